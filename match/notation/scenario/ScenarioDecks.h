#pragma once

#include <vector>

#include "cards/data/CardPool.h"
#include "match/notation/scenario/Scenario.h"

/// The decks of a scenario that starts from the beginning of a match.
namespace duelogue {

class Rulebook;

/// The highest number of cards in a deck, and in a position. No game needs as many. Ids of cards have 16 bits.
inline constexpr std::size_t mostCards = 2000;

/// Returns true if the scenario starts from decks. In a game with a zone named "deck", such a scenario must contain
/// only decks.
[[nodiscard]] bool hasDecks(const Rulebook& rulebook, const Scenario& scenario);
/// Reads a deck for each player. Any other entry is an error.
[[nodiscard]] std::vector<std::vector<DefinitionId>> readDecks(const CardPool& pool, const Scenario& scenario,
                                                               std::vector<NotationError>& mistakes);

}  // namespace duelogue
