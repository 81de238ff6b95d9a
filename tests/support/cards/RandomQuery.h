#pragma once

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/search/CardFields.h"
#include "cards/search/Query.h"

namespace duelogue {

/// Makes random queries over the fields of a card pool, as trees.
class RandomQuery {
public:
    RandomQuery(const CardFields& fields, unsigned seed) : m_fields(fields), m_random(seed) {}

    [[nodiscard]] std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(m_random);
    }
    template <class List>
    [[nodiscard]] auto oneOf(const List& list) {
        return list[below(list.size())];
    }

    [[nodiscard]] Query query() {
        Query query{.condition = node(3)};
        for (std::size_t keys = below(3); keys > 0; --keys) {
            const FieldId field = anyField();
            if (isSortable(m_fields[field])) query.order.push_back({field, below(2) == 0});
        }
        return query;
    }

    /// Returns text with many characters that have a meaning in queries.
    [[nodiscard]] std::string text() {
        static const std::vector<std::string> parts{
            "a",  "dragon", "or",   "OR",  "-",    "(",     ")",  "\"",     "\\",   ":",          "=",
            "!=", "<",      "<=",   ">",   ">=",   " ",     "  ", "\n",     "t:",   "c:",         "o:",
            "is", "3",      "-1",   "pow", "sort", "sort:", "rb", "goblin", "\xC3", "\xA9",       "é",
            "“”", "\x1b",   "\x01", "x!",  "e",    "bl",    "r:", "multi",  "s",    "99999999999"};
        std::string made;
        for (std::size_t count = below(9); count > 0; --count) made += oneOf(parts);
        return made;
    }

private:
    const CardFields& m_fields;
    std::mt19937 m_random;

    FieldId anyField() { return FieldId(static_cast<std::uint8_t>(below(m_fields.all().size()))); }

    QueryNode node(int depth) {
        const std::size_t kind = depth == 0 ? 0 : below(6);
        if (kind < 3) return QueryNode::of(condition());
        if (kind == 3) return QueryNode::negation(node(depth - 1));
        std::vector<QueryNode> nodes;
        for (std::size_t count = 2 + below(2); count > 0; --count) nodes.push_back(node(depth - 1));
        return kind == 4 ? QueryNode::all(std::move(nodes)) : QueryNode::any(std::move(nodes));
    }

    FieldCondition condition() {
        using enum FieldComparison;
        const FieldId id = anyField();
        const CardField& field = m_fields[id];
        FieldCondition made{.field = id, .comparison = oneOf(comparisonsOf(field.kind)), .value = {}};
        const bool isHas = made.comparison == Has;
        switch (field.kind) {
            case FieldKind::Text:
                made.value = text();
                break;
            case FieldKind::Words: {
                const std::string value = oneOf(field.values);
                made.value = isHas ? value.substr(0, 1 + below(value.size())) : value;
                break;
            }
            case FieldKind::Set:
                made.value = set(field, made.comparison);
                break;
            case FieldKind::Number:
                if (isHas) made.comparison = Equal;
                made.value = static_cast<int>(below(12)) - 1;
                break;
            case FieldKind::Rank:
                if (isHas) made.comparison = Equal;
                made.value = static_cast<int>(below(field.values.size()));
                break;
        }
        if (field.kind == FieldKind::Number && below(4) == 0) made.value = otherNumber(id);
        return made;
    }

    SetValue set(const CardField& field, FieldComparison& comparison) {
        const bool isMany = comparison == FieldComparison::Has && below(4) == 0;
        if (isMany) return {.several = true};
        const SetValue value{.bits = below(std::size_t{1} << field.values.size())};
        if (value.bits == 0 && comparison == FieldComparison::Has) comparison = FieldComparison::Equal;
        return value;
    }

    FieldId otherNumber(FieldId field) {
        FieldId other = field;
        while (m_fields[other = anyField()].kind != FieldKind::Number) {
        }
        return other;
    }
};

}  // namespace duelogue
