#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <vector>

namespace duelogue {

/// A list model for QML whose rows have ids. A new list is compared with the old one: rows that stay keep their
/// delegates, and only changed roles are reported. The model is never reset. A list within a row is a RowModel too, and
/// lives as long as the row.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Filled by C++")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    struct Row {
        int id = -1;                   ///< unique in the list; a second row with the same id is dropped
        std::vector<QVariant> values;  ///< one for each role, in the order of the roles
    };
    /// A list as the value of a role. QML receives a RowModel.
    struct List {
        std::vector<QByteArray> roles;
        std::vector<Row> rows;
    };

    /// The roles are numbered in this order, starting with Qt::UserRole.
    explicit RowModel(std::vector<QByteArray> roles, QObject* parent = nullptr);

    void setRows(std::vector<Row> rows);

    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// Returns the value of a role, or an invalid QVariant if the row or role does not exist. For C++ and tests.
    [[nodiscard]] QVariant value(int row, const QByteArray& role) const;

    /// Returns the index of the first row in which this role is true, or -1.
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
