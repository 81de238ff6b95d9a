#include "match/effects/triggers/Triggers.h"

#include <algorithm>
#include <span>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/RunAbility.h"
#include "match/effects/triggers/TriggerChoices.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/StateValidator.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// Moves the triggers of the lowest nonempty queue to the front. Returns their number.
std::size_t firstInQueue(HandlerContext& match) {
    auto& triggers = match.state().triggers;
    const auto queue = [&](const Trigger& trigger) { return match.rulebook().triggerQueue(match, trigger); };
    std::uint8_t first = Rulebook::noQueue;
    for (const Trigger& trigger : triggers) first = std::min(first, queue(trigger));
    if (first == Rulebook::noQueue) return 0;
    const auto end = std::stable_partition(triggers.begin(), triggers.end(),
                                           [&](const Trigger& trigger) { return queue(trigger) == first; });
    return static_cast<std::size_t>(end - triggers.begin());
}

/// Asks for the targets of the trigger at `next`; the answer makes it a pending item.
StepResult aim(HandlerContext& match, PlaceTriggers& body) {
    return Ask{targetsFor(match.state().triggers[body.next]), PlaceTriggers::Step::Targeted};
}

StepResult placeNext(HandlerContext& match, PlaceTriggers& body) {
    MatchState& state = match.state();
    std::erase_if(state.triggers, [&](const Trigger& trigger) { return state.player(trigger.controller).out != 0; });
    const std::size_t count = firstInQueue(match);
    if (count == 0) return Complete::succeeded();
    body.next = 0;
    const auto own = std::span(state.triggers).first(count);
    if (!isRealChoice(own)) return aim(match, body);
    return Ask{whichOne(match, own, match.rulebook().triggerOrderChooser(match, own.front().controller)),
               PlaceTriggers::Step::Ordered};
}

}  // namespace

StepResult PlaceTriggers::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<PlaceTriggers>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return placeNext(match, body);
        case Step::Ordered:
            body.next = static_cast<std::uint16_t>(answered->value);
            return aim(match, body);
        case Step::Targeted: {
            const Trigger trigger = match.state().triggers[body.next];
            match.state().triggers.erase(match.state().triggers.begin() + body.next);
            if (answered->succeeded()) {
                PendingItem item;
                item.ability = trigger.ability;
                item.card = trigger.source;
                item.since = trigger.since;
                item.stamp = match.stamp();
                item.cause = trigger.cause;
                item.event = trigger.event;
                item.eachPlayer = trigger.eachPlayer;
                item.controller = trigger.controller;
                match.pushItem(item, match.list(*answered));
            }
            return placeNext(match, body);
        }
    }
    return Complete::impossible();
}

bool isPrintedOn(const ReadableMatch& match, CardId card, AbilityId ability) {
    const Definition& printed = match.pool()[match.state().card(card).definition];
    return ability.value >= printed.firstAbility && ability.value < printed.firstAbility + printed.abilityCount;
}

RunAbility frameOf(const ReadableMatch& match, const Trigger& trigger) {
    RunAbility frame = RunAbility::of(match, trigger.ability, trigger.source, trigger.controller);
    frame.since = trigger.since;
    frame.event = trigger.event;
    frame.eachPlayer = trigger.eachPlayer;
    frame.thatMuch = trigger.event.amount;
    return frame;
}

bool PlaceTriggers::isValid(const StateValidator& validator, const Communication& self) {
    return self.as<PlaceTriggers>().next <= validator.state().triggers.size();
}

}  // namespace duelogue
