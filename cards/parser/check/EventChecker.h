#pragma once

#include "cards/parser/check/PhraseChecker.h"

namespace duelogue {

/// A checker of events and of the abilities that wait for them: triggers, replacements and responses.
class EventChecker : private CardInference {
public:
    EventChecker(CheckState& state, PhraseChecker& phrases)
        : CardInference(state), m_phrases(phrases), m_kinds(state), m_players(state) {}

    /// Checks the event of an ability. An ability without one is valid.
    void checkEvent(PatternId id, const SemanticContext& around);
    /// Returns the kind of objects that the event affects.
    [[nodiscard]] Things affectedThings(PatternId id) const;
    /// Returns the known traits of the affected card.
    [[nodiscard]] CardKind affectedKind(const Pattern& said, const SemanticContext& around) const;

    /// Checks that the ability can do what it says to its event: change its amount, prevent it, or come before it.
    void checkUse(const Ability& ability) const;

private:
    PhraseChecker& m_phrases;
    KindChecker m_kinds;
    PlayerChecker m_players;

    void checkValue(const Pattern& said) const;
    void checkAffected(const Pattern& said, const SemanticContext& around) const;
    [[nodiscard]] bool putsOnto(const Pattern& said) const;
    void checkAmount(const Ability& ability) const;
    void checkPreventable(const Ability& ability) const;
    void checkEntering(const Ability& ability, InstructionId body, bool isWhole) const;
};

}  // namespace duelogue
