#include "match/effects/ItemAbility.h"

#include "match/effects/RunAbility.h"
#include "match/loop/HandlerContext.h"

namespace duelogue {

Communication abilityOf(HandlerContext& match, const PendingItem& item, std::span<const Subject> targets) {
    RunAbility frame = RunAbility::of(match, item.ability, item.card, item.controller);
    frame.since = item.since;
    frame.event = item.event;
    frame.eachPlayer = item.eachPlayer;
    frame.x = item.x;
    frame.thatMuch = item.event.amount;
    frame.targets = static_cast<std::uint16_t>(targets.size());
    Communication run = RunAbility::make(frame);
    match.listAdd(run, targets);
    run.cause = item.cause;
    return run;
}

}  // namespace duelogue
