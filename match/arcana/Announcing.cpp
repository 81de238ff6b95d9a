#include "match/arcana/Announcing.h"

#include <algorithm>
#include <vector>

#include "match/arcana/Payment.h"
#include "match/arcana/Table.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/Costs.h"
#include "match/effects/RunAbility.h"
#include "match/loop/Questions.h"

namespace duelogue::arcana {

Scope announcing(PlayerId player, CardId card, const Ability* ability) {
    Scope scope;
    scope.ability = ability;
    scope.self = card;
    scope.you = player;
    return scope;
}

MessageId whyNotAnnounce(const Match& match, const Cost& cost, ExpressionId condition, const Scope& scope,
                         const Funds& funds) {
    if (!funds.covers(priceOf(cost, 0))) return MessageId::NotEnoughResources;
    if (cost.body && !canPayBody(match, cost.body, scope)) return MessageId::CostCantBePaid;
    if (!Evaluator(match, scope).holds(condition)) return MessageId::TextForbids;
    const bool isAimed = scope.ability == nullptr || hasTargets(match, *scope.ability, scope);
    return isAimed ? MessageId::None : MessageId::NoLegalTarget;
}

StackItem& topItem(Match& match) { return match.state().items.back(); }

void aimTopItem(Match& match, std::span<const Subject> targets) {
    StackItem item = topItem(match);
    match.removeItem(match.state().items.size() - 1);
    match.pushItem(item, targets);
}

Communication targetsFor(CardId card, AbilityId ability, PlayerId player, int x) {
    ChooseTargets targets;
    targets.ability = ability;
    targets.card = card;
    targets.player = player;
    targets.x = static_cast<std::int16_t>(x);
    targets.cancellable = 1;
    return Communication::of(targets);
}

Communication numberFor(CardId card, PlayerId player, int most) {
    ChooseNumber question;
    question.card = card;
    question.most = static_cast<std::int16_t>(most);
    question.purpose = Purpose::Cost;
    question.cancellable = 1;
    return Communication::of(question, Party::match(), Party::of(player));
}

Communication paymentOf(const Cost& cost, int x, CardId card, PlayerId player) {
    return Communication::of(PayMana{priceOf(cost, x), card, player}, Party::match(), Party::of(player));
}

Communication extraCostOf(const Match& match, const Cost& cost, CardId card, AbilityId ability, PlayerId player,
                          int x) {
    RunAbility frame = RunAbility::of(match, ability, card, player);
    frame.at = cost.body;
    frame.x = static_cast<std::int16_t>(x);
    return RunAbility::make(frame);
}

}  // namespace duelogue::arcana
