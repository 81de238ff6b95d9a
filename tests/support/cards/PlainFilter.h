#pragma once

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "tests/support/cards/PlainCards.h"

namespace duelogue {

/// Random queries, and whether a card matches them, written as plainly as possible and without cards/search.
class PlainFilter {
public:
    PlainFilter(const CardPool& pool, unsigned seed) : m_pool(pool), m_cards(pool), m_random(seed) {}

    /// A condition, or a list of queries that must all hold or of which one must hold.
    struct Plain {
        enum class Kind : std::uint8_t { Condition, Not, All, Any } kind = Kind::Condition;
        std::vector<Plain> parts{};
        QString field{};
        QString sign{};
        QString value{};
    };

    [[nodiscard]] Plain random(int depth = 3) {
        const std::size_t kind = depth == 0 ? 0 : below(7);
        if (kind < 3) return condition();
        if (kind == 3) return {.kind = Plain::Kind::Not, .parts = {random(depth - 1)}};
        Plain made{.kind = kind < 5 ? Plain::Kind::Any : Plain::Kind::All};
        for (std::size_t count = 2 + below(2); count > 0; --count) made.parts.push_back(random(depth - 1));
        return made;
    }

    [[nodiscard]] QString text(const Plain& query) const {
        if (query.kind == Plain::Kind::Condition) {
            const QString value = query.value.contains(QRegularExpression("[^\\w.]")) || query.value == "or"
                                      ? '"' + query.value + '"'
                                      : query.value;
            return query.field + query.sign + value;
        }
        if (query.kind == Plain::Kind::Not) return "-(" + text(query.parts.front()) + ")";
        QStringList texts;
        for (const Plain& part : query.parts) texts += "(" + text(part) + ")";
        return texts.join(query.kind == Plain::Kind::Any ? " or " : " ");
    }

    [[nodiscard]] bool matches(const Plain& query, DefinitionId card) const {
        const auto holds = [&](const Plain& part) { return matches(part, card); };
        switch (query.kind) {
            case Plain::Kind::Condition:
                return meets(query, card);
            case Plain::Kind::Not:
                return !holds(query.parts.front());
            case Plain::Kind::All:
                return std::all_of(query.parts.begin(), query.parts.end(), holds);
            case Plain::Kind::Any:
                return std::any_of(query.parts.begin(), query.parts.end(), holds);
        }
        return false;
    }

private:
    const CardPool& m_pool;
    PlainCards m_cards;
    std::mt19937 m_random;

    /// The fields of all games. Unknown fields of a game are skipped.
    const QStringList m_wordFields{"t", "is", "kw", "attr", "kind", "f", "s", "d"};
    const QStringList m_numberFields{"cost",  "pow",    "tou",    "level", "atk",   "def",  "bp",
                                     "first", "second", "third",  "str",   "adv",   "link", "mu",
                                     "deck",  "inf",    "points", "trash", "copies"};

    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(m_random); }
    template <class List>
    auto oneOf(const List& list) {
        return list[static_cast<typename List::size_type>(below(static_cast<std::size_t>(list.size())))];
    }

    static QString joined(QString word) { return word.remove(' ').remove('-'); }

    bool has(const std::string& field) const {
        return std::ranges::any_of(m_pool.vocabulary().fields, [&](const FieldWord& word) {
            return std::ranges::find(word.names, field) != word.names.end();
        });
    }

    Plain condition() {
        for (;;) {
            const DefinitionId card(static_cast<std::uint16_t>(below(m_pool.definitions().size())));
            const std::optional<Plain> made = conditionLike(card, below(6));
            if (made) return *made;
        }
    }

    /// Returns a condition about something that the card has.
    std::optional<Plain> conditionLike(DefinitionId card, std::size_t kind) {
        if (kind == 0) return Plain{.value = part(m_cards.name(card))};
        if (kind == 1) {
            const QString line = oneOf(m_cards.text(card).split('\n'));
            const QString words = line.section(' ', 0, static_cast<qsizetype>(below(3)));
            if (words.isEmpty() || words.contains('"')) return std::nullopt;
            return Plain{.field = "o", .sign = ":", .value = words};
        }
        if (kind == 2 && has("c")) return Plain{.field = "c", .sign = anySign(), .value = letters(card)};
        if (kind == 3) {
            const QString field = oneOf(m_numberFields);
            const auto number = has(field.toStdString()) ? m_cards.numberOn(field, card) : std::nullopt;
            if (!number) return std::nullopt;
            const int step = field == "atk" || field == "def" ? 100 : 1;
            const int value = *number + (static_cast<int>(below(3)) - 1) * step;
            return Plain{.field = field, .sign = anySign(), .value = QString::number(value)};
        }
        const QString field = oneOf(m_wordFields);
        const QStringList words = has(field.toStdString()) ? m_cards.wordsOn(field, card) : QStringList();
        if (words.isEmpty()) return std::nullopt;
        const QString word = oneOf(words);
        const QString sign = oneOf(QStringList{":", ":", "=", "!="});
        return Plain{.field = field, .sign = sign, .value = sign == ":" ? part(word, 0) : word};
    }

    QString anySign() { return oneOf(QStringList{":", "=", "!=", "<", "<=", ">", ">="}); }

    /// Returns a part of a text, without quotation marks and backslashes.
    QString part(const QString& text, std::size_t from) {
        const std::size_t length = 1 + below(4);
        return text.mid(static_cast<qsizetype>(from), static_cast<qsizetype>(length));
    }
    QString part(const QString& text) {
        return part(text, below(static_cast<std::size_t>(text.size()))).replace('"', 'a');
    }

    QString letters(DefinitionId card) {
        QString found;
        for (const QChar color : QString("wubrg")) {
            if (m_cards.colorsOn(card).contains(color) || below(5) == 0) found += color;
        }
        return found.isEmpty() ? QString("colorless") : found;
    }

    template <class Value>
    static bool compare(const Value& left, const QString& sign, const Value& right) {
        if (sign == ":" || sign == "=") return left == right;
        if (sign == "!=") return left != right;
        if (sign == "<") return left < right;
        if (sign == "<=") return left <= right;
        return sign == ">" ? left > right : left >= right;
    }

    bool meets(const Plain& query, DefinitionId card) const {
        if (query.field.isEmpty()) return m_cards.name(card).contains(query.value);
        if (query.field == "o") return m_cards.text(card).contains(query.value);
        if (query.field == "c") return meetsColors(query, card);
        if (m_numberFields.contains(query.field)) {
            const auto number = m_cards.numberOn(query.field, card);
            return number && compare(*number, query.sign, query.value.toInt());
        }
        const QStringList words = m_cards.wordsOn(query.field, card);
        const bool isBegun = std::ranges::any_of(
            words, [&](const QString& word) { return joined(word).startsWith(joined(query.value)); });
        const bool isThere =
            std::ranges::any_of(words, [&](const QString& word) { return joined(word) == joined(query.value); });
        return query.sign == ":" ? isBegun : isThere == (query.sign == "=");
    }

    bool meetsColors(const Plain& query, DefinitionId card) const {
        const QSet<QChar> colors = m_cards.colorsOn(card);
        QSet<QChar> asked;
        if (query.value != "colorless") asked = QSet<QChar>(query.value.begin(), query.value.end());
        const bool isNone = asked.isEmpty() && query.sign == ":";
        if (isNone || query.sign == "=") return colors == asked;
        if (query.sign == "!=") return colors != asked;
        if (query.sign == "<=" || query.sign == "<")
            return asked.contains(colors) && (query.sign == "<=" || colors != asked);
        return colors.contains(asked) && (query.sign != ">" || colors != asked);
    }
};

}  // namespace duelogue
