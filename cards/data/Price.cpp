#include "cards/data/Price.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace duelogue {

namespace {

constexpr int mostOfAKind = 99;

bool add(std::uint8_t& kind, int amount) {
    const int sum = kind + amount;
    kind = static_cast<std::uint8_t>(std::min(sum, mostOfAKind));
    return sum <= mostOfAKind;
}

/// Returns the index of the symbol in Cost::resources, or nullopt.
std::optional<std::size_t> indexOfSymbol(const Vocabulary& words, char symbol) {
    for (std::size_t i = 0; i < words.resources.size() && i + 1 < Cost{}.resources.size(); ++i) {
        if (words.resources[i].symbol == std::string(1, symbol)) return i + 1;
    }
    return std::nullopt;
}

}  // namespace

std::string symbolsOf(const Vocabulary& words, const Cost& cost) {
    std::string text(cost.x, 'X');
    if (cost.resources[0] > 0) text += std::to_string(cost.resources[0]);
    for (std::size_t i = 0; i < words.resources.size(); ++i) {
        for (int n = 0; n < cost.resources[i + 1]; ++n) text += words.resources[i].symbol;
    }
    return text;
}

bool hasResources(const Vocabulary& words) { return !words.resources.empty() || !words.anyResource.empty(); }

std::string withoutBraces(const Vocabulary& words, const std::string& text) {
    std::string plain = text;
    std::erase_if(plain, [](char c) { return c == '{' || c == '}' || c == ' '; });
    Cost ignored;
    return plain != text && readSymbols(words, plain, ignored) ? plain : std::string();
}

bool readSymbols(const Vocabulary& words, const std::string& text, Cost& cost) {
    Cost read = cost;
    std::size_t digits = 0;
    while (digits < text.size() && std::isdigit(static_cast<unsigned char>(text[digits])) != 0) ++digits;
    constexpr std::size_t mostDigits = 2;
    if (text.empty() || digits > mostDigits) return false;
    if (digits > 0 && !add(read.resources[0], std::stoi(text.substr(0, digits)))) return false;
    for (const char symbol : text.substr(digits)) {
        if (symbol == 'X') {
            if (!add(read.x, 1)) return false;
            continue;
        }
        const auto index = indexOfSymbol(words, symbol);
        if (!index || !add(read.resources[*index], 1)) return false;
    }
    if (!hasResources(words) && read != cost) return false;
    cost = read;
    return true;
}

}  // namespace duelogue
