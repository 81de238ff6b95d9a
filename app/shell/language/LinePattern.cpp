#include "app/shell/language/LinePattern.h"

#include <algorithm>
#include <array>
#include <utility>

namespace duelogue {

namespace {

/// The separators between cards and their place.
constexpr std::array<std::string_view, 2> places{" at ", " on "};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Returns the end of the part that begins at `from`.
std::size_t endOf(std::string_view text, std::size_t from) {
    if (text[from] == '{') return std::min(text.find('}', from), text.size() - 1) + 1;
    if (text[from] == '[') return std::min(text.find(']', from), text.size() - 1) + 1;
    std::size_t end = from + 1;
    const bool digit = isDigit(text[from]);
    while (end < text.size() && text[end] != '{' && text[end] != '[' && isDigit(text[end]) == digit) ++end;
    return end;
}

}  // namespace

bool isPlace(std::string_view text) { return std::ranges::find(places, text) != places.end(); }

bool LinePart::isName() const {
    const bool bare = kind == Kind::Player && std::ranges::all_of(text, isDigit);
    return bare || kind == Kind::Names;
}

std::vector<LinePart> partsOf(std::string_view text) {
    std::vector<LinePart> parts;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = endOf(text, at);
        const std::string_view piece = text.substr(at, end - at);
        if (piece.front() == '{') {
            parts.push_back({LinePart::Kind::Player, std::string(piece.substr(1, piece.size() - 2))});
        } else if (piece.front() == '[') {
            parts.push_back({LinePart::Kind::Names, std::string(piece.substr(1, piece.size() - 2))});
        } else {
            parts.push_back(
                {isDigit(piece.front()) ? LinePart::Kind::Number : LinePart::Kind::Text, std::string(piece)});
        }
        at = end;
    }
    return parts;
}

LinePattern::LinePattern(std::string_view text) {
    const std::vector<LinePart> parts = partsOf(text);
    for (std::size_t i = 0; i < parts.size();) {
        const std::size_t end = endOfNames(parts, i);
        if (end > i + 1) {
            addNames(
                {parts.begin() + static_cast<std::ptrdiff_t>(i), parts.begin() + static_cast<std::ptrdiff_t>(end)});
        } else {
            add(parts[i]);
        }
        i = end;
    }
}

std::size_t LinePattern::endOfName(const std::vector<LinePart>& parts, std::size_t at) {
    if (at >= parts.size() || !parts[at].isName()) return at;
    const bool isPlaced = at + 2 < parts.size() && parts[at].kind == LinePart::Kind::Names &&
                          isPlace(parts[at + 1].text) && parts[at + 2].kind == LinePart::Kind::Names;
    return isPlaced ? at + 3 : at + 1;
}

std::size_t LinePattern::endOfNames(const std::vector<LinePart>& parts, std::size_t from) {
    const std::size_t first = endOfName(parts, from);
    if (first == from) return from + 1;
    for (std::size_t at = first; at + 1 < parts.size();) {
        const std::size_t next = endOfName(parts, at + 1);
        if (next == at + 1) break;
        if (parts[at].text == " and ") return next;
        if (parts[at].text != ", ") break;
        at = next;
    }
    return first;
}

void LinePattern::add(const LinePart& part) {
    if (part.kind == LinePart::Kind::Names) return addNames({part});
    if (part.kind == LinePart::Kind::Number) {
        m_numbers.push_back(part.text);
        m_key += '#' + std::to_string(m_numbers.size());
    } else if (part.kind == LinePart::Kind::Player) {
        const std::size_t digits = part.text.find_first_not_of("0123456789");
        const std::string who = part.text.substr(0, digits);
        const auto known = std::ranges::find(m_players, who);
        m_key += std::string("{") + static_cast<char>('A' + (known - m_players.begin()));
        if (known == m_players.end()) m_players.push_back(who);
        m_key += (digits == std::string::npos ? std::string() : part.text.substr(digits)) + '}';
    } else {
        m_key += part.text;
    }
}

void LinePattern::addNames(std::vector<LinePart> names) {
    std::erase_if(names, [](const LinePart& part) { return !part.isName() && !isPlace(part.text); });
    m_names.push_back(std::move(names));
    m_key += '[' + std::to_string(m_names.size()) + ']';
}

}  // namespace duelogue
