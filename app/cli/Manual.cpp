#include "app/cli/Manual.h"

#include "app/cli/Command.h"
#include "app/cli/ProgramTask.h"
#include "app/cli/WindowOptions.h"

namespace duelogue {

namespace {

/// Escapes text for man: backslashes, dashes, and a leading character that would begin a request.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '\\') {
            result += "\\[rs]";
        } else if (letter == '-') {
            result += "\\-";
        } else {
            result += letter;
        }
    }
    return result.starts_with(".") || result.starts_with("'") ? "\\&" + result : result;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return text.empty() ? "" : "\\fI" + escaped(text) + "\\fR"; }
std::string item(const std::string& tag, const std::string& text) { return ".TP\n" + tag + "\n" + text + "\n"; }
std::string paragraph(const std::string& text) { return ".PP\n" + text + "\n"; }

std::string optionItem(const OptionHelp& option) {
    const std::string value = option.value.empty() ? "" : " " + italic(option.value);
    const std::string fallback = option.fallback.empty() ? "" : " (default: " + escaped(option.fallback) + ")";
    return item(bold("--" + std::string(option.name)) + value, escaped(option.text) + fallback);
}

std::string jsonItems(const std::string& of, const JsonHelp& json) {
    if (json.text.empty()) return {};
    std::string text = paragraph("With " + bold("--json") + ", " + bold(of) + " prints " + escaped(json.text) + ".");
    for (const JsonKey& key : json.keys) text += item(bold(key.path), escaped(key.text));
    return text;
}

/// Returns the JSON section of a command. Tasks with the same JSON are listed with the first of them.
std::string jsonOf(const Command& command) {
    const std::string name(command.name);
    std::string text = jsonItems(name, command.json);
    for (auto task = command.tasks.begin(); task != command.tasks.end(); ++task) {
        std::string words = name + " " + std::string(task->word);
        bool told = false;
        for (auto other = command.tasks.begin(); other != command.tasks.end(); ++other) {
            if (other == task || other->json != task->json) continue;
            told = told || other < task;
            words += ", " + name + " " + std::string(other->word);
        }
        if (!told) text += jsonItems(words, task->json);
    }
    return text;
}

std::string commandSection(const Command& command) {
    std::string line = bold("duelogue " + std::string(command.name));
    if (!command.tasks.empty()) line += " " + italic("TASK");
    line += " [" + italic("OPTIONS") + "]";
    if (!command.arguments.empty()) line += " " + escaped(command.arguments);
    std::string text =
        ".SS " + std::string(command.name) + "\n" + line + "\n" + paragraph(escaped(std::string(command.text) + "."));
    for (const Task& task : command.tasks) {
        const std::string arguments = task.arguments.empty() ? "" : " " + escaped(task.arguments);
        text += item(bold(task.word) + arguments, escaped(task.text));
    }
    if (!command.tasks.empty()) text += paragraph("Options:");
    for (const OptionHelp& option : optionsOf(command)) text += optionItem(option);
    return text + jsonOf(command);
}

std::string synopsis() {
    std::string text = ".SH SYNOPSIS\n" + bold("duelogue") + " [" + italic("OPTIONS") + "] [" + italic("FILE") + "]\n";
    for (const Command& command : commands())
        text += ".br\n" + bold("duelogue " + std::string(command.name)) + " ...\n";
    return text;
}

std::string optionsSection() {
    std::string text = ".SH OPTIONS\nOptions of the window, without a command:\n";
    for (const OptionHelp& option : windowOptions()) text += optionItem(option);
    text += paragraph("Options that stand alone:");
    for (const ProgramTask& task : programTasks()) {
        const std::string value = task.value.empty() ? "" : " " + italic(task.value);
        text += item(bold("--" + std::string(task.name)) + value, escaped(task.text));
    }
    return text;
}

constexpr std::string_view description =
    "Without a command, opens the window to play against the computer or another person at the same screen. FILE is a "
    "deck or replay to open. If a window is already open, it is raised and opens the file.\n"
    ".PP\n"
    "The commands need no display.\n";

constexpr std::string_view closingSections =
    ".SH EXIT STATUS\n"
    ".TP\n.B 0\nSuccess.\n"
    ".TP\n.B 1\nA check failed or output could not be written.\n"
    ".TP\n.B 2\nUsage or start-up error.\n"
    ".SH FILES\n"
    ".TP\n.I $XDG_DATA_HOME/Duelogue/Duelogue\nYour decks, your matches and your own card files; "
    "$XDG_DATA_HOME defaults to ~/.local/share.\n"
    ".TP\n.I $XDG_CONFIG_HOME/Duelogue/Duelogue.conf\nSettings of the window; $XDG_CONFIG_HOME defaults to "
    "~/.config.\n";

}  // namespace

std::string manualPage(std::string_view version) {
    std::string text = ".TH DUELOGUE 6 \"\" \"duelogue " + std::string(version) + "\" Games\n.SH NAME\nduelogue \\- " +
                       escaped(programSentence) + "\n" + synopsis() + ".SH DESCRIPTION\n" + std::string(description) +
                       optionsSection() + ".SH COMMANDS\n";
    for (const Command& command : commands()) text += commandSection(command);
    return text + std::string(closingSections);
}

}  // namespace duelogue
