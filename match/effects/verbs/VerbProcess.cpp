#include "match/effects/verbs/VerbProcess.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <variant>

#include "cards/data/Vocabulary.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/Replacements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// Removes cards that replacements have moved out of the zone where an ability's verb happens (VerbWord::happensIn).
/// Without replacements, all cards are still in place.
void dropWhatHasLeft(HandlerContext& match, Communication& self) {
    const bool isMet = self.step != static_cast<std::uint8_t>(VerbBody::Step::Begin) || !notesOf(match, self).empty();
    if (!isMet || self.instruction == Communication{}.instruction) return;
    const std::uint8_t where = match.rulebook().vocabulary().verbs[self.kind.value].happensIn;
    if (where >= match.rulebook().vocabulary().zones.size()) return;
    for (std::size_t place = self.as<VerbBody>().subjects; place-- > 0;) {
        const Subject subject = subjectsOf(match, self)[place];
        if (subject.isCard() && match.state().card(subject.card()).zone != where) dropSubject(match, self, place);
    }
    self.as<VerbBody>().examined = self.as<VerbBody>().subjects;
}

StepResult followUp(HandlerContext& match, Communication& self) {
    collectTriggers(match, self, Moment::After);
    // The triggers of this verb are after earlier ones.
    if (match.state().triggers.size() <= self.stage) return Complete::succeeded(self.value);
    const auto next = match.rulebook().afterVerb(match, self, self.stage);
    if (!next) return Complete::succeeded(self.value);
    // Observers see the verb with its future outcome.
    self.outcome = Outcome::Succeeded;
    match.notifyHappened(self);
    self.outcome = Outcome::Unset;
    return Ask{*next, VerbBody::Step::Followed};
}

/// Executes Part::After: the verb has happened together with others.
StepResult afterIt(HandlerContext& match, Communication& self) {
    self.stage = static_cast<std::uint16_t>(match.state().triggers.size());
    self.value = self.as<VerbBody>().subjects;
    return followUp(match, self);
}

/// Removes the triggers that were collected before a verb that then did not happen.
void forgetTriggers(HandlerContext& match, const Communication& self) {
    auto& triggers = match.state().triggers;
    triggers.erase(std::remove_if(triggers.begin() + std::min<std::ptrdiff_t>(self.stage, std::ssize(triggers)),
                                  triggers.end(), [&self](const Trigger& trigger) { return trigger.cause == self.id; }),
                   triggers.end());
}

StepResult act(HandlerContext& match, Communication& self, const Communication* answered) {
    const VerbInfo& info = match.rulebook().verb(self.kind);
    if (answered == nullptr) dropWhatHasLeft(match, self);
    if (self.as<VerbBody>().subjects == 0)
        return self.value > 0 ? Complete::succeeded(self.value) : Complete::impossible();
    if (self.as<VerbBody>().part == VerbBody::Part::Before) return Complete::succeeded(self.as<VerbBody>().subjects);
    if (answered == nullptr) {
        self.stage = static_cast<std::uint16_t>(match.state().triggers.size());
        if (info.looksBack != LooksBack::Never) collectTriggers(match, self, Moment::Before);
    }
    StepResult next = info.act == nullptr ? StepResult(Complete::succeeded(self.as<VerbBody>().subjects))
                                          : info.act(match, self, answered);
    if (const auto* answer = std::get_if<Complete>(&next); answer != nullptr && answer->outcome == Outcome::Succeeded) {
        self.value += answer->value;  // in addition to the split-off subjects
        match.state().globals.touched = 1;
        if (info.act != nullptr) match.refreshAfterVerb();
        return followUp(match, self);
    }
    if (std::holds_alternative<Complete>(next)) forgetTriggers(match, self);
    return next;
}

/// Applies all replacements and responses, then acts.
StepResult examine(HandlerContext& match, Communication& self) {
    const auto met = intercept(match, self);
    return met ? *met : act(match, self, nullptr);
}

/// Returns true if the verb is a series of single events. If nothing observes them at the start, it makes no
/// difference. A series that has begun continues as one, even if its observers are gone.
bool isSeries(const ReadableMatch& match, const Communication& self) {
    const VerbBody& body = self.as<VerbBody>();
    const bool several = match.rulebook().verb(self.kind).oneByOne && body.part == VerbBody::Part::Whole &&
                         (body.subjects > 1 || body.amount > 1);
    const bool hasBegun = body.examined > 0 || body.second > 0;
    return several && (hasBegun || !isUnobservable(match, self.kind, subjectsOf(match, self)));
}

/// Starts the next event of a series, one subject after the other. `second` counts the events of the current subject.
StepResult oneOfSeries(HandlerContext& match, Communication& self) {
    VerbBody& body = self.as<VerbBody>();
    if (body.second >= body.amount) {
        body.second = 0;
        ++body.examined;
    }
    if (body.examined >= body.subjects || body.amount <= 0) return Complete::succeeded(self.value);
    ++body.second;
    VerbBody one = body;
    one.amount = 1;
    one.second = 0;
    one.subjects = 0;
    one.examined = 0;
    Communication child = VerbBody::on(match, self.kind.value, one, subjectsOf(match, self)[body.examined]);
    child.instruction = self.instruction;
    return Ask{child, VerbBody::Step::Begin};
}

/// Examines the verb again, or acts if no replacement can apply. If every subject was split off and nothing has
/// happened, the verb ends like the last of them.
StepResult beforeIt(HandlerContext& match, Communication& self, const Communication* split) {
    if (self.as<VerbBody>().part == VerbBody::Part::After) return afterIt(match, self);
    if (isSeries(match, self)) return oneOfSeries(match, self);
    if (self.as<VerbBody>().subjects == 0) {
        if (self.value > 0) return Complete::succeeded(self.value);
        return split != nullptr ? Complete{split->outcome} : Complete::impossible();
    }
    if (const auto imminent = match.rulebook().verb(self.kind).imminent; imminent != nullptr && split == nullptr)
        imminent(match, self);
    const bool isMet = canBeIntercepted(match, self.kind) || mayMeetItself(match, self);
    return isMet ? examine(match, self) : act(match, self, nullptr);
}

/// Begins the verb, or continues with the answer of a split-off verb.
StepResult begin(HandlerContext& match, Communication& self, const Communication* split) {
    if (split != nullptr && split->succeeded()) {
        const bool comesBack = self.as<VerbBody>().part == VerbBody::Part::Before && split->kind == self.kind &&
                               split->as<VerbBody>().part == VerbBody::Part::Before;
        if (comesBack) {
            takeBack(match, self, *split);
        } else {
            self.value += split->value;
        }
    }
    return beforeIt(match, self, split);
}

}  // namespace

StepResult enterVerb(HandlerContext& match, Communication& self, const Communication* answered) {
    switch (static_cast<VerbBody::Step>(self.step)) {
        case VerbBody::Step::Begin:
            return begin(match, self, answered);
        case VerbBody::Step::Met:
        case VerbBody::Step::Ordered:
        case VerbBody::Step::Allowed:
        case VerbBody::Step::Paid: {
            const auto met = resumeInterception(match, self, answered);
            return met ? *met : examine(match, self);
        }
        case VerbBody::Step::Own:
            return act(match, self, answered);
        case VerbBody::Step::Followed:
            return Complete::succeeded(self.value);
    }
    return Complete::impossible();
}

bool hasBeenTold(const Communication& done) {
    return done.kind.value < maxVerbs && done.step == static_cast<std::uint8_t>(VerbBody::Step::Followed);
}

}  // namespace duelogue
