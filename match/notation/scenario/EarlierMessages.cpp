#include "match/notation/scenario/EarlierMessages.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "resources/Embedded.h"

namespace duelogue {

namespace {

constexpr std::string_view namePlace = "[1]";

struct Pair {
    std::string_view earlier;
    std::string_view now;
};

std::vector<Pair> readPairs() {
    constexpr std::string_view arrow = " => ";
    std::vector<Pair> pairs;
    const auto files = embeddedFiles();
    const auto file = std::ranges::find(files, "notation/earlier-messages.txt", &EmbeddedFile::path);
    std::string_view rest = file != files.end() ? file->text : std::string_view();
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const std::size_t at = line.find(arrow);
        if (line.starts_with('#') || at == std::string_view::npos) continue;
        pairs.push_back({line.substr(0, at), line.substr(at + arrow.size())});
    }
    return pairs;
}

const std::vector<Pair>& pairs() {
    static const std::vector<Pair> all = readPairs();
    return all;
}

/// Returns the name that stands in the message in place of [1]; empty if the text has no such place. Returns nullopt if
/// the message is not this text.
std::optional<std::string_view> nameIn(std::string_view message, std::string_view text) {
    const std::size_t place = text.find(namePlace);
    if (place == std::string_view::npos) return message == text ? std::optional(std::string_view()) : std::nullopt;
    const std::string_view begin = text.substr(0, place);
    const std::string_view end = text.substr(place + namePlace.size());
    const bool fits =
        message.size() >= begin.size() + end.size() && message.starts_with(begin) && message.ends_with(end);
    if (!fits) return std::nullopt;
    return message.substr(begin.size(), message.size() - begin.size() - end.size());
}

}  // namespace

bool saysNowOrEarlier(const std::string& message, std::string_view words) {
    if (message.find(words) != std::string::npos) return true;
    return std::ranges::any_of(pairs(), [&](const Pair& pair) {
        const auto name = nameIn(message, pair.now);
        if (!name) return false;
        std::string earlier(pair.earlier);
        if (const std::size_t place = earlier.find(namePlace); place != std::string::npos)
            earlier.replace(place, namePlace.size(), *name);
        return earlier.find(words) != std::string::npos;
    });
}

}  // namespace duelogue
