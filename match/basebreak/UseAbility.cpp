// The use of an ability of a card in play.
#include "match/basebreak/Playing.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

namespace {

StepResult run(HandlerContext& match, Communication& self) {
    const auto& body = self.as<UseAbility>();
    RunAbility frame = RunAbility::of(match, body.ability, body.card, body.player);
    frame.event.paid = body.paid;
    return Ask{RunAbility::withTargetsOf(match, frame, self), UseAbility::Step::Done};
}

/// Sets the flags that the ability costs, then pays the rest of its price.
StepResult pay(HandlerContext& match, Communication& self) {
    const auto& body = self.as<UseAbility>();
    const Cost& cost = match.pool()[body.ability].cost;
    VerbBody use;
    use.player = body.player;
    use.ability = body.ability;
    executeSilently(match, Rule::UseIt, use, {body.card});
    if (!cost.body) return run(match, self);
    RunAbility frame = RunAbility::of(match, body.ability, body.card, body.player);
    frame.at = cost.body;
    return Ask{RunAbility::make(frame), UseAbility::Step::Paid};
}

}  // namespace

StepResult UseAbility::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<UseAbility>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const Refusal refused = whyNotUse(match, body.player, body.card, body.ability);
            if (refused != MessageId::None) return Complete{Outcome::Refused, 0, refused.message};
            ChooseTargets targets = ChooseTargets::of(match, body.ability, body.card, body.player);
            targets.cancelable = 1;
            return Ask{Communication::of(targets), Step::Targeted};
        }
        case Step::Targeted:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            ChooseTargets::appendTo(match, self, *answered);
            return pay(match, self);
        case Step::Paid:
            if (!answered->succeeded()) return Complete{answered->outcome};
            body.paid = RunAbility::paidIn(match, *answered);
            return run(match, self);
        case Step::Done:
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> UseAbility::fields() {
    return {field<&UseAbility::card>("card"), field<&UseAbility::ability>("ability"),
            field<&UseAbility::player>("player")};
}

}  // namespace duelogue::basebreak
