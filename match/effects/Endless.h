#pragma once

#include <vector>

#include "match/loop/Match.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

/// Effects without end are a draw. The engine notices them in two ways:
///
/// - A loop: abilities come back to a state that is like an earlier one, while everybody does only what the rules
/// demand.
///   If nobody has a choice in the loop, the match is over at once. If somebody could break the loop, each look at it
///   uses up a good part of EngineLimits::effort, so that the match is over within 100 rounds.
/// - EngineLimits::effort is used up, or abilities have set off each other EngineLimits::depth deep, whatever has
/// changed meanwhile.
///
/// Both follow from the state alone, so copies, saved matches and replays end in the same round.

/// Instructions that a look for a loop runs ahead: it finds loops of at most half as many. Longer loops use up
/// EngineLimits::effort in less than 100 rounds anyway.
inline constexpr int instructionsOfSearch = 100;

/// Returns true where a look is due: often at first, and seldom in a phase in which very much happens. Ordinary phases
/// end before the first look.
[[nodiscard]] inline bool isLoopSearchDue(const MatchState& state) {
    constexpr int first = 32;
    constexpr int often = 64;
    constexpr int oftenUpTo = 1024;
    constexpr int seldom = 512;
    const int effort = state.globals.instructionsUsed;
    if (effort % first != 0) return false;
    return effort <= oftenUpTo ? effort == first || effort % often == 0 : effort % seldom == 0;
}

/// Ends the match, or brings its end nearer, if the running ability is part of a loop. `self` runs the ability, is on
/// top of the stack, and stands at the next instruction. Returns true if the match is over.
[[nodiscard]] bool endsInLoop(Match& match, const Communication& self);

/// Returns the cards whose abilities are running or wait.
[[nodiscard]] std::vector<Subject> cardsInProgress(const MatchState& state);

/// Leaves a copy of a match `effort` instructions for the rest of this phase.
void limitInstructions(MatchState& state, int effort);

}  // namespace duelogue
