#include "match/arcana/Announcing.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/ReadsX.h"
#include "match/arcana/Table.h"
#include "match/arcana/payment/Payment.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Costs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"

namespace duelogue::arcana {

EvalContext announcing(PlayerId player, CardId card, const Ability* ability) {
    EvalContext scope;
    scope.ability = ability;
    scope.self = card;
    scope.you = player;
    return scope;
}

namespace {

/// Returns why a spell or ability can't be announced with that X, mana aside; None if it can.
MessageId whyNotWithX(const ReadableMatch& match, const Cost& cost, ExpressionId condition, EvalContext scope, int x) {
    scope.x = static_cast<std::int16_t>(x);
    if (cost.body && !canPayBody(match, cost.body, scope)) return MessageId::CostCantBePaid;
    if (!Evaluator(match, scope).holds(condition)) return MessageId::TextForbids;
    const bool isAimed = scope.ability == nullptr || hasTargets(match, *scope.ability, scope);
    return isAimed ? MessageId::None : MessageId::NoLegalTarget;
}

/// The maximum number that a target can require of X (the loader's limit).
constexpr int highestNeeded = 20;

}  // namespace

MessageId whyNotAnnounce(const ReadableMatch& match, const Cost& cost, ExpressionId condition, const EvalContext& scope,
                         const Funds& funds) {
    if (!funds.covers(priceOf(cost, 0))) return MessageId::NotEnoughResources;
    const MessageId reason = whyNotWithX(match, cost, condition, scope, 0);
    if (reason == MessageId::None || !hangsOnX(match.pool(), cost, condition, scope.ability)) return reason;
    const int most = funds.highestX(cost);
    const auto isPossible = [&](int x) { return whyNotWithX(match, cost, condition, scope, x) == MessageId::None; };
    for (int x = 1; x <= most + highestNeeded; ++x) {
        if (isPossible(x)) return x <= most ? MessageId::None : MessageId::NotEnoughResources;
    }
    return reason;
}

std::vector<int> numbersForX(const ReadableMatch& match, const Cost& cost, ExpressionId condition,
                             const EvalContext& scope, const Funds& funds) {
    const int most = funds.highestX(cost);
    const bool isAny = !hangsOnX(match.pool(), cost, condition, scope.ability);
    std::vector<int> numbers;
    for (int x = 0; x <= most; ++x) {
        if (isAny || whyNotWithX(match, cost, condition, scope, x) == MessageId::None) numbers.push_back(x);
    }
    return numbers;
}

PendingItem& topItem(HandlerContext& match) { return match.state().pendingItems.back(); }

void aimTopItem(HandlerContext& match, std::span<const Subject> targets) {
    PendingItem item = topItem(match);
    match.removeItem(match.state().pendingItems.size() - 1);
    match.pushItem(item, targets);
}

Communication targetsFor(CardId card, AbilityId ability, PlayerId player, int x) {
    ChooseTargets targets;
    targets.ability = ability;
    targets.card = card;
    targets.player = player;
    targets.x = static_cast<std::int16_t>(x);
    targets.cancelable = 1;
    return Communication::of(targets);
}

Communication numberFor(HandlerContext& match, CardId card, PlayerId player, std::span<const int> numbers) {
    ChooseNumber question;
    question.card = card;
    question.purpose = Purpose::Cost;
    question.cancelable = 1;
    return askForNumber(match, question, Party::match(), player, numbers);
}

Communication paymentOf(const Cost& cost, int x, CardId card, PlayerId player) {
    return Communication::of(PayMana{priceOf(cost, x), card, player}, Party::match(), Party::of(player));
}

Communication extraCostOf(const ReadableMatch& match, const Cost& cost, CardId card, AbilityId ability, PlayerId player,
                          int x) {
    RunAbility frame = RunAbility::of(match, ability, card, player);
    frame.at = cost.body;
    frame.x = static_cast<std::int16_t>(x);
    return RunAbility::make(frame);
}

}  // namespace duelogue::arcana
