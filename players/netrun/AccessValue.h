#pragma once

#include "match/loop/ReadableMatch.h"
#include "players/netrun/Breaking.h"

/// The value of accesses to the Runner. These are heuristics and cheap to compute.
namespace duelogue::netrun {

/// Returns the value to the Runner of breaching the server now, in points, as the viewer sees it. `more` is the number
/// of additional accesses.
[[nodiscard]] double worthOfBreach(const ReadableMatch& match, const Rig& rig, CardId server, PlayerId viewer,
                                   int more = 0);
/// Returns the value of a successful run on the server from the Runner's own cards, besides accesses, in points.
[[nodiscard]] double worthOfSuccess(const ReadableMatch& match, CardId server);
/// Returns true if stealing an agenda would flatline the Runner after `gone` cards have left the hand.
[[nodiscard]] inline bool diesOfStealing(const Rig& rig, int gone) {
    return rig.priceOfStealing > 0 && rig.priceOfStealing > rig.hand - gone;
}
/// Returns the value to the Runner of accessing a card with this definition, in points.
[[nodiscard]] double worthOfAccess(const ReadableMatch& match, const Rig& rig, DefinitionId definition, int advancement,
                                   bool isInstalled);
/// Returns the relative likelihood that a face-down card of the Corp in play is the given card, 0-1. It depends on
/// public information and on how the card was played.
[[nodiscard]] double likelihood(const MatchState& state, CardId hidden, const Definition& card, const CardFacts& facts);

}  // namespace duelogue::netrun
