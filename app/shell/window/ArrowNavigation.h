#pragma once

#include <QtQml/qqmlregistration.h>
#include <QPointF>
#include <QQuickItem>

namespace duelogue {

/// Keyboard navigation by arrow keys among all items that the Tab key reaches or whose property `walkable` is true. It
/// only moves the focus.
class ArrowNavigation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Focuses the nearest item below `root` in a direction (x, y: -1, 0 or 1), as seen from the focused item. Without
    /// a focus, it focuses the lowest leftmost item. Returns false without an item in that direction. Properties of
    /// the focused item control the navigation:
    /// - `walkGroup`, also of an ancestor: left and right stay in the group; up and down leave it at its end
    /// - `walkInRow`: left and right stay in the row
    /// - `walkLeaves`: left and right leave the group at its end
    Q_INVOKABLE static bool go(QQuickItem* root, int x, int y);

    /// Navigates in rows: left and right stay in the row, up and down go to the nearest item in the next row. Items
    /// that a list has scrolled out of sight count only within the same list. Returns false at the edge, or if the
    /// focus is not below `region`.
    Q_INVOKABLE static bool step(QQuickItem* region, int x, int y);
    /// Enters `region` from above or below (y: 1 or -1): focuses the item in its first visible row that is nearest to
    /// the focused item. Returns false without a visible item.
    Q_INVOKABLE static bool enter(QQuickItem* region, int y);
};

}  // namespace duelogue
