#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/Arguments.h"

namespace duelogue {

/// The command line options of the window.
struct WindowOptions {
    std::string file;         ///< a deck or a replay to open; empty if none
    bool another = false;     ///< open a new window even if one is already open
    bool firstFrame = false;  ///< close after the first frame and report how long it took

    bool operator==(const WindowOptions&) const = default;
};

/// Returns the options of the window.
[[nodiscard]] std::vector<OptionHelp> windowOptions();
/// Returns true if the words request the window. They are empty, or begin with an option of the window, with an option
/// of Qt ("-platform"), or with a file.
[[nodiscard]] bool wantsWindow(std::span<const std::string> words);
/// Returns the words without Qt's own options, as far as they can be recognized before Qt parses them.
[[nodiscard]] std::vector<std::string> withoutQtOptions(std::span<const std::string> words);
/// Parses the options of the window, or returns a one-line error. Does not open the file: after a double click, only
/// the window can show why it can't be opened.
[[nodiscard]] std::variant<WindowOptions, std::string> readWindowOptions(std::span<const std::string> words);

}  // namespace duelogue
