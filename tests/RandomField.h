#pragma once

#include <array>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/state/Random.h"
#include "match/tribute/Words.h"

namespace duelogue::tribute {

/// Positions in the middle of a duel of Tribute that could have come about, with any cards of a pool on both sides, in
/// the notation: what goes wrong from there on is a scenario already.
class RandomField {
public:
    RandomField(const CardPool& pool, std::uint64_t seed) : m_random(seed), m_seed(seed) {
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
        std::string text = "game tribute\nname Random position " + std::to_string(m_seed) + "\nseed " +
                           std::to_string(m_seed) + "\nturn " + std::to_string(2 + below(20)) + " " +
                           phases[below(phases.size())] + " player " + std::to_string(1 + below(2)) + "\n";
        for (const unsigned player : {1U, 2U}) text += side(player);
        return text + "moves\n";
    }

private:
    Random m_random;
    std::uint64_t m_seed;
    std::vector<std::string> m_all;
    std::vector<std::string> m_monsters;
    std::vector<std::string> m_backs;  ///< what can lie set behind the monsters
    std::vector<std::string> m_fields;
    std::vector<std::string> m_equips;
    std::vector<std::string> m_lasting;  ///< what stays there face-up

    unsigned below(std::size_t count) { return m_random.below(static_cast<std::uint32_t>(count)); }
    bool oneIn(unsigned count) { return below(count) == 0; }
    const std::string& oneOf(const std::vector<std::string>& names) { return names[below(names.size())]; }

    std::string side(unsigned player) {
        return "player " + std::to_string(player) + "\nlife " + std::to_string(100 * (1 + below(80))) + "\n" +
               list("hand", cards(below(8))) + list("field", field(player)) + list("graveyard", cards(below(8))) +
               list("deck", cards(1 + below(oneIn(4) ? 3 : 25)));
    }

    static std::string list(const std::string& head, const std::string& what) {
        return what.empty() ? std::string() : head + " " + what + "\n";
    }

    std::string cards(unsigned count) {
        std::string text;
        for (unsigned i = 0; i < count; ++i) text += (text.empty() ? "" : ", ") + oneOf(m_all);
        return text;
    }

    /// Monsters in all positions, what is set and what stays, some under another player's control.
    std::string field(unsigned player) {
        std::string text;
        const auto add = [&](const std::string& name, const std::string& notes) {
            text += (text.empty() ? "" : ", ") + name + (notes.empty() ? "" : " (" + notes + ")");
        };
        std::string open;
        for (unsigned i = below(6); i > 0; --i) {
            const std::string& name = oneOf(m_monsters);
            const unsigned posture = below(4);
            std::string notes = posture == 0 ? "face-down, defending" : posture == 1 ? "defending" : "";
            if (oneIn(6)) notes += (notes.empty() ? "" : ", ") + std::string("settled");
            if (posture > 1 && oneIn(6)) notes += (notes.empty() ? "" : ", ") + std::string("spent");
            if (oneIn(9)) notes += (notes.empty() ? "" : ", ") + ("owner " + std::to_string(3 - player));
            if (posture > 0) open = name;
            add(name, notes);
        }
        unsigned backs = 0;
        for (; backs < below(5); ++backs) add(oneOf(m_backs), oneIn(4) ? "face-down, fresh" : "face-down");
        if (backs < 5 && !m_lasting.empty() && oneIn(3)) {
            add(oneOf(m_lasting), "");
            ++backs;
        }
        if (backs < 5 && !open.empty() && !m_equips.empty() && oneIn(3)) add(oneOf(m_equips), "on " + open);
        if (!m_fields.empty() && oneIn(3)) add(oneOf(m_fields), oneIn(3) ? "face-down" : "");
        return text;
    }
};

}  // namespace duelogue::tribute
