#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// A card as it is printed.
[[nodiscard]] TableFace printedFace(const CardPool& pool, DefinitionId id);
/// A card as it is now: in play its figures may have changed.
[[nodiscard]] TableFace faceOf(const Match& shown, CardId id);
/// Letters of the colours of a card; for a land those of the mana that it makes.
[[nodiscard]] QString coloursOf(const CardPool& pool, DefinitionId id);
/// TableFace::frame.
[[nodiscard]] QString frameOf(const CardPool& pool, DefinitionId id);
/// A price as pips: "5", "B", "B".
[[nodiscard]] std::vector<QString> pipsOf(std::span<const std::uint8_t> price, int x = 0);
/// Returns pips as a screen reader says them: "5 black black"; empty without pips.
[[nodiscard]] QString pipWords(const std::vector<QString>& pips);

}  // namespace duelogue::arcana
