#pragma once

#include <optional>
#include <span>
#include <string>

#include "app/cli/Command.h"

namespace duelogue {

/// Runs what the words behind the program's name say, and sees to it that what it wrote to standard output has arrived:
/// else it has failed, whatever it found. None where they ask for the window: there are none, or they begin
/// with "--cards DIR" or an option of Qt's own ("-platform").
[[nodiscard]] std::optional<ExitStatus> runCommandLine(std::span<const std::string> words, Console& console);

}  // namespace duelogue
