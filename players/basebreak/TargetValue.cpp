#include "players/basebreak/TargetValue.h"

#include <array>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/basebreak/Allowances.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/NameQuestions.h"
#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"
#include "players/basebreak/EffectValue.h"

namespace duelogue::basebreak {

namespace {

/// Returns the gain with the given targets, one each for the first target specs. The other specs get none.
double aimed(const ReadableMatch& match, const Ability& ability, EvalContext scope, std::span<const Subject> targets) {
    std::array<Subject, 16> list;
    std::size_t size = 0;
    for (std::size_t i = 0; i < ability.targetCount && size + 2 < list.size(); ++i) {
        const bool isGiven = i < targets.size();
        list[size++] = Subject::number(isGiven ? 1 : 0);
        if (isGiven) list[size++] = targets[i];
    }
    scope.targets = std::span(list).first(size);
    return effectValue(match, ability.body, scope, scope.you);
}

constexpr std::size_t mostTargets = 4;

/// Returns the best gain with the given first targets. Returns std::nullopt if the next spec lacks a legal target.
std::optional<double> aimedWell(const ReadableMatch& match, const Ability& ability, const EvalContext& scope,
                                std::array<Subject, mostTargets>& targets, std::size_t given) {
    if (given == ability.targetCount || given == mostTargets)
        return aimed(match, ability, scope, std::span(targets).first(given));
    const TargetSpec& next = match.pool().targetsOf(ability)[given];
    std::vector<Subject> possible;
    candidates(match, next, scope, possible);
    std::optional<double> best;
    for (const Subject target : possible) {
        targets[given] = target;
        const auto gain = aimedWell(match, ability, scope, targets, given + 1);
        if (gain && (!best || *gain > *best)) best = gain;
    }
    if (!best && next.least == 0) return 0;
    return best;
}

/// Returns the gain of choosing this target now.
std::optional<double> effectValueOfTarget(const ReadableMatch& match, const ChooseTargets& choosing,
                                          std::span<const Subject> list, Subject target) {
    const Ability& ability = match.pool()[choosing.ability];
    std::array<Subject, mostTargets> targets;
    if (choosing.index >= mostTargets) return std::nullopt;
    const Targets before(match.pool().targetsOf(ability), list);
    for (std::size_t i = 0; i < choosing.index; ++i) {
        const auto chosen = before.of(i);
        if (chosen.empty()) return std::nullopt;
        targets[i] = chosen.front();
    }
    targets[choosing.index] = target;
    EvalContext scope = scopeFor(match, choosing.card, choosing.player);
    scope.ability = &ability;
    return aimedWell(match, ability, scope, targets, choosing.index + 1U);
}

/// Returns the gain of the rest of a running ability after this choice.
double effectValueOfChoice(const ReadableMatch& match, const Communication& ability, const Reply& reply) {
    const Communication& question = *match.pendingQuestion();
    const bool isFamily = question.is<ChooseFamily>();
    EvalContext scope = RunAbility::scope(match, ability);
    if (isFamily) scope.thatMuch = static_cast<std::int16_t>(reply.number);
    scope.chosen = std::span(&reply.subject, isFamily ? 0 : 1);
    scope.rest = {};
    const Instruction& asks = match.pool()[InstructionId(question.instruction)];
    return effectValue(match, asks.next, scope, question.answerer.player);
}

/// Returns true if the pattern matches the play of the minion at the base. The minion is not there yet.
bool hearsOf(const Pattern& pattern, const Evaluator& evaluator, PlayerId player, CardId minion, CardId base) {
    return (!pattern.players || evaluator.players(pattern.players).has(player)) &&
           (!pattern.onto || evaluator.matches(pattern.onto, base)) &&
           (!pattern.subject || evaluator.matchesAnywhere(pattern.subject, minion));
}

bool destroysEventCard(const CardPool& pool, InstructionId at) {
    for (; at; at = pool[at].next) {
        const Instruction& it = pool[at];
        const bool isOfIt = it.cards && pool[it.cards].term == Term::EventCard;
        if (it.op == Op::Do && it.verb == static_cast<std::uint8_t>(Verb::Destroy) && isOfIt) return true;
    }
    return false;
}

}  // namespace

std::optional<double> effectValueOf(const ReadableMatch& match, CardId card, PlayerId player) {
    const AbilityId text = textOf(match, card);
    if (!text) return 0;
    std::array<Subject, mostTargets> targets;
    return aimedWell(match, match.pool()[text], scopeFor(match, card, player), targets, 0);
}

std::optional<double> effectValueOfReply(const ReadableMatch& match, const Reply& reply) {
    const Communication& question = *match.pendingQuestion();
    const Communication* asker = match.state().asker();
    if (asker == nullptr) return std::nullopt;
    if (asker->is<ChooseTargets>() && question.is<ChooseTarget>())
        return effectValueOfTarget(match, asker->as<ChooseTargets>(), match.list(*asker), reply.subject);
    if (asker->is<RunAbility>() && question.instruction != 0xffff) return effectValueOfChoice(match, *asker, reply);
    return std::nullopt;
}

SetOff setOffAt(const ReadableMatch& match, PlayerId player, CardId minion, CardId base) {
    SetOff all;
    for (const ActiveAbility& at : match.activeAbilities(AbilityKind::Triggered)) {
        if (!at.isAbout(std::uint64_t{1} << static_cast<unsigned>(Verb::Play))) continue;
        const Ability& ability = match.pool()[at.ability];
        EvalContext scope = evalContextOf(match, at.card);
        scope.ability = &ability;
        scope.event.card = minion;
        scope.event.player = player;
        const Evaluator evaluator(match, scope);
        if (match.state().card(at.card).current.suppressed != 0 || !evaluator.holds(ability.condition)) continue;
        if (!hearsOf(match.pool()[ability.pattern], evaluator, player, minion, base)) continue;
        all.brings += effectValue(match, ability.body, scope, player);
        all.isLost = all.isLost || destroysEventCard(match.pool(), ability.body);
    }
    return all;
}

}  // namespace duelogue::basebreak
