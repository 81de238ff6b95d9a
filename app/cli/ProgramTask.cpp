#include "app/cli/ProgramTask.h"

#include <algorithm>
#include <array>

#include "app/cli/Command.h"
#include "app/cli/Completion.h"
#include "app/cli/Manual.h"
#include "app/cli/WindowOptions.h"

namespace duelogue {

namespace {

ExitStatus help(std::span<const std::string> /*words*/, Console& console) {
    console.out << "duelogue: " << programSentence << ".\n\n"
                << helpLine("duelogue [FILE]", "Open the window (and a deck or replay file, if given)");
    for (const Command& command : commands())
        console.out << helpLine("duelogue " + std::string(command.name), command.text);
    for (const ProgramTask& task : programTasks()) {
        const std::string value = task.value.empty() ? "" : " " + std::string(task.value);
        console.out << helpLine("duelogue --" + std::string(task.name) + value, task.text);
    }
    console.out << "\nOptions of the window:\n";
    for (const OptionHelp& option : windowOptions()) console.out << describe(option);
    console.out << "\nFor the options of a command: duelogue COMMAND --help\n";
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
        console.err << "duelogue --completion: "
                    << (shell.empty() ? "Which shell?" : "unknown shell \"" + shell + "\".")
                    << " Choose bash or zsh.\n";
        return ExitStatus::Misused;
    }
    return ExitStatus::Fine;
}

constexpr std::array<ProgramTask, 4> tasks{{
    {"help", "", "Show this help", &help},
    {"version", "", "Show the version", &version},
    {"manual", "", "Print the manual page", &manual},
    {"completion", "SHELL", "Print the completion script for SHELL (bash or zsh)", &completion},
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
