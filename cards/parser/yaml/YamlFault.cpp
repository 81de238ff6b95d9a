#include "cards/parser/yaml/YamlFault.h"

#include <algorithm>
#include <array>
#include <optional>

namespace duelogue {

namespace {

using namespace std::string_view_literals;

/// Longer lines are not repeated in a message.
constexpr std::size_t longestLine = 120;

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

/// Calls `visit` with the position of each character outside quotes, brackets and braces, until it returns true.
/// Returns that position, or npos.
template <class Visit>
std::size_t findOutside(std::string_view text, Visit&& visit) {
    char quote = 0;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote != 0) {
            if (c == quote) quote = 0;
            continue;
        }
        const bool begins = i == 0 || " ,[{"sv.find(text[i - 1]) != std::string_view::npos;
        if (begins && (c == '"' || c == '\'')) {
            quote = c;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            --depth;
        } else if (depth <= 0 && visit(i)) {
            return i;
        }
    }
    return std::string_view::npos;
}

std::string_view withoutComment(std::string_view line) {
    return line.substr(
        0, findOutside(line, [&](std::size_t i) { return line[i] == '#' && (i == 0 || line[i - 1] == ' '); }));
}

std::size_t colonIn(std::string_view text) {
    return findOutside(text,
                       [&](std::size_t i) { return text[i] == ':' && (i + 1 == text.size() || text[i + 1] == ' '); });
}

/// Returns the line without the dashes of lists, indentation and comment.
std::string_view entryOf(std::string_view line) {
    line = trimmed(withoutComment(line));
    while (line.starts_with("- ")) line = trimmed(line.substr(2));
    return line;
}

/// Returns "draw: 2" as "{draw: 2}", and a further map in its value in braces of its own.
std::string inBraces(std::string_view text) {
    const std::size_t colon = colonIn(text);
    if (colon == std::string_view::npos) return std::string(text);
    const std::string value = inBraces(trimmed(text.substr(colon + 1)));
    return "{" + std::string(trimmed(text.substr(0, colon))) + (value.empty() ? ":" : ": ") + value + "}";
}

/// Returns the entry with braces around the second of two maps in one line: `do: draw: 2`. A name gets quotes instead.
std::optional<std::string> withBraces(std::string_view entry) {
    const std::size_t colon = colonIn(entry);
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string key(trimmed(entry.substr(0, colon)));
    const std::string_view value = trimmed(entry.substr(colon + 1));
    if (colonIn(value) == std::string_view::npos) return std::nullopt;
    constexpr std::array texts{"name"sv, "type"sv, "set"sv, "code"sv, "icon"sv};
    const bool isText = std::ranges::find(texts, std::string_view(key)) != texts.end();
    return key + ": " + (isText ? '"' + std::string(value) + '"' : inBraces(value));
}

/// Returns the entry without the braces around single symbols: `cost: {2}{W}`.
std::optional<std::string> withoutBraces(std::string_view entry) {
    const std::size_t colon = colonIn(entry);
    if (colon == std::string_view::npos || entry.find("}{") == std::string_view::npos) return std::nullopt;
    std::string result(entry);
    std::erase_if(result, [](char c) { return c == '{' || c == '}'; });
    return result;
}

/// Returns the entry with quotes around a value that YAML would read as something else: `stats: */*`.
std::optional<std::string> withQuotes(std::string_view entry) {
    const std::size_t colon = colonIn(entry);
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view value = trimmed(entry.substr(colon + 1));
    if (value.empty() || "*&!%@`|>"sv.find(value.front()) == std::string_view::npos) return std::nullopt;
    return std::string(entry.substr(0, colon + 1)) + " \"" + std::string(value) + '"';
}

std::string reasonOf(std::string_view message, std::string_view line) {
    const std::string_view indentation = line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
    if (indentation.find('\t') != std::string_view::npos) return "lines are indented with spaces, not with tabs";
    if (message.find("end of map flow") != std::string_view::npos)
        return "a brace { is not closed, or a comma is missing";
    if (message.find("end of sequence flow") != std::string_view::npos)
        return "a bracket [ is not closed, or a comma is missing";
    if (message.find("end of map") != std::string_view::npos ||
        message.find("end of sequence") != std::string_view::npos)
        return "this line is not indented like the lines before it";
    if (message.find("illegal map value") != std::string_view::npos)
        return "there is a colon where no map can begin: write {key: value}, or put a text with a colon in quotes";
    return std::string(message);
}

}  // namespace

std::string explainYamlFault(std::string_view message, std::string_view line) {
    const std::string_view entry = entryOf(line);
    const bool isValue = message.find("illegal map value") != std::string_view::npos;
    if (entry.size() <= longestLine) {
        const auto nested = isValue ? withBraces(entry) : std::nullopt;
        if (const auto& better = nested) return "two colons in one line: write " + *better;
        if (const auto better = withoutBraces(entry)) return "symbols are written without braces: write " + *better;
        if (const auto better = withQuotes(entry)) return "this value needs quotes: write " + *better;
    }
    return "this is not YAML: " + reasonOf(message, line);
}

}  // namespace duelogue
