#include "match/arcana/Rules.h"

#include <algorithm>

#include "match/arcana/Layers.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/arcana/turn/Turn.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/state/Numbers.h"

namespace duelogue::arcana::rules {

namespace {

using Body = VerbBody;

/// Ends the effects of this duration. Durations that depend on a player's turn or step end only for the current player.
void endEffects(HandlerContext& match, Duration duration) {
    const PlayerId current = match.state().globals.current;
    const bool isPlayers = duration == Duration::PlayersNextTurn || duration == Duration::PlayersNextUntap;
    match.endContinuousEffects([&](const ContinuousEffect& effect) {
        return effect.duration == static_cast<std::uint8_t>(duration) && effect.running != 0 &&
               (!isPlayers || effect.until == current);
    });
}

/// Rule 500.5: mana pools empty as a step ends.
void emptyMana(MatchState& state) {
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        std::ranges::fill(manaPool(state, player), std::int16_t{0});
    }
}

void removeFromCombat(Card& card) {
    card.current.flags &= ~(bit(Flag::Attacking) | bit(Flag::Blocking) | bit(Flag::Blocked));
    value(card, CardValue::Blocks) = 0;
    value(card, CardValue::StruckFirst) = 0;
}

/// Rule 511.3: all creatures are removed from combat.
void endCombat(HandlerContext& match) {
    MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) removeFromCombat(state.card(id));
    }
    value(state, Global::Attacked) = 0;
    endEffects(match, Duration::EndOfCombat);
}

void enter(MatchState& state, Step next) {
    state.globals.phase = static_cast<std::uint8_t>(next);
    value(state, Global::Begun) = 0;
    value(state, Global::Passes) = 0;
    value(state, Global::Priority) = state.globals.current.value;
    value(state, Global::Unquiet) = 0;
}

/// Starts the effects that apply during this turn.
void beginEffects(HandlerContext& match, PlayerId player) {
    const std::size_t count = match.state().continuousEffects.size();  // fixed effects are appended while others begin
    for (std::size_t i = 0; i < count; ++i) {
        ContinuousEffect& effect = match.state().continuousEffects[i];
        const bool begins = effect.running == 0 && effect.until == player &&
                            effect.duration == static_cast<std::uint8_t>(Duration::PlayersNextTurn);
        if (!begins) continue;
        effect.running = 1;
        match.state().globals.outdateLooks();
        settleBoosts(match, ContinuousEffect(effect));
    }
}

CardId cardOf(const ReadableMatch& match, const Communication& self) { return subjectsOf(match, self).front().card(); }

void removeDamage(Card& card) {
    value(card, CardValue::Damage) = 0;
    value(card, CardValue::Deathtouched) = 0;
}

}  // namespace

StepResult beginTurn(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const PlayerId player = self.as<Body>().player;
    emptyMana(state);
    endEffects(match, Duration::PlayersNextTurn);
    // Rule 500.7: taking an extra turn uses it up; the regular order continues after it.
    const bool isExtra = self.as<Body>().amount > 0;
    const PlayerId usual = usualTurn(state);
    value(state, Global::TurnOf) = static_cast<std::int16_t>(isExtra ? usual.value + 1 : 0);
    if (isExtra) {
        const std::uint32_t taken = nextExtraTurn(state)->stamp;
        match.endContinuousEffects([taken](const ContinuousEffect& effect) { return effect.stamp == taken; });
    }
    ++state.globals.turn;
    state.globals.current = player;
    for (const PlayerId seat : state.seatsFrom(PlayerId(0))) value(state, seat, Value::LandsPlayed) = 0;
    beginEffects(match, player);
    // Rule 302.6: permanents controlled since the turn began may attack and be tapped.
    for (const CardId id : battlefield(state, player)) state.card(id).current.flags &= ~bit(Flag::Sick);
    enter(state, Step::Untap);
    return Complete::succeeded();
}

StepResult enterStep(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const Step left = step(state);
    emptyMana(state);
    if (left == Step::EndCombat) endCombat(match);
    if (left == Step::Untap) endEffects(match, Duration::PlayersNextUntap);
    enter(state, static_cast<Step>(self.as<Body>().detail));
    return Complete::succeeded();
}

/// Rule 514.2: damage is removed and "until end of turn" effects end simultaneously.
StepResult wearOff(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) removeDamage(state.card(id));
    }
    endEffects(match, Duration::EndOfTurn);
    return Complete::succeeded();
}

StepResult spendMana(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body& body = self.as<Body>();
    raise(manaPool(match.state(), body.player)[body.detail], -body.amount);
    return Complete::succeeded();
}

StepResult declareBlock(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    value(match.state().card(cardOf(match, self)), CardValue::Blocks) =
        static_cast<std::int16_t>(self.as<Body>().second + 1);
    return Complete::succeeded();
}

StepResult settleStrikers(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    settleFirstStrikers(match.state());
    return Complete::succeeded();
}

StepResult countLand(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    raise(value(match.state(), self.as<Body>().player, Value::LandsPlayed), 1);
    return Complete::succeeded();
}

StepResult putOnStack(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    relocate(match, cardOf(match, self), self.as<Body>().player, index(Zone::Stack), Place::Top);
    return Complete::succeeded();
}

/// Rule 608.3e: moves the card to its owner's graveyard.
StepResult clearStack(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const CardId card = cardOf(match, self);
    relocate(match, card, match.state().card(card).owner, index(Zone::Graveyard), Place::Top);
    return Complete::succeeded();
}

/// Rule 701.19a: removes the damage of a creature that was saved from destruction.
StepResult heal(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    removeDamage(match.state().card(cardOf(match, self)));
    return Complete::succeeded();
}

StepResult sendHandBack(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    raise(value(match.state(), self.as<Body>().player, Value::Mulligans), 1);
    return Complete::succeeded();
}

StepResult leave(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    for (const Subject player : subjectsOf(match, self)) match.state().player(player.player()).out = 1;
    return Complete::succeeded();
}

/// Rule 506.4: removes cards from combat.
StepResult leaveCombat(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    for (const Subject card : subjectsOf(match, self)) removeFromCombat(match.state().card(card.card()));
    return Complete::succeeded();
}

}  // namespace duelogue::arcana::rules
