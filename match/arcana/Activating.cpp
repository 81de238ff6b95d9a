#include "match/arcana/Activating.h"

#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Announcing.h"
#include "match/arcana/Table.h"
#include "match/arcana/payment/Payment.h"
#include "match/arcana/text/Refusals.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

MessageId whyNotActivate(const ReadableMatch& match, PlayerId player, CardId id, AbilityId abilityId,
                         const Funds& funds) {
    const Card& card = match.state().card(id);
    const Ability& ability = match.pool()[abilityId];
    if (ability.kind != AbilityKind::Activated || !worksIn(match, ability, card.zone)) return MessageId::NoAbility;
    if (card.current.controller != player) return MessageId::NotYours;
    // Only a permanent can be tapped (rule 110.5).
    const bool isInPlay = isIn(card, Zone::Battlefield);
    if (!isInPlay && ability.cost.flags != 0) return MessageId::CostCantBePaid;
    if (!isReady(card, ability.cost.flags)) return why(has(card, Flag::Tapped) ? Reason::Tapped : Reason::JustCome);
    if (ability.cost.flags != 0 && isKeptUntapped(match, id)) return MessageId::CostCantBePaid;
    return whyNotAnnounce(match, ability.cost, ability.condition, announcing(player, id, &ability), funds);
}

namespace {

StepResult dropItem(HandlerContext& match, MessageId why) {
    match.removeItem(match.state().pendingItems.size() - 1);
    return Complete::canceled(why);
}

StepResult beginActivating(HandlerContext& match, Communication& self) {
    auto& body = self.as<ActivateAbility>();
    const MessageId refused = whyNotActivate(match, body.player, body.card, body.ability, Funds(match, body.player));
    if (refused != MessageId::None) return Complete{Outcome::Refused, 0, refused};
    PendingItem item;
    item.ability = body.ability;
    item.card = body.card;
    item.since = match.state().card(body.card).since;
    item.stamp = match.stamp();
    item.cause = self.id;
    item.controller = body.player;
    match.pushItem(item, {});
    const Cost& cost = match.pool()[body.ability].cost;
    if (cost.x == 0) return Ask{targetsFor(body.card, body.ability, body.player, 0), ActivateAbility::Step::Targeted};
    const Ability& ability = match.pool()[body.ability];
    const std::vector<int> numbers = numbersForX(
        match, cost, ability.condition, announcing(body.player, body.card, &ability), Funds(match, body.player));
    if (numbers.empty()) return dropItem(match, MessageId::NoLegalTarget);
    return Ask{numberFor(match, body.card, body.player, numbers), ActivateAbility::Step::NumberChosen};
}

StepResult payFlags(HandlerContext& match, const ActivateAbility& body) {
    VerbBody verb;
    verb.source = body.card;
    verb.player = body.player;
    return Ask{VerbBody::on(match, Verb::Tap, verb, body.card), ActivateAbility::Step::Tapped};
}

StepResult payRest(const ReadableMatch& match, const ActivateAbility& body) {
    const Cost& cost = match.pool()[body.ability].cost;
    if (!cost.body) return Complete::succeeded(1);
    return Ask{extraCostOf(match, cost, body.card, body.ability, body.player, body.x),
               ActivateAbility::Step::ExtraPaid};
}

}  // namespace

StepResult ActivateAbility::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<ActivateAbility>();
    const Cost& cost = match.pool()[body.ability].cost;
    const bool taps = (cost.flags & bit(Flag::Tapped)) != 0;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return beginActivating(match, self);
        case Step::NumberChosen:
            if (!answered->succeeded()) return dropItem(match, answered->message);
            body.x = static_cast<std::int16_t>(answered->value);
            topItem(match).x = body.x;
            return Ask{targetsFor(body.card, body.ability, body.player, body.x), Step::Targeted};
        case Step::Targeted:
            if (!answered->succeeded()) return dropItem(match, answered->message);
            aimTopItem(match, match.list(*answered));
            if (priceOf(cost, body.x) != Price{})
                return Ask{paymentOf(cost, body.x, body.card, body.player), Step::Paid};
            return taps ? payFlags(match, body) : payRest(match, body);
        case Step::Paid:
            if (!answered->succeeded()) {
                putBack(match, *answered);
                return dropItem(match, answered->message);
            }
            return taps ? payFlags(match, body) : payRest(match, body);
        case Step::Tapped:
            return payRest(match, body);
        case Step::ExtraPaid:
            topItem(match).event.paid = RunAbility::paidIn(match, *answered);
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> ActivateAbility::fields() {
    return {field<&ActivateAbility::card>("card"), field<&ActivateAbility::ability>("ability"),
            field<&ActivateAbility::player>("player"), field<&ActivateAbility::x>("x")};
}

}  // namespace duelogue::arcana
