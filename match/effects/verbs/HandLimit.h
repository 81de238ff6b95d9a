#pragma once

#include <cstddef>

#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"

/// The discard of a player who holds more cards than the hand limit.
namespace duelogue {

/// Returns the question that asks for `count` cards of the hand.
[[nodiscard]] Communication chooseDiscards(HandlerContext& match, PlayerId player, std::span<const CardId> hand,
                                           std::size_t count, Purpose purpose);
/// Returns the verb that discards the chosen cards.
[[nodiscard]] Communication discardChosen(HandlerContext& match, PlayerId player, const Communication& answered);

}  // namespace duelogue
