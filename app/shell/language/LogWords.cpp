#include "app/shell/language/LogWords.h"

#include <QCoreApplication>
#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/shell/language/LinePattern.h"

namespace duelogue {

namespace {

using NameCard = std::function<std::string(const MatchLog::Named*)>;
using NamePlayer = std::function<std::string(PlayerId)>;

/// Returns the translation of a key; empty if it is not listed.
QString listed(const std::string& key) {
    QString words = QCoreApplication::translate("log", key.c_str());
    return words == QString::fromStdString(key) ? QString() : words;
}

/// Returns the translation of a key, or the English text if it is not listed.
QString said(const char* key, const char* comment = nullptr) {
    return QCoreApplication::translate("log", key, comment);
}

/// Returns true if the language has translations of the log, which English lacks.
bool isListed() { return !listed("you").isEmpty(); }

/// A translator of one line for one reader.
class Reader {
public:
    Reader(const MatchLog::Line& line, PlayerId you, const NameCard& nameCard, const NamePlayer& namePlayer)
        : m_line(line), m_you(you), m_nameCard(nameCard), m_namePlayer(namePlayer) {
        for (const MatchLog::Named& each : line.cards) m_called.push_back(nameCard(&each));
        for (const LinePart& part : partsOf(line.text)) {
            if (part.kind != LinePart::Kind::Player || part.text.find(':') == std::string::npos) continue;
            m_doer = PlayerId(static_cast<std::uint8_t>(std::stoi(part.text)));
            break;
        }
    }

    [[nodiscard]] std::optional<QString> read(std::string_view text) const {
        auto words = sentence(text);
        return words ? words : joined(text);
    }

private:
    const MatchLog::Line& m_line;
    PlayerId m_you;
    PlayerId m_doer;
    const NameCard& m_nameCard;
    const NamePlayer& m_namePlayer;
    std::vector<std::string> m_called;  ///< the names of the line's cards

    [[nodiscard]] std::optional<QString> sentence(std::string_view text) const {
        const LinePattern pattern(text);
        if (const QString words = listed(pattern.key()); !words.isEmpty()) return filled(words, pattern);
        auto words = caused(text);
        return words ? words : begun(text);
    }

    /// Translates "[4]: {0:draws|draw} a card", a sentence with its cause.
    [[nodiscard]] std::optional<QString> caused(std::string_view text) const {
        const std::size_t end = text.starts_with('[') ? text.find("]: ") : std::string_view::npos;
        if (end == std::string_view::npos) return std::nullopt;
        const auto rest = read(text.substr(end + 3));
        const LinePattern cause(text.substr(0, end + 1));
        return rest ? std::optional(names("1", cause) + ": " + *rest) : std::nullopt;
    }

    /// Translates "No prize at [4] for …": the items after it are looked up one by one.
    [[nodiscard]] std::optional<QString> begun(std::string_view text) const {
        for (std::size_t at = text.rfind(' '); at != std::string_view::npos && at > 0; at = text.rfind(' ', at - 1)) {
            const LinePattern beginning(text.substr(0, at));
            const QString words = listed(beginning.key() + " …");
            if (words.isEmpty()) continue;
            const auto rest = each(text.substr(at + 1));
            const qsizetype gap = words.indexOf(u'…');
            if (!rest) return std::nullopt;
            return filled(words.left(gap), beginning) + *rest + filled(words.mid(gap + 1), beginning);
        }
        return std::nullopt;
    }

    /// Translates "this, that and those" item by item.
    [[nodiscard]] std::optional<QString> each(std::string_view text) const {
        if (auto whole = read(text)) return whole;
        constexpr std::string_view last = " and ";
        const std::size_t end = text.rfind(last);
        if (end == std::string_view::npos) return std::nullopt;
        const auto before = each(text.substr(0, end)), behind = read(text.substr(end + last.size()));
        return before && behind ? std::optional(*before + said(" and ") + *behind) : std::nullopt;
    }

    /// Translates sentences and additions that are separated by a comma or semicolon, and additions in brackets. The
    /// last part is as short as possible.
    [[nodiscard]] std::optional<QString> joined(std::string_view text) const {
        for (std::size_t at = text.size(); at-- > 1;) {
            const bool isBracket = text.substr(at).starts_with(" (");
            const bool isEnd = (text[at] == ',' || text[at] == ';') && text.substr(at + 1).starts_with(' ');
            const auto last = isBracket || isEnd ? behind(text.substr(at)) : std::nullopt;
            if (!last) continue;
            const auto before = read(text.substr(0, at));
            return before ? std::optional(*before + *last) : std::nullopt;
        }
        return std::nullopt;
    }

    /// Translates an addition such as ", thanks to [4]" or " (2 coins)", or a sentence after a separator.
    [[nodiscard]] std::optional<QString> behind(std::string_view text) const {
        const LinePattern addition(text);
        if (const QString words = listed(addition.key()); !words.isEmpty()) return filled(words, addition);
        const auto words = text.starts_with(' ') ? std::nullopt : sentence(text.substr(2));
        return words ? std::optional(QString::fromUtf8(text.data(), 2) + *words) : std::nullopt;
    }

    /// Returns a translation with all names and numbers filled in.
    [[nodiscard]] QString filled(const QString& words, const LinePattern& pattern) const {
        QString out;
        for (qsizetype i = 0; i < words.size(); ++i) {
            const QChar close = words[i] == u'{' ? u'}' : words[i] == u'[' ? u']' : u'\0';
            const qsizetype end = close.isNull() ? -1 : words.indexOf(close, i);
            if (words[i] == u'#' && i + 1 < words.size() && words[i + 1].isDigit()) {
                out += pattern.number(std::size_t(words[++i].digitValue()));
            } else if (end < 0) {
                out += words[i];
            } else {
                const QString token = words.mid(i + 1, end - i - 1);
                out += close == u'}' ? player(token, pattern) : names(token, pattern);
                i = end;
            }
        }
        return out;
    }

    [[nodiscard]] QString nameOf(PlayerId who) const { return QString::fromStdString(m_namePlayer(who)); }

    [[nodiscard]] QString whose(PlayerId who) const {
        const QString name = nameOf(who);
        const bool hisses = !name.isEmpty() && QString::fromUtf8("sxzß").contains(name.back().toLower());
        return (hisses ? said("%1's", "a name that ends in s, x or z") : said("%1's")).arg(name);
    }

    /// Fills in a player: "A:zieht|ziehst", "A?zieht|ziehst", "A's|dein", "A|dir", "A".
    [[nodiscard]] QString player(const QString& token, const LinePattern& pattern) const {
        const PlayerId who = pattern.player(token.front());
        const bool you = who == m_you;
        const bool possessive = token.mid(1).startsWith(QLatin1String("'s"));
        const QChar sort = possessive ? u'\'' : token.size() > 1 ? token[1] : u'\0';
        const QString forms = sort == u'|' ? token.mid(2) : possessive ? token.mid(4) : token.mid(2);
        if (possessive) return you ? forms : whose(who);
        if (sort == u'|') return you ? forms : nameOf(who);
        QString form = you ? forms.section(u'|', 1) : forms.section(u'|', 0, 0);
        if (sort == u'?') return form;
        const QString name = you ? said("you") : nameOf(who);
        return sort == u':' ? name + ' ' + form : name;
    }

    /// Fills in a list of names: "1" or "1|dir".
    [[nodiscard]] QString names(const QString& token, const LinePattern& pattern) const {
        const std::vector<LinePart> parts = pattern.names(token.section(u'|', 0, 0).toUInt());
        const QString reader = token.contains(u'|') ? token.section(u'|', 1) : said("you");
        QStringList words;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (i + 1 < parts.size() && isPlace(parts[i + 1].text)) {
                const QString separator = said(parts[i + 1].text.c_str());
                words += enumerated(counted(parts[i])) + separator + enumerated(counted(parts[i + 2]));
                i += 2;
            } else if (parts[i].kind == LinePart::Kind::Player) {
                const PlayerId who(static_cast<std::uint8_t>(std::stoi(parts[i].text)));
                words += who == m_you ? reader : nameOf(who);
            } else {
                words += counted(parts[i]);
            }
        }
        return enumerated(words);
    }

    [[nodiscard]] static QString enumerated(QStringList words) {
        const QString last = words.isEmpty() ? QString() : words.takeLast();
        return words.isEmpty() ? last : words.join(", ") + said(" and ") + last;
    }

    /// Returns each name once, with its count: "Bär ×2", "Oger", "2 Karten".
    [[nodiscard]] QStringList counted(const LinePart& cards) const {
        std::vector<QString> all;
        for (const CardId card : MatchLog::cardsIn(cards.text)) all.push_back(cardName(card));
        QStringList words;
        for (const auto& [name, count] : MatchLog::eachOnce(all)) {
            words += count > 1 ? several(name, count) : name.isEmpty() ? said("a card") : name;
        }
        return words;
    }

    [[nodiscard]] static QString several(const QString& name, int times) {
        const QString number = QString::number(times);
        return name.isEmpty() ? number + ' ' + said("cards") : name + QString::fromUtf8(" ×") + number;
    }

    /// Returns the name of a card; empty if it is unknown. The owner is added if another player's card has the same
    /// name.
    [[nodiscard]] QString cardName(CardId card) const {
        const std::size_t at = m_line.placeOf(card);
        const std::string name = at == m_called.size() ? m_nameCard(nullptr) : m_called[at];
        if (name == MatchLog::unknownCard) return {};
        QString words = QString::fromStdString(name);
        const bool shared =
            at < m_called.size() && m_line.cards[at].whose != m_doer && m_line.isShared(m_called, at, m_you);
        if (!shared) return words;
        const PlayerId owner = m_line.cards[at].whose;
        return words + ' ' + (owner == m_you ? said("of yours") : said("of %1").arg(nameOf(owner)));
    }
};

}  // namespace

std::string logPattern(const std::string& text) { return LinePattern(text).key(); }

QString readLog(const MatchLog::Line& line, PlayerId you, const NameCard& nameCard, const NamePlayer& namePlayer) {
    const bool isSaid = line.remark || !isListed();
    const auto words = isSaid ? std::nullopt : Reader(line, you, nameCard, namePlayer).read(line.text);
    if (!words) return QString::fromStdString(readLine(line, you, nameCard, namePlayer));
    return words->left(1).toUpper() + words->mid(1);
}

}  // namespace duelogue
