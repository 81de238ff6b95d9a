#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns the conjunction of both filters. If both set a member that holds one value, the value of `more` wins.
[[nodiscard]] Filter conjunctionOf(Filter filter, const Filter& more);

/// Returns the alternatives of a description, each as a complete conjunction. Returns the filter itself if it has only
/// one. "A or B" of single kinds (Filter::any) counts as one conjunction.
[[nodiscard]] std::vector<Filter> alternativesOf(const CardPool& pool, const Filter& filter);

/// Returns true if `is(alternative)` is true for one of the alternatives.
template <class Is>
[[nodiscard]] bool anyAlternative(const CardPool& pool, const Filter& filter, Is&& is) {
    return filter.either ? std::ranges::any_of(alternativesOf(pool, filter), is) : is(filter);
}

/// Returns one filter for cards that match at least one of `alternatives`, and adds the alternatives to the pool. The
/// list must not be empty, and all alternatives must name the same zone. The filter itself holds the conditions that
/// all alternatives share. Code that reads only the filter therefore matches too many cards, never too few.
[[nodiscard]] Filter disjunctionOf(CardPool& pool, std::span<const Filter> alternatives);

}  // namespace duelogue
