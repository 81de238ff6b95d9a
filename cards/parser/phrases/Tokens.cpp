#include "cards/parser/phrases/Tokens.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace duelogue {

Tokens::Tokens(std::string_view phrase) {
    std::size_t begin = 0;
    const auto flush = [&](std::size_t end) {
        if (end > begin) addWord(phrase.substr(begin, end - begin));
        begin = end + 1;
    };
    for (std::size_t i = 0; i < phrase.size(); ++i) {
        const char c = phrase[i];
        const bool alone = c == '(' || c == ')' || c == ',';
        if (!alone && c != ' ' && c != '\t' && c != '\n' && c != '\r') continue;
        flush(i);
        if (alone) m_words.emplace_back(1, c);
    }
    flush(phrase.size());
}

void Tokens::addWord(std::string_view word) {
    if (word == "your") {
        m_words.emplace_back("you");
        m_words.emplace_back("'s");
    } else if (word.size() > 2 && word.ends_with("'s")) {
        m_words.emplace_back(word.substr(0, word.size() - 2));
        m_words.emplace_back("'s");
    } else {
        m_words.emplace_back(word);
    }
}

std::string_view Tokens::peek(std::size_t ahead) const {
    return m_at + ahead < m_words.size() ? std::string_view(m_words[m_at + ahead]) : std::string_view();
}

std::size_t Tokens::lengthIfNext(std::string_view words) const {
    std::size_t count = 0;
    while (!words.empty()) {
        const std::size_t space = words.find(' ');
        std::string_view word = words.substr(0, space);
        words = space == std::string_view::npos ? std::string_view() : words.substr(space + 1);
        if (word == "your") {
            if (peek(count++) != "you") return 0;
            word = "'s";
        }
        if (peek(count++) != word) return 0;
    }
    return count;
}

bool Tokens::comes(std::string_view words) const { return lengthIfNext(words) > 0; }

bool Tokens::accept(std::string_view words) {
    const std::size_t count = lengthIfNext(words);
    m_at += count;
    return count > 0;
}

namespace {

/// Returns the number of a word from "two" to "ten".
std::optional<int> spelledNumber(std::string_view word) {
    constexpr std::array<std::string_view, 9> words{"two",   "three", "four", "five", "six",
                                                    "seven", "eight", "nine", "ten"};
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<int>(found - words.begin()) + 2);
}

std::optional<int> numberOf(std::string_view word) {
    constexpr std::size_t mostDigits = 4;
    if (word.empty() || word.size() > mostDigits) return std::nullopt;
    int number = 0;
    for (const char c : word) {
        if (std::isdigit(static_cast<unsigned char>(c)) == 0) return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

}  // namespace

std::optional<int> Tokens::acceptNumber() {
    auto number = numberOf(peek());
    if (!number) number = spelledNumber(peek());
    if (number) ++m_at;
    return number;
}

void Tokens::dropPlus() {
    if (peek().starts_with('+') && numberOf(peek().substr(1))) m_words[m_at].erase(0, 1);
}

std::optional<int> Tokens::acceptNegative() {
    const std::string_view word = peek();
    const auto number = word.starts_with('-') ? numberOf(word.substr(1)) : std::nullopt;
    if (!number) return std::nullopt;
    ++m_at;
    return -*number;
}

std::string Tokens::text(std::size_t begin, std::size_t end) const {
    std::string result;
    for (std::size_t i = begin; i < end; ++i) {
        const bool your = m_words[i] == "'s" && i > begin && m_words[i - 1] == "you";
        if (!result.empty() && m_words[i] != "'s") result += ' ';
        result += your ? "r" : m_words[i];
    }
    return result;
}

}  // namespace duelogue
