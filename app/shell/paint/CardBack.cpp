#include "app/shell/paint/CardParts.h"

#include "app/shell/paint/IconPaint.h"

#include <QPainterPath>

namespace duelogue {

namespace {

/// Returns a color of the default back, dyed with the color of a cloth.
QColor dyed(const char* usual, const QColor& cloth, double depth) {
    return cloth.isValid() ? mixed(QColor(usual), mixed(cloth, Qt::black, depth), .72) : QColor(usual);
}

/// The first and the last place of the lines of a lattice.
struct LatticeRange {
    double from = 0;
    double to = 0;
};

/// Paints crossed lines within the cloth, which has rounded corners.
void paintLattice(QPainter& painter, const QRectF& card, const QRectF& cloth, double radius, LatticeRange range) {
    constexpr double distance = 17;
    painter.save();
    QPainterPath cut;
    cut.addRoundedRect(cloth, radius, radius);
    painter.setClipPath(cut);
    painter.setPen(QPen(QColor(216, 196, 150, 26), 1.4));
    for (double shift = range.from; shift < range.to; shift += distance) {
        painter.drawLine(QPointF(shift, card.top()), QPointF(shift + card.height(), card.bottom()));
        painter.drawLine(QPointF(shift + card.height(), card.top()), QPointF(shift, card.bottom()));
    }
    painter.restore();
}

}  // namespace

void paintFlatBack(QPainter& painter, const QRectF& card, const QColor& dye) {
    paintShadow(painter, card, 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#14181d"));
    painter.drawRoundedRect(card, 12, 12);
    const QRectF inner = card.adjusted(5, 5, -5, -5);
    QLinearGradient cloth(inner.topLeft(), inner.bottomRight());
    cloth.setColorAt(0, dyed("#2a4053", dye, .45));
    cloth.setColorAt(.5, dyed("#3d566e", dye, .2));
    cloth.setColorAt(1, dyed("#1c2a38", dye, .65));
    painter.setBrush(cloth);
    painter.drawRoundedRect(inner, 8, 8);
    paintLattice(painter, card, inner, 8, {-80, 330});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(214, 184, 124, 150), 1.6));
    painter.drawRoundedRect(inner.adjusted(5, 5, -5, -5), 5, 5);
}

void paintBack(QPainter& painter, const QRectF& card, const QColor& dye) {
    paintShadow(painter, card, 15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#14181d"));
    painter.drawRoundedRect(card, 15, 15);
    const QRectF inner = card.adjusted(7, 7, -7, -7);
    QRadialGradient cloth(inner.center(), inner.height() * .62);
    cloth.setColorAt(0, dyed("#44607a", dye, .1));
    cloth.setColorAt(1, dyed("#1c2a38", dye, .65));
    painter.setBrush(cloth);
    painter.drawRoundedRect(inner, 10, 10);
    paintLattice(painter, card, inner, 10, {-360, 620});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(214, 184, 124, 150), 2));
    painter.drawRoundedRect(inner.adjusted(10, 10, -10, -10), 7, 7);
    const QPointF middle = inner.center();
    QRadialGradient shade(middle, 78);
    shade.setColorAt(0, dyed("#22364a", dye, .55));
    shade.setColorAt(1, dyed("#182635", dye, .7));
    painter.setBrush(shade);
    painter.drawEllipse(middle, 62, 62);
    painter.drawEllipse(middle, 55, 55);
    drawIcon(painter, QRectF(middle.x() - 40, middle.y() - 40, 80, 80), "crossed-swords", QColor(222, 196, 142, 215));
}

}  // namespace duelogue
