// What cards are like: power, breakpoints, what they count as, and whether their abilities work.
#include <algorithm>

#include "match/basebreak/Basebreak.h"
#include "match/effects/Statements.h"
#include "match/state/Numbers.h"

namespace duelogue::basebreak {

namespace {

constexpr auto powerSlot = static_cast<std::size_t>(Figure::Power);

/// What a statement changes, worked out before anything is changed by one.
struct Change {
    CardId card;
    int power = 0;
    Traits traits = 0;
};

void printedLooks(Match& match) {
    MatchState& state = match.state();
    Globals& globals = state.globals;
    globals.listening = 0;
    globals.guarding = 0;
    globals.stating = 0;
    for (const FloatingEffect& effect : state.floating) {
        if (effect.ability) globals.stating |= match.rulebook().statementsOf(effect.ability);
    }
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        Card& card = state.card(id);
        const Definition& definition = match.pool()[card.definition];
        card.now.traits = definition.traits;
        card.now.figures = definition.figures;
        card.now.muted = 0;
        globals.listening |= definition.triggersOn;
        globals.guarding |= definition.preempts;
        globals.stating |= match.rulebook().statementsOf(card.definition);
    });
}

/// Calls `visit(card, said, evaluator)` for each card in play of which a statement speaks that `concerns(said)`.
template <class Concerns, class Visit>
void eachSaid(const Match& match, Verb verb, Concerns&& concerns, Visit&& visit) {
    anyStatement(match, verb, [&](const Instruction& said, const Scope& scope) {
        const Evaluator evaluator(match, scope);
        if (!concerns(said) || !evaluator.holds(said.condition)) return false;
        evaluator.each(said.cards, [&](Subject subject) {
            const bool inPlay = subject.isCard() && isIn(match.state().card(subject.card()), Zone::Play);
            if (inPlay) visit(subject.card(), said, evaluator);
        });
        return false;
    });
}

/// All that jams does so at once: what is jammed itself by another is none of them.
void mute(Match& match) {
    std::vector<CardId> jammed;
    eachSaid(
        match, Verb::Jams, [](const Instruction&) { return true; },
        [&](CardId id, const Instruction&, const Evaluator&) { jammed.push_back(id); });
    for (const CardId id : jammed) match.state().card(id).now.muted = 1;
}

void countAs(Match& match) {
    std::vector<Change> changes;
    eachSaid(
        match, Verb::MorePower, [](const Instruction& said) { return said.traits != 0; },
        [&](CardId id, const Instruction& said, const Evaluator&) {
            changes.push_back({id, 0, said.traits});
        });
    for (const Change& change : changes) match.state().card(change.card).now.traits |= change.traits;
}

/// What lasts for a time was settled as it began, and comes first.
void changeForATime(Match& match) {
    MatchState& state = match.state();
    for (const FloatingEffect& effect : state.floating) {
        const bool boosts = effect.verb == static_cast<std::uint8_t>(Verb::Boost);
        const bool lowers = effect.verb == static_cast<std::uint8_t>(Verb::LowerBreakpoint);
        if ((!boosts && !lowers) || effect.ability || !effect.on.isCard() || !works(match, effect)) continue;
        raise(state.card(effect.on.card()).now.figures[powerSlot], boosts ? effect.amount : -effect.amount);
    }
}

void changeByStatements(Match& match) {
    std::vector<Change> changes;
    constexpr std::size_t usual = 32;
    changes.reserve(usual);
    for (const Verb verb : {Verb::MorePower, Verb::LessPower}) {
        const int sign = verb == Verb::MorePower ? 1 : -1;
        eachSaid(
            match, verb, [](const Instruction& said) { return bool{said.amount}; },
            [&](CardId id, const Instruction& said, const Evaluator& evaluator) {
                changes.push_back({id, sign * evaluator.number(said.amount), 0});
            });
    }
    for (const Change& change : changes) raise(match.state().card(change.card).now.figures[powerSlot], change.power);
}

}  // namespace

void Basebreak::derive(Match& match) const {
    MatchState& state = match.state();
    printedLooks(match);
    if (((state.globals.stating >> static_cast<unsigned>(Verb::Jams)) & 1U) != 0) mute(match);
    countAs(match);
    changeForATime(match);
    changeByStatements(match);
    // Neither a power nor a breakpoint is ever below zero.
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        std::int16_t& figure = state.card(id).now.figures[powerSlot];
        figure = std::max(figure, std::int16_t{0});
    });
}

}  // namespace duelogue::basebreak
