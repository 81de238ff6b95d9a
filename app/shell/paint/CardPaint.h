#pragma once

#include "app/games/presenter/TableState.h"

#include <QImage>

// Cards as pictures. Each picture has a margin for the card's shadow, see cardMargin.

namespace duelogue {

enum class CardForm {
    Face,      ///< the whole card, 5 by 7: hand, preview, questions
    Tile,      ///< almost square, with a large picture: the table; QML draws figures and count over it
    Small,     ///< a tile with larger letters, for a small place
    Held,      ///< 5 by 7, for the hand: the important parts are large at the left and at the top
    Wide,      ///< landscape, with everything on it: the head of a column
    Strip,     ///< landscape and flat, with only its name: a flat card, or the head of a column of flat cards
    Plate,     ///< a strip without text, for a narrow place: QML draws the name over it
    Back,      ///< the back, 5 by 7
    FlatBack,  ///< the back of a strip
};

/// Width of the margin on every side, relative to the card's width.
constexpr double cardMargin = 0.08;
/// Returns the height of a card of width 1.
double cardShape(CardForm form);

/// The style of cards for accessibility.
enum class CardBrush {
    Usual,
    Marked,  ///< symbols in addition to colors: changed figures, rarity
    Clear,   ///< like Marked, with all text on plain white or black
};

/// Returns a picture of a card that is `width` pixels wide, without the margins. For a back, only the colors of `face`
/// are used: the letters of its cloth; empty for the default back.
QImage paintCard(CardForm form, const TableFace& face, int width, CardBrush brush = CardBrush::Usual);

/// Returns only the art of a card; it fills the size.
QImage paintPicture(const TableFace& face, QSize size);

}  // namespace duelogue
