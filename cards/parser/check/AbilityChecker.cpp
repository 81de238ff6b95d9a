#include "cards/parser/check/AbilityChecker.h"

namespace duelogue {

namespace {

bool givesUpCard(const CardPool& pool, const Cost& cost) {
    for (InstructionId at = cost.body; at; at = pool[at].next) {
        if (pool[at].op == Op::Choose) return true;
    }
    return false;
}

}  // namespace

void AbilityChecker::checkAbility(const Ability& ability, const SemanticContext& around, const Cost& playCost) {
    state().line = ability.line;
    switch (ability.kind) {
        case AbilityKind::Played:
            return checkUsed(ability, playCost, around);
        case AbilityKind::Activated:
            state().ownZone = ability.zone == 0xff ? words().inPlay : ability.zone;
            checkPrice(ability.cost);
            state().ownZone = Filter::anyZone;
            state().line = ability.line;
            return checkUsed(ability, ability.cost, around);
        case AbilityKind::Triggered:
        case AbilityKind::Preempt:
        case AbilityKind::Response:
            return checkWaiting(ability, around);
        case AbilityKind::Static:
            return checkStatements(ability, around);
    }
}

/// Checks a card or ability that is played for a price. Its condition is evaluated before any choice.
void AbilityChecker::checkUsed(const Ability& ability, const Cost& cost, SemanticContext around) {
    checkOpenCondition(ability.condition, around);
    around.x = cost.x > 0;
    checkTargets(ability, around);
    around.targets = pool().targetsOf(ability);
    around.paid = givesUpCard(pool(), cost);
    (void)m_bodies.checkBody(ability.body, {}, around);
}

/// Checks an ability with an event: a trigger, a replacement or a response.
void AbilityChecker::checkWaiting(const Ability& ability, SemanticContext around) {
    m_events.checkEvent(ability.pattern, around);
    around.event = m_events.affectedThings(ability.pattern);
    if (ability.pattern) around.eventIs = m_events.affectedKind(pool()[ability.pattern], around);
    around.count();
    m_phrases.checkCondition(ability.condition, around);
    m_phrases.checkNumber(ability.amount, around);
    m_events.checkUse(ability);
    checkTargets(ability, around);
    around.targets = pool().targetsOf(ability);
    (void)m_bodies.checkBody(ability.body, {}, around);
}

void AbilityChecker::checkStatements(const Ability& ability, const SemanticContext& around) {
    state().isOpen = true;
    state().ownZone = ability.zone == 0xff ? words().inPlay : ability.zone;
    for (InstructionId at = ability.body; at; at = pool()[at].next) {
        const Instruction& said = pool()[at];
        state().line = said.line;
        m_phrases.checkCondition(said.condition, around);
        state().isOpen = said.verb >= words().verbs.size() || !words().verbs[said.verb].searches;
        m_verbs.checkVerb(said, around);
        state().isOpen = true;
        if (ability.zone < words().zones.size()) m_secrecy.checkStatement(said, words().zones[ability.zone]);
    }
    state().ownZone = Filter::anyZone;
    state().isOpen = false;
}

void AbilityChecker::checkOpenCondition(ExpressionId id, const SemanticContext& around) {
    state().isOpen = true;
    m_phrases.checkCondition(id, around);
    state().isOpen = false;
}

void AbilityChecker::checkPrice(const Cost& cost) {
    SemanticContext around;
    around.x = cost.x > 0;
    checkPrice(cost, around);
}

void AbilityChecker::checkPrice(const Cost& cost, const SemanticContext& around) {
    for (InstructionId at = cost.body; at; at = pool()[at].next) {
        if (pool()[at].op == Op::Do || pool()[at].op == Op::Choose) continue;
        return state().failIn(pool()[at].line, "a price can contain only verbs and choices, e.g. a sacrifice");
    }
    state().isOpen = true;
    (void)m_bodies.checkBody(cost.body, {}, around);
    state().isOpen = false;
}

void AbilityChecker::checkTargets(const Ability& ability, const SemanticContext& around) {
    for (const TargetSpec& spec : pool().targetsOf(ability)) {
        state().line = ability.line;
        m_phrases.checkPlayers(spec.players, around);
        state().isOpen = true;
        m_phrases.checkFilter(spec.cards, around);
        state().isOpen = false;
        const std::uint8_t zone =
            spec.cards && pool()[spec.cards].zone != 0xff ? pool()[spec.cards].zone : words().inPlay;
        if (words().zones[zone].seen != ZoneWord::Seen::ByAll) {
            state().fail("a target can't be in \"" + words().zones[zone].word +
                         "\": not everybody sees the cards there. Choose the card in \"do\" instead");
        }
        m_phrases.checkNumber(spec.divided, around);
    }
}

}  // namespace duelogue
