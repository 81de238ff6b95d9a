#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "match/netrun/Netrun.h"
#include "match/notation/Journal.h"
#include "tests/support/match/ProgramCards.h"

namespace duelogue {

/// Netrun with the program's cards, for tests without a window. A singleton.
class NetrunGame {
public:
    [[nodiscard]] static const NetrunGame& instance() {
        static const NetrunGame game;
        return game;
    }
    [[nodiscard]] const netrun::Netrun& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    /// Returns a random start. Each side has a random identity and 45 random cards of that side, at most three of each.
    [[nodiscard]] MatchStart start(std::uint64_t seed) const {
        Random random(seed);
        return {seed, {deckOf(netrun::corpFactions, random), deckOf(netrun::runnerFactions, random)}};
    }
    /// Returns a match that waits for its first answer.
    [[nodiscard]] Match begun(std::uint64_t seed) const {
        Match match(*m_rulebook);
        begin(match, start(seed));
        return match;
    }

private:
    CardPool m_pool{netrun::vocabulary()};
    std::unique_ptr<netrun::Netrun> m_rulebook;

    NetrunGame() {
        addProgramCards(m_pool);
        m_rulebook = std::make_unique<netrun::Netrun>(m_pool);
    }

    [[nodiscard]] std::vector<DefinitionId> cardsOf(Traits factions, bool identities) const {
        std::vector<DefinitionId> cards;
        for (std::size_t d = 0; d < m_pool.definitions().size(); ++d) {
            const Definition& card = m_pool.definitions()[d];
            const bool identity = (card.traits & netrun::bit(netrun::Trait::Identity)) != 0;
            if ((card.traits & factions) != 0 && identity == identities)
                cards.emplace_back(static_cast<std::uint16_t>(d));
        }
        return cards;
    }
    [[nodiscard]] std::vector<DefinitionId> deckOf(Traits factions, Random& random) const {
        constexpr std::size_t cards = 45;
        constexpr int copies = 3;
        const auto identities = cardsOf(factions, true);
        std::vector<DefinitionId> known = cardsOf(factions, false);
        std::vector<DefinitionId> deck = {identities[random.below(static_cast<std::uint32_t>(identities.size()))]};
        while (deck.size() <= cards) {
            const auto at = random.below(static_cast<std::uint32_t>(known.size()));
            if (std::ranges::count(deck, known[at]) < copies) deck.push_back(known[at]);
        }
        return deck;
    }
};

}  // namespace duelogue
