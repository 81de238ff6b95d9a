#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/search/CardFields.h"
#include "cards/search/Query.h"
#include "cards/search/SearchIndex.h"

/// Queries that are written by clicks. A click chooses one of a field's values, and the chosen values of a field are
/// alternatives: "(t:unit or t:place) c:r".
namespace duelogue {

/// A value that a click can choose.
struct QueryChoice {
    int value = 0;          ///< of Words, Set and Rank: an index into CardField::values; of Number: the number
    std::size_t cards = 0;  ///< number of cards that have it, at least 1
};

/// A field with all values that cards have. The most frequent value of Words comes first; other kinds have their own
/// order.
struct QueryChoices {
    FieldId field;
    std::vector<QueryChoice> choices{};
};

/// Returns the choices of all fields but texts, in the order of the fields. Fields that no card has are left out. The
/// index must be that of the pool.
[[nodiscard]] std::vector<QueryChoices> queryChoices(const CardPool& pool, const CardFields& fields,
                                                     const SearchIndex& index);

/// Returns the word of a value in a query: "first-strike", "3".
[[nodiscard]] std::string choiceWord(const CardField& field, int value);

/// Returns for each choice whether the query lets its value pass: "cost<=1" chooses 0 and 1. Only conditions that every
/// card found must meet count, and only those that amount to a list of values; "c>=rb", "-t:unit" and "pow>tou"
/// choose nothing.
[[nodiscard]] std::vector<bool> chosenIn(const Query& query, const QueryChoices& choices, const CardFields& fields);
/// Returns the query with one more or one fewer chosen value. The field's conditions that chosenIn() reads become one
/// list of values; all other conditions stay.
[[nodiscard]] Query withToggled(Query query, const QueryChoices& choices, std::size_t choice, const CardFields& fields);

/// Returns the query sorted by this field alone. Once it is, the next calls reverse the order and end it.
[[nodiscard]] Query withSortStep(Query query, FieldId field);

}  // namespace duelogue
