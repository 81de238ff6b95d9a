#pragma once

#include <optional>

#include "app/cli/Command.h"
#include "app/library/formats/DeckFormat.h"

namespace duelogue {

// Tasks of "deck" that draw random cards, with the option --seed. Each sets a problem in the arguments on an error.

/// Makes a random deck from the template and the letters of resources after "make".
ExitStatus makeRandomDeck(Arguments& arguments, Console& console);
/// Opens a pack and writes its cards, one per line, with their rarity.
ExitStatus openPack(Arguments& arguments, Console& console);
/// Makes a deck from a sealed pool, with the rest of the pool as its sideboard.
ExitStatus openSealedPool(Arguments& arguments, Console& console);

/// Returns the format of --format; nullopt if the option is missing or its format unknown, which sets a problem.
[[nodiscard]] std::optional<DeckFormat> readFormat(Arguments& arguments);

}  // namespace duelogue
