#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "match/loop/Rulebook.h"

namespace duelogue {

/// What was wrong about an option in words.
struct OptionMistake {
    std::string expected;
    std::string_view found;
};

/// Sets what "points to win 12" says; `options` are in the order of Rulebook::settings(), and all are there. A
/// mistake changes nothing.
[[nodiscard]] std::optional<OptionMistake> setOption(const Rulebook& rulebook, std::string_view words,
                                                     std::span<std::int16_t> options);
/// Those that are not as usual, a line of the notation each. Where fewer are given, the others are as usual.
[[nodiscard]] std::string writeOptions(const Rulebook& rulebook, std::span<const std::int16_t> options);

}  // namespace duelogue
