#pragma once

#include <string>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// A warning about a card that can be read, but that probably does not do what its author meant.
struct CardWarning {
    DefinitionId card;
    int line = 0;
    std::string message;
};

/// Returns the warnings about all cards of the pool: abilities in a zone where they never work, words that never refer
/// to a card, amounts that are always zero, unusual figures, and subtypes whose rules the game lacks.
[[nodiscard]] std::vector<CardWarning> implausibleParts(const CardPool& pool);

}  // namespace duelogue
