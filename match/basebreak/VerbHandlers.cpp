#include "match/basebreak/VerbHandlers.h"

#include <vector>

#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Rules.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak::acts {

namespace {

using Body = VerbBody;

void setFlag(HandlerContext& match, const Communication& self, Flag flag) {
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (subject.isCard()) match.state().card(subject.card()).current.flags |= bit(flag);
    }
}

}  // namespace

/// Plays the cards one by one, each with its whole text. `examined` counts them.
StepResult playCard(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) {
        body.examined = 0;
    } else {
        self.value += answered->succeeded() ? 1 : 0;
    }
    while (body.examined < body.subjects) {
        const Subject subject = subjectsOf(match, self)[body.examined++];
        if (!subject.isCard() || isIn(match.state().card(subject.card()), Zone::Play)) continue;
        PlayOne play;
        play.card = subject.card();
        play.player = body.player;
        play.by = PlayOne::By::Effect;
        play.place = body.onto();
        return Ask{Communication::of(play, Party::of(body.source)), Body::Step::Own};
    }
    return self.value > 0 ? Complete::succeeded(0) : Complete::impossible();
}

namespace {

/// Returns true if the card is a minion or action in play that is not yet on the base.
bool canMoveTo(const MatchState& state, Subject subject, CardId base) {
    if (!subject.isCard()) return false;
    const Card& card = state.card(subject.card());
    return isIn(card, Zone::Play) && !has(card, Trait::Base) && card.current.host != base;
}

}  // namespace

/// Moves cards to another base and records their old base as last known information. Cards that cannot move stay.
StepResult move(HandlerContext& match, Communication& self, const Communication* answered) {
    MatchState& state = match.state();
    const CardId to = self.as<Body>().onto();
    if (!to || !isIn(state.card(to), Zone::Play) || !has(state.card(to), Trait::Base)) return Complete::impossible();
    const auto can = [&](Subject subject) { return canMoveTo(state, subject, to); };
    if (!verbs::leaveOutOthers(match, self, can)) return Complete::impossible();
    for (const Subject subject : copyOfSubjects(match, self))
        state.card(subject.card()).lastKnown = state.card(subject.card()).current;
    return verbs::attach(match, self, answered);
}

// -------------------------------------------------------------------------------------------------- other verbs

/// Moves cards. Minions and actions enter play only when played, because otherwise they would lack a base.
StepResult put(HandlerContext& match, Communication& self, const Communication* answered) {
    if (self.as<Body>().zone != index(Zone::Play)) {
        rules::tellMove(match, self, Zone::Discard, verbs::goingAlong(match, self));
        return verbs::move(match, self, answered);
    }
    const auto isBase = [&](Subject subject) {
        return subject.isCard() && has(match.state().card(subject.card()), Trait::Base);
    };
    return verbs::leaveOutOthers(match, self, isBase) ? verbs::move(match, self, answered) : Complete::impossible();
}

/// Destroys cards. The move is one of the rules, because effects that save a card have already been applied.
StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered) {
    return verbs::discardFromPlay(match, self, answered, verbs::MovedBy::Rules);
}

/// Handles Boost and LowerBreakpoint. The affected cards are fixed now.
StepResult boost(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (!subject.isCard()) continue;
        ContinuousEffect effect;
        effect.verb = self.kind.value;
        effect.amount = body.amount;
        effect.on = subject;
        effect.source = body.source;
        effect.since = body.since;
        effect.duration = body.duration;
        effect.until = body.player;
        effect.controller = match.state().card(body.source).current.controller;
        if (!effect.controller) effect.controller = match.rulebook().defaultController(match);
        match.addContinuousEffect(effect);
    }
    return Complete::succeeded(body.amount);
}

/// Cards at the old base stay at the new one, except for actions on the old base.
StepResult exchange(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const CardId fresh = self.as<Body>().onto();
    const CardId old = cardOf(match, self);
    const bool possible = isIn(state.card(fresh), Zone::BaseDeck) && has(state.card(old), Trait::Base);
    if (!possible) return Complete::impossible();
    const std::uint8_t slot = slotOf(state, old);
    const Subject leaving = old;
    rules::tellMove(match, self, Zone::BaseDeck, std::span(&leaving, 1));
    std::vector<CardId> on;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        if (state.card(id).current.host == old) on.push_back(id);
    });
    for (const CardId id : on) {
        if (has(state.card(id), Trait::Minion)) {
            state.card(id).current.host = fresh;
        } else {
            executeSilently(match, Rule::Fall, Body{}, {id});
        }
    }
    relocate(match, old, PlayerId{}, index(Zone::BaseDeck), Place::Top);
    relocate(match, fresh, PlayerId{}, index(Zone::Play), Place::Top);
    putAtSlot(state, fresh, slot);
    shuffleDeck(match, PlayerId{});
    return Complete::succeeded(1);
}

namespace {

/// The progress of renewing a hand, in VerbBody::detail.
enum class Renewal : std::uint8_t { Begun, Discarded, Drawn };

StepResult discardHand(HandlerContext& match, Communication& self, PlayerId player) {
    Body discard = self.as<Body>();
    discard.player = player;
    discard.subjects = 0;
    discard.examined = 0;
    Communication all = Body::make(CoreVerb::Discard, discard);
    for (const CardId card : match.state().zone(player, Zone::Hand)) Body::add(match, all, card);
    return Ask{all, Body::Step::Own};
}

}  // namespace

/// Handles the players one by one; `examined` counts them.
StepResult renewHand(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) {
        body.examined = 0;
        body.detail = static_cast<std::uint8_t>(Renewal::Begun);
    } else if (static_cast<Renewal>(body.detail) == Renewal::Drawn) {
        ++body.examined;
        body.detail = static_cast<std::uint8_t>(Renewal::Begun);
    }
    if (body.examined >= body.subjects) return Complete::succeeded(body.subjects);
    const PlayerId player = subjectsOf(match, self)[body.examined].player();
    const bool isToDiscard = static_cast<Renewal>(body.detail) == Renewal::Begun;
    if (isToDiscard && !match.state().zone(player, Zone::Hand).empty()) {
        body.detail = static_cast<std::uint8_t>(Renewal::Discarded);
        return discardHand(match, self, player);
    }
    body.detail = static_cast<std::uint8_t>(Renewal::Drawn);
    Body draw = body;
    draw.subjects = 0;
    draw.examined = 0;
    draw.detail = 0;
    return Ask{Body::on(match, CoreVerb::Draw, draw, player), Body::Step::Own};
}

/// Characteristics.cpp checks whether the source is still in play.
StepResult ignore(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const Subject subject : copyOfSubjects(match, self)) {
        ContinuousEffect effect;
        effect.verb = self.kind.value;
        effect.on = subject;
        effect.source = body.source;
        effect.since = body.since;
        effect.controller = body.player;
        effect.duration = static_cast<std::uint8_t>(Duration::TheMatch);
        match.addContinuousEffect(effect);
    }
    return Complete::succeeded(1);
}

StepResult spend(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setFlag(match, self, Flag::Spent);
    return Complete::succeeded(1);
}

StepResult mark(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setFlag(match, self, Flag::Marked);
    return Complete::succeeded(1);
}

}  // namespace duelogue::basebreak::acts
