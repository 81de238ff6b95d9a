#pragma once

#include <optional>
#include <span>
#include <string>

#include "app/cli/Command.h"

namespace duelogue {

/// Runs what the words say, and sees to it that what it wrote to standard output has arrived: else it has failed,
/// whatever it found. A reader that has gone is no failure: nothing more is wanted. None where it is the window that
/// they ask for (WindowOptions.h), and nothing is in its way.
[[nodiscard]] std::optional<ExitStatus> runCommandLine(std::span<const std::string> words, Console& console);

}  // namespace duelogue
