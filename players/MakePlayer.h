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

/// The computer players that makePlayer() knows by a word alone, weakest first; the levels (Level.h) are among them.
/// Beyond these it knows "search:BUDGET" and "ensemble:BUDGET" (Budget.h).
[[nodiscard]] std::vector<std::string> playerNames();

/// A computer player by its name, or a program that plays: "process:COMMAND" (ProcessPlayer). Else a message that says
/// what there is.
[[nodiscard]] std::variant<std::unique_ptr<ComputerPlayer>, std::string> makePlayer(std::string_view name,
                                                                                    const Rulebook& rulebook,
                                                                                    std::uint64_t seed,
                                                                                    const BotOptions& options = {});

}  // namespace duelogue
