#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cards/decks/Deck.h"

namespace duelogue {

/// So many different cards of one kind in a pack.
struct PackSlot {
    int count = 1;
    std::string rarity;  ///< Definition::rarity; empty: any
    Traits all = 0;      ///< every one of these
    Traits none = 0;     ///< none of these

    bool operator==(const PackSlot&) const = default;
};

/// What is in a pack of cards of a set, as they are sold.
struct PackPlan {
    std::string set;  ///< Definition::set
    std::vector<PackSlot> parts;

    bool operator==(const PackPlan&) const = default;
};

/// A pack, in the order of the parts. No card is in it twice, unless a slot asks for more than there are.
[[nodiscard]] std::vector<DefinitionId> makePack(const CardPool& pool, const PackPlan& plan, std::uint64_t seed);
/// The cards of so many packs together, in the order of the pool.
[[nodiscard]] std::vector<DeckEntry> makeSealedPool(const CardPool& pool, const PackPlan& plan, int packs,
                                                    std::uint64_t seed);

}  // namespace duelogue
