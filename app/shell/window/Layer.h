#pragma once

#include <QtQml/qqmlregistration.h>
#include <QQuickItem>

namespace duelogue {

/// What lies on one level of the window. While something stands over it, it is not enabled, and then it is neither
/// clicked nor reached by keys, and a screen reader finds nothing of it either (Qt's own items are still there where
/// they are not enabled). In QML it needs `Accessible.role: Accessible.Grouping`, or Qt takes it for no part of the
/// tree.
class Layer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Layer(QQuickItem* parent = nullptr) : QQuickItem(parent) {}

    /// To be called once before a window is opened: makes what stands in a layer known to screen readers.
    static void install();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;
};

}  // namespace duelogue
