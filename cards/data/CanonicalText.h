#pragma once

#include <string>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns what a card does as text in the words of its game: "(card "Oak" (traits "unit") (play (do "draw" ...". Cards
/// with the same text do the same. The text depends on no index, so a new verb, trait or term changes the text of no
/// card that does without it, and other cards of the pool change nothing either. A part that is as usual is left out,
/// so a new kind of part changes only the text of cards that have one. Where the card stands in its file, its set, its
/// rarity and its icon are no part of the text.
[[nodiscard]] std::string canonicalText(const CardPool& pool, DefinitionId card);

}  // namespace duelogue
