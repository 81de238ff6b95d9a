#include "match/arcana/Playing.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Announcing.h"
#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"
#include "match/arcana/payment/Payment.h"
#include "match/arcana/text/Refusals.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

namespace {

/// Rules 305.2 and 305.3: a player plays one land a turn, only in the player's own turn.
MessageId whyNotLand(const ReadableMatch& match, PlayerId player) {
    if (match.state().globals.current != player) return why(Reason::NotInMain);
    const bool isOneLeft =
        value(match.state(), player, Value::LandsPlayed) < 1 + sumSaid(match, Verb::MoreLands, player);
    return isOneLeft ? MessageId::None : why(Reason::LandPlayed);
}

bool isLand(const ReadableMatch& match, CardId id) {
    return (match.pool()[match.state().card(id).definition].traits & bit(Trait::Land)) != 0;
}

}  // namespace

MessageId whyNotPlay(const ReadableMatch& match, PlayerId player, CardId id, const Funds& funds) {
    const MatchState& state = match.state();
    const Card& card = state.card(id);
    if (!card.definition || !isIn(card, Zone::Hand) || card.owner != player) return MessageId::NotInHand;
    if ((card.current.traits & fastTraits) == 0 && !isSorceryTime(state, player)) return why(Reason::NotInMain);
    if (has(card, Trait::Land)) {
        if (const MessageId reason = whyNotLand(match, player); reason != MessageId::None) return reason;
    }
    const Profile& profile = rulesOf(match).profile(card.definition);
    if (!funds.mayCover(profile.least)) return MessageId::NotEnoughResources;
    const Definition& definition = match.pool()[card.definition];
    const Ability* ability = profile.spell ? &match.pool()[profile.spell] : nullptr;
    return whyNotAnnounce(match, definition.cost, definition.condition, announcing(player, id, ability), funds);
}

namespace {

StepResult playLand(HandlerContext& match, const PlayCard& body) {
    VerbBody verb;
    verb.source = body.card;
    verb.player = body.player;
    executeSilently(match, Rule::CountLand, verb);
    return Ask{VerbBody::on(match, Verb::PlayLand, verb, body.card), PlayCard::Step::LandPlayed};
}

/// Moves the card from the hand to the stack and adds a pending item for it.
void putOnStack(HandlerContext& match, PlayCard& body, CommunicationId cause) {
    MatchState& state = match.state();
    const Card card = state.card(body.card);
    const auto hand = state.zone(body.player, Zone::Hand);
    body.since = card.since;
    body.before = card.before;
    body.knownTo = card.knownTo;
    body.position = static_cast<std::uint16_t>(std::find(hand.begin(), hand.end(), body.card) - hand.begin());
    VerbBody cast;
    cast.player = body.player;
    executeSilently(match, Rule::PutOnStack, cast, {body.card});
    PendingItem item;
    item.ability = rulesOf(match).profile(card.definition).spell;
    item.card = body.card;
    item.since = state.card(body.card).since;
    item.stamp = match.stamp();
    item.cause = cause;
    item.controller = body.player;
    item.isCard = 1;
    match.pushItem(item, {});
}

/// Takes the play back and restores the card in the hand exactly as before.
StepResult takeBack(HandlerContext& match, const PlayCard& body, MessageId why) {
    MatchState& state = match.state();
    match.removeItem(state.pendingItems.size() - 1);
    state.place(body.card, body.player, index(Zone::Hand), body.position);
    Card& card = state.card(body.card);
    card.since = body.since;
    card.before = body.before;
    card.knownTo = body.knownTo;
    return Complete::canceled(why);
}

StepResult chooseNumberOrTargets(HandlerContext& match, PlayCard& body) {
    const Definition& definition = match.pool()[match.state().card(body.card).definition];
    if (definition.cost.x == 0)
        return Ask{targetsFor(body.card, topItem(match).ability, body.player, 0), PlayCard::Step::Targeted};
    const AbilityId spell = topItem(match).ability;
    const EvalContext scope = announcing(body.player, body.card, spell ? &match.pool()[spell] : nullptr);
    const std::vector<int> numbers =
        numbersForX(match, definition.cost, definition.condition, scope, Funds(match, body.player));
    if (numbers.empty()) return takeBack(match, body, MessageId::NoLegalTarget);
    return Ask{numberFor(match, body.card, body.player, numbers), PlayCard::Step::NumberChosen};
}

/// The spell has been cast (rule 601.2i); abilities trigger on that.
StepResult announce(HandlerContext& match, const PlayCard& body) {
    VerbBody verb;
    verb.source = body.card;
    verb.player = body.player;
    verb.zone = index(Zone::Stack);
    return Ask{VerbBody::on(match, Verb::Cast, verb, body.card), PlayCard::Step::Announced};
}

/// A spell whose casting was stopped goes to the graveyard, like a countered spell.
StepResult stop(HandlerContext& match, const PlayCard& body) {
    VerbBody move;
    move.player = body.player;
    move.zone = index(Zone::Graveyard);
    return Ask{VerbBody::on(match, CoreVerb::Move, move, body.card), PlayCard::Step::Stopped};
}

/// Completes the play after all payments: a spell becomes cast, a land enters the battlefield.
StepResult conclude(HandlerContext& match, const PlayCard& body) {
    return isLand(match, body.card) ? playLand(match, body) : announce(match, body);
}

/// Pays the additional costs after the mana.
StepResult payRest(HandlerContext& match, const PlayCard& body) {
    const Cost& cost = match.pool()[match.state().card(body.card).definition].cost;
    if (!cost.body) return conclude(match, body);
    const AbilityId ability = isLand(match, body.card) ? AbilityId{} : topItem(match).ability;
    return Ask{extraCostOf(match, cost, body.card, ability, body.player, body.x), PlayCard::Step::ExtraPaid};
}

/// Opens a payment session unless the cost contains no mana.
StepResult pay(HandlerContext& match, const PlayCard& body) {
    const Cost& cost = match.pool()[match.state().card(body.card).definition].cost;
    if (priceOf(cost, body.x) == Price{}) return payRest(match, body);
    return Ask{paymentOf(cost, body.x, body.card, body.player), PlayCard::Step::Paid};
}

StepResult beginPlaying(HandlerContext& match, Communication& self) {
    auto& body = self.as<PlayCard>();
    const MessageId refused = whyNotPlay(match, body.player, body.card, Funds(match, body.player));
    if (refused != MessageId::None) return Complete{Outcome::Refused, 0, refused};
    const Definition& definition = match.pool()[match.state().card(body.card).definition];
    if (isLand(match, body.card)) return pay(match, body);
    putOnStack(match, body, self.id);
    const AbilityId ability = topItem(match).ability;
    if (definition.cost.x == 0 && (!ability || match.pool()[ability].targetCount == 0)) return pay(match, body);
    return chooseNumberOrTargets(match, body);
}

}  // namespace

StepResult PlayCard::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<PlayCard>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return beginPlaying(match, self);
        case Step::LandPlayed:
            // A stopped or replaced land has a line of its own in the log; the turn's land is used up all the same.
            return Complete::succeeded(answered->is(Verb::PlayLand) && answered->succeeded() ? 0 : 1);
        case Step::NumberChosen:
            if (!answered->succeeded()) return takeBack(match, body, answered->message);
            body.x = static_cast<std::int16_t>(answered->value);
            topItem(match).x = body.x;
            if (!topItem(match).ability) return pay(match, body);
            return Ask{targetsFor(body.card, topItem(match).ability, body.player, body.x), Step::Targeted};
        case Step::Targeted:
            if (!answered->succeeded()) return takeBack(match, body, answered->message);
            aimTopItem(match, match.list(*answered));
            return pay(match, body);
        case Step::Paid:
            if (!answered->succeeded()) {
                putBack(match, *answered);
                return isLand(match, body.card) ? StepResult(Complete::canceled(answered->message))
                                                : takeBack(match, body, answered->message);
            }
            return payRest(match, body);
        case Step::ExtraPaid:
            if (!isLand(match, body.card)) topItem(match).event.paid = RunAbility::paidIn(match, *answered);
            return conclude(match, body);
        case Step::Stopped:
            return Complete::succeeded(1);
        case Step::Announced:
            return answered->is(Verb::Cast) && answered->succeeded() ? StepResult(Complete::succeeded(1))
                                                                     : stop(match, body);
    }
    return Complete::impossible();
}

std::vector<Field> PlayCard::fields() {
    return {field<&PlayCard::card>("card"), field<&PlayCard::player>("player"), field<&PlayCard::x>("x")};
}

}  // namespace duelogue::arcana
