#include "cards/decks/DeckMaker.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace duelogue {

namespace {

using Curve = std::array<int, std::tuple_size_v<decltype(DeckTemplate::curve)>>;

bool isFighter(const CardPool& pool, const Definition& card) {
    const auto& traits = pool.vocabulary().traits;
    for (std::size_t i = 0; i < traits.size(); ++i) {
        if (!traits[i].figures.empty() && ((card.traits >> i) & 1U) != 0) return true;
    }
    return false;
}

/// Divides `whole` in proportion to the shares, without a remainder. Returns zeros if all shares are zero.
std::vector<int> divided(int whole, std::span<const int> shares) {
    const int sum = std::accumulate(shares.begin(), shares.end(), 0);
    std::vector<int> parts(shares.size());
    if (sum == 0) return parts;
    int before = 0;
    int given = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        before += shares[i];
        const int upToHere = (whole * before + sum / 2) / sum;
        parts[i] = upToHere - given;
        given = upToHere;
    }
    return parts;
}

class DeckMaker {
public:
    DeckMaker(const CardPool& pool, const DeckMaterial& material, const DeckTemplate& like, std::uint64_t seed)
        : m_pool(pool), m_material(material), m_like(like), m_chance(seed) {}

    Deck make(ResourceSet kinds, KindChoice choice) {
        m_kinds = kinds != 0 ? kinds : choice == KindChoice::ByChance ? anyKinds() : bestKinds();
        for (const DeckEntry& play : m_material.plays) {
            const bool fits = (resourcesOf(m_pool[play.card]) & ~m_kinds) == 0;
            if (fits && !isSource(play.card)) m_left.push_back(play);
        }
        addPlays();
        addSources();
        std::ranges::stable_sort(m_deck.entries, {}, [&](const DeckEntry& entry) {
            return std::pair(isSource(entry.card), bracketOf(m_pool[entry.card]));
        });
        return std::move(m_deck);
    }

private:
    const CardPool& m_pool;
    const DeckMaterial& m_material;
    const DeckTemplate& m_like;
    SetupRandom m_chance;
    ResourceSet m_kinds = 0;
    std::vector<DeckEntry> m_left;  ///< the plays that are still available
    Deck m_deck;

    [[nodiscard]] std::size_t bracketOf(const Definition& card) const {
        const int last = static_cast<int>(Curve{}.size()) - 1;
        return static_cast<std::size_t>(std::clamp(m_material.priceOf(card) - 1, 0, last));
    }

    [[nodiscard]] bool isSource(DefinitionId card) const {
        return std::ranges::find(m_material.sources, card) != m_material.sources.end();
    }

    /// Returns all sets with the number of resources that the template asks for.
    [[nodiscard]] std::vector<ResourceSet> kindChoices() const {
        const auto all = static_cast<int>(m_material.sources.size());
        std::vector<ResourceSet> sets;
        for (ResourceSet set = 0; set < (ResourceSet{1} << static_cast<unsigned>(all)); ++set) {
            if (std::popcount(set) == std::min(m_like.kinds, all)) sets.push_back(set);
        }
        return sets;
    }

    ResourceSet anyKinds() { return m_chance.oneOf(kindChoices()); }

    [[nodiscard]] ResourceSet bestKinds() const {
        return std::ranges::max(kindChoices(), {}, [&](ResourceSet kinds) {
            int plays = 0;
            for (const DeckEntry& play : m_material.plays) {
                if ((resourcesOf(m_pool[play.card]) & ~kinds) == 0) plays += play.count;
            }
            return plays;
        });
    }

    void addPlays() {
        const int plays = std::max(0, m_like.size - m_like.sources);
        const std::vector<int> byPrice = divided(plays, m_like.curve);
        for (std::size_t bracket = 0; bracket < byPrice.size(); ++bracket) {
            const std::array kinds{m_like.fighters, 100 - m_like.fighters};
            const std::vector<int> parts = divided(byPrice[bracket], kinds);
            for (int i = 0; i < parts[0]; ++i) takePlay(bracket, true);
            for (int i = 0; i < parts[1]; ++i) takePlay(bracket, false);
        }
    }

    /// Takes one of the best fitting plays. If several fit equally well, a card that the deck already contains counts
    /// twice.
    void takePlay(std::size_t bracket, bool fighter) {
        std::vector<std::size_t> best;
        int least = 1000;
        for (std::size_t i = 0; i < m_left.size(); ++i) {
            const Definition& card = m_pool[m_left[i].card];
            const int apart = std::abs(static_cast<int>(bracketOf(card)) - static_cast<int>(bracket));
            const int distance = 2 * apart + (isFighter(m_pool, card) == fighter ? 0 : 1);
            if (distance < least) best.clear();
            least = std::min(least, distance);
            if (distance > least) continue;
            best.push_back(i);
            if (isInDeck(m_left[i].card)) best.push_back(i);
        }
        if (best.empty()) return;
        const std::size_t taken = m_chance.oneOf(best);
        Deck::add(m_deck.entries, {1, m_left[taken].card});
        if (--m_left[taken].count == 0) m_left.erase(m_left.begin() + static_cast<std::ptrdiff_t>(taken));
    }

    [[nodiscard]] bool isInDeck(DefinitionId card) const {
        return std::ranges::find(m_deck.entries, card, &DeckEntry::card) != m_deck.entries.end();
    }

    /// Adds the sources of each kind in proportion to the resources that the plays cost.
    void addSources() {
        std::vector<int> asked(m_material.sources.size());
        for (const DeckEntry& entry : m_deck.entries) {
            const auto& resources = m_pool[entry.card].cost.resources;
            for (std::size_t r = 0; r < asked.size(); ++r) asked[r] += entry.count * resources[r + 1];
        }
        if (std::accumulate(asked.begin(), asked.end(), 0) == 0) {
            for (std::size_t r = 0; r < asked.size(); ++r) asked[r] = static_cast<int>((m_kinds >> r) & 1U);
        }
        const std::vector<int> parts = divided(m_like.size - m_deck.size(), asked);
        for (std::size_t r = 0; r < parts.size(); ++r) {
            if (parts[r] > 0) Deck::add(m_deck.entries, {parts[r], m_material.sources[r]});
        }
    }
};

}  // namespace

int priceInResources(const Definition& card) {
    return std::accumulate(card.cost.resources.begin(), card.cost.resources.end(), 0) + 2 * card.cost.x;
}

std::vector<DeckEntry> allPlays(const CardPool& pool, std::span<const DefinitionId> sources, int copies) {
    std::vector<DeckEntry> plays;
    for (std::uint16_t i = 0; i < pool.definitions().size(); ++i) {
        if (std::ranges::find(sources, DefinitionId(i)) == sources.end()) plays.push_back({copies, DefinitionId(i)});
    }
    return plays;
}

ResourceSet resourcesOf(const Definition& card) {
    ResourceSet set = 0;
    for (std::size_t r = 1; r < card.cost.resources.size(); ++r) {
        if (card.cost.resources[r] > 0) set |= ResourceSet{1} << (r - 1);
    }
    return set;
}

Deck makeDeck(const CardPool& pool, const DeckMaterial& material, const DeckTemplate& like, std::uint64_t seed,
              ResourceSet kinds, KindChoice choice) {
    return DeckMaker(pool, material, like, seed).make(kinds, choice);
}

}  // namespace duelogue
