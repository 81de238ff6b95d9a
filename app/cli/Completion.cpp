#include "app/cli/Completion.h"

#include <algorithm>
#include <vector>

#include "app/cli/Command.h"
#include "app/cli/ProgramTask.h"
#include "app/cli/WindowOptions.h"
#include "app/games/Games.h"

namespace duelogue {

namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between = " ") {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
    return text;
}

std::vector<std::string> dashed(const std::vector<OptionHelp>& options) {
    std::vector<std::string> names;
    names.reserve(options.size());
    for (const OptionHelp& option : options) names.push_back("--" + std::string(option.name));
    return names;
}

/// Returns the words that may directly follow the program's name, except file names.
std::vector<std::string> firstWords() {
    std::vector<std::string> words;
    for (const Command& command : commands()) words.emplace_back(command.name);
    return words;
}

std::vector<std::string> firstOptions() {
    std::vector<std::string> words = dashed(windowOptions());
    for (const ProgramTask& task : programTasks()) words.push_back("--" + std::string(task.name));
    return words;
}

std::vector<OptionHelp> optionsOf(const Command& command, const Task& task) {
    std::vector<OptionHelp> options;
    for (const OptionHelp& option : optionsOf(command)) {
        if (option.name == ownCardsOption.name || std::ranges::find(task.options, option.name) != task.options.end())
            options.push_back(option);
    }
    return options;
}

bool takesFiles(std::string_view arguments) {
    return arguments.find("FILE") != std::string_view::npos || arguments.find("PATH") != std::string_view::npos;
}

bool namesAGame(const OptionHelp& option) { return option.name == everyGameOption.name; }

// ---------------------------------------------------------------------------------------------------- bash

/// Returns the line of a `case` that completes the value of an option; empty if the option takes no value.
std::string bashValue(const std::string& command, const OptionHelp& option) {
    if (option.value.empty()) return {};
    std::string how = "return";
    if (namesAGame(option)) how = "words='" + joined(gameIds()) + "'";
    if (option.value == "FILE") how = "paths=-f";
    if (option.value == "DIR") how = "paths=-d";
    return "    " + command + ":--" + std::string(option.name) + ") " + how + " ;;\n";
}

/// Returns the assignments of `words`, `options` and `paths` for the shell.
std::string bashWords(const std::vector<std::string>& words, const std::vector<OptionHelp>& options, bool files) {
    return "words='" + joined(words) + "' options='" + joined(dashed(options)) + " --help'" +
           (files ? " paths=-f" : "");
}

std::string bashCommand(const Command& command) {
    const std::string begin = "        " + std::string(command.name) + ")";
    if (command.tasks.empty())
        return begin + " " + bashWords({}, optionsOf(command), takesFiles(command.arguments)) + " ;;\n";
    std::vector<std::string> words;
    std::string tasks;
    for (const Task& task : command.tasks) {
        words.emplace_back(task.word);
        tasks += "            " + std::string(task.word) + ") " +
                 bashWords({}, optionsOf(command, task), takesFiles(task.arguments)) + " ;;\n";
    }
    return begin + " " + bashWords(words, optionsOf(command), false) +
           "\n            ((COMP_CWORD == 2)) || case ${COMP_WORDS[2]} in\n" + tasks + "            esac ;;\n";
}

// ---------------------------------------------------------------------------------------------------- zsh

/// Quotes text for an argument of _arguments in single quotes.
std::string zshText(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '\'') {
            result += R"('\'')";
            continue;
        }
        if (letter == '[' || letter == ']' || letter == ':' || letter == '\\') result += '\\';
        result += letter;
    }
    return result;
}

std::string zshOption(const OptionHelp& option) {
    std::string text = " '--" + std::string(option.name) + "[" + zshText(option.text) + "]";
    if (!option.value.empty()) {
        std::string how = " ";
        if (namesAGame(option)) how = "(" + joined(gameIds()) + ")";
        if (option.value == "FILE") how = "_files";
        if (option.value == "DIR") how = "_files -/";
        text += ":" + zshText(option.value) + ":" + how;
    }
    return text + "'";
}

std::string zshOptions(const std::vector<OptionHelp>& options) {
    std::string text;
    for (const OptionHelp& option : options) text += zshOption(option);
    return text;
}

std::string zshCommand(const Command& command) {
    std::vector<std::string> words;
    bool files = takesFiles(command.arguments);
    for (const Task& task : command.tasks) {
        words.emplace_back(task.word);
        files = files || takesFiles(task.arguments);
    }
    std::string text = "    " + std::string(command.name) + ") _arguments" + zshOptions(optionsOf(command));
    if (!words.empty()) text += " '1:TASK:(" + joined(words) + ")'";
    return text + (files ? " '*:FILE:_files'" : "") + " ;;\n";
}

}  // namespace

std::string bashCompletion() {
    std::string text =
        "# Completes the words of duelogue; written by \"duelogue --completion bash\".\n"
        "_duelogue() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}\n"
        "    local words= options= paths=\n"
        "    COMPREPLY=()\n"
        "    # \"--game=NAME\" comes in three parts.\n"
        "    [[ $word == = ]] && word=\n"
        "    [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD - 2]}\n"
        "    case $command:$before in\n";
    for (const Command& command : commands()) {
        for (const OptionHelp& option : command.options) text += bashValue(std::string(command.name), option);
    }
    text += bashValue("*", ownCardsOption) + "    --completion:--completion) words='bash zsh' ;;\n    *)\n";
    text += "        if ((COMP_CWORD == 1)); then command=; fi\n        case $command in\n";
    for (const Command& command : commands()) text += bashCommand(command);
    return text + "        *)\n            options='" + joined(firstOptions()) +
           "' paths=-f\n            if ((COMP_CWORD == 1)); then words='" + joined(firstWords()) +
           "'; fi ;;\n"
           "        esac ;;\n"
           "    esac\n"
           "    [[ $word == -* ]] && words=$options paths=\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\"; [[ $paths ]] && compgen $paths -- "
           "\"$word\")\n"
           "    [[ $paths ]] && compopt -o filenames 2>/dev/null\n"
           "    return 0\n"
           "}\n"
           "complete -F _duelogue duelogue\n";
}

std::string zshCompletion() {
    std::string text =
        "#compdef duelogue\n"
        "# Completes the words of duelogue; written by \"duelogue --completion zsh\".\n"
        "_duelogue() {\n"
        "    local -a commands\n"
        "    commands=(";
    for (const Command& command : commands())
        text += " '" + std::string(command.name) + ":" + zshText(command.text) + "'";
    std::string first;
    for (const ProgramTask& task : programTasks())
        first += " '--" + std::string(task.name) + "[" + zshText(task.text) + "]'";
    text +=
        ")\n"
        "    if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then\n"
        "        _describe -t commands command commands\n"
        "        _files\n"
        "        return\n"
        "    fi\n"
        "    local command=$words[2]\n"
        "    if ((CURRENT == 2)); then command=; fi\n"
        "    if [[ -n $command && -n ${commands[(r)$command:*]} ]]; then\n"
        "        shift words\n"
        "        ((CURRENT--))\n"
        "    fi\n"
        "    case $command in\n";
    for (const Command& command : commands()) text += zshCommand(command);
    return text + "    *) _arguments" + zshOptions(windowOptions()) + first +
           " '*:FILE:_files' ;;\n"
           "    esac\n"
           "}\n"
           "_duelogue \"$@\"\n";
}

}  // namespace duelogue
