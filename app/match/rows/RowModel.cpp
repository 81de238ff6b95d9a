#include "app/match/rows/RowModel.h"

#include <algorithm>
#include <unordered_set>

namespace duelogue {

namespace {

RowModel* listIn(const QVariant& value) {
    return value.metaType() == QMetaType::fromType<RowModel*>() ? value.value<RowModel*>() : nullptr;
}

}  // namespace

RowModel::RowModel(std::vector<QByteArray> roles, QObject* parent)
    : QAbstractListModel(parent), m_roles(std::move(roles)) {}

void RowModel::setRows(std::vector<Row> rows) {
    std::unordered_set<int> seen;
    std::erase_if(rows, [&seen](const Row& row) { return !seen.insert(row.id).second; });
    const auto before = m_rows.size();
    removeMissing(rows);
    for (int at = 0; at < int(rows.size()); ++at) placeRow(at, rows[std::size_t(at)]);
    if (before != m_rows.size()) emit countChanged();
}

void RowModel::removeMissing(const std::vector<Row>& rows) {
    std::unordered_set<int> kept;
    for (const Row& row : rows) kept.insert(row.id);
    for (int at = count() - 1; at >= 0; --at) {
        if (kept.contains(m_rows[std::size_t(at)].id)) continue;
        beginRemoveRows({}, at, at);
        const Row gone = std::move(m_rows[std::size_t(at)]);
        m_rows.erase(m_rows.begin() + at);
        endRemoveRows();
        for (const QVariant& value : gone.values) {
            // Deleted later, because the delegate of the removed row still uses the list.
            if (auto* const list = listIn(value)) list->deleteLater();
        }
    }
}

void RowModel::placeRow(int at, const Row& row) {
    const auto here = m_rows.begin() + at;
    const auto found = std::find_if(here, m_rows.end(), [&row](const Row& old) { return old.id == row.id; });
    if (found == m_rows.end()) {
        beginInsertRows({}, at, at);
        m_rows.insert(here, withModels(row));
        endInsertRows();
        return;
    }
    if (found != here) {
        const int from = int(found - m_rows.begin());
        beginMoveRows({}, from, from, {}, at);
        std::rotate(here, found, found + 1);
        endMoveRows();
    }
    updateRow(at, row);
}

void RowModel::updateRow(int at, const Row& row) {
    Row& old = m_rows[std::size_t(at)];
    QList<int> changed;
    for (std::size_t role = 0; role < m_roles.size(); ++role) {
        if (auto* const list = listIn(old.values[role])) {
            list->setRows(row.values[role].value<List>().rows);
        } else if (old.values[role] != row.values[role]) {
            old.values[role] = row.values[role];
            changed.append(Qt::UserRole + int(role));
        }
    }
    if (!changed.isEmpty()) emit dataChanged(index(at), index(at), changed);
}

RowModel::Row RowModel::withModels(Row row) {
    for (QVariant& value : row.values) {
        if (value.metaType() != QMetaType::fromType<List>()) continue;
        auto list = value.value<List>();
        auto* const model = new RowModel(std::move(list.roles), this);
        model->setRows(std::move(list.rows));
        value = QVariant::fromValue(model);
    }
    return row;
}

QVariant RowModel::value(int row, const QByteArray& role) const {
    const auto found = std::find(m_roles.begin(), m_roles.end(), role);
    return data(index(row), Qt::UserRole + int(found - m_roles.begin()));
}

int RowModel::rowWith(const QString& role) const {
    for (int row = 0; row < count(); ++row) {
        if (value(row, role.toLatin1()).toBool()) return row;
    }
    return -1;
}

int RowModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowModel::data(const QModelIndex& index, int role) const {
    const int which = role - Qt::UserRole;
    if (!index.isValid() || index.row() >= count() || which < 0 || which >= int(m_roles.size())) return {};
    return m_rows[std::size_t(index.row())].values[std::size_t(which)];
}

QHash<int, QByteArray> RowModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (std::size_t role = 0; role < m_roles.size(); ++role) names.insert(Qt::UserRole + int(role), m_roles[role]);
    return names;
}

}  // namespace duelogue
