#include "cards/search/SearchIndex.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <numeric>
#include <utility>

#include "cards/rulestext/RulesText.h"
#include "cards/search/FoldedText.h"

namespace duelogue {

namespace {

/// Returns true if the comparison of two sets holds: a set is less than another that contains it.
bool holdsForSets(FieldComparison comparison, std::uint64_t left, std::uint64_t right) {
    const bool isWithin = (left & ~right) == 0;
    const bool contains = (right & ~left) == 0;
    switch (comparison) {
        case FieldComparison::Has:
        case FieldComparison::AtLeast:
            return contains;
        case FieldComparison::Equal:
            return left == right;
        case FieldComparison::NotEqual:
            return left != right;
        case FieldComparison::Less:
            return isWithin && left != right;
        case FieldComparison::AtMost:
            return isWithin;
        case FieldComparison::Greater:
            return contains && left != right;
    }
    return false;
}

/// Returns the cards of the first list that are not in the second. Both are in ascending order.
std::vector<std::uint16_t> without(const std::vector<std::uint16_t>& cards, const std::vector<std::uint16_t>& others) {
    std::vector<std::uint16_t> rest;
    rest.reserve(cards.size());
    std::ranges::set_difference(cards, others, std::back_inserter(rest));
    return rest;
}

/// Returns a number for each set that sorts by the number of values, and then by the values themselves.
int sortKeyOf(std::uint64_t set) {
    const int values = std::popcount(set);
    const int first = set == 0 ? 0 : std::countr_zero(set);
    constexpr int most = 64;
    return (values * most + first) * most + static_cast<int>(std::bit_width(set));
}

}  // namespace

SearchIndex::SearchIndex(const CardPool& pool, const CardFields& fields) : m_count(pool.definitions().size()) {
    for (const CardField& field : fields.all()) m_columns.push_back({.field = field, .begins = {0}});
    for (std::size_t i = 0; i < m_count; ++i) {
        const DefinitionId id(static_cast<std::uint16_t>(i));
        const SearchedCard card{&pool, id, rulesText(pool, id)};
        for (Column& column : m_columns) add(column, card);
    }
    for (Column& column : m_columns) addSortKeys(column, m_count);
}

void SearchIndex::add(Column& column, const SearchedCard& card) const {
    switch (column.field.kind) {
        case FieldKind::Text:
            column.letters += folded(textOf(column.field, card));
            column.begins.push_back(static_cast<std::uint32_t>(column.letters.size()));
            break;
        case FieldKind::Words:
            std::ranges::copy(wordsOf(column.field, card), std::back_inserter(column.words));
            column.begins.push_back(static_cast<std::uint32_t>(column.words.size()));
            break;
        case FieldKind::Set:
            column.sets.push_back(setOf(column.field, card));
            break;
        case FieldKind::Number:
        case FieldKind::Rank:
            column.numbers.push_back(numberOf(column.field, card).value_or(missing));
            break;
    }
}

void SearchIndex::addSortKeys(Column& column, std::size_t count) {
    if (!isSortable(column.field)) return;
    if (column.field.kind == FieldKind::Number || column.field.kind == FieldKind::Rank) {
        column.sortKeys = column.numbers;
        return;
    }
    column.sortKeys.resize(count, missing);
    if (column.field.kind == FieldKind::Text) {
        Cards cards(count);
        std::iota(cards.begin(), cards.end(), std::uint16_t{0});
        std::ranges::stable_sort(cards, {}, [&](std::uint16_t card) { return column.text(card); });
        for (std::size_t i = 0; i < count; ++i) {
            const bool isEqual = i > 0 && column.text(cards[i]) == column.text(cards[i - 1]);
            column.sortKeys[cards[i]] = isEqual ? column.sortKeys[cards[i - 1]] : static_cast<int>(i);
        }
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (column.field.kind == FieldKind::Set) {
            column.sortKeys[i] = sortKeyOf(column.sets[i]);
        } else if (column.begins[i] < column.begins[i + 1]) {
            column.sortKeys[i] = column.words[column.begins[i]];
        }
    }
}

std::vector<DefinitionId> SearchIndex::find(const Query& query) const {
    Cards cards(m_count);
    std::iota(cards.begin(), cards.end(), std::uint16_t{0});
    narrow(query.condition, cards);
    sort(query.order, cards);
    std::vector<DefinitionId> found;
    found.reserve(cards.size());
    for (const std::uint16_t card : cards) found.emplace_back(card);
    return found;
}

void SearchIndex::narrow(const QueryNode& node, Cards& cards) const {
    switch (node.kind) {
        case QueryNode::Kind::Condition:
            return narrow(node.condition, cards);
        case QueryNode::Kind::All:
            return narrowToAll(node.children, cards);
        case QueryNode::Kind::Any:
            return narrowToAny(node.children, cards);
        case QueryNode::Kind::Not: {
            Cards matching = cards;
            narrow(node.children.front(), matching);
            cards = without(cards, matching);
        }
    }
}

void SearchIndex::narrowToAll(const std::vector<QueryNode>& nodes, Cards& cards) const {
    for (const bool ofTexts : {false, true}) {
        for (const QueryNode& node : nodes) {
            if (readsTexts(node) == ofTexts) narrow(node, cards);
        }
    }
}

void SearchIndex::narrowToAny(const std::vector<QueryNode>& nodes, Cards& cards) const {
    Cards rest = cards;
    for (const QueryNode& node : nodes) {
        Cards matching = rest;
        narrow(node, matching);
        rest = without(rest, matching);
    }
    cards = without(cards, rest);
}

bool SearchIndex::readsTexts(const QueryNode& node) const {
    if (node.kind == QueryNode::Kind::Condition)
        return m_columns[node.condition.field.value].field.kind == FieldKind::Text;
    return std::ranges::any_of(node.children, [this](const QueryNode& child) { return readsTexts(child); });
}

void SearchIndex::narrow(const FieldCondition& condition, Cards& cards) const {
    const Column& column = m_columns[condition.field.value];
    switch (column.field.kind) {
        case FieldKind::Text:
            return narrowTexts(column, condition, cards);
        case FieldKind::Words:
            return narrowWords(column, condition, cards);
        case FieldKind::Set:
            return narrowSets(column, condition, cards);
        case FieldKind::Number:
        case FieldKind::Rank:
            return narrowNumbers(column, condition, cards);
    }
}

void SearchIndex::narrowTexts(const Column& column, const FieldCondition& condition, Cards& cards) {
    const std::string wanted = folded(std::get<std::string>(condition.value));
    const bool isPart = condition.comparison == FieldComparison::Has;
    const bool isEqual = condition.comparison == FieldComparison::Equal;
    std::erase_if(cards, [&](std::uint16_t card) {
        const std::string_view text = column.text(card);
        return isPart ? text.find(wanted) == text.npos : (text == wanted) != isEqual;
    });
}

void SearchIndex::narrowWords(const Column& column, const FieldCondition& condition, Cards& cards) {
    const bool isWhole = condition.comparison != FieldComparison::Has;
    const bool isMeantToHave = condition.comparison != FieldComparison::NotEqual;
    const auto meant = valuesMeant(column.field, std::get<std::string>(condition.value), isWhole);
    std::erase_if(cards, [&](std::uint16_t card) {
        const auto begin = column.words.begin();
        const bool has = std::any_of(begin + column.begins[card], begin + column.begins[card + 1U],
                                     [&](std::uint16_t word) { return meant[word]; });
        return has != isMeantToHave;
    });
}

void SearchIndex::narrowSets(const Column& column, const FieldCondition& condition, Cards& cards) {
    const auto& value = std::get<SetValue>(condition.value);
    const bool isMeant = condition.comparison != FieldComparison::NotEqual;
    std::erase_if(cards, [&](std::uint16_t card) {
        const std::uint64_t set = column.sets[card];
        if (value.several) return (std::popcount(set) > 1) != isMeant;
        return !holdsForSets(condition.comparison, set, value.bits);
    });
}

void SearchIndex::narrowNumbers(const Column& column, const FieldCondition& condition, Cards& cards) const {
    const auto* number = std::get_if<int>(&condition.value);
    const auto* other = std::get_if<FieldId>(&condition.value);
    const Column* right = other == nullptr ? nullptr : &m_columns[other->value];
    std::erase_if(cards, [&](std::uint16_t card) {
        const int left = column.numbers[card];
        const int with = right == nullptr ? *number : right->numbers[card];
        return left == missing || with == missing || !holds(condition.comparison, left, with);
    });
}

void SearchIndex::sort(const std::vector<SortKey>& order, Cards& cards) const {
    if (order.empty()) return;
    std::ranges::stable_sort(cards, [&](std::uint16_t one, std::uint16_t two) {
        for (const SortKey& key : order) {
            const std::vector<int>& keys = m_columns[key.field.value].sortKeys;
            if (keys[one] == keys[two]) continue;
            if (keys[one] == missing || keys[two] == missing) return keys[two] == missing;
            return key.descending ? keys[one] > keys[two] : keys[one] < keys[two];
        }
        return false;
    });
}

}  // namespace duelogue
