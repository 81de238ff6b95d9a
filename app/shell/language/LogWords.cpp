#include "app/shell/language/LogWords.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

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

/// The separators between cards and their place.
constexpr std::array<std::string_view, 2> places{" at ", " on "};

bool isPlace(std::string_view text) { return std::ranges::find(places, text) != places.end(); }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// A part of a line: a value that differs between matches, or a piece of text.
struct Part {
    enum class Kind { Text, Player, Names, Number };
    Kind kind = Kind::Text;
    std::string text;  ///< without brackets
    [[nodiscard]] bool isName() const {
        const bool bare = kind == Kind::Player && std::ranges::all_of(text, isDigit);
        return bare || kind == Kind::Names;
    }
};

/// Returns the end of the part that begins at `from`.
std::size_t endOf(std::string_view text, std::size_t from) {
    if (text[from] == '{') return std::min(text.find('}', from), text.size() - 1) + 1;
    if (text[from] == '[') return std::min(text.find(']', from), text.size() - 1) + 1;
    std::size_t end = from + 1;
    const bool digit = isDigit(text[from]);
    while (end < text.size() && text[end] != '{' && text[end] != '[' && isDigit(text[end]) == digit) ++end;
    return end;
}

std::vector<Part> partsOf(std::string_view text) {
    std::vector<Part> parts;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = endOf(text, at);
        const std::string_view piece = text.substr(at, end - at);
        if (piece.front() == '{') {
            parts.push_back({Part::Kind::Player, std::string(piece.substr(1, piece.size() - 2))});
        } else if (piece.front() == '[') {
            parts.push_back({Part::Kind::Names, std::string(piece.substr(1, piece.size() - 2))});
        } else {
            parts.push_back({isDigit(piece.front()) ? Part::Kind::Number : Part::Kind::Text, std::string(piece)});
        }
        at = end;
    }
    return parts;
}

/// The pattern of a line, or of a part that is a sentence or an addition, for the lookup.
class LinePattern {
public:
    explicit LinePattern(std::string_view text) {
        const std::vector<Part> parts = partsOf(text);
        for (std::size_t i = 0; i < parts.size();) {
            const std::size_t end = endOfNames(parts, i);
            if (end > i + 1) {
                addNames(
                    {parts.begin() + static_cast<std::ptrdiff_t>(i), parts.begin() + static_cast<std::ptrdiff_t>(end)});
            } else {
                add(parts[i]);
            }
            i = end;
        }
    }

    [[nodiscard]] const std::string& key() const { return m_key; }
    /// Returns the player with this letter.
    [[nodiscard]] PlayerId player(QChar letter) const {
        const auto at = static_cast<std::size_t>(letter.unicode() - 'A');
        return at < m_players.size() ? PlayerId(static_cast<std::uint8_t>(std::stoi(m_players[at]))) : PlayerId{};
    }
    /// Returns the players and cards of a place, in their order; a place is preceded by its separator.
    [[nodiscard]] std::vector<Part> names(std::size_t number) const {
        return number - 1 < m_names.size() ? m_names[number - 1] : std::vector<Part>{};
    }
    [[nodiscard]] QString number(std::size_t number) const {
        return number - 1 < m_numbers.size() ? QString::fromStdString(m_numbers[number - 1]) : QString();
    }

private:
    std::string m_key;
    std::vector<std::string> m_players;
    std::vector<std::vector<Part>> m_names;
    std::vector<std::string> m_numbers;

    /// Returns the index after the name at `at`, "[4]" or "[4] at [9]", or `at` without a name.
    static std::size_t endOfName(const std::vector<Part>& parts, std::size_t at) {
        if (at >= parts.size() || !parts[at].isName()) return at;
        const bool isPlaced = at + 2 < parts.size() && parts[at].kind == Part::Kind::Names &&
                              isPlace(parts[at + 1].text) && parts[at + 2].kind == Part::Kind::Names;
        return isPlaced ? at + 3 : at + 1;
    }

    /// Returns the index after the list of names at `from`, such as "[4], {0} and {1}", or the next index without a
    /// name.
    static std::size_t endOfNames(const std::vector<Part>& parts, std::size_t from) {
        const std::size_t first = endOfName(parts, from);
        if (first == from) return from + 1;
        for (std::size_t at = first; at + 1 < parts.size();) {
            const std::size_t next = endOfName(parts, at + 1);
            if (next == at + 1) break;
            if (parts[at].text == " and ") return next;
            if (parts[at].text != ", ") break;
            at = next;
        }
        return first;
    }

    void add(const Part& part) {
        if (part.kind == Part::Kind::Names) return addNames({part});
        if (part.kind == Part::Kind::Number) {
            m_numbers.push_back(part.text);
            m_key += '#' + std::to_string(m_numbers.size());
        } else if (part.kind == Part::Kind::Player) {
            const std::size_t digits = part.text.find_first_not_of("0123456789");
            const std::string who = part.text.substr(0, digits);
            const auto known = std::ranges::find(m_players, who);
            m_key += std::string("{") + static_cast<char>('A' + (known - m_players.begin()));
            if (known == m_players.end()) m_players.push_back(who);
            m_key += (digits == std::string::npos ? std::string() : part.text.substr(digits)) + '}';
        } else {
            m_key += part.text;
        }
    }

    void addNames(std::vector<Part> names) {
        std::erase_if(names, [](const Part& part) { return !part.isName() && !isPlace(part.text); });
        m_names.push_back(std::move(names));
        m_key += '[' + std::to_string(m_names.size()) + ']';
    }
};

/// A translator of one line for one reader.
class Reader {
public:
    Reader(const MatchLog::Line& line, PlayerId you, const NameCard& nameCard, const NamePlayer& namePlayer)
        : m_line(line), m_you(you), m_nameCard(nameCard), m_namePlayer(namePlayer) {
        for (const MatchLog::Named& each : line.cards) m_called.push_back(nameCard(&each));
        for (const Part& part : partsOf(line.text)) {
            if (part.kind != Part::Kind::Player || part.text.find(':') == std::string::npos) continue;
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
        const std::vector<Part> parts = pattern.names(token.section(u'|', 0, 0).toUInt());
        const QString reader = token.contains(u'|') ? token.section(u'|', 1) : said("you");
        QStringList words;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (i + 1 < parts.size() && isPlace(parts[i + 1].text)) {
                const QString separator = said(parts[i + 1].text.c_str());
                words += enumerated(counted(parts[i])) + separator + enumerated(counted(parts[i + 2]));
                i += 2;
            } else if (parts[i].kind == Part::Kind::Player) {
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
    [[nodiscard]] QStringList counted(const Part& cards) const {
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
        const bool shared = at < m_called.size() && m_line.cards[at].whose != m_doer && m_line.isShared(m_called, at);
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
