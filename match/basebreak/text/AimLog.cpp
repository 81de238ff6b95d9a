#include "match/basebreak/text/AimLog.h"

#include <algorithm>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/basebreak/Allowances.h"
#include "match/basebreak/Values.h"
#include "match/basebreak/text/CardLog.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/RunAbility.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns the instruction that affects the targets themselves; nullptr if none does.
const Instruction* doneToTargets(const CardPool& pool, InstructionId at) {
    for (; at; at = pool[at].next) {
        const Instruction& does = pool[at];
        const bool is =
            does.cards && (pool[does.cards].term == Term::Target || pool[does.cards].term == Term::EveryTarget);
        if (does.op == Op::Do && is) return &does;
    }
    return nullptr;
}

/// Returns true if the line of the effect also names the place of the card.
bool tellsWhere(const Instruction& does) {
    return does.verb == static_cast<std::uint8_t>(Verb::Destroy) || does.verb == static_cast<std::uint8_t>(Verb::Boost);
}

/// Returns the standard action whose text is, or with `depth` 1 contains, the communication on top; none otherwise.
CardId actionDone(const ReadableMatch& match, std::size_t depth = 0) {
    const auto& stack = match.state().communications;
    if (stack.size() < 2 + depth) return {};
    const Communication& whole = stack[stack.size() - 2 - depth];
    if (!whole.is(Verb::Play)) return {};
    const CardId card = subjectsOf(match, whole).front().card();
    const Card& played = match.state().card(card);
    return has(played, Trait::Action) && !has(played, Trait::Ongoing) ? card : CardId{};
}

/// Returns "no matching minion" or "no matching card", by the type that the filter describes.
std::string none(const CardPool& pool, FilterId filter) {
    const auto& traits = pool.vocabulary().traits;
    for (std::size_t i = 0; filter && i < traits.size(); ++i) {
        const bool is = ((pool[filter].all >> i) & 1U) != 0;
        if (is && traits[i].group == TraitWord::Group::Type) return "no matching " + traits[i].word;
    }
    return "no matching card";
}

bool isAtTargets(const CardPool& pool, ExpressionId cards) {
    const Expression& words = pool[cards];
    if (words.term == Term::Filtered) return pool[words.filter].at && isAtTargets(pool, pool[words.filter].at);
    return words.term == Term::Target || words.term == Term::EveryTarget || words.term == Term::Chosen;
}

/// Returns true if a verb of the body does not depend on the targets or the choice.
bool doesMore(const CardPool& pool, InstructionId at) {
    for (; at; at = pool[at].next) {
        const Instruction& does = pool[at];
        if (does.op == Op::Do && (!does.cards || !isAtTargets(pool, does.cards))) return true;
    }
    return false;
}

EvalContext scopeFor(CardId card, PlayerId player, const Ability& text) {
    EvalContext scope;
    scope.ability = &text;
    scope.self = card;
    scope.you = player;
    return scope;
}

/// Returns "has no effect: " as the beginning of a reason, or only the colon if the rest of the action has an effect.
std::string withoutEffect(CardId action, bool doesMore) {
    return name(action) + (doesMore ? ": " : " has no effect: ");
}

/// Returns the line for an action without a chosen target: it had no legal one, or the player declined.
std::string tellNoTarget(const ReadableMatch& match, const Communication& done, CardId action) {
    const auto& body = done.as<ChooseTargets>();
    const CardPool& pool = match.pool();
    const Ability& ability = pool[body.ability];
    const auto specs = pool.targetsOf(ability);
    const auto list = match.list(done);
    const bool isEmpty = std::ranges::none_of(list, [](Subject each) { return each.isCard() || each.isPlayer(); });
    if (specs.empty() || (done.succeeded() && !isEmpty) || done.canceled()) return {};
    const TargetSpec& missing = specs[std::min<std::size_t>(body.index, specs.size() - 1)];
    const EvalContext scope = scopeFor(body.card, body.player, ability);
    const bool isDeclined = done.succeeded() && anyCandidate(match, missing, scope, [](Subject) { return true; });
    const bool isMore = doesMore(pool, ability.body);
    if (isDeclined) return withoutEffect(action, isMore) + does(body.player, "chooses", "choose") + " no target";
    return isMore ? name(action) + ": no legal target" : withoutTarget(action);
}

/// Returns the line for a choice of no cards, if the rest of the text affects only the chosen ones.
std::string tellNoneChosen(const ReadableMatch& match, const Communication& done, CardId action) {
    if (!action || !done.succeeded() || done.as<ChooseCard>().chosen > 0 || done.instruction == 0xffff) return {};
    const CardPool& pool = match.pool();
    const InstructionId next = pool[InstructionId(done.instruction)].next;
    const bool isForEach = next && pool[next].op == Op::ForEachCard && pool[next].cards &&
                           pool[pool[next].cards].term == Term::Chosen && !pool[next].next;
    return isForEach ? withoutEffect(action, false) + "nothing chosen" : std::string();
}

/// Returns true if the body consists only of loops over cards or players.
bool isOnlyLoops(const CardPool& pool, InstructionId at) {
    for (; at; at = pool[at].next) {
        if (pool[at].op == Op::Do || pool[at].op == Op::Float) return false;
    }
    return true;
}

}  // namespace

bool hasNothingToDo(const ReadableMatch& match, CardId card, PlayerId player) {
    const AbilityId text = textOf(match, card);
    if (!text || has(match.state().card(card), Trait::Ongoing) || has(match.state().card(card), Trait::Minion))
        return false;
    const Ability& ability = match.pool()[text];
    if (ability.targetCount > 0 || !isOnlyLoops(match.pool(), ability.body)) return false;
    return predict(match, RunAbility::of(match, text, card, player)).isNothing();
}

std::string tellAim(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<ChooseTargets>();
    const Instruction* const instruction = doneToTargets(match.pool(), match.pool()[body.ability].body);
    const auto isTold = [&](Subject card) {
        const bool isBase = has(match.state().card(card.card()), Trait::Base);
        return instruction != nullptr && !isBase && (tellsWhere(*instruction) || !isUnclear(match, card));
    };
    std::vector<Subject> aims;
    for (const Subject target : match.list(done)) {
        if (target.isPlayer() || (target.isCard() && !isTold(target))) aims.push_back(target);
    }
    if (aims.empty()) return {};
    return name(body.card) + " targets " + which(match, aims);
}

std::string tellChoice(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<ChooseCard>();
    const auto list = match.list(done);
    if (body.purpose != Purpose::Effect || !body.card || list.empty() || done.instruction == 0xffff) return {};
    const auto isMinion = [&](Subject card) {
        if (!card.isCard()) return false;
        const Card& each = match.state().card(card.card());
        return isIn(each, Zone::Play) && has(each, Trait::Minion);
    };
    if (!std::ranges::all_of(list, isMinion)) return {};
    const auto chosen = list.first(body.chosen);
    const Instruction& choosing = match.pool()[InstructionId(done.instruction)];
    const bool isToldWell = choosing.next && tellsWhere(match.pool()[choosing.next]);
    const bool isUnclearNow =
        !isToldWell && std::ranges::any_of(chosen, [&](Subject card) { return isUnclear(match, card); });
    if (!isUnclearNow && !has(match.state().card(body.card), Trait::Base)) return {};
    const std::string chooses = does(done.answerer.player, "chooses", "choose") + " ";
    return chooses + (chosen.empty() ? "no minion" : which(match, chosen)) + " for " + name(body.card);
}

std::string tellNothing(const ReadableMatch& match, const Communication& done) {
    if (done.is<ChooseCard>()) return tellNoneChosen(match, done, actionDone(match, 1));
    const CardId action = actionDone(match);
    if (!action) return {};
    if (done.is<ChooseTargets>()) return tellNoTarget(match, done, action);
    if (done.outcome != Outcome::Impossible || done.instruction == 0xffff || done.kind.value >= maxVerbs) return {};
    const ExpressionId cards = match.pool()[InstructionId(done.instruction)].cards;
    if (!cards) return {};
    const Expression& words = match.pool()[cards];
    const AbilityId its = textOf(match, action);
    if (!its) return {};
    const Ability& text = match.pool()[its];
    // Without a target the rest fails too, and an earlier line says so.
    if (isAtTargets(match.pool(), cards) &&
        !hasTargets(match, text, scopeFor(action, match.state().card(action).current.controller, text)))
        return {};
    if (words.term == Term::Chosen) {
        const bool isMore = doesMore(match.pool(), text.body);
        return name(action) + (isMore ? " has no further effect: " : " has no effect: ") + "nothing chosen";
    }
    if (words.term != Term::Filtered) return {};
    return withoutEffect(action, false) + none(match.pool(), words.filter);
}

}  // namespace duelogue::basebreak
