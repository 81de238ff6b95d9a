#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/parser/CardError.h"
#include "cards/parser/FileNode.h"
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
    /// Reports `found ..., expected ...`, with the most similar of the known words.
    void expected(const FileNode& found, std::string_view what, const std::vector<std::string>& known = {}) {
        fail(found.line, foundInstead(found.shown(), what, known));
    }
    [[nodiscard]] std::size_t errorCount() const { return m_errors.size(); }

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
