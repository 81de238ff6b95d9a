#pragma once

#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

/// Endless effects are a draw. The engine detects them in two ways:
///
/// - A loop: abilities return to a state equivalent to an earlier one. All players do only what the rules require. If
///   no player has a choice in the loop, the match ends at once. If a player could break the loop, each search uses up
///   a large part of EngineLimits::instructions, so the match ends within 100 rounds.
/// - EngineLimits::instructions is used up, or abilities have triggered each other EngineLimits::depth deep, regardless
///   of what has changed meanwhile.
///
/// Both follow from the state alone, so copies, saved matches and replays end in the same round.

/// Instructions that a search for a loop runs ahead. It finds loops of at most half that length. Longer loops use up
/// EngineLimits::instructions in fewer than 100 rounds.
inline constexpr int instructionsOfSearch = 100;

/// Returns true if a search for a loop is due: often at first, rarely in a phase with very many instructions. Ordinary
/// phases end before the first search.
[[nodiscard]] inline bool isLoopSearchDue(const MatchState& state) {
    constexpr int first = 32;
    constexpr int often = 64;
    constexpr int oftenUpTo = 1024;
    constexpr int seldom = 512;
    const int effort = state.globals.instructionsUsed;
    if (effort % first != 0) return false;
    return effort <= oftenUpTo ? effort == first || effort % often == 0 : effort % seldom == 0;
}

/// Searches for a loop that contains the running ability. Ends the match, or brings its end closer, if there is one.
/// `self` runs the ability, is on top of the stack, and is at the next instruction. Returns true if the match is over.
[[nodiscard]] bool endsInLoop(HandlerContext& match, const Communication& self);

/// Returns the cards with abilities that are running or waiting.
[[nodiscard]] std::vector<Subject> cardsInProgress(const MatchState& state);

/// Leaves a copy of a match `left` instructions for the rest of this phase. Match::limitInstructions() counts on
/// through later phases.
void limitInstructionsOfPhase(MatchState& state, int left);

}  // namespace duelogue
