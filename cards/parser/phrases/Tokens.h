#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// The words of a phrase, and how far it has been read. "target's" is two words, "target" and "'s"; so is "your": "you"
/// and "'s". Brackets and commas are words of their own.
class Tokens {
public:
    explicit Tokens(std::string_view phrase);

    [[nodiscard]] bool atEnd() const { return m_at >= m_words.size(); }
    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    [[nodiscard]] std::size_t at() const { return m_at; }
    void goTo(std::size_t at) { m_at = at; }
    void skip(std::size_t count = 1) { m_at += count; }
    /// The word `ahead` words from here; empty behind the end.
    [[nodiscard]] std::string_view peek(std::size_t ahead = 0) const;
    /// Reads the words if they come next ("that much"), and says whether they did.
    bool accept(std::string_view words);
    /// Whether these words come next.
    [[nodiscard]] bool comes(std::string_view words) const;
    /// Reads a whole number without sign.
    std::optional<int> acceptNumber();
    /// "-200".
    std::optional<int> acceptNegative();
    /// What has not been read, as text.
    [[nodiscard]] std::string rest() const;

    /// Reads the word of the list that comes next, the longest where several do. `text` gives the words of an element.
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

    /// How many words the text has, if they come next; 0 if they don't.
    [[nodiscard]] std::size_t lengthIfNext(std::string_view words) const;
    void addWord(std::string_view word);
};

}  // namespace duelogue
