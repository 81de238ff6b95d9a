#include "match/tribute/VerbHandlers.h"

#include <algorithm>
#include <array>

#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/state/Numbers.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute::acts {

namespace {

using Body = VerbBody;

}  // namespace

void turnUp(HandlerContext& match, CardId id) {
    Card& card = match.state().card(id);
    card.current.flags &= ~(bit(Flag::FaceDown) | bit(Flag::Fresh));
    if (isEndUnderWay(match.state())) card.current.flags |= bit(Flag::Late);
    card.knownTo = 0xff;
    match.state().globals.outdateLooks();
}

void handOver(HandlerContext& match, CardId id, PlayerId player) {
    MatchState& state = match.state();
    state.place(id, player, index(Zone::Field), state.zone(player, Zone::Field).size());
    Card& card = state.card(id);
    noteChange(state, card.current.controller);
    noteChange(state, player);
    card.current.controller = player;
    card.knownTo = static_cast<std::uint8_t>(card.knownTo | (1U << player.value));
    value(card, CardValue::Space) = static_cast<std::int16_t>(nextSpace(state, player, Row::Monsters, id));
    state.globals.stale = Globals::isOutdated;
}

void makeWay(HandlerContext& match, CardId id, PlayerId player) {
    const MatchState& state = match.state();
    if (rowOf(state.card(id)) != Row::Field) return;
    for (const CardId other : cardsIn(state, player, Row::Field)) {
        if (other != id) executeSilently(match, Rule::PutAway, Body{}, {other});
    }
}

Communication moveToGraveyard(HandlerContext& match, CardId id) {
    Body move;
    move.zone = index(Zone::Graveyard);
    return Body::on(match, CoreVerb::Move, move, id);
}

/// Moves cards. Only as many monsters enter the field as have room on their side.
StepResult move(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (body.zone != index(Zone::Field)) return verbs::move(match, self, answered);
    const MatchState& state = match.state();
    std::array<int, maxPlayers> room{};
    for (const PlayerId player : state.seatsFrom(PlayerId(0)))
        room[player.value] = roomIn(state, player, Row::Monsters);
    const auto findsRoom = [&](Subject subject) {
        if (!subject.isCard() || !has(state.card(subject.card()), Trait::Monster)) return false;
        const Card& card = state.card(subject.card());
        const PlayerId side = body.player ? body.player : card.owner;
        return (isIn(card, Zone::Field) && card.holder == side) || room[side.value]-- > 0;
    };
    return verbs::leaveOutOthers(match, self, findsRoom) ? verbs::move(match, self, answered)
                                                         : StepResult(Complete::impossible());
}

/// Handles Destroy and BattleDestroy. The move is one of the rules, because effects that save a card have already been
/// applied.
StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered) {
    return verbs::discardFromPlay(match, self, answered, verbs::MovedBy::Rules);
}

StepResult tribute(HandlerContext& match, Communication& self, const Communication* answered) {
    return verbs::discardFromPlay(match, self, answered, verbs::MovedBy::Source);
}

/// Handles Damage and BattleDamage. Life points stop at 0; a player without any loses at once (S4.4).
StepResult damage(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    if (body.amount <= 0) return Complete::impossible();
    if (!verbs::leaveOutOthers(match, self, [](Subject subject) { return subject.isPlayer(); }))
        return Complete::impossible();
    for (const Subject subject : subjectsOf(match, self)) {
        std::int16_t& life = value(match.state(), subject.player(), Value::Life);
        life = saturated(std::max(0, life - body.amount));
    }
    endIfLost(match);
    return Complete::succeeded(body.amount);
}

namespace {

/// Adds a continuous effect to each possible subject. The affected subjects are fixed now.
template <class Can>
StepResult last(HandlerContext& match, const Communication& self, Can&& can) {
    const Body body = self.as<Body>();
    int affected = 0;
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (!can(subject)) continue;
        ContinuousEffect effect;
        effect.verb = self.kind.value;
        effect.amount = body.amount;
        effect.second = body.second;
        effect.on = subject;
        effect.source = body.source;
        effect.since = body.since;
        effect.duration = body.duration;
        effect.controller = body.player;
        match.addContinuousEffect(effect);
        ++affected;
    }
    return affected > 0 ? Complete::succeeded(affected) : Complete::impossible();
}

}  // namespace

StepResult change(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return last(match, self, [&](Subject on) { return on.isCard() && isOpenMonster(match.state().card(on.card())); });
}

StepResult lend(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return last(match, self, [&](Subject on) {
        return on.isCard() && has(match.state().card(on.card()), Trait::Monster) &&
               isIn(match.state().card(on.card()), Zone::Field);
    });
}

StepResult noBattle(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return last(match, self, [](Subject on) { return on.isPlayer(); });
}

/// Moves monsters to the new controller. Rule: without a free space, a monster goes to its owner's graveyard.
StepResult takeControl(HandlerContext& match, Communication& self, const Communication* answered) {
    const Body body = self.as<Body>();
    MatchState& state = match.state();
    if (answered != nullptr) return self.value > 0 ? Complete::succeeded(0) : Complete::impossible();
    Body move;
    move.source = body.source;
    move.since = body.since;
    move.zone = index(Zone::Graveyard);
    Communication away = Body::make(CoreVerb::Move, move);
    int taken = 0;
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (!subject.isCard() || !body.player) continue;
        Card& card = state.card(subject.card());
        if (!isIn(card, Zone::Field) || !has(card, Trait::Monster) || card.current.controller == body.player) continue;
        if (!hasRoomIn(state, body.player, Row::Monsters)) {
            Body::add(match, away, subject);
            continue;
        }
        const bool isLent = body.duration != static_cast<std::uint8_t>(Duration::TheMatch);
        if (isLent && value(card, CardValue::Lender) == 0)
            value(card, CardValue::Lender) = static_cast<std::int16_t>(card.current.controller.value + 1);
        handOver(match, subject.card(), body.player);
        ++taken;
    }
    if (away.as<Body>().subjects == 0) return taken > 0 ? Complete::succeeded(taken) : Complete::impossible();
    self.value += taken;
    return Ask{away, Body::Step::Own};
}

}  // namespace duelogue::tribute::acts
