#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

/// The words of zones that nearly every game has, for Vocabulary::zones.
namespace duelogue {

/// A deck, whatever the game calls it.
[[nodiscard]] ZoneWord deckWord(const std::string& word = "deck");
[[nodiscard]] ZoneWord handWord();

}  // namespace duelogue
