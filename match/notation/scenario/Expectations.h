#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "match/loop/Match.h"
#include "match/notation/Text.h"

namespace duelogue {

/// Whether what a line of moves expects is so in the match now; what is found instead where it is not. `text` is what
/// stands behind "expect":
///
///     1 asked | 1 asked KIND                      who is asked, for what
///     1 not asked | 1 not asked KIND              likewise: not that player, or not for that
///     1 can REPLY | 1 cannot REPLY                what is among the legal replies
///     1 can exactly REPLY, REPLY                  all of them; what is missing and too many is told
///     1 ZONE = CARDS                              exactly these; in an ordered zone from the top
///     1 ZONE has CARDS | 1 ZONE has not CARD      at least these; not that one
///     1 ZONE top CARDS                            the first of them, where the zone has a top
///     1 ZONE size N
///     1 STACK = CARDS, ability of CARD            where things wait to resolve, the next one first: abilities as well;
///                                                 "(at CARD)" and "(at player 2)" are their targets; has, has not and
///                                                 size as of any zone
///     table ZONE ...                              likewise, of a zone of nobody
///     1 VALUE N | 1 VALUE = N                     a number of the player
///     CARD FIGURE N | CARD COUNTER N
///     CARD FLAG | CARD not FLAG                   or the word that means the opposite
///     CARD has TRAIT | CARD has not TRAIT
///     turn N PHASE | over | not over | winner 1 | draw
///     draw WORDS                                  why nobody wins has these words
///     hash 0123456789abcdef                       the whole state is the one with this hash; replays end with it
///
/// CARD is written as in a reply of player 1; a card in play is meant where there is one, and only such a card has
/// figures and flags. What can never fail, such as "has nothing", is an error.
[[nodiscard]] std::optional<NotationError> checkExpectation(const Match& match, const NotationLine& line,
                                                            std::string_view text);
/// The hash of the whole state as "expect hash" has it: sixteen hexadecimal digits.
[[nodiscard]] std::string writeHash(const Match& match);

}  // namespace duelogue
