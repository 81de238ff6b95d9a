#pragma once

#include <optional>
#include <span>
#include <string>

#include "app/cli/Arguments.h"
#include "app/cli/Console.h"

namespace duelogue {

/// A subcommand of the program.
struct Command {
    std::string_view name;
    std::string_view arguments;  ///< behind the name and the options, for the help
    std::string_view text;       ///< one line about it
    std::span<const OptionHelp> options;
    /// Runs it. A problem that it sets in the arguments is shown with the way to the help, as misuse.
    ExitStatus (*run)(Arguments& arguments, Console& console);
};

// Each in a file of its own.
[[nodiscard]] Command checkCommand();
[[nodiscard]] Command simulateCommand();
[[nodiscard]] Command arenaCommand();
[[nodiscard]] Command watchCommand();
[[nodiscard]] Command replayCommand();
[[nodiscard]] Command cardsCommand();
[[nodiscard]] Command deckCommand();
[[nodiscard]] Command benchCommand();

/// Runs what the words behind the program's name say. None where they ask for the window: there are none, or they begin
/// with "--cards DIR" or an option of Qt's own ("-platform").
[[nodiscard]] std::optional<ExitStatus> runCommandLine(std::span<const std::string> words, Console& console);

}  // namespace duelogue
