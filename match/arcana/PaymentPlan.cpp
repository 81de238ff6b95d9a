#include <algorithm>
#include <bit>
#include <bitset>
#include <cassert>

#include "match/arcana/Mana.h"
#include "match/arcana/Table.h"

/// Funds::plan(): the best way to pay.
namespace duelogue::arcana {

namespace {

/// Sources that make the same kinds of mana are as good as each other.
struct Group {
    std::uint8_t kinds = 0;  ///< bit i: resource i
    bool inPool = false;     ///< mana that is there already, and would be lost
    int all = 0;
    int free = 0;     ///< those that pay for nothing yet
    Price paysFor{};  ///< how many pay for each colour; index 0: for what any mana pays
};
using Groups = std::vector<Group>;

void count(Groups& groups, std::uint8_t kinds, bool inPool, int number) {
    const auto is = [&](const Group& group) { return group.kinds == kinds && group.inPool == inPool; };
    auto group = std::find_if(groups.begin(), groups.end(), is);
    if (group == groups.end()) group = groups.insert(group, {.kinds = kinds, .inPool = inPool});
    group->all += number;
    group->free += number;
}

/// The pool first, then what makes the fewest kinds, so that the others are left.
Groups groupsOf(const Match& match, PlayerId player) {
    Groups groups;
    groups.reserve(manaKinds + 2);
    const auto pool = manaPool(match.state(), player);
    for (std::size_t kind = 0; kind < manaKinds; ++kind) {
        if (pool[kind] > 0) count(groups, static_cast<std::uint8_t>(1U << kind), true, pool[kind]);
    }
    const auto lands = std::ssize(groups);
    for (const CardId id : battlefield(match.state(), player)) {
        if (const std::uint8_t kinds = manaNow(match, id); kinds != 0) count(groups, kinds, false, 1);
    }
    std::stable_sort(groups.begin() + lands, groups.end(),
                     [](const Group& a, const Group& b) { return std::popcount(a.kinds) < std::popcount(b.kinds); });
    return groups;
}

/// Finds a source for each colour of a price, by augmenting paths; the first groups first.
class Colours {
public:
    explicit Colours(Groups& groups) : m_groups(groups) {}

    /// The groups must be able to.
    void pay(const Price& price) {
        for (std::size_t kind = 1; kind < manaKinds; ++kind) {
            for (int i = 0; i < price[kind]; ++i) {
                m_tried.reset();
                [[maybe_unused]] const bool found = payOne(kind);
                assert(found);
            }
        }
    }

private:
    /// A set of six kinds of mana, in the pool or not: there are fewer groups than that.
    static constexpr std::size_t mostGroups = 128;
    Groups& m_groups;
    std::bitset<mostGroups> m_tried;

    bool payOne(std::size_t kind) {
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            Group& group = m_groups[g];
            if (m_tried[g] || ((group.kinds >> kind) & 1U) == 0) continue;
            m_tried[g] = true;
            if (group.free == 0 && !releaseOne(group, kind)) continue;
            --group.free;
            ++group.paysFor[kind];
            return true;
        }
        return false;
    }

    /// Lets another group pay for something that this one pays for.
    bool releaseOne(Group& group, std::size_t kind) {
        for (std::size_t other = 1; other < manaKinds; ++other) {
            if (other == kind || group.paysFor[other] == 0 || !payOne(other)) continue;
            --group.paysFor[other];
            ++group.free;
            return true;
        }
        return false;
    }
};

/// Spreads what any mana pays over the groups: so that the most prices can be paid with what is left; then so that
/// what is left makes many kinds of mana, about as much of each, and rather what there is little of.
class Spreading {
public:
    /// `open`: the prices that one would like to be able to pay afterwards.
    Spreading(Groups& groups, std::vector<Price> open)
        : m_groups(groups), m_open(std::move(open)), m_best(groups.size()) {}

    /// The groups must be able to.
    void pay(int amount) {
        spread(0, amount);
        for (std::size_t g = 0; g < m_groups.size(); ++g) m_groups[g].paysFor[0] = m_best[g];
    }

private:
    struct Worth {
        int open = -1;
        int kinds = 0;
        int evenness = 0;
        int rarity = 0;
        auto operator<=>(const Worth&) const = default;
    };
    Groups& m_groups;
    std::vector<Price> m_open;
    std::vector<std::uint8_t> m_best;
    Worth m_bestWorth;

    void spread(std::size_t g, int amount) {
        if (g == m_groups.size()) {
            if (amount == 0) consider();
            return;
        }
        Group& group = m_groups[g];
        const int most = group.inPool ? 0 : std::min(group.free, amount);
        for (int taken = 0; taken <= most; ++taken) {
            group.paysFor[0] = static_cast<std::uint8_t>(taken);
            spread(g + 1, amount - taken);
        }
    }

    void consider() {
        Abilities left;
        Worth worth;
        for (const Group& group : m_groups) {
            if (group.inPool) continue;
            const int rest = group.free - group.paysFor[0];
            left.add(group.kinds, rest);
            worth.kinds += rest * std::popcount(group.kinds);
            worth.evenness -= rest * rest;
            worth.rarity -= rest * group.all;
        }
        worth.open = static_cast<int>(
            std::count_if(m_open.begin(), m_open.end(), [&](const Price& price) { return left.covers(price); }));
        if (worth <= m_bestWorth) return;
        m_bestWorth = worth;
        for (std::size_t g = 0; g < m_groups.size(); ++g) m_best[g] = m_groups[g].paysFor[0];
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

/// What any mana pays: the pool first. Where there is nothing to choose, nothing is weighed.
void payRest(const Match& match, PlayerId player, CardId playing, int amount, Groups& groups) {
    int free = 0;
    int choices = 0;
    for (Group& group : groups) {
        if (group.inPool) {
            amount -= std::min(group.free, amount);
        } else if (group.free > 0) {
            free += group.free;
            ++choices;
        }
    }
    if (choices > 1 && amount > 0 && amount < free) {
        Spreading(groups, otherPrices(match, player, playing)).pay(amount);
        return;
    }
    for (Group& group : groups) {
        if (group.inPool) continue;
        group.paysFor[0] = static_cast<std::uint8_t>(std::min(group.free, amount));
        amount -= group.paysFor[0];
    }
}

/// Taps the first sources of the group for what it pays for.
void tap(const Match& match, PlayerId player, const Group& group, Funds::Plan& plan) {
    Price left = group.paysFor;
    const auto any = static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(group.kinds)));
    std::size_t kind = 0;
    for (const CardId id : battlefield(match.state(), player)) {
        while (kind < manaKinds && left[kind] == 0) ++kind;
        if (kind == manaKinds) return;
        if (manaNow(match, id) != group.kinds) continue;
        plan.taps.push_back({id, kind == 0 ? any : static_cast<std::uint8_t>(kind)});
        --left[kind];
    }
}

}  // namespace

std::optional<Funds::Plan> Funds::plan(const Price& price, CardId playing) const {
    if (!covers(price)) return std::nullopt;
    Groups groups = groupsOf(m_match, m_player);
    Colours(groups).pay(price);
    payRest(m_match, m_player, playing, price[0], groups);
    Plan plan;
    for (const Group& group : groups) {
        if (!group.inPool) tap(m_match, m_player, group, plan);
    }
    return plan;
}

}  // namespace duelogue::arcana
