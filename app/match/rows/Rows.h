#pragma once

#include "app/match/rows/RowModel.h"

#include <tuple>
#include <type_traits>

// Rows with named fields for a RowModel. A row is a plain struct with a list of its roles:
//
//     struct ArrowRow {
//         double fromX = 0, toX = 0;
//         static constexpr auto roles = std::tuple{Role{"fromX", &ArrowRow::fromX}, Role{"toX", &ArrowRow::toX}};
//     };
//
// QML sees each role by its name. An enumerator becomes a number. A vector of rows becomes a RowModel in which the
// index of a row is its id.

namespace duelogue {

template <class Row, class Field>
struct Role {
    const char* name;
    Field Row::*field;
};
template <class Row, class Field>
Role(const char*, Field Row::*) -> Role<Row, Field>;

template <class Row>
std::vector<QByteArray> roleNames() {
    return std::apply([](const auto&... role) { return std::vector<QByteArray>{role.name...}; }, Row::roles);
}

template <class Row>
RowModel::Row rowOf(int id, const Row& row);

template <class Field>
QVariant shownAs(const Field& field) {
    if constexpr (std::is_enum_v<Field>)
        return int(field);
    else
        return QVariant::fromValue(field);
}

template <class Row>
QVariant shownAs(const std::vector<Row>& rows) {
    RowModel::List list{roleNames<Row>(), {}};
    for (const Row& row : rows) list.rows.push_back(rowOf(int(list.rows.size()), row));
    return QVariant::fromValue(list);
}

template <class Row>
RowModel::Row rowOf(int id, const Row& row) {
    const auto values = [&row](const auto&... role) { return std::vector<QVariant>{shownAs(row.*role.field)...}; };
    return {id, std::apply(values, Row::roles)};
}

}  // namespace duelogue
