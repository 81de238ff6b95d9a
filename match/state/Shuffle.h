#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "match/state/Random.h"

namespace duelogue {

/// Fills the places from `settled` to `count` of a range with random ones of its elements from `settled` on. `count`
/// must not exceed the size.
template <class Range>
void shufflePrefix(Random& random, Range& range, std::size_t count, std::size_t settled = 0) {
    for (std::size_t i = settled; i < count; ++i) {
        const auto left = static_cast<std::uint32_t>(range.size() - i);
        std::swap(range[i], range[i + random.below(left)]);
    }
}

}  // namespace duelogue
