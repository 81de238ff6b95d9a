#pragma once

#include <QtQml/qqmlregistration.h>
#include <QQuickItem>

namespace duelogue {

/// A level of the window. While another level covers it, it is disabled: it gets neither clicks nor keys, and screen
/// readers do not find its contents. Screen readers would still find Qt's own items when they are disabled. QML must
/// set `Accessible.role: Accessible.Grouping`; otherwise Qt leaves the layer out of the accessibility tree.
class Layer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Layer(QQuickItem* parent = nullptr) : QQuickItem(parent) {}

    /// Makes the contents of layers known to screen readers. Must be called once before a window is opened.
    static void install();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;
};

}  // namespace duelogue
