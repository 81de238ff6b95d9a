#pragma once

#include <string_view>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/parser/CardError.h"

namespace duelogue {

/// Reads a card file, YAML in the language of resources/cards/README.md, and adds its cards to the pool. Accepts any
/// bytes and never throws. Returns all errors of the file in the order of their lines. Cards with an error are not
/// added; the others are. `file` is the file's name in errors.
[[nodiscard]] std::vector<CardError> loadCards(CardPool& pool, std::string_view file, std::string_view text);

}  // namespace duelogue
