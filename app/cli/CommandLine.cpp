#include "app/cli/CommandLine.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "app/Games.h"
#include "cards/Nearest.h"

namespace duelogue {

namespace {

const std::vector<Command>& commands() {
    static const std::vector<Command> all{simulateCommand(), arenaCommand(), watchCommand(), replayCommand(),
                                          checkCommand(),    cardsCommand(), deckCommand(),  benchCommand()};
    return all;
}

constexpr OptionHelp ownCards{"cards", "DIR", "", "your own card files; where not given, those of the data folder"};

/// Every command knows where own cards are.
std::vector<OptionHelp> optionsOf(const Command& command) {
    std::vector<OptionHelp> all(command.options.begin(), command.options.end());
    all.push_back(ownCards);
    return all;
}

void help(std::ostream& out) {
    out << "duelogue: card duels with every rule enforced.\n\n"
           "  duelogue [--cards DIR]  opens the window\n";
    for (const Command& command : commands()) {
        std::string line = "  duelogue " + std::string(command.name);
        line.resize(std::max<std::size_t>(26, line.size() + 2), ' ');
        out << line << command.text << "\n";
    }
    out << "  duelogue --version      says which version this is\n\n"
           "\"duelogue COMMAND --help\" says more about a command.\n";
}

void help(const Command& command, std::ostream& out) {
    out << "duelogue " << command.name << " [OPTIONS]" << (command.arguments.empty() ? "" : " ") << command.arguments
        << "\n"
        << command.text << ".\n\n"
        << describe(optionsOf(command));
}

/// The folder must be there where somebody named it.
void useOwnCards(Arguments& arguments) {
    const bool named = arguments.has(ownCards.name);
    const std::string folder = named ? arguments.value(ownCards.name) : usualOwnCards();
    std::error_code error;
    if (named && !std::filesystem::is_directory(folder, error)) {
        arguments.setProblem("--cards: found \"" + folder + "\", expected a folder that can be read");
    }
    readOwnCards(folder);
}

ExitStatus run(const Command& command, std::span<const std::string> words, Console& console) {
    if (std::any_of(words.begin(), words.end(), [](const std::string& w) { return w == "--help" || w == "-h"; })) {
        help(command, console.out);
        return ExitStatus::Fine;
    }
    Arguments arguments(optionsOf(command), words);
    useOwnCards(arguments);
    ExitStatus status = ExitStatus::Misused;
    if (arguments.problem().empty()) status = command.run(arguments, console);
    for (const std::string& mistake : ownCardMistakes()) console.err << mistake << "\n";
    if (arguments.problem().empty()) return status;
    console.err << "duelogue " << command.name << ": " << arguments.problem() << "\n\"duelogue " << command.name
                << " --help\" says what there is.\n";
    return ExitStatus::Misused;
}

/// "--cards DIR" before anything else is for the window.
std::optional<ExitStatus> openWithOwnCards(std::span<const std::string> words, Console& console) {
    const std::vector<OptionHelp> options{ownCards};
    Arguments arguments(options, words.first(std::min<std::size_t>(words.size(), 2)));
    useOwnCards(arguments);
    if (arguments.problem().empty()) return std::nullopt;
    console.err << "duelogue: " << arguments.problem() << "\n";
    return ExitStatus::Misused;
}

}  // namespace

std::optional<ExitStatus> runCommandLine(std::span<const std::string> words, Console& console) {
    if (words.empty()) return std::nullopt;
    const std::string& first = words.front();
    if (first == "--help" || first == "-h" || first == "help") {
        help(console.out);
        return ExitStatus::Fine;
    }
    if (first == "--version") {
        console.out << "duelogue " << DUELOGUE_VERSION << "\n";
        return ExitStatus::Fine;
    }
    if (first.starts_with("-") && !first.starts_with("--")) return std::nullopt;
    if (first.starts_with("--cards")) return openWithOwnCards(words, console);
    std::vector<std::string> names;
    for (const Command& command : commands()) {
        if (command.name == first) return run(command, words.subspan(1), console);
        names.emplace_back(command.name);
    }
    console.err << "duelogue: " << foundInstead(first, "a command", names)
                << "\n\"duelogue --help\" says what there is.\n";
    return ExitStatus::Misused;
}

}  // namespace duelogue
