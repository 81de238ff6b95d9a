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

/// Fills a new match as a scenario says it, and leaves it before its first step: run() comes next. A scenario whose
/// players have decks is set up as a match from its very beginning, any other one as a position: see
/// GameNotation::emptyPosition() and startPosition(). A position that no match can come to is refused, see
/// GameNotation::whyImpossible(). Returns every line that is wrong; the match is of use only where none is.
[[nodiscard]] std::vector<NotationError> mistakesOfSetUp(Match& match, const Scenario& scenario);
/// The lines of a position that bring more copies of a card than a player's deck or the game's box has, see
/// GameNotation::mostCopies(). The rules can play with them: so a position that a program makes up may hold them, and a
/// scenario may not.
[[nodiscard]] std::vector<NotationError> excessCopies(const Rulebook& rulebook, const Scenario& scenario);
/// mistakesOfSetUp(); the first line that is wrong.
[[nodiscard]] std::optional<NotationError> setUpScenario(Match& match, const Scenario& scenario);

/// How the match of a scenario whose players have decks began, played with what it may: nobody asks for the edition
/// here. An error where it is a position.
[[nodiscard]] std::variant<MatchStart, NotationError> readStart(const Rulebook& rulebook, const Scenario& scenario);

/// Returns the rules and cards that a scenario says it was played with; those of today where it says nothing.
[[nodiscard]] std::variant<RulesFingerprint, NotationError> readEdition(const Rulebook& rulebook, Decks decks,
                                                                        const Scenario& scenario);

/// The position as text, from "game" to the last player, to be read again by readScenarios(). What is being asked, what
/// waits to resolve and what floats has no place in it: the text is the whole of a match at the beginning of a phase.
/// A match in the middle of anything is handed over as a replay: see writeReplay().
[[nodiscard]] std::string writePosition(const Match& match, std::string_view name);

}  // namespace duelogue
