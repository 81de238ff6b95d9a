#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cards/data/Effect.h"

namespace duelogue {

/// An alternative of a description ("A or B"), in the order of its words: "other unturned Elf card with swift in your
/// hand".
struct DescriptionPart {
    bool other = false;
    std::vector<Filter> adjectives;       ///< "unturned", "red", "nonblack": one quality each
    std::vector<Filter> kinds;            ///< "Elf", "unit": one type or subtype each
    bool hasNoun = false;                 ///< the part has "card", or the noun of a zone
    std::uint8_t nounZone = 0xff;         ///< the zone of that noun; 0xff: in play
    Filter behind{};                      ///< the qualities after the noun: "with swift", "named Ebon Dragon"
    bool isQualified = false;             ///< `behind` is not empty
    std::optional<std::size_t> figure{};  ///< the figure compared in `behind`
    Filter place{};                       ///< the owner and place: "in your hand", "you control", "here"
    bool isPlaced = false;                ///< `place` is not empty

    [[nodiscard]] bool isEmpty() const;
    /// Returns all its conditions as one conjunction.
    [[nodiscard]] Filter filter() const;
};

/// Copies shared words into each part they apply to:
/// 1. Adjectives before "or" share the noun after it and all words around it: "other turned or red Elf you control",
/// "white, blue, or black card". Subtypes and types share a wider noun: "Elf or Goblin unit with swift", "unit or hill
/// card with swift in your hand".
/// 2. Otherwise each part is a phrase of its own. A part that ends with its noun shares the place of the next part:
/// "Elf or turned hill you control". A part without adjectives shares those of the part before, unless one of the two
/// has qualities after the noun: "turned Elf or hill", but "turned Elf with swift or hill".
void shareWords(std::vector<DescriptionPart>& parts);

}  // namespace duelogue
