// Abilities that make mana: which can be used, and their use.
#include <algorithm>
#include <numeric>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Announcing.h"
#include "match/arcana/Table.h"
#include "match/arcana/payment/Payment.h"
#include "match/arcana/text/Refusals.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Interchangeable.h"
#include "match/state/Numbers.h"

namespace duelogue::arcana {

// -------------------------------------------------------------------------------------------------- mana abilities

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
    if (!Funds(match, body.player).poolCovers(price)) return Complete::canceled(MessageId::NotEnoughResources);
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
            if (!answered->succeeded()) return Complete::canceled(answered->message);
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

}  // namespace duelogue::arcana
