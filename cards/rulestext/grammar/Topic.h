#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/rulestext/grammar/Grammar.h"

namespace duelogue {

/// A price and a condition of the card itself have no ability, and so no target and no event.
inline const Ability noAbility{};

/// What is put into words, and what is known of it before the first word.
struct Topic {
    const CardPool& pool;
    const Definition& definition;
    const Ability& ability = noAbility;
    std::vector<std::string> names{};  ///< of the ability's targets, an empty one where there is none

    // Of an ability that lasts:
    std::optional<Noun> given{};      ///< what This means, where it is given to others
    const Ability* around = nullptr;  ///< which made it
    ExpressionId whosePlayer{};       ///< who EachPlayer is, where it is not "each player"
};

}  // namespace duelogue
