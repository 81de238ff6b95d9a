#pragma once

#include "cards/parser/check/CardInference.h"

namespace duelogue {

/// A checker of a card's type against its cost, its host and the zones of its abilities.
class CardTypeChecker : private CardInference {
public:
    explicit CardTypeChecker(CheckState& state) : CardInference(state) {}

    /// Returns true if the card leaves once it is done, so that it never works in play.
    [[nodiscard]] bool passes(const Definition& card) const;
    /// Reports an X in the cost of a card whose type cannot have a chosen X.
    void checkCost(const Definition& card) const;
    /// Checks that the first target of a card that is put onto another card can be its host.
    void checkHost(const Definition& card, const Ability& played) const;
    /// Reports an ability, other than a played one, whose zone does not fit its card, its kind or its event.
    void checkZone(const Definition& card, const Ability& ability) const;

private:
    void checkHeard(const Ability& ability) const;
    [[nodiscard]] bool isHost(const TraitWord& word, const TargetSpec& target) const;
};

}  // namespace duelogue
