#pragma once

#include <optional>

#include "app/Games.h"
#include "app/cli/CommandLine.h"
#include "app/decks/DeckFormat.h"

namespace duelogue {

// The tasks of "deck" that make something by chance, by the option --seed. What is wrong is set as the arguments'
// problem.

/// A deck: behind "make" stand a template and letters of resources.
ExitStatus makeRandomDeck(const Game& game, Arguments& arguments, Console& console, DeckFormat format);
/// The cards of a pack, a line each, with their rarity.
ExitStatus openPack(const Game& game, Arguments& arguments, Console& console);
/// A deck of a sealed pool, with the rest of the pool as its sideboard.
ExitStatus openSealedPool(const Game& game, Arguments& arguments, Console& console, DeckFormat format);

}  // namespace duelogue
