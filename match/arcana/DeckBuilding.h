#pragma once

#include "cards/decks/DeckBuilding.h"

/// What players of Arcana build decks by.
namespace duelogue::arcana {

/// Rule 100.2a: sixty cards, no more than four of a card but for basic lands. Rule 100.4a: a sideboard of up to
/// fifteen.
[[nodiscard]] DeckRules deckRules();
/// Rule 100.2b: forty cards of a sealed pool and any number of basic lands. Rule 100.4b: the sideboard is all the rest.
[[nodiscard]] DeckRules sealedRules();
[[nodiscard]] std::vector<DeckTemplate> deckTemplates();
/// Fifteen cards of Portal: two basic lands, nine other commons, three uncommons, a rare.
[[nodiscard]] PackPlan portalPack();

/// All of it, for this pool.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

}  // namespace duelogue::arcana
