#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Communication.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// How Tribute carries out its verbs; VerbInfo::act of each tribute::Verb.
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

// Parts of them that the rules need as well.
/// The move of a card to its owner's graveyard: of a monster whose summon was negated, or a card whose activation was.
[[nodiscard]] Communication moveToGraveyard(Match& match, CardId id);
/// A card on the field is turned face-up, and everybody knows it.
void turnUp(Match& match, CardId id);
/// A monster on the field goes to a player's side as it is.
void handOver(Match& match, CardId id, PlayerId player);
/// A field spell that lies where this card is to lie goes to the graveyard.
void makeWay(Match& match, CardId id, PlayerId player);

}  // namespace duelogue::tribute::acts
