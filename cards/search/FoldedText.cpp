#include "cards/search/FoldedText.h"

#include <algorithm>
#include <cctype>
#include <cstdint>

namespace duelogue {

namespace {

/// The plain letters of U+00C0 to U+017F, two columns each.
constexpr std::string_view latin =
    "a a a a a a aec e e e e i i i i d n o o o o o \xC3\x97o u u u u y thss"
    "a a a a a a aec e e e e i i i i d n o o o o o \xC3\xB7o u u u u y thy "
    "a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g "
    "g g g g h h h h i i i i i i i i i i ijijj j k k k l l l l l l l "
    "l l l n n n n n n 'nn n o o o o o o oeoer r r r r r s s s s s s "
    "s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s ";
static_assert(latin.size() == 2 * (0x180 - 0xC0));

/// Appends the plain form of the character at the beginning of a text. Returns the number of bytes it takes.
std::size_t appendPlain(std::string& result, std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80) {
        result += static_cast<char>(std::tolower(byte(0)));
        return 1;
    }
    if (text.starts_with("\xC2\xA0")) {  // a non-breaking space
        result += ' ';
        return 2;
    }
    if (byte(0) >= 0xC3 && byte(0) <= 0xC5 && text.size() > 1 && (byte(1) & 0xC0U) == 0x80) {
        const unsigned code = ((byte(0) & 0x1FU) << 6U) | (byte(1) & 0x3FU);
        const std::string_view plain = latin.substr(2 * std::size_t{code - 0xC0}, 2);
        result += plain[1] == ' ' ? plain.substr(0, 1) : plain;
        return 2;
    }
    if (text.starts_with("\xE2\x80") && text.size() > 2) {
        const unsigned char last = byte(2);
        const bool isDash = last >= 0x90 && last <= 0x95;
        const bool isQuote = last >= 0x98 && last <= 0x9B;
        const bool isDoubleQuote = last >= 0x9C && last <= 0x9F;
        if (isDash || isQuote || isDoubleQuote) {
            result += isDash ? '-' : isQuote ? '\'' : '"';
            return 3;
        }
    }
    result += text.front();
    return 1;
}

}  // namespace

std::string folded(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) text.remove_prefix(appendPlain(result, text));
    return result;
}

std::string foldedWord(std::string_view text) {
    std::string result = folded(text);
    std::erase_if(result, [](char letter) { return letter == ' ' || letter == '-'; });
    return result;
}

}  // namespace duelogue
