#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/cli/output/Console.h"

namespace duelogue {

/// The program in one phrase, for its help, manual page and desktop entry.
inline constexpr std::string_view programSentence = "card duels with every rule enforced";

/// A task of the program itself, independent of any command, such as "duelogue --version".
struct ProgramTask {
    std::string_view name;   ///< name without the dashes
    std::string_view value;  ///< required value, for the help; empty if no value is allowed
    std::string_view text;
    ExitStatus (*run)(std::span<const std::string> words, Console& console);
};

/// Returns all tasks in the order of the help.
[[nodiscard]] std::span<const ProgramTask> programTasks();
/// Returns the task named by the word: "--help" and also "-h" and "help". Returns nullptr if no task has that name.
[[nodiscard]] const ProgramTask* programTask(std::string_view word);

}  // namespace duelogue
