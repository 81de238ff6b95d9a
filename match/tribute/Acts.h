#pragma once

#include "match/loop/Next.h"
#include "match/state/Communication.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// How Tribute carries out its verbs; VerbInfo::act of each tribute::Verb.
namespace duelogue::tribute::acts {

[[nodiscard]] Next move(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next specialSummon(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next destroy(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next flip(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next switchPosition(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next tribute(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next damage(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next change(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next lend(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next noBattle(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next takeControl(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next summonAgain(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next summon(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next summonOwn(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next set(Match& match, Communication& self, const Communication* answered);

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
