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
struct RulesFingerprint {
    /// Fingerprint of a card that was written before fingerprints were made of words: it can't be compared.
    static constexpr std::uint64_t unknownCard = ~std::uint64_t{0};

    int rules = 0;                     ///< Rulebook::version()
    std::vector<std::uint64_t> cards;  ///< fingerprints of the cards, in the order in which the decks first name them

    bool operator==(const RulesFingerprint&) const = default;
};

using Decks = std::span<const std::vector<DefinitionId>>;

/// The edition of a match with these decks that begins now.
[[nodiscard]] RulesFingerprint editionOf(const Rulebook& rulebook, Decks decks);
/// What is another by now, for a person: "Grey Cat and Oak have changed; the rules are of version 4, not 3". None where
/// all is the same.
[[nodiscard]] std::optional<std::string> whatDiffers(const Rulebook& rulebook, Decks decks,
                                                     const RulesFingerprint& then);

/// Returns "1a2b3c4d5e 00c0ffee00", for files.
[[nodiscard]] std::string writeFingerprints(const std::vector<std::uint64_t>& cards);
/// Returns nothing if the text is anything else. Fingerprints of eight digits are of earlier versions of the program.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> readFingerprints(std::string_view text);

}  // namespace duelogue
