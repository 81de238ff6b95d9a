#pragma once

#include "match/netrun/run/Run.h"
#include "players/netrun/Situation.h"

/// Priors of the Runner's replies: runs, encounters, accesses and installs. They are in points and use only information
/// that the Runner has.
namespace duelogue::netrun {

/// The conditions of a run.
struct Raid {
    double price = 0;       ///< of starting the run, in points
    int more = 0;           ///< additional accesses
    bool bypasses = false;  ///< the outermost ice is bypassed
    double success = 0;     ///< additional value of a success, in points
    bool breaches = true;   ///< false if an effect replaces the breach
};
/// Returns the prior of a run on the server, in points.
[[nodiscard]] double gainOfRun(const Situation& here, CardId server, const Raid& raid);
/// Returns the prior of the best run that the card allows. `success` is the additional value of a success.
[[nodiscard]] double bestRun(const Situation& here, const Deeds& deeds, double success);
/// Returns the prior of using this ability during an encounter; an empty id and place -1 mean clicks. It is positive
/// only if the ability is the next step of the best plan, and the plan pays.
[[nodiscard]] double gainOfBreaking(const Situation& here, CardId id, int place);
/// Returns the value of continuing the run past the current ice, after the costs in `spent`. Never negative.
[[nodiscard]] double prizeBehind(const Situation& here, const RunServer& run, const Breaking& spent);
/// Returns the value of continuing the run after the last ice was passed.
[[nodiscard]] double worthOfGoingOn(const Situation& here);

/// Returns the prior of a reply to an access.
[[nodiscard]] double gainOfAccessed(const Situation& here, const Reply& reply);
/// Returns the value to the Runner of trashing a card of the Corp for free.
[[nodiscard]] double worthOfTrashing(const Situation& here, CardId id);

/// Returns the prior of installing the card, at a discount of `cheaper` credits.
[[nodiscard]] double gainOfRigging(const Situation& here, CardId id, int cheaper = 0);
/// Returns the value of the repeated effects of a card that is not an icebreaker.
[[nodiscard]] double gainOfTools(const CardFacts& what);

}  // namespace duelogue::netrun
