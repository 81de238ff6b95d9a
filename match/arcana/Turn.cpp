#include "match/arcana/Turn.h"

#include <algorithm>
#include <utility>

#include "match/BaseVerbs.h"
#include "match/Pattern.h"
#include "match/Questions.h"
#include "match/arcana/Combat.h"
#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

constexpr int handSize = 7;

Communication drawFor(Match& match, PlayerId player, int amount) {
    duelogue::Verb verb;
    verb.player = player;
    verb.amount = static_cast<std::int16_t>(amount);
    return duelogue::Verb::on(match, CoreVerb::Draw, verb, player);
}

bool hasBit(std::uint8_t set, PlayerId player) { return ((set >> player.value) & 1U) != 0; }
void setBit(std::uint8_t& set, PlayerId player) { set = static_cast<std::uint8_t>(set | (1U << player.value)); }

}  // namespace

// -------------------------------------------------------------------------------------------------- opening hands

namespace {

Next drawHands(Match& match, std::uint8_t players) {
    duelogue::Verb body;
    body.amount = handSize;
    Communication draw = duelogue::Verb::make(CoreVerb::Draw, body);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current)) {
        if (hasBit(players, player)) duelogue::Verb::add(match, draw, player);
    }
    return Ask{draw, Mulligans::Step::Drawn};
}

/// Asks the next player of this round, in turn order, who has not kept the hand yet; none: the round is over.
std::optional<Next> askNext(const Match& match, Mulligans& body) {
    const auto seats = match.state().seatsFrom(match.state().globals.current);
    while (body.asked < seats.count) {
        const PlayerId player = seats.ids[body.asked];
        // A hand of no cards is kept.
        if (value(match.state(), player, Value::Mulligans) == handSize) setBit(body.kept, player);
        if (!hasBit(body.kept, player)) {
            return Ask{Communication::of(YesNo{}, Party::match(), Party::of(player)), Mulligans::Step::Decided};
        }
        ++body.asked;
    }
    return std::nullopt;
}

/// Whoever wants another hand shuffles this one into the library.
Next endRound(Match& match, Mulligans& body);

Next bottomNext(Match& match, Mulligans& body) {
    const auto seats = match.state().seatsFrom(match.state().globals.current);
    for (; body.asked < seats.count; ++body.asked) {
        body.bottoming = seats.ids[body.asked];
        const auto count = value(match.state(), body.bottoming, Value::Mulligans);
        if (count == 0) continue;
        Selection selection;
        selection.least = static_cast<std::uint16_t>(count);
        selection.most = selection.least;
        selection.purpose = Purpose::Mulligan;
        Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(body.bottoming));
        for (const CardId card : match.state().zone(body.bottoming, Zone::Hand)) match.draft(question, card);
        return Ask{question, Mulligans::Step::Chosen};
    }
    return Answer::succeeded();
}

Next endRound(Match& match, Mulligans& body) {
    body.asked = 0;
    if (body.again == 0) return bottomNext(match, body);
    const std::uint8_t again = std::exchange(body.again, std::uint8_t{0});
    MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        if (!hasBit(again, player)) continue;
        while (!state.zone(player, Zone::Hand).empty()) {
            relocate(match, state.zone(player, Zone::Hand).back(), player, static_cast<std::uint8_t>(Zone::Library),
                     Place::Top);
        }
        shuffleDeck(match, player);
    }
    return drawHands(match, again);
}

}  // namespace

Next Mulligans::enter(Match& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Mulligans>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return drawHands(match, 0xff);
        case Step::Drawn: {
            if (auto next = askNext(match, body)) return *next;
            return endRound(match, body);
        }
        case Step::Decided: {
            const PlayerId player = answered->answerer.player;
            if (answered->value != 0) {
                setBit(body.again, player);
                ++value(match.state(), player, Value::Mulligans);
            } else {
                setBit(body.kept, player);
            }
            ++body.asked;
            if (auto next = askNext(match, body)) return *next;
            return endRound(match, body);
        }
        case Step::Chosen: {
            duelogue::Verb verb;
            verb.zone = static_cast<std::uint8_t>(Zone::Library);
            verb.place = static_cast<std::uint8_t>(Place::Bottom);
            Communication move = duelogue::Verb::make(CoreVerb::Move, verb);
            // The list moves as the child's is drafted behind it.
            const auto list = match.list(*answered);
            for (const Subject card : std::vector<Subject>(list.begin(), list.end())) {
                if (move.as<duelogue::Verb>().subjects < answered->value) duelogue::Verb::add(match, move, card);
            }
            return Ask{move, Step::PutBack};
        }
        case Step::PutBack:
            ++body.asked;
            return bottomNext(match, body);
    }
    return Answer::impossible();
}

// -------------------------------------------------------------------------------------------------- from step to step

namespace {

bool isListened(const Match& match, Verb verb) {
    const MatchState& state = match.state();
    if (((state.globals.listening >> static_cast<unsigned>(verb)) & 1U) != 0) return true;
    return std::any_of(state.floating.begin(), state.floating.end(), [&](const FloatingEffect& effect) {
        return effect.ability && effect.running != 0 && match.pool()[effect.ability].kind == AbilityKind::Triggered;
    });
}

template <class Test>
void endEffects(MatchState& state, Test&& test) {
    const auto end = std::remove_if(state.floating.begin(), state.floating.end(), test);
    if (end == state.floating.end()) return;
    state.floating.erase(end, state.floating.end());
    state.globals.stale = 1;
}

void emptyMana(MatchState& state) {
    for (const PlayerId player : state.seatsFrom(PlayerId(0)))
        std::ranges::fill(manaPool(state, player), std::int16_t{0});
}

/// Rule 511.3: everything is removed from combat.
void endCombat(MatchState& state) {
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) {
            Card& card = state.card(id);
            card.now.flags &= ~(bit(Flag::Attacking) | bit(Flag::Blocking) | bit(Flag::Blocked));
            value(card, CardValue::Blocks) = 0;
        }
    }
    endEffects(state,
               [](const FloatingEffect& e) { return e.duration == static_cast<std::uint8_t>(Duration::EndOfCombat); });
}

void enterStep(Match& match, Step next) {
    MatchState& state = match.state();
    state.globals.phase = static_cast<std::uint8_t>(next);
    value(state, Global::Begun) = 0;
    value(state, Global::Passes) = 0;
    value(state, Global::Priority) = state.globals.current.value;
}

PlayerId nextPlayer(MatchState& state) {
    const PlayerId current = state.globals.current;
    for (const PlayerId player : state.seatsFrom(current)) {
        if (value(state, player, Value::ExtraTurns) > 0) {
            --value(state, player, Value::ExtraTurns);
            return player;
        }
    }
    return state.after(current);
}

void beginTurn(Match& match, PlayerId player) {
    MatchState& state = match.state();
    ++state.globals.turn;
    state.globals.current = player;
    ++value(state, Global::TurnsTaken);
    for (const PlayerId seat : state.seatsFrom(PlayerId(0))) value(state, seat, Value::LandsPlayed) = 0;
    for (FloatingEffect& effect : state.floating) {
        if (effect.until == player && effect.duration == static_cast<std::uint8_t>(Duration::PlayersNextTurn)) {
            effect.running = 1;
            state.globals.stale = 1;
        }
    }
    // Rule 302.6: what a player has controlled since the turn began may attack and be tapped.
    for (const CardId id : battlefield(state, player)) state.card(id).now.flags &= ~bit(Flag::Sick);
    enterStep(match, Step::Untap);
}

void endTurn(Match& match) {
    MatchState& state = match.state();
    const PlayerId current = state.globals.current;
    endEffects(state, [current](const FloatingEffect& e) {
        return e.running != 0 && e.until == current &&
               e.duration == static_cast<std::uint8_t>(Duration::PlayersNextTurn);
    });
    beginTurn(match, nextPlayer(state));
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
        case Step::Cleanup:
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
    if (from == Step::Untap) {
        const PlayerId current = state.globals.current;
        endEffects(state, [current](const FloatingEffect& e) {
            return e.until == current && e.duration == static_cast<std::uint8_t>(Duration::PlayersNextUntap);
        });
    }
    if (from == Step::Cleanup) {
        endTurn(match);
    } else {
        enterStep(match, following(match, from));
    }
}

void firstTurn(Match& match) {
    value(match.state(), Global::FirstTurn) = match.state().globals.current.value;
    beginTurn(match, match.state().globals.current);
}

bool hasPriority(Step step) { return step != Step::Untap && step != Step::Cleanup; }

bool hasActions(const Match& match) {
    const MatchState& state = match.state();
    switch (step(state)) {
        case Step::Untap:
        case Step::Draw:
        case Step::DeclareAttackers:
        case Step::DeclareBlockers:
        case Step::FirstDamage:
        case Step::Damage:
        case Step::Cleanup:
            return true;
        case Step::Upkeep:
        case Step::Main:
        case Step::BeginCombat:
        case Step::EndCombat:
        case Step::SecondMain:
        case Step::End:
        case Step::Count:
            return isListened(match, Verb::BeginStep);
    }
    return false;
}

// -------------------------------------------------------------------------------------------------- turn-based actions

namespace {

Next done(const Match& /*match*/) { return Answer::succeeded(); }

/// Rule 502.3: the active player untaps; what an effect keeps tapped stays so.
Next untap(Match& match, PlayerId player) {
    Communication verb = duelogue::Verb::make(Verb::Untap, duelogue::Verb{});
    verb.as<duelogue::Verb>().player = player;
    for (const CardId id : battlefield(match.state(), player)) {
        if (has(match.state().card(id), Flag::Tapped) && !isSaid(match, Verb::DoesNotUntap, id)) {
            duelogue::Verb::add(match, verb, id);
        }
    }
    return verb.as<duelogue::Verb>().subjects == 0 ? done(match) : Next(HandOver{verb});
}

/// Rule 103.8a: who goes first draws no card in the first turn.
Next drawCard(Match& match, PlayerId player) {
    const MatchState& state = match.state();
    const bool first = value(state, Global::TurnsTaken) == 1 && value(state, Global::FirstTurn) == player.value;
    return first ? done(match) : Next(HandOver{drawFor(match, player, 1)});
}

Next askAttackers(Match& match, PlayerId player) {
    const auto cards = battlefield(match.state(), player);
    if (std::none_of(cards.begin(), cards.end(), [&](CardId id) { return canAttack(match, id); })) return done(match);
    return Ask{Communication::of(DeclareAttackers{player}, Party::match(), Party::of(player)),
               TurnActions::Step::AttackersChosen};
}

Next announceAttack(Match& match, PlayerId player) {
    duelogue::Verb body;
    body.player = player;
    Communication attack = duelogue::Verb::make(Verb::Attack, body);
    for (const CardId attacker : attackersOf(match)) duelogue::Verb::add(match, attack, attacker);
    return Ask{attack, TurnActions::Step::AttackDone};
}

/// Rule 508.1f: attacking taps, but for vigilance.
Next attackersChosen(Match& match, PlayerId player, const Communication& answered) {
    const auto list = match.list(answered);
    const std::vector<Subject> attackers(list.begin(), list.end());
    if (attackers.empty()) return done(match);
    value(match.state(), Global::Attacked) = 1;
    duelogue::Verb body;
    body.player = player;
    Communication tap = duelogue::Verb::make(Verb::Tap, body);
    for (const Subject attacker : attackers) {
        Card& card = match.state().card(attacker.card());
        card.now.flags |= bit(Flag::Attacking);
        if (!has(card, Trait::Vigilance)) duelogue::Verb::add(match, tap, attacker);
    }
    return tap.as<duelogue::Verb>().subjects > 0 ? Next(Ask{tap, TurnActions::Step::AttackersTapped})
                                                 : announceAttack(match, player);
}

Next askBlockers(Match& match, PlayerId attacker) {
    const PlayerId defender = opponent(attacker);
    const std::vector<CardId> attackers = attackersOf(match);
    const auto cards = battlefield(match.state(), defender);
    const bool any = std::any_of(cards.begin(), cards.end(), [&](CardId id) {
        return std::any_of(attackers.begin(), attackers.end(), [&](CardId a) { return canBlock(match, id, a); });
    });
    if (!any) return done(match);
    return Ask{Communication::of(DeclareBlockers{defender}, Party::match(), Party::of(defender)),
               TurnActions::Step::BlockersChosen};
}

Next blockersChosen(Match& match, PlayerId attacker, const Communication& answered) {
    const auto list = match.list(answered);
    const std::vector<Subject> pairs(list.begin(), list.end());
    if (pairs.empty()) return done(match);
    duelogue::Verb body;
    body.player = opponent(attacker);
    Communication block = duelogue::Verb::make(Verb::Block, body);
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        Card& blocker = match.state().card(pairs[i].card());
        blocker.now.flags |= bit(Flag::Blocking);
        value(blocker, CardValue::Blocks) = static_cast<std::int16_t>(pairs[i + 1].card().value + 1);
        match.state().card(pairs[i + 1].card()).now.flags |= bit(Flag::Blocked);
        duelogue::Verb::add(match, block, pairs[i]);
    }
    return Ask{block, TurnActions::Step::BlockDone};
}

/// Rule 514.1: down to the hand's size.
Next discardToSize(Match& match, PlayerId player) {
    const auto hand = match.state().zone(player, Zone::Hand);
    if (hand.size() <= handSize) return Answer::succeeded(1);
    Selection selection;
    selection.least = static_cast<std::uint16_t>(hand.size() - handSize);
    selection.most = selection.least;
    selection.purpose = Purpose::HandLimit;
    Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(player));
    for (const CardId card : hand) match.draft(question, card);
    return Ask{question, TurnActions::Step::Discarding};
}

Next discardChosen(Match& match, PlayerId player, const Communication& answered) {
    duelogue::Verb body;
    body.player = player;
    Communication discard = duelogue::Verb::make(CoreVerb::Discard, body);
    const auto list = match.list(answered);
    const std::vector<Subject> chosen(list.begin(), list.begin() + answered.value);
    for (const Subject card : chosen) duelogue::Verb::add(match, discard, card);
    return Ask{discard, TurnActions::Step::Discarded};
}

/// Rule 514.2: damage wears off and effects "until end of turn" end, at the same time.
Next wearOff(Match& match) {
    MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        for (const CardId id : battlefield(state, player)) {
            value(state.card(id), CardValue::Damage) = 0;
            value(state.card(id), CardValue::Deathtouched) = 0;
        }
    }
    value(state, Global::Attacked) = 0;
    endEffects(state,
               [](const FloatingEffect& e) { return e.duration == static_cast<std::uint8_t>(Duration::EndOfTurn); });
    return Answer::succeeded();
}

Next act(Match& match, PlayerId player) {
    switch (step(match.state())) {
        case Step::Untap:
            return untap(match, player);
        case Step::Draw:
            return drawCard(match, player);
        case Step::DeclareAttackers:
            return askAttackers(match, player);
        case Step::DeclareBlockers:
            return askBlockers(match, player);
        case Step::FirstDamage:
            return HandOver{Communication::of(DealCombatDamage{1})};
        case Step::Damage:
            return HandOver{Communication::of(DealCombatDamage{})};
        case Step::Cleanup: {
            Next next = discardToSize(match, player);
            return std::holds_alternative<Answer>(next) ? wearOff(match) : next;
        }
        case Step::Upkeep:
        case Step::Main:
        case Step::BeginCombat:
        case Step::EndCombat:
        case Step::SecondMain:
        case Step::End:
        case Step::Count:
            break;
    }
    return done(match);
}

}  // namespace

Next TurnActions::enter(Match& match, Communication& self, const Communication* answered) {
    const PlayerId player = self.as<TurnActions>().player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            if (!isListened(match, Verb::BeginStep)) return act(match, player);
            duelogue::Verb body;
            body.player = player;
            body.detail = match.state().globals.phase;
            return Ask{duelogue::Verb::on(match, Verb::BeginStep, body, player), Step::Announced};
        }
        case Step::Announced:
            return act(match, player);
        case Step::AttackersChosen:
            return attackersChosen(match, player, *answered);
        case Step::AttackersTapped:
            return announceAttack(match, player);
        case Step::BlockersChosen:
            return blockersChosen(match, player, *answered);
        case Step::Discarding:
            return discardChosen(match, player, *answered);
        case Step::Discarded:
            return wearOff(match);
        case Step::AttackDone:
        case Step::BlockDone:
            return Answer::succeeded();
    }
    return Answer::impossible();
}

}  // namespace duelogue::arcana
