#pragma once

#include "cards/decks/DeckBuilding.h"

/// Deck building: rules, templates and the contents of a pack.
namespace duelogue::arcana {

/// Returns the rules for constructed decks. Rule 100.2a: at least sixty cards, at most four of each except basic lands.
/// Rule 100.4a: a sideboard of up to fifteen cards.
[[nodiscard]] DeckRules deckRules();
/// Returns the rules for sealed decks. Rule 100.2b: at least forty cards of the pool and any number of basic lands.
/// Rule 100.4b: the rest of the pool is the sideboard.
[[nodiscard]] DeckRules sealedRules();
[[nodiscard]] std::vector<DeckTemplate> deckTemplates();
/// Returns the contents of a Portal pack: fifteen cards, of which two are basic lands, nine other commons, three
/// uncommons and one rare.
[[nodiscard]] PackPlan portalPack();

/// Returns all of the above for this pool.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

}  // namespace duelogue::arcana
