#include "app/Program.h"

#include <unistd.h>

#include <QCoreApplication>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/CommandLine.h"
#include "app/cli/WindowOptions.h"
#include "app/games/Games.h"
#include "app/shell/window/RunWindow.h"

namespace duelogue {

int runProgram(int argc, char** argv) {
    // Qt derives the user's data folder from these names.
    QCoreApplication::setApplicationName("Duelogue");
    QCoreApplication::setOrganizationName("Duelogue");
    readOwnCards(usualOwnCards());
    const std::vector<std::string> words(argv + 1, argv + argc);
    std::optional<QCoreApplication> application;
    if (!wantsWindow(words)) application.emplace(argc, argv);
    Console console{std::cout, std::cerr, isatty(STDERR_FILENO) != 0 ? &std::cerr : nullptr};
    const auto status = runCommandLine(words, console);
    return status ? static_cast<int>(*status) : runWindow(argc, argv);
}

}  // namespace duelogue
