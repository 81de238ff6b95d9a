#pragma once

#include <cstdint>
#include <span>

#include "cards/data/Effect.h"
#include "match/state/EventContext.h"
#include "match/state/Ids.h"

namespace duelogue {

/// The evaluation context of an ability: the values of its words while it runs, or while its conditions are checked.
struct EvalContext {
    const Ability* ability = nullptr;  ///< the ability that owns the targets; nullptr if it has none here
    CardId self;                       ///< the card that Term::This refers to
    std::uint32_t since = 0;           ///< stamp of `self` as the object that has the ability; 0: the current object
    PlayerId you;                      ///< the player that Term::You refers to
    PlayerId eachPlayer;               ///< the player of the innermost "for each player", or of the duration
    CardId each;                       ///< the card of the innermost "for each card"
    std::int16_t x = 0;                ///< the X that was chosen when the ability was played
    std::int16_t thatMuch = 0;         ///< the number that Term::ThatMuch refers to
    EventContext event;
    std::span<const Subject> targets;  ///< in the layout of Targets
    std::span<const Subject> chosen;   ///< cards chosen by the last Choose
    std::span<const Subject> rest;     ///< candidates of the last Choose that were not chosen
};

}  // namespace duelogue
