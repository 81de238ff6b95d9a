#pragma once

#include "cards/decks/DeckBuilding.h"

namespace duelogue::netrun {

/// Returns the templates for random decks: any Corp identity, any Runner identity, and each identity by the first word
/// of its name.
[[nodiscard]] std::vector<DeckTemplate> chanceTemplates(const CardPool& pool);

/// Returns a legal deck around the template's identity, as far as the pool has the cards. A Corp deck has its agenda
/// points, ice of all kinds and cards that earn credits. A Runner deck has an icebreaker for each kind of ice.
[[nodiscard]] Deck chanceDeck(const CardPool& pool, const DeckTemplate& like, std::uint64_t seed);

}  // namespace duelogue::netrun
