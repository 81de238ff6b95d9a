#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Ids.h"

namespace duelogue {
class Match;
}

/// Handlers of Netrun's verbs: VerbInfo::act of each netrun::Verb.
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

/// VerbInfo::imminent of scoring and rezzing: shows the cards to every effect that may stop the verb.
void showSubjects(Match& match, const Communication& verb);
/// VerbInfo::imminent of a trace and of secret bids: clears the last result, because the new one may be prevented.
void forgetTrace(Match& match, const Communication& trace);
void forgetBids(Match& match, const Communication& psi);
/// Returns true if the card is unrezzed and of a type that can be rezzed. Rule: agendas are never rezzed.
[[nodiscard]] bool canBeRezzed(const Match& match, CardId id);
/// VerbInfo::imminent of damage: counts net damage before anything can prevent it.
void countNetDamage(Match& match, const Communication& damage);
/// Returns true if a completed trashing moved its cards. A card accessed in Archives is trashed without moving.
[[nodiscard]] bool hasMoved(const Communication& trash);
/// Returns true if completed damage trashed cards, instead of only flatlining a Runner with an empty grip.
[[nodiscard]] bool hasTakenCards(const Communication& damage);

}  // namespace duelogue::netrun::acts
