#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cards/search/CardFields.h"
#include "cards/search/Query.h"
#include "cards/search/QueryMistake.h"
#include "cards/search/QueryTokens.h"

namespace duelogue {

/// Returns true for a token such as "sort:cost".
[[nodiscard]] bool isSort(const QueryToken& token);

/// Reads single tokens of a query: finds the field and the values that are meant.
class ConditionReader {
public:
    ConditionReader(std::string_view text, const CardFields& fields) : m_text(text), m_fields(fields) {}

    /// Reads a token of the kind Condition.
    [[nodiscard]] std::variant<FieldCondition, QueryMistake> read(const QueryToken& token) const;
    /// Reads a token for which isSort() is true.
    [[nodiscard]] std::variant<SortKey, QueryMistake> readSort(const QueryToken& token) const;

private:
    using Value = decltype(FieldCondition::value);

    std::string_view m_text;
    const CardFields& m_fields;

    [[nodiscard]] QueryMistake mistakeAt(QueryMistake::Kind kind, std::size_t begin, std::size_t end) const;
    [[nodiscard]] QueryMistake unknownField(const QueryToken& token) const;
    [[nodiscard]] QueryMistake missingValue(const QueryToken& token, const CardField& field) const;
    /// Returns a mistake about the value. It is unfinished if it ends the text and `begins` is not empty: the
    /// possible values that begin with it.
    [[nodiscard]] QueryMistake wrongValue(QueryMistake::Kind kind, const QueryToken& token, const CardField& field,
                                          const std::vector<std::string>& begins) const;
    [[nodiscard]] std::vector<std::string> comparableWith(const CardField& field) const;

    [[nodiscard]] std::variant<Value, QueryMistake> wordsValue(const QueryToken& token, const CardField& field) const;
    [[nodiscard]] std::variant<Value, QueryMistake> setValue(const QueryToken& token, const CardField& field) const;
    [[nodiscard]] std::variant<Value, QueryMistake> numberValue(const QueryToken& token, const CardField& field) const;
    [[nodiscard]] std::variant<Value, QueryMistake> rankValue(const QueryToken& token, const CardField& field) const;
};

}  // namespace duelogue
