#include "match/netrun/Using.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Disjunction.h"
#include "cards/data/Instructions.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/ReadsX.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

EvalContext scopeFor(const ReadableMatch& match, CardId card, const Ability& ability) {
    EvalContext scope = evalContextOf(match, card);
    scope.ability = &ability;
    return scope;
}

/// Rule: an exhausted card can't be exhausted for a price.
bool canExhaust(const ReadableMatch& match, InstructionId price, const EvalContext& scope) {
    const Evaluator evaluator(match, scope);
    const auto isExhausted = [&match](Subject subject) {
        return subject.isCard() && has(match.state().card(subject.card()), Flag::Exhausted);
    };
    for (InstructionId at = price; at; at = match.pool()[at].next) {
        const Instruction& made = match.pool()[at];
        const bool exhausts = made.op == Op::Do && made.verb == static_cast<std::uint8_t>(Verb::Exhaust);
        if (exhausts && evaluator.any(made.cards, isExhausted)) return false;
    }
    return true;
}

MessageId whyNotPay(const ReadableMatch& match, PlayerId player, CardId card, const Ability& ability,
                    const EvalContext& scope) {
    const Cost& cost = ability.cost;
    if ((match.state().card(card).current.flags & cost.flags) != 0) return why(Reason::Used);
    if (!canExhaust(match, cost.body, scope)) return why(Reason::Used);
    if (cost.resources[clickSlot] > value(match.state(), player, PlayerValue::Clicks)) return why(Reason::NoClicks);
    const int price = cost.resources[0] + cost.x * scope.x;
    if (!canSpend(match, {player, Detail::Using, card}, price)) return MessageId::NotEnoughResources;
    const bool canPay =
        canPayRest(match, cost.body, scope, {player, Detail::Using, card}, price, cost.resources[clickSlot]);
    return canPay ? MessageId::None : MessageId::CostCantBePaid;
}

/// Returns why its cost, condition or targets make the ability illegal with the X of the scope; None if it is legal.
MessageId whyNotByWords(const ReadableMatch& match, PlayerId player, CardId card, const Ability& ability,
                        const EvalContext& scope) {
    if (const MessageId reason = whyNotPay(match, player, card, ability, scope); reason != MessageId::None)
        return reason;
    if (!Evaluator(match, scope).holds(ability.condition)) return MessageId::TextForbids;
    return hasTargets(match, ability, scope) ? MessageId::None : MessageId::NoLegalTarget;
}

/// Calls `visit(x)` for each legal X, from 0 up, until it returns true.
template <class Visit>
bool anyX(const ReadableMatch& match, PlayerId player, CardId card, const Ability& ability, EvalContext scope,
          Visit&& visit) {
    const int most = purse(match, {player, Detail::Using, card});
    for (int x = 0; x * ability.cost.x <= most; ++x) {
        scope.x = static_cast<std::int16_t>(x);
        if (whyNotByWords(match, player, card, ability, scope) == MessageId::None && visit(x)) return true;
    }
    return false;
}

/// The effect that an ability, or a part of one, has on subroutines. Other: an effect on something else, or different
/// effects in different branches.
enum class Against : std::uint8_t { Nothing, Break, Strengthen, Other };

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
        case Op::Order:
            return Against::Nothing;
        case Op::Float:
            return Against::Other;
    }
    return Against::Other;
}

Against findAim(const CardPool& pool, const Ability& ability) {
    const Against aim = aimOf(pool, ability.body, InstructionId{});
    return aim == Against::Other ? Against::Nothing : aim;
}

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

/// Returns why the ability can't be used on the encountered ice; None if it is legal. Strength is useful only against
/// ice that another ability of the same card could break.
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
        return other.kind == AbilityKind::Activated && isMadeFor(match, ice, other, scopeFor(match, card, other), aim);
    });
    return canBreak ? MessageId::None : why(Reason::NoIce);
}

}  // namespace

namespace {

bool asksForAccess(const CardPool& pool, ExpressionId condition) {
    if (!condition) return false;
    const Expression& said = pool[condition];
    if (said.term == Term::Fact) return said.index == static_cast<std::uint8_t>(Fact::Accessing);
    const bool isJoined = said.term == Term::And || said.term == Term::Or || said.term == Term::Not;
    return isJoined && (asksForAccess(pool, said.left) || asksForAccess(pool, said.right));
}

}  // namespace

bool costsClick(const ReadableMatch& match, AbilityId ability) {
    return match.pool()[ability].cost.resources[clickSlot] > 0;
}

MessageId whyNotUse(const ReadableMatch& match, PlayerId player, CardId card, AbilityId number) {
    const Card& user = match.state().card(card);
    const Ability& ability = match.pool()[number];
    const bool works = ability.kind == AbilityKind::Activated && worksIn(match, ability, user.zone) &&
                       !isUnrezzed(user) && user.owner == user.holder && user.isKnownTo(player);
    if (!works) return MessageId::NoAbility;
    if (user.current.suppressed != 0) return why(Reason::NotInForce);
    const EvalContext scope = scopeFor(match, card, ability);
    if (scope.you != player) return MessageId::NotYours;
    const MessageId reason = whyNotByWords(match, player, card, ability, scope);
    const bool isForSomeX = reason != MessageId::None &&
                            hangsOnX(match.pool(), ability.cost, ability.condition, &ability) &&
                            anyX(match, player, card, ability, scope, [](int) { return true; });
    if (reason != MessageId::None && !isForSomeX) return reason;
    return whyNotAgainst(match, card, ability, scope);
}

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

void useOptions(const ReadableMatch& match, PlayerId player, bool clicks, Replies& out) {
    const MatchState& state = match.state();
    const std::uint8_t now = clicks ? Occasions::asAction : Occasions::atAnyTime;
    const bool isIceToBreak = static_cast<bool>(iceToBreak(match));
    for (std::uint8_t zone = 0; zone < maxZones; ++zone) {
        if (((match.rulebook().abilities().outOfPlay().activatedZones >> zone) & 1U) == 0) continue;
        for (const CardId card : state.zone(player, zone)) {
            const DefinitionId known = state.card(card).definition;
            if (!known || !rulesOf(match).occasionsFor(known).has(now, isIceToBreak)) continue;
            const Definition& printed = match.pool()[known];
            for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
                const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + i));
                if (costsClick(match, ability) != clicks) continue;
                if (whyNotUse(match, player, card, ability) == MessageId::None)
                    out.emplace_back(Word::Use, card, Subject{}, i);
            }
        }
    }
}

int priceNamedByEffect(const ReadableMatch& match, const UseOne& use) {
    const Ability& ability = match.pool()[use.ability];
    if (ability.cost.body || !ability.body || match.pool()[ability.body].op != Op::Do) return 0;
    const std::uint8_t first = match.pool()[ability.body].verb;
    const bool isTold =
        first == static_cast<std::uint8_t>(Verb::Break) || first == static_cast<std::uint8_t>(Verb::Boost);
    return isTold ? ability.cost.resources[0] + ability.cost.x * use.x : 0;
}

Communication useRequest(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    UseOne use;
    use.card = reply.subject.card();
    const Definition& printed = match.pool()[match.state().card(use.card).definition];
    use.ability = AbilityId(static_cast<std::uint16_t>(printed.firstAbility + reply.number));
    use.player = player;
    return Communication::of(use);
}

// -------------------------------------------------------------------------------------------------- using an ability

namespace {

RunAbility frameFor(const ReadableMatch& match, const UseOne& body) {
    RunAbility frame;
    frame.ability = body.ability;
    frame.self = body.card;
    frame.since = match.state().card(body.card).since;
    frame.you = body.player;
    frame.x = body.x;
    return frame;
}

StepResult aim(HandlerContext& match, const UseOne& body) {
    ChooseTargets targets;
    targets.ability = body.ability;
    targets.card = body.card;
    targets.since = match.state().card(body.card).since;
    targets.player = body.player;
    targets.x = body.x;
    targets.cancellable = 1;
    return Ask{Communication::of(targets), UseOne::Step::Targeted};
}

StepResult chooseX(HandlerContext& match, const UseOne& body) {
    const Ability& ability = match.pool()[body.ability];
    ChooseNumber question;
    question.card = body.card;
    question.purpose = forX;
    question.cancellable = 1;
    std::vector<int> numbers;
    anyX(match, body.player, body.card, ability, scopeFor(match, body.card, ability), [&numbers](int x) {
        numbers.push_back(x);
        return false;
    });
    return Ask{askForNumber(match, question, Party::of(body.card), body.player, numbers), UseOne::Step::Numbered};
}

/// The ability uses the card's state from when it was used, because the price may have moved the card.
StepResult runAbility(HandlerContext& match, Communication& self) {
    const auto& body = self.as<UseOne>();
    RunAbility frame = frameFor(match, body);
    const Card& card = match.state().card(body.card);
    if (!isIn(card, Zone::Play)) frame.since = card.before != 0 ? card.before : card.since;
    frame.at = match.pool()[frame.ability].body;
    frame.targets = self.listSize();
    frame.event.paid = body.paid;
    Communication child = RunAbility::make(frame);
    match.listAdd(child, match.list(self));
    return Ask{child, UseOne::Step::Done};
}

StepResult payForAbility(HandlerContext& match, Communication& self) {
    const auto& body = self.as<UseOne>();
    const Cost& cost = match.pool()[body.ability].cost;
    spendClicks(match, body.player, cost.resources[clickSlot]);
    spend(match, {body.player, Detail::Using, body.card}, cost.resources[0] + cost.x * body.x,
          priceNamedByEffect(match, body) > 0 ? PriceLine::WithPurchase : PriceLine::Own);
    if ((cost.flags & bit(Flag::Exhausted)) != 0) {
        VerbBody exhaust;
        exhaust.player = body.player;
        executeSilently(match, Verb::Exhaust, exhaust, {body.card});
    }
    if (!cost.body) return runAbility(match, self);
    RunAbility frame = frameFor(match, body);
    frame.at = cost.body;
    return Ask{RunAbility::make(frame), UseOne::Step::Paid};
}

}  // namespace

StepResult UseOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<UseOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const MessageId refused = whyNotUse(match, body.player, body.card, body.ability);
            if (refused != MessageId::None) return Complete{Outcome::Refused, 0, refused};
            return match.pool()[body.ability].cost.x > 0 ? chooseX(match, body) : aim(match, body);
        }
        case Step::Numbered:
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
            body.x = static_cast<std::int16_t>(answered->value);
            return aim(match, body);
        case Step::Targeted: {
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
            const auto list = match.list(*answered);
            for (const Subject target : std::vector<Subject>(list.begin(), list.end())) match.listAppend(self, target);
            return payForAbility(match, self);
        }
        case Step::Paid:
            if (!answered->succeeded()) return Complete{answered->outcome};
            body.paid = RunAbility::paidIn(match, *answered);
            return runAbility(match, self);
        case Step::Done:
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> UseOne::fields() {
    return {field<&UseOne::card>("card"), field<&UseOne::ability>("ability"), field<&UseOne::x>("x"),
            field<&UseOne::player>("player")};
}

}  // namespace duelogue::netrun
