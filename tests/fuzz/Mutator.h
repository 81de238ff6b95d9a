#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "match/state/Random.h"

namespace duelogue {

/// A generator of random damage to input text. The same seed makes the same damage on every machine, so the seed alone
/// identifies a failure. Each call makes one change. A fuzzer changes most inputs several times and leaves some
/// unchanged.
class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    /// Returns a number from 0 to count - 1. `count` must not be 0.
    [[nodiscard]] std::size_t below(std::size_t count) {
        return m_random.below(static_cast<std::uint32_t>(std::min<std::size_t>(count, 0xffffffffU)));
    }
    [[nodiscard]] bool oneIn(std::size_t count) { return below(count) == 0; }
    template <class List>
    [[nodiscard]] const auto& anyOf(const List& list) {
        return list[below(std::size(list))];
    }

    /// Changes letters, words, numbers or lines of a text. Words and lines are taken from `source`, a valid text, or
    /// from the text itself if `source` is empty.
    void spoilText(std::string& text, std::string_view source = {});

private:
    /// A range of a text.
    struct Stretch {
        std::size_t begin = 0;
        std::size_t size = 0;
    };
    Random m_random;

    /// Returns a random range, usually a short one.
    [[nodiscard]] Stretch anyStretch(std::size_t size) {
        const std::size_t begin = below(size + 1);
        const std::size_t longest = oneIn(8) ? size : 24;
        return {begin, std::min(size - begin, below(longest + 1))};
    }
    [[nodiscard]] Stretch anyWord(std::string_view text);
    [[nodiscard]] Stretch anyLine(std::string_view text);
    [[nodiscard]] char anyLetter();
    [[nodiscard]] std::string anyNumber();
    void spoilLetters(std::string& text);
    void spoilNumber(std::string& text);
    void exchange(std::string& text, Stretch at, std::string_view source, Stretch other) {
        const std::string taken(source.substr(other.begin, other.size));
        text.replace(at.begin, at.size, taken);
    }
};

// ---------------------------------------------------------------------------------------------------- texts

inline char Mutator::anyLetter() {
    constexpr std::string_view letters = "{}[]()<>:;,.-+*/=#&!|'\"`%@$^~?\\\n\r\t aZ09\x01\x1b\x7f\xff\xc3\xe2\xef";
    return oneIn(20) ? '\0' : anyOf(letters);
}

/// Returns a number at which parsers often fail.
inline std::string Mutator::anyNumber() {
    constexpr std::array<const char*, 22> numbers{"0",           "-1",
                                                  "1",           "2",
                                                  "7",           "20",
                                                  "99",          "127",
                                                  "128",         "255",
                                                  "256",         "32767",
                                                  "32768",       "65535",
                                                  "65536",       "2147483647",
                                                  "1e9",         "2147483648",
                                                  "-2147483648", "4294967296",
                                                  "0x10",        "18446744073709551616"};
    return anyOf(numbers);
}

/// Returns a run of letters and digits at a random position or after it. The run is empty if none follows.
inline Mutator::Stretch Mutator::anyWord(std::string_view text) {
    const auto belongs = [&](std::size_t at) { return std::isalnum(static_cast<unsigned char>(text[at])) != 0; };
    std::size_t begin = below(text.size() + 1);
    while (begin < text.size() && !belongs(begin)) ++begin;
    while (begin > 0 && begin < text.size() && belongs(begin - 1)) --begin;
    std::size_t end = begin;
    while (end < text.size() && belongs(end)) ++end;
    return {begin, end - begin};
}

/// Returns a line including its end.
inline Mutator::Stretch Mutator::anyLine(std::string_view text) {
    const std::size_t at = below(text.size() + 1);
    const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    return {begin, std::min(end + 1, text.size()) - begin};
}

inline void Mutator::spoilLetters(std::string& text) {
    const Stretch at = anyStretch(text.size());
    switch (below(5)) {
        case 0:
            if (at.begin < text.size()) text[at.begin] = anyLetter();
            return;
        case 1:
            text.insert(at.begin, 1, anyLetter());
            return;
        case 2:
            text.erase(at.begin, at.size);
            return;
        case 3:
            text.insert(at.begin, text.substr(at.begin, at.size));
            return;
        default:
            // Sometimes inserts a very long run of one letter, because depth and length have limits.
            text.insert(at.begin, oneIn(10) ? 3000 : below(40), anyLetter());
            return;
    }
}

inline void Mutator::spoilNumber(std::string& text) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const std::size_t from = below(text.size() + 1);
    const auto first = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), isDigit);
    const auto last = std::find_if_not(first, text.end(), isDigit);
    text.replace(first, last, anyNumber());
}

inline void Mutator::spoilText(std::string& text, std::string_view source) {
    const std::string own = source.empty() ? text : std::string();
    const std::string_view from = source.empty() ? std::string_view(own) : source;
    switch (below(8)) {
        case 0:
        case 1:
        case 2:
            return spoilLetters(text);
        case 3:
            return spoilNumber(text);
        case 4:
            return exchange(text, anyWord(text), from, anyWord(from));
        case 5:
            return exchange(text, anyLine(text), from, anyLine(from));
        case 6: {
            const Stretch line = anyLine(text);
            return exchange(text, {line.begin, oneIn(2) ? line.size : 0}, from, oneIn(2) ? anyLine(from) : Stretch{});
        }
        default:
            if (oneIn(4)) return text.resize(below(text.size() + 1));
            return exchange(text, anyStretch(text.size()), from, anyStretch(from.size()));
    }
}

}  // namespace duelogue
