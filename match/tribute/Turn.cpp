#include "match/tribute/Turn.h"

#include <algorithm>
#include <array>

#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Chain.h"

namespace duelogue::tribute {

namespace {

void goTo(HandlerContext& match, Detail next) {
    if (match.state().globals.over != 0) return;
    VerbBody body;
    body.detail = static_cast<std::uint8_t>(next);
    executeSilently(match, Rule::EnterPhase, body);
}

void beginTurnOf(HandlerContext& match, PlayerId player) {
    VerbBody body;
    body.player = player;
    executeSilently(match, Rule::BeginTurn, body);
}

/// Returns the next once-only step of this part of the turn and counts it in Global::Begun.
int nextStep(MatchState& state) { return value(state, Global::Begun)++; }

void goBackTo(MatchState& state, EndStep step) { value(state, Global::Begun) = static_cast<std::int16_t>(step); }

Communication draw(HandlerContext& match, PlayerId player, int amount) {
    VerbBody body;
    body.player = player;
    body.amount = static_cast<std::int16_t>(amount);
    return VerbBody::on(match, CoreVerb::Draw, body, player);
}

Communication firstHands(HandlerContext& match) {
    VerbBody body;
    body.amount = static_cast<std::int16_t>(option(match.state(), Option::StartingHand));
    Communication drawing = VerbBody::make(CoreVerb::Draw, body);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current))
        VerbBody::add(match, drawing, player);
    return drawing;
}

/// Returns the event that a part of the turn begins; nullopt if no card could notice it.
std::optional<Communication> begins(HandlerContext& match, Detail part) {
    VerbBody body;
    body.player = match.state().globals.current;
    body.detail = static_cast<std::uint8_t>(part);
    const std::array subjects{Subject(body.player)};
    if (isUnobservable(match, KindId(static_cast<std::uint8_t>(Verb::PhaseBegins)), subjects)) return std::nullopt;
    return VerbBody::on(match, Verb::PhaseBegins, body, body.player);
}

/// Runs a part of the turn without actions: an event, a response window, and the next part.
template <class What>
std::optional<Communication> quietPhase(HandlerContext& match, Detail next, What&& what) {
    MatchState& state = match.state();
    int step = nextStep(state);
    if (step == 0) {
        if (auto first = what()) return first;
        step = nextStep(state);
    }
    if (step == 1 && !isQuiet(match)) return Communication::of(Chain{});
    goTo(match, next);
    return std::nullopt;
}

/// Leaves a part of the turn with actions. The opponent may respond, and the part then continues. After the battle step
/// there is a second window, the end step.
template <class Question>
std::optional<Communication> openPhase(HandlerContext& match, const Communication* answered) {
    MatchState& state = match.state();
    if (answered != nullptr && answered->is<Question>() && answered->value != 0) {
        value(state, Global::Leaving) = static_cast<std::int16_t>(answered->value);
        if (!isQuiet(match)) return Communication::of(Chain{});
    }
    const bool isAtEnd = phase(state) == Detail::Battle && value(state, Global::Begun) == inEndStep;
    const bool responded = answered != nullptr && answered->is<Chain>() && answered->value != 0;
    if (!isAtEnd && (responded || value(state, Global::Leaving) == 0)) {
        value(state, Global::Leaving) = 0;
        const PlayerId player = state.globals.current;
        return Communication::of(Question{player}, Party::match(), Party::of(player));
    }
    if (phase(state) == Detail::Battle && !isAtEnd) {
        value(state, Global::Begun) = inEndStep;
        if (!isQuiet(match)) return Communication::of(Chain{});
    }
    goTo(match, static_cast<Detail>(value(state, Global::Leaving)));
    return std::nullopt;
}

bool isAnyLate(const MatchState& state) {
    return state.anyCardIn(index(Zone::Field), [&](CardId id) { return has(state.card(id), Flag::Late); });
}

/// Keeps the triggers of cards that came in the end phase; the others have already triggered on its beginning.
void keepLate(HandlerContext& match) {
    MatchState& state = match.state();
    std::erase_if(state.triggers, [&](const Trigger& trigger) { return !has(state.card(trigger.source), Flag::Late); });
    state.eachCardIn(index(Zone::Field), [&](CardId id) { state.card(id).current.flags &= ~bit(Flag::Late); });
}

std::optional<Communication> endOfTurn(HandlerContext& match) {
    MatchState& state = match.state();
    const PlayerId player = state.globals.current;
    while (true) {
        switch (static_cast<EndStep>(nextStep(state))) {
            case EndStep::Begins:
                if (auto first = begins(match, Detail::End)) return first;
                break;
            case EndStep::Responses:
                if (isAnyLent(state) && !isQuiet(match)) return Communication::of(Chain{});
                break;
            case EndStep::Return:
                if (isAnyLent(state)) return Communication::of(Return{player, 0, {}}, Party::match());
                break;
            case EndStep::Chain:
                if (!isQuiet(match)) return Communication::of(Chain{});
                break;
            case EndStep::LateBegins:
                if (isAnyLate(state)) {
                    if (auto first = begins(match, Detail::End)) return first;
                }
                break;
            case EndStep::LateHeard:
                if (!isAnyLate(state)) break;
                keepLate(match);
                goBackTo(state, EndStep::Chain);
                break;
            case EndStep::LastReturn:
                if (!isAnyLent(state)) break;
                goBackTo(state, EndStep::Chain);
                return Communication::of(Return{player, 1, {}}, Party::match());
            case EndStep::HandLimit:
                if (overLimit(state, player) > 0) return Communication::of(EndPhase{player}, Party::match());
                break;
            case EndStep::Over:
                executeSilently(match, Rule::EndTurn, VerbBody{});
                beginTurnOf(match, state.after(player));
                return std::nullopt;
        }
    }
}

/// Returns the next communication; nullopt if the turn has moved on without one.
std::optional<Communication> stepOfTurn(HandlerContext& match, const Communication* answered) {
    MatchState& state = match.state();
    settle(match);
    if (state.globals.over != 0) return std::nullopt;
    const PlayerId player = state.globals.current;
    const bool chained = answered != nullptr && answered->is<Chain>();
    // Triggers of the end phase are ordered first, with the return of lent monsters or with earlier triggers of the
    // phase.
    const bool isPutInOrder =
        (isNext(state, EndStep::Responses) && isAnyLent(state)) || isNext(state, EndStep::LateHeard);
    if (isWindowOpen(match) && !chained && !isPutInOrder && !isQuiet(match)) return Communication::of(Chain{});
    if (state.globals.over != 0) return std::nullopt;
    switch (phase(state)) {
        case Detail::SetUp:
            if (nextStep(state) == 0) return firstHands(match);
            beginTurnOf(match, player);
            return std::nullopt;
        case Detail::Draw:
            return quietPhase(match, Detail::Standby, [&]() -> std::optional<Communication> {
                if (state.globals.turn <= 1) return std::nullopt;
                return draw(match, player, 1);
            });
        case Detail::Standby:
            return quietPhase(match, Detail::Main, [&] { return begins(match, Detail::Standby); });
        case Detail::Main:
        case Detail::SecondMain:
            return openPhase<Act>(match, answered);
        case Detail::Battle:
            if (value(state, Global::Begun) == 0 && nextStep(state) == 0 && !isQuiet(match))
                return Communication::of(Chain{});
            return openPhase<DeclareAttack>(match, answered);
        case Detail::End:
            return endOfTurn(match);
        default:
            break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Communication> nextOfTurn(HandlerContext& match, const Communication* answered) {
    std::optional<Communication> next = stepOfTurn(match, answered);
    while (!next && match.state().globals.over == 0) next = stepOfTurn(match, nullptr);
    return next;
}

}  // namespace duelogue::tribute
