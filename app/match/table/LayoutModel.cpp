#include "app/match/table/LayoutModel.h"

#include <algorithm>

namespace duelogue {

LayoutModel::LayoutModel(ShownTable& shown) : m_shown(shown) { arrange(); }

void LayoutModel::setWindow(QSizeF window) {
    if (!window.isEmpty()) set(m_room.window, window);
}

QRectF LayoutModel::turnLight() const {
    constexpr double wide = 1.1;
    const int turn = m_shown.state.turnSeat;
    const auto seat = std::size_t(std::max(0, turn));
    if (seat >= layout().seats.size()) return {};
    return layout().spotBefore(layout().seats[seat], turn == m_shown.state.viewer, wide);
}

}  // namespace duelogue
