#include "match/notation/Options.h"

#include <algorithm>
#include <vector>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Text.h"

namespace duelogue {

namespace {

using Setting = Rulebook::MatchSetting;

/// Returns the value that the text gives as a number or by its name.
std::optional<int> valueOf(const Setting& setting, std::string_view text) {
    const auto named = std::ranges::find(setting.names, text);
    if (named != setting.names.end()) return setting.least + static_cast<int>(named - setting.names.begin());
    return notation::number(text, setting.least, setting.most);
}

/// Returns text such as "London, Paris or none", or "random or a number from 0 to 2" if some values have no name.
std::string expectedValue(const Setting& setting) {
    std::vector<std::string> values = setting.names;
    if (setting.most - setting.least >= std::ssize(values))
        values.push_back("a number from " + std::to_string(setting.least) + " to " + std::to_string(setting.most));
    std::string expected;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const char* const joint = i == 0 ? "" : i + 1 == values.size() ? " or " : ", ";
        expected += joint + values[i];
    }
    return expected;
}

}  // namespace

std::string settingValue(const Setting& setting, int value) {
    const int place = value - setting.least;
    return place >= 0 && place < std::ssize(setting.names) ? setting.names[static_cast<std::size_t>(place)]
                                                           : std::to_string(value);
}

std::optional<OptionMistake> setOption(const Rulebook& rulebook, std::string_view words,
                                       std::span<std::int16_t> options) {
    const auto known = rulebook.settings();
    std::string names;
    for (std::size_t i = 0; i < known.size(); ++i) {
        names += (names.empty() ? "" : ", ") + known[i].word;
        std::string_view rest = words;
        if (!notation::take(rest, known[i].word)) continue;
        const auto number = valueOf(known[i], rest);
        if (!number) return OptionMistake{expectedValue(known[i]), rest};
        options[i] = static_cast<std::int16_t>(*number);
        return std::nullopt;
    }
    return OptionMistake{known.empty() ? "no option: this game has none" : "an option: " + names, words};
}

std::string writeOptions(const Rulebook& rulebook, std::span<const std::int16_t> options) {
    std::string text;
    const auto known = rulebook.settings();
    for (std::size_t i = 0; i < std::min(known.size(), options.size()); ++i) {
        if (options[i] != known[i].usual)
            text += "option      " + known[i].word + " " + settingValue(known[i], options[i]) + "\n";
    }
    return text;
}

}  // namespace duelogue
