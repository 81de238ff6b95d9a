#pragma once

#include "app/shell/paint/CardPaint.h"
#include "app/shell/paint/Palette.h"

#include <QPainter>

// The parts of a painted card. A card is 250 wide in these units.

namespace duelogue {

/// The card that is painted, with its colors.
struct CardSheet {
    QPainter& painter;
    const TableFace& face;
    Palette hues;
    Palette second;  ///< the other color of a card with two colors; otherwise the same
    CardBrush brush = CardBrush::Usual;

    [[nodiscard]] bool isClear() const { return brush == CardBrush::Clear; }
    [[nodiscard]] bool isMarked() const { return brush != CardBrush::Usual; }
    /// Returns the length of the rules text without marks of terms.
    [[nodiscard]] qsizetype letters() const;
    /// Returns true if the card produces resources, which its face shows large.
    [[nodiscard]] bool yields() const;
};

/// Returns the palette of a card's color, counted from 0.
[[nodiscard]] Palette paletteAt(const TableFace& face, qsizetype index);

/// Paints the shadow on the table.
void paintShadow(QPainter& painter, const QRectF& card, double radius);
/// Paints shadow, edge and ground.
void paintFrame(const CardSheet& sheet, const QRectF& card, double edge, double radius);
/// Paints a bar of paper, on which letters stand.
void paperBar(QPainter& painter, const QRectF& where, double radius);
/// Prepares the ground for a name that stands on the frame itself, and sets a legible pen.
void nameGround(const CardSheet& sheet, const QRectF& where);
/// Paints the cost in a ribbon at the left side of the art.
void pips(const CardSheet& sheet, const QRectF& art, double largest);
/// Paints the line of types, with the icon of the type and the rarity.
void typeBar(const CardSheet& sheet, const QRectF& bar);
/// Returns the width of the plate of the figures. It is wider for many digits, which then keep their usual size.
[[nodiscard]] double plateWidth(const CardSheet& sheet, double usual);
/// Paints the plate of the figures, if the card has any.
void figures(const CardSheet& sheet, const QRectF& badge);
/// Paints what the card produces in the corner of the art.
void yieldMark(const CardSheet& sheet, const QRectF& art);
/// Returns the height of the art on a face: greater for a short text.
[[nodiscard]] double artHeight(const CardSheet& sheet);
/// Paints the art with a line around it.
void framedArt(const CardSheet& sheet, const QRectF& art);
/// Paints the icon of the card's type, for a form without room for the type line.
void seal(const CardSheet& sheet, const QPointF& middle, double diameter);

/// Paints the back of a card in the color of its cloth. An invalid color gives the default back.
void paintBack(QPainter& painter, const QRectF& card, const QColor& dye);
/// Paints the back of a flat card.
void paintFlatBack(QPainter& painter, const QRectF& card, const QColor& dye);

}  // namespace duelogue
