#pragma once

#include <cstdint>

#include "cards/parser/check/CardInference.h"

namespace duelogue {

/// A checker of the traits of cards. It reports descriptions, figures, owners and verbs that cards of such a kind can
/// never have.
class KindChecker : private CardInference {
public:
    explicit KindChecker(CheckState& state) : CardInference(state) {}

    /// Reports a description that matches no card in one of its alternatives. `whole` is the phrase that contains it.
    void checkDescription(const Filter& said, ExpressionId whole, const SemanticContext& around) const;
    /// Reports a figure that all of the cards lack.
    void checkFigure(ExpressionId cards, std::uint8_t slot, const SemanticContext& around) const;
    /// Reports cards that lack all of the required traits, so that the verb or event cannot affect them.
    void checkFits(ExpressionId id, Traits wanted, const SemanticContext& around) const;
    /// The same for a card of the current line.
    void checkFits(CardKind known, Traits wanted) const;
    /// Reports a mention of the owner or controller of an unowned card.
    void checkOwned(ExpressionId id, const SemanticContext& around) const;

private:
    void checkAlternative(const Filter& said, ExpressionId whole, const SemanticContext& around) const;
    void checkFigure(std::uint8_t slot, CardKind known, int line) const;
    void checkFits(CardKind known, Traits wanted, int line) const;
};

}  // namespace duelogue
