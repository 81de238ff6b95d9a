#include "match/tribute/Chain.h"

#include <algorithm>

#include "match/effects/ChooseTargets.h"
#include "match/effects/ItemAbility.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Field.h"
#include "match/tribute/Using.h"
#include "match/tribute/summons/Summoning.h"

namespace duelogue::tribute {

// -------------------------------------------------------------------------------------------------- chain

namespace {

using ChainStep = Chain::Step;

/// Drops the occasions of earlier events.
void forgetOccasions(HandlerContext& match) {
    std::erase_if(match.state().triggers, [&](const Trigger& trigger) { return isOccasion(match, trigger); });
}

/// Returns true in the end phase of the player's turn. In the main and battle phases, the special summon is offered as
/// an action.
bool mayCallNow(const MatchState& state, PlayerId player) {
    return state.globals.current == player && phase(state) == Detail::End && state.pendingItems.empty();
}

bool canCall(const ReadableMatch& match, PlayerId player) {
    if (!mayCallNow(match.state(), player)) return false;
    Replies calls;
    callOptions(match, player, calls);
    return !calls.empty();
}

/// Returns true if the player has a response, or something to do before the turn ends.
bool canAct(const ReadableMatch& match, PlayerId player) { return canRespond(match, player) || canCall(match, player); }

/// Closes the response window after all players have passed.
void endWindow(HandlerContext& match) {
    forgetOccasions(match);
    if (value(match.state(), Global::Window) != 0) executeSilently(match, Rule::CloseWindow, VerbBody{});
}

/// Returns true if a trigger can join a chain now. Triggers before damage calculation wait until after it. Triggers of
/// the end phase wait until they are ordered with the return of lent monsters.
bool hasLinks(const ReadableMatch& match) {
    return battleStep(match.state()) != BattleStep::Before &&
           std::ranges::any_of(match.state().triggers, [&](const Trigger& trigger) {
               return !isOccasion(match, trigger) && !waitsForReturn(match, trigger);
           });
}

StepResult ask(HandlerContext& match, Chain& body) {
    const MatchState& state = match.state();
    const bool always = option(state, Option::AlwaysAsked) != 0 || match.asksEverything();
    if (body.order.findNext(state, [&](PlayerId player) { return always || canAct(match, player); })) {
        const PlayerId player = body.order.next;
        return Ask{Communication::of(Respond{player}, Party::match(), Party::of(player)), ChainStep::Asked};
    }
    if (state.pendingItems.empty()) {
        endWindow(match);
        return Complete::succeeded();
    }
    forgetOccasions(match);
    return Ask{Communication::of(ResolveLink{}), ChainStep::Resolved};
}

bool isToOthers(const MatchState& state) { return value(state, Global::Window) == static_cast<int>(Window::ToOthers); }

/// Starts asking with the opponent of the last link's player, or without a link with the current player.
StepResult openChain(HandlerContext& match, Chain& body) {
    const MatchState& state = match.state();
    body.order.restart(state.pendingItems.empty() ? state.globals.current
                                                  : rivalOf(state, state.pendingItems.back().controller));
    if (state.pendingItems.empty() && isToOthers(state)) body.order.pass(state);
    return ask(match, body);
}

StepResult begin(HandlerContext& match, Chain& body) {
    settle(match);
    if (match.state().globals.over != 0) return Complete::succeeded();
    if (hasLinks(match)) return Ask{Communication::of(PlaceTriggers{}), ChainStep::Linked};
    return openChain(match, body);
}

/// Sends the used cards that do not stay to the graveyard together, after all links have resolved.
StepResult putAway(HandlerContext& match) {
    const MatchState& state = match.state();
    VerbBody move;
    move.zone = index(Zone::Graveyard);
    Communication all = VerbBody::make(CoreVerb::Move, move);
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        const Card& card = state.card(id);
        if (has(card, Flag::Active) && (card.current.traits & staying) == 0) VerbBody::add(match, all, id);
    });
    if (all.as<VerbBody>().subjects == 0) return Complete::impossible();
    return Ask{all, ChainStep::PutAway};
}

StepResult resolveNext(HandlerContext& match, Chain& body) {
    if (!match.state().pendingItems.empty()) {
        forgetOccasions(match);
        return Ask{Communication::of(ResolveLink{}), ChainStep::Resolved};
    }
    StepResult away = putAway(match);
    return std::holds_alternative<Complete>(away) ? begin(match, body) : away;
}

}  // namespace

bool isQuiet(HandlerContext& match) {
    settle(match);
    MatchState& state = match.state();
    if (state.globals.over != 0) return true;
    const bool always = option(state, Option::AlwaysAsked) != 0 || match.asksEverything();
    if (!state.pendingItems.empty() || hasLinks(match) || always) return false;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        if (isToOthers(state) && player == state.globals.current) continue;
        if (canAct(match, player)) return false;
    }
    endWindow(match);
    return true;
}

namespace {

StepResult goOn(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Chain>();
    switch (static_cast<ChainStep>(self.step)) {
        case ChainStep::Begin:
            return begin(match, body);
        case ChainStep::Linked:
            return openChain(match, body);
        case ChainStep::Asked:
            if (answered->value == 0) {
                body.order.pass(match.state());
                return ask(match, body);
            }
            self.value = 1;
            return openChain(match, body);
        case ChainStep::Resolved:
            settle(match);
            return resolveNext(match, body);
        case ChainStep::PutAway:
            return begin(match, body);
    }
    return Complete::impossible();
}

}  // namespace

StepResult Chain::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    StepResult next = goOn(match, self, answered);
    if (auto* answer = std::get_if<Complete>(&next)) answer->value = self.value;
    return next;
}

void Respond::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    useOptions(match, self.as<Respond>().player, true, out);
    if (mayCallNow(match.state(), self.as<Respond>().player)) callOptions(match, self.as<Respond>().player, out);
    out.emplace_back(ReplyWord::Pass);
}

Refusal Respond::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Respond>().player;
    const bool isUse = reply.is(Word::Use) && reply.subject.isCard();
    if (reply.is(Word::Call)) return MessageId::NoAbility;
    return isUse ? Refusal(whyNotUse(match, player, reply, true)) : whyNotOutsideMain(match, player, reply);
}

Reaction Respond::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Pass)) return Complete::succeeded(0);
    if (reply.is(Word::Call)) return callRequest(self.as<Respond>().player, reply.subject.card());
    return useRequest(match, self.as<Respond>().player, reply);
}

// -------------------------------------------------------------------------------------------------- resolution

namespace {

bool isStill(const ReadableMatch& match, const PendingItem& link) {
    const Card& card = match.state().card(link.card);
    return card.since == link.since && isIn(card, Zone::Field) && !has(card, Flag::FaceDown);
}

/// Returns true if a card that stays has left the field since its activation; its effect is then lost. An ability that
/// was activated after the card had left still works.
bool hasLeft(const ReadableMatch& match, const PendingItem& link) {
    if (link.ability && !isPrintedOn(match, link.card, link.ability)) return false;
    const Card& card = match.state().card(link.card);
    const bool stays = (match.pool()[card.definition].traits & staying) != 0;
    const bool hadLeft = card.since != link.since && card.since < link.stamp;
    return stays && !isStill(match, link) && !hadLeft;
}

/// Keeps a used card on the field permanently; an equip is attached to its target.
void establish(HandlerContext& match, const PendingItem& link, std::span<const Subject> targets) {
    if (link.isCard == 0 || !isStill(match, link) || (match.state().card(link.card).current.traits & staying) == 0)
        return;
    VerbBody body;
    const auto host = std::ranges::find_if(targets, [](Subject target) { return target.isCard(); });
    if (host != targets.end()) body.source = host->card();
    executeSilently(match, Rule::Establish, body, {link.card});
}

}  // namespace

StepResult ResolveLink::enter(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    if (static_cast<Step>(self.step) == Step::Done) return Complete::succeeded(1);
    MatchState& state = match.state();
    const PendingItem link = state.pendingItems.back();
    self.as<ResolveLink>().card = link.card;
    std::vector<Subject> targets;
    const bool aims = !link.ability || legalTargets(match, link, targets);
    match.removeItem(state.pendingItems.size() - 1);
    const bool works = aims && !hasLeft(match, link);
    establish(match, link, targets);
    if (!works) return Complete::impossible();
    return link.ability ? StepResult(Ask{abilityOf(match, link, targets), Step::Done})
                        : StepResult(Complete::succeeded(1));
}

}  // namespace duelogue::tribute
