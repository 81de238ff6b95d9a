#include "match/effects/ChooseTargets.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/loop/StateValidator.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

namespace {

EvalContext scopeOf(const ReadableMatch& match, const ChooseTargets& body) {
    EvalContext scope;
    scope.ability = &match.pool()[body.ability];
    scope.self = body.card;
    scope.you = body.player;
    scope.x = body.x;
    scope.event = body.event;
    scope.thatMuch = body.event.amount;
    scope.eachPlayer = body.eachPlayer;
    return scope;
}

/// Returns true if a chosen target is still legal.
bool isLegal(const ReadableMatch& match, const TargetSpec& target, const EvalContext& scope, Subject subject) {
    const Evaluator evaluator(match, scope);
    if (subject.isPlayer()) {
        return match.state().player(subject.player()).out == 0 && target.players &&
               evaluator.players(target.players).has(subject.player());
    }
    return target.cards && evaluator.matches(target.cards, subject.card()) &&
           match.rulebook().staysTarget(match, subject.card(), scope.you);
}

/// Returns how many subjects may be chosen for the target. Each gets at least one of a divided number.
std::size_t mostOf(const ReadableMatch& match, const TargetSpec& target, const EvalContext& scope) {
    if (!target.divided) return target.most;
    const int divided = std::max(0, Evaluator(match, scope).number(target.divided));
    return std::min<std::size_t>(target.most, static_cast<std::size_t>(divided));
}

/// Asks for the next share of a divided number. The list ends with the subjects of the current target, then their
/// shares.
StepResult share(HandlerContext& match, Communication& self, const TargetSpec& target);

StepResult nextTarget(HandlerContext& match, Communication& self);

StepResult take(HandlerContext& match, Communication& self, std::span<const Subject> chosen) {
    auto& body = self.as<ChooseTargets>();
    const std::vector<Subject> subjects(chosen.begin(), chosen.end());
    match.listAppend(self, Subject::number(static_cast<int>(subjects.size())));
    for (const Subject subject : subjects) match.listAppend(self, subject);
    const TargetSpec& target = match.pool().targetsOf(match.pool()[body.ability])[body.index];
    body.count = static_cast<std::uint8_t>(subjects.size());
    body.shared = 0;
    return target.divided && !subjects.empty() ? share(match, self, target) : nextTarget(match, self);
}

StepResult share(HandlerContext& match, Communication& self, const TargetSpec& target) {
    auto& body = self.as<ChooseTargets>();
    const auto list = match.list(self);  // ends with the subjects and their shares so far
    int left = Evaluator(match, scopeOf(match, body)).number(target.divided);
    for (std::size_t i = 0; i < body.shared; ++i) left -= list[list.size() - 1 - i].number();
    const int open = body.count - body.shared;
    if (open == 1) {
        match.listAppend(self, Subject::number(left));
        return nextTarget(match, self);
    }
    ChooseNumber question;
    question.card = body.card;
    const Subject about = list[list.size() - body.count];
    if (about.isCard()) question.about = about.card();
    question.least = 1;
    question.most = static_cast<std::int16_t>(std::min(left - open + 1, EngineLimits::numbers));
    question.purpose = Purpose::Share;
    question.cancelable = body.cancelable;
    return Ask{Communication::of(question, Party::of(body.card), Party::of(body.player)), ChooseTargets::Step::Shared};
}

StepResult nextTarget(HandlerContext& match, Communication& self) {
    auto& body = self.as<ChooseTargets>();
    const auto targets = match.pool().targetsOf(match.pool()[body.ability]);
    if (self.listSize() > 0) ++body.index;
    if (body.index >= targets.size()) return Complete::succeeded();
    const TargetSpec& target = targets[body.index];
    std::vector<Subject> possible;
    candidates(match, target, scopeOf(match, body), possible);
    const std::size_t most = std::min(mostOf(match, target, scopeOf(match, body)), possible.size());
    if (most < target.least) return Complete{Outcome::Impossible, 0, MessageId::NoLegalTarget};
    const bool isShown = match.asksEverything() && possible.size() == 1;
    const bool isForced = target.least == target.most && possible.size() == target.least;
    if (isForced && !isShown) return take(match, self, possible);
    if (most == 0) return take(match, self, {});
    ChooseTarget question;
    question.card = body.card;
    question.least = target.least;
    question.most = static_cast<std::uint16_t>(most);
    question.purpose = Purpose::Target;
    question.cancelable = body.cancelable;
    Communication ask = Communication::of(question, Party::of(body.card), Party::of(body.player));
    match.listAdd(ask, possible);
    return Ask{ask, ChooseTargets::Step::Chosen};
}

}  // namespace

ChooseTargets ChooseTargets::of(const ReadableMatch& match, AbilityId ability, CardId card, PlayerId player) {
    ChooseTargets targets;
    targets.since = match.state().card(card).since;
    targets.ability = ability;
    targets.card = card;
    targets.player = player;
    return targets;
}

void ChooseTargets::appendTo(HandlerContext& match, Communication& self, const Communication& answered) {
    const auto list = match.list(answered);
    const std::vector<Subject> targets(list.begin(), list.end());  // the list moves when another one grows
    for (const Subject target : targets) match.listAppend(self, target);
}

StepResult ChooseTargets::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr && answered->canceled()) return Complete::canceled(answered->message);
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return nextTarget(match, self);
        case Step::Chosen:
            return take(match, self, match.list(*answered).first(answered->as<ChooseTarget>().chosen));
        case Step::Shared: {
            auto& body = self.as<ChooseTargets>();
            match.listAppend(self, Subject::number(answered->value));
            ++body.shared;
            return share(match, self, match.pool().targetsOf(match.pool()[body.ability])[body.index]);
        }
    }
    return Complete::impossible();
}

bool ChooseTargets::isValid(const StateValidator& validator, const Communication& self) {
    const auto& body = self.as<ChooseTargets>();
    if (!body.ability || !validator(body.event) || !validator(body.eachPlayer)) return false;
    if (body.index >= validator.pool()[body.ability].targetCount && validator.pool()[body.ability].targetCount > 0)
        return false;
    // The shares of the last target may still be missing.
    return body.count <= self.listSize() && body.shared <= body.count;
}

std::vector<Field> ChooseTargets::fields() {
    return {field<&ChooseTargets::card>("card"), field<&ChooseTargets::player>("player"),
            field<&ChooseTargets::ability>("ability")};
}

void candidates(const ReadableMatch& match, const TargetSpec& target, const EvalContext& scope,
                std::vector<Subject>& out) {
    anyCandidate(match, target, scope, [&out](Subject subject) {
        out.push_back(subject);
        return false;
    });
}

bool hasTargets(const ReadableMatch& match, const Ability& ability, const EvalContext& scope) {
    for (const TargetSpec& target : match.pool().targetsOf(ability)) {
        if (target.least == 0) continue;
        if (mostOf(match, target, scope) < target.least) return false;
        int found = 0;
        if (!anyCandidate(match, target, scope, [&](Subject) { return ++found == target.least; })) return false;
    }
    return true;
}

bool legalTargets(const ReadableMatch& match, const PendingItem& item, std::vector<Subject>& out) {
    const auto list = match.targets(item);
    out.assign(list.begin(), list.end());
    if (!item.ability) return true;
    const Ability& ability = match.pool()[item.ability];
    EvalContext scope;
    scope.ability = &ability;
    scope.self = item.card;
    scope.you = item.controller;
    scope.x = item.x;
    scope.event = item.event;
    scope.thatMuch = item.event.amount;
    scope.eachPlayer = item.eachPlayer;
    std::size_t at = 0;
    bool any = false;
    bool needed = false;
    for (const TargetSpec& target : match.pool().targetsOf(ability)) {
        const auto count = static_cast<std::size_t>(out[at].number());
        for (std::size_t i = at + 1; i <= at + count; ++i) {
            needed = true;
            const bool moved = out[i].isCard() && match.state().card(out[i].card()).since > item.stamp;
            if (moved || !isLegal(match, target, scope, out[i])) {
                out[i] = Subject{};
            } else {
                any = true;
            }
        }
        at += 1 + count * (target.divided ? 2 : 1);
    }
    return any || !needed;
}

}  // namespace duelogue
