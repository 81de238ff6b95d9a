#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/MatchStart.h"
#include "match/notation/RulesFingerprint.h"
#include "match/notation/scenario/Scenario.h"

namespace duelogue {

/// Sets up a new match from a scenario and stops before its first step; the caller calls run() next. If the players
/// have decks, the match is set up from its beginning, otherwise as a position: see GameNotation::emptyPosition() and
/// startPosition(). A position that no match can reach is an error: see GameNotation::whyImpossible(). Returns all
/// wrong lines, sorted by number. The match is usable only if the result is empty.
[[nodiscard]] std::vector<NotationError> mistakesOfSetUp(Match& match, const Scenario& scenario);
/// Returns the lines of a position with more copies of a card than a player's deck or the box can have: see
/// GameNotation::mostCopies(). The rules can handle them, so programs may create such positions, but scenarios may not.
[[nodiscard]] std::vector<NotationError> excessCopies(const Rulebook& rulebook, const Scenario& scenario);
/// Does the same as mistakesOfSetUp(), and returns only the first wrong line. Includes Scenario::mistakes.
[[nodiscard]] std::optional<NotationError> setUpScenario(Match& match, const Scenario& scenario);

/// Returns the start of a scenario's match whose players have decks. Ignores the rules and cards it was played with.
/// Returns an error if the scenario is a position.
[[nodiscard]] std::variant<MatchStart, NotationError> readStart(const Rulebook& rulebook, const Scenario& scenario);

/// Returns the rules and cards that a scenario was played with. Missing parts default to the present ones.
[[nodiscard]] std::variant<RulesFingerprint, NotationError> readEdition(const Rulebook& rulebook, Decks decks,
                                                                        const Scenario& scenario);

/// Writes the position as text, from "game" to the last player, for readScenarios(). A position is a match at the
/// beginning of a phase. Pending questions, pending items and continuous effects cannot be written. For a match in the
/// middle of a phase, use writeReplay().
[[nodiscard]] std::string writePosition(const ReadableMatch& match, std::string_view name);

}  // namespace duelogue
