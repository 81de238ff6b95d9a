#include "match/basebreak/Turn.h"

#include <algorithm>
#include <utility>

#include "match/basebreak/Leaving.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/effects/verbs/HandLimit.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak {

namespace {

constexpr int cardsATurn = 2;

Communication drawFor(HandlerContext& match, PlayerId player, int amount) {
    VerbBody body;
    body.player = player;
    body.amount = static_cast<std::int16_t>(amount);
    return VerbBody::on(match, CoreVerb::Draw, body, player);
}

Communication wholeHand(HandlerContext& match, CoreVerb verb, PlayerId player) {
    VerbBody body;
    body.player = player;
    Communication all = VerbBody::make(verb, body);
    for (const CardId card : match.state().zone(player, Zone::Hand)) VerbBody::add(match, all, card);
    return all;
}

bool hasMinionInHand(const MatchState& state, PlayerId player) {
    const auto hand = state.zone(player, Zone::Hand);
    return std::any_of(hand.begin(), hand.end(), [&](CardId id) { return has(state.card(id), Trait::Minion); });
}

// -------------------------------------------------------------------------------------------------- opening hands

using Hands = FirstHands::Step;

StepResult askNext(HandlerContext& match, FirstHands& body) {
    const MatchState& state = match.state();
    const auto seats = state.seatsFrom(state.globals.current);
    for (; body.seat < seats.count; ++body.seat) {
        const PlayerId player = seats.ids[body.seat];
        if (hasMinionInHand(state, player) || state.zone(player, Zone::Hand).empty()) continue;
        return Ask{Communication::of(YesNo{}, Party::match(), Party::of(player)), Hands::Decided};
    }
    return Complete::succeeded();
}

StepResult drawHands(HandlerContext& match) {
    VerbBody body;
    body.amount = static_cast<std::int16_t>(option(match.state(), Option::StartingHand));
    Communication draw = VerbBody::make(CoreVerb::Draw, body);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current))
        VerbBody::add(match, draw, player);
    return Ask{draw, Hands::Drawn};
}

}  // namespace

StepResult FirstHands::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<FirstHands>();
    const auto seats = match.state().seatsFrom(match.state().globals.current);
    const PlayerId player = body.seat < seats.count ? seats.ids[body.seat] : PlayerId{};
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return drawHands(match);
        case Step::Drawn:
            return askNext(match, body);
        case Step::Decided:
            if (answered->value != 0) return Ask{wholeHand(match, CoreVerb::Reveal, player), Step::Shown};
            ++body.seat;
            return askNext(match, body);
        case Step::Shown:
            return Ask{wholeHand(match, CoreVerb::Discard, player), Step::Discarded};
        case Step::Discarded:
            return Ask{drawFor(match, player, option(match.state(), Option::StartingHand)), Step::Redrawn};
        case Step::Redrawn:
            ++body.seat;
            return askNext(match, body);
    }
    return Complete::impossible();
}

// -------------------------------------------------------------------------------------------------- drawing

namespace {

/// Asks for the discards. The hand limit applies only at this time.
StepResult discardToLimit(HandlerContext& match, PlayerId player) {
    const auto hand = match.state().zone(player, Zone::Hand);
    const auto limit = static_cast<std::size_t>(option(match.state(), Option::HandLimit));
    if (hand.size() <= limit) return Complete::succeeded();
    return Ask{chooseDiscards(match, player, hand, hand.size() - limit, forHandLimit), EndOfDraw::Step::Chosen};
}

}  // namespace

StepResult EndOfDraw::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const PlayerId player = self.as<EndOfDraw>().player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return Ask{drawFor(match, player, cardsATurn), Step::Drawn};
        case Step::Drawn:
            return discardToLimit(match, player);
        case Step::Chosen:
            return Ask{discardChosen(match, player, *answered), Step::Discarded};
        case Step::Discarded:
            return Complete::succeeded();
    }
    return Complete::impossible();
}

// -------------------------------------------------------------------------------------------------- turn

namespace {

void goTo(HandlerContext& match, Phase next) {
    VerbBody body;
    body.detail = static_cast<std::uint8_t>(next);
    executeSilently(match, Rule::EnterPhase, body);
}

void beginTurnOf(HandlerContext& match, PlayerId player) {
    VerbBody body;
    body.player = player;
    executeSilently(match, Rule::BeginTurn, body);
}

/// Returns true at the first entry in this part of the turn.
bool begins(MatchState& state) { return std::exchange(value(state, Global::Begun), std::int16_t{1}) == 0; }

/// Returns the event at the beginning of this part of the turn; nullopt if it has happened or no card could notice it.
std::optional<Communication> announce(HandlerContext& match, Verb event) {
    VerbBody body;
    body.player = match.state().globals.current;
    if (!begins(match.state()) || passSilently(match, event, body.player)) return std::nullopt;
    return VerbBody::on(match, event, body, body.player);
}

/// Ends the match if one player has enough points and more than all others; returns true if so.
bool someoneWins(HandlerContext& match) {
    const PlayerSet leaders = leadersToWin(match.state());
    if (leaders.count() != 1) return false;
    match.end(leaders);
    return true;
}

std::optional<Communication> playCards(HandlerContext& match, const Communication* answered) {
    const PlayerId player = match.state().globals.current;
    const bool ended = answered != nullptr && answered->is<PlayCards>() && answered->value == 0;
    if (!ended) return Communication::of(PlayCards{player}, Party::match(), Party::of(player));
    goTo(match, Phase::Score);
    return std::nullopt;
}

void endTurn(HandlerContext& match) {
    executeSilently(match, Rule::EndTurn, VerbBody{});
    if (!someoneWins(match)) beginTurnOf(match, match.state().after(match.state().globals.current));
}

}  // namespace

PlayerSet leadersToWin(const MatchState& state) {
    int most = option(state, Option::PointsToWin);
    PlayerSet leaders;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        const int points = value(state, player, Value::Points);
        if (points > most) leaders = PlayerSet{};
        if (points >= most) leaders.add(player);
        most = std::max(most, points);
    }
    return leaders;
}

std::optional<Communication> nextOfTurn(HandlerContext& match, const Communication* answered) {
    MatchState& state = match.state();
    sendAway(match);
    if (state.player(state.globals.current).out != 0) {
        endTurn(match);
        return std::nullopt;
    }
    if (const auto next = toSettle(match)) return next;
    switch (phase(state)) {
        case Phase::SetUp:
            if (begins(state)) return Communication::of(FirstHands{});
            beginTurnOf(match, state.globals.current);
            [[fallthrough]];
        case Phase::Start:
            if (const auto next = announce(match, Verb::TurnBegins)) return next;
            goTo(match, Phase::Play);
            [[fallthrough]];
        case Phase::Play:
            if (const auto next = playCards(match, answered)) return next;
            [[fallthrough]];
        case Phase::Score:
            if (begins(state) && !readyBases(match).empty())
                return Communication::of(ScoreBases{state.globals.current});
            goTo(match, Phase::Draw);
            [[fallthrough]];
        case Phase::Draw:
            if (begins(state)) return Communication::of(EndOfDraw{state.globals.current});
            goTo(match, Phase::End);
            [[fallthrough]];
        case Phase::End:
            if (const auto next = announce(match, Verb::TurnEnds)) return next;
            endTurn(match);
            break;
        case Phase::Count:
            break;
    }
    return std::nullopt;
}

}  // namespace duelogue::basebreak
