#pragma once

#include "app/games/presenter/TableState.h"

#include <QImage>

// Cards as pictures. Each picture has a margin for its shadow: the card itself is the inner part. See cardMargin.

namespace duelogue {

enum class CardForm {
    Face,      ///< the whole card, 5 by 7: hand, preview, questions
    Tile,      ///< picture first, about square: the table. Figures and count are laid over it by the window
    Small,     ///< a tile with larger letters, for a small place
    Held,      ///< 5 by 7, for the hand: what one chooses by stands large at the left and in the upper part
    Wide,      ///< lying, with all that is on it: the head of a column
    Strip,     ///< lying and flat, known by its name: a card that lies across, and the head of a column of such
    Plate,     ///< a strip without a word, for a place that is too narrow: the window writes the name over it
    Back,      ///< the back, 5 by 7
    FlatBack,  ///< the back of a strip
};

/// Width of the margin on every side, as a share of the card's width.
constexpr double cardMargin = 0.08;
/// Height of a card of that form for a width of 1.
double cardShape(CardForm form);

/// How cards are painted for eyes that want it otherwise.
enum class CardBrush {
    Usual,
    Marked,  ///< what a colour tells, a sign tells as well: figures that are more or less than printed, how rare it is
    Clear,   ///< that, and every letter on white or black
};

/// The card `width` pixels wide, in a picture that is wider by the margins. Of a face only the
/// colours are read for a back: the letters of its cloth; none: as backs usually are.
QImage paintCard(CardForm form, const TableFace& face, int width, CardBrush brush = CardBrush::Usual);

/// Only the picture of a card, filling the size.
QImage paintPicture(const TableFace& face, QSize size);

/// The felt of the table, lit from the middle; `colours` are its middle, its ground and its rim.
QImage paintFelt(QSize size, const QColor& middle, const QColor& ground, const QColor& rim);

/// Light of a colour that falls on the felt: strong in the middle, gone at the rim of the size.
QImage paintLight(QSize size, const QColor& colour);

/// The shadow of what is lifted from the table, without an edge: it fills the size.
QImage paintLiftedShadow(QSize size);

}  // namespace duelogue
