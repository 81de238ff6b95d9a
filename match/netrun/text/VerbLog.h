#pragma once

#include <span>
#include <string>

#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Values.h"

/// The lines of Netrun's log by kind of verb. Each function returns an empty text for a verb without a line.
namespace duelogue::netrun {

/// Returns the line for a verb that all games share.
[[nodiscard]] std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who);
/// Returns the line for the verb that the move is a part of. It is logged as soon as the cards have moved, before any
/// triggers.
[[nodiscard]] std::string tellMovedFor(const ReadableMatch& match, const Communication& move);
/// Returns the line for a verb of Netrun.
[[nodiscard]] std::string tellVerb(const ReadableMatch& match, const Communication& done,
                                   std::span<const Subject> subjects);
/// Returns "{1:pays|pay} 2 credits to use [4], from [9]". The source is a card, the credits from bad publicity, or the
/// player's pool.
[[nodiscard]] std::string tellPayment(const ReadableMatch& match, const VerbBody& body, Subject from);
/// Returns "{0:rezzes|rez} [4] at [9] (3 credits)", and for a free rez the card that allows it.
[[nodiscard]] std::string tellRez(const ReadableMatch& match, CardId card, int price);
/// Returns the line for the price of a use whose effect has not happened and so names no price.
[[nodiscard]] std::string tellUnusedPrice(const ReadableMatch& match, const Communication& done);
/// Returns the price that a silent verb carries for the log, as in " (2 credits)".
[[nodiscard]] std::string priceOfPurchase(const Communication& done);

}  // namespace duelogue::netrun
