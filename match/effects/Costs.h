#pragma once

#include <span>

#include "cards/data/Id.h"
#include "match/state/Scope.h"

namespace duelogue {

class Match;

/// Whether everything in the body of a price (Cost::body) could be done: each choice, and what is lost. A card in play
/// may be what its own ability costs, one that is to be played can't. Rule of every game: nobody pays more of a value
/// than they have. `apart`: cards that are not given up for it.
[[nodiscard]] bool canPayBody(const Match& match, InstructionId body, const Scope& scope,
                              std::span<const Subject> apart = {});

}  // namespace duelogue
