#include "match/netrun/TellRun.h"

#include "match/effects/Contest.h"
#include "match/effects/Sentences.h"
#include "match/effects/Verb.h"
#include "match/netrun/Access.h"
#include "match/netrun/Run.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

namespace {

using namespace sentences;  // NOLINT(google-build-using-namespace): the parts of what is told here
using Body = duelogue::Verb;

bool isVerb(const Communication& communication, Verb verb) {
    return communication.kind.value == static_cast<std::uint8_t>(verb);
}

std::string credits(int amount) { return std::to_string(amount) + (amount == 1 ? " credit" : " credits"); }

std::string points(int amount) { return std::to_string(amount) + (amount == 1 ? " agenda point" : " agenda points"); }

/// "{1:steals|steal} [4] and now has 5 agenda points".
std::string tellAgenda(const Match& match, PlayerId player, const char* third, const char* second, Subject agenda) {
    const int all = value(match.state(), player, PlayerValue::Points);
    return does(player, third, second) + " " + name(agenda) + ": " + points(all) + " in all";
}

/// What was broken belongs to the ice that is encountered, whatever else could have been.
std::string tellBreak(const Match& match, const Communication& done, Subject first) {
    const EncounterIce* const encounter = currentEncounter(match.state());
    const Subject ice = encounter != nullptr ? Subject(encounter->ice) : first;
    const CardId by = done.as<Body>().source;
    const std::string what = counted(done.value, "a subroutine", "subroutines") + " of " + name(ice);
    if (by && Subject(by) != ice) return name(by) + " breaks " + what;
    return does(runner, "loses", "lose") + " a click to break " + what;
}

std::string tellTrace(const Communication& done) {
    const auto& body = done.as<Body>();
    const std::string trace = "The trace" + (body.source ? " of " + name(body.source) : std::string());
    const std::string strength = std::to_string(body.second);
    if (done.value <= 0) return trace + " fails: its strength of " + strength + " is no more than the link";
    return trace + " is successful: " + strength + " against " + std::to_string(body.second - done.value);
}

/// Bids in the open, of a trace.
std::string tellBid(const Communication& bid) {
    const PlayerId player = bid.answerer.player;
    const std::string what = player == corp ? " to the trace" : " to the link";
    return bid.value <= 0 ? std::string() : does(player, "adds", "add") + " " + credits(bid.value) + what;
}

std::string tellContest(const Contest& contest) {
    return does(contest.first, "has", "have") + " spent " + credits(contest.firstBid) + " in secret, " +
           name(contest.other) + " " + credits(contest.otherBid);
}

std::string tellVerb(const Match& match, const Communication& done) {
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
            return "The run goes on against " + what;
        case Verb::EndRun:
            return body.source ? name(body.source) + " ends the run" : "The run ends";
        case Verb::AccessMore:
            if (done.value == 0) return {};
            return does(runner, "may access", "may access") + " " + counted(done.value, "1 more card", "more cards");
        case Verb::Trace:
            return tellTrace(done);
        default:
            return {};
    }
}

/// What the run has come to: the verb that has it noted stands on the stack.
std::string tellNote(const Match& match, int deeds) {
    if ((deeds & static_cast<int>(Deed::Stole)) != 0 || (deeds & static_cast<int>(Deed::Scored)) != 0) {
        const Subject agenda = subjectsOf(match, match.state().stack.back()).front();
        const bool stolen = (deeds & static_cast<int>(Deed::Stole)) != 0;
        return stolen ? tellAgenda(match, runner, "steals", "steal", agenda)
                      : tellAgenda(match, corp, "scores", "score", agenda);
    }
    const std::string server = name(currentRun(match.state())->server);
    if ((deeds & static_cast<int>(Deed::Ran)) != 0) return does(runner, "makes", "make") + " a run on " + server;
    return "The run on " + server + " is successful";
}

}  // namespace

std::string whereAccessed(const Match& match) {
    const AccessOne* const access = currentAccess(match.state());
    return access == nullptr ? std::string() : " in " + name(access->server);
}

std::string tellRun(const Match& match, const Communication& done) {
    if (done.is<JackOut>()) return done.value != 0 ? does(runner, "jacks", "jack") + " out" : std::string();
    if (done.is<Contest>()) return tellContest(done.as<Contest>());
    const auto& stack = match.state().stack;
    if (done.is<Bid>()) return stack.size() > 1 && isVerb(stack[stack.size() - 2], Verb::Trace) ? tellBid(done) : "";
    if (done.kind.value >= maxVerbs || !done.succeeded()) return {};
    return tellVerb(match, done);
}

std::string tellStep(const Match& match, const Communication& done) {
    switch (static_cast<Rule>(done.kind.value)) {
        case Rule::NoteRun:
            return tellNote(match, done.as<Body>().detail);
        case Rule::BeginEncounter:
            return does(runner, "encounters", "encounter") + " " + name(currentEncounter(match.state())->ice);
        case Rule::Reveal:
            return does(runner, "accesses", "access") + " " + listed(subjectsOf(match, done)) + whereAccessed(match);
        default:
            return {};
    }
}

}  // namespace duelogue::netrun
