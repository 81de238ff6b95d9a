#include "cards/parser/Printable.h"

#include <array>
#include <cstdint>

namespace duelogue {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

/// The first character of a text: its code point and its size in bytes.
struct Letter {
    std::uint32_t code = 0;
    std::size_t size = 1;
    bool isValid = false;
};

/// Decodes by RFC 3629: surrogates, overlong forms and code points beyond U+10FFFF are invalid.
Letter letterAt(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80) return {first, 1, true};
    const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < size) return {first, 1, false};
    std::uint32_t code = first & (0x7fU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0U) != 0x80) return {first, 1, false};
        code = code << 6U | (byte(i) & 0x3fU);
    }
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool isValid = code >= least[size] && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isValid ? Letter{code, size, true} : Letter{first, 1, false};
}

bool isPrintable(std::uint32_t code) {
    if (code < 0x20) return code == '\n' || code == '\t';
    const auto isIn = [code](std::uint32_t from, std::uint32_t to) { return code >= from && code <= to; };
    // Control characters, bidirectional marks and embeddings, line and paragraph separators, and the byte order mark.
    return !isIn(0x7f, 0x9f) && !isIn(0x200e, 0x200f) && !isIn(0x2028, 0x202e) && !isIn(0x2066, 0x2069) &&
           code != 0x61c && code != 0xfeff;
}

std::string code(std::string_view prefix, std::uint32_t number, unsigned digitCount) {
    std::string text(prefix);
    for (unsigned shift = 4 * digitCount; shift > 0; shift -= 4) text += digits[(number >> (shift - 4)) & 15U];
    return text;
}

std::string written(const Letter& letter) {
    return letter.code < 0x100 ? code("\\x", letter.code, 2) : code("\\u", letter.code, 4);
}

/// All unprintable code points are below U+10000, so four digits are enough.
std::string writtenInJson(const Letter& letter) { return code("\\u", letter.code, 4); }

std::string printed(std::string_view text, std::string (*writtenAs)(const Letter&)) {
    std::string fit;
    fit.reserve(text.size());
    while (!text.empty()) {
        const Letter letter = letterAt(text);
        if (letter.isValid && isPrintable(letter.code)) {
            fit += text.substr(0, letter.size);
        } else {
            fit += writtenAs(letter);
        }
        text.remove_prefix(letter.size);
    }
    return fit;
}

}  // namespace

std::string printable(std::string_view text) { return printed(text, &written); }

std::string printableJson(std::string_view json) { return printed(json, &writtenInJson); }

std::size_t endOfUtf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const Letter letter = letterAt(text.substr(at));
        if (!letter.isValid) break;
        at += letter.size;
    }
    return at;
}

PrintableStream::Lines::int_type PrintableStream::Lines::overflow(int_type letter) {
    if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
    const char one = traits_type::to_char_type(letter);
    return xsputn(&one, 1) == 1 ? letter : traits_type::eof();
}

std::streamsize PrintableStream::Lines::xsputn(const char* letters, std::streamsize count) {
    m_text.append(letters, static_cast<std::size_t>(count));
    const std::size_t end = m_text.rfind('\n');
    return end == std::string::npos || handOn(end + 1) ? count : 0;
}

int PrintableStream::Lines::sync() {
    const bool written = handOn(m_text.size());
    m_to.flush();
    return written && m_to ? 0 : -1;
}

bool PrintableStream::Lines::handOn(std::size_t count) {
    m_to << printable(std::string_view(m_text).substr(0, count));
    m_text.erase(0, count);
    return static_cast<bool>(m_to);
}

}  // namespace duelogue
