#include <unistd.h>

#include <iostream>
#include <string>
#include <vector>

#include "app/RunWindow.h"
#include "app/cli/CommandLine.h"

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    duelogue::Console console{std::cout, std::cerr, isatty(STDERR_FILENO) != 0};
    const auto status = duelogue::runCommandLine(words, console);
    return status ? static_cast<int>(*status) : duelogue::runWindow(argc, argv);
}
