#include "app/cli/CommandLine.h"

#include <algorithm>
#include <vector>

#include "cards/Nearest.h"

namespace duelogue {

namespace {

const std::vector<Command>& commands() {
    static const std::vector<Command> all{simulateCommand(), watchCommand(), checkCommand(), cardsCommand(),
                                          benchCommand()};
    return all;
}

void help(std::ostream& out) {
    out << "duelogue: card duels with every rule enforced.\n\n"
           "  duelogue                opens the window\n";
    for (const Command& command : commands()) {
        std::string line = "  duelogue " + std::string(command.name);
        line.resize(std::max<std::size_t>(26, line.size() + 2), ' ');
        out << line << command.text << "\n";
    }
    out << "  duelogue --version      says which version this is\n\n"
           "\"duelogue COMMAND --help\" says more about a command.\n";
}

void help(const Command& command, std::ostream& out) {
    out << "duelogue " << command.name << (command.options.empty() ? "" : " [OPTIONS]");
    if (!command.arguments.empty()) out << " " << command.arguments;
    out << "\n" << command.text << ".\n";
    if (!command.options.empty()) out << "\n" << describe(command.options);
}

ExitStatus run(const Command& command, std::span<const std::string> words, Console& console) {
    if (std::any_of(words.begin(), words.end(), [](const std::string& w) { return w == "--help" || w == "-h"; })) {
        help(command, console.out);
        return ExitStatus::Fine;
    }
    Arguments arguments(command.options, words);
    ExitStatus status = ExitStatus::Misused;
    if (arguments.problem().empty()) status = command.run(arguments, console);
    if (arguments.problem().empty()) return status;
    console.err << "duelogue " << command.name << ": " << arguments.problem() << "\n\"duelogue " << command.name
                << " --help\" says what there is.\n";
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
