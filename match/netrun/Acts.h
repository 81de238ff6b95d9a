#pragma once

#include "match/loop/Next.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// How Netrun carries out its verbs; VerbInfo::act of each netrun::Verb.
namespace duelogue::netrun::acts {

[[nodiscard]] Next move(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next lose(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next advance(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next damage(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next sureDamage(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next tag(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next trash(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next expose(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next rez(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next rezFree(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next derez(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next install(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next play(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next run(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next endRun(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next breakSubroutines(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next bypass(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next moveOut(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next changeServer(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next accessMore(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next forfeit(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next takeCredits(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next boost(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next trace(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next psi(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next exhaust(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next remember(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next mustTrash(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next pay(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next runBegins(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next succeed(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next ends(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next steal(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] Next score(Match& match, Communication& self, const Communication* answered);

/// VerbInfo::imminent of scoring and rezzing: lets everything that may stop the verb see what the cards are.
void showSubjects(Match& match, const Communication& verb);
/// VerbInfo::imminent of a trace and of secret bids: clear the last result, since these may be prevented.
void forgetTrace(Match& match, const Communication& trace);
void forgetBids(Match& match, const Communication& psi);
/// Whether the card lies unrezzed and is of a type that is rezzed. Rule: agendas never are.
[[nodiscard]] bool canBeRezzed(const Match& match, CardId id);
/// VerbInfo::imminent of damage: net damage is counted before anything can prevent it.
void countNetDamage(Match& match, const Communication& damage);
/// Whether trashing that has been done moved the cards: one that is accessed in Archives lies where it lay.
[[nodiscard]] bool hasMoved(const Communication& trash);
/// Whether damage that has been done took cards, and not only a Runner without any.
[[nodiscard]] bool hasTakenCards(const Communication& damage);

}  // namespace duelogue::netrun::acts
