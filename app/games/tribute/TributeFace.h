#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::tribute {

/// The letter of a card's frame: plain monster, monster with an effect, spell, trap.
[[nodiscard]] QString frameOf(const CardPool& pool, DefinitionId id);
/// A card as printed.
[[nodiscard]] TableFace printedFace(const CardPool& pool, DefinitionId id);
/// A card as it is now; nothing where it is not known.
[[nodiscard]] TableFace faceOf(const Match& shown, CardId id);

}  // namespace duelogue::tribute
