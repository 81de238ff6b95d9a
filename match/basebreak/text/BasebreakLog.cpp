#include "match/basebreak/text/BasebreakLog.h"

#include <algorithm>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/Turn.h"
#include "match/basebreak/text/AimLog.h"
#include "match/basebreak/text/CardLog.h"
#include "match/basebreak/text/ScoringLog.h"
#include "match/basebreak/text/VerbLog.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns the line for a stopped verb. It names the card whose effect is prevented.
std::string tellStopped(const ReadableMatch& match, const Communication& done) {
    const CardId by = stoppedBy(match, done);
    if (!by) return {};
    const auto subjects = subjectsOf(match, done);
    const CardId source = done.as<VerbBody>().source;
    const bool isItsOwn = !source || source == by || std::ranges::find(subjects, Subject(source)) != subjects.end();
    if (subjects.empty()) return {};
    const bool goes = done.is(CoreVerb::Move) || done.is(Verb::Move);
    const bool isSelf = subjects.front() == Subject(by);
    const bool isHarmed = subjects.front().isPlayer() || done.is(Verb::Destroy) || done.is(Verb::Affect);
    if (!isItsOwn && !isSelf && isHarmed)
        return name(by) + " protects " + (subjects.front().isPlayer() ? listed(subjects) : which(match, subjects)) +
               " from " + name(source);
    if (!goes || isSelf) return stopped(match, done) + (isItsOwn ? "" : " by " + name(source));
    if (isItsOwn) return name(by) + " prevents " + which(match, subjects) + " from moving";
    return name(by) + " prevents " + name(source) + " from moving " + which(match, subjects);
}

/// Returns true if the line of the enclosing communication covers this one. Examples: cards drawn one by one, the move
/// of a destroyed card or a completed action, bases that come and go.
bool isTold(const ReadableMatch& match, const Communication& done) {
    if (match.state().asker() == nullptr) return false;
    const Communication& whole = *match.state().asker();
    if (whole.is(CoreVerb::Draw) && done.kind == whole.kind) return done.succeeded();
    if (!done.is(CoreVerb::Move) || stoppedBy(match, done)) return false;
    const bool isPutAway =
        whole.is(Verb::Play) && std::ranges::equal(subjectsOf(match, done), subjectsOf(match, whole));
    const bool isOfBases = whole.is<ScoreBase>() && static_cast<Zone>(done.as<VerbBody>().zone) != Zone::Discard;
    return whole.is(CoreVerb::Draw) || whole.is(CoreVerb::Discard) || whole.is(Verb::Destroy) || isPutAway || isOfBases;
}

}  // namespace

std::string BasebreakLog::tell(const ReadableMatch& match, const Communication& done) const {
    if (isTold(match, done)) return {};
    if (std::string nothing = tellNothing(match, done); !nothing.empty()) return nothing;
    if (done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated) return tellStopped(match, done);
    if (done.is(Verb::Announce)) {
        const auto subjects = subjectsOf(match, done);
        if (subjects.empty() || !done.succeeded()) return {};
        return tellPlay(match, done.as<VerbBody>(), subjects.front().card());
    }
    if (done.is<ChooseTargets>() && done.succeeded()) return tellAim(match, done);
    if (done.is<ChooseCard>() && done.succeeded()) return tellChoice(match, done);
    if (done.is<ChooseFamily>() && done.succeeded()) {
        const TagId family(static_cast<std::uint16_t>(done.value));
        return does(done.answerer.player, "names", "name") + " " + std::string(match.pool().tag(family));
    }
    if (done.kind.value >= maxVerbs || !done.succeeded()) return {};
    const std::string told = tellVerb(match, done);
    return told.empty() ? told : because(match, done) + told;
}

/// The first player is random. The row of bases is known from the beginning.
std::string BasebreakLog::tellFirst(const ReadableMatch& match, const Communication& done) const {
    const Communication* const asker = match.state().asker();
    const bool isOpening = done.is(CoreVerb::Draw) && asker != nullptr && asker->is<FirstHands>() &&
                           asker->step == static_cast<std::uint8_t>(FirstHands::Step::Drawn);
    if (!isOpening) return {};
    const std::span<const CardId> row = bases(match.state());
    const std::vector<Subject> all(row.begin(), row.end());
    const std::string goes = does(match.state().globals.current, "goes", "go") + " first";
    return all.empty() ? goes : goes + "; the bases are " + listed(all);
}

std::string BasebreakLog::tellRule(const ReadableMatch& match, const Communication& done) const {
    const auto& body = done.as<VerbBody>();
    const auto subjects = subjectsOf(match, done);
    switch (static_cast<Rule>(done.kind.value)) {
        case Rule::UseIt:
            return does(body.player, "uses", "use") + " " + listed(subjects) + "'s ability";
        case Rule::Fall:
            return listed(subjects) + (subjects.size() == 1 ? " is discarded" : " are discarded");
        case Rule::EndTurn:
            return tellStanding(match);
        case Rule::FillVacancy:
            return listed(subjects) + " comes into play";
        case Rule::Reshuffle:
            if (!body.player) return "The base discard pile is shuffled into the base deck";
            return does(body.player, "shuffles their discard pile into their", "shuffle your discard pile into your") +
                   " deck";
        default:
            return {};
    }
}

}  // namespace duelogue::basebreak
