#include "app/cli/WindowOptions.h"

#include <algorithm>
#include <filesystem>

#include "app/cli/Command.h"

namespace duelogue {

namespace {

constexpr OptionHelp anotherOption{"new-window", "", "", "Open a second window"};
constexpr OptionHelp firstFrameOption{"first-frame", "", "",
                                      "Exit after the first frame and report start-up time and memory"};

bool isQtOption(const std::string& word) {
    return word.size() > 1 && word.starts_with("-") && !word.starts_with("--") && word != "-h";
}

/// Returns true if the word looks like a file name instead of a misspelled command. The name of a command is never a
/// file.
bool isFile(const std::string& word) {
    if (word.starts_with("-") || findCommand(word) != nullptr) return false;
    std::error_code error;
    return word.find_first_of("./") != std::string::npos || std::filesystem::is_regular_file(word, error);
}

}  // namespace

std::vector<OptionHelp> windowOptions() { return {ownCardsOption, anotherOption, firstFrameOption}; }

bool wantsWindow(std::span<const std::string> words) {
    if (words.empty()) return true;
    const std::string name = words.front().substr(0, words.front().find('='));
    const auto named = [&](const OptionHelp& option) { return name == "--" + std::string(option.name); };
    return std::ranges::any_of(windowOptions(), named) || isQtOption(words.front()) || isFile(words.front());
}

/// Only Qt knows which of its options take a value; a word after a Qt option counts as its value here.
std::vector<std::string> withoutQtOptions(std::span<const std::string> words) {
    std::vector<std::string> ours;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isQtOption(words[i])) {
            ours.push_back(words[i]);
        } else if (i + 1 < words.size() && !words[i + 1].starts_with("-")) {
            ++i;
        }
    }
    return ours;
}

std::variant<WindowOptions, std::string> readWindowOptions(std::span<const std::string> words) {
    const std::vector<OptionHelp> options = windowOptions();
    Arguments arguments(options, words);
    if (arguments.words().size() > 1)
        arguments.setProblem("only one file can be opened, not also \"" + arguments.words()[1] + '"');
    if (!arguments.problem().empty()) return arguments.problem();
    // Other cards need a window of their own, never the one that is already open.
    const bool another = arguments.has(anotherOption.name) || arguments.has(ownCardsOption.name);
    return WindowOptions{arguments.words().empty() ? std::string() : arguments.words().front(), another,
                         arguments.has(firstFrameOption.name)};
}

}  // namespace duelogue
