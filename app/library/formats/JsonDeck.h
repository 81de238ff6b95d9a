#pragma once

#include <QByteArray>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Reads decks in JSON where it has the names of cards, each with how many there are of it in one object ("qty": 3 and
/// "name" or "title", also of a "card" within), or as a key with a number ("Name": 3). What is in a list called like a
/// place (DeckPlace.h: "sideboard", "maybeboard") belongs there, and so does a card that says so itself ("categories",
/// "board"). Deck sites often write codes of their own alone: that is told.
void readJsonDeck(DeckCollector& collector, const QByteArray& text);

}  // namespace duelogue
