#include "app/shell/window/Layer.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QQuickWindow>

namespace duelogue {

namespace {

/// The accessible interface of a layer: its contents, as long as the layer is enabled.
class LayerInterface : public QAccessibleObject {
public:
    explicit LayerInterface(Layer* layer) : QAccessibleObject(layer) {}

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Grouping; }
    [[nodiscard]] QString text(QAccessible::Text /*which*/) const override { return {}; }
    [[nodiscard]] QWindow* window() const override { return layer() == nullptr ? nullptr : layer()->window(); }
    [[nodiscard]] int childCount() const override { return static_cast<int>(children().size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override { return children().value(index); }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        return static_cast<int>(children().indexOf(child));
    }

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.invisible = layer() == nullptr || !layer()->isVisible() || !layer()->isEnabled();
        return state;
    }

    [[nodiscard]] QRect rect() const override {
        if (window() == nullptr) return {};
        const QRect inWindow = layer()->mapRectToScene(layer()->boundingRect()).toRect();
        return {window()->mapToGlobal(inWindow.topLeft()), inWindow.size()};
    }

    [[nodiscard]] QAccessibleInterface* parent() const override {
        if (window() == nullptr) return nullptr;
        const QQuickItem* const root = layer()->window()->contentItem();
        for (QQuickItem* item = layer()->parentItem(); item != nullptr && item != root; item = item->parentItem()) {
            if (QAccessibleInterface* found = QAccessible::queryAccessibleInterface(item)) return found;
        }
        return QAccessible::queryAccessibleInterface(window());
    }

private:
    [[nodiscard]] Layer* layer() const { return static_cast<Layer*>(object()); }

    [[nodiscard]] QList<QAccessibleInterface*> children() const {
        QList<QAccessibleInterface*> found;
        if (!state().invisible) collect(layer(), found);
        return found;
    }

    /// Collects the nearest descendants that have an accessible interface.
    static void collect(const QQuickItem* item, QList<QAccessibleInterface*>& found) {
        const QList<QQuickItem*> items = item->childItems();
        for (QQuickItem* child : items) {
            if (!child->isVisible()) continue;
            if (QAccessibleInterface* known = QAccessible::queryAccessibleInterface(child)) {
                found << known;
            } else {
                collect(child, found);
            }
        }
    }
};

QAccessibleInterface* makeInterface(const QString& /*name*/, QObject* object) {
    auto* const layer = qobject_cast<Layer*>(object);
    return layer == nullptr ? nullptr : new LayerInterface(layer);
}

}  // namespace

void Layer::install() { QAccessible::installFactory(makeInterface); }

void Layer::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change != ItemEnabledHasChanged && change != ItemVisibleHasChanged) return;
    QAccessibleEvent event(this, isVisible() && isEnabled() ? QAccessible::ObjectShow : QAccessible::ObjectHide);
    QAccessible::updateAccessibility(&event);
}

}  // namespace duelogue
