#include "cards/parser/check/PlayerChecker.h"

#include <bit>

#include "cards/parser/check/References.h"

namespace duelogue {

void PlayerChecker::checkChangeable(std::uint8_t value) const {
    const Word& word = words().playerValues[value];
    if (word.byRules) state().fail('"' + word.word + "\" can't be changed by cards, only by the rules");
}

unsigned PlayerChecker::ownRoles() const {
    unsigned own = 0;
    for (std::size_t r = 0; r < words().roles.size(); ++r) {
        if ((words().roles[r].traits & state().own.kind.is) != 0) own |= 1U << r;
    }
    return own;
}

/// Returns the possible roles of the player: bit r is set for role r.
unsigned PlayerChecker::rolesOf(ExpressionId player) const {
    const unsigned all = (1U << words().roles.size()) - 1;
    const unsigned own = ownRoles();
    const Term term = player ? pool()[player].term : Term::You;
    if (term == Term::Role) return 1U << pool()[player].index;
    const bool isKnown = std::has_single_bit(own);
    if (term == Term::You && isKnown) return own;
    return term == Term::Others && isKnown ? all & ~own : all;
}

void PlayerChecker::checkRole(ExpressionId player, std::uint8_t role) const {
    const bool isAll = player && pool()[player].term == Term::EveryPlayer;
    if (role >= words().roles.size() || (!isAll && ((rolesOf(player) >> role) & 1U) != 0)) return;
    state().failAt(player, foundInstead(player ? wordsOf(pool(), pool()[player]) : "you",
                                        "the " + words().roles[role].word + ": this happens to no other player"));
}

}  // namespace duelogue
