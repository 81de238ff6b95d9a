#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

/// Numbers of a match (values, figures, amounts) have 16 bits. They saturate at the ends of the range and never
/// overflow.
namespace duelogue {

inline constexpr int lowestNumber = std::numeric_limits<std::int16_t>::min();
inline constexpr int highestNumber = std::numeric_limits<std::int16_t>::max();

[[nodiscard]] constexpr std::int16_t saturated(std::int64_t number) {
    /// Returns the number, clamped to the 16-bit range.
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(number, lowestNumber, highestNumber));
}

/// Adds `by` to a number of the match, with saturation. `by` may be negative.
constexpr void raise(std::int16_t& number, std::int64_t by) { number = saturated(number + by); }

}  // namespace duelogue
