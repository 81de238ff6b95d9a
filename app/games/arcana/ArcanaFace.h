#pragma once

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

/// Returns a card as printed.
[[nodiscard]] TableFace printedFace(const CardPool& pool, DefinitionId id);
/// Returns a card with its current characteristics, which may differ from the print in play.
[[nodiscard]] TableFace faceOf(const ReadableMatch& shown, CardId id);
/// Returns the letters of a card's colors; for a land, those of the mana that it produces.
[[nodiscard]] QString colorsOf(const CardPool& pool, DefinitionId id);
/// Returns TableFace::frame.
[[nodiscard]] QString frameOf(const CardPool& pool, DefinitionId id);
/// Returns a cost as pips: "5", "B", "B".
[[nodiscard]] std::vector<QString> pipsOf(std::span<const std::uint8_t> price, int x = 0);
/// Returns pips in words for a screen reader: "5 black black"; empty without pips.
[[nodiscard]] QString pipWords(const std::vector<QString>& pips);

}  // namespace duelogue::arcana
