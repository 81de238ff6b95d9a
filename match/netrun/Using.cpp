#include "match/netrun/Using.h"

#include <vector>

#include "cards/data/ReadsX.h"
#include "match/effects/AbilityUse.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/UsePurpose.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

EvalContext evalContextFor(const ReadableMatch& match, CardId card, const Ability& ability) {
    EvalContext scope = evalContextOf(match, card);
    scope.ability = &ability;
    return scope;
}

namespace {

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
    const EvalContext scope = evalContextFor(match, card, ability);
    if (scope.you != player) return MessageId::NotYours;
    const MessageId reason = whyNotByWords(match, player, card, ability, scope);
    const bool isForSomeX = reason != MessageId::None &&
                            hangsOnX(match.pool(), ability.cost, ability.condition, &ability) &&
                            anyX(match, player, card, ability, scope, [](int) { return true; });
    if (reason != MessageId::None && !isForSomeX) return reason;
    return whyNotAgainst(match, card, ability, scope);
}

void useOptions(const ReadableMatch& match, PlayerId player, bool clicks, Replies& out) {
    const MatchState& state = match.state();
    const std::uint8_t now = clicks ? Occasions::asAction : Occasions::atAnyTime;
    const bool isIceToBreak = static_cast<bool>(iceToBreak(match));
    for (std::uint8_t zone = 0; zone < maxZones; ++zone) {
        if (((match.rulebook().abilities().outOfPlay().activatedZones >> zone) & 1U) == 0) continue;
        for (const CardId card : state.zone(player, zone)) {
            const DefinitionId known = state.card(card).definition;
            if (!known || !rulesOf(match).profile(known).occasions.has(now, isIceToBreak)) continue;
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

struct AbilityRules {
    [[nodiscard]] static MessageId whyNot(const ReadableMatch& match, const UseOne& use) {
        return whyNotUse(match, use.player, use.card, use.ability);
    }
    [[nodiscard]] static StepResult chooseX(HandlerContext& match, const UseOne& use) {
        const Ability& ability = match.pool()[use.ability];
        ChooseNumber question;
        question.card = use.card;
        question.purpose = forX;
        question.cancelable = 1;
        std::vector<int> numbers;
        anyX(match, use.player, use.card, ability, evalContextFor(match, use.card, ability), [&numbers](int x) {
            numbers.push_back(x);
            return false;
        });
        return Ask{askForNumber(match, question, Party::of(use.card), use.player, numbers), UseOne::Step::Numbered};
    }
    static void pay(HandlerContext& match, const UseOne& use) {
        const Cost& cost = match.pool()[use.ability].cost;
        spendClicks(match, use.player, cost.resources[clickSlot]);
        spend(match, {use.player, Detail::Using, use.card}, cost.resources[0] + cost.x * use.x,
              priceNamedByEffect(match, use) > 0 ? PriceLine::WithPurchase : PriceLine::Own);
        if ((cost.flags & bit(Flag::Exhausted)) == 0) return;
        VerbBody exhaust;
        exhaust.player = use.player;
        executeSilently(match, Verb::Exhaust, exhaust, {use.card});
    }
    /// The ability uses the card's state from when it was used, because the price may have moved the card.
    [[nodiscard]] static RunAbility frame(const ReadableMatch& match, const UseOne& use) {
        RunAbility frame = RunAbility::of(match, use.ability, use.card, use.player);
        frame.x = use.x;
        const Card& card = match.state().card(use.card);
        if (!isIn(card, Zone::Play)) frame.since = card.before != 0 ? card.before : card.since;
        return frame;
    }
};

}  // namespace

StepResult UseOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    return useAbility<AbilityRules, UseOne>(match, self, answered);
}

std::vector<Field> UseOne::fields() {
    return {field<&UseOne::card>("card"), field<&UseOne::ability>("ability"), field<&UseOne::x>("x"),
            field<&UseOne::player>("player")};
}

}  // namespace duelogue::netrun
