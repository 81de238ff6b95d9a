#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/decks/DeckMaker.h"
#include "match/arcana/text/Vocabulary.h"
#include "tests/support/match/RandomText.h"

namespace duelogue::arcana {

/// A generator of random positions of Arcana, as scenarios. The positions are possible in the middle of a match, with
/// any cards of a pool on both sides.
class RandomPosition : private RandomText {
public:
    RandomPosition(const CardPool& pool, std::uint64_t seed) : RandomText(seed) {
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
        std::string text = head("arcana", turn, phases[below(phases.size())], m_current);
        for (const unsigned player : {1U, 2U}) text += side(player);
        return text;
    }

private:
    unsigned m_current = 1;
    Names m_creatures;
    Names m_lands;
    Names m_plays;
    Names m_others;  ///< other cards that stay in play

    /// Returns a land with probability 1 in `landOneIn`, otherwise another card.
    const std::string& anyCard(unsigned landOneIn) { return oneOf(oneIn(landOneIn) ? m_lands : m_plays); }

    std::string side(unsigned player) {
        return "player " + std::to_string(player) + "\n" + line("life", std::to_string(1 + below(25))) +
               line("hand", cards(below(8), 5)) + line("battlefield", battlefield(player)) +
               line("graveyard", cards(below(8), 4)) + line("exile", cards(oneIn(4) ? 1 + below(3) : 0, 9)) +
               line("library", cards(1 + below(oneIn(4) ? 4 : 25), 3));
    }

    std::string cards(unsigned count, unsigned landOneIn) {
        std::string text;
        for (unsigned i = 0; i < count; ++i) add(text, anyCard(landOneIn));
        return text;
    }

    /// Returns lands of all colors, creatures and other permanents. With these lands, most cards in hand can soon be
    /// cast.
    std::string battlefield(unsigned player) {
        std::string text;
        for (unsigned i = below(11); i > 0; --i) {
            add(text, oneOf(m_lands), oneIn(6) ? Names{"tapped"} : Names{});
        }
        for (unsigned i = m_others.empty() ? 0 : below(4); i > 0; --i) add(text, oneOf(m_others));
        for (unsigned i = m_creatures.empty() ? 0 : below(7); i > 0; --i) {
            Names notes;
            if (oneIn(5)) notes.emplace_back("tapped");
            if (player == m_current && oneIn(5)) notes.emplace_back("sick");
            if (oneIn(12)) notes.push_back("owner " + std::to_string(3 - player));
            add(text, oneOf(m_creatures), notes);
        }
        return text;
    }
};

}  // namespace duelogue::arcana
