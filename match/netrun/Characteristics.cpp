// Characteristics of cards: strength, types, the visible part of a face-down card. Also the values of players that
// follow from cards: link, memory, hand size.
#include <algorithm>
#include <span>

#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/state/Numbers.h"
#include "match/state/SmallVector.h"

namespace duelogue::netrun {

namespace {

constexpr auto strengthSlot = static_cast<std::size_t>(Figure::Strength);
constexpr int startingMemory = 4;

/// Returns true if the verb shows its unrezzed subjects.
bool showsCards(const Communication& verb) {
    if (verb.is(Verb::Expose)) return verb.as<VerbBody>().part == VerbBody::Part::After;
    return verb.is(Verb::Score) || verb.is(Verb::Rez) || verb.is(Verb::RezFree);
}

/// Returns the unrezzed cards that are shown: a card is accessed, scored or rezzed, or cards trigger on its exposure.
SmallVector<CardId, 4> lookedAt(const ReadableMatch& match) {
    SmallVector<CardId, 4> found;
    for (const Communication& outstanding : match.state().communications) {
        if (outstanding.isSet()) continue;
        if (outstanding.is<AccessOne>()) found.push_back(outstanding.as<AccessOne>().card);
        if (!showsCards(outstanding)) continue;
        for (const Subject shown : subjectsOf(match, outstanding)) found.push_back(shown.card());
    }
    return found;
}

/// Hides an unrezzed card. Everybody sees by its orientation whether it is ice; its other characteristics do not count.
/// It still triggers on its own access or exposure, see Netrun::afterVerb().
void coverUp(HandlerContext& match, CardId id) {
    Card& card = match.state().card(id);
    card.current.traits = (match.pool()[card.definition].traits & bit(Trait::Ice)) | bit(Trait::Installed);
    card.current.figures = {};
    card.current.suppressed = static_cast<std::uint8_t>(SuppressedAbilities::Lurking);
}

void printedLook(HandlerContext& match, CardId id, std::span<const CardId> shown) {
    Globals& globals = match.state().globals;
    Card& card = match.state().card(id);
    // Any unrezzed card may have triggers, so all verbs count: derived data must not reveal which card it is.
    if (isUnrezzed(card)) {
        globals.listening |= match.rulebook().abilities().triggerVerbs();
        globals.guarding |= match.rulebook().abilities().aheadVerbs();
    }
    if (!card.definition) return;
    if (isUnrezzed(card))
        return std::ranges::find(shown, id) != shown.end() ? showUnrezzed(match, id) : coverUp(match, id);
    const Definition& definition = match.pool()[card.definition];
    card.current.traits = definition.traits;
    card.current.figures = definition.figures;
    if (has(card, Trait::Ice))
        card.current.figures[static_cast<std::size_t>(Figure::Subroutines)] =
            static_cast<std::int16_t>(subroutinesOf(match, id).size());
    if ((definition.traits & (bit(Trait::Server) | bit(Trait::Identity))) == 0)
        card.current.traits |= bit(Trait::Installed);
    card.current.suppressed = static_cast<std::uint8_t>(SuppressedAbilities::No);
    globals.listening |= definition.triggersOn;
    globals.guarding |= definition.preempts;
    globals.stating |= match.rulebook().abilities().statementsOf(card.definition);
}

void printedLooks(HandlerContext& match) {
    MatchState& state = match.state();
    state.globals.listening = 0;
    state.globals.guarding = 0;
    state.globals.stating = 0;
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (effect.ability) state.globals.stating |= match.rulebook().abilities().statementsOf(effect.ability);
    }
    const auto shown = lookedAt(match);
    state.eachCardIn(index(Zone::Play),
                     [&](CardId id) { printedLook(match, id, std::span(shown.begin(), shown.size())); });
    // Rule: the abilities of an agenda in the Runner's score area do not work, but its triggers on being stolen do.
    for (const CardId id : state.zone(runner, Zone::Score))
        state.card(id).current.suppressed = static_cast<std::uint8_t>(SuppressedAbilities::Shown);
}

bool hasStrength(const Card& card) { return has(card, Trait::Ice) || has(card, Trait::Icebreaker); }

void changeForATime(HandlerContext& match) {
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        if (effect.ability || !effect.on.isCard() || !works(match, effect)) continue;
        Card& card = match.state().card(effect.on.card());
        card.current.traits |= effect.traits;
        if (hasStrength(card))
            card.current.figures[strengthSlot] = saturated(card.current.figures[strengthSlot] + effect.amount);
    }
}

struct Change {
    CardId card;
    int strength = 0;
};

/// All changes are computed before any is applied.
void changeByStatements(HandlerContext& match) {
    std::vector<Change> changes;
    constexpr std::uint64_t both = std::uint64_t{1} << static_cast<unsigned>(Verb::Strengthens) |
                                   std::uint64_t{1} << static_cast<unsigned>(Verb::Weakens);
    anyStatementAmong(match, both, PlayerId{}, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        if (!evaluator.holds(said.condition)) return false;
        const int sign = said.verb == static_cast<std::uint8_t>(Verb::Strengthens) ? 1 : -1;
        const int amount = sign * evaluator.number(said.amount);
        evaluator.each(said.cards, [&](Subject subject) {
            if (subject.isCard()) changes.push_back({subject.card(), amount});
        });
        return false;
    });
    for (const Change& change : changes) {
        Card& card = match.state().card(change.card);
        if (isUnrezzed(card) || !isIn(card, Zone::Play) || !hasStrength(card)) continue;
        std::int16_t& strength = card.current.figures[strengthSlot];
        strength = saturated(strength + change.strength);
    }
}

/// Returns the sum of the increases of a player's value by static abilities.
int moreOf(const ReadableMatch& match, PlayerValue which, PlayerId player) {
    int sum = 0;
    anyStatementOf(match, Verb::More, player, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        const bool isIt = said.detail == static_cast<std::uint8_t>(which);
        if (isIt && evaluator.holds(said.condition)) sum += evaluator.number(said.amount);
        return false;
    });
    return sum;
}

void deriveValues(HandlerContext& match) {
    MatchState& state = match.state();
    int baseLink = 0;
    for (const CardId id : state.zone(runner, Zone::Play)) {
        if (has(state.card(id), Trait::Identity)) baseLink = figure(state.card(id), Figure::Link);
    }
    value(state, runner, PlayerValue::Link) = saturated(baseLink + moreOf(match, PlayerValue::Link, runner));
    value(state, runner, PlayerValue::Memory) = saturated(startingMemory + moreOf(match, PlayerValue::Memory, runner));
    for (const PlayerId player : {corp, runner}) {
        const int size = option(state, Option::HandSize) + moreOf(match, PlayerValue::HandSize, player) -
                         value(state, player, PlayerValue::CoreDamage);
        value(state, player, PlayerValue::HandSize) = saturated(size);
    }
}

}  // namespace

bool isUnrezzed(const Card& card) { return card.owner == corp && isIn(card, Zone::Play) && !has(card, Flag::Rezzed); }

void showUnrezzed(HandlerContext& match, CardId id) {
    Card& card = match.state().card(id);
    const Definition& printed = match.pool()[card.definition];
    card.current.traits = printed.traits | bit(Trait::Installed);
    card.current.figures = printed.figures;
    card.current.suppressed = static_cast<std::uint8_t>(SuppressedAbilities::Shown);
}

void Netrun::derive(HandlerContext& match) const {
    printedLooks(match);
    changeForATime(match);
    changeByStatements(match);
    deriveValues(match);
}

}  // namespace duelogue::netrun
