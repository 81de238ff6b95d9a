#pragma once

#include <QString>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Returns true if the line, which is not a card, is a remark that deck sites add: "45 cards (min 45)", "Influence:
/// 3/15", "Deck built on https://...", "Page 2 of 2". A sum consists of a number and the usual words of sums, including
/// the figures and types of the game's cards. An unknown card is therefore never mistaken for a sum.
[[nodiscard]] bool isDeckRemark(const DeckCollector& cards, const QString& text);

/// Returns true for a line of the page around a list that can't be a card: a sentence, a web address, a menu ("Home |
/// Forum"), an author, a date or a count of likes.
[[nodiscard]] bool isPageText(const QString& text);
/// Returns true if such a line begins with a number, as a card does: "12 comments", "3 days ago", "2024-05-01".
[[nodiscard]] bool isPageCount(const QString& text);
/// Returns true for a heading that ends the deck on a page: "Comments (3)", "Similar decks".
[[nodiscard]] bool endsList(const QString& text);

}  // namespace duelogue
