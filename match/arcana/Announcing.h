#pragma once

#include <span>
#include <vector>

#include "match/arcana/payment/Mana.h"
#include "match/effects/Evaluator.h"
#include "match/loop/Match.h"

/// What playing a card and activating an ability have in common (rules 601.2 and 602.2): the choices and the costs, one
/// after the other, while the spell or ability already lies on the stack as its top item.
namespace duelogue::arcana {

/// What the words of the card's ability refer to while it is announced.
[[nodiscard]] EvalContext announcing(PlayerId player, CardId card, const Ability* ability);
/// What keeps the player from announcing it now, whatever is chosen for X: no mana, a choice of an additional cost that
/// can't be made, a condition of its own, no targets; None: nothing. The ability is the scope's.
[[nodiscard]] MessageId whyNotAnnounce(const Match& match, const Cost& cost, ExpressionId condition,
                                       const EvalContext& scope, const Funds& funds);

[[nodiscard]] PendingItem& topItem(Match& match);
/// Gives the top item its targets.
void aimTopItem(Match& match, std::span<const Subject> targets);

/// Asks for the targets. Where the ability has none it is answered at once.
[[nodiscard]] Communication targetsFor(CardId card, AbilityId ability, PlayerId player, int x);
/// Returns the numbers that may be chosen for X, the lowest one first: those that can be paid, for which its condition
/// holds, and for which there are targets. X is announced before targets are chosen (rules 601.2b and 601.2c).
[[nodiscard]] std::vector<int> numbersForX(const Match& match, const Cost& cost, ExpressionId condition,
                                           const EvalContext& scope, const Funds& funds);
/// Asks for X.
[[nodiscard]] Communication numberFor(Match& match, CardId card, PlayerId player, std::span<const int> numbers);
/// Asks for the mana.
[[nodiscard]] Communication paymentOf(const Cost& cost, int x, CardId card, PlayerId player);
/// Has the rest of the cost paid: something sacrificed, discarded, ...
[[nodiscard]] Communication extraCostOf(const Match& match, const Cost& cost, CardId card, AbilityId ability,
                                        PlayerId player, int x);

}  // namespace duelogue::arcana
