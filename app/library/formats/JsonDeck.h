#pragma once

#include <QByteArray>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Reads decks in JSON that contain the names of cards. An object holds a count and a name: "qty": 3 and "name" or
/// "title", also inside a "card". A card can also be a key with a number ("Name": 3). A list with the name of a place
/// (DeckPlace.h: "sideboard", "maybeboard") contains the cards of that place. A card can also name its own place
/// ("categories", "board"). Reports a file that contains only the codes of a deck site.
void readJsonDeck(DeckCollector& collector, const QByteArray& text);

}  // namespace duelogue
