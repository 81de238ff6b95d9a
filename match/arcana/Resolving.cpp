#include "match/arcana/Resolving.h"

#include <vector>

#include "cards/data/CardPool.h"
#include "match/arcana/Announcing.h"
#include "match/arcana/Table.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/ItemAbility.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

namespace {

bool staysInPlay(const Card& card) { return !has(card, Trait::Instant) && !has(card, Trait::Sorcery); }

StepResult putSpellAway(HandlerContext& match, const PendingItem& item, Zone zone) {
    VerbBody verb;
    verb.player = item.controller;
    verb.source = item.card;
    verb.since = item.since;
    verb.zone = static_cast<std::uint8_t>(zone);
    return Ask{VerbBody::on(match, CoreVerb::Move, verb, item.card), ResolveItem::Step::PutAway};
}

/// Rule 608.2n: the card goes to the graveyard as the last part of resolving, unless it has moved elsewhere.
StepResult finishResolving(HandlerContext& match) {
    const PendingItem item = match.state().pendingItems.back();
    match.removeItem(match.state().pendingItems.size() - 1);
    const Card& card = match.state().card(item.card);
    if (item.isCard == 0 || card.since != item.since) return Complete::succeeded();
    return putSpellAway(match, item, Zone::Graveyard);
}

StepResult beginResolving(HandlerContext& match, ResolveItem& body) {
    const PendingItem item = match.state().pendingItems.back();
    body.card = item.card;
    std::vector<Subject> targets;
    if (!legalTargets(match, item, targets)) {
        body.fizzled = 1;
        match.removeItem(match.state().pendingItems.size() - 1);
        return item.isCard != 0 ? putSpellAway(match, item, Zone::Graveyard) : StepResult(Complete::impossible());
    }
    if (item.isCard != 0 && staysInPlay(match.state().card(item.card))) {
        match.removeItem(match.state().pendingItems.size() - 1);
        return putSpellAway(match, item, Zone::Battlefield);
    }
    // A spell without an ability does nothing.
    if (!item.ability) return finishResolving(match);
    // Rule 603.4: an "if" condition is checked again on resolution.
    const Ability& ability = match.pool()[item.ability];
    EvalContext scope = announcing(item.controller, item.card, &ability);
    scope.event = item.event;
    scope.thatMuch = item.event.amount;
    scope.eachPlayer = item.eachPlayer;
    if (item.isCard == 0 && ability.kind == AbilityKind::Triggered &&
        !Evaluator(match, scope).holds(ability.condition)) {
        match.removeItem(match.state().pendingItems.size() - 1);
        return Complete::impossible();
    }
    return Ask{abilityOf(match, item, targets), ResolveItem::Step::Done};
}

/// Rule 608.3e: a card that could not enter its zone goes to its owner's graveyard.
void clearStack(HandlerContext& match, CardId id) {
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Stack)) return;
    executeSilently(match, Rule::ClearStack, VerbBody{}, {id});
}

}  // namespace

StepResult ResolveItem::enter(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    auto& body = self.as<ResolveItem>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return beginResolving(match, body);
        case Step::Done:
            return finishResolving(match);
        case Step::PutAway:
            clearStack(match, body.card);
            return Complete{body.fizzled != 0 ? Outcome::Impossible : Outcome::Succeeded};
    }
    return Complete::impossible();
}

}  // namespace duelogue::arcana
