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

/// What the parts of the loader share while they read one file: where the results go, where they are in the file, and
/// the mistakes found so far. A part that finds a mistake reports it and returns none; a card with mistakes is not
/// added to the pool.
class LoadContext {
public:
    LoadContext(CardPool& cardPool, std::string_view file, std::vector<CardError>& errors)
        : m_pool(cardPool), m_file(file), m_errors(errors) {}

    [[nodiscard]] CardPool& pool() { return m_pool; }
    [[nodiscard]] const Vocabulary& words() const { return m_pool.vocabulary(); }
    [[nodiscard]] const std::string& file() const { return m_file; }

    void fail(int line, std::string message) { m_errors.push_back({m_file, line, m_card, std::move(message)}); }
    /// `found ..., expected ...`, with the nearest of the known words.
    void expected(const FileNode& found, std::string_view what, const std::vector<std::string>& known = {}) {
        fail(found.line, foundInstead(found.shown(), what, known));
    }
    [[nodiscard]] std::size_t errorCount() const { return m_errors.size(); }

    void setCard(std::string name) {
        m_card = std::move(name);
        m_made.clear();
    }
    /// The line of the phrase that is being read.
    void setLine(int line) { m_line = line; }
    /// The first line from `from` on in which this card says the expression; `from` where none is.
    [[nodiscard]] int lineOf(ExpressionId id, int from) const;

    /// Reports keys of the map that are not among the allowed ones.
    void checkKeys(const FileNode& map, const std::vector<std::string>& allowed, std::string_view where);

    /// Adds an expression of the line that is being read.
    [[nodiscard]] ExpressionId add(const Expression& expression);
    // Shorthands for what is made most.
    [[nodiscard]] ExpressionId make(Term term, ExpressionId left = {}, ExpressionId right = {});
    [[nodiscard]] ExpressionId makeNumber(int number);
    [[nodiscard]] ExpressionId makeIndexed(Term term, std::uint8_t index, ExpressionId left = {},
                                           ExpressionId right = {});
    [[nodiscard]] ExpressionId makeFiltered(const Filter& filter);

    /// How many targets the ability has that is being read: its words may speak of these.
    int targets = 0;
    /// The player who does what is being read unless it names another: whoever gets an offer; none: You.
    ExpressionId doer{};

private:
    CardPool& m_pool;
    std::string m_file;
    std::vector<CardError>& m_errors;
    std::string m_card;
    int m_line = 0;
    std::vector<std::pair<ExpressionId, int>> m_made;  ///< what was read of this card, and in which line
};

}  // namespace duelogue
