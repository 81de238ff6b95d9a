#pragma once

#include <cstddef>

#include "match/loop/Match.h"
#include "match/loop/Questions.h"

/// What a player does who holds more cards than are allowed.
namespace duelogue {

/// The question which so many of these cards of a hand go.
[[nodiscard]] Communication chooseDiscards(Match& match, PlayerId player, std::span<const CardId> hand,
                                           std::size_t count, Purpose purpose);
/// The verb that discards what was chosen.
[[nodiscard]] Communication discardChosen(Match& match, PlayerId player, const Communication& answered);

}  // namespace duelogue
