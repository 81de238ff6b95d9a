#include <unistd.h>

#include <QCoreApplication>
#include <iostream>
#include <string>
#include <vector>

#include "app/Games.h"
#include "app/RunWindow.h"
#include "app/cli/CommandLine.h"

namespace {

/// What a command ends with; none where the words ask for the window.
std::optional<duelogue::ExitStatus> runCommand(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const QCoreApplication application(argc, argv);
    duelogue::Console console{std::cout, std::cerr, isatty(STDERR_FILENO) != 0};
    return duelogue::runCommandLine(words, console);
}

}  // namespace

int main(int argc, char** argv) {
    // They say where the user's own things are kept.
    QCoreApplication::setApplicationName("Duelogue");
    QCoreApplication::setOrganizationName("Duelogue");
    duelogue::readOwnCards(duelogue::usualOwnCards());
    const auto status = runCommand(argc, argv);
    return status ? static_cast<int>(*status) : duelogue::runWindow(argc, argv);
}
