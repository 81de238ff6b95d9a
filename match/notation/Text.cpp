#include "match/notation/Text.h"

#include <algorithm>
#include <charconv>

namespace duelogue {

namespace {

constexpr std::string_view blanks = " \t\r\v\f";
/// Longer quotations are cut in a message.
constexpr std::size_t longestQuote = 200;

bool isBlank(char letter) { return blanks.find(letter) != std::string_view::npos; }

}  // namespace

bool NotationLine::begins(std::string_view words) const {
    std::string_view rest = text;
    return notation::take(rest, words);
}

std::string NotationLine::quoted(std::string_view text) {
    if (text.empty()) return "nothing";
    std::string result(1, '"');
    result += text.substr(0, longestQuote);
    if (text.size() > longestQuote) result += "...";
    result += '"';
    return result;
}

namespace notation {

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return text.substr(0, 0);
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::string_view takeWord(std::string_view& text) {
    text = trimmed(text);
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text = trimmed(text.substr(word.size()));
    return word;
}

bool take(std::string_view& text, std::string_view words) {
    if (words.empty() || !text.starts_with(words)) return false;
    const std::string_view rest = text.substr(words.size());
    if (!rest.empty() && !isBlank(rest.front())) return false;
    text = trimmed(rest);
    return true;
}

std::optional<std::size_t> takeOneOf(std::string_view& text, const std::vector<std::string>& words) {
    std::optional<std::size_t> longest;
    std::string_view behind;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string_view rest = text;
        if (!take(rest, words[i]) || (longest && words[*longest].size() >= words[i].size())) continue;
        longest = i;
        behind = rest;
    }
    if (longest) text = behind;
    return longest;
}

bool takeLast(std::string_view& text, std::string_view words) {
    if (words.empty() || !text.ends_with(words)) return false;
    const std::string_view rest = text.substr(0, text.size() - words.size());
    if (rest.empty() || !isBlank(rest.back())) return false;
    text = trimmed(rest);
    return true;
}

std::optional<int> number(std::string_view text, int least, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (value < least || value > most) return std::nullopt;
    return value;
}

std::size_t characters(std::string_view text) {
    // Bytes of the form 10xxxxxx continue a character.
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }));
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += between;
        text += part;
    }
    return text;
}

std::vector<std::string_view> parts(std::string_view text) {
    std::vector<std::string_view> result;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] == '(') ++depth;
        if (i < text.size() && text[i] == ')' && depth > 0) --depth;
        if (i < text.size() && (text[i] != ',' || depth > 0)) continue;
        result.push_back(trimmed(text.substr(begin, i - begin)));
        begin = i + 1;
    }
    return result;
}

std::vector<NotationLine> lines(std::string_view text) {
    std::vector<NotationLine> result;
    int count = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        ++count;
        if (!line.empty() && line.front() != '#') result.push_back({count, std::string(line)});
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return result;
}

}  // namespace notation

}  // namespace duelogue
