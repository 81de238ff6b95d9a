#include "app/shell/paint/CardPaint.h"

#include "app/shell/paint/CardArt.h"
#include "app/shell/paint/HashedRandom.h"
#include "app/shell/paint/IconPaint.h"
#include "app/shell/paint/Lettering.h"
#include "app/shell/paint/Palette.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace duelogue {

namespace {

// Units of the drawing: every card is 250 wide; a face is 350 high, a tile 232.
constexpr double cardWidth = 250;
constexpr double faceHeight = 350;
constexpr double tileHeight = 232;
constexpr double wideHeight = 176;
constexpr double stripHeight = 72;

struct Sheet {
    QPainter& painter;
    const TableFace& face;
    Palette hues;
    Palette second;  ///< the other color of a card with two colors; otherwise the same
    CardBrush brush = CardBrush::Usual;

    [[nodiscard]] bool isClear() const { return brush == CardBrush::Clear; }
    [[nodiscard]] bool isMarked() const { return brush != CardBrush::Usual; }
};

Palette paletteAt(const TableFace& face, qsizetype index) {
    const QChar frame = face.frame.isEmpty() ? QChar('A') : face.frame.front();
    const bool isOfIts = frame == u'M' && index < face.colors.size();
    return frameColors(isOfIts ? face.colors[index] : frame).hues;
}

bool yields(const TableFace& face) { return !face.frame.isEmpty() && frameColors(face.frame.front()).yields; }

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

void shadow(QPainter& painter, const QRectF& card, double radius) {
    painter.setPen(Qt::NoPen);
    constexpr int steps = 9;
    for (int i = 0; i < steps; ++i) {
        const double grow = 14.0 - i * 2.0;
        painter.setBrush(QColor(4, 6, 6, 11 + i));
        painter.drawRoundedRect(card.adjusted(-grow, -grow + 8, grow, grow + 5), radius + grow, radius + grow);
    }
}

void frame(const Sheet& sheet, const QRectF& card, double edge, double radius) {
    QPainter& painter = sheet.painter;
    shadow(painter, card, radius);
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

/// Prepares the ground for a name that stands on the frame itself, and sets a legible pen.
void nameGround(const Sheet& sheet, const QRectF& where) {
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

/// Paints the cost in a ribbon at the left side of the art.
void pips(const Sheet& sheet, const QRectF& art, double largest) {
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

QColor rarityColor(const QString& rarity) {
    if (rarity == u"rare") return "#c39a35";
    if (rarity == u"uncommon") return "#8796a6";
    return "#3a3127";
}

/// Paints the letter of the rarity on its diamond, which would otherwise differ only in color.
void rarityLetter(const Sheet& sheet, const QRectF& bar) {
    const QRectF where(bar.right() - 22, bar.top(), 14, bar.height());
    sheet.painter.setPen(sheet.face.rarity == u"common" ? QColor(Qt::white) : paper::ink);
    letterLine(sheet.painter, where, sheet.face.rarity.left(1).toUpper(), serif(1), {9, 7}, Qt::AlignHCenter);
}

void typeBar(const Sheet& sheet, const QRectF& bar) {
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

QString signOf(const Sheet& sheet) {
    if (!sheet.isMarked() || sheet.face.change == TableChange::Same) return {};
    return sheet.face.change == TableChange::Up ? QStringLiteral("▲") : QStringLiteral("▼");
}

/// Returns the width of the plate of the figures. It is wider for many digits, which then keep their usual size.
double plateWidth(const Sheet& sheet, double usual) { return sheet.face.figures.size() > 5 ? usual * 1.6 : usual; }

void figures(const Sheet& sheet, const QRectF& badge) {
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

void yieldMark(const Sheet& sheet, const QRectF& art) {
    double x = art.right() - 24;
    for (qsizetype i = sheet.face.colors.size() - 1; i >= 0; --i, x -= 40) {
        paintPip(sheet.painter, {x, art.bottom() - 24}, 36, QString(sheet.face.colors[i]));
    }
}

/// Returns the height of the art on a face: greater for a short text.
double artHeight(const TableFace& face) {
    const auto letters = face.text.size();
    if (letters == 0) return 253;
    if (yields(face) && letters < 60) return 222;
    if (letters < 30) return 186;
    return letters > 170 ? 112 : letters > 100 ? 130 : 148;
}

/// Paints the art with a line around it.
void framedArt(const Sheet& sheet, const QRectF& art) {
    paintArt(sheet.painter, art, 6, sheet.face);
    sheet.painter.setPen(QPen(QColor(12, 9, 7, 120), 1.4));
    sheet.painter.setBrush(Qt::NoBrush);
    sheet.painter.drawRoundedRect(art, 6, 6);
}

void paintFace(const Sheet& sheet, const QRectF& card) {
    QPainter& painter = sheet.painter;
    frame(sheet, card, 7, 15);
    const QRectF inner = card.adjusted(14, 14, -14, -14);
    const QRectF title(inner.left(), inner.top(), inner.width(), 32);
    paperBar(painter, title, 7);
    painter.setPen(paper::ink);
    letterLine(painter, title.adjusted(10, 0, -8, 0), sheet.face.name, serif(1), {20, 11});
    const bool bare = sheet.face.text.isEmpty();
    const double plate = plateWidth(sheet, 72);
    // A wide plate leaves too little room for the type line, so the line moves above the plate.
    const bool low = bare && plate > 72;
    const QRectF art(inner.left(), title.bottom() + 4, inner.width(), artHeight(sheet.face) - (low ? 31 : 0));
    framedArt(sheet, art);
    pips(sheet, art, 30);
    if (yields(sheet.face)) yieldMark(sheet, art);
    const QSizeF corner = sheet.face.figures.isEmpty() ? QSizeF(0, 0) : QSizeF(plate - 8, 26);
    typeBar(sheet, {inner.left(), art.bottom() + 4, inner.width() - (bare && !low ? corner.width() : 0), 27});
    if (!bare) {
        const QRectF text(inner.left(), art.bottom() + 35, inner.width(), inner.bottom() - art.bottom() - 35);
        paperBar(painter, text, 7);
        const double largest = sheet.face.text.size() < 40 ? 16 : 14.5;
        letterText(painter, text.adjusted(10, 6, -9, -5), sheet.face.text, {largest, 7.5}, corner);
    }
    figures(sheet, {card.right() - plate - 5, card.bottom() - 43, plate, 38});
}

/// Paints a card for a hand. A fan shows only the left edge and the upper part, which therefore hold name, cost and
/// figures.
void paintHeld(const Sheet& sheet, const QRectF& card) {
    QPainter& painter = sheet.painter;
    frame(sheet, card, 7, 15);
    const QRectF inner = card.adjusted(13, 13, -13, -13);
    const QRectF title(inner.left(), inner.top(), inner.width(), 38);
    paperBar(painter, title, 7);
    painter.setPen(paper::ink);
    letterLine(painter, title.adjusted(9, 0, -6, 0), sheet.face.name, serif(1), {25, 15});
    const QRectF art(inner.left(), title.bottom() + 4, inner.width(), std::max(148.0, artHeight(sheet.face) - 8));
    framedArt(sheet, art);
    const bool fights = !sheet.face.figures.isEmpty();
    const QRectF badge(card.left() + 6, art.top() + 124, plateWidth(sheet, 70), 40);
    pips(sheet, fights ? QRectF(art.topLeft(), QSizeF(art.width(), badge.top() - art.top())) : art, 36);
    if (yields(sheet.face)) yieldMark(sheet, art);
    typeBar(sheet, {inner.left(), art.bottom() + 4, inner.width(), 27});
    if (!sheet.face.text.isEmpty()) {
        const QRectF text(inner.left(), art.bottom() + 35, inner.width(), inner.bottom() - art.bottom() - 35);
        paperBar(painter, text, 7);
        letterText(painter, text.adjusted(10, 6, -9, -5), sheet.face.text, {16, 7.5}, {});
    }
    figures(sheet, badge);
}

/// Paints the icon of the card's type, for a form without room for the type line.
void seal(const Sheet& sheet, const QPointF& middle, double diameter) {
    if (sheet.face.seal.isEmpty()) return;
    QPainter& painter = sheet.painter;
    painter.setPen(QPen(mixed(paper::edge, sheet.hues.deep, .45), diameter * .05));
    painter.setBrush(paper::light);
    painter.drawEllipse(middle, diameter / 2, diameter / 2);
    const double side = diameter * .68;
    drawIcon(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side}, sheet.face.seal,
             mixed(sheet.hues.dark, sheet.hues.deep, .3));
}

void paintTile(const Sheet& sheet, const QRectF& card, double size) {
    QPainter& painter = sheet.painter;
    frame(sheet, card, 6, 18);
    const QRectF title(card.left() + 15, card.top() + 7, card.width() - 28, size * 1.32);
    nameGround(sheet, title);
    letterLine(painter, title, sheet.face.name, serif(1), {size, size * .72});
    const QRectF art(card.left() + 12, title.bottom() + 3, card.width() - 24, card.bottom() - title.bottom() - 15);
    paintArt(painter, art, 10, sheet.face);
    const double round = size * 1.5;
    seal(sheet, art.topLeft() + QPointF(round * .62, round * .62), round);
}

/// Paints name and figures at the top, the cost in a row over the art, and the text as large as fits.
void paintWide(const Sheet& sheet, const QRectF& card) {
    QPainter& painter = sheet.painter;
    frame(sheet, card, 5, 13);
    const QRectF inner = card.adjusted(9, 9, -9, -9);
    const QRectF badge(inner.right() - 52, inner.top(), 52, 32);
    const QRectF title(inner.left(), inner.top(), inner.width() - badge.width() - 5, 32);
    paperBar(painter, title, 6);
    painter.setPen(paper::ink);
    letterLine(painter, title.adjusted(8, 0, -6, 0), sheet.face.name, serif(1), {20, 13});
    figures(sheet, badge);
    const bool bare = sheet.face.text.isEmpty();
    const auto letters = double(sheet.face.text.size());
    const double words = bare ? 0 : std::clamp(26 + letters * .5, 44.0, 84.0);
    const QRectF art(inner.left(), title.bottom() + 4, inner.width(),
                     inner.height() - title.height() - 4 - (bare ? 0 : words + 4));
    framedArt(sheet, art);
    const double diameter = std::min(30.0, art.height() - 8);
    for (std::size_t i = 0; i < sheet.face.cost.size(); ++i) {
        const QPointF middle(art.left() + 6 + diameter * (.5 + 1.12 * double(i)), art.bottom() - 5 - diameter / 2);
        paintPip(painter, middle, diameter, sheet.face.cost[i]);
    }
    if (bare) return;
    const QRectF text(inner.left(), art.bottom() + 4, inner.width(), words);
    paperBar(painter, text, 6);
    letterText(painter, text.adjusted(8, 4, -7, -3), sheet.face.text, {15, 9}, {});
}

/// Paints a flat card: its art at the left, and its name. QML draws over the right end.
void paintStrip(const Sheet& sheet, const QRectF& card) {
    constexpr double end = 70;
    QPainter& painter = sheet.painter;
    frame(sheet, card, 4, 12);
    const QRectF inner = card.adjusted(7, 7, -7, -7);
    const QRectF art(inner.left(), inner.top(), inner.height() * 1.05, inner.height());
    paintArt(painter, art, 7, sheet.face);
    const double round = inner.height() * .42;
    seal(sheet, art.bottomLeft() + QPointF(round * .55, -round * .55), round);
    const double room = inner.right() - art.right() - 6 - (sheet.face.figures.isEmpty() ? 4 : end);
    const QRectF title(art.right() + 6, inner.top(), room, inner.height());
    nameGround(sheet, title);
    letterLine(painter, title, sheet.face.name, serif(1), {34, 21});
}

/// Paints only the frame in the card's colors, which can be stretched.
void paintPlate(const Sheet& sheet, const QRectF& card) { frame(sheet, card, 4, 12); }

/// Returns a color of the default back, dyed with the color of a cloth.
QColor dyed(const char* usual, const QColor& cloth, double depth) {
    return cloth.isValid() ? mixed(QColor(usual), mixed(cloth, Qt::black, depth), .72) : QColor(usual);
}

void paintFlatBack(QPainter& painter, const QRectF& card, const QColor& dye) {
    shadow(painter, card, 12);
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
    painter.save();
    QPainterPath cut;
    cut.addRoundedRect(inner, 8, 8);
    painter.setClipPath(cut);
    painter.setPen(QPen(QColor(216, 196, 150, 26), 1.4));
    for (double shift = -80; shift < 330; shift += 17) {
        painter.drawLine(QPointF(shift, card.top()), QPointF(shift + card.height(), card.bottom()));
        painter.drawLine(QPointF(shift + card.height(), card.top()), QPointF(shift, card.bottom()));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(214, 184, 124, 150), 1.6));
    painter.drawRoundedRect(inner.adjusted(5, 5, -5, -5), 5, 5);
}

void paintBack(QPainter& painter, const QRectF& card, const QColor& dye) {
    shadow(painter, card, 15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor("#14181d"));
    painter.drawRoundedRect(card, 15, 15);
    const QRectF inner = card.adjusted(7, 7, -7, -7);
    QRadialGradient cloth(inner.center(), inner.height() * .62);
    cloth.setColorAt(0, dyed("#44607a", dye, .1));
    cloth.setColorAt(1, dyed("#1c2a38", dye, .65));
    painter.setBrush(cloth);
    painter.drawRoundedRect(inner, 10, 10);
    painter.save();
    QPainterPath cut;
    cut.addRoundedRect(inner, 10, 10);
    painter.setClipPath(cut);
    painter.setPen(QPen(QColor(216, 196, 150, 26), 1.4));
    for (double shift = -360; shift < 620; shift += 17) {
        painter.drawLine(QPointF(shift, card.top()), QPointF(shift + 350, card.bottom()));
        painter.drawLine(QPointF(shift + 350, card.top()), QPointF(shift, card.bottom()));
    }
    painter.restore();
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

}  // namespace

double cardShape(CardForm form) {
    if (form == CardForm::Wide) return wideHeight / cardWidth;
    if (form == CardForm::Strip || form == CardForm::Plate || form == CardForm::FlatBack)
        return stripHeight / cardWidth;
    const bool tile = form == CardForm::Tile || form == CardForm::Small;
    return (tile ? tileHeight : faceHeight) / cardWidth;
}

QImage paintCard(CardForm form, const TableFace& face, int width, CardBrush brush) {
    const double scale = std::clamp(width, 8, 2000) / cardWidth;
    const double high = cardShape(form) * cardWidth, margin = cardMargin * cardWidth;
    QImage image(int(std::lround((cardWidth + 2 * margin) * scale)), int(std::lround((high + 2 * margin) * scale)),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    painter.translate(margin, margin);
    const QRectF card(0, 0, cardWidth, high);
    const Sheet sheet{painter, face, paletteAt(face, 0), paletteAt(face, 1), brush};
    switch (form) {
        case CardForm::Face:
            paintFace(sheet, card);
            break;
        case CardForm::Tile:
            paintTile(sheet, card, 26);
            break;
        case CardForm::Small:
            paintTile(sheet, card, 33);
            break;
        case CardForm::Held:
            paintHeld(sheet, card);
            break;
        case CardForm::Wide:
            paintWide(sheet, card);
            break;
        case CardForm::Strip:
            paintStrip(sheet, card);
            break;
        case CardForm::Plate:
            paintPlate(sheet, card);
            break;
        case CardForm::Back:
            paintBack(painter, card, clothColor(face.colors));
            break;
        case CardForm::FlatBack:
            paintFlatBack(painter, card, clothColor(face.colors));
            break;
    }
    return image;
}

QImage paintPicture(const TableFace& face, QSize size) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintArt(painter, image.rect(), size.height() * .1, face);
    return image;
}

QImage paintFelt(QSize size, const QColor& middle, const QColor& ground, const QColor& rim) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_RGB32);
    HashedRandom dice("felt");
    // From the middle outward.
    std::array<QRgb, 512> colors{};
    constexpr double last = colors.size() - 1;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const double far = double(i) / last;
        colors[i] = (far < .55 ? mixed(middle, ground, far / .55) : mixed(ground, rim, (far - .55) / .45)).rgb();
    }
    const double w = image.width(), h = image.height();
    for (int y = 0; y < image.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double dy = (y - h * .48) / (h * .78);
        for (int x = 0; x < image.width(); ++x) {
            const double dx = (x - w * .45) / (w * .66);
            const QRgb color = colors[std::size_t(std::min(1.0, std::sqrt(dx * dx + dy * dy)) * last)];
            // Grain prevents visible steps in the slow gradient and looks like cloth.
            const double grain = dice.in(-2.6, 2.6) + .5;
            const auto part = [grain](int value) { return int(std::clamp(value + grain, 0.0, 255.0)); };
            line[x] = qRgb(part(qRed(color)), part(qGreen(color)), part(qBlue(color)));
        }
    }
    return image;
}

QImage paintLight(QSize size, const QColor& color) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QRadialGradient light(QPointF(0, 0), 1);
    // The falloff of light: fast at first, then slow.
    for (int i = 0; i <= 10; ++i) {
        const double far = i / 10.0, left = (1 - far) * (1 - far) * (1 + 2 * far);
        light.setColorAt(far, faint(color, left));
    }
    QPainter painter(&image);
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    painter.scale(image.width() / 2.0, image.height() / 2.0);
    painter.fillRect(QRectF(-1, -1, 2, 2), light);
    return image;
}

QImage paintLiftedShadow(QSize size) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(2, 4, 4, 13));
    constexpr int steps = 14;
    const double most = std::min(image.width(), image.height()) * .22;
    for (int i = 0; i < steps; ++i) {
        const double in = most * (i + .5) / steps, round = most - in * .6;
        painter.drawRoundedRect(QRectF(image.rect()).adjusted(in, in, -in, -in), round, round);
    }
    return image;
}

}  // namespace duelogue
