#pragma once

#include <cstdint>

#include "cards/data/CardPool.h"
#include "match/loop/Dependencies.h"

namespace duelogue {

/// Gathers what words look at. `factsOfTurn` are facts that tell nothing but whose turn it is, `watched` flags of which
/// no account need be taken; see AbilityIndex::declareStatements().
class DependencyCollector {
public:
    explicit DependencyCollector(const CardPool& pool, std::uint64_t factsOfTurn = 0, std::uint32_t watched = 0)
        : m_pool(pool), m_factsOfTurn(factsOfTurn), m_watched(watched) {}

    void add(const Instruction& said);
    /// Likewise a body, with all that it may lead to.
    void addBody(InstructionId body, InstructionId end = {});
    [[nodiscard]] const Dependencies& all() const { return m_read; }
    /// Whether any of it refers to the cards of the event: the one to which it happened, the one that did it, the one
    /// that was paid. True in doubt: with a lasting ability.
    [[nodiscard]] bool isAboutEventCards() const { return m_isAboutEventCards; }

private:
    const CardPool& m_pool;
    std::uint64_t m_factsOfTurn;
    std::uint32_t m_watched;
    Dependencies m_read = noDependencies;
    bool m_isAboutEventCards = false;

    void addZone(std::uint8_t zone);
    void add(ExpressionId id);
    void add(FilterId id);
    void addWords(const Filter& filter);
};

}  // namespace duelogue
