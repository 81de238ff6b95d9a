#include "app/match/table/HintsModel.h"

#include <utility>

namespace duelogue {

void HintsModel::show(const TableHints& hints) {
    m_hints = hints;
    explain({});
    m_rows.setRows(hintRows(hints));
    mark(0);
    emit changed();
}

void HintsModel::explain(const QString& reason) {
    if (std::exchange(m_reason, reason) != reason) emit explained();
}

bool HintsModel::reset() {
    explain({});
    m_rows.setRows({});
    return std::exchange(m_hints, {}).isOpen();
}

void HintsModel::pointAt(int row, bool pointed) {
    // The pointer enters one row before it leaves the other.
    if (!pointed && row != m_marked) return;
    mark(pointed ? row : 0);
}

TableHint HintsModel::at(int row) const {
    const auto place = static_cast<std::size_t>(row);
    return place < m_hints.hints.size() ? m_hints.hints[place] : TableHint{};
}

void HintsModel::mark(int row) {
    m_marked = row;
    m_shown.gestures.hint = at(row);
    emit marked();
}

}  // namespace duelogue
