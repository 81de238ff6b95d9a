#pragma once

#include <QString>
#include <string>
#include <string_view>
#include <vector>

#include "match/state/Ids.h"

namespace duelogue {

/// A part of a line: a value that differs between matches, or a piece of text.
struct LinePart {
    enum class Kind { Text, Player, Names, Number };
    Kind kind = Kind::Text;
    std::string text;  ///< without brackets
    /// Returns true for cards, and for a player without further words.
    [[nodiscard]] bool isName() const;
};

/// Divides a line of the log into its parts.
[[nodiscard]] std::vector<LinePart> partsOf(std::string_view text);
/// Returns true for a separator between cards and their place: " at ", " on ".
[[nodiscard]] bool isPlace(std::string_view text);

/// The pattern of a line, or of a part that is a sentence or an addition, for the lookup.
class LinePattern {
public:
    explicit LinePattern(std::string_view text);

    [[nodiscard]] const std::string& key() const { return m_key; }
    /// Returns the player with this letter.
    [[nodiscard]] PlayerId player(QChar letter) const {
        const auto at = static_cast<std::size_t>(letter.unicode() - 'A');
        return at < m_players.size() ? PlayerId(static_cast<std::uint8_t>(std::stoi(m_players[at]))) : PlayerId{};
    }
    /// Returns the players and cards of a place, in their order; a place is preceded by its separator.
    [[nodiscard]] std::vector<LinePart> names(std::size_t number) const {
        return number - 1 < m_names.size() ? m_names[number - 1] : std::vector<LinePart>{};
    }
    [[nodiscard]] QString number(std::size_t number) const {
        return number - 1 < m_numbers.size() ? QString::fromStdString(m_numbers[number - 1]) : QString();
    }

private:
    std::string m_key;
    std::vector<std::string> m_players;
    std::vector<std::vector<LinePart>> m_names;
    std::vector<std::string> m_numbers;

    /// Returns the index after the name at `at`, "[4]" or "[4] at [9]", or `at` without a name.
    static std::size_t endOfName(const std::vector<LinePart>& parts, std::size_t at);

    /// Returns the index after the list of names at `from`, such as "[4], {0} and {1}", or the next index without a
    /// name.
    static std::size_t endOfNames(const std::vector<LinePart>& parts, std::size_t from);

    void add(const LinePart& part);

    void addNames(std::vector<LinePart> names);
};

}  // namespace duelogue
