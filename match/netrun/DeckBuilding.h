#pragma once

#include "cards/decks/DeckBuilding.h"
#include "match/netrun/text/Vocabulary.h"

namespace duelogue::netrun {

inline constexpr Traits neutralFactions = bit(Trait::NeutralCorp) | bit(Trait::NeutralRunner);

/// The maximum number of copies of each card except the identity.
inline constexpr int copiesInDeck = 3;

/// Returns the rules for decks: one identity and at least its minimum number of cards of its side, at most three copies
/// of each. Cards of other factions must fit the identity's influence. A Corp deck has agenda points according to its
/// size.
[[nodiscard]] DeckBuilding deckBuilding(const CardPool& pool);

/// Returns the influence that a copy of the card costs; 0 in the identity's own faction.
[[nodiscard]] int influenceFor(const Definition& card, const Definition& identity);
/// Returns the maximum number of copies in a deck.
[[nodiscard]] int mostOf(const Definition& card);
/// Returns the sum of the agenda points in the deck.
[[nodiscard]] int agendaPoints(const CardPool& pool, const Deck& deck);
/// Returns the minimum agenda points for a Corp deck with `size` cards besides the identity. One more point is legal.
[[nodiscard]] int leastPoints(int size);

}  // namespace duelogue::netrun
