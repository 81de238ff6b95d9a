#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::netrun {

/// The letter of a card's frame: its faction, or a place.
[[nodiscard]] QString frameOf(const CardPool& pool, DefinitionId id);
/// The icon of a card's type.
[[nodiscard]] QString sealOf(const CardPool& pool, DefinitionId id);
/// A card as printed. Of an agenda the pip is how far it must be advanced, and the figure what it counts; of what can
/// be trashed as it is accessed the figure is what that costs.
[[nodiscard]] TableFace printedFace(const CardPool& pool, DefinitionId id);
/// A card as it is now: strength may have changed; nothing where it is not known.
[[nodiscard]] TableFace faceOf(const Match& shown, CardId id);
/// A server; its figure is how many cards lie behind it.
[[nodiscard]] TableFace serverFace(const Match& shown, CardId server);

}  // namespace duelogue::netrun
