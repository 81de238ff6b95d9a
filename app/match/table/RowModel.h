#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <vector>

namespace duelogue {

/// A list for QML whose rows have ids, so that a new list can be compared with the old one: rows that stay keep their
/// delegates, and only the roles that differ are reported. There is never a reset. What is a list in a row is a
/// RowModel too, which stays as long as the row.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Filled by C++")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    struct Row {
        int id = -1;                   ///< unique in the list; of two rows with one id the second is dropped
        std::vector<QVariant> values;  ///< one for each role, in the order of the roles
    };
    /// As a value of a row that is given: QML sees a RowModel in its place.
    struct List {
        std::vector<QByteArray> roles;
        std::vector<Row> rows;
    };

    /// Role names in order; the first one gets the number Qt::UserRole.
    explicit RowModel(std::vector<QByteArray> roles, QObject* parent = nullptr);

    void setRows(std::vector<Row> rows);

    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// The value of a named role; invalid if there is no such row or role. For tests and for C++.
    [[nodiscard]] QVariant value(int row, const QByteArray& role) const;

    /// The first row of which this role is true; -1: none.
    Q_INVOKABLE int rowWith(const QString& role) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    void removeMissing(const std::vector<Row>& rows);
    void placeRow(int at, const Row& row);
    void updateRow(int at, const Row& row);
    [[nodiscard]] Row withModels(Row row);

    std::vector<QByteArray> m_roles;
    std::vector<Row> m_rows;
};

}  // namespace duelogue

Q_DECLARE_METATYPE(duelogue::RowModel::List)
