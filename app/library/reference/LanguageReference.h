#pragma once

#include <string>
#include <vector>

#include "app/games/Games.h"
#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Returns the complete language of a game's card files as Markdown. That is all keys, verbs, events and phrases of the
/// loader, with their meanings and examples. Examples are taken from the files if a card has one.
[[nodiscard]] std::string languageReference(const Vocabulary& words, const std::vector<CardFile>& files);

}  // namespace duelogue
