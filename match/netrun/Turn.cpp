#include "match/netrun/Turn.h"

#include <algorithm>
#include <utility>

#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/HandLimit.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/verbs/VerbHandlerParts.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

Communication drawFor(HandlerContext& match, PlayerId player, int amount) {
    Body body;
    body.player = player;
    body.amount = static_cast<std::int16_t>(amount);
    return Body::on(match, CoreVerb::Draw, body, player);
}

// -------------------------------------------------------------------------------------------------- opening hands

using Hands = FirstHands::Step;

StepResult askHand(FirstHands& body, PlayerId player) {
    body.player = player;
    return Ask{Communication::of(YesNo{}, Party::match(), Party::of(player)), Hands::Decided};
}

StepResult afterHand(FirstHands& body) {
    return body.player == corp ? askHand(body, runner) : StepResult(Complete::succeeded());
}

StepResult drawHands(HandlerContext& match) {
    Body body;
    body.amount = static_cast<std::int16_t>(option(match.state(), Option::StartingHand));
    Communication draw = Body::make(CoreVerb::Draw, body);
    for (const PlayerId player : {corp, runner}) Body::add(match, draw, player);
    return Ask{draw, Hands::Drawn};
}

StepResult putBack(HandlerContext& match, PlayerId player) {
    Body body;
    body.zone = index(Zone::Deck);
    Communication move = Body::make(CoreVerb::Move, body);
    for (const CardId card : match.state().zone(player, Zone::Hand)) Body::add(match, move, card);
    return Ask{move, Hands::PutBack};
}

}  // namespace

/// The answer "yes" takes a new hand.
StepResult FirstHands::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<FirstHands>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return drawHands(match);
        case Step::Drawn:
            return askHand(body, corp);
        case Step::Decided:
            return answered->value != 0 ? putBack(match, body.player) : afterHand(body);
        case Step::PutBack: {
            Body shuffle;
            shuffle.player = body.player;
            return Ask{Body::on(match, CoreVerb::Shuffle, shuffle, body.player), Step::Shuffled};
        }
        case Step::Shuffled:
            return Ask{drawFor(match, body.player, option(match.state(), Option::StartingHand)), Step::Redrawn};
        case Step::Redrawn:
            return afterHand(body);
    }
    return Complete::impossible();
}

// -------------------------------------------------------------------------------------------------- end of the turn

namespace {

/// Asks for the discards. A Runner with a negative maximum hand size is flatlined.
StepResult discardToSize(HandlerContext& match, PlayerId player) {
    const auto hand = match.state().zone(player, Zone::Hand);
    const int size = value(match.state(), player, PlayerValue::HandSize);
    if (size < 0) match.end(PlayerSet(otherThan(player)));
    const auto limit = static_cast<std::size_t>(std::max(0, size));
    if (size < 0 || hand.size() <= limit) return Ask{Communication::of(PaidWindow{}), EndOfTurn::Step::Used};
    return Ask{chooseDiscards(match, player, hand, hand.size() - limit, forHandLimit), EndOfTurn::Step::Chosen};
}

}  // namespace

StepResult EndOfTurn::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const PlayerId player = self.as<EndOfTurn>().player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return discardToSize(match, player);
        case Step::Chosen:
            return Ask{discardChosen(match, player, *answered), Step::Discarded};
        case Step::Discarded:
            return Ask{Communication::of(PaidWindow{}), Step::Used};
        case Step::Used:
            return Complete::succeeded();
    }
    return Complete::impossible();
}

// -------------------------------------------------------------------------------------------------- checkpoints

namespace {

std::vector<CardId> wrecked(const ReadableMatch& match) {
    std::vector<CardId> found;
    anyStatement(match, Verb::Wrecks, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        if (!evaluator.holds(said.condition)) return false;
        evaluator.each(said.cards, [&](Subject subject) {
            if (!subject.isCard()) return;
            const Card& ice = match.state().card(subject.card());
            const bool isGone = isIn(ice, Zone::Play) && has(ice, Flag::Rezzed) && figure(ice, Figure::Strength) <= 0;
            const bool isNew = std::ranges::find(found, subject.card()) == found.end();
            if (isGone && isNew) found.push_back(subject.card());
        });
        return false;
    });
    return found;
}

/// Returns true if the only effect of the ability is to trash its own card.
bool trashesItself(const ReadableMatch& match, const Ability& ability) {
    if (!ability.body) return false;
    const Instruction& made = match.pool()[ability.body];
    return made.op == Op::Do && !made.next && made.verb == static_cast<std::uint8_t>(Verb::Trash) && made.cards &&
           match.pool()[made.cards].term == Term::This;
}

/// Returns the trashing of an empty card. Rule: "when it is empty, trash it" repeats while the card is empty, even if
/// it was prevented once. To guarantee an end, a card that would surely be kept again is skipped.
std::optional<Communication> whatIsEmpty(HandlerContext& match) {
    const std::uint64_t lost = std::uint64_t{1} << static_cast<unsigned>(Verb::TakeCounters);
    if ((match.state().globals.listening & lost) == 0) return std::nullopt;
    for (const ActiveAbility& at : match.activeAbilities(AbilityKind::Triggered)) {
        if (!at.isAbout(lost) || isUnrezzed(match.state().card(at.card))) continue;
        const Ability& ability = match.pool()[at.ability];
        const EvalContext scope = evalContextOf(match, at.card);
        const bool isEmpty = match.pool()[ability.pattern].self && ability.condition && trashesItself(match, ability) &&
                             Evaluator(match, scope).holds(ability.condition);
        if (!isEmpty) continue;
        Body body;
        body.player = scope.you;
        body.source = at.card;
        body.since = scope.since;
        if (isPrevented(match, Verb::Trash, body, at.card)) continue;
        return acts::byRule(Body::on(match, Verb::Trash, body, at.card));
    }
    return std::nullopt;
}

/// Ends the match if a player has enough points, from any source. If both have enough, the match is a draw.
void endIfWon(HandlerContext& match) {
    PlayerSet winners;
    for (const PlayerId player : {corp, runner}) {
        const bool isEnough =
            value(match.state(), player, PlayerValue::Points) >= option(match.state(), Option::PointsToWin);
        if (isEnough) winners.add(player);
    }
    if (!winners.empty()) match.end(winners.count() == 1 ? winners : PlayerSet{});
}

}  // namespace

std::optional<Communication> dueAtOnce(HandlerContext& match) {
    if (match.state().globals.over == 0) endIfWon(match);
    if (match.state().globals.over != 0) return std::nullopt;
    if (hasAbandoned(match)) executeSilently(match, Rule::CloseServers, Body{});
    const std::vector<CardId> ice = wrecked(match);
    if (!ice.empty()) return acts::trashingByRule(match, runner, ice);
    const bool isEnough = memoryTaken(match) <= value(match.state(), runner, PlayerValue::Memory);
    if (isEnough || programsToFree(match).empty()) return std::nullopt;
    return Communication::of(FreeMemory{});
}

std::optional<Communication> toSettle(HandlerContext& match) {
    if (match.state().globals.over != 0) return std::nullopt;
    if (const auto trash = whatIsEmpty(match)) return trash;
    return dueAtOnce(match);
}

// -------------------------------------------------------------------------------------------------- turn

namespace {

void goTo(HandlerContext& match, Detail next) {
    Body body;
    body.detail = static_cast<std::uint8_t>(next);
    executeSilently(match, Rule::EnterPhase, body);
}

void beginTurnOf(HandlerContext& match, PlayerId player) {
    Body body;
    body.player = player;
    executeSilently(match, Rule::BeginTurn, body);
}

/// Rule: recurring credits are refilled after the first window of the turn, just before the turn formally begins.
void refill(HandlerContext& match) {
    Body body;
    body.player = match.state().globals.current;
    executeSilently(match, Rule::Refill, body);
}

Communication announce(HandlerContext& match, Detail part) {
    Body body;
    body.player = match.state().globals.current;
    body.detail = static_cast<std::uint8_t>(part);
    return Body::on(match, Verb::Turn, body, body.player);
}

/// Returns how often this part of the turn was entered before this time.
int entered(MatchState& state) {
    std::int16_t& begun = value(state, Global::Begun);
    return begun++;
}

std::optional<Communication> start(HandlerContext& match) {
    switch (entered(match.state())) {
        case 0:
            return Communication::of(PaidWindow{});
        case 1:
            refill(match);
            return announce(match, Detail::Start);
        default:
            goTo(match, match.state().globals.current == corp ? Detail::Draw : Detail::Action);
            return std::nullopt;
    }
}

std::optional<Communication> act(HandlerContext& match, const Communication* answered) {
    const bool isOver = answered != nullptr && answered->is<Act>() && answered->value == 0;
    if (isOver) {
        goTo(match, Detail::Discard);
        return std::nullopt;
    }
    const PlayerId player = match.state().globals.current;
    return Communication::of(Act{player}, Party::match(), Party::of(player));
}

std::optional<Communication> discard(HandlerContext& match) {
    switch (entered(match.state())) {
        case 0: {
            EndOfTurn end;
            end.player = match.state().globals.current;
            return Communication::of(end);
        }
        case 1:
            return announce(match, Detail::Discard);
        default: {
            const PlayerId next = otherThan(match.state().globals.current);
            executeSilently(match, Rule::EndTurn, Body{});
            beginTurnOf(match, next);
            return std::nullopt;
        }
    }
}

}  // namespace

std::optional<Communication> nextOfTurn(HandlerContext& match, const Communication* answered) {
    MatchState& state = match.state();
    if (const auto next = toSettle(match)) return next;
    switch (phase(state)) {
        case Detail::SetUp:
            if (entered(state) == 0) return Communication::of(FirstHands{});
            beginTurnOf(match, corp);
            return std::nullopt;
        case Detail::Start:
            return start(match);
        case Detail::Draw:
            if (entered(state) == 0) return drawFor(match, corp, 1);
            goTo(match, Detail::Action);
            return std::nullopt;
        case Detail::Action:
            return act(match, answered);
        case Detail::Discard:
            return discard(match);
        default:
            break;
    }
    return std::nullopt;
}

}  // namespace duelogue::netrun
