#include "match/netrun/UsePurpose.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Disjunction.h"
#include "cards/data/Instructions.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

Against aimOf(const CardPool& pool, const Instruction& made);

/// Returns the aim of a sequence of instructions. If any of them breaks subroutines, the aim is to break.
Against aimOf(const CardPool& pool, InstructionId first, InstructionId end) {
    Against aim = Against::Nothing;
    for (InstructionId at = first; at && at != end; at = pool[at].next) {
        const Against part = aimOf(pool, pool[at]);
        if (part == Against::Break) return part;
        if (part != Against::Nothing) aim = aim == Against::Nothing || aim == part ? part : Against::Other;
    }
    return aim;
}

/// Returns the aim of two branches of which one is taken.
Against either(Against one, Against other) {
    if (one == other || other == Against::Nothing) return one;
    return one == Against::Nothing ? other : Against::Other;
}

Against aimOf(const CardPool& pool, const Instruction& made) {
    switch (made.op) {
        case Op::Do: {
            if (made.verb == static_cast<std::uint8_t>(Verb::Break)) return Against::Break;
            const bool own = made.cards && pool[made.cards].term == Term::This;
            return made.verb == static_cast<std::uint8_t>(Verb::Boost) && own ? Against::Strengthen : Against::Other;
        }
        case Op::If:
        case Op::May:
        case Op::Unless:
        case Op::Contest:
            return either(aimOf(pool, made.body, made.next), aimOf(pool, made.otherwise, made.next));
        case Op::ForEachCard:
        case Op::ForEachPlayer:
        case Op::Repeat:
            return aimOf(pool, made.body, InstructionId{});
        case Op::ChooseOne: {
            Against aim = Against::Nothing;
            for (InstructionId option = made.body; option; option = pool[option].otherwise)
                aim = either(aim, aimOf(pool, pool[option].body, InstructionId{}));
            return aim;
        }
        case Op::Option:
        case Op::Choose:
        case Op::ChooseNumber:
        case Op::ChooseFamily:
        case Op::ChooseName:
        case Op::Order:
            return Against::Nothing;
        case Op::Float:
            return Against::Other;
    }
    return Against::Other;
}

}  // namespace

Against findAim(const CardPool& pool, const Ability& ability) {
    const Against aim = aimOf(pool, ability.body, InstructionId{});
    return aim == Against::Other ? Against::Nothing : aim;
}

namespace {

/// Returns true if the description compares a figure, which may still change.
bool comparesFigure(const CardPool& pool, ExpressionId cards) {
    const Expression& said = pool[cards];
    if (said.term != Term::Filtered) return false;
    const auto compares = [](const Filter& those) { return those.comparison != Comparison::None; };
    return anyAlternative(pool, pool[said.filter], compares);
}

/// Returns true if the ability could break a subroutine of this ice, given enough strength. For an ability that
/// strengthens its card: true if the card could ever break this ice.
bool isMadeFor(const ReadableMatch& match, CardId ice, const Ability& ability, const EvalContext& scope, Against aim) {
    const Evaluator evaluator(match, scope);
    bool isMade = false;
    eachInstruction(match.pool(), ability.body, [&](const Instruction& made) {
        const bool breaks = made.op == Op::Do && made.verb == static_cast<std::uint8_t>(Verb::Break);
        if (isMade || !breaks) return;
        isMade = (aim == Against::Strengthen && comparesFigure(match.pool(), made.cards)) ||
                 evaluator.any(made.cards, [ice](Subject subject) { return subject == Subject(ice); });
    });
    return isMade;
}

bool isStrongEnough(const ReadableMatch& match, CardId card, CardId ice) {
    const Card& breaker = match.state().card(card);
    return !has(breaker, Trait::Icebreaker) ||
           figure(breaker, Figure::Strength) >= figure(match.state().card(ice), Figure::Strength);
}

}  // namespace

MessageId whyNotAgainst(const ReadableMatch& match, CardId card, const Ability& ability, const EvalContext& scope) {
    const Against aim = findAim(match.pool(), ability);
    if (aim == Against::Nothing) return MessageId::None;
    const CardId ice = iceToBreak(match);
    if (!ice) return why(Reason::NoIce);
    if (aim == Against::Break) {
        if (!isMadeFor(match, ice, ability, scope, aim)) return why(Reason::NoIce);
        return isStrongEnough(match, card, ice) ? MessageId::None : why(Reason::TooWeak);
    }
    const auto all = match.pool().abilitiesOf(match.pool()[match.state().card(card).definition]);
    const bool canBreak = std::ranges::any_of(all, [&](const Ability& other) {
        return other.kind == AbilityKind::Activated &&
               isMadeFor(match, ice, other, evalContextFor(match, card, other), aim);
    });
    return canBreak ? MessageId::None : why(Reason::NoIce);
}

namespace {

bool asksForAccess(const CardPool& pool, ExpressionId condition) {
    if (!condition) return false;
    const Expression& said = pool[condition];
    if (said.term == Term::Fact) return said.index == static_cast<std::uint8_t>(Fact::Accessing);
    const bool isJoined = said.term == Term::And || said.term == Term::Or || said.term == Term::Not;
    return isJoined && (asksForAccess(pool, said.left) || asksForAccess(pool, said.right));
}

}  // namespace

Occasions findOccasions(const CardPool& pool, const Definition& card) {
    Occasions found;
    for (const Ability& ability : pool.abilitiesOf(card)) {
        if (ability.kind != AbilityKind::Activated) continue;
        const bool isAction = ability.cost.resources[clickSlot] > 0;
        found.onAccess = found.onAccess || asksForAccess(pool, ability.condition);
        const bool isAgainstIce = findAim(pool, ability) != Against::Nothing;
        (isAgainstIce ? found.againstIce : found.atLarge) |= isAction ? Occasions::asAction : Occasions::atAnyTime;
    }
    return found;
}

}  // namespace duelogue::netrun
