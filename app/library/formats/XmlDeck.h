#pragma once

#include <QString>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Reads decks in XML, as several programs write them:
///
///     <zone name="side"><card number="2" name="Name"/></zone>        Cockatrice
///     <section name="Identity"><card qty="1" id="...">Name</card>    OCTGN
///     <Cards Quantity="4" Sideboard="false" Name="Name"/>            Magic Online
///
/// Tags and attributes may be written with small or capital letters.
void readXmlDeck(DeckCollector& collector, const QString& text);

}  // namespace duelogue
