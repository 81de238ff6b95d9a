#include "match/arcana/payment/Payment.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Table.h"
#include "match/arcana/text/Refusals.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"

namespace duelogue::arcana {

// -------------------------------------------------------------------------------------------------- mana abilities

namespace {

/// Records a use that can be undone: it only tapped the card and added its mana.
void noteUse(HandlerContext& match, Communication& payment, const Communication& request) {
    const auto& use = request.as<TapForMana>();
    const auto later = static_cast<int>(request.id.value - payment.id.value);
    if (!request.succeeded() || use.lasts != 0 || later > highestNumber) return;
    match.listAppend(payment, use.card);
    match.listAppend(payment, Subject::number(use.ability.value));
    match.listAppend(payment, Subject::number(later));
}

}  // namespace

// -------------------------------------------------------------------------------------------------- payment session

void PayMana::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const auto& body = self.as<PayMana>();
    const Funds funds(match, body.player);
    if (funds.coversBySimple(body.price)) out.emplace_back(Word::PayAuto);
    if (funds.poolCovers(body.price)) out.emplace_back(Word::Pay);
    manaOptions(match, body.player, false, out);
    // Without any other reply, "pay" ends the session for lack of mana (S3.15).
    if (out.empty()) out.emplace_back(Word::Pay);
}

Refusal PayMana::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const auto& body = self.as<PayMana>();
    if (reply.is(Word::Pay) || reply.is(Word::PayAuto)) return MessageId::NotEnoughResources;
    const bool isForMana = (reply.is(Word::Tap) || reply.is(Word::Activate)) && reply.subject.isCard();
    if (isForMana) {
        const Refusal reason = whyNotMakeMana(match, body.player, reply);
        return reason == MessageId::None ? Refusal(MessageId::NoAbility) : reason;
    }
    return isOfGame(reply) ? Refusal(why(Reason::WhilePaying)) : Refusal();
}

Reaction PayMana::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    const auto& body = self.as<PayMana>();
    if (reply.is(Word::PayAuto)) return Communication::of(PayForMe{body.price, body.card, body.player});
    if (reply.is(Word::Pay)) return Communication::of(PayNow{body.price, body.player});
    return manaRequest(match, body.player, reply);
}

std::optional<Complete> PayMana::afterRequest(HandlerContext& match, Communication& self,
                                              const Communication& request) {
    if (request.is<TapForMana>()) {
        noteUse(match, self, request);
        return std::nullopt;
    }
    if (request.succeeded()) return Complete::succeeded();
    return Complete::canceled(request.message);
}

bool PayMana::takesBack(const ReadableMatch& /*match*/, const Communication& /*self*/, const Reply& reply) {
    return reply == Reply(Word::Pay);
}

bool PayMana::canCancel(const ReadableMatch& /*match*/, const Communication& /*self*/) { return true; }

std::vector<Field> PayMana::fields() { return {field<&PayMana::card>("card"), field<&PayMana::player>("player")}; }

namespace {

bool poolHas(std::span<const std::int16_t, manaKinds> pool, const Mana& mana) {
    return std::equal(mana.begin(), mana.end(), pool.begin(), [](int made, int held) { return held >= made; });
}

/// Drops the triggers of a request and its verbs: one verb taps, and one adds each kind of mana.
void forgetTriggers(HandlerContext& match, std::uint32_t request, AbilityId ability) {
    std::uint32_t last = request + 1;
    for (InstructionId at = match.pool()[ability].body; at; at = match.pool()[at].next) ++last;
    std::erase_if(match.state().triggers, [=](const Trigger& trigger) {
        return trigger.cause.value >= request && trigger.cause.value <= last;
    });
}

}  // namespace

void putBack(HandlerContext& match, const Communication& payment) {
    MatchState& state = match.state();
    const auto pool = manaPool(state, payment.as<PayMana>().player);
    const auto uses = match.list(payment);
    for (std::size_t i = 0; i + 2 < uses.size(); i += 3) {
        Card& card = state.card(uses[i].card());
        const AbilityId ability(static_cast<std::uint16_t>(uses[i + 1].number()));
        const bool isThere = isIn(card, Zone::Battlefield) && has(card, Flag::Tapped);
        const ManaAbility* made = rulesOf(match).profile(card.definition).findMana(ability);
        if (!isThere || made == nullptr || !poolHas(pool, made->made)) continue;
        for (std::size_t kind = 0; kind < manaKinds; ++kind) raise(pool[kind], -made->made[kind]);
        card.current.flags &= ~bit(Flag::Tapped);
        forgetTriggers(match, payment.id.value + static_cast<std::uint32_t>(uses[i + 2].number()), ability);
    }
}

// -------------------------------------------------------------------------------------------------- payment

StepResult PayNow::enter(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const auto& body = self.as<PayNow>();
    if (!Funds(match, body.player).poolCovers(body.price)) return Complete::canceled(MessageId::NotEnoughResources);
    spend(match, body.player, body.price);
    return Complete::succeeded();
}

namespace {

/// Returns true if a card could replace one of these verbs or trigger on the mana. Each source is then tapped
/// separately.
bool hasWitness(const ReadableMatch& match) {
    const MatchState& state = match.state();
    const auto is = [](std::uint64_t verbs, Verb verb) { return ((verbs >> static_cast<unsigned>(verb)) & 1U) != 0; };
    const Globals& globals = state.globals;
    const std::uint64_t watched = globals.guarding | match.rulebook().abilities().outOfPlay().verbs;
    if (is(watched, Verb::Tap) || is(watched, Verb::AddMana)) return true;
    return is(globals.listening, Verb::AddMana) ||
           std::any_of(state.continuousEffects.begin(), state.continuousEffects.end(),
                       [&](const ContinuousEffect& effect) {
                           return effect.ability && match.pool()[effect.ability].kind != AbilityKind::Static;
                       });
}

void bring(HandlerContext& match, PlayerId player, CardId source, const Mana& made) {
    VerbBody verb;
    verb.source = source;
    verb.player = player;
    for (std::size_t kind = 0; kind < manaKinds; ++kind) {
        verb.amount = made[kind];
        verb.detail = static_cast<std::uint8_t>(kind);
        if (made[kind] > 0) executeSilently(match, Verb::AddMana, verb, {player});
    }
}

/// Taps all sources at once. The mana is added and spent, and the excess stays in the pool.
StepResult payAtOnce(HandlerContext& match, const PayForMe& body, const Funds::Plan& plan) {
    VerbBody verb;
    verb.player = body.player;
    Communication tap = VerbBody::make(Verb::Tap, verb);
    for (const auto& [source, ability] : plan.taps) {
        const Mana& made = rulesOf(match).profile(match.state().card(source).definition).findMana(ability)->made;
        bring(match, body.player, source, made);
        VerbBody::add(match, tap, source);
    }
    spend(match, body.player, body.price);
    if (plan.taps.empty()) return Complete::succeeded();
    return Ask{tap, PayForMe::Step::Tapped};
}

StepResult useNext(HandlerContext& match, Communication& self) {
    auto& body = self.as<PayForMe>();
    const auto planned = match.list(self);
    const std::size_t at = std::size_t{2} * body.used;
    if (at >= planned.size()) return Delegate{Communication::of(PayNow{body.price, body.player})};
    ++body.used;
    TapForMana use;
    use.card = planned[at].card();
    use.ability = AbilityId(static_cast<std::uint16_t>(planned[at + 1].number()));
    use.player = body.player;
    return Ask{Communication::of(use), PayForMe::Step::Used};
}

StepResult payForMe(HandlerContext& match, Communication& self) {
    const auto& body = self.as<PayForMe>();
    const auto plan = Funds(match, body.player).plan(body.price, body.card);
    if (!plan) return Complete::canceled(MessageId::NotEnoughResources);
    if (!hasWitness(match)) return payAtOnce(match, body, *plan);
    for (const auto& [source, ability] : plan->taps) {
        match.listAppend(self, source);
        match.listAppend(self, Subject::number(ability.value));
    }
    return useNext(match, self);
}

}  // namespace

StepResult PayForMe::enter(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return payForMe(match, self);
        case Step::Used:
            return useNext(match, self);
        case Step::Tapped:
            return Complete::succeeded();
    }
    return Complete::impossible();
}

std::vector<Field> PayForMe::fields() { return {field<&PayForMe::card>("card"), field<&PayForMe::player>("player")}; }

// -------------------------------------------------------------------------------------------------- unless they pay

StepResult UnlessPays::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<UnlessPays>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            if (!Funds(match, body.player).covers(body.price)) return Complete::impossible();
            const YesNo question{body.card};
            return Ask{Communication::of(question, Party::of(body.card), Party::of(body.player)), Step::Decided};
        }
        case Step::Decided: {
            if (answered->value == 0) return Complete::canceled(MessageId::None);
            const PayMana session{body.price, body.card, body.player};
            return Ask{Communication::of(session, Party::match(), Party::of(body.player)), Step::Paid};
        }
        case Step::Paid:
            if (answered->succeeded()) return Complete::succeeded();
            putBack(match, *answered);
            return Complete::canceled(answered->message);
    }
    return Complete::impossible();
}

std::vector<Field> UnlessPays::fields() {
    return {field<&UnlessPays::card>("card"), field<&UnlessPays::player>("player")};
}

}  // namespace duelogue::arcana
