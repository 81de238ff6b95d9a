#include "cards/parser/check/BodyChecker.h"

#include <algorithm>
#include <utility>

#include "cards/parser/check/AbilityChecker.h"

namespace duelogue {

namespace {

/// Returns true if each of several players acts, so that each is "that player" in their own choices.
bool isByEach(const CardPool& pool, ExpressionId player) {
    if (!player) return false;
    const Term term = pool[player].term;
    return term == Term::EveryPlayer || term == Term::Others;
}

/// Returns the context after two branches of which one was taken.
SemanticContext either(SemanticContext a, const SemanticContext& b) {
    a.chosen = a.chosen | b.chosen;
    a.number = a.number || b.number;
    a.family = a.family || b.family;
    a.print = a.print || b.print;
    a.moved = a.moved || b.moved;
    if (a.chosenIn != b.chosenIn) a.chosenIn = Filter::anyZone;
    a.chosenIs = either(a.chosenIs, b.chosenIs);
    return a;
}

}  // namespace

SemanticContext BodyChecker::checkBody(InstructionId first, InstructionId end, SemanticContext around) {
    for (InstructionId at = first; at && at != end; at = pool()[at].next) {
        state().line = pool()[at].line;
        checkInstruction(pool()[at], around);
    }
    return around;
}

void BodyChecker::checkInstruction(const Instruction& made, SemanticContext& around) {
    switch (made.op) {
        case Op::Do:
            m_verbs.checkVerb(made, around);
            around.act();
            return around.count();
        case Op::If:
        case Op::May:
        case Op::Unless:
        case Op::Contest:
            return checkBranches(made, around);
        case Op::ForEachCard:
        case Op::ForEachPlayer:
        case Op::Repeat:
            return checkLoop(made, around);
        case Op::ChooseOne:
            return checkOptions(made, around);
        case Op::Option:
            return;
        case Op::Choose:
        case Op::ChooseNumber:
            return checkChoice(made, around);
        case Op::Order:
            return checkOrder(made, around);
        case Op::Float:
            return checkLasting(made, around);
        case Op::ChooseFamily:
            m_phrases.checkOnePlayer(made.player, around);
            around.count();
            around.family = true;
            return;
        case Op::ChooseName:
            m_phrases.checkOnePlayer(made.player, around);
            m_phrases.checkNumber(made.amount, around);
            m_phrases.checkPrints(pool()[made.cards].filter, around, made.cards);
            around.count();
            around.print = true;
            return;
    }
}

void BodyChecker::checkBranches(const Instruction& made, SemanticContext& around) {
    m_phrases.checkOnePlayer(made.player, around);
    // A May derives its condition from its body.
    if (made.op != Op::May) m_phrases.checkCondition(made.condition, around);
    if (made.op == Op::Unless && made.ability) m_abilities.checkPrice(pool()[made.ability].cost, around);
    m_phrases.checkNumber(made.amount, around);
    m_phrases.checkNumber(made.second, around);
    SemanticContext within = around;
    if (made.op == Op::Contest) {
        within.count();
        if (is(made.player, Term::You)) m_phrases.report(made.player, "another player: nobody bids against themselves");
        m_players.checkChangeable(made.detail);
    }
    const SemanticContext taken = checkBody(made.body, made.next, within);
    around = either(taken, checkBody(made.otherwise, made.next, within));
}

/// Each iteration has its own registers, so its choices are lost after the loop.
void BodyChecker::checkLoop(const Instruction& made, SemanticContext& around) {
    SemanticContext within = around;
    within.act();  // the effect of an earlier iteration
    m_phrases.checkNumber(made.amount, around);
    if (made.op == Op::ForEachCard) {
        within.eachIs = kindOf(made.cards, around);
        within.each = within.each | m_phrases.select(made.cards, Things::Both, around);
        const Term term = made.cards ? pool()[made.cards].term : Term::Number;
        const bool aims = term == Term::Target || term == Term::EveryTarget;
        const auto divided = [](const TargetSpec& spec) { return static_cast<bool>(spec.divided); };
        if (aims && std::ranges::any_of(around.targets, divided)) within.count();
    }
    if (made.op == Op::ForEachPlayer) {
        m_phrases.checkPlayers(made.player, around);
        within.each = within.each | Things::Players;
    }
    (void)checkBody(made.body, {}, within);
    around.act();
    if (made.op == Op::ForEachPlayer) around.count();
}

void BodyChecker::checkOptions(const Instruction& made, SemanticContext& around) {
    m_phrases.checkOnePlayer(made.player, around);
    for (InstructionId option = made.body; option; option = pool()[option].otherwise) {
        (void)checkBody(pool()[option].body, {}, around);
    }
    around.act();
    around.count();
}

void BodyChecker::checkChoice(const Instruction& made, SemanticContext& around) {
    const bool each = isByEach(pool(), made.player);
    m_phrases.checkPlayers(made.player, around);
    SemanticContext within = around;
    if (each) within.each = within.each | Things::Players;
    m_phrases.checkNumber(made.amount, within);
    m_phrases.checkNumber(made.second, within);
    const bool isFixed = is(made.amount, Term::Number) && is(made.second, Term::Number);
    if (isFixed && pool()[made.amount].number > pool()[made.second].number)
        state().fail("the smaller number must come first");
    if (each || made.op == Op::ChooseNumber) around.count();
    if (made.op == Op::ChooseNumber) return;
    around.chosen = m_phrases.select(made.cards, Things::Both, within);
    around.chosenIs = kindOf(made.cards, within);
    around.chosenIn = placeOf(made.cards, within);
    if (around.chosen == Things::Both) m_phrases.report(made.cards, "cards or players, not both");
}

void BodyChecker::checkOrder(const Instruction& made, SemanticContext& around) {
    m_phrases.checkOnePlayer(made.player, around);
    m_phrases.checkCards(made.cards, around);
    around.chosen = Things::Cards;
    around.chosenIs = kindOf(made.cards, around);
    around.chosenIn = placeOf(made.cards, around);
}

/// Checks the ability of a continuous effect. It has its own event and targets, and keeps only the event and the number
/// of its surroundings.
void BodyChecker::checkLasting(const Instruction& made, const SemanticContext& around) {
    m_phrases.checkPlayers(made.player, around);
    m_phrases.checkCards(made.cards, around);
    SemanticContext within;
    within.event = around.event;
    within.number = around.number;
    within.family = around.family;
    within.print = around.print;
    if (words().durations[made.duration].ofPlayer) within.each = Things::Players;
    within.eventIs = around.eventIs;
    const Ability& given = pool()[made.ability];
    if (given.kind == AbilityKind::Activated) {
        state().failIn(given.line,
                       "\"pay\" can't be granted for a duration; use \"when\", \"always\", \"before\" or \"negate\"");
        return;
    }
    // In an ability given to other cards, "this" stands for these cards.
    const OwnCard own = state().own;
    if (made.cards) state().own = {.kind = kindOf(made.cards, around)};
    const bool isForATime = std::exchange(state().isForATime, true);
    m_abilities.checkAbility(given, within, {});
    state().isForATime = isForATime;
    state().own = own;
}

}  // namespace duelogue
