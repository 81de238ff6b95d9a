#pragma once

#include "app/shell/paint/HashedRandom.h"

#include <QColor>
#include <QPainter>

// The elements of grounds. All draw into the rectangle `area` of the painter; the dice vary their shape.

namespace duelogue {

struct Brushwork {
    QPainter& painter;
    QRectF area;
    HashedRandom& dice;

    void sky(const QColor& top, const QColor& middle, const QColor& bottom);
    /// Light around a point, which is given relative to the area.
    void glow(QPointF at, double radius, const QColor& color, double strength);
    void rays(QPointF at, const QColor& color, double strength, int count);
    void disc(QPointF at, double radius, const QColor& color, double halo);
    void stars(int count, const QColor& color, double downTo);
    void clouds(int count, const QColor& color, double from, double to);
    /// Layers of smooth hills from `from` (relative to the height) downward, from far to near.
    void hills(int layers, double from, const QColor& far, const QColor& near, double roughness);
    void peaks(int layers, double from, const QColor& far, const QColor& near, const QColor& snow);
    void waves(int layers, double from, const QColor& far, const QColor& near, const QColor& foam);
    void flames(int count, double height, const QColor& tip, const QColor& core);
    /// A line of trees that stand at the height `on`.
    void trees(int count, double on, double height, const QColor& color);
    void roundTrees(int count, double on, double height, const QColor& color);
    void reeds(int count, double on, double height, const QColor& color);
    void mist(int count, double from, double to, const QColor& color);
    void motes(int count, const QColor& color, double size);
    /// Arcs around a point, for cards without figures.
    void swirl(QPointF at, const QColor& color, double strength, int arms);
    void rings(QPointF at, const QColor& color, double strength, int count);
    void bareTrees(int count, double on, double height, const QColor& color);
    void furrows(double from, const QColor& light, const QColor& dark);

    [[nodiscard]] QPointF point(QPointF share) const;
    [[nodiscard]] double x(double share) const { return area.left() + share * area.width(); }
    [[nodiscard]] double y(double share) const { return area.top() + share * area.height(); }
};

}  // namespace duelogue
