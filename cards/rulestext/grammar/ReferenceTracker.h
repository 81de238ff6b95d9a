#pragma once

#include "cards/rulestext/grammar/Lexicon.h"
#include "cards/rulestext/grammar/MentionState.h"

namespace duelogue {

/// The knowledge about mentioned cards, derived from the mentions so far.
class ReferenceTracker : public Lexicon {
public:
    ReferenceTracker(const Topic& topic, const MentionState& spoken) : Lexicon(topic), m_spoken(spoken) {}

    /// Returns the cards from which these were chosen, through all choices.
    [[nodiscard]] ExpressionId sourceOf(ExpressionId cards) const;
    [[nodiscard]] std::uint8_t zoneOf(ExpressionId cards) const;
    /// Returns the description that selected the card, or nullptr.
    [[nodiscard]] const Filter* filterOf(ExpressionId card) const;
    /// Returns the traits that these cards are known to have.
    [[nodiscard]] Traits traitsOf(ExpressionId cards) const;
    using Lexicon::isPlace;
    [[nodiscard]] bool isPlace(ExpressionId card) const;
    /// Returns true if more than one card can be chosen.
    [[nodiscard]] bool isPlural(const Instruction& choice) const;

private:
    const MentionState& m_spoken;
};

}  // namespace duelogue
