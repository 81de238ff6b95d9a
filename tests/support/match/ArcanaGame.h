#pragma once

#include <memory>
#include <string>
#include <vector>

#include "match/arcana/Arcana.h"
#include "match/notation/Journal.h"
#include "tests/support/match/ProgramCards.h"

namespace duelogue {

/// Arcana with the program's cards and two of its decks, for tests without a window. A singleton.
class ArcanaGame {
public:
    [[nodiscard]] static const ArcanaGame& instance() {
        static const ArcanaGame game;
        return game;
    }
    [[nodiscard]] const arcana::Arcana& rulebook() const { return *m_rulebook; }
    [[nodiscard]] const CardPool& pool() const { return m_pool; }
    [[nodiscard]] const std::vector<std::vector<DefinitionId>>& decks() const { return m_decks; }
    /// Returns both decks, in an order that depends on the seed.
    [[nodiscard]] MatchStart start(std::uint64_t seed) const {
        return seed % 2 == 0 ? MatchStart{seed, {m_decks[0], m_decks[1]}} : MatchStart{seed, {m_decks[1], m_decks[0]}};
    }
    /// Returns a match that waits for its first answer.
    [[nodiscard]] Match begun(std::uint64_t seed) const {
        Match match(*m_rulebook);
        begin(match, start(seed));
        return match;
    }

private:
    CardPool m_pool{arcana::vocabulary()};
    std::unique_ptr<arcana::Arcana> m_rulebook;
    std::vector<std::vector<DefinitionId>> m_decks;

    ArcanaGame() {
        addProgramCards(m_pool);
        m_rulebook = std::make_unique<arcana::Arcana>(m_pool);
        for (const char* name : {"ash-and-bone", "dawn-patrol"})
            m_decks.push_back(programDecks(m_pool, "decks/arcana/" + std::string(name)).front());
    }
};

}  // namespace duelogue
