#pragma once

#include <QString>

#include "app/decks/DeckCollector.h"

namespace duelogue {

/// Whether a line that is no card is what deck sites write of a whole deck: "45 cards (min 45)", "Influence: 3/15",
/// "Deck built on https://...". A sum has a number and no word but those that sums are made of, among them what
/// figures the game's cards have; so no card that is not known passes for one.
[[nodiscard]] bool isDeckRemark(const DeckCollector& cards, const QString& text);

}  // namespace duelogue
