#include "app/shell/window/ArrowNavigation.h"

#include <QQuickWindow>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace duelogue {

namespace {

/// Returns true if the Tab key reaches the item or if its property `walkable` is true.
bool isReached(const QQuickItem* item) {
    return (item->activeFocusOnTab() || item->property("walkable").toBool()) && item->width() > 0;
}

void collect(QQuickItem* item, std::vector<QQuickItem*>& found) {
    if (!item->isVisible() || !item->isEnabled()) return;
    if (isReached(item)) found.push_back(item);
    for (QQuickItem* const child : item->childItems()) collect(child, found);
}

QPointF middleOf(const QQuickItem* item) { return item->mapToScene({item->width() / 2, item->height() / 2}); }

/// Returns the cost of a step, smaller for a better item; infinite for an item in another direction.
double cost(QPointF from, QPointF to, QPointF direction) {
    const QPointF way = to - from;
    const double along = QPointF::dotProduct(way, direction);
    const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
    if (along < 2 || aside > along * 3 + 40) return std::numeric_limits<double>::infinity();
    return along + aside * 2;
}

/// Returns the `walkGroup` of the item or of its nearest ancestor that has one; otherwise empty.
QString groupOf(const QQuickItem* item) {
    for (; item != nullptr; item = item->parentItem()) {
        const QVariant group = item->property("walkGroup");
        if (group.isValid()) return group.toString();
    }
    return {};
}

QRectF placeOf(const QQuickItem* item) { return item->mapRectToScene({0, 0, item->width(), item->height()}); }

/// Returns the nearest ancestor that clips its contents, or nullptr.
const QQuickItem* frameOf(const QQuickItem* item) {
    const QQuickItem* frame = item->parentItem();
    while (frame != nullptr && !frame->clip()) frame = frame->parentItem();
    return frame;
}

/// Returns the part of the item that is visible from `other`. A list scrolls to its own items, so inside the same list
/// every item counts as visible.
QRectF seenFrom(const QQuickItem* other, const QQuickItem* item) {
    const QQuickItem* const frame = frameOf(item);
    const bool whole = frame == nullptr || (other != nullptr && frame == frameOf(other));
    return whole ? placeOf(item) : placeOf(item) & placeOf(frame);
}

/// Returns true if the two places overlap vertically by at least half of the lower one.
bool isSameRow(const QRectF& a, const QRectF& b) {
    const double shared = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return shared * 2 >= std::min(a.height(), b.height());
}

double gap(double low, double high, double otherLow, double otherHigh) {
    return std::max({0.0, otherLow - high, low - otherHigh});
}

/// Returns the nearest item in the next row: finds the row nearest above or below, then the horizontally nearest item
/// in it.
QQuickItem* nearestOfNextRow(const std::vector<QQuickItem*>& items, const QQuickItem* present, int y) {
    const QRectF from = placeOf(present);
    const auto distance = [&](const QQuickItem* item) {
        const QRectF at = seenFrom(present, item);
        return y > 0 ? at.top() - from.bottom() : from.top() - at.bottom();
    };
    const auto aside = [&](const QQuickItem* item) {
        const QRectF at = seenFrom(present, item);
        return std::pair(gap(from.left(), from.right(), at.left(), at.right()), std::abs(at.left() - from.left()));
    };
    QQuickItem* first = nullptr;
    for (QQuickItem* const item : items) {
        if (first == nullptr || distance(item) < distance(first)) first = item;
    }
    QQuickItem* best = first;
    for (QQuickItem* const item : items) {
        if (isSameRow(seenFrom(present, item), seenFrom(present, first)) && aside(item) < aside(best)) best = item;
    }
    return best;
}

QQuickItem* nearestInRow(const std::vector<QQuickItem*>& items, const QQuickItem* present) {
    const QRectF from = placeOf(present);
    const auto distance = [&](const QQuickItem* item) {
        const QRectF at = seenFrom(present, item);
        return std::pair(gap(from.left(), from.right(), at.left(), at.right()),
                         std::abs(at.center().y() - from.center().y()));
    };
    const auto best = std::min_element(items.begin(), items.end(), [&](const QQuickItem* a, const QQuickItem* b) {
        return distance(a) < distance(b);
    });
    return best == items.end() ? nullptr : *best;
}

/// Returns the items that an arrow key can reach: those in the same group while there are any in that direction, then
/// items without a group or in another one. Left and right leave the group only if the item allows it.
std::vector<QQuickItem*> withinReach(const std::vector<QQuickItem*>& items, const QQuickItem* present,
                                     QPointF direction) {
    const QString group = groupOf(present);
    const bool aside = direction.x() != 0;
    const bool inRow = aside && present->property("walkInRow").toBool();
    std::vector<QQuickItem*> own, others;
    for (QQuickItem* const item : items) {
        if (item == present) continue;
        const bool sameRow = isSameRow(placeOf(present), placeOf(item));
        if (groupOf(item) != group) {
            others.push_back(item);
        } else if (group.isEmpty() || (aside ? sameRow || !inRow : !sameRow)) {
            own.push_back(item);
        }
    }
    if (aside && !present->property("walkLeaves").toBool()) return own;
    const bool goesOn = std::ranges::any_of(
        own, [&](const QQuickItem* item) { return std::isfinite(cost(middleOf(present), middleOf(item), direction)); });
    if (group.isEmpty()) own.insert(own.end(), others.begin(), others.end());
    return goesOn || group.isEmpty() ? own : others;
}

bool focus(QQuickItem* item) {
    if (item != nullptr) item->forceActiveFocus(Qt::TabFocusReason);
    return item != nullptr;
}

}  // namespace

bool ArrowNavigation::go(QQuickItem* root, int x, int y) {
    if (root == nullptr || root->window() == nullptr) return false;
    std::vector<QQuickItem*> items;
    collect(root, items);
    // The focused item can be inside a reachable item, such as a line in its list.
    const auto isFound = [&](const QQuickItem* item) { return std::ranges::find(items, item) != items.end(); };
    const QQuickItem* present = root->window()->activeFocusItem();
    while (present != nullptr && !isFound(present)) present = present->parentItem();
    const bool known = present != nullptr;
    // Without a focus, navigation starts at the lower edge, near the hand and the question.
    const QPointF from = known ? middleOf(present) : root->mapToScene({root->width() / 2, root->height() + 200});
    const QPointF direction = known ? QPointF(x, y) : QPointF(0, -1);
    QQuickItem* best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (QQuickItem* const item : known ? withinReach(items, present, direction) : items) {
        const double price = cost(from, middleOf(item), direction);
        if (price < least) best = item, least = price;
    }
    return focus(best);
}

bool ArrowNavigation::step(QQuickItem* region, int x, int y) {
    if (region == nullptr || region->window() == nullptr) return false;
    std::vector<QQuickItem*> items;
    collect(region, items);
    const QQuickItem* const present = region->window()->activeFocusItem();
    if (std::find(items.begin(), items.end(), present) == items.end()) return false;
    const QRectF from = placeOf(present);
    const auto isAside = [&](const QQuickItem* item) {
        const QRectF at = seenFrom(present, item);
        if (item == present || at.isEmpty()) return true;
        if (isSameRow(at, from)) return x == 0 || (at.center().x() - from.center().x()) * x <= 0;
        return y == 0 || (at.center().y() - from.center().y()) * y <= 0;
    };
    std::erase_if(items, isAside);
    if (items.empty()) return false;
    return focus(x != 0 ? nearestInRow(items, present) : nearestOfNextRow(items, present, y));
}

bool ArrowNavigation::enter(QQuickItem* region, int y) {
    if (region == nullptr || region->window() == nullptr) return false;
    std::vector<QQuickItem*> items;
    collect(region, items);
    const QQuickItem* const present = region->window()->activeFocusItem();
    if (present == nullptr) return false;
    std::erase_if(items, [&](const QQuickItem* item) { return seenFrom(present, item).isEmpty(); });
    return !items.empty() && focus(nearestOfNextRow(items, present, y));
}

}  // namespace duelogue
