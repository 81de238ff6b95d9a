#pragma once

#include <QtQml/qqmlregistration.h>
#include <QQuickItem>
#include <QSize>

namespace duelogue {

/// An item for a picture that is painted for its size. Bindings and layouts set about twenty sizes before the visible
/// one, and painting for each of them would dominate the time to open a screen.
class PictureFrame : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The size in whole device pixels when the item was last about to be shown; empty before. Layouts that settle late
    /// can still change it once or twice before that frame.
    Q_PROPERTY(QSize pixels READ pixels NOTIFY pixelsChanged)

public:
    explicit PictureFrame(QQuickItem* parent = nullptr) : QQuickItem(parent) {}

    [[nodiscard]] QSize pixels() const { return m_pixels; }

signals:
    void pixelsChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void updatePolish() override;

private:
    QSize m_pixels;
};

}  // namespace duelogue
