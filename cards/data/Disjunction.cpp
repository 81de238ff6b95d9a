#include "cards/data/Disjunction.h"

#include <algorithm>
#include <bit>

namespace duelogue {

namespace {

/// Calls `visit(members...)` for each group of members that have a meaning only together.
template <class Visit>
void eachGroup(Visit&& visit) {
    visit(&Filter::any, &Filter::tags);
    visit(&Filter::players);
    visit(&Filter::related);
    visit(&Filter::zone);
    visit(&Filter::figure, &Filter::comparison, &Filter::byCounters, &Filter::than);
    visit(&Filter::other);
    visit(&Filter::same);
    visit(&Filter::at, &Filter::away);
    visit(&Filter::on);
    visit(&Filter::namedLike);
    visit(&Filter::name);
    visit(&Filter::family);
    visit(&Filter::crowd, &Filter::deserted);
    visit(&Filter::either);
}

/// Moves the bits that all filters share into `shared`.
template <class Bits>
void moveBits(std::vector<Filter>& each, Filter& shared, Bits Filter::*bits) {
    Bits common = each.front().*bits;
    for (const Filter& filter : each) common &= filter.*bits;
    shared.*bits |= common;
    for (Filter& filter : each) filter.*bits &= ~common;
}

/// Moves all conditions that the filters share into `shared`.
void moveCommon(std::vector<Filter>& each, Filter& shared) {
    moveBits(each, shared, &Filter::all);
    moveBits(each, shared, &Filter::none);
    moveBits(each, shared, &Filter::flags);
    moveBits(each, shared, &Filter::notFlags);
    eachGroup([&](auto... members) {
        const Filter first = each.front();
        const auto isLike = [&](const Filter& filter) { return ((filter.*members == first.*members) && ...); };
        if (!std::ranges::all_of(each, isLike)) return;
        ((shared.*members = first.*members), ...);
        for (Filter& filter : each) ((filter.*members = Filter{}.*members), ...);
    });
}

/// Returns true if the filter consists of exactly one trait or one subtype.
bool isSingleKind(const Filter& filter) {
    const Filter kinds{.all = filter.all, .tags = {filter.tags[0]}};
    return filter == kinds && std::popcount(filter.all) + (filter.tags[0] ? 1 : 0) == 1;
}

/// Returns true if the choice fits into Filter::any and Filter::tags.
bool areSingleKinds(const std::vector<Filter>& each, const Filter& shared) {
    const auto tags = std::ranges::count_if(each, [](const Filter& filter) { return bool(filter.tags[0]); });
    return shared.any == 0 && !shared.tags[0] && std::ranges::all_of(each, &isSingleKind) &&
           tags <= std::ssize(shared.tags);
}

void addKinds(const std::vector<Filter>& each, Filter& shared) {
    std::size_t tags = 0;
    for (const Filter& filter : each) {
        shared.any |= filter.all;
        if (filter.tags[0]) shared.tags[tags++] = filter.tags[0];
    }
}

}  // namespace

Filter conjunctionOf(Filter filter, const Filter& more) {
    filter.all |= more.all;
    filter.none |= more.none;
    filter.flags |= more.flags;
    filter.notFlags |= more.notFlags;
    eachGroup([&](auto... members) {
        const bool isGiven = ((more.*members != Filter{}.*members) || ...);
        if (isGiven) ((filter.*members = more.*members), ...);
    });
    return filter;
}

std::vector<Filter> alternativesOf(const CardPool& pool, const Filter& filter) {
    if (!filter.either) return {filter};
    Filter shared = filter;
    shared.either = {};
    std::vector<Filter> all;
    for (FilterId at = filter.either; at; at = pool[at].orElse) {
        all.push_back(conjunctionOf(shared, pool[at]));
        all.back().orElse = {};
    }
    return all;
}

Filter disjunctionOf(CardPool& pool, std::span<const Filter> alternatives) {
    std::vector<Filter> each;
    for (const Filter& filter : alternatives) {
        if (std::ranges::find(each, filter) == each.end()) each.push_back(filter);
    }
    if (each.size() == 1) return each.front();
    Filter shared;
    moveCommon(each, shared);
    // An alternative without further conditions matches everything.
    if (std::ranges::find(each, Filter{}) != each.end()) return shared;
    if (areSingleKinds(each, shared)) {
        addKinds(each, shared);
        return shared;
    }
    std::ranges::reverse(each);
    for (Filter& filter : each) {
        filter.orElse = shared.either;
        shared.either = pool.add(filter);
    }
    return shared;
}

}  // namespace duelogue
