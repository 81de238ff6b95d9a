#pragma once

#include <memory>
#include <vector>

#include "match/notation/Journal.h"
#include "match/tribute/Tribute.h"
#include "tests/support/match/ProgramCards.h"

namespace duelogue {

/// Tribute with the program's cards and decks, for tests without a window. A singleton.
class TributeGame {
public:
    [[nodiscard]] static const TributeGame& instance() {
        static const TributeGame game;
        return game;
    }
    [[nodiscard]] const tribute::Tribute& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    [[nodiscard]] const std::vector<std::vector<DefinitionId>>& decks() const { return m_decks; }
    /// Returns two of the decks, drawn by the seed.
    [[nodiscard]] MatchStart start(std::uint64_t seed) const {
        Random random(seed);
        const auto any = [&] { return m_decks[random.below(static_cast<std::uint32_t>(m_decks.size()))]; };
        return {seed, {any(), any()}};
    }
    /// Returns a match that waits for its first answer.
    [[nodiscard]] Match begun(std::uint64_t seed) const {
        Match match(*m_rulebook);
        begin(match, start(seed));
        return match;
    }

private:
    CardPool m_pool{tribute::vocabulary()};
    std::unique_ptr<tribute::Tribute> m_rulebook;
    std::vector<std::vector<DefinitionId>> m_decks;

    TributeGame() {
        addProgramCards(m_pool);
        m_rulebook = std::make_unique<tribute::Tribute>(m_pool);
        m_decks = programDecks(m_pool, "decks/tribute/");
    }
};

}  // namespace duelogue
