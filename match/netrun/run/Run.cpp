#include "match/netrun/run/Run.h"

#include <algorithm>
#include <utility>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/FreeUses.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

}  // namespace

Communication eventOn(HandlerContext& match, Verb event, CardId card) {
    Body body;
    body.player = runner;
    return Body::on(match, event, body, card);
}

Communication endOf(HandlerContext& match, Detail what, CardId card) {
    Body body;
    body.player = runner;
    body.detail = static_cast<std::uint8_t>(what);
    return Body::on(match, Verb::Ends, body, card);
}

const RunServer* currentRun(const MatchState& state) { return topmost<const RunServer>(state); }
RunServer* currentRun(MatchState& state) { return topmost<RunServer>(state); }

namespace {

/// Returns true if the ice is still the encountered object and still rezzed.
bool isMet(const MatchState& state, const EncounterIce& encounter) {
    const Card& ice = state.card(encounter.ice);
    return ice.since == encounter.since && isIn(ice, Zone::Play) && has(ice, Flag::Rezzed);
}

template <class State>
auto findEncounter(State& state) {
    auto* const last = topmost<std::conditional_t<std::is_const_v<State>, const EncounterIce, EncounterIce>>(state);
    return last == nullptr || last->isDone != 0 || !isMet(state, *last) ? nullptr : last;
}

}  // namespace

const EncounterIce* currentEncounter(const MatchState& state) { return findEncounter(state); }
EncounterIce* currentEncounter(MatchState& state) { return findEncounter(state); }

const EncounterIce* encounterUnderWay(const MatchState& state) {
    const EncounterIce* const last = topmost<const EncounterIce>(state);
    return last == nullptr || last->isDone != 0 ? nullptr : last;
}

bool isCut(const MatchState& state, const EncounterIce& encounter) {
    const RunServer* const run = currentRun(state);
    return run == nullptr || run->isOver != 0 || run->isMovedOut != 0 || encounter.isPassed != 0 ||
           !isMet(state, encounter);
}

namespace {

auto lastRun(const MatchState& state) {
    return std::find_if(state.communications.rbegin(), state.communications.rend(),
                        [](const Communication& outstanding) { return outstanding.is<RunServer>(); });
}

}  // namespace

bool isTimeToRez(const MatchState& state) {
    const auto last = lastRun(state);
    if (last == state.communications.rend()) return true;
    const bool isPaused = last->step == static_cast<std::uint8_t>(RunServer::Step::Paused);
    return !isPaused && encounterUnderWay(state) == nullptr;
}

bool isRunGoingOn(const MatchState& state) {
    const auto last = lastRun(state);
    return last != state.communications.rend() && last->step != static_cast<std::uint8_t>(RunServer::Step::Ended);
}

/// The verb that made the run lies directly below it on the stack.
CardId runBy(const MatchState& state) {
    const auto run = lastRun(state);
    if (run == state.communications.rend() || std::next(run) == state.communications.rend()) return {};
    const Communication& made = *std::next(run);
    return made.is(Verb::Run) ? made.as<Body>().source : CardId{};
}

// -------------------------------------------------------------------------------------------------- the run

namespace {

using RunStep = RunServer::Step;

StepResult finish(HandlerContext& match, RunServer& body) {
    body.ice = {};
    body.isOver = 1;
    if (hasAbandoned(match)) executeSilently(match, Rule::CloseServers, Body{});
    return Ask{endOf(match, Detail::Run, body.server), RunStep::Ended};
}

StepResult succeed(HandlerContext& match, RunServer& body) {
    if (body.isOver != 0) return finish(match, body);
    return Ask{eventOn(match, Verb::Succeed, body.server), RunStep::Succeeded};
}

/// Returns true if a remote server is empty. It leaves, and a run on it ends.
bool isGone(const ReadableMatch& match, CardId server) { return !isCentral(server) && isEmpty(match, server); }

/// Triggers on the approach of the server if all ice has been passed; then opens a window.
StepResult pause(HandlerContext& match, RunServer& body) {
    if (body.isOver != 0 || isGone(match, body.server)) return finish(match, body);
    if (body.left == 0 && std::exchange(body.isBeforeServer, std::uint8_t{1}) == 0)
        return Ask{eventOn(match, Verb::Approach, body.server), RunStep::PassedAll};
    return Ask{Communication::of(PaidWindow{}), RunStep::Paused};
}

/// Approaches the next ice, or the server. The Corp may rez the approached ice. If there is ice, this window also
/// serves as the one at the beginning of the run or after the last ice. Nothing happens between the two.
StepResult goOn(HandlerContext& match, RunServer& body) {
    if (body.isOver != 0 || isGone(match, body.server)) return finish(match, body);
    const std::vector<CardId> ice = iceAt(match, body.server);
    if (std::exchange(body.isMovedOut, std::uint8_t{0}) != 0) {
        body.left = static_cast<std::uint16_t>(ice.size());
        body.isBeforeServer = 0;
        // Without ice at that position the Runner is in front of the server again.
        if (ice.empty()) return pause(match, body);
    }
    body.left = std::min(body.left, static_cast<std::uint16_t>(ice.size()));
    if (body.left == 0) return succeed(match, body);
    body.ice = ice[ice.size() - body.left];
    PaidWindow window;
    window.ice = body.ice;
    return Ask{Communication::of(window), RunStep::Approached};
}

StepResult askOut(HandlerContext& match, RunServer& body) {
    if (body.isOver != 0 || isGone(match, body.server)) return finish(match, body);
    return Ask{Communication::of(JackOut{body.server}, Party::match(), Party::of(runner)), RunStep::AskedOut};
}

StepResult stay(HandlerContext& match, RunServer& body) {
    return body.left > 0 ? goOn(match, body) : StepResult(Ask{Communication::of(PaidWindow{}), RunStep::Moved});
}

/// Moves past the ice. The remaining ice is counted again, because some of it may have left.
StepResult pass(HandlerContext& match, RunServer& body) {
    const std::vector<CardId> ice = iceAt(match, body.server);
    const auto at = std::ranges::find(ice, body.ice);
    if (at != ice.end()) {
        body.left = static_cast<std::uint16_t>(ice.end() - at - 1);
    } else if (body.left > 0) {
        --body.left;
    }
    body.ice = {};
    // A Runner who is moved outward approaches the ice there at once.
    return body.isMovedOut != 0 ? goOn(match, body) : pause(match, body);
}

StepResult meetIce(HandlerContext& match, RunServer& body) {
    if (body.isOver != 0) return finish(match, body);
    const Card& ice = match.state().card(body.ice);
    const bool isMet = isIn(ice, Zone::Play) && ice.current.host == body.server && has(ice, Flag::Rezzed);
    if (!isMet) return pass(match, body);
    EncounterIce encounter;
    encounter.ice = body.ice;
    encounter.since = ice.since;
    return Ask{Communication::of(encounter), RunStep::Encountered};
}

StepResult begin(HandlerContext& match, RunServer& body) {
    body.left = static_cast<std::uint16_t>(iceAt(match, body.server).size());
    return Ask{eventOn(match, Verb::RunBegins, body.server), RunStep::Begun};
}

bool hasSucceeded(const Communication& answered, Verb verb) { return answered.succeeded() && answered.is(verb); }

/// Breaches the server after a successful run. If the success was replaced and the run continues on another server, it
/// becomes successful on that server.
StepResult breach(HandlerContext& match, RunServer& body, const Communication& answered) {
    if (body.isOver != 0) return finish(match, body);
    if (!hasSucceeded(answered, Verb::Succeed) && body.hasChanged != 0) {
        body.hasChanged = 0;
        return succeed(match, body);
    }
    return Ask{eventOn(match, Verb::Breach, body.server), RunStep::Breached};
}

/// All effects that add accesses have been applied by now.
StepResult accessCards(HandlerContext& match, RunServer& body, const Communication& answered) {
    if (body.isOver != 0 || !hasSucceeded(answered, Verb::Breach)) return finish(match, body);
    BreachServer cards;
    cards.server = body.server;
    return Ask{Communication::of(cards), RunStep::Accessed};
}

}  // namespace

StepResult RunServer::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<RunServer>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return begin(match, body);
        case Step::Begun:
            if (body.left > 0) return goOn(match, body);
            return Ask{Communication::of(PaidWindow{}), Step::Initiated};
        case Step::Initiated:
        case Step::PassedAll:
            return pause(match, body);
        case Step::Approached:
            return meetIce(match, body);
        case Step::Encountered:
            return pass(match, body);
        case Step::Paused:
            return askOut(match, body);
        case Step::AskedOut:
            if (answered->value != 0) body.isOver = 1;
            return body.isOver != 0 ? finish(match, body) : stay(match, body);
        case Step::Moved:
            return goOn(match, body);
        case Step::Succeeded:
            return breach(match, body, *answered);
        case Step::Breached:
            return accessCards(match, body, *answered);
        case Step::Accessed:
            return finish(match, body);
        case Step::Ended:
            return Complete::succeeded(body.isSuccessful != 0 ? 1 : 0);
    }
    return Complete::impossible();
}

std::vector<Field> RunServer::fields() {
    return {field<&RunServer::server>("server"), field<&RunServer::ice>("ice"), field<&RunServer::left>("left")};
}

// -------------------------------------------------------------------------------------------------- encounter

void JackOut::legalReplies(const ReadableMatch& /*match*/, const Communication& /*self*/, Replies& out) {
    out.emplace_back(ReplyWord::Pass);
    out.emplace_back(Word::JackOut);
}

Refusal JackOut::refusalReason(const ReadableMatch& match, const Communication& /*self*/, const Reply& reply) {
    return isFree(match, reply) ? whyNotFree(match, runner, CardId{}, reply)
                                : Refusal(whyNotOutsideTurn(match, runner, reply));
}

Reaction JackOut::reply(HandlerContext& /*match*/, Communication& /*self*/, const Reply& reply) {
    return Complete::succeeded(reply.is(Word::JackOut) ? 1 : 0);
}

}  // namespace duelogue::netrun
