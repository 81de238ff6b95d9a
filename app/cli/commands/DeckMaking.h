#pragma once

#include <optional>

#include "app/cli/Command.h"
#include "app/library/formats/DeckFormat.h"

namespace duelogue {

// The tasks of "deck" that make something by chance, by the option --seed. What is wrong is set as the arguments'
// problem.

/// A deck: behind "make" stand a template and letters of resources.
ExitStatus makeRandomDeck(Arguments& arguments, Console& console);
/// The cards of a pack, a line each, with their rarity.
ExitStatus openPack(Arguments& arguments, Console& console);
/// A deck of a sealed pool, with the rest of the pool as its sideboard.
ExitStatus openSealedPool(Arguments& arguments, Console& console);

/// The format of --format; none where it is not given.
[[nodiscard]] std::optional<DeckFormat> readFormat(Arguments& arguments);

}  // namespace duelogue
