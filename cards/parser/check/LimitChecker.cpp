#include "cards/parser/check/LimitChecker.h"

#include <algorithm>

#include "cards/data/Instructions.h"

namespace duelogue {

void LimitChecker::check(const Definition& card, std::span<const Ability> abilities) {
    m_abilities = abilities;
    checkPrice(card.cost);
    for (const Ability& ability : abilities) {
        checkPrice(ability.cost);
        checkAbility(ability);
    }
}

/// Returns the index of the flag that the verb sets as a limit; the number of flags if it sets none.
std::size_t LimitChecker::flagOf(const Instruction& made) const {
    const auto& flags = m_state.words().flags;
    if (made.op != Op::Do || made.verb >= m_state.words().verbs.size()) return flags.size();
    const std::string& verb = m_state.words().verbs[made.verb].word;
    const auto found = std::ranges::find_if(
        flags, [&](const FlagWord& flag) { return !flag.limitVerb.empty() && flag.limitVerb == verb; });
    return static_cast<std::size_t>(found - flags.begin());
}

/// A price sets such a flag by its own word.
void LimitChecker::checkPrice(const Cost& cost) {
    for (InstructionId at = cost.body; at; at = pool()[at].next) {
        const std::size_t flag = flagOf(pool()[at]);
        if (flag == m_state.words().flags.size()) continue;
        const FlagWord& word = m_state.words().flags[flag];
        const std::string way = word.cost.empty() ? std::string() : ": write \"pay: " + word.cost + '"';
        m_state.failIn(pool()[at].line, "\"" + word.limitVerb + "\" can't be a price" + way);
    }
}

void LimitChecker::checkAbility(const Ability& ability) {
    std::size_t limits = 0;
    std::size_t others = 0;
    eachInstruction(pool(), ability.body, [&](const Instruction& made) {
        const bool isLimit = flagOf(made) < m_state.words().flags.size();
        const bool isEffect = made.op == Op::Do || made.op == Op::Float || made.op == Op::Contest;
        limits += isLimit ? 1 : 0;
        others += !isLimit && isEffect ? 1 : 0;
        if (made.op == Op::Float && made.ability) checkAbility(pool()[made.ability]);
    });
    if (limits == 0) return;
    eachInstruction(pool(), ability.body, [&](const Instruction& made) {
        const std::size_t flag = flagOf(made);
        if (flag < m_state.words().flags.size()) checkVerb(ability, made, flag, others == 0);
    });
}

/// The flag must be asked about: by the ability itself, which it then limits, or by another ability of the card, which
/// remembers by it what has happened.
void LimitChecker::checkVerb(const Ability& ability, const Instruction& made, std::size_t flag, bool isAlone) {
    const FlagWord& word = m_state.words().flags[flag];
    const auto refuse = [&](const std::string& why) {
        m_state.failIn(made.line, "\"" + word.limitVerb + "\" only limits an ability (\"" + word.limit + "\"): " + why);
    };
    const bool limitsItself = isAskedBy(ability, flag);
    const bool isOnThis = made.cards && pool()[made.cards].term == Term::This;
    if (!limitsItself && !isOnThis) return refuse("it needs a condition that the cards are " + word.opposite);
    const auto asks = [&](const Ability& other) { return &other != &ability && isAskedBy(other, flag); };
    if (!limitsItself && std::ranges::none_of(m_abilities, asks))
        return refuse("it needs a condition, such as \"if: this is " + word.opposite + '"');
    const bool isAhead = ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead;
    if (isAlone && (limitsItself || !isAhead)) refuse("it needs another effect beside it");
}

bool LimitChecker::isAskedBy(const Ability& ability, std::size_t flag) const {
    if (isAsked(ability.condition, flag)) return true;
    bool isFound = false;
    eachInstruction(pool(), ability.body,
                    [&](const Instruction& made) { isFound = isFound || isAsked(made.condition, flag); });
    return isFound;
}

bool LimitChecker::isAsked(ExpressionId condition, std::size_t flag) const {
    if (!condition) return false;
    const Expression& said = pool()[condition];
    if (isAsked(said.left, flag) || isAsked(said.right, flag)) return true;
    for (FilterId filter = said.filter; filter; filter = pool()[filter].orElse) {
        if (hasBit(pool()[filter].flags | pool()[filter].notFlags, flag)) return true;
        for (FilterId either = pool()[filter].either; either; either = pool()[either].orElse) {
            if (hasBit(pool()[either].flags | pool()[either].notFlags, flag)) return true;
        }
    }
    return false;
}

}  // namespace duelogue
