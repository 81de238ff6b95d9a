#include "cards/search/QueryChoices.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

namespace duelogue {

namespace {

using NodeKind = QueryNode::Kind;

/// Returns for each choice whether the condition lets its value pass. Returns std::nullopt if the condition is about
/// another field or does not list values.
std::optional<std::vector<bool>> passed(const FieldCondition& condition, const QueryChoices& choices,
                                        const CardField& field) {
    if (condition.field != choices.field) return std::nullopt;
    std::vector<bool> passes;
    const auto addEach = [&](auto&& isPassed) {
        for (const QueryChoice& choice : choices.choices) passes.push_back(isPassed(choice.value));
        return passes;
    };
    if (const auto* typed = std::get_if<std::string>(&condition.value)) {
        if (condition.comparison == FieldComparison::NotEqual) return std::nullopt;
        const auto meant = valuesMeant(field, *typed, condition.comparison == FieldComparison::Equal);
        return addEach([&](int value) { return meant[static_cast<std::size_t>(value)]; });
    }
    if (const auto* set = std::get_if<SetValue>(&condition.value)) {
        const bool isOne = condition.comparison == FieldComparison::Has && std::has_single_bit(set->bits);
        if (!isOne) return std::nullopt;
        return addEach([&](int value) { return value == std::countr_zero(set->bits); });
    }
    if (const auto* number = std::get_if<int>(&condition.value))
        return addEach([&](int value) { return holds(condition.comparison, value, *number); });
    return std::nullopt;
}

/// Returns the same for a node that is a condition or several alternative conditions.
std::optional<std::vector<bool>> passed(const QueryNode& node, const QueryChoices& choices, const CardField& field) {
    if (node.kind == NodeKind::Condition) return passed(node.condition, choices, field);
    if (node.kind != NodeKind::Any) return std::nullopt;
    std::vector<bool> passes(choices.choices.size(), false);
    for (const QueryNode& child : node.children) {
        const auto more = child.kind == NodeKind::Condition ? passed(child.condition, choices, field) : std::nullopt;
        if (!more) return std::nullopt;
        for (std::size_t i = 0; i < passes.size(); ++i) passes[i] = passes[i] || (*more)[i];
    }
    return passes;
}

/// Returns the conditions that every card found must meet.
std::vector<QueryNode> conjunctsOf(QueryNode condition) {
    if (condition.kind == NodeKind::All) return std::move(condition.children);
    return {std::move(condition)};
}

/// Returns the condition that a card has the value. A word that begins other values too must be equal.
FieldCondition conditionFor(FieldId id, const CardField& field, int value) {
    FieldCondition condition;
    condition.field = id;
    if (field.kind == FieldKind::Words) {
        const std::string word = choiceWord(field, value);
        const bool isClear = std::ranges::count(valuesMeant(field, word, false), true) == 1;
        condition.comparison = isClear ? FieldComparison::Has : FieldComparison::Equal;
        condition.value = word;
    } else if (field.kind == FieldKind::Set) {
        condition.value = SetValue{.bits = std::uint64_t{1} << static_cast<unsigned>(value)};
    } else {
        condition.comparison = FieldComparison::Equal;
        condition.value = value;
    }
    return condition;
}

/// Returns the chosen values as alternatives.
QueryNode listOf(const std::vector<bool>& chosen, const QueryChoices& choices, const CardField& field) {
    std::vector<QueryNode> nodes;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i]) nodes.push_back(QueryNode::of(conditionFor(choices.field, field, choices.choices[i].value)));
    }
    return QueryNode::any(std::move(nodes));
}

/// Returns all values that the field can have.
std::vector<int> valuesOf(const CardField& field, const CardPool& pool) {
    if (field.kind != FieldKind::Number) {
        std::vector<int> indices(field.values.size());
        std::iota(indices.begin(), indices.end(), 0);
        return indices;
    }
    std::set<int> numbers;
    for (std::size_t i = 0; i < pool.definitions().size(); ++i) {
        if (const auto number = numberOf(field, {&pool, DefinitionId(static_cast<std::uint16_t>(i)), {}}))
            numbers.insert(*number);
    }
    return {numbers.begin(), numbers.end()};
}

}  // namespace

std::vector<QueryChoices> queryChoices(const CardPool& pool, const CardFields& fields, const SearchIndex& index) {
    std::vector<QueryChoices> all;
    for (std::size_t i = 0; i < fields.all().size(); ++i) {
        QueryChoices choices{.field = FieldId(static_cast<std::uint8_t>(i))};
        const CardField& field = fields[choices.field];
        if (field.kind == FieldKind::Text) continue;
        for (const int value : valuesOf(field, pool)) {
            const auto found = index.find({QueryNode::of(conditionFor(choices.field, field, value))});
            if (!found.empty()) choices.choices.push_back({value, found.size()});
        }
        if (field.kind == FieldKind::Words)
            std::ranges::stable_sort(choices.choices, std::ranges::greater{}, &QueryChoice::cards);
        if (!choices.choices.empty()) all.push_back(std::move(choices));
    }
    return all;
}

std::string choiceWord(const CardField& field, int value) {
    if (field.kind == FieldKind::Number) return std::to_string(value);
    std::string word = field.values[static_cast<std::size_t>(value)];
    // Hyphens need no quotation marks.
    std::ranges::replace(word, ' ', '-');
    return word;
}

std::vector<bool> chosenIn(const Query& query, const QueryChoices& choices, const CardFields& fields) {
    std::optional<std::vector<bool>> chosen;
    for (const QueryNode& node : conjunctsOf(query.condition)) {
        const auto more = passed(node, choices, fields[choices.field]);
        if (!more) continue;
        if (!chosen) chosen.emplace(more->size(), true);
        for (std::size_t i = 0; i < more->size(); ++i) (*chosen)[i] = (*chosen)[i] && (*more)[i];
    }
    return chosen.value_or(std::vector<bool>(choices.choices.size(), false));
}

Query withToggled(Query query, const QueryChoices& choices, std::size_t choice, const CardFields& fields) {
    const CardField& field = fields[choices.field];
    std::vector<bool> chosen = chosenIn(query, choices, fields);
    chosen[choice] = !chosen[choice];
    std::vector<QueryNode> nodes = conjunctsOf(std::move(query.condition));
    const auto isList = [&](const QueryNode& node) { return passed(node, choices, field).has_value(); };
    const auto place = std::distance(nodes.begin(), std::ranges::find_if(nodes, isList));
    std::erase_if(nodes, isList);
    if (std::ranges::find(chosen, true) != chosen.end())
        nodes.insert(nodes.begin() + place, listOf(chosen, choices, field));
    query.condition = QueryNode::all(std::move(nodes));
    return query;
}

Query withSortStep(Query query, FieldId field) {
    const bool isSorted = query.order.size() == 1 && query.order.front().field == field;
    if (!isSorted) {
        query.order = {{.field = field}};
    } else if (!query.order.front().descending) {
        query.order.front().descending = true;
    } else {
        query.order.clear();
    }
    return query;
}

}  // namespace duelogue
