#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/parser/CardError.h"
#include "cards/parser/FileNode.h"
#include "cards/parser/Language.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

/// The state that the parts of the loader share while they read one file: the pool, the current position and the
/// errors found so far. A part that finds an error reports it and returns none. A card with errors is not added to
/// the pool.
class LoadContext {
public:
    LoadContext(CardPool& cardPool, std::string_view file, std::vector<CardError>& errors)
        : m_pool(cardPool), m_file(file), m_errors(errors) {}

    [[nodiscard]] CardPool& pool() { return m_pool; }
    [[nodiscard]] const Vocabulary& words() const { return m_pool.vocabulary(); }
    [[nodiscard]] const std::string& file() const { return m_file; }

    void fail(int line, std::string message) { m_errors.push_back({m_file, line, m_card, std::move(message)}); }
    /// Returns `found ..., expected ...` with the word of card files that was probably meant: the one for a word from
    /// elsewhere, or the most similar of the known words. If there is none, adds `otherwise`, e.g. an example.
    [[nodiscard]] std::string found(std::string_view found, std::string_view expected,
                                    const std::vector<std::string>& known, std::string_view otherwise = {}) const;
    /// Reports the same about a value.
    void expected(const FileNode& value, std::string_view what, const std::vector<std::string>& known = {},
                  std::string_view otherwise = {}) {
        fail(value.line, found(value.shown(), what, known, otherwise));
    }
    /// Reports a missing key, with an example of it: `"if" needs "then", e.g. then: {draw: 1}`.
    void needs(int line, std::string_view owner, std::string_view key, Shape shape);
    /// Adds an example to the first error after the first `before` ones, unless it already has an example or a reason.
    void addExample(std::size_t before, std::string_view example);
    /// Reads "yes" or "no", or the words that YAML 1.1 makes of them. Anything else is an error and counts as no.
    [[nodiscard]] bool isYes(const FileNode& node);
    [[nodiscard]] std::size_t errorCount() const { return m_errors.size(); }
    /// Removes all errors except the first `count` ones.
    void forgetErrors(std::size_t count) { m_errors.resize(count); }

    void setCard(std::string name) {
        m_card = std::move(name);
        m_made.clear();
    }
    /// Sets the line of the phrase that is being read.
    void setLine(int line) { m_line = line; }
    /// Returns the first line at or after `from` in which this card uses the expression; otherwise `from`.
    [[nodiscard]] int lineOf(ExpressionId id, int from) const;

    /// Reports keys of the map that are not allowed.
    void checkKeys(const FileNode& map, const std::vector<std::string>& allowed, std::string_view where);

    /// Adds an expression at the current line.
    [[nodiscard]] ExpressionId add(const Expression& expression);
    // Shorthands for the most common expressions.
    [[nodiscard]] ExpressionId make(Term term, ExpressionId left = {}, ExpressionId right = {});
    [[nodiscard]] ExpressionId makeNumber(int number);
    [[nodiscard]] ExpressionId makeIndexed(Term term, std::uint8_t index, ExpressionId left = {},
                                           ExpressionId right = {});
    [[nodiscard]] ExpressionId makeFiltered(const Filter& filter);

    /// The number of targets of the current ability, which its words may mention.
    int targets = 0;
    /// The reason why the current ability has no targets although a card around it has some; may be empty.
    std::string_view targetsEnd{};
    /// The default player of the current body: the player who gets an offer; none: You.
    ExpressionId doer{};

private:
    CardPool& m_pool;
    std::string m_file;
    std::vector<CardError>& m_errors;
    std::string m_card;
    int m_line = 0;
    std::vector<std::pair<ExpressionId, int>> m_made;  ///< the expressions read for this card, each with its line
};

}  // namespace duelogue
