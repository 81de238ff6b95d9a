#include "app/cli/ProgramTask.h"

#include <algorithm>
#include <array>

#include "app/cli/Command.h"
#include "app/cli/Completion.h"
#include "app/cli/Manual.h"
#include "app/cli/WindowOptions.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

ExitStatus help(std::span<const std::string> /*words*/, Console& console) {
    console.out << "duelogue: " << programSentence << ".\n\n"
                << helpLine("duelogue [FILE]", "opens the window; with a deck or a replay, to look at it");
    for (const Command& command : commands())
        console.out << helpLine("duelogue " + std::string(command.name), command.text);
    for (const ProgramTask& task : programTasks()) {
        const std::string value = task.value.empty() ? "" : " " + std::string(task.value);
        console.out << helpLine("duelogue --" + std::string(task.name) + value, task.text);
    }
    console.out << "\nWith the window:\n";
    for (const OptionHelp& option : windowOptions()) console.out << describe(option);
    console.out << "\n\"duelogue COMMAND --help\" says more about a command.\n";
    return ExitStatus::Fine;
}

ExitStatus version(std::span<const std::string> /*words*/, Console& console) {
    console.out << "duelogue " << DUELOGUE_VERSION << "\n";
    return ExitStatus::Fine;
}

ExitStatus manual(std::span<const std::string> /*words*/, Console& console) {
    console.out << manualPage(DUELOGUE_VERSION);
    return ExitStatus::Fine;
}

ExitStatus completion(std::span<const std::string> words, Console& console) {
    const std::string shell = words.empty() ? std::string() : words.front();
    if (shell == "bash") {
        console.out << bashCompletion();
    } else if (shell == "zsh") {
        console.out << zshCompletion();
    } else {
        console.err << "duelogue --completion: " << foundInstead(shell, "bash or zsh", {{"bash", "zsh"}}) << "\n";
        return ExitStatus::Misused;
    }
    return ExitStatus::Fine;
}

constexpr std::array<ProgramTask, 4> tasks{{
    {"help", "", "says this", &help},
    {"version", "", "says which version this is", &version},
    {"manual", "", "writes the manual page", &manual},
    {"completion", "SHELL", "writes what completes words in that shell: bash or zsh", &completion},
}};

}  // namespace

std::span<const ProgramTask> programTasks() { return tasks; }

const ProgramTask* programTask(std::string_view word) {
    if (word == "-h" || word == "help") return &tasks.front();
    if (!word.starts_with("--")) return nullptr;
    const auto* const found = std::ranges::find(tasks, word.substr(2), &ProgramTask::name);
    return found == tasks.end() ? nullptr : found;
}

}  // namespace duelogue
