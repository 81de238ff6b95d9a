#include "match/effects/verbs/SilentVerbs.h"

#include <algorithm>
#include <cassert>
#include <variant>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/Replacements.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

bool isUnobservable(const ReadableMatch& match, KindId verb, std::span<const Subject> subjects) {
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

bool passSilently(HandlerContext& match, KindId verb, Subject subject) {
    assert(match.rulebook().verb(verb).act == nullptr);
    if (!match.isFastForwarding() || !isUnobservable(match, verb, std::span(&subject, 1))) return false;
    match.state().globals.touched = 1;
    ++match.state().globals.nextCommunication;
    return true;
}

void executeSilently(HandlerContext& match, KindId verb, const VerbBody& body, std::span<const Subject> subjects) {
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

}  // namespace duelogue
