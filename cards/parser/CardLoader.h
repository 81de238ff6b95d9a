#pragma once

#include <string_view>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/parser/CardError.h"

namespace duelogue {

/// Reads a card file, YAML in the language of resources/cards/README.md, and adds its cards to the pool. Any bytes are
/// answered by errors, never by an exception. All mistakes of the file are returned, in the order of their lines; a
/// card with a mistake is not added, the others are. `file` is how errors name the file.
[[nodiscard]] std::vector<CardError> loadCards(CardPool& pool, std::string_view file, std::string_view text);

}  // namespace duelogue
