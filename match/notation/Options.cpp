#include "match/notation/Options.h"

#include <algorithm>
#include <vector>

#include "cards/rulestext/SpellingSuggestion.h"
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

/// Returns the words without a number at their end: "points to win" for "points to win 12".
std::string_view withoutNumber(std::string_view words) {
    const std::size_t blank = words.rfind(' ');
    const bool isNumbered =
        blank != std::string_view::npos && words.find_first_not_of("-0123456789", blank + 1) == std::string_view::npos;
    return isNumbered ? notation::trimmed(words.substr(0, blank)) : words;
}

}  // namespace

std::string settingValue(const Setting& setting, int value) {
    const int place = value - setting.least;
    return place >= 0 && place < std::ssize(setting.names) ? setting.names[static_cast<std::size_t>(place)]
                                                           : std::to_string(value);
}

std::optional<std::string> setOption(const Rulebook& rulebook, std::string_view words, int players,
                                     std::span<std::int16_t> options) {
    auto known = rulebook.settings();
    for (Setting& each : known) each.most = each.mostFor(players);
    if (known.empty()) return "this game has no settings";
    std::vector<std::string> names;
    for (std::size_t i = 0; i < known.size(); ++i) {
        names.push_back(known[i].word);
        std::string_view rest = words;
        const bool isFormer = !known[i].formerWord.empty() && notation::take(rest, known[i].formerWord);
        if (!isFormer && !notation::take(rest, known[i].word)) continue;
        const auto number = valueOf(known[i], rest);
        if (!number) {
            const std::string expected = expectedValue(known[i]);
            if (rest.empty()) return known[i].word + " needs " + expected;
            return known[i].word + ": " + NotationLine::quoted(rest) + " is not " + expected;
        }
        options[i] = static_cast<std::int16_t>(*number);
        return std::nullopt;
    }
    std::string unknown = unknownWord("setting", withoutNumber(words), names);
    return unknown.ends_with('?') ? unknown : unknown + ". The settings are " + notation::joined(names, ", ");
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
