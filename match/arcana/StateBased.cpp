#include "match/arcana/StateBased.h"

#include "match/Triggers.h"
#include "match/Verb.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

/// Rule 704.5a and 704.5b: no life left, or drew from an empty library.
bool hasLost(const MatchState& state, PlayerId player) {
    return value(state, player, Value::Life) <= 0 || value(state, player, Value::DrewFromEmpty) != 0 ||
           value(state, player, Value::Lost) != 0;
}

/// Rule 704.5f: toughness 0 or less: put into the graveyard.
bool hasWithered(const Card& card) { return has(card, Trait::Creature) && toughness(card) <= 0; }

/// Rule 704.5g and 704.5h: lethal damage, or any from a source with deathtouch: destroyed.
bool isDoomed(const Card& card) {
    if (!has(card, Trait::Creature) || has(card, Trait::Indestructible)) return false;
    return value(card, CardValue::Damage) >= toughness(card) || value(card, CardValue::Deathtouched) != 0;
}

template <class Test>
bool gather(Match& match, Communication& verb, Test&& test) {
    const MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(state.globals.current)) {
        for (const CardId id : battlefield(state, player)) {
            if (test(state.card(id))) duelogue::Verb::add(match, verb, id);
        }
    }
    return verb.as<duelogue::Verb>().subjects > 0;
}

/// Players who lose do so at the same time: both, and it is a draw (rule 104.4a).
bool endIfLost(Match& match) {
    MatchState& state = match.state();
    PlayerSet left;
    bool lost = false;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        if (hasLost(state, player)) {
            lost = true;
        } else {
            left.add(player);
        }
    }
    if (!lost) return false;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) state.player(player).out = left.has(player) ? 0 : 1;
    match.end(left);
    return true;
}

Next bury(Match& match);

Next destroy(Match& match) {
    Communication verb = duelogue::Verb::make(Verb::Destroy, duelogue::Verb{});
    if (gather(match, verb, isDoomed)) return Ask{verb, CheckState::Step::Destroyed};
    if (match.state().triggers.empty()) return Answer::succeeded();
    return Ask{Communication::of(PlaceTriggers{}), CheckState::Step::Placed};
}

Next bury(Match& match) {
    duelogue::Verb body;
    body.zone = static_cast<std::uint8_t>(Zone::Graveyard);
    Communication verb = duelogue::Verb::make(CoreVerb::Move, body);
    if (gather(match, verb, hasWithered)) return Ask{verb, CheckState::Step::Buried};
    return destroy(match);
}

}  // namespace

bool isDue(Match& match) {
    MatchState& state = match.state();
    for (std::uint8_t p = 0; p < state.globals.playerCount; ++p) {
        if (hasLost(state, PlayerId(p))) return true;
        for (const CardId id : battlefield(state, PlayerId(p))) {
            if (hasWithered(state.card(id)) || isDoomed(state.card(id))) return true;
        }
    }
    state.globals.touched = 0;
    return false;
}

Next CheckState::enter(Match& match, Communication& self, const Communication* /*answered*/) {
    match.refresh();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
        case Step::Destroyed:
        case Step::Placed:
            if (endIfLost(match)) return Answer::succeeded();
            return bury(match);
        case Step::Buried:
            return destroy(match);
    }
    return Answer::impossible();
}

}  // namespace duelogue::arcana
