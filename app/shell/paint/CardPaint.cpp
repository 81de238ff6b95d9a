#include "app/shell/paint/CardPaint.h"

#include "app/shell/paint/CardArt.h"
#include "app/shell/paint/CardParts.h"
#include "app/shell/paint/Lettering.h"

#include <algorithm>
#include <cmath>

namespace duelogue {

namespace {

// Units of the drawing: every card is 250 wide; a face is 350 high, a tile 232.
constexpr double cardWidth = 250;
constexpr double faceHeight = 350;
constexpr double tileHeight = 232;
constexpr double wideHeight = 176;
constexpr double stripHeight = 72;

void paintFace(const CardSheet& sheet, const QRectF& card) {
    QPainter& painter = sheet.painter;
    paintFrame(sheet, card, 7, 15);
    const QRectF inner = card.adjusted(14, 14, -14, -14);
    const QRectF title(inner.left(), inner.top(), inner.width(), 32);
    paperBar(painter, title, 7);
    painter.setPen(paper::ink);
    letterLine(painter, title.adjusted(10, 0, -8, 0), sheet.face.name, serif(1), {20, 11});
    const bool bare = sheet.face.text.isEmpty();
    const double plate = plateWidth(sheet, 72);
    // A wide plate leaves too little room for the type line, so the line moves above the plate.
    const bool low = bare && plate > 72;
    const QRectF art(inner.left(), title.bottom() + 4, inner.width(), artHeight(sheet) - (low ? 31 : 0));
    framedArt(sheet, art);
    pips(sheet, art, 30);
    if (sheet.yields()) yieldMark(sheet, art);
    const QSizeF corner = sheet.face.figures.isEmpty() ? QSizeF(0, 0) : QSizeF(plate - 8, 26);
    typeBar(sheet, {inner.left(), art.bottom() + 4, inner.width() - (bare && !low ? corner.width() : 0), 27});
    if (!bare) {
        const QRectF text(inner.left(), art.bottom() + 35, inner.width(), inner.bottom() - art.bottom() - 35);
        paperBar(painter, text, 7);
        const double largest = sheet.letters() < 40 ? 16 : 14.5;
        letterText(painter, text.adjusted(10, 6, -9, -5), sheet.face.text, {largest, 7.5}, corner);
    }
    figures(sheet, {card.right() - plate - 5, card.bottom() - 43, plate, 38});
}

/// Paints a card for a hand. A fan shows only the left edge and the upper part, which therefore hold name, cost and
/// figures.
void paintHeld(const CardSheet& sheet, const QRectF& card) {
    QPainter& painter = sheet.painter;
    paintFrame(sheet, card, 7, 15);
    const QRectF inner = card.adjusted(13, 13, -13, -13);
    const QRectF title(inner.left(), inner.top(), inner.width(), 38);
    paperBar(painter, title, 7);
    painter.setPen(paper::ink);
    letterLine(painter, title.adjusted(9, 0, -6, 0), sheet.face.name, serif(1), {25, 15});
    const QRectF art(inner.left(), title.bottom() + 4, inner.width(), std::max(148.0, artHeight(sheet) - 8));
    framedArt(sheet, art);
    const bool fights = !sheet.face.figures.isEmpty();
    const QRectF badge(card.left() + 6, art.top() + 124, plateWidth(sheet, 70), 40);
    pips(sheet, fights ? QRectF(art.topLeft(), QSizeF(art.width(), badge.top() - art.top())) : art, 36);
    if (sheet.yields()) yieldMark(sheet, art);
    typeBar(sheet, {inner.left(), art.bottom() + 4, inner.width(), 27});
    if (!sheet.face.text.isEmpty()) {
        const QRectF text(inner.left(), art.bottom() + 35, inner.width(), inner.bottom() - art.bottom() - 35);
        paperBar(painter, text, 7);
        letterText(painter, text.adjusted(10, 6, -9, -5), sheet.face.text, {16, 7.5}, {});
    }
    figures(sheet, badge);
}

void paintTile(const CardSheet& sheet, const QRectF& card, double size) {
    QPainter& painter = sheet.painter;
    paintFrame(sheet, card, 6, 18);
    const QRectF title(card.left() + 15, card.top() + 7, card.width() - 28, size * 1.32);
    nameGround(sheet, title);
    letterLine(painter, title, sheet.face.name, serif(1), {size, size * .72});
    const QRectF art(card.left() + 12, title.bottom() + 3, card.width() - 24, card.bottom() - title.bottom() - 15);
    paintArt(painter, art, 10, sheet.face);
    const double round = size * 1.5;
    seal(sheet, art.topLeft() + QPointF(round * .62, round * .62), round);
}

/// Paints name and figures at the top, the cost in a row over the art, and the text as large as fits.
void paintWide(const CardSheet& sheet, const QRectF& card) {
    QPainter& painter = sheet.painter;
    paintFrame(sheet, card, 5, 13);
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
void paintStrip(const CardSheet& sheet, const QRectF& card) {
    constexpr double end = 70;
    QPainter& painter = sheet.painter;
    paintFrame(sheet, card, 4, 12);
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
void paintPlate(const CardSheet& sheet, const QRectF& card) { paintFrame(sheet, card, 4, 12); }

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
    const CardSheet sheet{painter, face, paletteAt(face, 0), paletteAt(face, 1), brush};
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

}  // namespace duelogue
