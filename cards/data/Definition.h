#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "cards/data/Effect.h"
#include "cards/data/Id.h"

namespace duelogue {

/// The maximum number of figures per card; Vocabulary::figures names them.
inline constexpr std::size_t maxFigures = 4;

/// A card as printed. Immutable once its pool is loaded.
struct Definition {
    // The members that a match reads at every decision come first.
    Traits traits = 0;
    std::array<std::int16_t, maxFigures> figures{};
    Cost cost;                       ///< the cost to play it; `cost.body` is the additional cost
    std::array<TagId, 4> tags{};     ///< the subtypes; the rest are none
    std::uint16_t firstAbility = 0;  ///< index of its first ability in CardPool::abilities(); the others follow it
    std::uint8_t abilityCount = 0;
    std::uint64_t triggersOn = 0;  ///< bit v: some ability triggers on verb v
    std::uint64_t preempts = 0;    ///< bit v: some ability preempts or responds to verb v
    ExpressionId condition;        ///< the condition for playing it, in addition to the rules
    bool hasStatics = false;
    bool hasActivated = false;

    std::string name;
    std::string set;
    std::string setCode;       ///< the set's code in deck files; may be empty
    std::uint32_t number = 0;  ///< its number in its set or in the whole game; 0 if the file gives none
    std::uint8_t copies = 0;   ///< the number of copies in the game's box; 0 if the file gives none
    std::string rarity;
    std::string icon;  ///< name in the icon package
    std::string file;
    int line = 0;
};

}  // namespace duelogue
