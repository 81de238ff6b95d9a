#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/cli/output/Console.h"

namespace duelogue {

/// What the program is, for its help, its manual page and its desktop entry.
inline constexpr std::string_view programSentence = "card duels with every rule enforced";

/// What the program tells of itself, whichever command: "duelogue --version".
struct ProgramTask {
    std::string_view name;   ///< without the dashes
    std::string_view value;  ///< what must follow, for the help; empty: nothing may
    std::string_view text;
    ExitStatus (*run)(std::span<const std::string> words, Console& console);
};

/// All of them, in the order of the help.
[[nodiscard]] std::span<const ProgramTask> programTasks();
/// The one that this word asks for ("--help", and "-h" and "help" as well); null where there is none.
[[nodiscard]] const ProgramTask* programTask(std::string_view word);

}  // namespace duelogue
