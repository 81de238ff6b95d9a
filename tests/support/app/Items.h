#pragma once

#include <QList>
#include <QQuickItem>

namespace duelogue {

/// Returns all visible items from `root` down that have the property.
inline QList<QQuickItem*> itemsWith(QQuickItem* root, const char* property) {
    QList<QQuickItem*> found;
    if (!root->isVisible()) return found;
    if (root->property(property).isValid()) found << root;
    const auto children = root->childItems();
    for (QQuickItem* child : children) found << itemsWith(child, property);
    return found;
}

/// Returns the first item with that object name, visible or hidden, or nullptr.
inline QQuickItem* named(QQuickItem* root, const QString& name) {
    if (root->objectName() == name) return root;
    const auto children = root->childItems();
    for (QQuickItem* child : children) {
        if (QQuickItem* found = named(child, name)) return found;
    }
    return nullptr;
}

}  // namespace duelogue
