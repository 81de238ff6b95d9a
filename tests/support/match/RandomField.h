#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/tribute/DeckBuilding.h"
#include "match/tribute/text/Vocabulary.h"
#include "tests/support/match/RandomText.h"

namespace duelogue::tribute {

/// A generator of random positions of Tribute, as scenarios. The positions are possible in the middle of a duel, with
/// any cards of a pool on both sides.
class RandomField : private RandomText {
public:
    RandomField(const CardPool& pool, std::uint64_t seed) : RandomText(seed) {
        limit(mostCopies);
        for (const Definition& card : pool.definitions()) {
            const auto is = [&](Trait trait) { return (card.traits & bit(trait)) != 0; };
            m_all.push_back(card.name);
            if (is(Trait::Monster)) m_monsters.push_back(card.name);
            if (!is(Trait::Monster) && !is(Trait::Field)) m_backs.push_back(card.name);
            if (is(Trait::Field)) m_fields.push_back(card.name);
            if (is(Trait::Equip)) m_equips.push_back(card.name);
            if (is(Trait::Continuous)) m_lasting.push_back(card.name);
        }
    }

    [[nodiscard]] std::string text() {
        constexpr std::array phases{"draw", "standby", "main", "main", "battle", "second main", "end"};
        const unsigned turn = 2 + below(20);
        const std::string phase = phases[below(phases.size())];
        std::string text = head("tribute", turn, phase, 1 + below(2));
        for (const unsigned player : {1U, 2U}) text += side(player);
        return text;
    }

private:
    Names m_all;
    Names m_monsters;
    Names m_backs;  ///< cards that can be set in the spell and trap row
    Names m_fields;
    Names m_equips;
    Names m_lasting;  ///< cards that stay there face-up

    std::string side(unsigned player) {
        return "player " + std::to_string(player) + "\n" + line("life", std::to_string(100 * (1 + below(80)))) +
               line("hand", anyOf(m_all, below(8), player)) + line("field", field(player)) +
               line("graveyard", anyOf(m_all, below(8), player)) +
               line("deck", anyOf(m_all, 1 + below(oneIn(4) ? 3 : 25), player));
    }

    /// Returns monsters in all positions, set cards and cards that stay. Some monsters have another owner.
    std::string field(unsigned player) {
        std::string text;
        std::string open;
        Names hidden;
        for (unsigned i = below(6); i > 0; --i) {
            const unsigned owner = oneIn(9) ? 3 - player : player;
            const std::string& name = dealt(m_monsters, owner);
            const unsigned posture = below(4);
            Names notes;
            if (posture == 0) notes = {"face-down", "defending"};
            if (posture == 1) notes = {"defending"};
            if (oneIn(6)) notes.emplace_back("settled");
            if (posture > 1 && oneIn(6)) notes.emplace_back("spent");
            if (owner != player) notes.push_back("owner " + std::to_string(owner));
            if (posture == 0) hidden.push_back(name);
            if (posture > 0) open = name;
            add(text, name, notes);
        }
        // A name means the first such card, and a face-down monster cannot bear an equip.
        if (std::ranges::find(hidden, open) != hidden.end()) open.clear();
        unsigned backs = 0;
        for (; backs < below(5); ++backs)
            add(text, dealt(m_backs, player), oneIn(4) ? Names{"face-down", "fresh"} : Names{"face-down"});
        if (backs < 5 && !m_lasting.empty() && oneIn(3)) {
            add(text, dealt(m_lasting, player));
            ++backs;
        }
        if (backs < 5 && !open.empty() && !m_equips.empty() && oneIn(3))
            add(text, dealt(m_equips, player), {"on " + open});
        if (!m_fields.empty() && oneIn(3)) add(text, dealt(m_fields, player), oneIn(3) ? Names{"face-down"} : Names{});
        return text;
    }
};

}  // namespace duelogue::tribute
