#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "players/plain/ComputerPlayer.h"
#include "players/process/ProcessPlayer.h"

namespace duelogue {

/// Returns the names of computer players without parameters, weakest first, including the levels (Level.h).
/// makePlayer() also accepts "search:BUDGET" and "ensemble:BUDGET" (Budget.h).
[[nodiscard]] std::vector<std::string> playerNames();

/// Creates a computer player by its name, or a bot by "process:COMMAND" (ProcessPlayer). Returns an error message that
/// lists the known names if the name is unknown.
[[nodiscard]] std::variant<std::unique_ptr<ComputerPlayer>, std::string> makePlayer(std::string_view name,
                                                                                    const Rulebook& rulebook,
                                                                                    std::uint64_t seed,
                                                                                    const BotOptions& options = {});

}  // namespace duelogue
