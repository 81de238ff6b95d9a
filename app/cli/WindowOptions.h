#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/Arguments.h"

namespace duelogue {

/// What the window is to open with, as the words behind the program's name say it.
struct WindowOptions {
    std::string file;         ///< a deck or a replay to look at; empty: none
    bool another = false;     ///< a window of its own, whatever window is open
    bool firstFrame = false;  ///< it closes after its first frame, and tells what that took

    bool operator==(const WindowOptions&) const = default;
};

/// The options of the window.
[[nodiscard]] std::vector<OptionHelp> windowOptions();
/// Whether the words ask for the window: there are none, or they begin with an option of the window, with one of Qt's
/// own ("-platform"), or with a file.
[[nodiscard]] bool wantsWindow(std::span<const std::string> words);
/// The words without those that Qt takes for itself, as far as that can be told before Qt has read them.
[[nodiscard]] std::vector<std::string> withoutQtOptions(std::span<const std::string> words);
/// Returns the wish that the words express, or one line about a mistake in them. Leaves the file unread: after a double
/// click, only the window can show why a file can't be opened.
[[nodiscard]] std::variant<WindowOptions, std::string> readWindowWish(std::span<const std::string> words);

}  // namespace duelogue
