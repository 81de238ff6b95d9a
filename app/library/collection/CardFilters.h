#pragma once

#include <QString>
#include <tuple>
#include <vector>

#include "app/library/collection/FieldNames.h"
#include "app/match/rows/Rows.h"
#include "cards/data/CardPool.h"
#include "cards/search/CardFields.h"
#include "cards/search/Query.h"
#include "cards/search/QueryChoices.h"
#include "cards/search/SearchIndex.h"

namespace duelogue {

/// A value to click.
struct FilterChoiceRow {
    int choice = 0;  ///< for CardFilters::toggled()
    QString label;
    int cards = 0;
    bool chosen = false;

    static constexpr auto roles =
        std::tuple{Role{"choice", &FilterChoiceRow::choice}, Role{"label", &FilterChoiceRow::label},
                   Role{"cards", &FilterChoiceRow::cards}, Role{"chosen", &FilterChoiceRow::chosen}};
};

/// A field with its values to click.
struct FilterRow {
    int filter = 0;  ///< for CardFilters::toggled()
    QString name{};
    bool minor = false;   ///< numbers after the first such field, which few people need
    bool chosen = false;  ///< one of its values is chosen
    std::vector<FilterChoiceRow> choices{};

    static constexpr auto roles =
        std::tuple{Role{"filter", &FilterRow::filter}, Role{"name", &FilterRow::name}, Role{"minor", &FilterRow::minor},
                   Role{"chosen", &FilterRow::chosen}, Role{"choices", &FilterRow::choices}};
};

/// A field to sort by.
struct SortRow {
    int field = 0;  ///< of CardFields
    QString name;
    int order = 0;  ///< 1: ascending, -1: descending, 0: the cards are not sorted by it

    static constexpr auto roles =
        std::tuple{Role{"field", &SortRow::field}, Role{"name", &SortRow::name}, Role{"order", &SortRow::order}};
};

/// The filters beside a search field: which values of which fields a person can click. They come from the fields of the
/// game alone. Left out are texts, numbers with many different values, and values of every card. A value of several
/// fields is offered by the one whose only value it is, or else by the first.
class CardFilters {
public:
    /// All arguments must be of the same game; the pool must outlive the object.
    CardFilters(const CardPool& pool, const CardFields& fields, const SearchIndex& index);

    [[nodiscard]] std::vector<FilterRow> rows(const Query& query, const CardFields& fields) const;
    [[nodiscard]] std::vector<SortRow> sortRows(const Query& query, const CardFields& fields) const;
    /// Returns the query after a click on a choice; unchanged if the choice does not exist.
    [[nodiscard]] Query toggled(Query query, int filter, int choice, const CardFields& fields) const;

private:
    struct Filter {
        QueryChoices choices;
        std::vector<std::size_t> shown{};  ///< indices into QueryChoices::choices
        bool isMinor = false;
    };
    std::vector<Filter> m_filters;
    std::vector<FieldId> m_sortFields;
    FieldNames m_names;
};

}  // namespace duelogue
