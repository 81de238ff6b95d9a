#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

/// The rules and cards that a match was played with. They show whether the same replies still lead to the same result.
struct RulesFingerprint {
    /// The fingerprint of a card in a former format, which cannot be compared.
    static constexpr std::uint64_t unknownCard = ~std::uint64_t{0};

    int rules = 0;                     ///< Rulebook::version()
    std::vector<std::uint64_t> cards;  ///< fingerprints of the cards, in the order in which the decks first name them,
                                       ///< then of the cards that these can create

    bool operator==(const RulesFingerprint&) const = default;
};

using Decks = std::span<const std::vector<DefinitionId>>;

/// Returns the fingerprint of a match with these decks and the present rules and cards.
[[nodiscard]] RulesFingerprint editionOf(const Rulebook& rulebook, Decks decks);
/// Returns what has changed since `then`, as a text: "Grey Cat and Oak have changed; the rules are of version 4, not
/// 3". Returns nullopt if nothing has changed.
[[nodiscard]] std::optional<std::string> whatDiffers(const Rulebook& rulebook, Decks decks,
                                                     const RulesFingerprint& then);

/// Returns the fingerprints as text: "1a2b3c4d5e 00c0ffee00".
[[nodiscard]] std::string writeFingerprints(const std::vector<std::uint64_t>& cards);
/// Parses such a text. Returns nullopt if it is malformed. Fingerprints of eight digits are in a former format and
/// become unknownCard.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> readFingerprints(std::string_view text);

}  // namespace duelogue
