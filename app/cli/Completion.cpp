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

bool takesQuery(std::string_view arguments) { return arguments == "QUERY"; }

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

/// Returns the assignments of `words`, `options`, `paths` and `query` for the shell.
std::string bashWords(const std::vector<std::string>& words, const std::vector<OptionHelp>& options,
                      std::string_view arguments) {
    return "words='" + joined(words) + "' options='" + joined(dashed(options)) + " --help'" +
           (takesFiles(arguments) ? " paths=-f" : "") + (takesQuery(arguments) ? " query=1" : "");
}

std::string bashCommand(const Command& command) {
    const std::string begin = "        " + std::string(command.name) + ")";
    if (command.tasks.empty()) return begin + " " + bashWords({}, optionsOf(command), command.arguments) + " ;;\n";
    std::vector<std::string> words;
    std::string tasks;
    for (const Task& task : command.tasks) {
        words.emplace_back(task.word);
        tasks += "            " + std::string(task.word) + ") " +
                 bashWords({}, optionsOf(command, task), task.arguments) + " ;;\n";
    }
    return begin + " " + bashWords(words, optionsOf(command), {}) +
           "\n            ((COMP_CWORD == 2)) || case ${COMP_WORDS[2]} in\n" + tasks + "            esac ;;\n";
}

/// A function that lets the program complete a query. Readline replaces only the part after the last word break,
/// except in quotation marks.
constexpr std::string_view bashQuery =
    "_duelogue_query() {\n"
    "    local line=${COMP_LINE:0:COMP_POINT} typed=${COMP_WORDS[COMP_CWORD]} kept= found i\n"
    "    local -a from=()\n"
    "    for ((i = 2; i < COMP_CWORD; i++)); do\n"
    "        [[ ${COMP_WORDS[i]} == --game || ${COMP_WORDS[i]} == --cards ]] || continue\n"
    "        from=(\"${COMP_WORDS[i]}\" \"${COMP_WORDS[i + 1]}\")\n"
    "        [[ ${from[1]} == = ]] && from[1]=${COMP_WORDS[i + 2]}\n"
    "    done\n"
    "    if [[ $typed == [\\'\\\"]* ]]; then\n"
    "        typed=${typed:1}\n"
    "    else\n"
    "        typed=${line##*[[:space:]]}\n"
    "        kept=${typed%\"${typed##*[(:=<>]}\"}\n"
    "    fi\n"
    "    COMPREPLY=()\n"
    "    while IFS= read -r found; do\n"
    "        COMPREPLY+=(\"${found#\"$kept\"}\")\n"
    "    done < <(\"${COMP_WORDS[0]}\" cards search --complete \"${from[@]}\" \"$typed\" 2>/dev/null)\n"
    "    compopt -o nospace 2>/dev/null\n"
    "}\n";

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
    std::string queries;
    for (const Task& task : command.tasks) {
        words.emplace_back(task.word);
        files = files || takesFiles(task.arguments);
        if (takesQuery(task.arguments)) queries += (queries.empty() ? "" : "|") + std::string(task.word);
    }
    std::string text = "    " + std::string(command.name) + ") _arguments" + zshOptions(optionsOf(command));
    if (!words.empty()) text += " '1:TASK:(" + joined(words) + ")'";
    if (!queries.empty()) return text + " '*:QUERY or FILE: _duelogue_query " + queries + "' ;;\n";
    return text + (files ? " '*:FILE:_files'" : "") + " ;;\n";
}

/// A function that lets the program complete a query after the tasks that $1 names, and completes files after others.
constexpr std::string_view zshQuery =
    "_duelogue_query() {\n"
    "    if [[ $words[2] != ${~1} ]]; then\n"
    "        _files\n"
    "        return\n"
    "    fi\n"
    "    local -a found from\n"
    "    local option\n"
    "    for option in --game --cards; do\n"
    "        (( $+opt_args[$option] )) && from+=($option \"${(Q)opt_args[$option]}\")\n"
    "    done\n"
    "    found=(${(f)\"$(duelogue cards search --complete $from \"$PREFIX\" 2>/dev/null)\"})\n"
    "    compadd -S '' -a found\n"
    "}\n";

}  // namespace

std::string bashCompletion() {
    std::string text =
        "# Completes the words of duelogue; written by \"duelogue --completion bash\".\n" + std::string(bashQuery) +
        "_duelogue() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}\n"
        "    local words= options= paths= query=\n"
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
           "    [[ $query && $word != --* ]] && { _duelogue_query; return 0; }\n"
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
        "# Completes the words of duelogue; written by \"duelogue --completion zsh\".\n" +
        std::string(zshQuery) +
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
