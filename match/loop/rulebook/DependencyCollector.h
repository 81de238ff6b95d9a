#pragma once

#include <cstdint>

#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Dependencies.h"

namespace duelogue {

/// A collector of the dependencies of instructions. `factsOfTurn` are facts that depend only on whose turn it is;
/// `watched` are flags to ignore. See AbilityIndex::declareStatements().
class DependencyCollector {
public:
    explicit DependencyCollector(const CardPool& pool, std::uint64_t factsOfTurn = 0, std::uint32_t watched = 0)
        : m_pool(pool), m_factsOfTurn(factsOfTurn), m_watched(watched) {}

    /// Adds the dependencies of an instruction's expressions.
    void add(const Instruction& said);
    /// Adds the dependencies of a body up to `end`, including all its branches.
    void addBody(InstructionId body, InstructionId end = {});
    /// Returns the dependencies collected so far.
    [[nodiscard]] const Dependencies& all() const { return m_read; }
    /// Returns true if an instruction reads the cards of the event: its subject, its source or the card paid. Also true
    /// if an instruction refers to another ability, which may read them.
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
