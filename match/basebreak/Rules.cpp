#include "match/basebreak/Rules.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/basebreak/Allowances.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak::rules {

namespace {

using Body = VerbBody;

CardId cardOf(const ReadableMatch& match, const Communication& self) { return subjectsOf(match, self).front().card(); }

void enter(MatchState& state, Phase next) {
    state.globals.phase = static_cast<std::uint8_t>(next);
    value(state, Global::Begun) = 0;
}

bool lasts(const ContinuousEffect& effect, Duration duration) {
    return effect.duration == static_cast<std::uint8_t>(duration);
}

void resetCounts(MatchState& state) {
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const Value which : {Value::Minions, Value::Actions, Value::Risen, Value::UsedMinion, Value::UsedAction}) {
            value(state, player, which) = 0;
        }
    }
    for (Card& card : state.cards) {
        value(card, CardValue::Used) = 0;
        value(card, CardValue::Held) = 0;
        card.current.flags &= ~bit(Flag::Spent);
    }
}

}  // namespace

StepResult beginTurn(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const PlayerId player = self.as<Body>().player;
    ++state.globals.turn;
    state.globals.current = player;
    resetCounts(state);
    for (ContinuousEffect& effect : state.continuousEffects) {
        if (!lasts(effect, Duration::PlayersNextTurn) || effect.until != player) continue;
        effect.running = 1;
        state.globals.outdateLooks();
    }
    enter(state, Phase::Start);
    return Complete::succeeded();
}

/// Extra plays end with the part of the turn for playing cards.
StepResult enterPhase(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    if (phase(state) == Phase::Play) {
        match.endContinuousEffects([&](const ContinuousEffect& effect) { return isExtra(match, effect); });
    }
    enter(state, static_cast<Phase>(self.as<Body>().detail));
    return Complete::succeeded();
}

StepResult endTurn(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const PlayerId current = state.globals.current;
    match.endContinuousEffects([current](const ContinuousEffect& effect) {
        const bool isOfPlayer = lasts(effect, Duration::PlayersNextTurn) || lasts(effect, Duration::PlayersTurn);
        const bool theirs = isOfPlayer && effect.running != 0 && effect.until == current;
        return lasts(effect, Duration::ThisTurn) || theirs;
    });
    return Complete::succeeded();
}

StepResult lift(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const CardId id = cardOf(match, self);
    relocate(match, id, self.as<Body>().player, index(Zone::Limbo), Place::Top);
    match.state().card(id).current.controller = self.as<Body>().player;
    return Complete::succeeded(1);
}

StepResult putBack(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body& body = self.as<Body>();
    relocate(match, cardOf(match, self), body.player, body.zone, Place::Top);
    return Complete::succeeded(1);
}

StepResult useUp(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const Body& body = self.as<Body>();
    switch (static_cast<Allowance::Of>(body.detail)) {
        case Allowance::Of::Minion:
            value(state, body.player, Value::UsedMinion) = 1;
            break;
        case Allowance::Of::Action:
            value(state, body.player, Value::UsedAction) = 1;
            break;
        case Allowance::Of::Extra:
            match.endContinuousEffects([&](const ContinuousEffect& effect) { return effect.stamp == body.since; });
            break;
        case Allowance::Of::Card:
            if (body.source == cardOf(match, self)) {
                ++value(state, body.player, Value::Risen);
            } else {
                std::int16_t& used = value(state.card(body.source), CardValue::Used);
                used = static_cast<std::int16_t>(used | usedBit(body.since));
            }
            break;
        case Allowance::Of::Nobody:
            break;
    }
    return Complete::succeeded(1);
}

StepResult noteScoring(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const Body& body = self.as<Body>();
    value(state, Global::ScoringBase) = body.amount;
    value(state, Global::IsBefore) = body.second;
    return Complete::succeeded();
}

StepResult noteWinners(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    value(state, Global::Winners) = self.as<Body>().amount;
    value(state, Global::RunnersUp) = self.as<Body>().second;
    value(state, Global::Replacement) = 0;
    return Complete::succeeded();
}

/// If the base was suppressed when it scored, its abilities also ignore its replacement.
StepResult noteReplacement(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    value(match.state(), Global::Replacement) = static_cast<std::int16_t>(cardOf(match, self).value + 1);
    if (self.as<Body>().second != 0) match.state().card(self.as<Body>().source).current.suppressed = 1;
    return Complete::succeeded();
}

void tellMove(HandlerContext& match, const Communication& with, Zone to, std::span<const Subject> cards) {
    Body body;
    body.zone = index(to);
    collectAlong(match, with, Body::make(CoreVerb::Move, body), cards);
}

StepResult fall(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const auto subjects = subjectsOf(match, self);
    const std::vector<Subject> falling(subjects.begin(), subjects.end());
    tellMove(match, self, Zone::Discard, falling);
    for (const Subject subject : falling)
        relocate(match, subject.card(), match.state().card(subject.card()).owner, index(Zone::Discard), Place::Top);
    return Complete::succeeded(1);
}

StepResult useIt(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    match.state().card(cardOf(match, self)).current.flags |= match.pool()[self.as<Body>().ability].cost.flags;
    return Complete::succeeded(1);
}

namespace {

/// Returns true if the effect ends when the player leaves. These are the player's effects that outlast the turn, and
/// effects that end in a turn of the player.
bool endsWith(const ContinuousEffect& effect, PlayerId player) {
    if (lasts(effect, Duration::ThisTurn)) return false;
    const bool isForTurn = lasts(effect, Duration::PlayersNextTurn) || lasts(effect, Duration::PlayersTurn);
    return effect.controller == player || (isForTurn && effect.until == player);
}

}  // namespace

/// Removes the player's own cards from play, and cards of others that the player controls.
StepResult leave(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const PlayerId player = self.as<Body>().player;
    value(state, player, Value::Gone) = 1;
    match.endContinuousEffects([player](const ContinuousEffect& effect) { return endsWith(effect, player); });
    std::vector<CardId> going;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (card.owner == player || card.current.controller == player) going.push_back(id);
    });
    for (const CardId id : going) {
        if (isIn(state.card(id), Zone::Play))
            relocate(match, id, state.card(id).owner, index(Zone::Discard), Place::Top);
    }
    return Complete::succeeded(1);
}

StepResult holdScoring(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    value(match.state().card(cardOf(match, self)), CardValue::Held) = 1;
    return Complete::succeeded(1);
}

StepResult fillVacancy(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    relocate(match, cardOf(match, self), PlayerId{}, index(Zone::Play), Place::Top);
    return Complete::succeeded(1);
}

StepResult reshuffle(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const PlayerId holder = self.as<Body>().player;
    const Zone deck = holder ? Zone::Deck : Zone::BaseDeck;
    const auto left = state.zone(holder, deck);
    const std::vector<Subject> kept(left.begin(), left.end());
    const auto pile = state.zone(holder, holder ? Zone::Discard : Zone::BaseDiscard);
    for (const CardId card : std::vector<CardId>(pile.begin(), pile.end()))
        relocate(match, card, holder, index(deck), Place::Bottom);
    shuffleDeck(match, holder, kept);
    return Complete::succeeded(1);
}

}  // namespace duelogue::basebreak::rules
