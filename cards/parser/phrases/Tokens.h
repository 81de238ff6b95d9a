#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// The words of a phrase and the current position. "target's" is two words, "target" and "'s". "your" is two words,
/// "you" and "'s". Parentheses and commas are words of their own.
class Tokens {
public:
    explicit Tokens(std::string_view phrase);

    [[nodiscard]] bool atEnd() const { return m_at >= m_words.size(); }
    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    [[nodiscard]] std::size_t at() const { return m_at; }
    void goTo(std::size_t at) { m_at = at; }
    void skip(std::size_t count = 1) { m_at += count; }
    /// Returns the word `ahead` words from here; empty beyond the end.
    [[nodiscard]] std::string_view peek(std::size_t ahead = 0) const;
    /// Reads the words ("that much") if they come next, and returns whether they did.
    bool accept(std::string_view words);
    /// Returns true if these words come next.
    [[nodiscard]] bool comes(std::string_view words) const;
    /// Reads a whole number without a sign, in digits or as a word from "two" to "ten".
    std::optional<int> acceptNumber();
    /// Removes the plus sign of a number that comes next: "+2".
    void dropPlus();
    /// Reads a negative number: "-200".
    std::optional<int> acceptNegative();
    /// Returns the unread words as text.
    [[nodiscard]] std::string rest() const { return text(m_at, m_words.size()); }
    /// Returns the words read so far as text.
    [[nodiscard]] std::string beginning() const { return text(0, m_at); }

    /// Reads the longest element of the list that comes next and returns its index, or nullopt. `text` returns the
    /// words of an element.
    template <class List, class Text>
    std::optional<std::size_t> acceptOneOf(const List& list, Text text) {
        std::optional<std::size_t> best;
        std::size_t length = 0;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::size_t n = lengthIfNext(text(list[i]));
            if (n > length) {
                best = i;
                length = n;
            }
        }
        m_at += length;
        return best;
    }

private:
    std::vector<std::string> m_words;
    std::size_t m_at = 0;

    /// Returns the number of words in the text if they come next, otherwise 0.
    [[nodiscard]] std::size_t lengthIfNext(std::string_view words) const;
    void addWord(std::string_view word);
    [[nodiscard]] std::string text(std::size_t begin, std::size_t end) const;
};

}  // namespace duelogue
