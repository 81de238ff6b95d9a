#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Communication.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// Handlers of Tribute's verbs: VerbInfo::act of each tribute::Verb.
namespace duelogue::tribute::acts {

[[nodiscard]] StepResult move(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult specialSummon(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult destroy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult flip(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult switchPosition(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tribute(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult damage(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult change(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lend(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noBattle(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult takeControl(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult summonAgain(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult summon(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult summonOwn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult set(Match& match, Communication& self, const Communication* answered);

// Parts of the handlers that the rules also need.
/// Returns the move of a card to its owner's graveyard, after its summon or activation was negated.
[[nodiscard]] Communication moveToGraveyard(Match& match, CardId id);
/// Turns a card on the field face-up and makes it known to everybody.
void turnUp(Match& match, CardId id);
/// Moves a monster on the field to a player's side, in its current position.
void handOver(Match& match, CardId id, PlayerId player);
/// Sends the field spell in the space of this card to the graveyard.
void makeWay(Match& match, CardId id, PlayerId player);

}  // namespace duelogue::tribute::acts
