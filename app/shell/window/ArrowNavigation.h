#pragma once

#include <QtQml/qqmlregistration.h>
#include <QPointF>
#include <QQuickItem>

namespace duelogue {

/// Moves the keyboard focus by arrow keys among everything that the Tab key reaches, and whatever can only be looked
/// at: that has a property `walkable`, which is so. Nothing is chosen by it.
class ArrowNavigation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Gives focus to the nearest item below `root` in that direction (x, y: -1, 0 or 1), seen from the item that has
    /// it; to the lowest leftmost one if none has. Left and right stay among items of one `walkGroup`, a property of
    /// the item or of what it stands in, and in its row where its `walkInRow` is so; up and down lead to other groups
    /// where the own one ends, and so do left and right where its `walkLeaves` is so. False if there is nothing there.
    Q_INVOKABLE static bool go(QQuickItem* root, int x, int y);

    /// The same for what stands in rows: left and right stay in the row, up and down go to the next one, to what lies
    /// nearest there. What a list has scrolled out of sight counts only for who is in that list. False at the edge, and
    /// where the focus is not below `region`.
    Q_INVOKABLE static bool step(QQuickItem* region, int x, int y);
    /// Comes into `region` from above or below (y: 1 or -1): to what lies nearest, seen from the item that has the
    /// focus, in the first row in sight. False if there is nothing there.
    Q_INVOKABLE static bool enter(QQuickItem* region, int y);
};

}  // namespace duelogue
