#include "match/effects/verbs/VerbBody.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "match/effects/RunAbility.h"
#include "match/effects/Triggers.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/Replacements.h"
#include "match/loop/Match.h"
#include "match/loop/Questions.h"
#include "match/loop/StateValidator.h"
#include "match/state/EngineLimits.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace {

/// Returns the context of a card's own replacement. "That much" is the amount of the verb.
EvalContext replacementContext(const Match& match, const Communication& self, CardId card) {
    EvalContext scope = evalContextOf(match, card);
    scope.thatMuch = self.as<VerbBody>().amount;
    return scope;
}

/// Returns the player whom the event affects. That player orders several replacements.
PlayerId affected(const Match& match, Subject subject) {
    const PlayerId player =
        subject.isPlayer() ? subject.player() : match.state().card(subject.card()).current.controller;
    return player ? player : match.rulebook().defaultController(match);
}

Subject examinedBy(const Match& match, const Communication& self) {
    return subjectsOf(match, self)[self.as<VerbBody>().examined];
}

void noteMet(Match& match, Communication& self, const Replacement& replacement) {
    const Subject subject = examinedBy(match, self);
    match.listAppend(self, Subject::number(static_cast<int>(replacement.ability.value)));
    match.listAppend(self, Subject(replacement.card));
    match.listAppend(self, subject);
}

/// Removes the last note, so that a prevention that was paid for can be paid for again.
void forgetMet(Match& match, Communication& self) { match.listTruncate(self, match.list(self).size() - noteSize); }

/// Returns the subject of the last note, followed by all notes about it.
std::vector<Subject> withNotes(const Match& match, const Communication& self) {
    const auto notes = notesOf(match, self);
    std::vector<Subject> found{notes.back()};
    for (std::size_t i = 0; i + noteSize <= notes.size(); i += noteSize) {
        const auto note = notes.subspan(i, noteSize);
        if (note[2] == found.front()) found.insert(found.end(), note.begin(), note.end());
    }
    return found;
}

/// Removes the subject at a place from the verb, so that the verb can happen to the others.
void dropSubject(Match& match, Communication& self, std::size_t place) {
    const auto list = match.list(self);
    std::copy(list.begin() + static_cast<std::ptrdiff_t>(place) + 1, list.end(),
              list.begin() + static_cast<std::ptrdiff_t>(place));
    --self.as<VerbBody>().subjects;
    match.listTruncate(self, list.size() - 1);
}

/// Removes cards that replacements have moved out of the zone where an ability's verb happens (VerbWord::happensIn).
/// Without replacements, all cards are still in place.
void dropWhatHasLeft(Match& match, Communication& self) {
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

/// Gives the examined subject a verb of its own, to which its last replacement applies.
StepResult splitOff(Match& match, Communication& self) {
    Communication child = VerbBody::make(self.kind.value, self.as<VerbBody>());
    child.as<VerbBody>().examined = 0;
    child.as<VerbBody>().subjects = 1;
    child.instruction = self.instruction;
    child.step = static_cast<std::uint8_t>(VerbBody::Step::Met);
    match.listAdd(child, withNotes(match, self));
    dropSubject(match, self, self.as<VerbBody>().examined);
    return Ask{child, VerbBody::Step::Begin};
}

/// Returns a split-off subject to a verb of Part::Before: the event can still happen to it.
void takeBack(Match& match, Communication& self, const Communication& split) {
    const auto list = match.list(split);
    const std::vector<Subject> back(list.begin(), list.end());
    for (const Subject entry : back) match.listAppend(self, entry);
    const auto own = match.list(self);
    std::rotate(own.begin(), own.end() - std::ssize(back), own.end() - std::ssize(back) + 1);
    ++self.as<VerbBody>().subjects;
}

Communication bodyOf(const Match& match, const Replacement& replacement, const Communication& self) {
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
void tellLess(Match& match, const Communication& self, const Replacement& replacement, int amount) {
    VerbBody less = self.as<VerbBody>();
    less.source = replacement.card;
    less.amount = saturated(amount);
    less.second = self.kind.value;
    less.part = VerbBody::Part::Whole;
    executeSilently(match, CoreRule::Lessen, less, {subjectsOf(match, self).front()});
}

/// Ends a prevented or negated verb. Cards that were shown for the verb are hidden again.
StepResult stopped(Match& match, Outcome how) {
    match.state().globals.outdateLooks();
    return Complete{how};
}

/// Applies a replacement or response to the verb, which has one subject by now. Returns nullopt if the verb must be
/// examined again.
std::optional<StepResult> apply(Match& match, Communication& self, const Replacement& replacement) {
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
std::optional<StepResult> use(Match& match, Communication& self, const Replacement& replacement) {
    if (self.as<VerbBody>().subjects > 1 || self.value > 0) return splitOff(match, self);
    return apply(match, self, replacement);
}

/// Notes the replacement and starts it. An optional one opens a window: its controller is asked, then pays, and only
/// then it applies. Returns nullopt as apply() does.
std::optional<StepResult> meet(Match& match, Communication& self, const Replacement& replacement) {
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
bool isLastMetKnown(const Match& match, const Communication& self) {
    return notesOf(match, self).last(noteSize)[1].isCard();
}

/// Returns the replacement of the last note in its present state.
Replacement lastMet(const Match& match, const Communication& self) {
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

StepResult act(Match& match, Communication& self, const Communication* answered);

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
const Replacement* surelyFirst(const Match& match, const Replacements& replacements) {
    if (!match.rulebook().isPreventionFirst()) return nullptr;
    const auto found = std::ranges::find_if(replacements, [&](const Replacement& replacement) {
        return surelyPrevents(match.pool()[replacement.ability]);
    });
    return found == replacements.end() ? nullptr : &*found;
}

bool mayMeetItself(const Match& match, const Communication& self) {
    return std::ranges::any_of(subjectsOf(match, self),
                               [&](Subject each) { return canInterceptItself(match, self.kind, each); });
}

/// Returns true if an active ability is about the verb.
bool isWatched(const Match& match, KindId verb) {
    const std::uint64_t bit = std::uint64_t{1} << verb.value;
    return ((match.state().globals.guarding | match.rulebook().abilities().outOfPlay().verbs) & bit) != 0 ||
           std::ranges::any_of(match.state().continuousEffects, [&](const ContinuousEffect& effect) {
               return effect.ability && (match.rulebook().abilities().verbsOf(effect.ability) & bit) != 0;
           });
}

/// Returns true if the subject has reached the limit of replacements (EngineLimits::interceptions).
bool hasMetEnough(const Match& match, const Communication& self, Subject subject) {
    if (self.listSize() < EngineLimits::interceptions * noteSize) return false;
    const auto notes = notesOf(match, self);
    std::size_t met = 0;
    for (std::size_t i = 2; i < notes.size(); i += noteSize) met += notes[i] == subject ? 1U : 0U;
    return met >= EngineLimits::interceptions;
}

/// Returns the question which replacement applies first to the subject.
Communication whichFirst(Match& match, const Replacements& replacements, Subject subject) {
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
bool meetNext(Match& match, Communication& self, AbilityKind wanted, std::optional<StepResult>& next) {
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

/// Applies all replacements, then all responses, each once. Iterates instead of recursing, because there may be
/// hundreds.
StepResult examine(Match& match, Communication& self) {
    std::optional<StepResult> next;
    const bool isAnswered = ((match.rulebook().abilities().responseVerbs() >> self.kind.value) & 1U) != 0;
    while (isWatched(match, self.kind) || mayMeetItself(match, self)) {
        const bool isMet = meetNext(match, self, AbilityKind::Preempt, next) ||
                           (isAnswered && meetNext(match, self, AbilityKind::Response, next));
        if (!isMet) break;
        if (next) return *next;
    }
    self.as<VerbBody>().examined = self.as<VerbBody>().subjects;
    return act(match, self, nullptr);
}

/// Continues with the result of a replacement, or examines the verb again.
StepResult goOn(Match& match, Communication& self, const std::optional<StepResult>& met) {
    return met ? *met : examine(match, self);
}

StepResult followUp(Match& match, Communication& self) {
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
StepResult afterIt(Match& match, Communication& self) {
    self.stage = static_cast<std::uint16_t>(match.state().triggers.size());
    self.value = self.as<VerbBody>().subjects;
    return followUp(match, self);
}

/// Returns true if the verb is a series of single events. If nothing observes them at the start, it makes no
/// difference. A series that has begun continues as one, even if its observers are gone.
bool isSeries(const Match& match, const Communication& self) {
    const VerbBody& body = self.as<VerbBody>();
    const bool several = match.rulebook().verb(self.kind).oneByOne && body.part == VerbBody::Part::Whole &&
                         (body.subjects > 1 || body.amount > 1);
    const bool hasBegun = body.examined > 0 || body.second > 0;
    return several && (hasBegun || !isUnobservable(match, self.kind, subjectsOf(match, self)));
}

/// Starts the next event of a series, one subject after the other. `second` counts the events of the current subject.
StepResult oneOfSeries(Match& match, Communication& self) {
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
StepResult beforeIt(Match& match, Communication& self, const Communication* split) {
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

/// Removes the triggers that were collected before a verb that then did not happen.
void forgetTriggers(Match& match, const Communication& self) {
    auto& triggers = match.state().triggers;
    triggers.erase(std::remove_if(triggers.begin() + std::min<std::ptrdiff_t>(self.stage, std::ssize(triggers)),
                                  triggers.end(), [&self](const Trigger& trigger) { return trigger.cause == self.id; }),
                   triggers.end());
}

StepResult act(Match& match, Communication& self, const Communication* answered) {
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

/// Continues after the player chose which of several replacements applies first.
StepResult ordered(Match& match, Communication& self, const Communication& answered) {
    const Subject subject = examinedBy(match, self);
    for (const AbilityKind wanted : {AbilityKind::Preempt, AbilityKind::Response}) {
        const Replacements replacements = applying(match, wanted, self, subject);
        // In a state sampled from a view, a replacement may be missing.
        if (static_cast<std::size_t>(answered.value) >= replacements.size()) continue;
        return goOn(match, self, meet(match, self, replacements[static_cast<std::size_t>(answered.value)]));
    }
    return examine(match, self);
}

/// Continues after the controller was asked whether to use the replacement.
StepResult allowed(Match& match, Communication& self, const Communication& answered) {
    if (answered.value == 0 || !isLastMetKnown(match, self)) return examine(match, self);
    const Replacement replacement = lastMet(match, self);
    const Ability& ability = match.pool()[replacement.ability];
    if (ability.body && ability.preemption != Preemption::Replace) {
        return Ask{bodyOf(match, replacement, self), VerbBody::Step::Paid};
    }
    return goOn(match, self, use(match, self, replacement));
}

/// Begins the verb, or continues with the answer of a split-off verb.
StepResult begin(Match& match, Communication& self, const Communication* split) {
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

Communication VerbBody::make(std::uint8_t verb, const VerbBody& body) {
    Communication result;
    result.kind = KindId(verb);
    std::memcpy(result.body.data(), &body, sizeof body);
    return result;
}

Communication VerbBody::on(Match& match, std::uint8_t verb, VerbBody body, Subject subject) {
    Communication result = make(verb, body);
    add(match, result, subject);
    return result;
}

void VerbBody::add(Match& match, Communication& verb, Subject subject) {
    match.listAdd(verb, subject);
    ++verb.as<VerbBody>().subjects;
}

StepResult VerbBody::enter(Match& match, Communication& self, const Communication* answered) {
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return begin(match, self, answered);
        case Step::Met:
            if (!isLastMetKnown(match, self)) return examine(match, self);
            return goOn(match, self, apply(match, self, lastMet(match, self)));
        case Step::Ordered:
            return ordered(match, self, *answered);
        case Step::Allowed:
            return allowed(match, self, *answered);
        case Step::Paid:
            if (!answered->succeeded() || !isLastMetKnown(match, self)) return examine(match, self);
            return goOn(match, self, use(match, self, lastMet(match, self)));
        case Step::Own:
            return act(match, self, answered);
        case Step::Followed:
            return Complete::succeeded(self.value);
    }
    return Complete::impossible();
}

CardId stoppedBy(const Match& match, const Communication& verb) {
    const bool stopped = verb.outcome == Outcome::Prevented || verb.outcome == Outcome::Negated;
    if (!stopped || verb.kind.value >= maxVerbs) return {};
    const auto notes = notesOf(match, verb);
    return notes.size() < noteSize || !notes.last(noteSize)[1].isCard() ? CardId{} : notes.last(noteSize)[1].card();
}

bool VerbBody::isValid(const StateValidator& validator, const Communication& self) {
    const auto& body = self.as<VerbBody>();
    const auto list = validator.list(self);
    const bool ids =
        validator(body.ability) && validator(body.paid) && (body.zone == 0xff || validator.isZone(body.zone));
    if (validator.rulebook().verb(self.kind).onto && !validator(body.onto())) return false;
    if (!ids || body.part > Part::After || body.subjects > list.size()) return false;
    const auto notes = list.subspan(body.subjects);
    if (notes.size() % noteSize != 0) return false;
    for (std::size_t i = 0; i < notes.size(); i += noteSize) {
        const bool ability = notes[i].isNumber() && validator(AbilityId(static_cast<std::uint16_t>(notes[i].number())));
        if (!ability || notes[i + 1].isNumber() || notes[i + 1].isPlayer() || notes[i + 2].isNumber()) return false;
    }
    return body.examined <= body.subjects;
}

std::vector<Field> VerbBody::fields() {
    return {field<&VerbBody::player>("player"), field<&VerbBody::source>("source"), field<&VerbBody::amount>("amount"),
            field<&VerbBody::second>("second")};
}

bool canBeIntercepted(const Match& match, KindId verb) {
    const std::uint64_t watched = match.state().globals.guarding | match.rulebook().abilities().outOfPlay().verbs;
    if (((watched >> verb.value) & 1U) != 0) return true;
    return std::any_of(match.state().continuousEffects.begin(), match.state().continuousEffects.end(),
                       [&](const ContinuousEffect& effect) {
                           if (!effect.ability) return false;
                           const AbilityKind kind = match.pool()[effect.ability].kind;
                           return kind == AbilityKind::Preempt || kind == AbilityKind::Response;
                       });
}

bool isPrevented(const Match& match, KindId verb, const VerbBody& body, Subject subject) {
    return PreventionIndex(match, verb, body.amount).prevent(body, subject);
}

bool isUnobservable(const Match& match, KindId verb, std::span<const Subject> subjects) {
    if (match.rulebook().verb(verb).silent) return true;
    const MatchState& state = match.state();
    const std::uint64_t bit = std::uint64_t{1} << verb.value;
    if (((state.globals.guarding | state.globals.listening | match.rulebook().abilities().outOfPlay().verbs) & bit) !=
        0)
        return false;
    if (std::ranges::any_of(subjects, [&](Subject each) { return canInterceptItself(match, verb, each); }))
        return false;
    const bool ownTrigger = (match.rulebook().abilities().triggerVerbs() & bit) != 0 &&
                            std::any_of(subjects.begin(), subjects.end(), [&](Subject subject) {
                                const DefinitionId card =
                                    subject.isCard() ? state.card(subject.card()).definition : DefinitionId{};
                                return card && (match.pool()[card].triggersOn & bit) != 0;
                            });
    return !ownTrigger && std::none_of(state.continuousEffects.begin(), state.continuousEffects.end(),
                                       [&](const ContinuousEffect& effect) {
                                           if (!effect.ability) return false;
                                           const Ability& ability = match.pool()[effect.ability];
                                           return ability.kind != AbilityKind::Static &&
                                                  (match.pool()[ability.pattern].verbs & bit) != 0;
                                       });
}

bool passSilently(Match& match, KindId verb, Subject subject) {
    assert(match.rulebook().verb(verb).act == nullptr);
    if (!match.isFastForwarding() || !isUnobservable(match, verb, std::span(&subject, 1))) return false;
    match.state().globals.touched = 1;
    ++match.state().globals.nextCommunication;
    return true;
}

void executeSilently(Match& match, KindId verb, const VerbBody& body, std::span<const Subject> subjects) {
    assert(isUnobservable(match, verb, subjects) ||
           std::ranges::none_of(subjects, [&](Subject each) { return couldConcern(match, verb, body, each); }));
    MatchState& state = match.state();
    const std::size_t drafted = state.lists.size();
    Communication quiet = VerbBody::make(verb.value, body);
    match.listAdd(quiet, subjects);
    quiet.as<VerbBody>().subjects = static_cast<std::uint16_t>(subjects.size());
    [[maybe_unused]] const StepResult next = match.rulebook().verb(verb).act(match, quiet, nullptr);
    assert(std::holds_alternative<Complete>(next));
    match.notifyExecuted(quiet);
    state.lists.resize(drafted);
    match.refreshAfterVerb();
}

std::span<const Subject> subjectsOf(const Match& match, const Communication& verb) {
    return match.list(verb).subspan(0, verb.as<VerbBody>().subjects);
}

bool hasBeenTold(const Communication& done) {
    return done.kind.value < maxVerbs && done.step == static_cast<std::uint8_t>(VerbBody::Step::Followed);
}

EventContext eventContextOf(const Match& match, const Communication& verb, Subject subject) {
    const VerbBody& body = verb.as<VerbBody>();
    EventContext event;
    event.source = body.source;
    event.amount = body.amount;
    event.paid = body.paid;
    if (subject.isCard()) {
        event.card = subject.card();
        event.player = match.state().card(subject.card()).current.controller;
    } else if (subject.isPlayer()) {
        event.player = subject.player();
    }
    return event;
}

}  // namespace duelogue
