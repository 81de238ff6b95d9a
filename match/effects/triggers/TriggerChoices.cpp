#include "match/effects/triggers/TriggerChoices.h"

#include <algorithm>
#include <span>

#include "match/effects/ChooseTargets.h"

namespace duelogue {

bool differ(const Trigger& a, const Trigger& b) { return a.ability != b.ability || a.source != b.source; }

bool isRealChoice(std::span<const Trigger> triggers) {
    return std::any_of(triggers.begin(), triggers.end(),
                       [&](const Trigger& trigger) { return differ(trigger, triggers.front()); });
}

Communication targetsFor(const Trigger& trigger) {
    ChooseTargets targets;
    targets.ability = trigger.ability;
    targets.card = trigger.source;
    targets.since = trigger.since;
    targets.player = trigger.controller;
    targets.event = trigger.event;
    targets.eachPlayer = trigger.eachPlayer;
    return Communication::of(targets);
}

}  // namespace duelogue
