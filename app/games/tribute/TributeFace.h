#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::tribute {

/// Returns the letter of a card's frame: normal monster, effect monster, spell or trap.
[[nodiscard]] QString frameOf(const CardPool& pool, DefinitionId id);
/// Returns a card as printed.
[[nodiscard]] TableFace printedFace(const CardPool& pool, DefinitionId id);
/// Returns a card with its current characteristics; empty if the viewer does not know the card.
[[nodiscard]] TableFace faceOf(const ReadableMatch& shown, CardId id);

}  // namespace duelogue::tribute
