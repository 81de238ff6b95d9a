#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "cards/data/Effect.h"
#include "cards/data/Id.h"

namespace duelogue {

/// How many figures a card has at most: Vocabulary::figures names them.
inline constexpr std::size_t maxFigures = 4;

/// A card as printed. Immutable once its pool is loaded.
struct Definition {
    // What a match reads at every decision stands first.
    Traits traits = 0;
    std::array<std::int16_t, maxFigures> figures{};
    Cost cost;                       ///< to play it; `cost.body` is the additional cost
    std::array<TagId, 4> tags{};     ///< subtypes, none after the last
    std::uint16_t firstAbility = 0;  ///< its abilities stand together in CardPool::abilities()
    std::uint8_t abilityCount = 0;
    std::uint64_t triggersOn = 0;  ///< bit v: some ability triggers on verb v
    std::uint64_t preempts = 0;    ///< bit v: some ability preempts or responds to verb v
    ExpressionId condition;        ///< when it may be played, beyond the rules
    bool hasStatics = false;
    bool hasActivated = false;

    std::string name;
    std::string set;
    std::string setCode;       ///< as deck files name the set; may be empty
    std::uint32_t number = 0;  ///< of the card in its set, or in its game; 0 where the file gives none
    std::uint8_t copies = 0;   ///< how many of it the game's box holds; 0 where the file does not say
    std::string rarity;
    std::string icon;  ///< name in the icon package
    std::string file;
    int line = 0;
};

}  // namespace duelogue
