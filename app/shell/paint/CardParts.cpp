#include "app/shell/paint/CardParts.h"

#include "app/shell/paint/CardArt.h"
#include "app/shell/paint/IconPaint.h"
#include "app/shell/paint/Lettering.h"

#include <QPainterPath>
#include <algorithm>

namespace duelogue {

namespace {

/// Draws a sheet with rounded or cut corners.
void sheetOf(QPainter& painter, const QRectF& where, double radius, bool angular) {
    if (!angular) {
        painter.drawRoundedRect(where, radius, radius);
        return;
    }
    const double cut = radius * .8;
    QPainterPath path(where.topLeft() + QPointF(cut, 0));
    path.lineTo(where.topRight() - QPointF(cut, 0));
    path.lineTo(where.topRight() + QPointF(0, cut));
    path.lineTo(where.bottomRight() - QPointF(0, cut));
    path.lineTo(where.bottomRight() - QPointF(cut, 0));
    path.lineTo(where.bottomLeft() + QPointF(cut, 0));
    path.lineTo(where.bottomLeft() - QPointF(0, cut));
    path.lineTo(where.topLeft() + QPointF(0, cut));
    path.closeSubpath();
    painter.drawPath(path);
}

QColor rarityColor(const QString& rarity) {
    if (rarity == u"rare") return "#c39a35";
    if (rarity == u"uncommon") return "#8796a6";
    return "#3a3127";
}

/// Paints the letter of the rarity on its diamond, which would otherwise differ only in color.
void rarityLetter(const CardSheet& sheet, const QRectF& bar) {
    const QRectF where(bar.right() - 22, bar.top(), 14, bar.height());
    sheet.painter.setPen(sheet.face.rarity == u"common" ? QColor(Qt::white) : paper::ink);
    letterLine(sheet.painter, where, sheet.face.rarity.left(1).toUpper(), serif(1), {9, 7}, Qt::AlignHCenter);
}

QString signOf(const CardSheet& sheet) {
    if (!sheet.isMarked() || sheet.face.change == TableChange::Same) return {};
    return sheet.face.change == TableChange::Up ? QStringLiteral("▲") : QStringLiteral("▼");
}

}  // namespace

Palette paletteAt(const TableFace& face, qsizetype index) {
    const QChar frame = face.frame.isEmpty() ? QChar('A') : face.frame.front();
    const bool isOfIts = frame == u'M' && index < face.colors.size();
    return frameColors(isOfIts ? face.colors[index] : frame).hues;
}

qsizetype CardSheet::letters() const { return face.text.size() - face.text.count(termMark); }

bool CardSheet::yields() const { return !face.frame.isEmpty() && frameColors(face.frame.front()).yields; }

void paintShadow(QPainter& painter, const QRectF& card, double radius) {
    painter.setPen(Qt::NoPen);
    constexpr int steps = 9;
    for (int i = 0; i < steps; ++i) {
        const double grow = 14.0 - i * 2.0;
        painter.setBrush(QColor(4, 6, 6, 11 + i));
        painter.drawRoundedRect(card.adjusted(-grow, -grow + 8, grow, grow + 5), radius + grow, radius + grow);
    }
}

void paintFrame(const CardSheet& sheet, const QRectF& card, double edge, double radius) {
    QPainter& painter = sheet.painter;
    paintShadow(painter, card, radius);
    painter.setBrush(mixed(paper::edge, sheet.hues.deep, .45));
    sheetOf(painter, card, radius, sheet.face.angular);
    const QRectF inner = card.adjusted(edge, edge, -edge, -edge);
    QLinearGradient across(inner.topLeft(), inner.topRight());
    across.setColorAt(.3, sheet.hues.light);
    across.setColorAt(.7, sheet.second.light);
    painter.setBrush(across);
    sheetOf(painter, inner, radius - edge * .6, sheet.face.angular);
    QLinearGradient down(inner.topLeft(), inner.bottomLeft());
    down.setColorAt(0, QColor(255, 248, 230, 38));
    down.setColorAt(.06, QColor(255, 248, 230, 0));
    down.setColorAt(1, faint(mixed(sheet.hues.dark, sheet.hues.deep, .4), .86));
    painter.setBrush(down);
    sheetOf(painter, inner, radius - edge * .6, sheet.face.angular);
}

void paperBar(QPainter& painter, const QRectF& where, double radius) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(14, 10, 6, 70));
    painter.drawRoundedRect(where.translated(0, 1.6), radius, radius);
    QLinearGradient sheet(where.topLeft(), where.bottomLeft());
    sheet.setColorAt(0, paper::light);
    sheet.setColorAt(1, paper::mid);
    painter.setBrush(sheet);
    painter.drawRoundedRect(where, radius, radius);
}

void nameGround(const CardSheet& sheet, const QRectF& where) {
    QPainter& painter = sheet.painter;
    if (sheet.isClear()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        painter.drawRoundedRect(where.adjusted(-6, 0, 6, 1), 8, 8);
        painter.setPen(Qt::white);
    } else {
        const bool bright = sheet.hues.light.lightnessF() > .65F;
        painter.setPen(bright ? QColor("#2a2116") : QColor("#fff5df"));
    }
}

void pips(const CardSheet& sheet, const QRectF& art, double largest) {
    const int count = int(sheet.face.cost.size());
    if (count == 0) return;
    const double diameter = std::min(largest, (art.height() - 14) / (count * 1.1 + .1));
    const QRectF ribbon(art.left() + 5, art.top() + 5, diameter + 7, count * diameter * 1.1 + 6);
    sheet.painter.setPen(Qt::NoPen);
    sheet.painter.setBrush(faint(mixed(sheet.hues.deep, paper::edge, .5), .62));
    sheet.painter.drawRoundedRect(ribbon, ribbon.width() / 2, ribbon.width() / 2);
    for (int i = 0; i < count; ++i) {
        const QPointF middle(ribbon.center().x(), ribbon.top() + 3 + diameter * (.55 + 1.1 * i));
        paintPip(sheet.painter, middle, diameter, sheet.face.cost[std::size_t(i)]);
    }
}

void typeBar(const CardSheet& sheet, const QRectF& bar) {
    paperBar(sheet.painter, bar, 6);
    double room = bar.width() - 18;
    if (!sheet.face.rarity.isEmpty()) {
        room -= 20;
        sheet.painter.save();
        sheet.painter.translate(bar.right() - 15, bar.center().y());
        sheet.painter.rotate(45);
        sheet.painter.setBrush(rarityColor(sheet.face.rarity));
        sheet.painter.drawRoundedRect(QRectF(-5, -5, 10, 10), 1.5, 1.5);
        sheet.painter.restore();
        if (sheet.isMarked()) rarityLetter(sheet, bar);
    }
    double left = bar.left() + 10;
    if (!sheet.face.seal.isEmpty()) {
        const double side = bar.height() - 6;
        drawIcon(sheet.painter, {bar.left() + 5, bar.top() + 3, side, side}, sheet.face.seal,
                 mixed(sheet.hues.dark, sheet.hues.deep, .3));
        left += side;
        room -= side;
    }
    sheet.painter.setPen(QColor("#3b3022"));
    letterLine(sheet.painter, {left, bar.top(), room, bar.height()}, sheet.face.typeLine, serif(1), {15, 9.5});
}

double plateWidth(const CardSheet& sheet, double usual) { return sheet.face.figures.size() > 5 ? usual * 1.6 : usual; }

void figures(const CardSheet& sheet, const QRectF& badge) {
    if (sheet.face.figures.isEmpty()) return;
    QColor rim("#f2e6cf"), text("#fff6e2");
    if (sheet.face.change == TableChange::Up) rim = text = QColor("#a9e083");
    if (sheet.face.change == TableChange::Down) rim = text = QColor("#f0907a");
    sheet.painter.setPen(QPen(rim, 2.2));
    sheet.painter.setBrush(sheet.isClear() ? QColor(Qt::black) : mixed(sheet.hues.dark, sheet.hues.deep, .55));
    sheet.painter.drawRoundedRect(badge, 11, 11);
    sheet.painter.setPen(text);
    figureLine(sheet.painter, badge.adjusted(4, 0, -4, 0), signOf(sheet) + sheet.face.figures, serif(1), {24, 12});
}

void yieldMark(const CardSheet& sheet, const QRectF& art) {
    double x = art.right() - 24;
    for (qsizetype i = sheet.face.colors.size() - 1; i >= 0; --i, x -= 40) {
        paintPip(sheet.painter, {x, art.bottom() - 24}, 36, QString(sheet.face.colors[i]));
    }
}

double artHeight(const CardSheet& sheet) {
    const qsizetype letters = sheet.letters();
    if (letters == 0) return 253;
    if (sheet.yields() && letters < 60) return 222;
    if (letters < 30) return 186;
    return letters > 170 ? 112 : letters > 100 ? 130 : 148;
}

void framedArt(const CardSheet& sheet, const QRectF& art) {
    paintArt(sheet.painter, art, 6, sheet.face);
    sheet.painter.setPen(QPen(QColor(12, 9, 7, 120), 1.4));
    sheet.painter.setBrush(Qt::NoBrush);
    sheet.painter.drawRoundedRect(art, 6, 6);
}

void seal(const CardSheet& sheet, const QPointF& middle, double diameter) {
    if (sheet.face.seal.isEmpty()) return;
    QPainter& painter = sheet.painter;
    painter.setPen(QPen(mixed(paper::edge, sheet.hues.deep, .45), diameter * .05));
    painter.setBrush(paper::light);
    painter.drawEllipse(middle, diameter / 2, diameter / 2);
    const double side = diameter * .68;
    drawIcon(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side}, sheet.face.seal,
             mixed(sheet.hues.dark, sheet.hues.deep, .3));
}

}  // namespace duelogue
