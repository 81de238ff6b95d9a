#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/decks/DeckMaker.h"
#include "match/arcana/Words.h"
#include "match/state/Random.h"

namespace duelogue::arcana {

/// Positions in the middle of a match of Arcana that could have come about, with any cards of a pool on both sides, in
/// the notation: what goes wrong from there on is a scenario already.
class RandomPosition {
public:
    RandomPosition(const CardPool& pool, std::uint64_t seed) : m_pool(pool), m_random(seed), m_seed(seed) {
        for (std::uint16_t d = 0; d < pool.definitions().size(); ++d) {
            const Definition& card = pool.definitions()[d];
            if ((card.traits & bit(Trait::Creature)) != 0) m_creatures.push_back(card.name);
            if ((card.traits & bit(Trait::Land)) != 0) m_lands.push_back(card.name);
            if ((card.traits & bit(Trait::Land)) == 0) m_plays.push_back(card.name);
            if ((card.traits & (bit(Trait::Artifact) | bit(Trait::Enchantment))) != 0) m_others.push_back(card.name);
        }
    }

    [[nodiscard]] std::string text() {
        constexpr std::array phases{"upkeep",       "draw", "main",        "main", "main",
                                    "begin combat", "main", "second main", "end"};
        const unsigned turn = 3 + below(20);
        m_current = 1 + below(2);
        std::string text = "game arcana\nname Random position " + std::to_string(m_seed) + "\nseed " +
                           std::to_string(m_seed) + "\nturn " + std::to_string(turn) + " " +
                           phases[below(phases.size())] + " player " + std::to_string(m_current) + "\n";
        for (const unsigned player : {1U, 2U}) text += side(player);
        return text;
    }

private:
    const CardPool& m_pool;
    Random m_random;
    std::uint64_t m_seed;
    unsigned m_current = 1;
    std::vector<std::string> m_creatures;
    std::vector<std::string> m_lands;
    std::vector<std::string> m_plays;
    std::vector<std::string> m_others;  ///< what else stays in play

    unsigned below(std::size_t count) { return m_random.below(static_cast<std::uint32_t>(count)); }
    bool oneIn(unsigned count) { return below(count) == 0; }
    const std::string& oneOf(const std::vector<std::string>& names) { return names[below(names.size())]; }
    /// Nearly all are plays; the others lands.
    const std::string& anyCard(unsigned landOneIn) { return oneOf(oneIn(landOneIn) ? m_lands : m_plays); }

    std::string side(unsigned player) {
        return "player " + std::to_string(player) + "\n" + list("life", std::to_string(1 + below(25))) +
               list("hand", cards(below(8), 5)) + list("battlefield", battlefield(player)) +
               list("graveyard", cards(below(8), 4)) + list("exile", cards(oneIn(4) ? 1 + below(3) : 0, 9)) +
               list("library", cards(1 + below(oneIn(4) ? 4 : 25), 3));
    }

    static std::string list(const std::string& head, const std::string& what) {
        return what.empty() ? std::string() : "  " + head + " " + what + "\n";
    }

    std::string cards(unsigned count, unsigned landOneIn) {
        std::string text;
        for (unsigned i = 0; i < count; ++i) text += (text.empty() ? "" : ", ") + anyCard(landOneIn);
        return text;
    }

    /// Lands of every colour, so that whatever is in the hand can be cast soon, creatures, and what else there is.
    std::string battlefield(unsigned player) {
        std::string text;
        const auto add = [&](const std::string& name, const std::vector<std::string>& notes) {
            std::string all;
            for (const std::string& note : notes) all += (all.empty() ? "" : ", ") + note;
            text += (text.empty() ? "" : ", ") + name + (all.empty() ? "" : " (" + all + ")");
        };
        for (unsigned i = below(11); i > 0; --i) {
            add(oneOf(m_lands), oneIn(6) ? std::vector<std::string>{"tapped"} : std::vector<std::string>{});
        }
        for (unsigned i = m_others.empty() ? 0 : below(4); i > 0; --i) add(oneOf(m_others), {});
        for (unsigned i = m_creatures.empty() ? 0 : below(7); i > 0; --i) {
            std::vector<std::string> notes;
            if (oneIn(5)) notes.emplace_back("tapped");
            if (player == m_current && oneIn(5)) notes.emplace_back("sick");
            if (oneIn(12)) notes.push_back("owner " + std::to_string(3 - player));
            add(oneOf(m_creatures), notes);
        }
        return text;
    }
};

}  // namespace duelogue::arcana
