#pragma once

#include <vector>

#include "app/cli/Command.h"

namespace duelogue {

// Tasks of the command "deck" that look at decks and change nothing.

/// Prints the chances to have drawn cards of a deck by each of its first turns (DeckOdds).
ExitStatus printDeckOdds(Arguments& arguments, Console& console);
[[nodiscard]] std::vector<JsonKey> deckOddsKeys();
/// Prints the cards that differ between two decks of a game.
ExitStatus printDeckDifference(Arguments& arguments, Console& console);
[[nodiscard]] std::vector<JsonKey> deckDifferenceKeys();

}  // namespace duelogue
