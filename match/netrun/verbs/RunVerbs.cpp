// Handlers of the verbs of a run: its course, encounters and breaking subroutines.
#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/verbs/VerbHandlerParts.h"
#include "match/netrun/verbs/VerbHandlers.h"
#include "match/state/Numbers.h"

namespace duelogue::netrun::acts {

/// Rule: a run cannot begin while another one is in progress. Triggers on the end of a run can begin one.
StepResult run(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete::succeeded(1);
    if (isRunGoingOn(match.state())) return Complete::impossible();
    const std::vector<CardId> servers = cardsOf(match, self);
    if (servers.empty() || !has(match.state().card(servers.front()), Trait::Server)) return Complete::impossible();
    RunServer run;
    run.server = servers.front();
    return Ask{Communication::of(run), Body::Step::Own};
}

StepResult runBegins(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    note(match, TurnEvent::Ran);
    value(match.state(), Global::LentCredits) =
        static_cast<std::int16_t>(value(match.state(), corp, PlayerValue::BadPublicity));
    value(match.state(), Global::Success) = 0;
    return Complete::succeeded(self.as<Body>().subjects);
}

StepResult succeed(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    RunServer* const run = currentRun(match.state());
    if (run == nullptr) return Complete::impossible();
    run->isSuccessful = 1;
    value(match.state(), Global::Success) = 1;
    const bool hq = run->server == central(Name::Hq);
    note(match, TurnEvent::Succeeded);
    if (hq) note(match, TurnEvent::SucceededHq);
    return Complete::succeeded(self.as<Body>().subjects);
}

/// Effects with the duration of the run still apply to its end, and then expire.
StepResult ends(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body& body = self.as<Body>();
    if (body.detail == static_cast<std::uint8_t>(Detail::Run)) executeSilently(match, Rule::EndRun, Body{});
    return Complete::succeeded(body.subjects);
}

namespace {

/// Drops the waiting triggers on the start of an encounter. Rule: they end with the encounter.
void forgetEncounter(HandlerContext& match) {
    for (Trigger& trigger : match.state().triggers) {
        if (!trigger.ability) continue;
        const Pattern& pattern = match.pool()[match.pool()[trigger.ability].pattern];
        if (pattern.verb == static_cast<std::uint8_t>(Verb::Encounter)) trigger.ability = {};
    }
}

}  // namespace

StepResult endRun(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    RunServer* const run = currentRun(match.state());
    if (run == nullptr) return Complete::impossible();
    run->isOver = 1;
    forgetEncounter(match);
    return Complete::succeeded(1);
}

StepResult bypass(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    EncounterIce* const encounter = currentEncounter(match.state());
    const auto subjects = subjectsOf(match, self);
    const bool isIt = encounter != nullptr && std::ranges::find(subjects, Subject(encounter->ice)) != subjects.end();
    if (!isIt) return Complete::impossible();
    encounter->isPassed = 1;
    forgetEncounter(match);
    return Complete::succeeded(1);
}

StepResult moveOut(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    RunServer* const run = currentRun(match.state());
    if (run == nullptr) return Complete::impossible();
    run->isMovedOut = 1;
    return Complete::succeeded(1);
}

StepResult changeServer(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    RunServer* const run = currentRun(match.state());
    const std::vector<CardId> to = cardsOf(match, self);
    if (run == nullptr || to.empty()) return Complete::impossible();
    run->server = to.front();
    run->hasChanged = 1;
    return Complete::succeeded(1);
}

/// Adds accesses to the current breach, or before a breach to that of the run.
StepResult accessMore(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    if (!isRunGoingOn(match.state())) return Complete::impossible();
    BreachServer* const breach = currentBreach(match.state());
    std::int16_t& more = breach != nullptr ? breach->left : value(match.state(), Global::MoreAccess);
    more = saturated(more + std::max<int>(0, self.as<Body>().amount));
    return Complete::succeeded(self.as<Body>().amount);
}

namespace {

/// Returns the number of subroutines that this verb can still break: the rest of its amount, limited by the unbroken
/// ones.
int breakable(const ReadableMatch& match, const Communication& self) {
    const CardId ice = iceToBreak(match);
    const auto subjects = subjectsOf(match, self);
    if (!ice || std::ranges::find(subjects, Subject(ice)) == subjects.end()) return 0;
    return std::min<int>(self.as<Body>().amount - self.value, static_cast<int>(unbroken(match).size()));
}

/// Breaks a subroutine and marks the source as used in this encounter. VerbBody::second has a bit for each subroutine
/// that this verb has broken.
void breakIt(HandlerContext& match, Communication& self, std::size_t subroutine) {
    const std::uint32_t mark = std::uint32_t{1} << subroutine;
    currentEncounter(match.state())->broken |= mark;
    auto& body = self.as<Body>();
    body.second = static_cast<std::int16_t>(static_cast<std::uint16_t>(body.second) | mark);
    if (const CardId source = body.source) match.state().card(source).current.flags |= bit(Flag::Used);
    match.state().globals.outdateLooks();
    ++self.value;
}

}  // namespace

/// Breaks subroutines one by one, as the Runner chooses. If the amount is more than one, the Runner may stop early. A
/// single remaining subroutine is broken without a question.
StepResult breakSubroutines(HandlerContext& match, Communication& self, const Communication* answered) {
    const bool isEnough = answered != nullptr && answered->value < 0;
    if (answered != nullptr && !isEnough)
        breakIt(match, self, unbroken(match)[static_cast<std::size_t>(answered->value)]);
    const std::vector<std::size_t> left = unbroken(match);
    const int count = isEnough ? 0 : breakable(match, self);
    const bool mayStop = self.as<Body>().amount > 1 && (left.size() > 1 || self.value > 0);
    if (count > 0 && (mayStop || count < static_cast<int>(left.size()))) {
        const CardId ice = iceToBreak(match);
        const std::span<const AbilityId> subroutines = subroutinesOf(match, ice);
        ChooseOption question;
        question.card = ice;
        question.mayStop = mayStop ? 1 : 0;
        Communication which = Communication::of(question, Party::of(self.as<Body>().source), Party::of(runner));
        for (const std::size_t i : left) {
            match.listAdd(which, Subject::number(static_cast<int>(subroutines[i].value)));
            match.listAdd(which, Subject(ice));
        }
        return Ask{which, Body::Step::Own};
    }
    for (int i = 0; i < count; ++i) breakIt(match, self, left[static_cast<std::size_t>(i)]);
    const int broken = self.value;
    self.value = 0;
    return answerOf(broken);
}

/// Handles Boost and Become. The affected cards are fixed now.
StepResult boost(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const CardId card : cardsOf(match, self)) {
        ContinuousEffect effect;
        effect.verb = self.kind.value;
        effect.amount = self.is(Verb::Boost) ? body.amount : std::int16_t{0};
        effect.traits = body.traits;
        effect.on = card;
        effect.source = body.source;
        effect.since = body.since;
        effect.duration = body.duration;
        effect.until = body.player;
        effect.controller = body.source ? match.state().card(body.source).current.controller : body.player;
        if (!effect.controller) effect.controller = match.rulebook().defaultController(match);
        match.addContinuousEffect(effect);
    }
    return Complete::succeeded(body.amount);
}

}  // namespace duelogue::netrun::acts
