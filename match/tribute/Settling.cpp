// Checks of the rules between links and actions: lost matches, missed occasions, and cards that are gone.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/Using.h"

namespace duelogue::tribute {

namespace {

/// Returns true if an equip lacks a face-up monster.
bool isLost(const MatchState& state, const Card& card) {
    if (!has(card, Trait::Equip) || has(card, Flag::FaceDown) || has(card, Flag::Active)) return false;
    return !card.current.host || !isIn(state.card(card.current.host), Zone::Field) ||
           !isOpenMonster(state.card(card.current.host));
}

void dropLost(HandlerContext& match) {
    std::vector<Subject> lost;
    match.state().eachCardIn(index(Zone::Field), [&](CardId id) {
        if (isLost(match.state(), match.state().card(id))) lost.emplace_back(id);
    });
    for (const Subject card : lost) executeSilently(match, Rule::PutAway, VerbBody{}, {card});
}

void holdDown(HandlerContext& match) {
    std::vector<Subject> held;
    match.state().eachCardIn(index(Zone::Field), [&](CardId id) {
        const Card& card = match.state().card(id);
        if (isOpenMonster(card) && isHeld(card) && !has(card, Flag::Defending)) held.emplace_back(id);
    });
    for (const Subject card : held) executeSilently(match, Rule::HoldDown, VerbBody{}, {card});
}

}  // namespace

void endIfLost(HandlerContext& match) {
    const MatchState& state = match.state();
    if (state.globals.over != 0) return;
    const auto isIn = [&](PlayerId player) {
        return value(state, player, Value::Life) > 0 && value(state, player, Value::Empty) == 0;
    };
    const auto seats = state.seatsFrom(PlayerId(0));
    if (std::ranges::all_of(seats, isIn)) return;
    PlayerSet left;
    for (const PlayerId player : seats) {
        if (isIn(player)) left.add(player);
    }
    match.end(left);
}

namespace {

/// Returns true if the ability belongs to a continuous effect that is not on its source. The place of the source then
/// makes no difference.
bool isOfNoCard(const ReadableMatch& match, const Trigger& trigger) {
    return !isPrintedOn(match, trigger.source, trigger.ability) &&
           std::ranges::none_of(match.state().continuousEffects, [&](const ContinuousEffect& effect) {
               return effect.ability == trigger.ability && effect.on == Subject(trigger.source);
           });
}

/// Gives leaves-the-field triggers to the owner of the card, even if another player controlled it.
void ownGone(HandlerContext& match) {
    for (Trigger& trigger : match.state().triggers) {
        const Card& source = match.state().card(trigger.source);
        const bool leaves = match.pool()[match.pool()[trigger.ability].pattern].from == index(Zone::Field);
        if (leaves && source.since != trigger.since && !isOfNoCard(match, trigger)) trigger.controller = source.owner;
    }
}

/// Drops triggers of cards on the field that have left or whose abilities no longer work.
void forgetGone(HandlerContext& match) {
    auto& triggers = match.state().triggers;
    ownGone(match);
    std::erase_if(triggers, [&](const Trigger& trigger) {
        const Ability& ability = match.pool()[trigger.ability];
        if (isOccasion(match, trigger) || match.pool()[ability.pattern].from == index(Zone::Field)) return false;
        if (isOfNoCard(match, trigger)) return false;
        const Card& source = match.state().card(trigger.source);
        return source.since != trigger.since || isSuppressed(source, AbilityKind::Triggered);
    });
}

}  // namespace

void settleAll(HandlerContext& match) {
    match.refresh();
    match.state().globals.touched = 0;
    if (!match.state().triggers.empty()) forgetGone(match);
    if (value(match.state(), Global::Equips) != 0) dropLost(match);
    if (isAnyHeld(match.state())) holdDown(match);
    endIfLost(match);
}

bool isOccasion(const ReadableMatch& match, const Trigger& trigger) {
    if (!isPrintedOn(match, trigger.source, trigger.ability)) return false;
    const Card& source = match.state().card(trigger.source);
    if (isIn(source, Zone::Field) && has(source, Flag::FaceDown) && source.since == trigger.since) return true;
    return isOfUse(match.pool()[source.definition], match.pool()[trigger.ability]);
}

bool waitsForReturn(const ReadableMatch& match, const Trigger& trigger) {
    if (!isNext(match.state(), EndStep::Return)) return false;
    const Pattern& pattern = match.pool()[match.pool()[trigger.ability].pattern];
    return ((pattern.verbs >> static_cast<unsigned>(Verb::PhaseBegins)) & 1U) != 0;
}

bool isWindowOpen(const ReadableMatch& match) {
    return value(match.state(), Global::Window) != 0 || !match.state().triggers.empty();
}

}  // namespace duelogue::tribute
