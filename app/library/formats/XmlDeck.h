#pragma once

#include <QString>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Reads decks in XML as written by several programs:
///
///     <zone name="side"><card number="2" name="Name"/></zone>        Cockatrice
///     <section name="Identity"><card qty="1" id="...">Name</card>    OCTGN
///     <Cards Quantity="4" Sideboard="false" Name="Name"/>            Magic Online
///
/// The case of tags and attributes does not matter.
void readXmlDeck(DeckCollector& collector, const QString& text);

}  // namespace duelogue
