#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/TableState.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// Returns the sentence of a card's yes-or-no question, with the names of its targets: "Have Ben discard a card?" or
/// "Discard a card? If not: destroy this card." Empty if the card's text does not contain the offer.
[[nodiscard]] QString offerSentence(const ReadableMatch& shown, const Communication& asking,
                                    const std::vector<TableSeat>& seats);

/// Returns the label of one of several effects that the topmost ability offers, in the words of its card: "Draw a
/// card". `option` is its number in the list of a ChooseOption.
[[nodiscard]] QString optionLabel(const ReadableMatch& shown, Subject option, const std::vector<TableSeat>& seats);

}  // namespace duelogue
