#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Ids.h"

namespace duelogue {
class HandlerContext;
class ReadableMatch;
}  // namespace duelogue

/// Handlers of Netrun's verbs: VerbInfo::act of each netrun::Verb.
namespace duelogue::netrun::acts {

[[nodiscard]] StepResult move(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult lose(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult advance(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult damage(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult sureDamage(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult tag(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult trash(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult expose(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult rez(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult rezFree(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult derez(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult install(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult play(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult run(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult endRun(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult breakSubroutines(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult bypass(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult moveOut(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult changeServer(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult accessMore(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult forfeit(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult takeCredits(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult boost(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult trace(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult psi(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult exhaust(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult remember(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult mustTrash(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult pay(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult runBegins(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult succeed(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult ends(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult steal(HandlerContext& match, Communication& self, const Communication* answered);
[[nodiscard]] StepResult score(HandlerContext& match, Communication& self, const Communication* answered);

/// VerbInfo::imminent of scoring and rezzing: shows the cards to every effect that may stop the verb.
void showSubjects(HandlerContext& match, const Communication& verb);
/// VerbInfo::imminent of a trace and of secret bids: clears the last result, because the new one may be prevented.
void forgetTrace(HandlerContext& match, const Communication& trace);
void forgetBids(HandlerContext& match, const Communication& psi);
/// Returns true if the card is unrezzed and of a type that can be rezzed. Rule: agendas are never rezzed.
[[nodiscard]] bool canBeRezzed(const ReadableMatch& match, CardId id);
/// VerbInfo::imminent of damage: counts net damage before anything can prevent it.
void countNetDamage(HandlerContext& match, const Communication& damage);
/// Returns true if a completed trashing moved its cards. A card accessed in Archives is trashed without moving.
[[nodiscard]] bool hasMoved(const Communication& trash);
/// Returns true if completed damage trashed cards, instead of only flatlining a Runner with an empty grip.
[[nodiscard]] bool hasTakenCards(const Communication& damage);

}  // namespace duelogue::netrun::acts
