#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cards/search/CardFields.h"

/// A query as a tree. README.md in this folder has its grammar.
namespace duelogue {

enum class FieldComparison : std::uint8_t { Has, Equal, NotEqual, Less, AtMost, Greater, AtLeast };
/// Returns the sign of a comparison in a query: ":", "=", "!=", "<", "<=", ">" or ">=".
[[nodiscard]] std::string_view signOf(FieldComparison comparison);
/// Returns true if the comparison of two numbers or texts holds. Has means equal.
template <class Value>
[[nodiscard]] bool holds(FieldComparison comparison, const Value& left, const Value& right) {
    switch (comparison) {
        case FieldComparison::Has:
        case FieldComparison::Equal:
            return left == right;
        case FieldComparison::NotEqual:
            return left != right;
        case FieldComparison::Less:
            return left < right;
        case FieldComparison::AtMost:
            return left <= right;
        case FieldComparison::Greater:
            return left > right;
        case FieldComparison::AtLeast:
            return left >= right;
    }
    return false;
}
/// Returns the comparisons that a field of this kind allows.
[[nodiscard]] std::vector<FieldComparison> comparisonsOf(FieldKind kind);

/// A value of a field of the kind Set.
struct SetValue {
    std::uint64_t bits = 0;  ///< of CardField::values
    bool several = false;    ///< any set with at least two values, instead of `bits`

    bool operator==(const SetValue&) const = default;
};

/// A comparison of a field with a value. Which value it holds depends on the kind of the field: a text as it was typed
/// (Text, Words), a SetValue (Set), a number or another field (Number), or an index into CardField::values (Rank).
struct FieldCondition {
    FieldId field = CardFields::name;
    FieldComparison comparison = FieldComparison::Has;
    std::variant<std::string, int, SetValue, FieldId> value;

    bool operator==(const FieldCondition&) const = default;
};

/// A node of the tree. The functions below keep trees normal: no All directly in an All, no Any directly in an Any, and
/// neither with a single child. An All without children is the empty query, which every card matches.
struct QueryNode {
    enum class Kind : std::uint8_t { Condition, Not, All, Any };
    Kind kind = Kind::All;
    std::vector<QueryNode> children{};
    FieldCondition condition{};  ///< for Kind::Condition

    bool operator==(const QueryNode&) const = default;

    [[nodiscard]] static QueryNode of(FieldCondition condition);
    [[nodiscard]] static QueryNode negation(QueryNode node);
    [[nodiscard]] static QueryNode all(std::vector<QueryNode> nodes);
    /// Returns the alternatives; `nodes` must not be empty.
    [[nodiscard]] static QueryNode any(std::vector<QueryNode> nodes);
};

/// A key by which the cards found are sorted. Cards without a value come last.
struct SortKey {
    FieldId field;
    bool descending = false;

    bool operator==(const SortKey&) const = default;
};

struct Query {
    QueryNode condition{};
    std::vector<SortKey> order{};  ///< the most important key first; equal cards stay in the order of the pool

    bool operator==(const Query&) const = default;
};

/// Returns the text of a query, with usual names of fields and no unneeded parentheses. parseQuery() makes the same
/// query from it.
[[nodiscard]] std::string printQuery(const Query& query, const CardFields& fields);
/// Returns a text as the value of a field in a query, in quotation marks if it needs them.
[[nodiscard]] std::string quotedValue(std::string_view value);

}  // namespace duelogue
