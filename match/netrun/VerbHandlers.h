#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// How Netrun carries out its verbs; VerbInfo::act of each netrun::Verb.
namespace duelogue::netrun::acts {

[[nodiscard]] StepResult move(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lose(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult advance(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult damage(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult sureDamage(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tag(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult trash(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult expose(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult rez(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult rezFree(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult derez(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult install(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult play(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult run(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endRun(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult breakSubroutines(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult bypass(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult moveOut(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult changeServer(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult accessMore(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult forfeit(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult takeCredits(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult boost(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult trace(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult psi(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult exhaust(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult remember(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult mustTrash(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult pay(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult runBegins(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult succeed(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult ends(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult steal(Match& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult score(Match& match, Communication& self, const Communication* answered);

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
