#pragma once

#include <memory>
#include <string>
#include <vector>

#include "match/basebreak/Basebreak.h"
#include "match/notation/Journal.h"
#include "tests/support/match/ProgramCards.h"

namespace duelogue {

/// Basebreak with the program's cards, for tests without a window. A singleton.
class BasebreakGame {
public:
    [[nodiscard]] static const BasebreakGame& instance() {
        static const BasebreakGame game;
        return game;
    }
    [[nodiscard]] const basebreak::Basebreak& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    /// Returns the cards of each faction, in the order of the factions' names.
    [[nodiscard]] const std::vector<std::vector<DefinitionId>>& factions() const { return m_factions; }
    /// Returns a start for the number of players. The seed gives each player two factions, all different.
    [[nodiscard]] MatchStart start(std::uint64_t seed, std::size_t players) const {
        Random random(seed);
        auto left = m_factions;
        MatchStart start{seed, {}};
        for (std::size_t i = 0; i < 2 * players; ++i) {
            if (i % 2 == 0) start.decks.emplace_back();
            const auto at = left.begin() + random.below(static_cast<std::uint32_t>(left.size()));
            start.decks.back().insert(start.decks.back().end(), at->begin(), at->end());
            left.erase(at);
        }
        return start;
    }
    /// Returns a match that waits for its first answer.
    [[nodiscard]] Match begun(std::uint64_t seed, std::size_t players) const {
        Match match(*m_rulebook);
        begin(match, start(seed, players));
        return match;
    }

private:
    CardPool m_pool{basebreak::vocabulary()};
    std::unique_ptr<basebreak::Basebreak> m_rulebook;
    std::vector<std::vector<DefinitionId>> m_factions;

    BasebreakGame() {
        addProgramCards(m_pool);
        m_rulebook = std::make_unique<basebreak::Basebreak>(m_pool);
        m_factions = programDecks(m_pool, "decks/basebreak/");
    }
};

}  // namespace duelogue
