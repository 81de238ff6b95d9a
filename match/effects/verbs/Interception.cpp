#include "match/effects/verbs/Interception.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/effects/Evaluator.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/Replacements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"
#include "match/state/Interchangeable.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

/// Returns the context of a card's own replacement. "That much" is the amount of the verb.
EvalContext replacementContext(const ReadableMatch& match, const Communication& self, CardId card) {
    EvalContext scope = evalContextOf(match, card);
    scope.thatMuch = self.as<VerbBody>().amount;
    return scope;
}

/// Returns the player whom the event affects. That player orders several replacements.
PlayerId affected(const ReadableMatch& match, Subject subject) {
    const PlayerId player =
        subject.isPlayer() ? subject.player() : match.state().card(subject.card()).current.controller;
    return player ? player : match.rulebook().defaultController(match);
}

Subject examinedBy(const ReadableMatch& match, const Communication& self) {
    return subjectsOf(match, self)[self.as<VerbBody>().examined];
}

void noteMet(HandlerContext& match, Communication& self, const Replacement& replacement) {
    const Subject subject = examinedBy(match, self);
    match.listAppend(self, Subject::number(static_cast<int>(replacement.ability.value)));
    match.listAppend(self, Subject(replacement.card));
    match.listAppend(self, subject);
}

/// Removes the last note, so that a prevention that was paid for can be paid for again.
void forgetMet(HandlerContext& match, Communication& self) {
    match.listTruncate(self, match.list(self).size() - noteSize);
}

/// Returns the subject of the last note, followed by all notes about it.
std::vector<Subject> withNotes(const ReadableMatch& match, const Communication& self) {
    const auto notes = notesOf(match, self);
    std::vector<Subject> found{notes.back()};
    for (std::size_t i = 0; i + noteSize <= notes.size(); i += noteSize) {
        const auto note = notes.subspan(i, noteSize);
        if (note[2] == found.front()) found.insert(found.end(), note.begin(), note.end());
    }
    return found;
}

/// Gives the examined subject a verb of its own, to which its last replacement applies.
StepResult splitOff(HandlerContext& match, Communication& self) {
    Communication child = VerbBody::make(self.kind.value, self.as<VerbBody>());
    child.as<VerbBody>().examined = 0;
    child.as<VerbBody>().subjects = 1;
    child.instruction = self.instruction;
    child.step = static_cast<std::uint8_t>(VerbBody::Step::Met);
    match.listAdd(child, withNotes(match, self));
    dropSubject(match, self, self.as<VerbBody>().examined);
    return Ask{child, VerbBody::Step::Begin};
}

Communication bodyOf(const ReadableMatch& match, const Replacement& replacement, const Communication& self) {
    RunAbility frame;
    frame.ability = replacement.ability;
    frame.at = match.pool()[replacement.ability].body;
    frame.self = replacement.card;
    frame.since = replacement.scope.since;
    frame.you = replacement.scope.you;
    frame.event = replacement.scope.event;
    frame.eachPlayer = replacement.scope.eachPlayer;
    frame.thatMuch = self.as<VerbBody>().amount;
    return RunAbility::make(frame);
}

/// Logs that a replacement prevents `amount` of the verb. The rest still happens.
void tellLess(HandlerContext& match, const Communication& self, const Replacement& replacement, int amount) {
    VerbBody less = self.as<VerbBody>();
    less.source = replacement.card;
    less.amount = saturated(amount);
    less.second = self.kind.value;
    less.part = VerbBody::Part::Whole;
    executeSilently(match, CoreRule::Lessen, less, {subjectsOf(match, self).front()});
}

/// Ends a prevented or negated verb. Cards that were shown for the verb are hidden again.
StepResult stopped(HandlerContext& match, Outcome how) {
    match.state().globals.outdateLooks();
    return Complete{how};
}

/// Applies a replacement or response to the verb, which has one subject by now. Returns nullopt if the verb must be
/// examined again.
std::optional<StepResult> apply(HandlerContext& match, Communication& self, const Replacement& replacement) {
    const Ability& ability = match.pool()[replacement.ability];
    VerbBody& body = self.as<VerbBody>();
    if (ability.kind == AbilityKind::Response) return stopped(match, Outcome::Negated);
    const int amount = Evaluator(match, replacement.scope).number(ability.amount);
    switch (ability.preemption) {
        case Preemption::Prevent:
            if (!ability.amount || amount >= body.amount) return stopped(match, Outcome::Prevented);
            if (amount > 0) tellLess(match, self, replacement, amount);
            body.amount = saturated(body.amount - amount);
            if (amount > 0 && ability.optional && ability.body) forgetMet(match, self);
            return std::nullopt;
        case Preemption::Change:
            body.amount = saturated(amount);
            return std::nullopt;
        case Preemption::Replace:
            return Delegate{bodyOf(match, replacement, self)};
        case Preemption::Ahead:
            return std::nullopt;
    }
    return stopped(match, Outcome::Prevented);
}

/// Applies the replacement to the examined subject. If the verb has other subjects or has happened to some, the subject
/// is split off first. Returns nullopt as apply() does.
std::optional<StepResult> use(HandlerContext& match, Communication& self, const Replacement& replacement) {
    if (self.as<VerbBody>().subjects > 1 || self.value > 0) return splitOff(match, self);
    return apply(match, self, replacement);
}

/// Notes the replacement and starts it. An optional one opens a window: its controller is asked, then pays, and only
/// then it applies. Returns nullopt as apply() does.
std::optional<StepResult> meet(HandlerContext& match, Communication& self, const Replacement& replacement) {
    noteMet(match, self, replacement);
    const Ability& ability = match.pool()[replacement.ability];
    if (!ability.optional && ability.preemption == Preemption::Ahead)
        return Ask{bodyOf(match, replacement, self), VerbBody::Step::Paid};
    if (!ability.optional) return use(match, self, replacement);
    YesNo question;
    question.card = replacement.card;
    return Ask{Communication::of(question, Party::of(replacement.card), Party::of(replacement.scope.you)),
               VerbBody::Step::Allowed};
}

/// Returns true if the card of the last note is known. In a redacted match it may be hidden.
bool isLastMetKnown(const ReadableMatch& match, const Communication& self) {
    return notesOf(match, self).last(noteSize)[1].isCard();
}

/// Returns the replacement of the last note in its present state.
Replacement lastMet(const ReadableMatch& match, const Communication& self) {
    const auto note = notesOf(match, self).last(noteSize);
    Replacement replacement;
    replacement.ability = AbilityId(static_cast<std::uint16_t>(note[0].number()));
    replacement.card = note[1].card();
    replacement.scope = replacementContext(match, self, replacement.card);
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        const EvalContext scope = evalContextOf(effect);
        if (effect.ability == replacement.ability && scope.self == replacement.card) replacement.scope = scope;
    }
    replacement.scope.event = eventContextOf(match, self, note[2]);
    return replacement;
}

/// Returns true if the order of the replacements makes no difference: there is one, or they are the same ability of
/// interchangeable cards.
bool areOne(const MatchState& state, const Replacements& replacements) {
    return std::ranges::all_of(replacements, [&](const Replacement& replacement) {
        const Replacement& first = replacements.front();
        return replacement.ability == first.ability &&
               (replacement.card == first.card || areInterchangeable(state, replacement.card, first.card));
    });
}

/// Returns the first certain prevention if the rulebook gives it precedence (Rulebook::isPreventionFirst()), otherwise
/// nullptr.
const Replacement* surelyFirst(const ReadableMatch& match, const Replacements& replacements) {
    if (!match.rulebook().isPreventionFirst()) return nullptr;
    const auto found = std::ranges::find_if(replacements, [&](const Replacement& replacement) {
        return surelyPrevents(match.pool()[replacement.ability]);
    });
    return found == replacements.end() ? nullptr : &*found;
}

/// Returns true if an active ability is about the verb.
bool isWatched(const ReadableMatch& match, KindId verb) {
    const std::uint64_t bit = std::uint64_t{1} << verb.value;
    return ((match.state().globals.guarding | match.rulebook().abilities().outOfPlay().verbs) & bit) != 0 ||
           std::ranges::any_of(match.state().continuousEffects, [&](const ContinuousEffect& effect) {
               return effect.ability && (match.rulebook().abilities().verbsOf(effect.ability) & bit) != 0;
           });
}

/// Returns true if the subject has reached the limit of replacements (EngineLimits::interceptions).
bool hasMetEnough(const ReadableMatch& match, const Communication& self, Subject subject) {
    if (self.listSize() < EngineLimits::interceptions * noteSize) return false;
    const auto notes = notesOf(match, self);
    std::size_t met = 0;
    for (std::size_t i = 2; i < notes.size(); i += noteSize) met += notes[i] == subject ? 1U : 0U;
    return met >= EngineLimits::interceptions;
}

/// Returns the question which replacement applies first to the subject.
Communication whichFirst(HandlerContext& match, const Replacements& replacements, Subject subject) {
    ChooseOption question;
    question.card = subject.isCard() ? subject.card() : replacements.front().card;
    const PlayerId chooser = match.rulebook().replacementOrderChooser(match, affected(match, subject));
    Communication which = Communication::of(question, Party::match(), Party::of(chooser));
    for (const Replacement& replacement : replacements) {
        match.listAdd(which, Subject::number(static_cast<std::int16_t>(replacement.ability.value)));
        match.listAdd(which, Subject(replacement.card));
    }
    return which;
}

/// Starts the next replacement of that kind for a subject. Returns false if all of them have been used. `next` is
/// nullopt as for apply().
bool meetNext(HandlerContext& match, Communication& self, AbilityKind wanted, std::optional<StepResult>& next) {
    VerbBody& body = self.as<VerbBody>();
    for (body.examined = 0; body.examined < body.subjects; ++body.examined) {
        const Subject subject = subjectsOf(match, self)[body.examined];
        if (hasMetEnough(match, self, subject)) continue;
        const Replacements replacements = applying(match, wanted, self, subject);
        if (replacements.empty()) continue;
        const Replacement* const first =
            areOne(match.state(), replacements) ? &replacements.front() : surelyFirst(match, replacements);
        if (first != nullptr) {
            next = meet(match, self, *first);
            return true;
        }
        next = Ask{whichFirst(match, replacements, subject), VerbBody::Step::Ordered};
        return true;
    }
    return false;
}

/// Continues after the player chose which of several replacements applies first.
std::optional<StepResult> ordered(HandlerContext& match, Communication& self, const Communication& answered) {
    const Subject subject = examinedBy(match, self);
    for (const AbilityKind wanted : {AbilityKind::Preempt, AbilityKind::Response}) {
        const Replacements replacements = applying(match, wanted, self, subject);
        // In a state sampled from a view, a replacement may be missing.
        if (static_cast<std::size_t>(answered.value) >= replacements.size()) continue;
        return meet(match, self, replacements[static_cast<std::size_t>(answered.value)]);
    }
    return std::nullopt;
}

/// Continues after the controller was asked whether to use the replacement.
std::optional<StepResult> allowed(HandlerContext& match, Communication& self, const Communication& answered) {
    if (answered.value == 0 || !isLastMetKnown(match, self)) return std::nullopt;
    const Replacement replacement = lastMet(match, self);
    const Ability& ability = match.pool()[replacement.ability];
    if (ability.body && ability.preemption != Preemption::Replace) {
        return Ask{bodyOf(match, replacement, self), VerbBody::Step::Paid};
    }
    return use(match, self, replacement);
}

}  // namespace

bool mayMeetItself(const ReadableMatch& match, const Communication& self) {
    return std::ranges::any_of(subjectsOf(match, self),
                               [&](Subject each) { return canInterceptItself(match, self.kind, each); });
}

std::optional<StepResult> intercept(HandlerContext& match, Communication& self) {
    std::optional<StepResult> next;
    const bool isAnswered = ((match.rulebook().abilities().responseVerbs() >> self.kind.value) & 1U) != 0;
    // A loop and not a recursion, because there may be hundreds.
    while (isWatched(match, self.kind) || mayMeetItself(match, self)) {
        const bool isMet = meetNext(match, self, AbilityKind::Preempt, next) ||
                           (isAnswered && meetNext(match, self, AbilityKind::Response, next));
        if (!isMet) break;
        if (next) return next;
    }
    self.as<VerbBody>().examined = self.as<VerbBody>().subjects;
    return std::nullopt;
}

std::optional<StepResult> resumeInterception(HandlerContext& match, Communication& self,
                                             const Communication* answered) {
    switch (static_cast<VerbBody::Step>(self.step)) {
        case VerbBody::Step::Met:
            return isLastMetKnown(match, self) ? apply(match, self, lastMet(match, self)) : std::nullopt;
        case VerbBody::Step::Ordered:
            return ordered(match, self, *answered);
        case VerbBody::Step::Allowed:
            return allowed(match, self, *answered);
        case VerbBody::Step::Paid:
            if (!answered->succeeded() || !isLastMetKnown(match, self)) return std::nullopt;
            return use(match, self, lastMet(match, self));
        case VerbBody::Step::Begin:
        case VerbBody::Step::Own:
        case VerbBody::Step::Followed:
            break;
    }
    return std::nullopt;
}

/// Removes the subject at a place from the verb, so that the verb can happen to the others.
void dropSubject(HandlerContext& match, Communication& self, std::size_t place) {
    const auto list = match.list(self);
    std::copy(list.begin() + static_cast<std::ptrdiff_t>(place) + 1, list.end(),
              list.begin() + static_cast<std::ptrdiff_t>(place));
    --self.as<VerbBody>().subjects;
    match.listTruncate(self, list.size() - 1);
}

/// Returns a split-off subject to a verb of Part::Before: the event can still happen to it.
void takeBack(HandlerContext& match, Communication& self, const Communication& split) {
    const auto list = match.list(split);
    const std::vector<Subject> back(list.begin(), list.end());
    for (const Subject entry : back) match.listAppend(self, entry);
    const auto own = match.list(self);
    std::rotate(own.begin(), own.end() - std::ssize(back), own.end() - std::ssize(back) + 1);
    ++self.as<VerbBody>().subjects;
}

bool canBeIntercepted(const ReadableMatch& match, KindId verb) {
    const std::uint64_t watched = match.state().globals.guarding | match.rulebook().abilities().outOfPlay().verbs;
    if (((watched >> verb.value) & 1U) != 0) return true;
    return std::any_of(match.state().continuousEffects.begin(), match.state().continuousEffects.end(),
                       [&](const ContinuousEffect& effect) {
                           if (!effect.ability) return false;
                           const AbilityKind kind = match.pool()[effect.ability].kind;
                           return kind == AbilityKind::Preempt || kind == AbilityKind::Response;
                       });
}

bool isPrevented(const ReadableMatch& match, KindId verb, const VerbBody& body, Subject subject) {
    return PreventionIndex(match, verb, body.amount).prevent(body, subject);
}

CardId stoppedBy(const ReadableMatch& match, const Communication& verb) {
    const bool stopped = verb.outcome == Outcome::Prevented || verb.outcome == Outcome::Negated;
    if (!stopped || verb.kind.value >= maxVerbs) return {};
    const auto notes = notesOf(match, verb);
    if (notes.size() < noteSize || !notes.last(noteSize)[1].isCard()) return {};
    const auto note = notes.last(noteSize);
    const Ability& ability = match.pool()[AbilityId(static_cast<std::uint16_t>(note[0].number()))];
    // A verb may end like a part of it that something else has stopped.
    const bool stops = ability.kind == AbilityKind::Response || ability.preemption == Preemption::Prevent;
    return stops ? note[1].card() : CardId{};
}

}  // namespace duelogue
