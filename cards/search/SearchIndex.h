#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/search/CardFields.h"
#include "cards/search/Query.h"

namespace duelogue {

/// The cards of a pool in columns, one for each field, so that a query is fast enough for every key press. Making the
/// index writes the rules text of every card, so make it once, and only when somebody searches. The index is immutable
/// and can be used by several threads; it keeps no reference to the pool.
class SearchIndex {
public:
    SearchIndex(const CardPool& pool, const CardFields& fields);

    /// Returns the cards that match, in the order of the query. The query must be made with the same fields.
    [[nodiscard]] std::vector<DefinitionId> find(const Query& query) const;

private:
    /// Positions in the order of the pool, ascending.
    using Cards = std::vector<std::uint16_t>;

    /// The values of one field, by card. Which members are filled depends on the kind of the field.
    struct Column {
        CardField field;
        std::string letters{};               ///< Text: all folded texts
        std::vector<std::uint16_t> words{};  ///< Words: indices into CardField::values
        /// Text and Words: where the part of a card begins in `letters` or `words`; one more than there are cards.
        std::vector<std::uint32_t> begins{};
        std::vector<std::uint64_t> sets{};  ///< Set
        std::vector<int> numbers{};         ///< Number and Rank; `missing` if the card lacks it
        std::vector<int> sortKeys{};        ///< `missing` if the card lacks it

        [[nodiscard]] std::string_view text(std::uint16_t card) const {
            return std::string_view(letters).substr(begins[card], begins[card + 1U] - begins[card]);
        }
    };
    static constexpr int missing = std::numeric_limits<int>::min();

    std::size_t m_count = 0;
    std::vector<Column> m_columns;

    void add(Column& column, const SearchedCard& card) const;
    static void addSortKeys(Column& column, std::size_t count);

    /// Removes the cards that do not match.
    void narrow(const QueryNode& node, Cards& cards) const;
    void narrow(const FieldCondition& condition, Cards& cards) const;
    void narrowToAll(const std::vector<QueryNode>& nodes, Cards& cards) const;
    void narrowToAny(const std::vector<QueryNode>& nodes, Cards& cards) const;
    static void narrowTexts(const Column& column, const FieldCondition& condition, Cards& cards);
    static void narrowWords(const Column& column, const FieldCondition& condition, Cards& cards);
    static void narrowSets(const Column& column, const FieldCondition& condition, Cards& cards);
    void narrowNumbers(const Column& column, const FieldCondition& condition, Cards& cards) const;
    /// Returns true if the node reads texts, which takes longer than everything else.
    [[nodiscard]] bool readsTexts(const QueryNode& node) const;
    void sort(const std::vector<SortKey>& order, Cards& cards) const;
};

}  // namespace duelogue
