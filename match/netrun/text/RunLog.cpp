#include "match/netrun/text/RunLog.h"

#include <algorithm>

#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Values.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here
using Body = VerbBody;

std::string credits(int amount) { return counted(amount, "1 credit", "credits"); }

std::string points(int amount) { return std::to_string(amount) + (amount == 1 ? " agenda point" : " agenda points"); }

/// Returns "[4]'s subroutine", or for ice with several "subroutine 2 of [4]" or "subroutines 1 and 2 of [4]", by their
/// printed order.
std::string brokenBy(const ReadableMatch& match, const Body& body, CardId ice) {
    const std::size_t count = subroutinesOf(match, ice).size();
    if (count == 1) return name(ice) + "'s subroutine";
    std::vector<std::size_t> broken;
    for (std::size_t i = 0; i < count; ++i) {
        if (((static_cast<unsigned>(body.second) >> i) & 1U) != 0) broken.push_back(i + 1);
    }
    std::string text = broken.size() == 1 ? "subroutine" : "subroutines";
    for (std::size_t i = 0; i < broken.size(); ++i)
        text += (i == 0 ? " " : i + 1 == broken.size() ? " and " : ", ") + std::to_string(broken[i]);
    return text + " of " + name(ice);
}

/// Returns the line for broken subroutines. They belong to the encountered ice, even if the verb has other subjects.
std::string tellBreak(const ReadableMatch& match, const Communication& done, Subject first) {
    const EncounterIce* const encounter = currentEncounter(match.state());
    const Subject ice = encounter != nullptr ? Subject(encounter->ice) : first;
    const CardId by = done.as<Body>().source;
    const std::string what = brokenBy(match, done.as<Body>(), ice.card());
    if (by && Subject(by) != ice) return name(by) + " breaks " + what + usePrice(match, done);
    return does(runner, "loses", "lose") + " a click to break " + what;
}

std::string tellTrace(const Communication& done) {
    const auto& body = done.as<Body>();
    const std::string trace = body.source ? name(body.source) + "'s trace" : std::string("The trace");
    return trace + (done.value > 0 ? " succeeds (" : " fails (") + std::to_string(body.second) + " vs. link " +
           std::to_string(body.amount) + ")";
}

/// Returns the line for an open bid of a trace.
std::string tellBid(const Communication& bid) {
    const PlayerId player = bid.answerer.player;
    const std::string what = player == corp ? " on the trace" : " on link";
    return bid.value <= 0 ? std::string() : does(player, "spends", "spend") + " " + credits(bid.value) + what;
}

std::string tellContest(const Contest& contest) {
    const auto bid = [](PlayerId player, int credits) {
        return name(player) + " " + std::to_string(std::max(0, credits));
    };
    return "Secret bids: " + bid(contest.first, contest.firstBid) + ", " + bid(contest.other, contest.otherBid);
}

/// Returns the line for a breach without a listed access. Accesses in Archives without effect are summed up in it.
std::string tellBreach(const ReadableMatch& match, const Communication& breach) {
    const RunServer* const run = currentRun(match.state());
    const bool goesOn = run != nullptr && run->isOver == 0;
    if (!goesOn || !match.list(breach).empty()) return {};
    const CardId server = breach.as<BreachServer>().server;
    const std::size_t there =
        zoneBehind(server) == Zone::Discard ? match.state().zone(corp, Zone::Discard).size() : std::size_t{0};
    if (there == 0) return does(runner, "accesses", "access") + " no cards";
    return does(runner, "accesses", "access") + " " + counted(static_cast<int>(there), "the card", "cards") + " in " +
           name(server);
}

/// Returns the line for approached ice that was not rezzed.
std::string tellPassed(const ReadableMatch& match, const PaidWindow& approach) {
    const RunServer* const run = currentRun(match.state());
    const bool passes =
        approach.ice && run != nullptr && run->isOver == 0 && isUnrezzed(match.state().card(approach.ice));
    return passes ? does(runner, "passes", "pass") + " unrezzed ice" : std::string();
}

std::string tellVerb(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<Body>();
    const auto subjects = subjectsOf(match, done);
    const std::string what = subjects.empty() ? std::string() : listed(subjects);
    switch (static_cast<Verb>(done.kind.value)) {
        case Verb::Bypass:
            return (body.source ? name(body.source) + " bypasses " : does(runner, "bypasses", "bypass") + " ") + what;
        case Verb::Break:
            return tellBreak(match, done, subjects.front());
        case Verb::MoveOut:
            return does(runner, "is", "are") + " moved to the outermost position";
        case Verb::ChangeServer:
            return "The run is now on " + what;
        case Verb::EndRun:
            return body.source ? name(body.source) + " ends the run" : "The run ends";
        case Verb::AccessMore:
            if (done.value == 0) return {};
            return does(runner, "may access", "may access") + " " + counted(done.value, "1 more card", "more cards") +
                   (body.source ? " with " + name(body.source) : "");
        case Verb::Trace:
            return tellTrace(done);
        default:
            return {};
    }
}

/// Returns the line for a milestone of the run. The verb that causes it is on top of the stack.
std::string tellNote(const ReadableMatch& match, TurnEvent event) {
    const auto server = [&] { return name(currentRun(match.state())->server); };
    switch (event) {
        case TurnEvent::Ran: {
            const CardId by = runBy(match.state());
            const bool isTold = !by || isIn(match.state().card(by), Zone::Limbo);
            return does(runner, "makes", "make") + " a run on " + server() + (isTold ? "" : " with " + name(by));
        }
        case TurnEvent::Succeeded:
            return "The run on " + server() + " is successful";
        case TurnEvent::Stole:
        case TurnEvent::Scored:
        case TurnEvent::SucceededHq:
        case TurnEvent::NetDamage:
        case TurnEvent::MoreNetDamage:
        case TurnEvent::SufferedNet:
        case TurnEvent::AccessedCost:
        case TurnEvent::AccessedMore:
            break;
    }
    return {};
}

}  // namespace

std::string tellAgenda(const ReadableMatch& match, PlayerId player, const char* third, const char* second,
                       Subject agenda) {
    const int all = value(match.state(), player, PlayerValue::Points);
    return does(player, third, second) + " " + name(agenda) + " (" + points(all) + " total)";
}

std::string whereAccessed(const ReadableMatch& match) {
    const AccessOne* const access = currentAccess(match.state());
    return access == nullptr ? std::string() : " in " + name(access->server);
}

const UseOne* useOf(const ReadableMatch& match, const Communication& verb) {
    if (!verb.is(Verb::Break) && !verb.is(Verb::Boost)) return nullptr;
    const auto& stack = match.state().communications;
    const auto use = std::find_if(stack.rbegin(), stack.rend(), [](const Communication& c) { return c.is<UseOne>(); });
    if (use == stack.rend() || priceNamedByEffect(match, use->as<UseOne>()) == 0) return nullptr;
    const bool isFirst = match.pool()[use->as<UseOne>().ability].body == InstructionId(verb.instruction);
    return isFirst ? &use->as<UseOne>() : nullptr;
}

std::string usePrice(const ReadableMatch& match, const Communication& verb) {
    const UseOne* const use = useOf(match, verb);
    return use == nullptr ? std::string() : priced(priceNamedByEffect(match, *use), "1 credit", "credits");
}

std::string tellRun(const ReadableMatch& match, const Communication& done) {
    if (done.is<JackOut>()) return done.value != 0 ? does(runner, "jacks", "jack") + " out" : std::string();
    if (done.is<BreachServer>()) return tellBreach(match, done);
    if (done.is<Contest>()) return tellContest(done.as<Contest>());
    if (done.is<PaidWindow>()) return tellPassed(match, done.as<PaidWindow>());
    if (done.is<Bid>()) {
        const Communication* const asker = match.state().asker();
        return asker != nullptr && asker->is(Verb::Trace) ? tellBid(done) : "";
    }
    if (done.kind.value >= maxVerbs || !done.succeeded()) return {};
    return tellVerb(match, done);
}

std::string tellStep(const ReadableMatch& match, const Communication& done) {
    switch (static_cast<Rule>(done.kind.value)) {
        case Rule::NoteRun:
            return tellNote(match, static_cast<TurnEvent>(done.as<Body>().amount));
        case Rule::BeginEncounter:
            return does(runner, "encounters", "encounter") + " " + name(currentEncounter(match.state())->ice);
        case Rule::Uncover:
            return does(runner, "reveals", "reveal") + " " + listed(subjectsOf(match, done)) + " in Archives";
        case Rule::Reveal:
            return does(runner, "accesses", "access") + " " + listed(subjectsOf(match, done)) + whereAccessed(match);
        default:
            return {};
    }
}

}  // namespace duelogue::netrun
