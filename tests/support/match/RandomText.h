#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "match/state/Random.h"

namespace duelogue {

/// A base class for generators of random positions of any game, with helpers to deal and write cards.
class RandomText {
protected:
    using Names = std::vector<std::string>;

    explicit RandomText(std::uint64_t seed) : m_random(seed), m_seed(seed) {}

    [[nodiscard]] unsigned below(std::size_t count) { return m_random.below(static_cast<std::uint32_t>(count)); }
    [[nodiscard]] bool oneIn(unsigned count) { return below(count) == 0; }
    [[nodiscard]] const std::string& oneOf(const Names& names) { return names[below(names.size())]; }
    /// Limits the number of copies that each player has of a name. 0 means no limit.
    void limit(unsigned copies) { m_copies = copies; }
    /// Limits the copies of this name.
    void limit(const std::string& name, unsigned copies) { m_copiesOf[name] = copies; }
    /// Deals a card to a player. Returns a name of which the player may have another copy, or any name if all limits
    /// are reached.
    [[nodiscard]] const std::string& dealt(const Names& names, unsigned player) {
        const unsigned first = below(names.size());
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::string& name = names[(first + i) % names.size()];
            const auto special = m_copiesOf.find(name);
            const unsigned most = special != m_copiesOf.end() ? special->second : m_copies;
            if (most != 0 && m_dealt[{player, name}] >= most) continue;
            ++m_dealt[{player, name}];
            return name;
        }
        return names[first];
    }
    /// Returns a list of `count` dealt cards.
    [[nodiscard]] std::string anyOf(const Names& names, unsigned count, unsigned player) {
        std::string text;
        for (unsigned i = 0; i < count; ++i) add(text, dealt(names, player));
        return text;
    }
    /// Returns the beginning of a position in that phase of the player's turn.
    [[nodiscard]] std::string head(const std::string& game, unsigned turn, const std::string& phase,
                                   unsigned player) const {
        return "game " + game + "\nname Random position " + std::to_string(m_seed) + "\nseed " +
               std::to_string(m_seed) + "\nturn " + std::to_string(turn) + " " + phase + " player " +
               std::to_string(player) + "\n";
    }
    /// Returns a line, or an empty string if its content is empty.
    [[nodiscard]] static std::string line(const std::string& head, const std::string& what) {
        return what.empty() ? std::string() : "  " + head + " " + what + "\n";
    }
    /// Appends a card with its notes to a list.
    static void add(std::string& list, const std::string& card, const Names& notes = {}) {
        std::string all;
        for (const std::string& note : notes) all += (all.empty() ? "" : ", ") + note;
        list += (list.empty() ? "" : ", ") + card + (all.empty() ? "" : " (" + all + ")");
    }

private:
    Random m_random;
    std::uint64_t m_seed;
    unsigned m_copies = 0;
    std::map<std::string, unsigned> m_copiesOf;
    std::map<std::pair<unsigned, std::string>, unsigned> m_dealt;
};

}  // namespace duelogue
