#include "match/netrun/Playing.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

/// Returns the ability that resolves when the card is played; none if the card lacks one.
AbilityId textOf(const ReadableMatch& match, CardId card) {
    const Definition& printed = match.pool()[match.state().card(card).definition];
    for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
        const AbilityId number(static_cast<std::uint16_t>(printed.firstAbility + i));
        if (match.pool()[number].kind == AbilityKind::Played) return number;
    }
    return {};
}

EvalContext scopeFor(const ReadableMatch& match, PlayerId player, CardId card, int x) {
    EvalContext scope = evalContextOf(match, card);
    scope.you = player;
    scope.x = static_cast<std::int16_t>(x);
    const AbilityId text = textOf(match, card);
    scope.ability = text ? &match.pool()[text] : nullptr;
    return scope;
}

/// Returns true if the player knows that the description matches nothing. Cards that are looked at first, or that are
/// hidden from the player, could match.
bool isSureToFindNone(const ReadableMatch& match, ExpressionId cards, const EvalContext& scope) {
    const MatchState& state = match.state();
    const Expression& said = match.pool()[cards];
    const auto any = [](Subject) { return true; };
    if (said.term == Term::Among) return !Evaluator(match, scope).any(said.left, any);
    bool mightBe = Evaluator(match, scope).any(cards, any);
    if (said.term != Term::Filtered || match.pool()[said.filter].zone >= maxZones) return !mightBe;
    state.eachCardIn(match.pool()[said.filter].zone,
                     [&](CardId id) { mightBe = mightBe || !state.card(id).isKnownTo(scope.you); });
    return !mightBe;
}

/// Returns true if the instruction is a choice among no cards, a choice of such choices, or a draw from an empty deck.
bool lacksCards(const ReadableMatch& match, const Instruction& made, const EvalContext& scope) {
    const bool draws = made.op == Op::Do && made.verb == static_cast<std::uint8_t>(CoreVerb::Draw);
    if (draws) return match.state().zone(scope.you, Zone::Deck).empty();
    if (made.op == Op::Choose) return isSureToFindNone(match, made.cards, scope);
    if (made.op != Op::ChooseOne) return false;
    for (InstructionId option = made.body; option; option = match.pool()[option].otherwise) {
        const InstructionId first = match.pool()[option].body;
        if (!first || !lacksCards(match, match.pool()[first], scope)) return false;
    }
    return true;
}

/// Returns true if playing the card would change nothing. Rule: such a card is not played. A full check is slow, so it
/// runs only if the first instruction lacks cards to act on.
bool changesNothing(const ReadableMatch& match, CardId card, const EvalContext& scope) {
    if (scope.ability == nullptr || !scope.ability->body || match.isLookahead()) return false;
    const Instruction& first = match.pool()[scope.ability->body];
    if (!lacksCards(match, first, scope)) return false;
    if (first.op == Op::ChooseOne || (first.op == Op::Do && !first.next)) return true;
    return predict(match, RunAbility::of(match, textOf(match, card), card, scope.you)).isNothing();
}

MessageId whyNotPlayFor(const ReadableMatch& match, PlayerId player, CardId card, int x, PlayOne::By by) {
    const Definition& printed = match.pool()[match.state().card(card).definition];
    const EvalContext scope = scopeFor(match, player, card, x);
    const int price = costOf(match, card) + printed.cost.x * x;
    const bool more = by != PlayOne::By::Bare;
    if (more && printed.cost.resources[clickSlot] > value(match.state(), player, PlayerValue::Clicks))
        return why(Reason::NoClicks);
    if (!canSpend(match, {player, Detail::Count, card}, price)) return MessageId::NotEnoughResources;
    const int clicks = printed.cost.resources[clickSlot] + (by == PlayOne::By::Action ? 1 : 0);
    if (more && !canPayRest(match, printed.cost.body, scope, {player, Detail::Count, card}, price, clicks))
        return MessageId::CostCantBePaid;
    if (!Evaluator(match, scope).holds(printed.condition)) return MessageId::TextForbids;
    if (scope.ability != nullptr && !hasTargets(match, *scope.ability, scope)) return MessageId::NoLegalTarget;
    return changesNothing(match, card, scope) ? MessageId::NothingToDo : MessageId::None;
}

/// Calls `visit(x)` for each legal X, from the highest one down, until it returns true.
template <class Visit>
bool anyX(const ReadableMatch& match, PlayerId player, CardId card, PlayOne::By by, Visit&& visit) {
    for (int x = purse(match, {player, Detail::Count, card}); x >= 0; --x) {
        if (whyNotPlayFor(match, player, card, x, by) == MessageId::None && visit(x)) return true;
    }
    return false;
}

}  // namespace

MessageId whyNotPlay(const ReadableMatch& match, PlayerId player, CardId card, PlayOne::By by) {
    const Card& played = match.state().card(card);
    if (!played.definition || isIn(played, Zone::Limbo)) return MessageId::NotInHand;
    const Definition& printed = match.pool()[played.definition];
    if ((printed.traits & (bit(Trait::Operation) | bit(Trait::Event))) == 0) return MessageId::WrongType;
    if (printed.cost.x > 0 && anyX(match, player, card, by, [](int) { return true; })) return MessageId::None;
    return whyNotPlayFor(match, player, card, 0, by);
}

int clicksToPlay(const ReadableMatch& match, CardId card) { return 1 + clickCostOf(match, card); }

void playOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    const int clicks = value(match.state(), player, PlayerValue::Clicks);
    for (const CardId card : match.state().zone(player, Zone::Hand)) {
        if (clicksToPlay(match, card) <= clicks && whyNotPlay(match, player, card) == MessageId::None)
            out.emplace_back(Word::Play, card);
    }
}

namespace {

using PlayStep = PlayOne::Step;

RunAbility frameFor(const ReadableMatch& match, const PlayOne& body) {
    RunAbility frame;
    frame.ability = textOf(match, body.card);
    frame.self = body.card;
    frame.since = body.since;
    frame.you = body.player;
    frame.x = body.x;
    frame.event.paid = body.paid;
    return frame;
}

StepResult aim(HandlerContext& match, const PlayOne& body) {
    ChooseTargets targets = ChooseTargets::of(match, textOf(match, body.card), body.card, body.player);
    targets.x = body.x;
    targets.cancelable = body.by == PlayOne::By::Action ? 1 : 0;
    return Ask{Communication::of(targets), PlayStep::Targeted};
}

StepResult begin(HandlerContext& match, const PlayOne& body) {
    const MessageId refused = whyNotPlay(match, body.player, body.card, body.by);
    if (refused != MessageId::None) return Complete{Outcome::Refused, 0, refused};
    const Definition& printed = match.pool()[match.state().card(body.card).definition];
    if (printed.cost.x == 0) return aim(match, body);
    ChooseNumber question;
    question.card = body.card;
    question.purpose = forX;
    question.cancelable = body.by == PlayOne::By::Action ? 1 : 0;
    std::vector<int> numbers;
    anyX(match, body.player, body.card, body.by, [&numbers](int x) {
        numbers.insert(numbers.begin(), x);
        return false;
    });
    return Ask{askForNumber(match, question, Party::of(body.card), body.player, numbers), PlayStep::Numbered};
}

StepResult announce(HandlerContext& match, const PlayOne& body) {
    Body played;
    played.player = body.player;
    return Ask{Body::on(match, Verb::Played, played, body.card), PlayStep::Announced};
}

StepResult payForCard(HandlerContext& match, Communication& self) {
    auto& body = self.as<PlayOne>();
    const Cost cost = match.pool()[match.state().card(body.card).definition].cost;
    const int action = body.by == PlayOne::By::Action ? 1 : 0;
    const bool more = body.by != PlayOne::By::Bare;
    spendClicks(match, body.player, action + (more ? cost.resources[clickSlot] : 0));
    const int price = costOf(match, body.card) + cost.x * body.x;
    spend(match, {body.player, Detail::Count, body.card}, price, PriceLine::WithPurchase);
    Body lift;
    lift.player = body.player;
    lift.amount = static_cast<std::int16_t>(price);  // for the log
    executeSilently(match, Rule::Lift, lift, {body.card});
    body.since = match.state().card(body.card).since;
    if (!more || !cost.body) return announce(match, body);
    RunAbility frame = frameFor(match, body);
    frame.at = cost.body;
    return Ask{RunAbility::make(frame), PlayStep::PaidMore};
}

StepResult runOperation(HandlerContext& match, Communication& self) {
    RunAbility frame = frameFor(match, self.as<PlayOne>());
    frame.at = match.pool()[frame.ability].body;
    return Ask{RunAbility::withTargetsOf(match, frame, self), PlayStep::Done};
}

/// Puts the resolved card into its owner's discard pile. This does not count as trashing.
StepResult putAway(HandlerContext& match, const PlayOne& body) {
    const Card& card = match.state().card(body.card);
    if (!isIn(card, Zone::Limbo) || card.since != body.since) return Complete::succeeded(1);
    Body move;
    move.zone = index(Zone::Discard);
    return Ask{Body::on(match, CoreVerb::Move, move, body.card), PlayStep::PutAway};
}

}  // namespace

StepResult PlayOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<PlayOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return begin(match, body);
        case Step::Numbered:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            body.x = static_cast<std::int16_t>(answered->value);
            return aim(match, body);
        case Step::Targeted:
            if (answered->canceled()) return Complete::canceled(answered->message);
            ChooseTargets::appendTo(match, self, *answered);
            return payForCard(match, self);
        case Step::PaidMore:
            body.paid = RunAbility::paidIn(match, *answered);
            return announce(match, body);
        case Step::Announced:
            return textOf(match, body.card) ? runOperation(match, self) : putAway(match, body);
        case Step::Done:
            return putAway(match, body);
        case Step::PutAway:
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> PlayOne::fields() {
    return {field<&PlayOne::card>("card"), field<&PlayOne::x>("x"), field<&PlayOne::player>("player")};
}

}  // namespace duelogue::netrun
