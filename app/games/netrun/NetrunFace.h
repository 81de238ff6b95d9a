#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::netrun {

/// Returns the letter of a card's frame: its faction, or a server.
[[nodiscard]] QString frameOf(const CardPool& pool, DefinitionId id);
/// Returns the icon of a card's type; empty for unknown types.
[[nodiscard]] QString sealOf(const CardPool& pool, DefinitionId id);
/// Returns a card as printed. The pip of an agenda is its advancement requirement, and its figure is its agenda points.
/// The figure of a card with a trash cost is that cost.
[[nodiscard]] TableFace printedFace(const CardPool& pool, DefinitionId id);
/// Returns a card with its current strength; empty if the viewer does not know the card.
[[nodiscard]] TableFace faceOf(const ReadableMatch& shown, CardId id);
/// Returns the face of a server. The figure of a central server is the number of cards in its zone.
[[nodiscard]] TableFace serverFace(const ReadableMatch& shown, CardId server);

}  // namespace duelogue::netrun
