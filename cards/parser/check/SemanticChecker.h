#pragma once

#include <span>

#include "cards/parser/LoadContext.h"

namespace duelogue {

/// A checker that each word of a card has a meaning in its place. Examples of errors are "that player" outside a
/// loop, the deck of a target that is a card, and X without an X in the cost. The checker walks over the compiled card
/// once, in the order of execution. It knows what each place offers and what each word needs, and reports missing
/// information with its line. In a card without errors, a reference can be empty only because of events in the match.
///
/// It also reports:
/// - Conditions for playing or using that depend on the traits of hidden cards. All players see these conditions, so
///   they may depend only on the number of hidden cards (SecrecyChecker).
/// - Verbs for cards that they can never affect, zones that cards can never enter, and figures that cards never have
///   (KindChecker).
/// - Descriptions that nest counts more than two levels deep, because counting them would take too long.
class SemanticChecker {
public:
    explicit SemanticChecker(LoadContext& loading) : m_loading(loading) {}

    /// Reports all errors of a card and its abilities, which are not in the pool yet.
    void check(const Definition& card, std::span<const Ability> abilities);

private:
    LoadContext& m_loading;
};

}  // namespace duelogue
