#pragma once

#include "match/netrun/run/Run.h"
#include "players/netrun/Situation.h"

/// What replies may bring the Runner: runs, from their beginning to what is accessed, and the rig. In points, by what
/// the Runner sees.
namespace duelogue::netrun {

/// How a run is made.
struct Raid {
    double price = 0;       ///< of the run itself
    int more = 0;           ///< additional accesses
    bool bypasses = false;  ///< the first ice doesn't count
    double success = 0;     ///< what a success brings besides
    bool breaches = true;   ///< nothing comes instead of that
};
[[nodiscard]] double gainOfRun(const Situation& here, CardId server, const Raid& raid);
/// Of the runs that a card lets make, the best one; a success brings so much besides the breach.
[[nodiscard]] double bestRun(const Situation& here, const Deeds& deeds, double success);
/// Of using this ability of the card (none, -1: of clicks) on the ice that is encountered: whether it is the next step
/// of the way through, and whether that pays.
[[nodiscard]] double gainOfBreaking(const Situation& here, CardId id, int place);
/// What waits behind the ice that is left, if it goes on there; `spent` by then.
[[nodiscard]] double prizeBehind(const Situation& here, const RunServer& run, const Breaking& spent);
/// Behind ice that was passed.
[[nodiscard]] double worthOfGoingOn(const Situation& here);

/// Of a reply to an access.
[[nodiscard]] double gainOfAccessed(const Situation& here, const Reply& reply);
/// That a card of the Corp's is trashed, at no price.
[[nodiscard]] double worthOfTrashing(const Situation& here, CardId id);

/// Of having the card in the rig, for so much less than it costs.
[[nodiscard]] double gainOfRigging(const Situation& here, CardId id, int cheaper = 0);
/// What a card that is no breaker does again and again.
[[nodiscard]] double gainOfTools(const CardFacts& what);

}  // namespace duelogue::netrun
