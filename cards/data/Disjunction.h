#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns the filter that both filters describe together. Members that hold one value come from `more` where `more`
/// gives one.
[[nodiscard]] Filter conjunctionOf(Filter filter, const Filter& more);

/// Returns the alternatives of a description, each as a whole conjunction; the filter itself if there is no choice.
/// "A or B" of single kinds (Filter::any) counts as one conjunction.
[[nodiscard]] std::vector<Filter> alternativesOf(const CardPool& pool, const Filter& filter);

/// Whether `is(alternative)` says so of one of the alternatives.
template <class Is>
[[nodiscard]] bool anyAlternative(const CardPool& pool, const Filter& filter, Is&& is) {
    return filter.either ? std::ranges::any_of(alternativesOf(pool, filter), is) : is(filter);
}

/// Returns one filter for cards that match at least one of `alternatives`, which is not empty. They all lie in the same
/// zone. Whatever all of them say stands in the filter itself, so that code that reads only the filter knows too
/// little, never too much. Adds the alternatives to the pool.
[[nodiscard]] Filter disjunctionOf(CardPool& pool, std::span<const Filter> alternatives);

}  // namespace duelogue
