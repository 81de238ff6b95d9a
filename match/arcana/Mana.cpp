#include "match/arcana/Mana.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>

#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

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
        if (m_groups[g].kinds != kinds) continue;
        m_groups[g].count = static_cast<std::uint16_t>(m_groups[g].count + count);
        return;
    }
    // More different ones than there is room for count as the last group does: none of its kinds is promised wrongly.
    if (m_groupCount == m_groups.size()) {
        m_groups.back().kinds &= kinds;
        m_groups.back().count = static_cast<std::uint16_t>(m_groups.back().count + count);
        return;
    }
    m_groups[m_groupCount++] = {kinds, static_cast<std::uint16_t>(count)};
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
    price[0] = static_cast<std::uint8_t>(std::min(mostOfAPrice, price[0] + cost.x * x));
    return price;
}

std::uint8_t manaNow(const Match& match, CardId id) {
    const Card& card = match.state().card(id);
    if (has(card, Flag::Tapped)) return 0;
    const std::uint8_t kinds = rulesOf(match).profile(card.definition).mana;
    // Rule 302.6: a creature's {T} ability waits until it has been under your control for a turn.
    const bool waits = has(card, Trait::Creature) && has(card, Flag::Sick) && !has(card, Trait::Haste);
    return waits ? std::uint8_t{0} : kinds;
}

void Funds::count() const {
    const MatchState& state = m_match.state();
    const auto pool = manaPool(state, m_player);
    for (std::size_t kind = 0; kind < manaKinds; ++kind) {
        if (pool[kind] > 0) m_able.add(static_cast<std::uint8_t>(1U << kind), pool[kind]);
    }
    for (const CardId id : battlefield(state, m_player)) {
        if (const std::uint8_t kinds = manaNow(m_match, id); kinds != 0) m_able.add(kinds);
    }
    m_isCounted = true;
}

int Funds::highestX(const Cost& cost) const {
    if (cost.x == 0) return 0;
    // A price is counted in bytes; each X costs at least one source.
    const int most = std::min(able().sources(), 200);
    int x = 0;
    while (x < most && covers(priceOf(cost, x + 1))) ++x;
    return x;
}

bool Funds::poolCovers(const Price& price) const {
    const auto pool = manaPool(m_match.state(), m_player);
    int left = 0;
    for (std::size_t kind = 0; kind < manaKinds; ++kind) {
        const int needed = kind == 0 ? 0 : price[kind];
        if (pool[kind] < needed) return false;
        left += pool[kind] - needed;
    }
    return left >= price[0];
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
