#pragma once

#include <cstdint>
#include <span>

#include "cards/data/Effect.h"
#include "match/state/EventContext.h"
#include "match/state/Ids.h"

namespace duelogue {

/// What the words of an ability refer to while it runs, or while it is asked whether it applies.
struct EvalContext {
    const Ability* ability = nullptr;  ///< whose targets are meant
    CardId self;                       ///< This
    std::uint32_t since = 0;           ///< the stamp of This as the object that has the ability; 0: as it is now
    PlayerId you;
    PlayerId eachPlayer;
    CardId each;
    std::int16_t x = 0;
    std::int16_t thatMuch = 0;
    EventContext event;
    std::span<const Subject> targets;  ///< laid out as Targets says
    std::span<const Subject> chosen;
    std::span<const Subject> rest;  ///< candidates of the last choice that were not chosen
};

}  // namespace duelogue
