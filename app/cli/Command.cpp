#include "app/cli/Command.h"

#include <algorithm>
#include <iterator>

#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// Joins the words with commas and a final "or": "list, show or validate".
std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    }
    return text;
}

std::vector<std::string> wordsOf(std::span<const Task> tasks) {
    std::vector<std::string> words;
    for (const Task& task : tasks) words.emplace_back(task.word);
    return words;
}

bool isFor(const OptionHelp& option, const Task& task) {
    return std::ranges::find(task.options, option.name) != task.options.end();
}

/// Returns the tasks that the option applies to, in brackets; empty if it applies to all of them.
std::string tasksOf(const Command& command, const OptionHelp& option) {
    std::vector<std::string> words;
    for (const Task& task : command.tasks) {
        if (isFor(option, task)) words.emplace_back(task.word);
    }
    const bool all = words.empty() || words.size() == command.tasks.size();
    return all ? std::string() : " [" + listed(words) + "]";
}

std::string describe(const std::string& of, const JsonHelp& json) {
    if (json.text.empty()) return {};
    std::string text = "\n" + of + " --json: " + std::string(json.text) + "\n";
    for (const JsonKey& key : json.keys) text += helpLine(std::string(key.path), key.text);
    return text;
}

/// Describes the JSON of each task. Tasks with the same JSON share one description.
std::string describeTasks(const Command& command) {
    std::string text;
    for (auto task = command.tasks.begin(); task != command.tasks.end(); ++task) {
        const auto same = [&](const Task& other) { return other.json == task->json; };
        if (std::any_of(command.tasks.begin(), task, same)) continue;
        std::vector<Task> together;
        std::ranges::copy_if(command.tasks, std::back_inserter(together), same);
        text += describe(std::string(command.name) + " " + listed(wordsOf(together)), task->json);
    }
    return text;
}

}  // namespace

std::vector<OptionHelp> optionsOf(const Command& command) {
    std::vector<OptionHelp> all(command.options.begin(), command.options.end());
    all.push_back(ownCardsOption);
    return all;
}

std::string helpOf(const Command& command) {
    const std::string name(command.name);
    std::string text = "duelogue " + name + (command.tasks.empty() ? "" : " TASK") + " [OPTIONS]";
    if (!command.arguments.empty()) text += " " + std::string(command.arguments);
    text += "\n" + std::string(command.text) + ".\n\n";
    for (const Task& task : command.tasks) {
        const std::string arguments(task.arguments);
        text += helpLine(std::string(task.word) + (arguments.empty() ? "" : " ") + arguments, task.text);
    }
    if (!command.tasks.empty()) text += "\n";
    for (const OptionHelp& option : optionsOf(command)) text += describe(option, tasksOf(command, option));
    text += describe(name, command.json);
    return text + describeTasks(command);
}

ExitStatus runTask(std::span<const Task> tasks, Arguments& arguments, Console& console) {
    const std::string word = arguments.words().empty() ? std::string() : arguments.words().front();
    const auto known = wordsOf(tasks);
    const auto task = std::ranges::find_if(
        tasks, [&](const Task& each) { return word == each.word || (!word.empty() && word == each.oldWord); });
    if (task == tasks.end()) {
        const std::string choice = "Choose " + listed(known);
        const std::string unknown = unknownWord("task", word, known);
        arguments.setProblem(word.empty()             ? "Which task? " + choice
                             : unknown.ends_with('?') ? unknown
                                                      : unknown + ". " + choice);
        return ExitStatus::Misused;
    }
    const std::size_t behind = arguments.words().size() - 1;
    if (behind == 0 && !task->expected.empty()) arguments.setProblem(word + " needs " + std::string(task->expected));
    if (behind > task->most)
        arguments.setProblem(task->most == 0
                                 ? word + " takes no arguments"
                                 : word + ": unexpected argument \"" + arguments.words()[task->most + 1] + '"');
    for (const std::string& option : arguments.given()) {
        if (option != ownCardsOption.name &&
            std::ranges::find(task->options, std::string_view(option)) == task->options.end())
            arguments.setProblem(std::string(word).append(" doesn't use --").append(option));
    }
    return arguments.problem().empty() ? task->run(arguments, console) : ExitStatus::Misused;
}

}  // namespace duelogue
