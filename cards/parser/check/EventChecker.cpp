#include "cards/parser/check/EventChecker.h"

#include <algorithm>

#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

bool bringsIntoPlay(const Vocabulary& words, const Pattern& event) {
    if (event.to == words.inPlay) return true;
    if (event.verb >= words.verbs.size() || !words.verbs[event.verb].comes) return false;
    return event.detail >= words.details.size() || ((words.verbs[event.verb].thereFor >> event.detail) & 1U) == 0;
}

}  // namespace

void EventChecker::checkEvent(PatternId id, const SemanticContext& around) {
    if (!id) return;
    const Pattern& said = pool()[id];
    m_phrases.checkPlayers(said.players, around);
    m_phrases.checkPlayers(said.by, around);
    m_phrases.checkFilter(said.subject, around);
    m_phrases.checkFilter(said.source, around);
    m_phrases.checkFilter(said.onto, around);
    if (said.onto && !putsOnto(said)) {
        state().fail(misplaced("at", "this event puts nothing onto a card"));
    }
    const Things happens = affectedThings(id);
    const bool toCard = said.self || said.subject;
    if (toCard && !isNone(happens & Things::Cards)) checkAffected(said, around);
    if (said.onto && putsOnto(said) && said.verb < words().verbs.size()) {
        for (const Parameter& parameter : words().verbs[said.verb].parameters) {
            if (parameter.slot == Slot::Onto) m_kinds.checkFits(kindOf(pool()[said.onto], around), parameter.to);
        }
    }
    if (said.players && said.verb < words().verbs.size())
        m_players.checkRole(said.players, words().verbs[said.verb].ofRole);
    checkValue(said);
    if (toCard && isNone(happens & Things::Cards)) {
        state().fail("this event happens to players, not to cards");
    }
    if (said.toPlayer && isNone(happens & Things::Players)) {
        state().fail("this event happens to cards, not to players");
    }
}

Things EventChecker::affectedThings(PatternId id) const {
    const Pattern& said = pool()[id];
    if (said.verb >= words().verbs.size()) return Things::Both;
    Things things = Things::None;
    for (const Parameter& parameter : words().verbs[said.verb].parameters) {
        if (parameter.slot != Slot::Cards) continue;
        things = things | Things::Cards;
        if (parameter.players || !parameter.required) things = things | Things::Players;
    }
    return isNone(things) ? Things::Players : things;
}

CardKind EventChecker::affectedKind(const Pattern& said, const SemanticContext& around) const {
    if (said.self) return state().own.kind;
    CardKind kind = said.subject ? kindOf(pool()[said.subject], around) : CardKind{};
    if (said.verb < words().verbs.size()) kind = both(kind, {.any = sufferersOf(words().verbs[said.verb])});
    return kind;
}

/// Reports events that cannot affect the card, or not in its zone. A card that moves is checked in its new zone.
void EventChecker::checkAffected(const Pattern& said, const SemanticContext& around) const {
    if (said.verb >= words().verbs.size()) return;
    const CardKind known = said.self ? state().own.kind : kindOf(pool()[said.subject], around);
    const Traits comes = said.to == 0xff ? 0 : words().zones[said.to].admits;
    for (const std::uint8_t zone : {said.from, said.to}) {
        const CardKind there = both(known, {.none = zone == 0xff ? 0 : words().zones[zone].never});
        for (const Traits wanted : {comes, sufferersOf(words().verbs[said.verb])}) {
            if (!canBe(words(), there, wanted)) return m_kinds.checkFits(there, wanted);
        }
    }
}

/// Reports a value that effects never change, and a player who never has the value.
void EventChecker::checkValue(const Pattern& said) const {
    if (said.verb >= words().verbs.size() || said.detail >= words().playerValues.size()) return;
    const auto& parameters = words().verbs[said.verb].parameters;
    if (std::ranges::find(parameters, Slot::Value, &Parameter::slot) == parameters.end()) return;
    m_players.checkChangeable(said.detail);
    if (said.players) m_players.checkRole(said.players, words().playerValues[said.detail].ofRole);
}

bool EventChecker::putsOnto(const Pattern& said) const {
    for (std::size_t i = 0; i < words().verbs.size(); ++i) {
        if (((said.verbs >> i) & 1U) == 0) continue;
        for (const Parameter& parameter : words().verbs[i].parameters) {
            if (parameter.slot == Slot::Onto) return true;
        }
    }
    return false;
}

void EventChecker::checkUse(const Ability& ability) const {
    checkAmount(ability);
    checkPreventable(ability);
    checkEntering(ability, ability.body, true);
}

/// Reports a changed amount of an event without an amount.
void EventChecker::checkAmount(const Ability& ability) const {
    const bool changes = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Change;
    if (!changes || !ability.pattern || pool()[ability.pattern].verb >= words().verbs.size()) return;
    const auto& parameters = words().verbs[pool()[ability.pattern].verb].parameters;
    if (std::ranges::find(parameters, Slot::Amount, &Parameter::slot) != parameters.end()) return;
    state().failIn(ability.line, misplaced("change to", "this event has no amount"));
}

/// Reports an ability that prevents an unpreventable event, also if another event covers it.
void EventChecker::checkPreventable(const Ability& ability) const {
    using Before = VerbWord::Before;
    if (!ability.pattern) return;
    Before possible = Before::Anything;
    for (std::size_t v = 0; v < words().verbs.size(); ++v) {
        if (((pool()[ability.pattern].verbs >> v) & 1U) != 0) possible = std::max(possible, words().verbs[v].before);
    }
    const bool isAhead = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead;
    if (ability.kind == AbilityKind::Triggered || possible == Before::Anything) return;
    if (possible == Before::First && isAhead) return;
    state().failIn(ability.line,
                   possible == Before::First
                       ? "this event can't be stopped or replaced; use \"first\" to do something before it"
                       : "nothing can be done before this event; use \"when\"");
}

/// Reports verbs that affect a card in play before it enters, unless they say how the card enters.
void EventChecker::checkEntering(const Ability& ability, InstructionId body, bool isWhole) const {
    const bool isAhead = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead;
    if (!isAhead || !ability.pattern || !bringsIntoPlay(words(), pool()[ability.pattern])) return;
    for (InstructionId at = body; at; at = pool()[at].next) {
        const Instruction& done = pool()[at];
        checkEntering(ability, done.body, false);
        checkEntering(ability, done.otherwise, false);
        const bool isToIt =
            is(done.cards, Term::EventCard) || (is(done.cards, Term::This) && pool()[ability.pattern].self);
        if (done.op != Op::Do || !isToIt || words().verbs[done.verb].happensIn != words().inPlay) continue;
        const VerbWord& word = words().verbs[done.verb];
        if (!word.entering) {
            state().failIn(done.line, misplaced(word.word, "the card is not in play yet. Use \"when\" instead"));
        } else if (!isWhole || ability.optional) {
            state().failIn(done.line, misplaced(word.word,
                                                "it must stand directly under \"first\", without a choice. Use "
                                                "\"if\" of the ability for a condition"));
        }
    }
}

}  // namespace duelogue
