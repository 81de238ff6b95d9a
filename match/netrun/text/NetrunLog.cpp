#include "match/netrun/text/NetrunLog.h"

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Turn.h"
#include "match/netrun/text/NetrunLogPhrases.h"
#include "match/netrun/text/RunLog.h"
#include "match/netrun/text/VerbLog.h"
#include "match/netrun/verbs/VerbHandlers.h"

namespace duelogue::netrun {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here
using Body = VerbBody;

/// Returns the line for a partial prevention.
std::string tellLess(const Body& body) {
    const std::string by = name(body.source) + " prevents ";
    switch (static_cast<Verb>(body.second)) {
        case Verb::Damage:
            return by + damageOf(body);
        case Verb::Tag:
            return by + counted(body.amount, "a tag", "tags");
        default:
            return {};
    }
}

}  // namespace

// -------------------------------------------------------------------------------------------------- verbs

namespace {

/// Returns true if the line of the enclosing communication covers this one.
bool isTold(const ReadableMatch& match, const Communication& done) {
    const Communication* const whole = match.state().asker();
    if (whole == nullptr) return false;
    if (whole->is(CoreVerb::Draw) && done.kind == whole->kind) return done.succeeded();
    if (whole->is<Contest>()) return true;
    if (!done.is(CoreVerb::Move) || stoppedBy(match, done)) return false;
    // Putting a played card away needs no line; moves by its text do.
    if (whole->is<PlayOne>()) return subjectsOf(match, done).front() == Subject(whole->as<PlayOne>().card);
    return whole->is(CoreVerb::Draw) || whole->is(CoreVerb::Discard) || whole->is(Verb::Trash) ||
           whole->is(Verb::Steal) || whole->is(Verb::Score) || whole->is(Verb::Forfeit) || whole->is<FirstHands>();
}

/// Returns the line for keeping the opening hand or taking another.
std::string tellHand(const Communication& done) {
    const PlayerId player = done.answerer.player;
    return done.value != 0 ? does(player, "takes", "take") + " a mulligan"
                           : does(player, "keeps their", "keep your") + " hand";
}

/// Returns the line for an optional replacement of a breach.
std::string tellInstead(const ReadableMatch& match, const Communication& done) {
    const Communication& breach = *match.state().asker();
    if (done.value == 0) return {};
    return does(done.answerer.player, "uses", "use") + " " + name(done.as<YesNo>().card) + " instead of breaching " +
           listed(subjectsOf(match, breach));
}

std::string tellStopped(const ReadableMatch& match, const Communication& done) {
    const CardId by = stoppedBy(match, done);
    if (!done.is(Verb::Succeed) || !by) return stopped(match, done);
    return name(by) + " keeps the run on " + listed(subjectsOf(match, done)) + " from being successful";
}

/// Returns the line for an answer of yes or no.
std::string tellDecision(const ReadableMatch& match, const Communication& done) {
    const Communication* const asker = match.state().asker();
    if (asker == nullptr) return {};
    if (asker->is<FirstHands>()) return tellHand(done);
    return asker->is(Verb::Breach) ? tellInstead(match, done) : std::string();
}

}  // namespace

std::string NetrunLog::tell(const ReadableMatch& match, const Communication& done) const {
    if (done.is<YesNo>()) return tellDecision(match, done);
    if (done.is(CoreVerb::Move) && done.succeeded()) {
        if (std::string moved = tellMovedFor(match, done); !moved.empty()) return moved;
    }
    if (isTold(match, done)) return {};
    if (std::string run = tellRun(match, done); !run.empty()) return run;
    if (done.kind.value >= maxVerbs) return {};
    if (std::string unused = tellUnusedPrice(match, done); !unused.empty()) return unused;
    if (done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated) return tellStopped(match, done);
    const auto subjects = subjectsOf(match, done);
    if (!done.succeeded() || done.as<Body>().part == Body::Part::Before || subjects.empty()) return {};
    if (done.kind.value < static_cast<std::uint8_t>(CoreVerb::Count)) return tellCore(match, done, subjects);
    return tellVerb(match, done, subjects);
}

/// The Corp always goes first.
std::string NetrunLog::tellFirst(const ReadableMatch& match, const Communication& done) const {
    const Communication* const asker = match.state().asker();
    const bool isOpening = done.is(CoreVerb::Draw) && asker != nullptr && asker->is<FirstHands>() &&
                           asker->step == static_cast<std::uint8_t>(FirstHands::Step::Drawn);
    return isOpening ? does(corp, "goes", "go") + " first as the Corp" : std::string();
}

std::string NetrunLog::tellRule(const ReadableMatch& match, const Communication& done) const {
    const auto subjects = subjectsOf(match, done);
    const PlayerId player = done.as<Body>().player;
    if (done.is(CoreRule::Lessen)) return tellLess(done.as<Body>());
    switch (static_cast<Rule>(done.kind.value)) {
        case Rule::SpendCredits:
            return tellPayment(match, done.as<Body>(), subjects.front());
        case Rule::Lift:
            return does(player, "plays", "play") + " " + listed(subjects) + priceOfPurchase(done);
        case Rule::Enter:
            return does(player, "installs", "install") + " " + listed(subjects) +
                   whereInstalled(match, subjects.front().card()) + priceOfPurchase(done);
        case Rule::TurnUp:
            return tellRez(match, subjects.front().card(), done.as<Body>().amount);
        default:
            return tellStep(match, done);
    }
}

}  // namespace duelogue::netrun
