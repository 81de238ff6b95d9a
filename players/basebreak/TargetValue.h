#pragma once

#include <optional>

#include "match/loop/Match.h"

/// What prospect() says of what a player may play, aim at and choose.
namespace duelogue::basebreak {

/// What the text of a card would bring as the player plays it, aimed as well as can be. None where there is nothing to
/// aim at.
[[nodiscard]] std::optional<double> prospectOf(const Match& match, CardId card, PlayerId player);

/// What it would bring to choose this at the question that waits: a target, a card or a player for an ability that
/// runs, a family. None where the question is another one.
[[nodiscard]] std::optional<double> prospectOfReply(const Match& match, const Reply& reply);

/// What is set off where the player plays the minion at the base: traps of others as well as what one gets there.
struct SetOff {
    double brings = 0;
    bool isLost = false;  ///< the minion does not stay
};
[[nodiscard]] SetOff setOffAt(const Match& match, PlayerId player, CardId minion, CardId base);

}  // namespace duelogue::basebreak
