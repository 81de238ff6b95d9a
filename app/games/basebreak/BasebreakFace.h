#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::basebreak {

/// A card as it is printed. A base's figure is its breakpoint, and its pips are what it pays to the first three.
[[nodiscard]] TableFace printedFace(const CardPool& pool, DefinitionId id);
/// A card as it is now: in play its figure may have changed.
[[nodiscard]] TableFace faceOf(const Match& shown, CardId id);
/// The palette of a card, by its faction.
[[nodiscard]] QString frameOf(const CardPool& pool, DefinitionId id);

}  // namespace duelogue::basebreak
