#include "match/arcana/Turn.h"

#include <algorithm>

#include "match/arcana/Combat.h"
#include "match/arcana/Layers.h"
#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

void emptyMana(MatchState& state) {
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        std::ranges::fill(manaPool(state, player), std::int16_t{0});
    }
}

/// Rule 511.3: everything is removed from combat.
void endCombat(MatchState& state) {
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) {
            Card& card = state.card(id);
            card.now.flags &= ~(bit(Flag::Attacking) | bit(Flag::Blocking) | bit(Flag::Blocked));
            value(card, CardValue::Blocks) = 0;
            value(card, CardValue::StruckFirst) = 0;
        }
    }
    value(state, Global::Attacked) = 0;
    endEffects(state, Duration::EndOfCombat);
}

void enterStep(MatchState& state, Step next) {
    state.globals.phase = static_cast<std::uint8_t>(next);
    value(state, Global::Begun) = 0;
    value(state, Global::Passes) = 0;
    value(state, Global::Priority) = state.globals.current.value;
    value(state, Global::Unquiet) = 0;
}

/// Rule 500.7: extra turns come before the next player's.
PlayerId nextPlayer(MatchState& state) {
    for (const PlayerId player : state.seatsFrom(state.globals.current)) {
        if (value(state, player, Value::ExtraTurns) > 0) {
            --value(state, player, Value::ExtraTurns);
            return player;
        }
    }
    return state.after(state.globals.current);
}

/// What is to last in this turn begins to work.
void beginEffects(Match& match, PlayerId player) {
    const std::size_t count = match.state().floating.size();  // what is settled as it begins is added behind
    for (std::size_t i = 0; i < count; ++i) {
        FloatingEffect& effect = match.state().floating[i];
        const bool begins = effect.running == 0 && effect.until == player &&
                            effect.duration == static_cast<std::uint8_t>(Duration::PlayersNextTurn);
        if (!begins) continue;
        effect.running = 1;
        match.state().globals.stale = 1;
        settleBoosts(match, FloatingEffect(effect));
    }
}

void beginTurn(Match& match, PlayerId player) {
    MatchState& state = match.state();
    ++state.globals.turn;
    state.globals.current = player;
    for (const PlayerId seat : state.seatsFrom(PlayerId(0))) value(state, seat, Value::LandsPlayed) = 0;
    beginEffects(match, player);
    // Rule 302.6: what a player has controlled since the turn began may attack and be tapped.
    for (const CardId id : battlefield(state, player)) state.card(id).now.flags &= ~bit(Flag::Sick);
    enterStep(state, Step::Untap);
}

/// The step after `from`, in a turn as it stands.
Step following(const Match& match, Step from) {
    switch (from) {
        case Step::Main:
            return isSaid(match, Verb::SkipsCombat, match.state().globals.current) ? Step::SecondMain
                                                                                   : Step::BeginCombat;
        // Rule 508.8: where no attackers were declared there are no blocks and no damage.
        case Step::DeclareAttackers:
            return value(match.state(), Global::Attacked) != 0 ? Step::DeclareBlockers : Step::EndCombat;
        case Step::DeclareBlockers:
            return anyFirstStrike(match) ? Step::FirstDamage : Step::Damage;
        case Step::Untap:
        case Step::Upkeep:
        case Step::Draw:
        case Step::BeginCombat:
        case Step::FirstDamage:
        case Step::Damage:
        case Step::EndCombat:
        case Step::SecondMain:
        case Step::End:
            return static_cast<Step>(static_cast<int>(from) + 1);
        // Rule 514.3a: something happened in it, so there is another one.
        case Step::Cleanup:
            return Step::Cleanup;
        case Step::Count:
            break;
    }
    return Step::Untap;
}

}  // namespace

void nextStep(Match& match) {
    MatchState& state = match.state();
    emptyMana(state);
    const Step from = step(state);
    if (from == Step::EndCombat) endCombat(state);
    if (from == Step::Untap) endEffects(state, Duration::PlayersNextUntap);
    if (from == Step::Cleanup && value(state, Global::Unquiet) == 0) {
        endEffects(state, Duration::PlayersNextTurn);
        beginTurn(match, nextPlayer(state));
    } else {
        enterStep(state, following(match, from));
    }
}

void firstTurn(Match& match) { beginTurn(match, match.state().globals.current); }

bool hasPriority(const MatchState& state) {
    return step(state) != Step::Untap && (step(state) != Step::Cleanup || value(state, Global::Unquiet) != 0);
}

void endEffects(MatchState& state, Duration duration) {
    const bool isPlayers = duration == Duration::PlayersNextTurn || duration == Duration::PlayersNextUntap;
    const auto ended = std::erase_if(state.floating, [&](const FloatingEffect& effect) {
        return effect.duration == static_cast<std::uint8_t>(duration) && effect.running != 0 &&
               (!isPlayers || effect.until == state.globals.current);
    });
    if (ended > 0) state.globals.stale = 1;
}

}  // namespace duelogue::arcana
