#pragma once

#include <span>

#include "match/effects/RunAbility.h"
#include "match/loop/ReadableMatch.h"
#include "match/state/MatchState.h"

/// The states in which abilities run ahead.
namespace duelogue {

/// Limit on instructions executed ahead. An ability that is not complete by then is assumed to do something.
inline constexpr int mostInstructions = 400;
/// Returns the state with a question for the controller on top of the stack. It is never answered, so everything on top
/// of it stops when it is exposed.
[[nodiscard]] MatchState atRest(const ReadableMatch& match, PlayerId player);
/// Pushes the ability with this list. Returns its id.
[[nodiscard]] CommunicationId pushAbility(MatchState& state, const RunAbility& frame,
                                          std::span<const Subject> list = {});

}  // namespace duelogue
