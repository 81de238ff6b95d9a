#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Communication.h"
#include "match/state/Ids.h"

namespace duelogue {
class HandlerContext;
}

/// Handlers of Tribute's verbs: VerbInfo::act of each tribute::Verb.
namespace duelogue::tribute::acts {

[[nodiscard]] StepResult move(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult specialSummon(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult flip(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult switchPosition(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tribute(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult damage(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult change(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lend(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult noBattle(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult takeControl(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult summonAgain(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult summon(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult summonOwn(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult set(HandlerContext& match, Communication& self, const Communication* answered);

// Parts of the handlers that the rules also need.
/// Returns the move of a card to its owner's graveyard, after its summon or activation was negated.
[[nodiscard]] Communication moveToGraveyard(HandlerContext& match, CardId id);
/// Turns a card on the field face-up and makes it known to everybody.
void turnUp(HandlerContext& match, CardId id);
/// Moves a monster on the field to a player's side, in its current position.
void handOver(HandlerContext& match, CardId id, PlayerId player);
/// Sends the field spell in the space of this card to the graveyard.
void makeWay(HandlerContext& match, CardId id, PlayerId player);

}  // namespace duelogue::tribute::acts
