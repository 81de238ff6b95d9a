#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cards/decks/Deck.h"

namespace duelogue {

/// A number of different cards of one kind in a pack.
struct PackSlot {
    int count = 1;
    std::string rarity;  ///< Definition::rarity; empty: any
    Traits all = 0;      ///< all of these traits
    Traits none = 0;     ///< traits that the cards lack

    bool operator==(const PackSlot&) const = default;
};

/// The contents of a pack of cards of one set, as sold.
struct PackPlan {
    std::string set;  ///< Definition::set
    std::vector<PackSlot> parts;

    bool operator==(const PackPlan&) const = default;
};

/// Returns a random pack, in the order of the parts. A slot gives no card twice, unless it asks for more cards than
/// exist.
[[nodiscard]] std::vector<DefinitionId> makePack(const CardPool& pool, const PackPlan& plan, std::uint64_t seed);
/// Returns the cards of `packs` packs together, in the order of the card pool.
[[nodiscard]] std::vector<DeckEntry> makeSealedPool(const CardPool& pool, const PackPlan& plan, int packs,
                                                    std::uint64_t seed);

}  // namespace duelogue
