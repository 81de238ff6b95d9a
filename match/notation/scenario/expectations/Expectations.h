#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "match/loop/ReadableMatch.h"
#include "match/notation/Text.h"

namespace duelogue {

/// Checks an expectation against the current match. Returns nullopt if it holds, otherwise the expected and the actual
/// result. `text` is the part of the line after "expect":
///
///     1 asked | 1 asked KIND                      player 1 must answer a question (of that kind)
///     1 not asked | 1 not asked KIND              the opposite
///     1 can REPLY | 1 cannot REPLY                the reply is (not) legal
///     1 can exactly REPLY, REPLY                  these are all the legal replies
///     1 ZONE = CARDS                              the zone has exactly these cards; an ordered zone from the top
///     1 ZONE has CARDS | 1 ZONE has not CARD      the zone has at least these cards, or not that card
///     1 ZONE top CARDS                            these cards are on top, in a zone that has a top
///     1 ZONE size N                               the zone has that number of cards
///     1 STACK = CARDS, ability of CARD            the pending items, next one first; "(at CARD)" and "(at player 2)"
///                                                 are their targets; also has, has not and size
///     table ZONE ...                              the same for a zone of the table
///     1 VALUE N | 1 VALUE = N                     a value of the player
///     CARD FIGURE N | CARD COUNTER N              a number of the card
///     CARD FLAG | CARD not FLAG                   a flag, or the word for its opposite
///     CARD has TRAIT | CARD has not TRAIT         a trait of the card
///     turn N PHASE | over | not over | winner 1 | draw
///     draw WORDS                                  the reason for the draw contains these words
///     hash 0123456789abcdef                       the hash of the whole state; replays end with it
///
/// CARD is written as in a reply of player 1. If a card in play matches, it is meant. Only cards in play have figures
/// and flags. An expectation that cannot fail, such as "has nothing", is an error.
[[nodiscard]] std::optional<NotationError> checkExpectation(const ReadableMatch& match, const NotationLine& line,
                                                            std::string_view text);
/// Returns the hash of the whole state as in "expect hash": sixteen hexadecimal digits.
[[nodiscard]] std::string writeHash(const ReadableMatch& match);

}  // namespace duelogue
