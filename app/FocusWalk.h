#pragma once

#include <QtQml/qqmlregistration.h>
#include <QPointF>
#include <QQuickItem>

namespace duelogue {

/// Moves the keyboard focus by arrow keys among everything that the Tab key reaches.
class FocusWalk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Gives focus to the nearest item below `root` in that direction (x, y: -1, 0 or 1), seen from the item that has
    /// it; to the lowest leftmost one if none has. False if there is nothing there.
    Q_INVOKABLE static bool go(QQuickItem* root, int x, int y);
};

}  // namespace duelogue
