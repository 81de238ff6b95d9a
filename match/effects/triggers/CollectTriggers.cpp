// The search for the triggers of a verb.
#include <span>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

namespace {

class Collector {
public:
    Collector(HandlerContext& match, const Communication& verb, Moment moment)
        : m_match(match), m_verb(verb), m_moment(moment) {}

    void collect() {
        const std::uint64_t bit = std::uint64_t{1} << m_verb.kind.value;
        if ((m_match.rulebook().abilities().triggerVerbs() & bit) != 0) collectFromCards(bit);
        for (const ContinuousEffect& effect : m_match.state().continuousEffects) {
            if (!effect.ability || (m_match.rulebook().abilities().verbsOf(effect.ability) & bit) == 0) continue;
            if (!works(m_match, effect)) continue;
            const EvalContext scope = evalContextOf(effect);
            ability(effect.ability, scope.self, scope, true);
        }
    }

private:
    HandlerContext& m_match;
    const Communication& m_verb;
    Moment m_moment;

    void collectFromCards(std::uint64_t bit) {
        const MatchState& state = m_match.state();
        const std::uint8_t inPlay = m_match.rulebook().zones().inPlay;
        const AbilityIndex::OutOfPlay& outOfPlay = m_match.rulebook().abilities().outOfPlay();
        const bool isWatchedElsewhere = (outOfPlay.verbs & bit) != 0;
        if ((state.globals.listening & bit) != 0 || isWatchedElsewhere) {
            const PlayerId first = state.globals.current ? state.globals.current : PlayerId(0);
            eachWatching(m_match, AbilityKind::Triggered, m_verb.kind, first,
                         [this](CardId card, AbilityId id) { ability(id, card, evalContextOf(m_match, card), false); });
        }
        // A card outside play can still notice its own events, e.g. being played or discarded.
        for (const Subject subject : subjectsOf(m_match, m_verb)) {
            if (!subject.isCard()) continue;
            const std::uint8_t zone = state.card(subject.card()).zone;
            const bool seen = isWatchedElsewhere && ((outOfPlay.zones >> zone) & 1U) != 0;
            if (zone != inPlay) lookAt(subject.card(), seen);
        }
    }

    /// Adds the card's own triggers. `seen`: abilities that work in the card's zone were already checked.
    void lookAt(CardId id, bool seen) {
        const DefinitionId definitionId = m_match.state().card(id).definition;
        if (!definitionId || isSuppressed(m_match.state().card(id), AbilityKind::Triggered)) return;
        const Definition& definition = m_match.pool()[definitionId];
        if (((definition.triggersOn >> m_verb.kind.value) & 1U) == 0) return;
        const EvalContext scope = evalContextOf(m_match, id);
        for (std::uint16_t i = 0; i < definition.abilityCount; ++i) {
            const AbilityId own(static_cast<std::uint16_t>(definition.firstAbility + i));
            if (!seen || m_match.pool()[own].zone == 0xff) ability(own, id, scope, false);
        }
    }

    /// Triggers on leaving play are collected before the verb happens, all others afterwards.
    [[nodiscard]] bool isItsMoment(const Pattern& pattern) const {
        const LooksBack looks = m_match.rulebook().verb(m_verb.kind).looksBack;
        const bool leaves = pattern.from == m_match.rulebook().zones().inPlay;
        const bool before = looks == LooksBack::Always || (looks == LooksBack::Leaving && leaves);
        return before == (m_moment == Moment::Before);
    }

    /// Returns true if the ability notices its own card's event in any zone (VerbWord::anywhere).
    [[nodiscard]] bool isOfItselfAnywhere(const Ability& ability, const Pattern& pattern) const {
        return pattern.self && ability.zone == 0xff &&
               m_match.rulebook().vocabulary().verbs[m_verb.kind.value].anywhere;
    }

    void ability(AbilityId id, CardId source, const EvalContext& around, bool floats) {
        const Ability& ability = m_match.pool()[id];
        if (ability.kind != AbilityKind::Triggered) return;
        const Pattern& pattern = m_match.pool()[ability.pattern];
        if (((pattern.verbs >> m_verb.kind.value) & 1U) == 0 || !isItsMoment(pattern)) return;
        if (!floats && !isOfItselfAnywhere(ability, pattern) &&
            !worksIn(m_match, ability, m_match.state().card(source).zone))
            return;
        for (const Subject subject : subjectsOf(m_match, m_verb)) {
            if (!fits(m_match, pattern, around, m_verb, subject)) continue;
            EvalContext scope = around;
            scope.event = eventContextOf(m_match, m_verb, subject);
            scope.thatMuch = scope.event.amount;
            // An ability with a condition triggers only if the condition holds now.
            if (!Evaluator(m_match, scope).holds(ability.condition)) continue;
            Trigger trigger;
            trigger.ability = id;
            trigger.source = source;
            trigger.since = scope.since;
            trigger.controller = scope.you;
            trigger.cause = m_verb.id;
            trigger.event = scope.event;
            trigger.eachPlayer = scope.eachPlayer;
            if (m_match.state().triggers.size() > EngineLimits::pending) return;
            m_match.state().triggers.push_back(trigger);
        }
    }
};

}  // namespace

void collectTriggers(HandlerContext& match, const Communication& verb, Moment moment) {
    Collector(match, verb, moment).collect();
}

void collectAlong(HandlerContext& match, const Communication& with, const Communication& along,
                  std::span<const Subject> cards) {
    if (cards.empty() || isUnobservable(match, along.kind, cards)) return;
    const std::size_t drafted = match.state().lists.size();
    Communication told = along;
    told.id = with.id;
    for (const Subject card : cards) VerbBody::add(match, told, card);
    collectTriggers(match, told, Moment::Before);
    match.state().lists.resize(drafted);
}

}  // namespace duelogue
