#pragma once

#include <QString>

#include "app/library/formats/DeckCollector.h"

namespace duelogue {

/// Whether a line that is no card is what deck sites write of a whole deck: "45 cards (min 45)", "Influence: 3/15",
/// "Deck built on https://...", "Page 2 of 2". A sum has a number and no word but those that sums are made of, among
/// them the figures and the types of the game's cards; so no card that is not known passes for one.
[[nodiscard]] bool isDeckRemark(const DeckCollector& cards, const QString& text);

/// True for a line of the page around a list that can't be a card: a sentence, a web address, a menu ("Home | Forum"),
/// an author, a date or a count of likes.
[[nodiscard]] bool isPageText(const QString& text);
/// Whether such a line begins with a number, as that of a card does: "12 comments", "3 days ago", "2024-05-01".
[[nodiscard]] bool isPageCount(const QString& text);
/// Whether a page writes about something else than its deck below that heading: "Comments (3)", "Similar decks".
[[nodiscard]] bool endsList(const QString& text);

}  // namespace duelogue
