#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "app/library/measure/Scores.h"
#include "match/state/Random.h"

namespace duelogue {

/// Returns the 95 % interval of a statistic by bootstrap. Draws as many groups as there are, with replacement, and
/// calls `statistic` with pointers to the drawn ones. Results within a group may depend on each other. There must be a
/// group.
template <class Group, class Statistic>
[[nodiscard]] Interval bootstrapInterval(const std::vector<Group>& groups, Statistic&& statistic) {
    constexpr std::size_t resamples = 400;
    Random random(1);
    std::vector<double> values(resamples);
    std::vector<const Group*> drawn(groups.size());
    for (double& value : values) {
        for (const Group*& each : drawn) each = &groups[random.below(static_cast<std::uint32_t>(groups.size()))];
        value = statistic(drawn);
    }
    std::ranges::sort(values);
    return {values[resamples / 40], values[resamples - 1 - resamples / 40]};
}

}  // namespace duelogue
