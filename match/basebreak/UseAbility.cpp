// The use of an ability of a card in play.
#include "match/basebreak/Playing.h"
#include "match/effects/AbilityUse.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

namespace {

struct AbilityRules {
    [[nodiscard]] static MessageId whyNot(const ReadableMatch& match, const UseAbility& use) {
        return whyNotUse(match, use.player, use.card, use.ability).message;
    }
    /// Sets the flags that the ability costs.
    static void pay(HandlerContext& match, const UseAbility& use) {
        VerbBody verb;
        verb.player = use.player;
        verb.ability = use.ability;
        executeSilently(match, Rule::UseIt, verb, {use.card});
    }
    [[nodiscard]] static RunAbility frame(const ReadableMatch& match, const UseAbility& use) {
        return RunAbility::of(match, use.ability, use.card, use.player);
    }
};

}  // namespace

StepResult UseAbility::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    return useAbility<AbilityRules, UseAbility>(match, self, answered);
}

std::vector<Field> UseAbility::fields() {
    return {field<&UseAbility::card>("card"), field<&UseAbility::ability>("ability"),
            field<&UseAbility::player>("player")};
}

}  // namespace duelogue::basebreak
