#pragma once

#include <string>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns the effect of a card as text in the words of its game: "(card "Oak" (traits "unit") (play (do "draw" ...".
/// Cards with the same text have the same effect. The text depends on no index: other cards of the pool never change
/// it, and a new verb, trait or term changes only the cards that use it. Parts with their default value are left out,
/// so a new kind of part changes only the cards that have one. The text leaves out the card's position in its file, its
/// set, its rarity and its icon.
[[nodiscard]] std::string canonicalText(const CardPool& pool, DefinitionId card);

}  // namespace duelogue
