#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/rulestext/grammar/Grammar.h"

namespace duelogue {

/// The price and the condition of a card belong to no ability, so they have neither targets nor an event.
inline const Ability noAbility{};

/// The subject of a text, and the knowledge about it before the first word.
struct Topic {
    const CardPool& pool;
    const Definition& definition;
    const Ability& ability = noAbility;
    std::vector<std::string> names{};  ///< the names of the ability's targets; empty for a missing target

    // For abilities created for a duration:
    std::optional<Noun> given{};      ///< the meaning of This, if other cards have the ability
    const Ability* around = nullptr;  ///< the ability that created it
    std::string nextTime{};           ///< the end of "the next time ... during this battle"; empty: each time
    ExpressionId whosePlayer{};       ///< the meaning of EachPlayer, if it is not "each player"
    std::optional<Noun> first{};      ///< the first mention of that player, if the text must introduce it
    std::string turn{};               ///< the turn of the duration, "your next turn's", if the text must name it
};

}  // namespace duelogue
