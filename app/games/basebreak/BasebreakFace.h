#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

/// Returns a card as printed. The figure of a base is its breakpoint, and its pips are the points of the first three
/// ranks.
[[nodiscard]] TableFace printedFace(const CardPool& pool, DefinitionId id);
/// Returns a card with its current figure, which may differ from the print in play.
[[nodiscard]] TableFace faceOf(const ReadableMatch& shown, CardId id);
/// Returns the letter of a card's palette, by its faction.
[[nodiscard]] QString frameOf(const CardPool& pool, DefinitionId id);

}  // namespace duelogue::basebreak
