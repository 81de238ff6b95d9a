#pragma once

#include "cards/rulestext/grammar/Lexicon.h"
#include "cards/rulestext/grammar/MentionState.h"

namespace duelogue {

/// What is known of cards that are referred to, after what has been spoken of so far.
class ReferenceTracker : public Lexicon {
public:
    ReferenceTracker(const Topic& topic, const MentionState& spoken) : Lexicon(topic), m_spoken(spoken) {}

    /// From among which cards these were chosen, in the end.
    [[nodiscard]] ExpressionId sourceOf(ExpressionId cards) const;
    [[nodiscard]] std::uint8_t zoneOf(ExpressionId cards) const;
    /// The description by which the card is known; null where there is none.
    [[nodiscard]] const Filter* filterOf(ExpressionId card) const;
    /// What is known of the types of these cards.
    [[nodiscard]] Traits traitsOf(ExpressionId cards) const;
    using Lexicon::isPlace;
    [[nodiscard]] bool isPlace(ExpressionId card) const;
    /// Whether more than one card can be chosen.
    [[nodiscard]] bool isPlural(const Instruction& choice) const;

private:
    const MentionState& m_spoken;
};

}  // namespace duelogue
