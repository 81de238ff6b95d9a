#include "cards/search/Query.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace duelogue {

namespace {

using NodeKind = QueryNode::Kind;

/// Returns one node of this kind, which takes over the children of children of the same kind.
QueryNode joined(NodeKind kind, std::vector<QueryNode> nodes) {
    QueryNode result{.kind = kind};
    for (QueryNode& node : nodes) {
        if (node.kind == kind) {
            std::ranges::move(node.children, std::back_inserter(result.children));
        } else {
            result.children.push_back(std::move(node));
        }
    }
    return result.children.size() == 1 ? QueryNode(std::move(result.children.front())) : result;
}

bool isPlain(std::string_view value) {
    return !value.empty() && value.front() != '-' && value.find_first_of(" \t\n\v\f\r()\":=<>\\") == value.npos;
}

std::string inQuotes(std::string_view value) {
    std::string text = "\"";
    for (const char letter : value) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += letter;
    }
    return text + '"';
}

/// Returns true if a word stands for itself, without a field or quotation marks.
bool isPlainName(std::string_view word) {
    const bool isOr = word.size() == 2 && (word[0] == 'o' || word[0] == 'O') && (word[1] == 'r' || word[1] == 'R');
    return isPlain(word) && !isOr;
}

std::string setText(const CardField& field, const SetValue& value) {
    if (value.several) return quotedValue(field.word.several);
    if (value.bits == 0) return quotedValue(field.word.none);
    if (std::has_single_bit(value.bits) && field.shortFolds.empty())
        return quotedValue(field.values[static_cast<std::size_t>(std::countr_zero(value.bits))]);
    std::string letters;
    for (const auto& [brief, index] : field.shortFolds) {
        if (((value.bits >> index) & 1U) != 0) letters += brief;
    }
    return letters;
}

std::string valueText(const FieldCondition& condition, const CardFields& fields) {
    const CardField& field = fields[condition.field];
    if (const auto* text = std::get_if<std::string>(&condition.value)) return quotedValue(*text);
    if (const auto* set = std::get_if<SetValue>(&condition.value)) return setText(field, *set);
    if (const auto* other = std::get_if<FieldId>(&condition.value)) return fields[*other].word.names.front();
    const int number = std::get<int>(condition.value);
    return field.kind == FieldKind::Rank ? quotedValue(field.values[static_cast<std::size_t>(number)])
                                         : std::to_string(number);
}

std::string conditionText(const FieldCondition& condition, const CardFields& fields) {
    if (condition.field == CardFields::name && condition.comparison == FieldComparison::Has) {
        const auto& word = std::get<std::string>(condition.value);
        return isPlainName(word) ? word : inQuotes(word);
    }
    return fields[condition.field].word.names.front() + std::string(signOf(condition.comparison)) +
           valueText(condition, fields);
}

/// Returns the text of a node; in parentheses if it stands where `inside` must be a single item.
std::string nodeText(const QueryNode& node, const CardFields& fields, NodeKind inside) {
    if (node.kind == NodeKind::Condition) return conditionText(node.condition, fields);
    if (node.kind == NodeKind::Not) return "-" + nodeText(node.children.front(), fields, NodeKind::Not);
    std::string text;
    const std::string between = node.kind == NodeKind::All ? " " : " or ";
    for (const QueryNode& child : node.children)
        text += (text.empty() ? "" : between) + nodeText(child, fields, node.kind);
    const bool needsParentheses = inside == NodeKind::Not || (inside == NodeKind::All && node.kind == NodeKind::Any);
    return needsParentheses ? "(" + text + ")" : text;
}

}  // namespace

std::string_view signOf(FieldComparison comparison) {
    switch (comparison) {
        case FieldComparison::Has:
            return ":";
        case FieldComparison::Equal:
            return "=";
        case FieldComparison::NotEqual:
            return "!=";
        case FieldComparison::Less:
            return "<";
        case FieldComparison::AtMost:
            return "<=";
        case FieldComparison::Greater:
            return ">";
        case FieldComparison::AtLeast:
            return ">=";
    }
    return ":";
}

std::vector<FieldComparison> comparisonsOf(FieldKind kind) {
    using enum FieldComparison;
    if (kind == FieldKind::Text || kind == FieldKind::Words) return {Has, Equal, NotEqual};
    return {Has, Equal, NotEqual, Less, AtMost, Greater, AtLeast};
}

QueryNode QueryNode::of(FieldCondition condition) {
    return {.kind = NodeKind::Condition, .condition = std::move(condition)};
}

QueryNode QueryNode::negation(QueryNode node) {
    QueryNode result{.kind = NodeKind::Not};
    result.children.push_back(std::move(node));
    return result;
}

QueryNode QueryNode::all(std::vector<QueryNode> nodes) { return joined(NodeKind::All, std::move(nodes)); }

QueryNode QueryNode::any(std::vector<QueryNode> nodes) { return joined(NodeKind::Any, std::move(nodes)); }

std::string quotedValue(std::string_view value) { return isPlain(value) ? std::string(value) : inQuotes(value); }

std::string printQuery(const Query& query, const CardFields& fields) {
    std::string text = nodeText(query.condition, fields, NodeKind::Any);
    for (const SortKey& key : query.order) {
        text += (text.empty() ? "" : " ") + std::string("sort:") + (key.descending ? "-" : "") +
                fields[key.field].word.names.front();
    }
    return text;
}

}  // namespace duelogue
