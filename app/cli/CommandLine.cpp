#include "app/cli/CommandLine.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <vector>

#include "app/cli/ProgramTask.h"
#include "app/cli/WindowOptions.h"
#include "app/games/Games.h"
#include "app/library/files/Database.h"
#include "cards/parser/Printable.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

const std::vector<Command>& commands() {
    static const std::vector<Command> all{simulateCommand(), arenaCommand(),   watchCommand(),   replayCommand(),
                                          checkCommand(),    lessonsCommand(), rulingsCommand(), cardsCommand(),
                                          deckCommand(),     matchesCommand(), analyzeCommand(), benchCommand(),
                                          calibrateCommand()};
    return all;
}

const Command* findCommand(std::string_view name) {
    const auto found = std::ranges::find_if(commands(), [&](const Command& command) {
        return name == command.name || (!name.empty() && name == command.oldName);
    });
    return found == commands().end() ? nullptr : &*found;
}

namespace {

/// Reads the user's own cards. A folder named with --cards must exist and be readable.
void useOwnCards(Arguments& arguments) {
    const bool named = arguments.has(ownCardsOption.name);
    const std::string folder = named ? arguments.value(ownCardsOption.name) : usualOwnCards();
    std::error_code error;
    const std::filesystem::directory_iterator readable(folder, error);
    if (named && error) {
        arguments.setProblem("--cards: can't read the directory " + folder);
    }
    if (named) return readNamedCards(folder);
    readOwnCards(folder);
}

ExitStatus run(const Command& command, std::span<const std::string> words, Console& console) {
    if (std::any_of(words.begin(), words.end(), [](const std::string& w) { return w == "--help" || w == "-h"; })) {
        console.out << helpOf(command);
        return ExitStatus::Fine;
    }
    const auto dashTask = std::ranges::find_if(command.tasks, &Task::takesDashes);
    const std::vector<OptionHelp> options = optionsOf(command);
    Arguments arguments(options, words, dashTask == command.tasks.end() ? std::string_view() : dashTask->word);
    useOwnCards(arguments);
    ExitStatus status = ExitStatus::Misused;
    if (arguments.problem().empty())
        status = command.run != nullptr ? command.run(arguments, console) : runTask(command.tasks, arguments, console);
    for (const std::string& mistake : ownCardMistakes()) console.err << mistake << "\n";
    if (arguments.problem().empty()) return status;
    console.err << "duelogue " << command.name << ": " << arguments.problem() << "\nTry \"duelogue " << command.name
                << " --help\".\n";
    return ExitStatus::Misused;
}

/// Reports errors that can be found before the window opens; needs no display. Returns nullopt if the window can
/// open.
std::optional<ExitStatus> openWindow(std::span<const std::string> words, Console& console) {
    const std::vector<std::string> ours = withoutQtOptions(words);
    const auto config = readWindowOptions(ours);
    const std::vector<OptionHelp> options = windowOptions();
    Arguments arguments(options, ours);
    const auto command = std::ranges::find_if(arguments.words(), [](const auto& word) { return findCommand(word); });
    if (command != arguments.words().end() && !std::filesystem::is_regular_file(*command))
        arguments.setProblem("options come after the command: duelogue " + *command + " ... --OPTION");
    if (const auto* problem = std::get_if<std::string>(&config)) arguments.setProblem(*problem);
    if (arguments.has(ownCardsOption.name)) useOwnCards(arguments);
    if (arguments.problem().empty()) return std::nullopt;
    console.err << "duelogue: " << arguments.problem() << "\n";
    return ExitStatus::Misused;
}

std::optional<ExitStatus> runWords(std::span<const std::string> words, Console& console) {
    if (wantsWindow(words)) return openWindow(words, console);
    // Writing to a closed pipe then fails like writing to a full disk, instead of ending the process.
    (void)std::signal(SIGPIPE, SIG_IGN);
    const std::string& first = words.front();
    if (const ProgramTask* task = programTask(first)) return task->run(words.subspan(1), console);
    if (const Command* command = findCommand(first)) return run(*command, words.subspan(1), console);
    std::vector<std::string> names;
    if (first.starts_with("-")) {
        for (const OptionHelp& option : windowOptions()) names.push_back("--" + std::string(option.name));
        for (const ProgramTask& task : programTasks()) names.push_back("--" + std::string(task.name));
    } else {
        for (const Command& command : commands()) names.emplace_back(command.name);
    }
    console.err << "duelogue: "
                << (first.starts_with("-") ? unknownOption(first, names) : unknownWord("command", first, names))
                << "\nTry \"duelogue --help\".\n";
    return ExitStatus::Misused;
}

/// Returns true if standard output is a pipe whose reader has exited, as in "| head".
bool hasReaderGone() {
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0;
}

/// Reports problems of the database and of standard output, which turn success into failure. Returns the final status.
ExitStatus settled(ExitStatus status, Console& console) {
    std::vector<std::string> problems = Database::takeProblems();
    console.out.flush();
    const bool isUnread = !console.out && hasReaderGone();
    if (isUnread && status == ExitStatus::Failed) status = ExitStatus::Fine;
    if (!console.out && !isUnread) problems.emplace_back("Can't write to standard output; the result is incomplete.");
    for (const std::string& problem : problems) console.err << problem << "\n";
    return problems.empty() || status == ExitStatus::Misused ? status : ExitStatus::Failed;
}

}  // namespace

std::optional<ExitStatus> runCommandLine(std::span<const std::string> words, Console& console) {
    PrintableStream out(console.out);
    PrintableStream err(console.err);
    Console printing{out, err, console.terminal};
    const auto status = runWords(words, printing);
    return status ? std::optional(settled(*status, printing)) : std::nullopt;
}

}  // namespace duelogue
