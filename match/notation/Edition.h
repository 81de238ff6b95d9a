#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/Rulebook.h"

namespace duelogue {

/// What a match was played with, so that it is known whether the same replies lead to the same end.
struct Edition {
    int rules = 0;                     ///< Rulebook::version()
    std::vector<std::uint32_t> cards;  ///< fingerprints of the cards, in the order in which the decks first name them

    bool operator==(const Edition&) const = default;
};

using Decks = std::span<const std::vector<DefinitionId>>;

/// The edition of a match with these decks that begins now.
[[nodiscard]] Edition editionOf(const Rulebook& rulebook, Decks decks);
/// What is another by now, for a person: "Grey Cat and Oak have changed; the rules are of version 4, not 3". None where
/// all is the same.
[[nodiscard]] std::optional<std::string> whatDiffers(const Rulebook& rulebook, Decks decks, const Edition& then);

/// "1a2b3c4d 00c0ffee", for files.
[[nodiscard]] std::string writeFingerprints(const std::vector<std::uint32_t>& cards);
/// None where the text is anything else.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> readFingerprints(std::string_view text);

}  // namespace duelogue
