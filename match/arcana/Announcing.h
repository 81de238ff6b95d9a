#pragma once

#include <span>
#include <vector>

#include "match/arcana/payment/Mana.h"
#include "match/effects/Evaluator.h"
#include "match/loop/HandlerContext.h"

/// The parts common to casting a spell and activating an ability (rules 601.2 and 602.2). The choices and costs come
/// one after the other, while the spell or ability is already the top item of the stack.
namespace duelogue::arcana {

/// Returns the evaluation context of the card's ability during its announcement.
[[nodiscard]] EvalContext announcing(PlayerId player, CardId card, const Ability* ability);
/// Returns the reason why the player can't announce it now, regardless of X; None if it is legal. Checks the mana, the
/// choices of additional costs, its own condition, and targets. The ability is that of the context.
[[nodiscard]] MessageId whyNotAnnounce(const ReadableMatch& match, const Cost& cost, ExpressionId condition,
                                       const EvalContext& scope, const Funds& funds);

[[nodiscard]] PendingItem& topItem(HandlerContext& match);
/// Sets the targets of the top item.
void aimTopItem(HandlerContext& match, std::span<const Subject> targets);

/// Returns the question for the targets. It is answered at once if the ability is without targets.
[[nodiscard]] Communication targetsFor(CardId card, AbilityId ability, PlayerId player, int x);
/// Returns the legal numbers for X in ascending order: they can be paid, the condition holds, and legal targets exist.
/// X is announced before targets are chosen (rules 601.2b and 601.2c).
[[nodiscard]] std::vector<int> numbersForX(const ReadableMatch& match, const Cost& cost, ExpressionId condition,
                                           const EvalContext& scope, const Funds& funds);
/// Returns the question for X.
[[nodiscard]] Communication numberFor(HandlerContext& match, CardId card, PlayerId player,
                                      std::span<const int> numbers);
/// Returns the payment session for the mana cost.
[[nodiscard]] Communication paymentOf(const Cost& cost, int x, CardId card, PlayerId player);
/// Returns the payment of the additional costs, such as sacrificing or discarding.
[[nodiscard]] Communication extraCostOf(const ReadableMatch& match, const Cost& cost, CardId card, AbilityId ability,
                                        PlayerId player, int x);

}  // namespace duelogue::arcana
