#pragma once

#include <QString>
#include <vector>

#include "app/games/presenter/TableState.h"
#include "match/loop/Match.h"

namespace duelogue {

/// What a yes-or-no question of a card is about, with the names of what it is aimed at: "Have Ben discard a card?" or
/// "Discard a card? If not: destroy this card." Empty where no text of a card says it.
[[nodiscard]] QString offerSentence(const Match& shown, const Communication& asking,
                                    const std::vector<TableSeat>& seats);

/// One of several effects that the ability on top offers, in the words of its card: "Draw a card". `option` is its
/// number as in the list of a ChooseOption.
[[nodiscard]] QString optionLabel(const Match& shown, Subject option, const std::vector<TableSeat>& seats);

}  // namespace duelogue
