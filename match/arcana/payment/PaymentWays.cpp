#include "match/arcana/payment/PaymentWays.h"

#include <algorithm>
#include <vector>

#include "match/arcana/Table.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

namespace {

/// Returns true if it makes no difference which of the two is tapped for mana. For a land, the turn of its arrival does
/// not matter.
bool areAlike(const MatchState& state, CardId a, CardId b) {
    const Card &one = state.card(a), &other = state.card(b);
    if (has(one, Trait::Creature)) return areInterchangeable(state, a, b);
    return one.definition == other.definition && one.current.traits == other.current.traits &&
           one.current.figures == other.current.figures && one.current.host == other.current.host;
}

bool hasOtherMana(const ReadableMatch& match, PlayerId player) {
    const auto cards = battlefield(match.state(), player);
    bool has = std::any_of(cards.begin(), cards.end(), [&](CardId id) {
        return rulesOf(match).profile(match.state().card(id).definition).otherMana;
    });
    eachManaCardElsewhere(match, player, [&](CardId) { has = true; });
    return has;
}

/// A group of interchangeable sources.
struct Twins {
    CardId one;
    std::uint8_t kinds = 0;
    int all = 0;
    int used = 0;
};

std::vector<Twins> interchangeableWith(const ReadableMatch& match, PlayerId player, const Funds::Plan& plan) {
    std::vector<Twins> groups;
    for (const CardId id : battlefield(match.state(), player)) {
        const std::uint8_t kinds = manaNow(match, id);
        if (kinds == 0) continue;
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](const Twins& each) { return areAlike(match.state(), each.one, id); });
        if (group == groups.end()) group = groups.insert(group, {.one = id, .kinds = kinds});
        ++group->all;
        group->used += static_cast<int>(
            std::count_if(plan.taps.begin(), plan.taps.end(), [id](const auto& tap) { return tap.source == id; }));
    }
    return groups;
}

/// Returns true if a source of `instead` could replace one of `used`.
bool coversWith(const std::vector<Twins>& groups, const Twins& used, const Twins& instead, const Price& price) {
    Abilities able;
    for (const Twins& group : groups) {
        const int change = (&group == &instead ? 1 : 0) - (&group == &used ? 1 : 0);
        if (group.used + change > 0) able.add(group.kinds, group.used + change);
    }
    return able.covers(price);
}

}  // namespace

/// The sets of sources that pay a price are the bases of a matroid. If there is a second set, there is one that differs
/// by a single source.
bool paysInOneWay(const ReadableMatch& match, PlayerId player, const Price& price) {
    if (hasOtherMana(match, player)) return false;
    const auto plan = Funds(match, player).plan(price, CardId{});
    if (!plan) return false;
    const std::vector<Twins> groups = interchangeableWith(match, player, *plan);
    return std::none_of(groups.begin(), groups.end(), [&](const Twins& used) {
        return used.used > 0 && std::any_of(groups.begin(), groups.end(), [&](const Twins& instead) {
                   return &used != &instead && instead.used < instead.all && coversWith(groups, used, instead, price);
               });
    });
}

}  // namespace duelogue::arcana
