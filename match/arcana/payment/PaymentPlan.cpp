#include <algorithm>
#include <bit>
#include <bitset>
#include <cassert>

#include "cards/data/CardPool.h"
#include "match/arcana/Table.h"
#include "match/arcana/payment/Mana.h"
#include "match/loop/ReadableMatch.h"

/// Funds::plan(): the best way to pay.
namespace duelogue::arcana {

namespace {

/// A group of interchangeable sources, which add the same kinds of mana.
struct SourceGroup {
    std::uint8_t kinds = 0;  ///< bit i: resource i
    bool inPool = false;     ///< mana in the pool, which would be lost
    int all = 0;
    int free = 0;     ///< the number of unused sources
    Price paysFor{};  ///< the number of sources that pay for each color; index 0: for generic mana
};
using SourceGroups = std::vector<SourceGroup>;

void count(SourceGroups& groups, std::uint8_t kinds, bool inPool, int number) {
    const auto is = [&](const SourceGroup& group) { return group.kinds == kinds && group.inPool == inPool; };
    auto group = std::find_if(groups.begin(), groups.end(), is);
    if (group == groups.end()) group = groups.insert(group, {.kinds = kinds, .inPool = inPool});
    group->all += number;
    group->free += number;
}

using Tap = Funds::Plan::Tap;

/// The tapped sources of more than one mana, and their mana.
struct Rich {
    std::vector<Tap> taps;
    std::array<int, manaKinds> made{};

    [[nodiscard]] bool uses(CardId card) const {
        return std::any_of(taps.begin(), taps.end(), [card](const Tap& tap) { return tap.source == card; });
    }
};

/// Returns the groups in the order of use: the pool, which includes the mana of `rich`, then sources with the fewest
/// kinds.
SourceGroups groupsOf(const ReadableMatch& match, PlayerId player, const Rich& rich) {
    SourceGroups groups;
    groups.reserve(manaKinds + 2);
    const auto pool = manaPool(match.state(), player);
    for (std::size_t kind = 0; kind < manaKinds; ++kind) {
        const int held = pool[kind] + rich.made[kind];
        if (held > 0) count(groups, static_cast<std::uint8_t>(1U << kind), true, held);
    }
    const auto lands = std::ssize(groups);
    for (const CardId id : battlefield(match.state(), player)) {
        const std::uint8_t kinds = manaNow(match, id);
        if (kinds != 0 && !rich.uses(id)) count(groups, kinds, false, 1);
    }
    std::stable_sort(groups.begin() + lands, groups.end(), [](const SourceGroup& a, const SourceGroup& b) {
        return std::popcount(a.kinds) < std::popcount(b.kinds);
    });
    return groups;
}

/// Finds a source for each color of a price with augmenting paths; earlier groups are preferred.
class Colors {
public:
    explicit Colors(SourceGroups& groups) : m_groups(groups) {}

    /// Pays the colors of the price. The groups must cover it.
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
    /// Six kinds of mana, each in the pool or not: the maximum number of groups.
    static constexpr std::size_t mostGroups = 128;
    SourceGroups& m_groups;
    std::bitset<mostGroups> m_tried;

    bool payOne(std::size_t kind) {
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            SourceGroup& group = m_groups[g];
            if (m_tried[g] || ((group.kinds >> kind) & 1U) == 0) continue;
            m_tried[g] = true;
            if (group.free == 0 && !releaseOne(group, kind)) continue;
            --group.free;
            ++group.paysFor[kind];
            return true;
        }
        return false;
    }

    /// Lets another group pay for a color that this group pays for.
    bool releaseOne(SourceGroup& group, std::size_t kind) {
        for (std::size_t other = 1; other < manaKinds; ++other) {
            if (other == kind || group.paysFor[other] == 0 || !payOne(other)) continue;
            --group.paysFor[other];
            ++group.free;
            return true;
        }
        return false;
    }
};

/// Spreads the generic mana over the groups. The first goal is that the remaining sources can pay as many `open` prices
/// as possible. The second is that they can add many kinds of mana, in similar amounts, and keep rare kinds.
class Spreading {
public:
    /// `open`: the prices that should stay payable.
    Spreading(SourceGroups& groups, std::vector<Price> open)
        : m_groups(groups), m_open(std::move(open)), m_best(groups.size()) {}

    /// Pays the amount. The groups must cover it.
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
    SourceGroups& m_groups;
    std::vector<Price> m_open;
    std::vector<std::uint8_t> m_best;
    Worth m_bestWorth;

    void spread(std::size_t g, int amount) {
        if (g == m_groups.size()) {
            if (amount == 0) consider();
            return;
        }
        SourceGroup& group = m_groups[g];
        const int most = group.inPool ? 0 : std::min(group.free, amount);
        for (int taken = 0; taken <= most; ++taken) {
            group.paysFor[0] = static_cast<std::uint8_t>(taken);
            spread(g + 1, amount - taken);
        }
    }

    void consider() {
        Abilities left;
        Worth worth;
        for (const SourceGroup& group : m_groups) {
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

/// Chooses the sources of more than one mana to tap. The first goal is the least excess mana. The second is to tap as
/// many of them as possible, because sources of one mana are more flexible.
class RichChoice {
public:
    RichChoice(const ReadableMatch& match, PlayerId player, const Price& price)
        : m_match(match), m_player(player), m_price(price) {
        for (const CardId id : battlefield(match.state(), player)) {
            const Profile& profile = rulesOf(match).profile(match.state().card(id).definition);
            if (!profile.otherMana) continue;
            Source source{id, {}};
            for (const ManaAbility& ability : profile.manaAbilities) {
                const bool is = ability.simple && !ability.plain && canMakeMana(match, player, id, ability);
                if (is) source.ways.push_back(&ability);
            }
            if (!source.ways.empty()) m_sources.push_back(source);
        }
    }

    /// Returns the best choice; nullopt if the price can't be paid.
    [[nodiscard]] std::optional<Rich> best() {
        goOn(0);
        return m_best;
    }

private:
    struct Source {
        CardId card;
        std::vector<const ManaAbility*> ways;
    };
    /// The maximum number of combinations to try; the best one so far is then used.
    static constexpr int mostTried = 2'000;

    const ReadableMatch& m_match;
    PlayerId m_player;
    const Price& m_price;
    std::vector<Source> m_sources;
    Rich m_now;
    std::optional<Rich> m_best;
    int m_leastLeft = 0;
    int m_tried = 0;

    void goOn(std::size_t next) {
        if (m_tried >= mostTried) return;
        if (next == m_sources.size()) {
            ++m_tried;
            consider();
            return;
        }
        goOn(next + 1);
        for (const ManaAbility* way : m_sources[next].ways) {
            m_now.taps.push_back({m_sources[next].card, way->id});
            for (std::size_t kind = 0; kind < manaKinds; ++kind) m_now.made[kind] += way->made[kind];
            goOn(next + 1);
            for (std::size_t kind = 0; kind < manaKinds; ++kind) m_now.made[kind] -= way->made[kind];
            m_now.taps.pop_back();
        }
    }

    void consider() {
        SourceGroups groups = groupsOf(m_match, m_player, m_now);
        Abilities able;
        for (const SourceGroup& group : groups) able.add(group.kinds, group.all);
        if (!able.covers(m_price)) return;
        Colors(groups).pay(m_price);
        int left = -m_price[0];
        for (const SourceGroup& group : groups) left += group.inPool ? group.free : 0;
        left = std::max(0, left);
        const bool better =
            !m_best || left < m_leastLeft || (left == m_leastLeft && m_now.taps.size() > m_best->taps.size());
        if (!better) return;
        m_best = m_now;
        m_leastLeft = left;
    }
};

std::vector<Price> otherPrices(const ReadableMatch& match, PlayerId player, CardId playing) {
    std::vector<Price> prices;
    for (const CardId id : match.state().zone(player, Zone::Hand)) {
        const Card& card = match.state().card(id);
        if (id == playing || !card.definition || has(card, Trait::Land)) continue;
        prices.push_back(priceOf(match.pool()[card.definition].cost, 1));
    }
    return prices;
}

/// Pays the generic mana, from the pool first. Groups are compared only if there is a choice.
void payRest(const ReadableMatch& match, PlayerId player, CardId playing, int amount, SourceGroups& groups) {
    int free = 0;
    int choices = 0;
    for (SourceGroup& group : groups) {
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
    for (SourceGroup& group : groups) {
        if (group.inPool) continue;
        group.paysFor[0] = static_cast<std::uint8_t>(std::min(group.free, amount));
        amount -= group.paysFor[0];
    }
}

/// Returns the plain ability of a card that adds that kind of mana.
AbilityId plainFor(const ReadableMatch& match, CardId card, std::size_t kind) {
    const Profile& profile = rulesOf(match).profile(match.state().card(card).definition);
    for (const ManaAbility& ability : profile.manaAbilities) {
        if (ability.plain && ability.made[kind] > 0) return ability.id;
    }
    return AbilityId{};
}

/// Taps the first sources of the group for its share.
void tap(const ReadableMatch& match, PlayerId player, const SourceGroup& group, const Rich& rich, Funds::Plan& plan) {
    Price left = group.paysFor;
    const auto any = static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(group.kinds)));
    std::size_t kind = 0;
    for (const CardId id : battlefield(match.state(), player)) {
        while (kind < manaKinds && left[kind] == 0) ++kind;
        if (kind == manaKinds) return;
        if (manaNow(match, id) != group.kinds || rich.uses(id)) continue;
        plan.taps.push_back({id, plainFor(match, id, kind == 0 ? any : kind)});
        --left[kind];
    }
}

}  // namespace

std::optional<Funds::Plan> Funds::plan(const Price& price, CardId playing) const {
    if (!covers(price)) return std::nullopt;
    std::optional<Rich> rich = Rich{};
    if (!m_isSure) rich = RichChoice(m_match, m_player, price).best();
    if (!rich) return std::nullopt;
    SourceGroups groups = groupsOf(m_match, m_player, *rich);
    Colors(groups).pay(price);
    payRest(m_match, m_player, playing, price[0], groups);
    Plan plan{rich->taps};
    for (const SourceGroup& group : groups) {
        if (!group.inPool) tap(m_match, m_player, group, *rich, plan);
    }
    return plan;
}

}  // namespace duelogue::arcana
