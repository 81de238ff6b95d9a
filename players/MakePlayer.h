#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "players/ComputerPlayer.h"

namespace duelogue {

/// The computer players that makePlayer() knows by a word alone, weakest first; the levels (Level.h) are among them.
/// Beyond these it knows "search:BUDGET" and "ensemble:BUDGET" (Budget.h).
[[nodiscard]] std::vector<std::string> playerNames();

/// A computer player by its name; else a message that says what there is.
[[nodiscard]] std::variant<std::unique_ptr<ComputerPlayer>, std::string> makePlayer(std::string_view name,
                                                                                    const Rulebook& rulebook,
                                                                                    std::uint64_t seed);

}  // namespace duelogue
