#pragma once

#include "cards/decks/DeckBuilding.h"

namespace duelogue::netrun {

/// Any identity of the Corp, any of the Runner, and each identity by the first word of its name.
[[nodiscard]] std::vector<DeckTemplate> chanceTemplates(const CardPool& pool);

/// A deck around the template's identity that the rules for decks allow, as far as there are cards for it. One of the
/// Corp has its agenda points, ice of all kinds and what pays for it; one of the Runner has a breaker for each kind.
[[nodiscard]] Deck chanceDeck(const CardPool& pool, const DeckTemplate& like, std::uint64_t seed);

}  // namespace duelogue::netrun
