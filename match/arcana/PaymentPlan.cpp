#include <algorithm>
#include <bit>
#include <cassert>

#include "match/arcana/Mana.h"
#include "match/arcana/Table.h"

/// Funds::plan(): the best way to pay.
namespace duelogue::arcana {

namespace {

using Sources = std::vector<Funds::Source>;

/// Chooses a source for each colour of a price, by augmenting paths; the first sources first.
class Matching {
public:
    Matching(const Price& price, const Sources& sources) : m_sources(sources), m_use(sources.size(), -1) {
        for (std::uint8_t kind = 1; kind < manaKinds; ++kind) m_demands.insert(m_demands.end(), price[kind], kind);
        for (std::size_t d = 0; d < m_demands.size(); ++d) {
            std::vector<bool> tried(sources.size());
            [[maybe_unused]] const bool found = assign(static_cast<int>(d), tried);
            assert(found);
        }
    }
    /// The kind that source s is tapped for; 0: not used.
    [[nodiscard]] std::uint8_t kindOf(std::size_t s) const {
        return m_use[s] < 0 ? std::uint8_t{0} : m_demands[static_cast<std::size_t>(m_use[s])];
    }

private:
    const Sources& m_sources;
    std::vector<std::uint8_t> m_demands;
    std::vector<int> m_use;

    bool assign(int demand, std::vector<bool>& tried) {
        const std::uint8_t kind = m_demands[static_cast<std::size_t>(demand)];
        for (std::size_t s = 0; s < m_sources.size(); ++s) {
            if (tried[s] || ((m_sources[s].kinds >> kind) & 1U) == 0) continue;
            tried[s] = true;
            if (m_use[s] < 0 || assign(m_use[s], tried)) {
                m_use[s] = demand;
                return true;
            }
        }
        return false;
    }
};

/// Sources that make the same kinds of mana are as good as each other.
struct Group {
    std::uint8_t kinds = 0;
    int all = 0;    ///< those that pay for a colour, too
    int count = 0;  ///< those that don't
    int taken = 0;
};

/// Spreads what any mana pays over the groups: so that the most prices can be paid with what is left; then so that
/// what is left makes many kinds of mana, about as much of each, and rather what there is little of.
class Spreading {
public:
    Spreading(std::vector<Group> groups, int amount, std::vector<Price> open)
        : m_groups(std::move(groups)), m_best(m_groups), m_open(std::move(open)) {
        spread(0, amount);
    }
    [[nodiscard]] const std::vector<Group>& best() const { return m_best; }

private:
    struct Worth {
        int open = -1;
        int kinds = 0;
        int evenness = 0;
        int rarity = 0;
        auto operator<=>(const Worth&) const = default;
    };
    std::vector<Group> m_groups;
    std::vector<Group> m_best;
    std::vector<Price> m_open;
    Worth m_bestWorth;

    void spread(std::size_t group, int amount) {
        if (group == m_groups.size()) {
            if (amount == 0) consider();
            return;
        }
        Group& own = m_groups[group];
        for (own.taken = 0; own.taken <= std::min(own.count, amount); ++own.taken)
            spread(group + 1, amount - own.taken);
    }

    void consider() {
        Abilities left;
        Worth worth;
        for (const Group& group : m_groups) {
            const int rest = group.count - group.taken;
            left.add(group.kinds, rest);
            worth.kinds += rest * std::popcount(group.kinds);
            worth.evenness -= rest * rest;
            worth.rarity -= rest * group.all;
        }
        worth.open = static_cast<int>(
            std::count_if(m_open.begin(), m_open.end(), [&](const Price& price) { return left.covers(price); }));
        if (worth <= m_bestWorth) return;
        m_bestWorth = worth;
        m_best = m_groups;
    }
};

std::vector<Price> otherPrices(const Match& match, PlayerId player, CardId playing) {
    std::vector<Price> prices;
    for (const CardId id : match.state().zone(player, Zone::Hand)) {
        const Card& card = match.state().card(id);
        if (id == playing || !card.definition || has(card, Trait::Land)) continue;
        prices.push_back(priceOf(match.pool()[card.definition].cost, 1));
    }
    return prices;
}

/// Marks the sources that pay what any mana pays: what is in the pool already first, for it would be lost.
void payRest(const Match& match, PlayerId player, CardId playing, int amount, const Sources& sources,
             std::vector<bool>& used) {
    std::vector<Group> groups;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        if (!sources[s].card) {
            if (used[s] || amount == 0) continue;
            used[s] = true;
            --amount;
            continue;
        }
        auto group =
            std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.kinds == sources[s].kinds; });
        if (group == groups.end()) group = groups.insert(group, {.kinds = sources[s].kinds});
        ++group->all;
        if (!used[s]) ++group->count;
    }
    if (amount == 0) return;
    std::vector<Group> chosen = Spreading(std::move(groups), amount, otherPrices(match, player, playing)).best();
    for (std::size_t s = 0; s < sources.size(); ++s) {
        if (used[s] || !sources[s].card) continue;
        const auto group =
            std::find_if(chosen.begin(), chosen.end(), [&](const Group& g) { return g.kinds == sources[s].kinds; });
        used[s] = group->taken-- > 0;
    }
}

}  // namespace

std::optional<Funds::Plan> Funds::plan(const Price& price, CardId playing) const {
    if (!covers(price)) return std::nullopt;
    Sources all = sources();
    // What makes the fewest kinds pays for colours first, so that the others are left.
    std::stable_sort(all.begin(), all.end(), [](const Source& a, const Source& b) {
        return a.card && b.card ? std::popcount(a.kinds) < std::popcount(b.kinds) : !a.card && b.card;
    });
    const Matching matching(price, all);
    std::vector<bool> used(all.size());
    for (std::size_t s = 0; s < all.size(); ++s) used[s] = matching.kindOf(s) != 0;
    payRest(m_match, m_player, playing, price[0], all, used);

    Plan plan;
    for (std::size_t s = 0; s < all.size(); ++s) {
        if (!used[s] || !all[s].card) continue;
        const std::uint8_t kind = matching.kindOf(s);
        const auto any = static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(all[s].kinds)));
        plan.taps.push_back({all[s].card, kind != 0 ? kind : any});
    }
    return plan;
}

}  // namespace duelogue::arcana
