#pragma once

#include <vector>

#include "cards/decks/Deck.h"

namespace duelogue {

/// A card whose number of copies differs between two decks.
struct CopyChange {
    DeckPart part = DeckPart::Main;
    DefinitionId card;
    int before = 0;
    int after = 0;

    bool operator==(const CopyChange&) const = default;
};

/// Returns the changes from one deck to another, part by part: first the cards of the earlier deck, then those that
/// only the later one has, each in the order of its deck. Ignores names and the order of cards.
[[nodiscard]] std::vector<CopyChange> differenceOf(const Deck& before, const Deck& after);

}  // namespace duelogue
