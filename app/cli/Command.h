#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/cli/Arguments.h"
#include "app/cli/output/Console.h"

namespace duelogue {

/// A key of what a command writes as JSON.
struct JsonKey {
    /// "pairs.score" is `score` of each object in the list `pairs`; "*" stands for words that the game or the question
    /// brings.
    std::string_view path;
    std::string_view text;

    bool operator==(const JsonKey&) const = default;
};

/// What a command writes with --json, for its help.
struct JsonHelp {
    std::string_view text;  ///< "a list, an object for each card"; empty: it writes none
    std::vector<JsonKey> keys;

    bool operator==(const JsonHelp&) const = default;
};

/// One of several things that a command does: the first word behind the command says which.
struct Task {
    std::string_view word;
    std::string_view arguments;             ///< behind the word, for the help
    std::string_view text;                  ///< a line about it
    std::string_view expected;              ///< what must follow the word; empty: nothing need
    std::size_t most = 0;                   ///< so many words may follow
    std::vector<std::string_view> options;  ///< those of the command's that say something to it
    JsonHelp json;
    /// The word itself is the first of the arguments' words.
    ExitStatus (*run)(Arguments& arguments, Console& console);
};

/// A subcommand of the program.
struct Command {
    std::string_view name;
    std::string_view arguments;  ///< behind the name and the options, for the help
    std::string_view text;       ///< one line about it
    std::span<const OptionHelp> options;
    JsonHelp json;
    /// Runs it. A problem that it sets in the arguments is shown with the way to the help, as misuse. Null where there
    /// are tasks.
    ExitStatus (*run)(Arguments& arguments, Console& console);
    std::vector<Task> tasks{};
};

// Options that several commands have.
/// Every one of them.
inline constexpr OptionHelp ownCardsOption{"cards", "DIR", "",
                                           "your own card files; where not given, those of the data folder"};
inline constexpr OptionHelp jsonOption{"json", "", "",
                                       "writes the result as JSON, on standard output alone: see below"};
[[nodiscard]] inline bool wantsJson(const Arguments& arguments) { return arguments.has(jsonOption.name); }
inline constexpr OptionHelp everyGameOption{"game", "NAME", "", "which game; where not given: all, or the first one"};

/// Each command is in a file of its own.
[[nodiscard]] Command checkCommand();
[[nodiscard]] Command simulateCommand();
[[nodiscard]] Command arenaCommand();
[[nodiscard]] Command watchCommand();
[[nodiscard]] Command replayCommand();
[[nodiscard]] Command cardsCommand();
[[nodiscard]] Command deckCommand();
[[nodiscard]] Command matchesCommand();
[[nodiscard]] Command analyseCommand();
[[nodiscard]] Command benchCommand();
/// All of them, in the order of the help.
[[nodiscard]] const std::vector<Command>& commands();

/// The options of a command, with those that every command has.
[[nodiscard]] std::vector<OptionHelp> optionsOf(const Command& command);
/// All that "duelogue COMMAND --help" says.
[[nodiscard]] std::string helpOf(const Command& command);

/// Runs the task that the first word names. What is wrong is set as the arguments' problem.
ExitStatus runTask(std::span<const Task> tasks, Arguments& arguments, Console& console);

}  // namespace duelogue
