#include "app/library/collection/CardFilters.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "cards/data/Definition.h"
#include "cards/search/FoldedText.h"

namespace duelogue {

namespace {

/// A field with more different numbers is typed, not clicked.
constexpr std::size_t mostNumbers = 12;
/// More would not fit in a line. The others can be typed.
constexpr std::size_t mostSortFields = 6;

using Values = std::set<std::string>;

/// Returns the words of a field, in which several fields can overlap.
Values wordsIn(const CardField& field) { return {field.folds.begin(), field.folds.end()}; }

/// Returns true if another field offers the value in place of this one.
bool isOfferedElsewhere(const std::string& value, std::size_t field, const std::vector<Values>& all) {
    for (std::size_t other = 0; other < all.size(); ++other) {
        if (other == field || !all[other].contains(value)) continue;
        const bool isNarrower = all[other].size() < all[field].size() && std::ranges::includes(all[field], all[other]);
        const bool isWider = all[field].size() < all[other].size() && std::ranges::includes(all[other], all[field]);
        if (isNarrower || (!isWider && other < field)) return true;
    }
    return false;
}

/// Returns the codes of sets, which stand beside their names in fields of sets.
Values codesOf(const CardPool& pool) {
    Values codes;
    for (const Definition& card : pool.definitions()) {
        if (card.set != card.setCode) codes.insert(foldedWord(card.setCode));
    }
    return codes;
}

/// Returns true for fields by which people sort. Their cards have one value each. The cards come in the order of their
/// numbers anyway.
bool isSortField(const CardField& field) {
    return isSortable(field) && field.kind != FieldKind::Words && field.word.source != FieldWord::Source::Number;
}

}  // namespace

CardFilters::CardFilters(const CardPool& pool, const CardFields& fields, const SearchIndex& index) : m_names(pool) {
    std::vector<Values> words;
    for (const CardField& field : fields.all()) words.push_back(wordsIn(field));
    const Values codes = codesOf(pool);
    bool hasNumbers = false;
    m_sortFields.push_back(CardFields::name);
    for (QueryChoices& choices : queryChoices(pool, fields, index)) {
        const CardField& field = fields[choices.field];
        if (isSortField(field) && choices.choices.size() > 1 && m_sortFields.size() < mostSortFields)
            m_sortFields.push_back(choices.field);
        const bool isNumber = field.kind == FieldKind::Number;
        if (isNumber && choices.choices.size() > mostNumbers) continue;
        Filter filter{.choices = std::move(choices)};
        bool isWhole = true;
        for (std::size_t i = 0; i < filter.choices.choices.size(); ++i) {
            const QueryChoice& choice = filter.choices.choices[i];
            const std::string fold = isNumber ? std::string() : field.folds[static_cast<std::size_t>(choice.value)];
            const bool isSet = field.word.source == FieldWord::Source::Set;
            if (isSet && codes.contains(fold)) continue;
            const bool isElsewhere = !isNumber && isOfferedElsewhere(fold, filter.choices.field.value, words);
            isWhole = isWhole && !(isSet && isElsewhere);
            if (!isElsewhere && choice.cards < pool.definitions().size()) filter.shown.push_back(i);
        }
        // Sets that have the names of other values say nothing new.
        if (filter.shown.empty() || !isWhole) continue;
        filter.isMinor = isNumber && std::exchange(hasNumbers, true);
        m_filters.push_back(std::move(filter));
    }
}

std::vector<FilterRow> CardFilters::rows(const Query& query, const CardFields& fields) const {
    std::vector<FilterRow> rows;
    for (const Filter& filter : m_filters) {
        const CardField& field = fields[filter.choices.field];
        const std::vector<bool> chosen = chosenIn(query, filter.choices, fields);
        FilterRow row{.filter = static_cast<int>(rows.size()),
                      .name = FieldNames::nameOf(field.word.noun),
                      .minor = filter.isMinor,
                      .chosen = std::ranges::find(chosen, true) != chosen.end()};
        for (const std::size_t i : filter.shown) {
            const QueryChoice& choice = filter.choices.choices[i];
            row.choices.push_back(
                {static_cast<int>(i), m_names.valueOf(field, choice.value), static_cast<int>(choice.cards), chosen[i]});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SortRow> CardFilters::sortRows(const Query& query, const CardFields& fields) const {
    std::vector<SortRow> rows;
    for (const FieldId field : m_sortFields) {
        const auto key = std::ranges::find(query.order, field, &SortKey::field);
        const int order = key == query.order.end() ? 0 : key->descending ? -1 : 1;
        rows.push_back({field.value, FieldNames::nameOf(fields[field].word.noun), order});
    }
    return rows;
}

Query CardFilters::toggled(Query query, int filter, int choice, const CardFields& fields) const {
    const auto at = static_cast<std::size_t>(filter);
    if (at >= m_filters.size()) return query;
    const QueryChoices& choices = m_filters[at].choices;
    if (static_cast<std::size_t>(choice) >= choices.choices.size()) return query;
    return withToggled(std::move(query), choices, static_cast<std::size_t>(choice), fields);
}

}  // namespace duelogue
