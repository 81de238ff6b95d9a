#pragma once

#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/basebreak/text/Vocabulary.h"
#include "tests/support/match/RandomText.h"

namespace duelogue::basebreak {

/// A generator of random positions of Basebreak, as scenarios. The positions are possible in the middle of a match of
/// two to four players, with any cards of a pool.
class RandomBases : private RandomText {
public:
    RandomBases(const CardPool& pool, std::uint64_t seed) : RandomText(seed), m_pool(pool) {
        for (const Definition& card : pool.definitions()) {
            if (card.copies != 0) limit(card.name, card.copies);
            if (is(card, Trait::Base)) m_baseCards.push_back(card.name);
            if (!is(card, Trait::Base)) m_all.push_back(card.name);
            if (is(card, Trait::Minion)) m_minions.push_back(card.name);
            if (is(card, Trait::Ongoing)) (isForBases(card) ? m_onBases : m_onMinions).push_back(card.name);
        }
    }

    [[nodiscard]] std::string text(unsigned players) {
        const Names phases{"start", "play", "play", "play", "play", "score", "draw", "end"};
        const unsigned current = 1 + below(players);
        std::string text = head("basebreak", players + 1 + below(20), oneOf(phases), current) + table(players);
        for (unsigned player = 1; player <= players; ++player) text += side(player, players, player == current);
        return text;
    }

private:
    static constexpr unsigned cardsOfADeck = 40;

    const CardPool& m_pool;
    Names m_all;  ///< all cards except bases
    Names m_minions;
    Names m_onBases;  ///< actions played on bases
    Names m_onMinions;
    Names m_baseCards;
    Names m_bases;     ///< bases in play
    Names m_standing;  ///< minions in play

    static bool is(const Definition& card, Trait trait) { return (card.traits & bit(trait)) != 0; }
    /// Returns true if the action is played on a base, which is its first target.
    [[nodiscard]] bool isForBases(const Definition& card) const {
        for (const Ability& ability : m_pool.abilitiesOf(card)) {
            if (ability.kind != AbilityKind::Played || ability.targetCount == 0) continue;
            const Filter& where = m_pool[m_pool.targetsOf(ability).front().cards];
            return ((where.all | where.any) & bit(Trait::Base)) != 0;
        }
        return false;
    }

    /// Returns the table, with one base more than players. Each base exists once.
    std::string table(unsigned players) {
        Names left = m_baseCards;
        const auto some = [&](unsigned count) {
            Names taken;
            for (unsigned i = 0; i < count && !left.empty(); ++i) {
                const auto at = left.begin() + below(left.size());
                taken.push_back(*at);
                left.erase(at);
            }
            return taken;
        };
        const auto listed = [](const Names& names) {
            std::string text;
            for (const std::string& name : names) add(text, name);
            return text;
        };
        m_bases = some(players + 1);
        const Names deck = some(oneIn(4) ? below(3) : 3 + below(6));
        return "table\n" + line("play", listed(m_bases)) + line("base deck", listed(deck)) +
               line("base discard", listed(some(below(4))));
    }

    std::string side(unsigned player, unsigned players, bool isCurrent) {
        std::string text = "player " + std::to_string(player) + "\n" + line("points", std::to_string(below(15)));
        if (isCurrent && oneIn(3)) text += line("minion of the turn", "1");
        if (isCurrent && oneIn(3)) text += line("action of the turn", "1");
        const unsigned hand = below(9);
        unsigned rest = cardsOfADeck - hand;
        text += line("hand", anyOf(m_all, hand, player)) + line("play", inPlay(player, players, rest));
        const unsigned left = below(oneIn(4) ? 3 : rest + 1);
        return text + line("discard pile", anyOf(m_all, rest - left, player)) +
               line("deck", anyOf(m_all, left, player));
    }

    /// Returns minions at bases, some owned by other players, and actions on bases and minions.
    std::string inPlay(unsigned player, unsigned players, unsigned& rest) {
        std::string text;
        const auto put = [&](const Names& names, const std::string& host) {
            --rest;
            const unsigned owner = oneIn(12) ? 1 + below(players) : player;
            const std::string& name = dealt(names, owner);
            Names notes{"on " + host};
            if (owner != player) notes.push_back("owner " + std::to_string(owner));
            if (oneIn(12)) notes.emplace_back("spent");
            if (oneIn(20)) notes.emplace_back("marked");
            add(text, name, notes);
            return name;
        };
        for (unsigned i = below(8); i > 0; --i) m_standing.push_back(put(m_minions, oneOf(m_bases)));
        for (unsigned i = below(3); i > 0; --i) (void)put(m_onBases, oneOf(m_bases));
        for (unsigned i = m_standing.empty() ? 0 : below(3); i > 0; --i) (void)put(m_onMinions, oneOf(m_standing));
        return text;
    }
};

}  // namespace duelogue::basebreak
