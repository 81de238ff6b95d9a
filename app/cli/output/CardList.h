#pragma once

#include <vector>

#include "app/cli/output/Console.h"
#include "app/games/Games.h"

namespace duelogue {

/// A card of one of several games.
struct GameCard {
    const Game* game = nullptr;
    DefinitionId id;
};

/// Writes a line for each card.
void writeCardLines(const std::vector<GameCard>& cards, Console& console);
/// Writes a JSON list with an object for each card (CardJson).
void writeCardsAsJson(const std::vector<GameCard>& cards, Console& console);

}  // namespace duelogue
