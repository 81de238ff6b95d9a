#include "app/shell/paint/PictureFrame.h"

#include <QQuickWindow>
#include <cmath>

namespace duelogue {

void PictureFrame::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) polish();
}

void PictureFrame::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged || change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged)
        polish();
}

void PictureFrame::updatePolish() {
    if (!isVisible() || window() == nullptr) return;
    const double scale = window()->effectiveDevicePixelRatio();
    const QSize pixels(static_cast<int>(std::ceil(width() * scale)), static_cast<int>(std::ceil(height() * scale)));
    if (pixels == m_pixels) return;
    m_pixels = pixels;
    emit pixelsChanged();
}

}  // namespace duelogue
