// Characteristics of cards: power, breakpoints, types, suppressed abilities.
#include <algorithm>
#include <optional>
#include <span>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/basebreak/Basebreak.h"
#include "match/effects/Statements.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"
#include "match/state/PlayerSet.h"
#include "match/state/SmallVector.h"

namespace duelogue::basebreak {

namespace {

constexpr auto powerSlot = static_cast<std::size_t>(Figure::Power);

void printedLooks(HandlerContext& match) {
    MatchState& state = match.state();
    std::uint64_t listening = 0;
    std::uint64_t guarding = 0;
    std::uint64_t stating = match.rulebook().abilities().outOfPlay().statements;
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (effect.ability) stating |= match.rulebook().abilities().statementsOf(effect.ability);
    }
    const std::span<const Definition> definitions = match.pool().definitions();
    state.eachCardIn(index(Zone::Play), [&, definitions](CardId id) {
        Card& card = state.card(id);
        const Definition& definition = definitions[card.definition.value];
        card.current.traits = definition.traits;
        card.current.figures = definition.figures;
        card.current.suppressed = 0;
        listening |= definition.triggersOn;
        guarding |= definition.preempts;
        stating |= match.rulebook().abilities().statementsOf(card.definition);
    });
    state.globals.listening = listening;
    state.globals.guarding = guarding;
    state.globals.stating = stating;
}

/// If the condition of the static effect holds, calls `visit(card)` for each card in play that it affects.
template <class Visit>
void eachSaid(const ReadableMatch& match, const Evaluator& evaluator, const Instruction& said, Visit&& visit) {
    if (!evaluator.holds(said.condition)) return;
    const Traits kinds = sufferersOf(match.pool().vocabulary().verbs[said.verb]);
    evaluator.each(said.cards, [&](Subject subject) {
        if (!subject.isCard() || !isIn(match.state().card(subject.card()), Zone::Play)) return;
        if (kinds == 0 || (match.state().card(subject.card()).current.traits & kinds) != 0) visit(subject.card());
    });
}

/// Suppresses all jammed cards at once: a jammed card still jams others.
void mute(HandlerContext& match) {
    SmallVector<CardId, 8> jammed;
    anyStatement(match, Verb::Jams, [&](const Instruction& said, const EvalContext& scope) {
        eachSaid(match, Evaluator(match, scope), said, [&](CardId id) { jammed.push_back(id); });
        return false;
    });
    for (const CardId id : jammed) match.state().card(id).current.suppressed = 1;
}

/// Adds types before powers are computed.
void countAs(HandlerContext& match) {
    struct Counted {
        CardId card;
        Traits traits = 0;
    };
    SmallVector<Counted, 16> counted;
    anyStatement(match, Verb::MorePower, [&](const Instruction& said, const EvalContext& scope) {
        if (said.traits == 0) return false;
        eachSaid(match, Evaluator(match, scope), said, [&](CardId id) { counted.push_back({id, said.traits}); });
        return false;
    });
    for (const Counted& one : counted) match.state().card(one.card).current.traits |= one.traits;
}

struct Change {
    CardId card;
    int power = 0;
};
using Changes = SmallVector<Change, 32>;

/// Applies effects with a duration, which were fixed when they began. Records the cards that they change.
void changeForATime(HandlerContext& match, Changes& changes) {
    MatchState& state = match.state();
    for (const ContinuousEffect& effect : state.continuousEffects) {
        const bool boosts = effect.verb == static_cast<std::uint8_t>(Verb::Boost);
        const bool lowers = effect.verb == static_cast<std::uint8_t>(Verb::LowerBreakpoint);
        if ((!boosts && !lowers) || effect.ability || !effect.on.isCard() || !works(match, effect)) continue;
        if (!isIn(state.card(effect.on.card()), Zone::Play)) continue;
        raise(state.card(effect.on.card()).current.figures[powerSlot], boosts ? effect.amount : -effect.amount);
        changes.push_back({effect.on.card()});
    }
}

/// Returns the players to whom the card's static effects on minions do not apply.
PlayerSet ignoring(const ReadableMatch& match, CardId card) {
    PlayerSet players;
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        const bool isIt = effect.verb == static_cast<std::uint8_t>(Verb::Ignore) && effect.on == Subject(card);
        if (isIt && works(match, effect) && match.state().card(effect.source).since == effect.since)
            players.add(effect.controller);
    }
    return players;
}

/// Computes all changes before any is applied.
void changeByStatements(HandlerContext& match, Changes& changes) {
    constexpr std::uint64_t both = std::uint64_t{1} << static_cast<unsigned>(Verb::MorePower) |
                                   std::uint64_t{1} << static_cast<unsigned>(Verb::LessPower);
    if ((match.state().globals.stating & both) == 0) return;
    anyStatementAmong(match, both, PlayerId{}, [&](const Instruction& said, const EvalContext& scope) {
        if (!said.amount) return false;
        const int sign = said.verb == static_cast<std::uint8_t>(Verb::MorePower) ? 1 : -1;
        const Evaluator evaluator(match, scope);
        const PlayerSet without = ignoring(match, scope.self);
        std::optional<int> power;
        eachSaid(match, evaluator, said, [&](CardId id) {
            if (without.has(match.state().card(id).current.controller)) return;
            if (!power) power = sign * evaluator.number(said.amount);
            changes.push_back({id, *power});
        });
        return false;
    });
    for (const Change& change : changes)
        raise(match.state().card(change.card).current.figures[powerSlot], change.power);
}

}  // namespace

void Basebreak::derive(HandlerContext& match) const {
    MatchState& state = match.state();
    printedLooks(match);
    if (((state.globals.stating >> static_cast<unsigned>(Verb::Jams)) & 1U) != 0) mute(match);
    const auto counts = [this](const auto& at) { return at.ability && m_countsAs[at.ability.value]; };
    const bool mayCountElsewhere =
        ((abilities().outOfPlay().statements >> static_cast<unsigned>(Verb::MorePower)) & 1U) != 0;
    if (mayCountElsewhere || std::ranges::any_of(match.activeAbilities(AbilityKind::Static), counts) ||
        std::ranges::any_of(state.continuousEffects, counts))
        countAs(match);
    Changes changes;
    changeForATime(match, changes);
    changeByStatements(match, changes);
    // Power and breakpoint are never negative.
    for (const Change& change : changes) {
        Card& card = state.card(change.card);
        if (isIn(card, Zone::Play))
            card.current.figures[powerSlot] = std::max(card.current.figures[powerSlot], std::int16_t{0});
    }
}

}  // namespace duelogue::basebreak
