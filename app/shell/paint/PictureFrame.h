#pragma once

#include <QtQml/qqmlregistration.h>
#include <QQuickItem>
#include <QSize>

namespace duelogue {

/// What holds a picture that is painted for its size. Bindings and layouts give an item some twenty sizes before the
/// one that is seen, and to paint for each of them is most of what a screen would take to open.
class PictureFrame : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The pixels that it covers, as it was last about to be seen: whole ones, at the scale of its window. Empty until
    /// it was. Layouts that come to rest only then may still change it once or twice before that frame.
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
