#pragma once

#include "cards/decks/DeckBuilding.h"
#include "match/netrun/text/Vocabulary.h"

namespace duelogue::netrun {

inline constexpr Traits neutralFactions = bit(Trait::NeutralCorp) | bit(Trait::NeutralRunner);

/// Of each card but the identity.
inline constexpr int copiesInDeck = 3;

/// One identity and at least as many cards of its side as it asks for, no more than three of each; cards of other
/// factions within its influence; in a deck of the Corp agenda points by its size.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

/// What a copy of the card costs of the identity's influence: nothing in the identity's own faction.
[[nodiscard]] int influenceFor(const Definition& card, const Definition& identity);
/// How many copies a deck may have.
[[nodiscard]] int mostOf(const Definition& card);
/// The points of all agendas in the deck.
[[nodiscard]] int agendaPoints(const CardPool& pool, const Deck& deck);
/// With so many cards beside the identity a deck of the Corp has so many agenda points, or one more.
[[nodiscard]] int leastPoints(int size);

}  // namespace duelogue::netrun
