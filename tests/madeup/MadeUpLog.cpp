#include "tests/madeup/MadeUpLog.h"

#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the phrases of a line

std::string MadeUpLog::tell(const ReadableMatch& match, const Communication& done) const {
    if (done.kind.value >= static_cast<std::uint8_t>(MadeUpVerb::Count)) return {};
    if (done.outcome == Outcome::Prevented || done.outcome == Outcome::Negated) return stopped(match, done);
    const auto subjects = subjectsOf(match, done);
    if (!done.succeeded() || subjects.empty()) return {};
    const auto& body = done.as<VerbBody>();
    const std::string are = subjects.size() == 1 ? " is " : " are ";
    if (done.is(MadeUpVerb::Play)) return does(body.player, "plays", "play") + " " + listed(subjects);
    if (done.is(MadeUpVerb::Destroy)) return listed(subjects) + are + "destroyed";
    if (done.is(MadeUpVerb::Steal)) return does(body.player, "steals", "steal") + " " + listed(subjects);
    if (done.is(MadeUpVerb::Tag)) return perform(subjects, "gets", "get") + " " + counted(body.amount, "a tag", "tags");
    if (done.is(MadeUpVerb::Hurt)) return perform(subjects, "is", "are") + " hurt for " + std::to_string(body.amount);
    return {};
}

}  // namespace duelogue::madeup
