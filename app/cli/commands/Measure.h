#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

namespace duelogue {

/// Prevents the compiler from removing the computation of a value that is never read.
template <class Value>
inline void keep(const Value& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

/// Returns the median time of one call in nanoseconds. Each of the `rounds` makes `calls` calls, enough for a
/// measurable time.
template <class Work>
[[nodiscard]] double medianNanoseconds(int rounds, int calls, Work&& work) {
    using Clock = std::chrono::steady_clock;
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const auto started = Clock::now();
        for (int call = 0; call < calls; ++call) work();
        times.push_back(std::chrono::duration<double, std::nano>(Clock::now() - started).count() / calls);
    }
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    return times[static_cast<std::size_t>(rounds / 2)];
}

}  // namespace duelogue
