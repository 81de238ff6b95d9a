#pragma once

#include <cstdint>

#include "cards/parser/check/CheckState.h"
#include "cards/parser/check/SemanticContext.h"

namespace duelogue {

/// An inference of what is known about cards before any match: their traits and their zone. The checkers build on it.
/// It reports nothing.
class CardInference {
public:
    explicit CardInference(CheckState& state) : m_state(state) {}

    [[nodiscard]] CheckState& state() const { return m_state; }
    [[nodiscard]] const CardPool& pool() const { return m_state.pool(); }
    [[nodiscard]] const Vocabulary& words() const { return m_state.words(); }
    [[nodiscard]] bool is(ExpressionId id, Term term) const { return id && pool()[id].term == term; }

    /// Returns the traits that all cards of the description, target or expression share.
    [[nodiscard]] CardKind kindOf(const Filter& said, const SemanticContext& around) const;
    [[nodiscard]] CardKind kindOf(const TargetSpec& target, const SemanticContext& around) const;
    [[nodiscard]] CardKind kindOf(ExpressionId id, const SemanticContext& around) const;
    /// Returns the traits of cards without owner and controller, which alone enter the table's zones.
    [[nodiscard]] Traits kindsOfNobody() const;

    /// Returns the zone that the expression names, in play by default; Filter::anyZone if it names none.
    [[nodiscard]] std::uint8_t zoneOf(ExpressionId cards) const;
    /// Returns the zone of the cards at this place of the ability, or Filter::anyZone if it is unknown.
    [[nodiscard]] std::uint8_t placeOf(ExpressionId cards, const SemanticContext& around) const;

private:
    CheckState& m_state;
};

}  // namespace duelogue
