#include "match/notation/Options.h"

#include <algorithm>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Text.h"

namespace duelogue {

std::optional<OptionMistake> setOption(const Rulebook& rulebook, std::string_view words,
                                       std::span<std::int16_t> options) {
    const auto known = rulebook.settings();
    std::string names;
    for (std::size_t i = 0; i < known.size(); ++i) {
        names += (names.empty() ? "" : ", ") + known[i].word;
        std::string_view rest = words;
        if (!notation::take(rest, known[i].word)) continue;
        const auto number = notation::number(rest, known[i].least, known[i].most);
        if (!number)
            return OptionMistake{
                "a number from " + std::to_string(known[i].least) + " to " + std::to_string(known[i].most), rest};
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
            text += "option      " + known[i].word + " " + std::to_string(options[i]) + "\n";
    }
    return text;
}

}  // namespace duelogue
