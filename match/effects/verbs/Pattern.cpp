#include "match/effects/verbs/Pattern.h"

#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

bool sourceFits(const Evaluator& evaluator, const Pattern& pattern, const EvalContext& scope, CardId source) {
    if (pattern.sourceSelf && source != scope.self) return false;
    return !pattern.source || evaluator.matchesAnywhere(pattern.source, source);
}

bool zonesFit(const ReadableMatch& match, const Pattern& pattern, const VerbBody& verb, Subject subject) {
    if (pattern.to != 0xff && pattern.to != verb.zone) return false;
    if (pattern.from == 0xff) return true;
    // Triggers on leaving play check this before the move happens, all others afterwards.
    return subject.isCard() && match.state().card(subject.card()).zone == pattern.from;
}

/// Ignores the zone of a card that the event is about to move to the zone of the pattern, or into play.
bool subjectFits(const ReadableMatch& match, const Evaluator& evaluator, const Pattern& pattern, std::uint8_t to,
                 Subject subject) {
    if (!subject.isCard()) return false;
    const std::uint8_t comes = to == match.rulebook().zones().inPlay ? to : pattern.to;
    const bool isToCome = comes != 0xff && match.state().card(subject.card()).zone != comes;
    return isToCome ? evaluator.matchesAnywhere(pattern.subject, subject.card())
                    : evaluator.matches(pattern.subject, subject.card());
}

bool isOnto(const ReadableMatch& match, const Evaluator& evaluator, const Pattern& pattern, const Communication& verb) {
    const CardId host = match.rulebook().verb(verb.kind).onto ? verb.as<VerbBody>().onto() : CardId{};
    return host && evaluator.matches(pattern.onto, host);
}

bool playersFit(const ReadableMatch& match, const Evaluator& evaluator, const Pattern& pattern, Subject subject) {
    if (!pattern.players) return true;
    const PlayerSet wanted = evaluator.players(pattern.players);
    return subject.isPlayer() ? wanted.has(subject.player())
                              : wanted.has(match.state().card(subject.card()).current.controller);
}

}  // namespace

bool fits(const ReadableMatch& match, const Pattern& pattern, const EvalContext& scope, const Communication& verb,
          Subject subject) {
    const VerbBody& body = verb.as<VerbBody>();
    if (((pattern.verbs >> verb.kind.value) & 1U) == 0 || subject.isNone()) return false;
    if (pattern.detail != 0xff && pattern.detail != body.detail) return false;
    if (pattern.self && (!subject.isCard() || subject.card() != scope.self)) return false;
    if (pattern.toPlayer && !subject.isPlayer()) return false;
    if (pattern.source && !body.source) return false;
    if (!zonesFit(match, pattern, body, subject)) return false;
    const Evaluator evaluator(match, scope);
    if (pattern.onto && !isOnto(match, evaluator, pattern, verb)) return false;
    if (pattern.by && (!body.player || !evaluator.players(pattern.by).has(body.player))) return false;
    if (pattern.subject && !subjectFits(match, evaluator, pattern, body.zone, subject)) return false;
    return playersFit(match, evaluator, pattern, subject) && sourceFits(evaluator, pattern, scope, body.source);
}

bool worksIn(const ReadableMatch& match, const Ability& ability, std::uint8_t zone) {
    return zone == (ability.zone == 0xff ? match.rulebook().zones().inPlay : ability.zone);
}

EvalContext evalContextOf(const ReadableMatch& match, CardId source) {
    EvalContext scope;
    const Card& card = match.state().card(source);
    scope.self = source;
    scope.since = card.since;
    scope.you = card.current.controller ? card.current.controller : match.rulebook().defaultController(match);
    return scope;
}

EvalContext evalContextOf(const ContinuousEffect& effect) {
    EvalContext scope;
    scope.self = effect.on.isCard() ? effect.on.card() : effect.source;
    scope.since = effect.on.isCard() ? effect.onSince : effect.since;
    scope.you = effect.controller;
    scope.eachPlayer = effect.until;
    scope.event = effect.event;
    scope.thatMuch = effect.amount;
    return scope;
}

bool works(const ReadableMatch& match, const ContinuousEffect& effect) {
    return effect.running != 0 && (!effect.on.isCard() || match.state().card(effect.on.card()).since == effect.onSince);
}

}  // namespace duelogue
