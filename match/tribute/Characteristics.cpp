// Characteristics of cards on the field: attack, defense, suppressed abilities, fixed positions.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"
#include "match/tribute/Field.h"
#include "match/tribute/Tribute.h"

namespace duelogue::tribute {

namespace {

PlayerSet everybody(const MatchState& state) {
    PlayerSet players;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) players.add(player);
    return players;
}

/// Hides a face-down card. Its place shows whether it is a monster or a field spell, and a revealed card stays known;
/// nothing else about it counts. Any other card may be a spell or a trap. As a set card, it watches all events, because
/// any of them may be the occasion to use it.
void coverUp(const ReadableMatch& match, PlayerSet all, Card& card) {
    const Traits printed = match.pool()[card.definition].traits;
    const bool monster = (printed & bit(Trait::Monster)) != 0;
    const bool field = (printed & bit(Trait::Field)) != 0;
    card.current.traits = (printed & seenByPlace) | (field ? bit(Trait::Spell) : monster ? 0 : bit(Trait::SetCard));
    if ((card.knownTo & all.bits()) == all.bits()) card.current.traits |= printed;
    card.current.figures = {};
    card.current.suppressed =
        static_cast<std::uint8_t>(monster ? SuppressedAbilities::FaceDown : SuppressedAbilities::Waiting);
}

/// Returns true if the card might be used in response: a set spell or trap, or a card with a quick effect.
bool mayRespond(const ReadableMatch& match, const Card& card) {
    if (has(card, Flag::FaceDown)) return !has(card, Trait::Monster);
    const auto& rules = static_cast<const Tribute&>(match.rulebook());
    return card.definition && rules.usesOf(card.definition).speed >= quickSpeed;
}

void printedLooks(HandlerContext& match) {
    MatchState& state = match.state();
    std::uint64_t listening = 0;
    std::uint64_t guarding = 0;
    std::uint64_t stating = 0;
    std::int16_t equips = 0;
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) value(state, player, Value::Ready) = 0;
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (effect.ability) stating |= match.rulebook().abilities().statementsOf(effect.ability);
    }
    const PlayerSet all = everybody(state);
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        Card& card = state.card(id);
        value(card, CardValue::Held) = 0;
        // Any face-down card may have triggers, so all verbs count: derived data must not reveal which card it is.
        if (has(card, Flag::FaceDown)) listening |= match.rulebook().abilities().triggerVerbs();
        if (mayRespond(match, card)) ++value(state, card.holder, Value::Ready);
        if (!card.definition) return;
        const Definition& definition = match.pool()[card.definition];
        if (has(card, Flag::FaceDown)) return coverUp(match, all, card);
        listening |= definition.triggersOn;
        card.current.traits = definition.traits;
        card.current.figures = definition.figures;
        // A card in use takes effect only when its link resolves.
        card.current.suppressed =
            static_cast<std::uint8_t>(has(card, Flag::Active) ? SuppressedAbilities::All : SuppressedAbilities::No);
        if (has(card, Trait::Equip)) ++equips;
        guarding |= definition.preempts;
        stating |= match.rulebook().abilities().statementsOf(card.definition);
    });
    state.globals.listening = listening;
    state.globals.guarding = guarding;
    state.globals.stating = stating;
    value(state, Global::Equips) = equips;
}

struct Change {
    CardId card;
    int attack = 0;
    int defense = 0;
};

/// Computes the changes of static and continuous effects before any is applied.
std::vector<Change> changesOf(const ReadableMatch& match) {
    std::vector<Change> changes;
    constexpr std::size_t usual = 16;
    const auto add = [&changes](const Change& change) {
        if (changes.empty()) changes.reserve(usual);
        changes.push_back(change);
    };
    anyStatement(match, Verb::Changes, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        if (!evaluator.holds(said.condition)) return false;
        const int attack = said.amount ? evaluator.number(said.amount) : 0;
        const int defense = said.second ? evaluator.number(said.second) : 0;
        evaluator.each(said.cards, [&](Subject subject) {
            if (subject.isCard()) add({subject.card(), attack, defense});
        });
        return false;
    });
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        const bool adds = !effect.ability && effect.verb == static_cast<std::uint8_t>(Verb::Change);
        if (adds && works(match, effect)) add({effect.on.card(), effect.amount, effect.second});
    }
    return changes;
}

void noteHeld(HandlerContext& match) {
    std::vector<CardId> held;
    anyStatement(match, Verb::Holds, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        if (!evaluator.holds(said.condition)) return false;
        evaluator.each(said.cards, [&](Subject subject) {
            if (subject.isCard() && isIn(match.state().card(subject.card()), Zone::Field))
                held.push_back(subject.card());
        });
        return false;
    });
    for (const CardId id : held) value(match.state().card(id), CardValue::Held) = 1;
}

void raiseFigure(std::int16_t& figure, int amount) { figure = saturated(std::max(0, figure + amount)); }

}  // namespace

bool areReversed(const ReadableMatch& match) {
    return anyStatement(match, Verb::Reverses, [&](const Instruction& said, const EvalContext& scope) {
        return Evaluator(match, scope).holds(said.condition);
    });
}

namespace {

void raiseFigures(HandlerContext& match) {
    std::vector<Change> changes = changesOf(match);
    const int sign = changes.empty() || !areReversed(match) ? 1 : -1;
    // Adds all changes of a card at once, so that a negative sum in between is not cut off at 0.
    std::ranges::sort(changes, {}, [](const Change& change) { return change.card.value; });
    for (std::size_t i = 0; i < changes.size();) {
        Change sum{changes[i].card};
        for (; i < changes.size() && changes[i].card == sum.card; ++i) {
            sum.attack += changes[i].attack * sign;
            sum.defense += changes[i].defense * sign;
        }
        Card& card = match.state().card(sum.card);
        if (!isIn(card, Zone::Field) || !isOpenMonster(card)) continue;
        raiseFigure(card.current.figures[static_cast<std::size_t>(Figure::Attack)], sum.attack);
        raiseFigure(card.current.figures[static_cast<std::size_t>(Figure::Defense)], sum.defense);
    }
}

}  // namespace

/// Positions come last, because they may depend on attack and defense.
void Tribute::derive(HandlerContext& match) const {
    printedLooks(match);
    raiseFigures(match);
    noteHeld(match);
}

}  // namespace duelogue::tribute
