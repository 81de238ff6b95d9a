#pragma once

#include <string>
#include <vector>

#include "cards/decks/Deck.h"

namespace duelogue {

/// A deck in the form of another program, which may leave open where cards belong.
struct ImportedDeck : DeckReading {
    std::vector<DeckError> assumptions;  ///< how ambiguous lines were read
};

}  // namespace duelogue
