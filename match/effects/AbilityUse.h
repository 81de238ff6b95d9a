#pragma once

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/StepResult.h"

namespace duelogue {

/// Executes a step of a player's use of an ability: the rules may refuse it, the player chooses X and the targets,
/// pays, and the ability runs at once. For games in which an ability does not wait before it resolves.
///
/// `Use` is the body of the game's communication, with the fields `card`, `ability`, `paid` and `player`, and the steps
/// Begin, Targeted, Paid and Done. If an ability can have an X, it also has the field `x` and the step Numbered. `Game`
/// has these static functions:
///
///     MessageId whyNot(match, use)      the reason of the rules against the use; None if it is legal
///     StepResult chooseX(match, use)    only with a field x: asks for X and continues at Step::Numbered
///     void pay(match, use)              pays the price apart from Cost::body
///     RunAbility frame(match, use)      the frame that runs the ability
template <class Game, class Use>
[[nodiscard]] StepResult useAbility(HandlerContext& match, Communication& self, const Communication* answered) {
    using Step = typename Use::Step;
    constexpr bool hasX = requires(Use use) { use.x; };
    auto& body = self.as<Use>();
    const Cost& cost = match.pool()[body.ability].cost;
    const auto aim = [&] {
        ChooseTargets targets = ChooseTargets::of(match, body.ability, body.card, body.player);
        if constexpr (hasX) targets.x = body.x;
        targets.cancelable = 1;
        return Ask{Communication::of(targets), Step::Targeted};
    };
    const auto run = [&] {
        RunAbility frame = Game::frame(match, body);
        frame.event.paid = body.paid;
        return Ask{RunAbility::withTargetsOf(match, frame, self), Step::Done};
    };
    if constexpr (hasX) {
        if (static_cast<Step>(self.step) == Step::Numbered) {
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            body.x = static_cast<std::int16_t>(answered->value);
            return aim();
        }
        if (static_cast<Step>(self.step) == Step::Begin && cost.x > 0 && Game::whyNot(match, body) == MessageId::None)
            return Game::chooseX(match, body);
    }
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const MessageId refused = Game::whyNot(match, body);
            return refused == MessageId::None ? StepResult(aim()) : Complete{Outcome::Refused, 0, refused};
        }
        case Step::Targeted: {
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            ChooseTargets::appendTo(match, self, *answered);
            Game::pay(match, body);
            if (!cost.body) return run();
            RunAbility price = RunAbility::of(match, body.ability, body.card, body.player);
            if constexpr (hasX) price.x = body.x;
            price.at = cost.body;
            return Ask{RunAbility::make(price), Step::Paid};
        }
        case Step::Paid:
            if (!answered->succeeded()) return Complete{answered->outcome};
            body.paid = RunAbility::paidIn(match, *answered);
            return run();
        default:
            return Complete::succeeded(1);
    }
}

}  // namespace duelogue
