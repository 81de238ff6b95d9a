#include "match/arcana/Mana.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <numeric>
#include <utility>

#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

constexpr unsigned colours = 0x3e;  // the kinds 1 to 5

int total(const Price& price) { return std::accumulate(price.begin(), price.end(), 0); }

unsigned coloursIn(const Price& price) {
    unsigned set = 0;
    for (unsigned i = 1; i < manaKinds; ++i) {
        if (price[i] > 0) set |= 1U << i;
    }
    return set;
}

}  // namespace

void Abilities::add(std::uint8_t kinds, int count) {
    m_sources += count;
    for (std::size_t g = 0; g < m_groupCount; ++g) {
        if (m_groups[g].kinds == kinds) {
            m_groups[g].count += count;
            return;
        }
    }
    // More different ones than there is room for count as the last group does: none of its kinds is promised wrongly.
    if (m_groupCount == m_groups.size()) {
        m_groups.back().kinds &= kinds;
        m_groups.back().count += count;
        return;
    }
    m_groups[m_groupCount++] = {kinds, count};
}

int Abilities::able(unsigned set) const {
    int count = 0;
    for (std::size_t g = 0; g < m_groupCount; ++g) {
        if ((m_groups[g].kinds & set) != 0) count += m_groups[g].count;
    }
    return count;
}

bool Abilities::covers(const Price& price) const {
    if (total(price) > m_sources) return false;
    const unsigned needed = coloursIn(price);
    for (unsigned set = needed; set != 0; set = (set - 1) & needed) {
        int demand = 0;
        for (unsigned i = 1; i < manaKinds; ++i) {
            if (((set >> i) & 1U) != 0) demand += price[i];
        }
        if (demand > able(set)) return false;
    }
    return true;
}

Price priceOf(const Cost& cost, int x) {
    Price price{};
    std::copy_n(cost.resources.begin(), manaKinds, price.begin());
    price[0] = static_cast<std::uint8_t>(std::min(255, price[0] + cost.x * x));
    return price;
}

template <class Visit>
void Funds::eachSource(Visit&& visit) const {
    const MatchState& state = m_match.state();
    const auto& arcana = static_cast<const Arcana&>(m_match.rulebook());
    const auto pool = manaPool(state, m_player);
    for (std::size_t kind = 0; kind < manaKinds; ++kind) {
        for (int i = 0; i < pool[kind]; ++i) visit(Source{CardId{}, static_cast<std::uint8_t>(1U << kind)});
    }
    for (const CardId id : battlefield(state, m_player)) {
        const Card& card = state.card(id);
        const std::uint8_t kinds = arcana.manaOf(card.definition);
        if (kinds == 0 || has(card, Flag::Tapped)) continue;
        // Rule 302.6: a creature's {T} ability waits until it has been under your control for a turn.
        if (has(card, Trait::Creature) && has(card, Flag::Sick) && !has(card, Trait::Haste)) continue;
        visit(Source{id, kinds});
    }
}

Funds::Funds(const Match& match, PlayerId player) : m_match(match), m_player(player) {
    eachSource([this](const Source& source) { m_able.add(source.kinds); });
}

int Funds::highestX(const Cost& cost) const {
    if (cost.x == 0) return 0;
    int x = 0;
    while (covers(priceOf(cost, x + 1))) ++x;
    return x;
}

bool Funds::poolCovers(const Price& price) const {
    const auto pool = manaPool(m_match.state(), m_player);
    Abilities held;
    for (std::size_t kind = 0; kind < manaKinds; ++kind) held.add(static_cast<std::uint8_t>(1U << kind), pool[kind]);
    return held.covers(price);
}

// -------------------------------------------------------------------------------------------------- the best way to
// pay

namespace {

/// Chooses for each colour of the price a source, those first that can make the fewest kinds; by augmenting paths, so
/// that a source with two colours is left for the colour that only it can make.
class Matching {
public:
    template <class Sources>
    Matching(const Price& price, const Sources& sources) {
        for (std::uint8_t kind = 1; kind < manaKinds; ++kind) {
            for (int i = 0; i < price[kind]; ++i) m_demands.push_back(kind);
        }
        m_use.assign(sources.size(), -1);
        for (std::size_t d = 0; d < m_demands.size(); ++d) {
            std::vector<bool> tried(sources.size());
            m_complete = m_complete && assign(static_cast<int>(d), sources, tried);
        }
    }
    [[nodiscard]] bool complete() const { return m_complete; }
    /// The kind that source s is tapped for; 0: not used.
    [[nodiscard]] std::uint8_t kindOf(std::size_t s) const {
        return m_use[s] < 0 ? std::uint8_t{0} : m_demands[static_cast<std::size_t>(m_use[s])];
    }

private:
    std::vector<std::uint8_t> m_demands;
    std::vector<int> m_use;
    bool m_complete = true;

    template <class Sources>
    bool assign(int demand, const Sources& sources, std::vector<bool>& tried) {
        const std::uint8_t kind = m_demands[static_cast<std::size_t>(demand)];
        for (std::size_t s = 0; s < sources.size(); ++s) {
            if (tried[s] || ((sources[s].kinds >> kind) & 1U) == 0) continue;
            tried[s] = true;
            if (m_use[s] < 0 || assign(m_use[s], sources, tried)) {
                m_use[s] = demand;
                return true;
            }
        }
        return false;
    }
};

}  // namespace

/// How many other cards in hand could still be paid for, each alone.
std::size_t Funds::openPlays(const std::vector<Source>& sources, const std::vector<bool>& used, CardId playing) const {
    Abilities left;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        if (!used[s]) left.add(sources[s].kinds);
    }
    std::size_t open = 0;
    for (const CardId id : m_match.state().zone(m_player, Zone::Hand)) {
        if (id == playing || has(m_match.state().card(id), Trait::Land) || !m_match.state().card(id).definition)
            continue;
        const Price price = priceOf(m_match.pool()[m_match.state().card(id).definition].cost, 1);
        if (left.covers(price)) ++open;
    }
    return open;
}

std::optional<Funds::Plan> Funds::plan(const Price& price, CardId playing) const {
    if (!covers(price)) return std::nullopt;
    std::vector<Source> sources;
    eachSource([&sources](const Source& source) { sources.push_back(source); });
    const Matching matching(price, sources);
    assert(matching.complete());
    std::vector<bool> used(sources.size());
    std::vector<std::size_t> open;
    for (std::size_t s = 0; s < sources.size(); ++s) used[s] = matching.kindOf(s) != 0;

    // The rest may be of any kind: what is in the pool already first, for it would be lost; then one source after the
    // other, each time the one that leaves the most plays open, and of these one of the kind that most sources make.
    for (int i = 0; i < price[0]; ++i) {
        std::size_t best = sources.size();
        std::size_t bestOpen = 0;
        int bestSpare = -1;
        std::array<bool, 64> triedKinds{};
        for (std::size_t s = 0; s < sources.size(); ++s) {
            if (used[s]) continue;
            if (!sources[s].card) {
                best = s;
                break;
            }
            if (std::exchange(triedKinds[sources[s].kinds], true)) continue;
            used[s] = true;
            const std::size_t plays = openPlays(sources, used, playing);
            used[s] = false;
            const int spare = m_able.able(sources[s].kinds & colours) - 8 * (std::popcount(sources[s].kinds) - 1);
            if (best == sources.size() || plays > bestOpen || (plays == bestOpen && spare > bestSpare)) {
                best = s;
                bestOpen = plays;
                bestSpare = spare;
            }
        }
        used[best] = true;
    }

    Plan plan;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        if (!used[s] || !sources[s].card) continue;
        const std::uint8_t kind = matching.kindOf(s);
        const auto any = static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(sources[s].kinds)));
        plan.taps.push_back({sources[s].card, kind != 0 ? kind : any});
    }
    return plan;
}

void spend(MatchState& state, PlayerId player, const Price& price) {
    const auto pool = manaPool(state, player);
    for (std::size_t kind = 1; kind < manaKinds; ++kind) {
        assert(pool[kind] >= price[kind]);
        pool[kind] = static_cast<std::int16_t>(pool[kind] - price[kind]);
    }
    for (int i = 0; i < price[0]; ++i) --*std::max_element(pool.begin(), pool.end());
}

}  // namespace duelogue::arcana
