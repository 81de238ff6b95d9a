#pragma once

#include "cards/parser/check/BodyChecker.h"
#include "cards/parser/check/EventChecker.h"

namespace duelogue {

/// A checker of abilities: their price, condition, event, targets and body, each with what the others offer to it.
class AbilityChecker : private CardInference {
public:
    explicit AbilityChecker(CheckState& state)
        : CardInference(state),
          m_secrecy(state),
          m_phrases(state),
          m_events(state, m_phrases),
          m_verbs(state, m_phrases),
          m_bodies(state, m_phrases, m_verbs, *this) {}
    AbilityChecker(const AbilityChecker&) = delete;
    AbilityChecker& operator=(const AbilityChecker&) = delete;
    ~AbilityChecker() = default;

    /// Checks an ability. `playCost` is the cost of its card, which a played ability can use.
    void checkAbility(const Ability& ability, const SemanticContext& around, const Cost& playCost);
    /// Checks a price. Only verbs and choices can pay a price, because everything else may do nothing.
    void checkPrice(const Cost& cost);
    void checkPrice(const Cost& cost, const SemanticContext& around);
    /// Checks the condition for playing a card or using an ability, which all players see.
    void checkOpenCondition(ExpressionId id, const SemanticContext& around);

private:
    SecrecyChecker m_secrecy;
    PhraseChecker m_phrases;
    EventChecker m_events;
    VerbChecker m_verbs;
    BodyChecker m_bodies;

    void checkUsed(const Ability& ability, const Cost& cost, SemanticContext around);
    void checkWaiting(const Ability& ability, SemanticContext around);
    void checkStatements(const Ability& ability, const SemanticContext& around);
    void checkTargets(const Ability& ability, const SemanticContext& around);
};

}  // namespace duelogue
