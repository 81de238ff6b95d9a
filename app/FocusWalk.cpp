#include "app/FocusWalk.h"

#include <QQuickWindow>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace duelogue {

namespace {

void collect(QQuickItem* item, std::vector<QQuickItem*>& found) {
    if (!item->isVisible() || !item->isEnabled()) return;
    if (item->activeFocusOnTab() && item->width() > 0) found.push_back(item);
    for (QQuickItem* const child : item->childItems()) collect(child, found);
}

QPointF middleOf(const QQuickItem* item) { return item->mapToScene({item->width() / 2, item->height() / 2}); }

/// The less the better; what lies in another direction is out of the question.
double cost(QPointF from, QPointF to, QPointF direction) {
    const QPointF way = to - from;
    const double along = QPointF::dotProduct(way, direction);
    const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
    if (along < 2 || aside > along * 3 + 40) return std::numeric_limits<double>::infinity();
    return along + aside * 2;
}

}  // namespace

bool FocusWalk::go(QQuickItem* root, int x, int y) {
    if (root == nullptr || root->window() == nullptr) return false;
    std::vector<QQuickItem*> items;
    collect(root, items);
    QQuickItem* const present = root->window()->activeFocusItem();
    const bool known = std::find(items.begin(), items.end(), present) != items.end();
    // From nowhere the walk starts at the lower edge, where the hand and the question are.
    const QPointF from = known ? middleOf(present) : root->mapToScene({root->width() / 2, root->height() + 200});
    const QPointF direction = known ? QPointF(x, y) : QPointF(0, -1);
    QQuickItem* best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (QQuickItem* const item : items) {
        const double price = item == present ? least : cost(from, middleOf(item), direction);
        if (price < least) best = item, least = price;
    }
    if (best == nullptr) return false;
    best->forceActiveFocus(Qt::TabFocusReason);
    return true;
}

}  // namespace duelogue
