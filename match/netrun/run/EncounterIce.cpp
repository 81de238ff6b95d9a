// The encounter of a piece of ice: its subroutines, and how they fire.
#include "cards/data/CardPool.h"
#include "cards/data/Limits.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/Evaluator.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Turn.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

}  // namespace

std::vector<AbilityId> findSubroutines(const CardPool& pool, const Definition& card) {
    std::vector<AbilityId> found;
    for (std::uint16_t i = 0; i < card.abilityCount; ++i) {
        const AbilityId number(static_cast<std::uint16_t>(card.firstAbility + i));
        const Ability& ability = pool[number];
        const bool fires = ability.kind == AbilityKind::Triggered &&
                           pool[ability.pattern].verb == static_cast<std::uint8_t>(Verb::Fire);
        if (fires) found.push_back(number);
    }
    return found;
}

std::span<const AbilityId> subroutinesOf(const ReadableMatch& match, CardId ice) {
    const DefinitionId definition = match.state().card(ice).definition;
    if (!definition) return {};
    return rulesOf(match).profile(definition).subroutines;
}

std::vector<std::size_t> unbroken(const ReadableMatch& match) {
    std::vector<std::size_t> left;
    const EncounterIce* const encounter = encounterUnderWay(match.state());
    if (encounter == nullptr) return left;
    const std::size_t count = subroutinesOf(match, encounter->ice).size();
    for (std::size_t i = 0; i < count; ++i) {
        if (((encounter->broken >> i) & 1U) == 0) left.push_back(i);
    }
    return left;
}

namespace {

bool isAllBroken(const ReadableMatch& match, const EncounterIce& encounter) {
    static_assert(maxAbilities < 32, "each subroutine has a bit");
    const std::size_t count = subroutinesOf(match, encounter.ice).size();
    const std::uint32_t all = (std::uint32_t{1} << count) - 1;
    return (encounter.broken & all) == all;
}

}  // namespace

CardId iceToBreak(const ReadableMatch& match) {
    const EncounterIce* const encounter = currentEncounter(match.state());
    if (encounter == nullptr || encounter->isOpen == 0) return {};
    return isAllBroken(match, *encounter) ? CardId{} : encounter->ice;
}

// -------------------------------------------------------------------------------------------------- encounter

namespace {

StepResult endEncounter(HandlerContext& match, EncounterIce& body) {
    body.isOpen = 0;
    return Ask{endOf(match, Detail::Encounter, body.ice), EncounterIce::Step::Ended};
}

/// Resolves the subroutine before `next`, with its targets.
StepResult fire(HandlerContext& match, const EncounterIce& body, const std::vector<Subject>& targets) {
    RunAbility frame =
        RunAbility::of(match, subroutinesOf(match, body.ice)[std::size_t{body.next} - 1], body.ice, corp);
    frame.since = body.since;
    frame.targets = static_cast<std::uint16_t>(targets.size());
    Communication child = RunAbility::make(frame);
    match.listAdd(child, targets);
    return Ask{child, EncounterIce::Step::Fired};
}

/// The Corp chooses the targets of a subroutine when it resolves.
StepResult aim(const EncounterIce& body, AbilityId subroutine) {
    ChooseTargets targets;
    targets.ability = subroutine;
    targets.card = body.ice;
    targets.since = body.since;
    targets.player = corp;
    return Ask{Communication::of(targets), EncounterIce::Step::Aimed};
}

/// Returns true if the subroutine is skipped: it is broken, or its condition does not hold.
bool isPassedOver(const ReadableMatch& match, const EncounterIce& body, AbilityId subroutine) {
    const bool isBroken = ((body.broken >> body.next) & 1U) != 0;
    return isBroken || !Evaluator(match, evalContextOf(match, body.ice)).holds(match.pool()[subroutine].condition);
}

/// Resolves the next unbroken subroutine.
StepResult fireNext(HandlerContext& match, EncounterIce& body) {
    if (const auto due = dueAtOnce(match)) return Ask{*due, EncounterIce::Step::Fired};
    const std::span<const AbilityId> all = subroutinesOf(match, body.ice);
    while (body.next < all.size() && isPassedOver(match, body, all[body.next])) ++body.next;
    if (isCut(match.state(), body) || body.next >= all.size()) return endEncounter(match, body);
    const AbilityId subroutine = all[body.next++];
    return match.pool()[subroutine].targetCount > 0 ? aim(body, subroutine) : fire(match, body, {});
}

}  // namespace

StepResult EncounterIce::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<EncounterIce>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            executeSilently(match, Rule::BeginEncounter, Body{});
            return Ask{eventOn(match, Verb::Encounter, body.ice), Step::Met};
        case Step::Met:
            if (const auto due = dueAtOnce(match)) return Ask{*due, Step::Met};
            if (isCut(match.state(), body)) return endEncounter(match, body);
            body.isOpen = 1;
            return Ask{Communication::of(PaidWindow{}), Step::Used};
        case Step::Used:
            body.isOpen = 0;
            return fireNext(match, body);
        case Step::Fired:
            return fireNext(match, body);
        case Step::Aimed: {
            if (!answered->succeeded()) return fireNext(match, body);
            const auto targets = match.list(*answered);
            return fire(match, body, {targets.begin(), targets.end()});
        }
        case Step::Ended:
            body.isDone = 1;
            executeSilently(match, Rule::EndEncounter, Body{});
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> EncounterIce::fields() { return {field<&EncounterIce::ice>("ice")}; }

}  // namespace duelogue::netrun
