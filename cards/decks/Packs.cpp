#include "cards/decks/Packs.h"

#include <algorithm>

#include "cards/decks/SetupRandom.h"

namespace duelogue {

namespace {

std::vector<DefinitionId> cardsFor(const CardPool& pool, const PackPlan& plan, const PackSlot& slot) {
    std::vector<DefinitionId> cards;
    for (std::size_t i = 0; i < pool.definitions().size(); ++i) {
        const Definition& card = pool.definitions()[i];
        const bool fits = card.set == plan.set && (slot.rarity.empty() || card.rarity == slot.rarity) &&
                          (card.traits & slot.all) == slot.all && (card.traits & slot.none) == 0;
        if (fits) cards.emplace_back(static_cast<std::uint16_t>(i));
    }
    return cards;
}

}  // namespace

std::vector<DefinitionId> makePack(const CardPool& pool, const PackPlan& plan, std::uint64_t seed) {
    SetupRandom chance(seed);
    std::vector<DefinitionId> pack;
    for (const PackSlot& slot : plan.parts) {
        const std::vector<DefinitionId> all = cardsFor(pool, plan, slot);
        std::vector<DefinitionId> left = all;
        for (int i = 0; i < slot.count && !all.empty(); ++i) {
            if (left.empty()) left = all;
            const std::size_t taken = chance.below(left.size());
            pack.push_back(left[taken]);
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(taken));
        }
    }
    return pack;
}

std::vector<DeckEntry> makeSealedPool(const CardPool& pool, const PackPlan& plan, int packs, std::uint64_t seed) {
    SetupRandom chance(seed);
    std::vector<DeckEntry> all;
    for (int i = 0; i < packs; ++i) {
        for (const DefinitionId card : makePack(pool, plan, chance.next())) Deck::add(all, {1, card});
    }
    std::ranges::sort(all, {}, &DeckEntry::card);
    return all;
}

}  // namespace duelogue
