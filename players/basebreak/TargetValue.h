#pragma once

#include <optional>

#include "match/loop/ReadableMatch.h"

/// Uses effectValue() for cards to play, targets and other choices.
namespace duelogue::basebreak {

/// Returns the gain of the card's text with the best targets for the player. Returns std::nullopt without a legal
/// target.
[[nodiscard]] std::optional<double> effectValueOf(const ReadableMatch& match, CardId card, PlayerId player);

/// Returns the gain of a reply that chooses a target, a card, a player or a family for the ability that asks. Returns
/// std::nullopt for any other question.
[[nodiscard]] std::optional<double> effectValueOfReply(const ReadableMatch& match, const Reply& reply);

/// The triggers that a minion would cause at a base: traps of other players and benefits.
struct SetOff {
    double brings = 0;
    bool isLost = false;  ///< true if the minion is destroyed
};
[[nodiscard]] SetOff setOffAt(const ReadableMatch& match, PlayerId player, CardId minion, CardId base);

}  // namespace duelogue::basebreak
