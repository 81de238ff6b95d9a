#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/cli/Arguments.h"
#include "app/cli/output/Console.h"

namespace duelogue {

/// A key of the JSON that a command writes.
struct JsonKey {
    /// "pairs.score" is `score` of each object in the list `pairs`; "*" stands for words that depend on the game or the
    /// question.
    std::string_view path;
    std::string_view text;

    bool operator==(const JsonKey&) const = default;
};

/// The JSON that a command writes with --json, for its help.
struct JsonHelp {
    std::string_view text;  ///< for example "a list, an object for each card"; empty if the command writes no JSON
    std::vector<JsonKey> keys;

    bool operator==(const JsonHelp&) const = default;
};

/// A task of a command, selected by the first word after the command.
struct Task {
    std::string_view word;
    std::string_view arguments;             ///< arguments after the word, for the help
    std::string_view text;                  ///< one-line description
    std::string_view expected;              ///< required argument after the word; empty if none is required
    std::size_t most = 0;                   ///< maximum number of words after the task's word
    std::vector<std::string_view> options;  ///< the options of the command that apply to this task
    JsonHelp json;
    /// Runs the task. Its word is the first positional word of the arguments.
    ExitStatus (*run)(Arguments& arguments, Console& console);
    std::string_view oldWord{};  ///< earlier word, which still works; not in the help
    bool takesDashes = false;    ///< words with one dash are arguments: "search -t:goblin"
};

/// A command of the program, such as "duelogue arena".
struct Command {
    std::string_view name;
    std::string_view arguments;  ///< arguments after the name and the options, for the help
    std::string_view text;       ///< one-line description
    std::span<const OptionHelp> options;
    JsonHelp json;
    /// Runs the command; nullptr if the command has tasks. A problem set in the arguments is reported as misuse, with a
    /// pointer to the help.
    ExitStatus (*run)(Arguments& arguments, Console& console);
    std::vector<Task> tasks{};
    std::string_view oldName{};  ///< earlier name, which still works; not in the help
};

// Options shared by several commands.
/// An option of every command.
inline constexpr OptionHelp ownCardsOption{"cards", "DIR", "",
                                           "Directory with your card files (default: the data folder)"};
inline constexpr OptionHelp jsonOption{"json", "", "", "Print the result as JSON (see below)"};
[[nodiscard]] inline bool wantsJson(const Arguments& arguments) { return arguments.has(jsonOption.name); }
inline constexpr OptionHelp everyGameOption{"game", "NAME", "", "Game (default: all, or the first one)"};

/// Each command has a source file of its own.
[[nodiscard]] Command checkCommand();
[[nodiscard]] Command simulateCommand();
[[nodiscard]] Command arenaCommand();
[[nodiscard]] Command watchCommand();
[[nodiscard]] Command replayCommand();
[[nodiscard]] Command lessonsCommand();
[[nodiscard]] Command rulingsCommand();
[[nodiscard]] Command cardsCommand();
[[nodiscard]] Command deckCommand();
[[nodiscard]] Command matchesCommand();
[[nodiscard]] Command analyzeCommand();
[[nodiscard]] Command benchCommand();
[[nodiscard]] Command calibrateCommand();
/// Returns all commands in the order of the help.
[[nodiscard]] const std::vector<Command>& commands();
/// Returns the command with that name, or with that old name; nullptr if there is none.
[[nodiscard]] const Command* findCommand(std::string_view name);

/// Returns the options of a command, including those that every command has.
[[nodiscard]] std::vector<OptionHelp> optionsOf(const Command& command);
/// Returns the full text of "duelogue COMMAND --help".
[[nodiscard]] std::string helpOf(const Command& command);

/// Runs the task that the first word names. Sets a problem in the arguments if the word or its arguments are wrong.
ExitStatus runTask(std::span<const Task> tasks, Arguments& arguments, Console& console);

}  // namespace duelogue
