#include "match/arcana/payment/Payment.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Announcing.h"
#include "match/arcana/Table.h"
#include "match/arcana/text/Refusals.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Interchangeable.h"
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

void manaOptions(const ReadableMatch& match, PlayerId player, bool onlySimple, Replies& out) {
    const MatchState& state = match.state();
    const std::size_t first = out.size();
    Interchangeable twins(state);
    const auto offer = [&](CardId id, const Profile& profile, bool makesPlain) {
        const bool seen = std::any_of(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(),
                                      [&](const Reply& r) { return twins.areOne(r.subject.card(), id); });
        if (seen) return;
        for (const ManaAbility& ability : profile.manaAbilities) {
            if (onlySimple && !ability.simple) continue;
            if (ability.plain ? !makesPlain : !canMakeMana(match, player, id, ability)) continue;
            out.emplace_back(ability.simple ? Word::Tap : Word::Activate, id, Subject{},
                             ability.id.value - match.pool()[state.card(id).definition].firstAbility);
        }
    };
    for (const CardId id : battlefield(state, player)) {
        const Profile& profile = rulesOf(match).profile(state.card(id).definition);
        const bool makesPlain = manaNow(match, id) != 0;
        if (makesPlain || profile.otherMana) offer(id, profile, makesPlain);
    }
    if (onlySimple) return;
    eachManaCardElsewhere(match, player,
                          [&](CardId id) { offer(id, rulesOf(match).profile(state.card(id).definition), false); });
}

bool hasAbility(const ReadableMatch& match, CardId card, int number) {
    const DefinitionId known = match.state().card(card).definition;
    return known && number >= 0 && number < match.pool()[known].abilityCount;
}

Refusal whyNotMakeMana(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const CardId id = reply.subject.card();
    if (!hasAbility(match, id, reply.number)) return MessageId::NoAbility;
    const Card& card = match.state().card(id);
    const AbilityId number = abilityOf(match, id, reply.number);
    const ManaAbility* const makes = rulesOf(match).profile(card.definition).findMana(number);
    if (makes == nullptr || !worksIn(match, match.pool()[number], card.zone)) return MessageId::NoAbility;
    if (card.current.controller != player) return MessageId::NotYours;
    if (canMakeMana(match, player, id, *makes)) return {};
    if (has(card, Flag::Tapped)) return why(Reason::Tapped);
    return isReady(card, match.pool()[number].cost.flags) ? MessageId::CostCantBePaid : why(Reason::JustCome);
}

AbilityId abilityOf(const ReadableMatch& match, CardId card, int number) {
    const Definition& definition = match.pool()[match.state().card(card).definition];
    return AbilityId(static_cast<std::uint16_t>(definition.firstAbility + number));
}

Communication manaRequest(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    TapForMana request;
    request.card = reply.subject.card();
    request.ability = abilityOf(match, request.card, reply.number);
    request.player = player;
    return Communication::of(request);
}

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
    return isForMana ? whyNotMakeMana(match, body.player, reply) : Refusal();
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
    return Complete::cancelled(request.message);
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
        const bool isThere = card.zone == static_cast<std::uint8_t>(Zone::Battlefield) && has(card, Flag::Tapped);
        const ManaAbility* made = rulesOf(match).profile(card.definition).findMana(ability);
        if (!isThere || made == nullptr || !poolHas(pool, made->made)) continue;
        for (std::size_t kind = 0; kind < manaKinds; ++kind) raise(pool[kind], -made->made[kind]);
        card.current.flags &= ~bit(Flag::Tapped);
        forgetTriggers(match, payment.id.value + static_cast<std::uint32_t>(uses[i + 2].number()), ability);
    }
}

// -------------------------------------------------------------------------------------------------- one mana ability

namespace {

VerbBody verbOf(const ReadableMatch& match, const TapForMana& body) {
    VerbBody verb;
    verb.source = body.card;
    verb.since = match.state().card(body.card).since;
    verb.player = body.player;
    return verb;
}

/// Returns true if the verb happened exactly as requested. Effects that changed it are recorded in its list.
bool isAll(const Communication& answered, Verb verb) {
    return answered.is(verb) && answered.succeeded() && answered.listSize() == answered.as<VerbBody>().subjects;
}

/// Adds the next mana of a simple ability, or runs any other ability.
StepResult make(HandlerContext& match, TapForMana& body) {
    const CardPool& pool = match.pool();
    const ManaAbility* mana = rulesOf(match).profile(match.state().card(body.card).definition).findMana(body.ability);
    if (mana != nullptr && mana->simple) {
        if (!body.at) return Complete::succeeded();
        const Instruction& does = pool[body.at];
        body.at = does.next;
        VerbBody verb = verbOf(match, body);
        verb.amount = pool[does.amount].number;
        verb.detail = does.detail;
        return Ask{VerbBody::on(match, Verb::AddMana, verb, body.player), TapForMana::Step::Added};
    }
    body.lasts = 1;
    RunAbility frame = RunAbility::of(match, body.ability, body.card, body.player);
    frame.x = body.x;
    frame.event.paid = body.paid;
    return Ask{RunAbility::make(frame), TapForMana::Step::Done};
}

/// Rule 602.2b: the other costs, mana first.
StepResult payRest(HandlerContext& match, TapForMana& body) {
    const Cost& cost = match.pool()[body.ability].cost;
    if (cost == Cost{.flags = cost.flags}) return make(match, body);
    const Price price = priceOf(cost, body.x);
    if (!Funds(match, body.player).poolCovers(price)) return Complete::cancelled(MessageId::NotEnoughResources);
    spend(match, body.player, price);
    if (!cost.body) return make(match, body);
    return Ask{extraCostOf(match, cost, body.card, body.ability, body.player, body.x), TapForMana::Step::ExtraPaid};
}

StepResult payTap(HandlerContext& match, TapForMana& body) {
    body.at = match.pool()[body.ability].body;
    if ((match.pool()[body.ability].cost.flags & bit(Flag::Tapped)) == 0) return payRest(match, body);
    return Ask{VerbBody::on(match, Verb::Tap, verbOf(match, body), body.card), TapForMana::Step::Tapped};
}

StepResult beginMaking(HandlerContext& match, TapForMana& body) {
    const Card& card = match.state().card(body.card);
    const ManaAbility* mana = rulesOf(match).profile(card.definition).findMana(body.ability);
    if (mana == nullptr || !canMakeMana(match, body.player, body.card, *mana)) {
        return Complete{Outcome::Refused, 0, MessageId::NotAllowedNow};
    }
    if (mana->simple) return payTap(match, body);
    const Cost& cost = match.pool()[body.ability].cost;
    if (cost.x == 0) return payTap(match, body);
    const auto pool = manaPool(match.state(), body.player);
    const int held = std::accumulate(pool.begin(), pool.end(), 0);
    EvalContext scope = announcing(body.player, body.card, &match.pool()[body.ability]);
    std::vector<int> numbers;
    for (int x = 0; x <= held && Funds(match, body.player).poolCovers(priceOf(cost, x)); ++x) {
        scope.x = saturated(x);
        if (!cost.body || canPayBody(match, cost.body, scope)) numbers.push_back(x);
    }
    if (numbers.empty()) return Complete{Outcome::Refused, 0, MessageId::NotAllowedNow};
    return Ask{numberFor(match, body.card, body.player, numbers), TapForMana::Step::NumberChosen};
}

}  // namespace

StepResult TapForMana::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<TapForMana>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return beginMaking(match, body);
        case Step::NumberChosen:
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
            body.x = saturated(answered->value);
            return payTap(match, body);
        case Step::Tapped:
            if (!answered->succeeded()) return Complete{Outcome::Refused, 0, MessageId::NotAllowedNow};
            if (!isAll(*answered, Verb::Tap)) body.lasts = 1;
            return payRest(match, body);
        case Step::ExtraPaid:
            body.paid = RunAbility::paidIn(match, *answered);
            return make(match, body);
        case Step::Added:
            if (!isAll(*answered, Verb::AddMana)) body.lasts = 1;
            return make(match, body);
        case Step::Done:
            return Complete::succeeded();
    }
    return Complete::impossible();
}

std::vector<Field> TapForMana::fields() {
    return {field<&TapForMana::card>("card"), field<&TapForMana::ability>("ability"),
            field<&TapForMana::player>("player")};
}

// -------------------------------------------------------------------------------------------------- payment

StepResult PayNow::enter(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const auto& body = self.as<PayNow>();
    if (!Funds(match, body.player).poolCovers(body.price)) return Complete::cancelled(MessageId::NotEnoughResources);
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
    if (!plan) return Complete::cancelled(MessageId::NotEnoughResources);
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
            if (answered->value == 0) return Complete::cancelled(MessageId::None);
            const PayMana session{body.price, body.card, body.player};
            return Ask{Communication::of(session, Party::match(), Party::of(body.player)), Step::Paid};
        }
        case Step::Paid:
            if (answered->succeeded()) return Complete::succeeded();
            putBack(match, *answered);
            return Complete::cancelled(answered->message);
    }
    return Complete::impossible();
}

std::vector<Field> UnlessPays::fields() {
    return {field<&UnlessPays::card>("card"), field<&UnlessPays::player>("player")};
}

}  // namespace duelogue::arcana
