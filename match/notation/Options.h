#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

/// Returns the name of a value, such as "random", or the number if the value has no name.
[[nodiscard]] std::string settingValue(const Rulebook::MatchSetting& setting, int value);
/// Sets the setting that `words` name, such as "points to win 12" or "first player random". `players` is the number of
/// players in the match. `options` must have an entry for each of Rulebook::settings(), in that order. Returns nullopt
/// on success, or else the error, which changes nothing.
[[nodiscard]] std::optional<std::string> setOption(const Rulebook& rulebook, std::string_view words, int players,
                                                   std::span<std::int16_t> options);
/// Writes the settings that differ from their defaults, one line of the notation each. Missing entries count as
/// defaults.
[[nodiscard]] std::string writeOptions(const Rulebook& rulebook, std::span<const std::int16_t> options);

}  // namespace duelogue
