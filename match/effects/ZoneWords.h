#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

/// The words of zones that most games have, for Vocabulary::zones.
namespace duelogue {

/// Returns the words of a deck. `word` is its name in the game.
[[nodiscard]] ZoneWord deckWord(const std::string& word = "deck");
[[nodiscard]] ZoneWord handWord();

}  // namespace duelogue
