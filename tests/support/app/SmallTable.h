#pragma once

#include <QMetaProperty>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/app/TableParts.h"

/// A small made-up table.
namespace duelogue {

/// Two seats: the viewer has Forest (1) and Bear (2) in hand; Goblin (3) lies on the other side.
[[nodiscard]] inline TableState smallTable() {
    TableState table = tableForTwo();
    table.cards = {cardOf(1, 0, TableZone::Hand, "Forest"), cardOf(2, 0, TableZone::Hand, "Bear"),
                   cardOf(3, 1, TableZone::Board, "Goblin")};
    return table;
}

[[nodiscard]] inline int rowOf(const RowModel& model, int id) {
    for (int row = 0; row < model.count(); ++row) {
        if (model.rows()[std::size_t(row)].id == id) return row;
    }
    return -1;
}

[[nodiscard]] inline QVariant valueOf(const RowModel& model, int id, const QByteArray& role) {
    return model.value(rowOf(model, id), role);
}

}  // namespace duelogue
