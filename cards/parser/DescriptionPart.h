#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cards/data/Effect.h"

namespace duelogue {

/// One alternative of a description ("A or B"), word by word as it is written: "other unturned Elf card with swift in
/// your hand".
struct DescriptionPart {
    bool other = false;
    std::vector<Filter> adjectives;       ///< "unturned", "red", "nonblack": one quality each
    std::vector<Filter> kinds;            ///< "Elf", "unit": one type or subtype each
    bool hasNoun = false;                 ///< "card", or the noun of a zone
    std::uint8_t nounZone = 0xff;         ///< the zone of that noun; 0xff: in play
    Filter behind{};                      ///< "with swift", "named Ebon Dragon": what cards are like
    bool isQualified = false;             ///< `behind` says something
    std::optional<std::size_t> figure{};  ///< the figure that `behind` compares
    Filter place{};                       ///< "in your hand", "you control", "here": whose and where
    bool isPlaced = false;                ///< `place` says something

    [[nodiscard]] bool isEmpty() const;
    /// Returns everything it says as one conjunction.
    [[nodiscard]] Filter filter() const;
};

/// Gives each part the words that stand once for several of them:
/// 1. Adjectives before "or" share the noun behind it, and all that stands around: "other turned or red Elf you
///    control", "white, blue, or black card". So do subtypes and types before a wider noun: "Elf or Goblin unit
///    with swift", "unit or hill card with swift in your hand".
/// 2. Otherwise each part is a phrase of its own. One without words behind its noun takes the place behind the next
///    noun: "Elf or turned hill you control". One without adjectives takes those before the noun ahead of it, unless
///    one of the two has words of its own behind the noun: "turned Elf or hill", but "turned Elf with swift or hill".
void shareWords(std::vector<DescriptionPart>& parts);

}  // namespace duelogue
