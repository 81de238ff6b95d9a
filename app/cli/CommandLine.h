#pragma once

#include <optional>
#include <span>
#include <string>

#include "app/cli/Command.h"

namespace duelogue {

/// Runs the given command line and checks that its output was written; otherwise the command has failed, whatever its
/// result. A reader that exits early, as in "| head", is not a failure. Returns nullopt if the words request the window
/// (WindowOptions.h) and contain no error.
[[nodiscard]] std::optional<ExitStatus> runCommandLine(std::span<const std::string> words, Console& console);

}  // namespace duelogue
