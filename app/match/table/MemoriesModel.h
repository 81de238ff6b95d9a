#pragma once

#include "app/match/rows/Rows.h"
#include "app/match/table/ShownTable.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace duelogue {

/// A remembered answer in the list.
struct MemoryRow {
    QString title{};
    QString sentence{};

    static constexpr auto roles = std::tuple{Role{"title", &MemoryRow::title}, Role{"sentence", &MemoryRow::sentence}};
};

/// The viewer's remembered answers, as QML sees them.
class MemoriesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel has one")
    Q_PROPERTY(duelogue::RowModel* rows READ rows CONSTANT)

public:
    explicit MemoriesModel(const ShownTable& shown) : m_shown(shown) {}

    /// Reads the answers of a new table.
    void begin();
    [[nodiscard]] RowModel* rows() { return &m_rows; }
    /// Revokes the answer in this row, so that the person is asked again.
    Q_INVOKABLE void revoke(int row);

signals:
    void revoked(int row);

private:
    const ShownTable& m_shown;
    RowModel m_rows{roleNames<MemoryRow>()};
};

}  // namespace duelogue
