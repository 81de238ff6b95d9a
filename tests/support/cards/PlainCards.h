#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <string>

#include "cards/data/CardPool.h"
#include "cards/rulestext/RulesText.h"

namespace duelogue {

/// The cards of a game as queries see them, read as plainly as possible and without cards/search. Names of fields are
/// looked up in tables, so this also checks the vocabularies. All texts are in lower case and without accents.
class PlainCards {
public:
    explicit PlainCards(const CardPool& pool) : m_pool(pool) {
        for (std::size_t i = 0; i < pool.definitions().size(); ++i) {
            const DefinitionId card(static_cast<std::uint16_t>(i));
            m_names += plain(pool[card].name);
            m_texts += plain(rulesText(pool, card));
        }
        for (const TraitWord& trait : pool.vocabulary().traits) m_traits += plain(trait.word);
        for (std::size_t tag = 0; tag < pool.tagCount(); ++tag)
            m_tags += plain(std::string(pool.tag(TagId(static_cast<std::uint16_t>(tag)))));
    }

    [[nodiscard]] const QString& name(DefinitionId card) const { return m_names[card.value]; }
    [[nodiscard]] const QString& text(DefinitionId card) const { return m_texts[card.value]; }

    [[nodiscard]] QSet<QChar> colorsOn(DefinitionId card) const {
        QSet<QChar> found;
        const QString cost = QString::fromStdString(costText(m_pool, card)).toLower();
        for (const QChar color : QString("wubrg")) {
            if (cost.contains(color)) found.insert(color);
        }
        return found;
    }

    [[nodiscard]] QStringList wordsOn(const QString& field, DefinitionId card) const {
        const bool isNetrun = m_pool.vocabulary().game == "netrun";
        const bool isBasebreak = m_pool.vocabulary().game == "basebreak";
        static const QStringList factions{"haas-bioroid", "jinteki",  "nbn",    "weyland", "neutral corp",
                                          "anarch",       "criminal", "shaper", "adam",    "neutral runner"};
        const QStringList traits = traitsOn(card, {Group::Type, Group::Supertype});
        if (field == "t")
            return traits + subtypesOn(card) +
                   (m_pool.vocabulary().resources.empty() ? traitsOn(card, {Group::Color}) : QStringList());
        if (field == "is") return traits + traitsOn(card, {Group::Color, Group::Keyword}) + propertiesOn(card);
        if (field == "kw") return traitsOn(card, {Group::Keyword});
        if (field == "attr") return traitsOn(card, {Group::Color});
        if (field == "kind") return subtypesOn(card);
        if (field == "f" && isBasebreak) return subtypesOn(card).mid(0, 1);
        QStringList found;
        for (const QString& word : traits) {
            static const QStringList kinds{"barrier", "code gate", "sentry", "virus", "region", "console"};
            if (field == "f" && factions.contains(word)) found += word;
            if (field == "s" && kinds.contains(word)) found += word;
            if (field == "d" && factions.contains(word)) found += factions.indexOf(word) < 5 ? "corp" : "runner";
        }
        if (field == "s") found += isNetrun ? subtypesOn(card) : setOn(card);
        return found;
    }

    [[nodiscard]] std::optional<int> numberOn(const QString& field, DefinitionId card) const {
        if (field == "copies") return m_pool[card].copies > 0 ? std::optional<int>(m_pool[card].copies) : std::nullopt;
        if (field == "cost") {
            const QStringList types = traitsOn(card, {Group::Type});
            if (types.contains("agenda") || types.contains("identity") || types.contains("server")) return std::nullopt;
            int sum = 0;
            for (const std::uint8_t part : m_pool[card].cost.resources) sum += part;
            return sum;
        }
        static const QHash<QString, QString> words{
            {"pow", "power"},       {"tou", "toughness"},        {"atk", "attack"},
            {"def", "defense"},     {"bp", "breakpoint"},        {"str", "strength"},
            {"link", "base link"},  {"mu", "memory cost"},       {"adv", "advancement requirement"},
            {"inf", "influence"},   {"points", "agenda points"}, {"deck", "minimum deck size"},
            {"trash", "trash cost"}};
        const std::string word = words.value(field, field).toStdString();
        const auto* figures = figuresOf(m_pool.vocabulary(), m_pool[card].traits);
        if (figures == nullptr) return std::nullopt;
        for (const std::uint8_t figure : *figures) {
            const FigureWord& each = m_pool.vocabulary().figures[figure];
            if (each.word == word) return m_pool[card].figures[each.slot];
        }
        return std::nullopt;
    }

private:
    using Group = TraitWord::Group;

    const CardPool& m_pool;
    QStringList m_names;
    QStringList m_texts;
    QStringList m_traits;
    QStringList m_tags;

    /// Lower case, without accents.
    static QString plain(const std::string& text) {
        QString all = QString::fromStdString(text).toLower().normalized(QString::NormalizationForm_D);
        all.remove(QRegularExpression("\\p{Mn}"));
        return all.replace(QChar(0x2014), '-').replace(QChar(0x2013), '-').replace(QChar(0x2019), '\'');
    }

    QStringList traitsOn(DefinitionId card, const QList<Group>& groups) const {
        QStringList found;
        const auto& traits = m_pool.vocabulary().traits;
        for (std::size_t i = 0; i < traits.size(); ++i) {
            if (groups.contains(traits[i].group) && ((m_pool[card].traits >> i) & 1U) != 0)
                found += m_traits[static_cast<qsizetype>(i)];
        }
        return found;
    }

    QStringList subtypesOn(DefinitionId card) const {
        QStringList found;
        for (const TagId tag : m_pool[card].tags) {
            if (tag) found += m_tags[tag.value];
        }
        return found;
    }

    QStringList setOn(DefinitionId card) const {
        QStringList found{plain(m_pool[card].set), plain(m_pool[card].setCode)};
        found.removeAll("");
        return found;
    }

    QStringList propertiesOn(DefinitionId card) const {
        const QStringList types = traitsOn(card, {Group::Type});
        QStringList found;
        if (m_texts[card.value].isEmpty()) found += "vanilla";
        if (m_pool.vocabulary().game != "arcana") return found;
        if (!types.contains("land")) found += "spell";
        if (!types.contains("sorcery") && !types.contains("instant")) found += "permanent";
        const bool isKeywords = !traitsOn(card, {Group::Keyword}).isEmpty() && m_pool[card].abilityCount == 0;
        if (isKeywords) found += "french vanilla";
        return found;
    }
};

}  // namespace duelogue
