#pragma once

#include "match/loop/Match.h"
#include "players/netrun/Breaking.h"

/// What waits for the Runner in servers. Rules of thumb, cheap to find.
namespace duelogue::netrun {

/// What it would be worth to the Runner to breach the server now, as one side sees it; in points.
[[nodiscard]] double worthOfBreach(const Match& match, const Rig& rig, CardId server, PlayerId viewer, int more = 0);
/// What the Runner's cards make of a successful run on the server, besides what is accessed; in points.
[[nodiscard]] double worthOfSuccess(const Match& match, CardId server);
/// Whether the Runner would not survive the stealing of an agenda, where so many cards of the hand are gone by then.
[[nodiscard]] inline bool diesOfStealing(const Rig& rig, int gone) {
    return rig.priceOfStealing > 0 && rig.priceOfStealing > rig.hand - gone;
}
/// Of accessing this card, once it is known.
[[nodiscard]] double worthOfAccess(const Match& match, const Rig& rig, DefinitionId definition, int advancement,
                                   bool isInstalled);
/// How likely a card of the Corp's that lies face-down in play is this one, compared with others: by what is known and
/// how it was played; from 0 to 1.
[[nodiscard]] double likelihood(const MatchState& state, CardId hidden, const Definition& card, const CardFacts& facts);

}  // namespace duelogue::netrun
