#include "app/shell/paint/CardArt.h"

#include "app/shell/paint/CardGrounds.h"
#include "app/shell/paint/IconPaint.h"
#include "app/shell/paint/Palette.h"
#include "app/shell/paint/Scenery.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace duelogue {

namespace {

/// Returns the palette of a card, slightly shifted, so that two white cards differ.
Palette huesOf(const FrameColors& frame, HashedRandom& dice) {
    Palette hues = frame.hues;
    const int shift = int(dice.in(-13, 14));
    for (QColor* const color : {&hues.light, &hues.dark, &hues.glow, &hues.deep}) {
        const int hue = color->hue() < 0 ? 210 : color->hue();
        const int saturation = std::min(255, int(color->saturation() * dice.in(.9, 1.25)));
        color->setHsv((hue + shift + 360) % 360, saturation, color->value());
    }
    return hues;
}

void vignette(QPainter& painter, const QRectF& area, const QColor& deep) {
    QRadialGradient g(area.center(), area.width() * .74);
    g.setColorAt(.45, faint(deep, 0));
    g.setColorAt(1, faint(deep, .72));
    painter.fillRect(area, g);
}

/// Paints the background of the figure: for a card with figures, distant others of its kind; else a larger echo of its
/// icon.
void company(QPainter& painter, const QRectF& area, const TableFace& face, const Palette& hues, HashedRandom& dice) {
    const auto draw = [&](QPointF at, double share, const QColor& color, double strength) {
        const double side = std::min(area.width(), area.height()) * share;
        const QPointF middle(area.left() + at.x() * area.width(), area.top() + at.y() * area.height());
        const int pixels = std::max(8, int(std::ceil(side * pixelsPerUnit(painter))));
        painter.setOpacity(strength);
        painter.drawImage(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side),
                          softened(iconImage(face.icon, pixels, color), std::max(1, pixels / 60)));
        painter.setOpacity(1);
    };
    if (face.figures.isEmpty()) return draw({.5, .5}, dice.in(1.35, 1.6), hues.glow, .13);
    const bool left = dice.below(2) == 0;
    draw({left ? dice.in(.1, .2) : dice.in(.8, .9), dice.in(.5, .62)}, dice.in(.34, .44), hues.deep, .42);
    if (dice.below(2) == 0)
        draw({left ? dice.in(.82, .92) : dice.in(.08, .18), dice.in(.46, .56)}, dice.in(.22, .3), hues.deep, .3);
}

/// Paints a sheen over a rare card.
void sheen(QPainter& painter, const QRectF& area) {
    QLinearGradient light(area.topLeft(), area.bottomRight());
    for (const auto& [place, strength] :
         {std::pair(.0, 0.0), {.2, .05}, {.34, .0}, {.46, .3}, {.5, .36}, {.54, .3}, {.66, .0}})
        light.setColorAt(place, faint("#fff7db", strength));
    painter.fillRect(area, light);
}

/// Paints the icon: a soft dark shape, so that the icon stands out from any ground, then the shape lit from above.
void figure(QPainter& painter, const QRectF& area, const TableFace& face, const Palette& hues, HashedRandom& dice) {
    const double side = std::min(area.width(), area.height()) * dice.in(.74, .82);
    const QPointF middle = area.center() + QPointF(dice.in(-.05, .05) * area.width(), area.height() * .015);
    const int pixels = std::max(8, int(std::ceil(side * pixelsPerUnit(painter))));
    const bool mirrored = dice.below(2) == 0;
    painter.save();
    painter.translate(middle);
    painter.rotate(dice.in(-5, 5));
    if (mirrored) painter.scale(-1, 1);
    const QRectF where(-side / 2, -side / 2, side, side);
    const QImage dark = softened(iconImage(face.icon, pixels, hues.deep), std::max(2, pixels / 40));
    painter.setOpacity(.62);
    painter.drawImage(where.translated(mirrored ? -side * .025 : side * .025, side * .04), dark);
    painter.setOpacity(.8);
    painter.drawImage(where.adjusted(-side * .02, -side * .02, side * .02, side * .02), dark);
    painter.setOpacity(1);
    QLinearGradient lit(0, 0, 0, pixels);
    lit.setColorAt(0, "#fffaf0");
    lit.setColorAt(.55, mixed("#fbf3e4", hues.glow, .25));
    lit.setColorAt(1, mixed("#f3e6d0", hues.glow, .8));
    painter.drawImage(where, iconImage(face.icon, pixels, lit));
    painter.restore();
}

}  // namespace

void paintArt(QPainter& painter, const QRectF& area, double radius, const TableFace& face) {
    HashedRandom dice(face.name + face.frame);
    const QChar letter = face.frame.isEmpty() ? QChar('A') : face.frame.front();
    const QChar first = letter == u'M' && !face.colors.isEmpty() ? face.colors.front() : letter;
    const FrameColors& frame = frameColors(first);
    const Palette hues = huesOf(frame, dice);
    painter.save();
    QPainterPath cut;
    cut.addRoundedRect(area, radius, radius);
    painter.setClipPath(cut, Qt::IntersectClip);
    Brushwork brush{painter, area, dice};
    if (!paintPlace(brush, face.scene)) {
        const QPointF light(dice.in(.32, .68), dice.in(.32, .5));
        paintGround(brush, frame.ground, hues, light);
        const bool swirls = face.figures.isEmpty() && !frame.yields;
        if (swirls) brush.swirl({.5, .5}, hues.glow, .2, 3 + dice.below(4));
        brush.glow({.5, .5}, .42, hues.deep, swirls ? .34 : .26);
        company(painter, area, face, hues, dice);
        vignette(painter, area, hues.deep);
        figure(painter, area, face, hues, dice);
    } else {
        vignette(painter, area, QColor(30, 22, 14));
    }
    if (face.rarity == u"rare") sheen(painter, area);
    painter.restore();
}

}  // namespace duelogue
