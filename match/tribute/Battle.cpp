#include "match/tribute/Battle.h"

#include <algorithm>

#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/Using.h"
#include "match/tribute/summons/Summoning.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

namespace {

using Body = VerbBody;

/// Returns the reason why the monster can't attack; None if it can.
MessageId whyNotAttack(const Card& card) {
    if (!has(card, Trait::Monster)) return MessageId::WrongType;
    if (has(card, Flag::FaceDown)) return why(Reason::FaceDown);
    if (has(card, Flag::Defending)) return why(Reason::Defending);
    return has(card, Flag::Attacked) ? why(Reason::Attacked) : MessageId::None;
}

/// Appends the attacks of a monster: on each monster of the other side, or directly if that side is empty.
void targetOptions(const std::vector<CardId>& targets, CardId attacker, Replies& out) {
    for (const CardId target : targets) out.emplace_back(Word::Attack, attacker, target);
    if (targets.empty()) out.emplace_back(Word::Strike, attacker);
}

}  // namespace

void DeclareAttack::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<DeclareAttack>().player;
    const std::vector<CardId> targets = cardsIn(match.state(), rivalOf(match.state(), player), Row::Monsters);
    for (const CardId id : match.state().zone(player, Zone::Field)) {
        if (whyNotAttack(match.state().card(id)) == MessageId::None) targetOptions(targets, id, out);
    }
    useOptions(match, player, true, out);
    callOptions(match, player, out);
    out.emplace_back(Word::Battle);
    out.emplace_back(Word::End);
}

Refusal DeclareAttack::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<DeclareAttack>().player;
    if (!reply.subject.isCard()) return {};
    if (reply.is(Word::Use)) return whyNotUse(match, player, reply, true);
    if (reply.is(Word::Call)) return MessageId::NoAbility;
    if (!reply.is(Word::Attack) && !reply.is(Word::Strike)) return whyNotOutsideMain(match, player, reply);
    const Card& card = match.state().card(reply.subject.card());
    if (!isIn(card, Zone::Field)) return MessageId::NotInPlay;
    if (card.holder != player) return MessageId::NotYours;
    if (const MessageId reason = whyNotAttack(card); reason != MessageId::None) return reason;
    return why(reply.is(Word::Strike) ? Reason::MonstersFirst : Reason::NotATarget);
}

Reaction DeclareAttack::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(Word::Battle)) return Complete::succeeded(static_cast<int>(Detail::SecondMain));
    if (reply.is(Word::End)) return Complete::succeeded(static_cast<int>(Detail::End));
    if (reply.is(Word::Use)) return useRequest(match, self.as<DeclareAttack>().player, reply);
    if (reply.is(Word::Call)) return callRequest(self.as<DeclareAttack>().player, reply.subject.card());
    Battle battle;
    battle.player = self.as<DeclareAttack>().player;
    battle.attacker = reply.subject.card();
    battle.since = match.state().card(battle.attacker).since;
    if (reply.is(Word::Attack)) battle.target = reply.second.card();
    return Communication::of(battle);
}

std::optional<Complete> DeclareAttack::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                                    const Communication& request) {
    if (request.canceled()) return std::nullopt;
    return Complete::succeeded(0);
}

void Replay::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const MatchState& state = match.state();
    targetOptions(cardsIn(state, rivalOf(state, self.as<Replay>().player), Row::Monsters), self.as<Replay>().attacker,
                  out);
    out.emplace_back(ReplyWord::Pass);
}

Reaction Replay::reply(HandlerContext& /*match*/, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Pass)) return Complete::succeeded(0);
    self.as<Replay>().target = reply.is(Word::Attack) ? reply.second.card() : CardId{};
    return Complete::succeeded(1);
}

// -------------------------------------------------------------------------------------------------- attack

namespace {

using FightStep = Battle::Step;

StepResult enterAt(HandlerContext& match, Communication& self, FightStep step, const Communication* answered);

/// Opens a response window. If no player can respond, the battle continues at once.
StepResult respond(HandlerContext& match, Communication& self, FightStep then) {
    if (!isQuiet(match)) return Ask{Communication::of(Chain{}), then};
    return enterAt(match, self, then, nullptr);
}

void noteStep(HandlerContext& match, BattleStep step) {
    Body body;
    body.amount = static_cast<std::int16_t>(step);
    executeSilently(match, Rule::NoteStep, body);
}

bool isThere(const MatchState& state, CardId id, std::uint32_t since) {
    return state.card(id).since == since && isIn(state.card(id), Zone::Field);
}

/// Returns true if the attacker is still on its player's side in attack position.
bool isAttacking(const MatchState& state, const Battle& battle) {
    const Card& card = state.card(battle.attacker);
    return isThere(state, battle.attacker, battle.since) && isOpenMonster(card) && !has(card, Flag::Defending) &&
           card.current.controller == battle.player;
}

bool isTargetThere(const MatchState& state, const Battle& battle) {
    if (!battle.target) return true;
    return isThere(state, battle.target, battle.targetSince) &&
           state.card(battle.target).current.controller != battle.player;
}

/// Returns true if monsters have entered or left the other side since the attack was aimed.
bool haveOthersChanged(const MatchState& state, const Battle& battle) {
    return value(state, rivalOf(state, battle.player), Value::Changes) != battle.changes;
}

void noteAim(const MatchState& state, Battle& battle) {
    battle.changes = static_cast<std::int16_t>(value(state, rivalOf(state, battle.player), Value::Changes));
    if (battle.target) battle.targetSince = state.card(battle.target).since;
}

StepResult declare(HandlerContext& match, Battle& battle) {
    const MatchState& state = match.state();
    noteAim(state, battle);
    executeSilently(match, Rule::MarkAttack, Body{}, {battle.attacker});
    Body verb;
    verb.player = battle.player;
    verb.source = battle.attacker;
    verb.putOnto(battle.target);
    return Ask{Body::on(match, Verb::Attack, verb, battle.attacker), FightStep::Declared};
}

StepResult enterDamageStep(HandlerContext& match, Communication& self) {
    noteStep(match, BattleStep::Before);
    return respond(match, self, FightStep::Entered);
}

/// Ends the attack, and with it the damage step.
StepResult finish(HandlerContext& match) {
    noteStep(match, BattleStep::None);
    return Complete::succeeded(1);
}

StepResult afterResponses(HandlerContext& match, Communication& self) {
    const auto& battle = self.as<Battle>();
    const MatchState& state = match.state();
    if (state.globals.over != 0 || !isAttacking(state, battle)) return finish(match);
    if (!haveOthersChanged(state, battle) && isTargetThere(state, battle)) return enterDamageStep(match, self);
    Replay replay;
    replay.attacker = battle.attacker;
    replay.player = battle.player;
    return Ask{Communication::of(replay, Party::match(), Party::of(battle.player)), FightStep::Replayed};
}

StepResult aimAnew(HandlerContext& match, Communication& self, const Communication& answered) {
    auto& battle = self.as<Battle>();
    if (answered.value == 0) return finish(match);
    battle.target = answered.as<Replay>().target;
    noteAim(match.state(), battle);
    return respond(match, self, FightStep::Responded);
}

StepResult fight(HandlerContext& match, Communication& self);
StepResult hurt(HandlerContext& match, Communication& self);

/// Turns a face-down target face-up before damage calculation.
StepResult flipTarget(HandlerContext& match, Communication& self) {
    const auto& battle = self.as<Battle>();
    const MatchState& state = match.state();
    if (state.globals.over != 0 || !isAttacking(state, battle) || !isTargetThere(state, battle)) return finish(match);
    if (!battle.target || !has(state.card(battle.target), Flag::FaceDown)) return fight(match, self);
    Body verb;
    verb.player = state.card(battle.target).current.controller;
    verb.source = battle.attacker;
    return Ask{Body::on(match, Verb::Flip, verb, battle.target), FightStep::Flipped};
}

/// Announces that the attacker has fought its target.
StepResult tell(HandlerContext& match, Communication& self) {
    const auto& battle = self.as<Battle>();
    if (match.state().globals.over != 0) return finish(match);
    if (!battle.target) return respond(match, self, FightStep::Reacted);
    Body verb;
    verb.source = battle.attacker;
    verb.putOnto(battle.target);
    return Ask{Body::on(match, Verb::Fought, verb, battle.attacker), FightStep::Told};
}

StepResult fight(HandlerContext& match, Communication& self) {
    const auto& battle = self.as<Battle>();
    const MatchState& state = match.state();
    if (state.globals.over != 0 || !isAttacking(state, battle) || !isTargetThere(state, battle)) return finish(match);
    const BattleOutcomes outcomes = outcomesOf(state, battle);
    noteStep(match, BattleStep::After);
    Body before;
    before.part = Body::Part::Before;
    Communication spare = Body::make(Verb::BattleDestroy, before);
    for (const CardId id : outcomes.lost) {
        if (!isPrevented(match, Verb::BattleDestroy, Body{}, id)) {
            executeSilently(match, Rule::Doom, Body{}, {id});
        } else {
            Body::add(match, spare, id);
        }
    }
    if (spare.as<Body>().subjects > 0) return Ask{spare, FightStep::Spared};
    return hurt(match, self);
}

/// Applies battle damage, which precedes destruction.
StepResult hurt(HandlerContext& match, Communication& self) {
    const auto& battle = self.as<Battle>();
    const BattleOutcomes outcomes = outcomesOf(match.state(), battle);
    if (!outcomes.hurt || outcomes.damage == 0) return tell(match, self);
    Body verb;
    verb.source = battle.attacker;
    verb.player = battle.player;
    verb.amount = static_cast<std::int16_t>(outcomes.damage);
    return Ask{Body::on(match, Verb::BattleDamage, verb, outcomes.hurt), FightStep::Damaged};
}

StepResult destroyDoomed(HandlerContext& match, Communication& self) {
    const auto& battle = self.as<Battle>();
    const MatchState& state = match.state();
    Communication destroy = Body::make(Verb::BattleDestroy, Body{});
    for (const CardId id : {battle.attacker, battle.target}) {
        if (id && isIn(state.card(id), Zone::Field) && has(state.card(id), Flag::Doomed)) Body::add(match, destroy, id);
    }
    if (state.globals.over != 0 || destroy.as<Body>().subjects == 0) return respond(match, self, FightStep::Over);
    return Ask{destroy, FightStep::Destroyed};
}

/// Continues at that step, after an answer or directly.
StepResult enterAt(HandlerContext& match, Communication& self, FightStep step, const Communication* answered) {
    switch (step) {
        case FightStep::Begin:
            return declare(match, self.as<Battle>());
        case FightStep::Declared:
            return answered->succeeded() ? respond(match, self, FightStep::Responded) : finish(match);
        case FightStep::Responded:
            return afterResponses(match, self);
        case FightStep::Replayed:
            return aimAnew(match, self, *answered);
        case FightStep::Entered:
            return flipTarget(match, self);
        case FightStep::Flipped:
            return answered->succeeded() ? respond(match, self, FightStep::Ready) : finish(match);
        case FightStep::Ready:
            return fight(match, self);
        case FightStep::Spared:
            return hurt(match, self);
        case FightStep::Damaged:
            return tell(match, self);
        case FightStep::Told:
            return respond(match, self, FightStep::Reacted);
        case FightStep::Reacted:
            return destroyDoomed(match, self);
        case FightStep::Destroyed:
            return respond(match, self, FightStep::Over);
        case FightStep::Over:
            return finish(match);
    }
    return Complete::impossible();
}

}  // namespace

BattleOutcomes outcomesOf(const MatchState& state, const Battle& battle) {
    const PlayerId rival = rivalOf(state, battle.player);
    const int attack = figure(state.card(battle.attacker), Figure::Attack);
    if (!battle.target) return {rival, attack, {}};
    const Card& target = state.card(battle.target);
    const bool defends = has(target, Flag::Defending);
    const int against = figure(target, defends ? Figure::Defense : Figure::Attack);
    if (attack < against)
        return {battle.player, against - attack, defends ? std::vector<CardId>{} : std::vector{battle.attacker}};
    if (attack > against) return {rival, defends ? 0 : attack - against, {battle.target}};
    // Two monsters of equal attack destroy each other, unless their attack is 0.
    if (defends || attack == 0) return {};
    return {{}, 0, {battle.attacker, battle.target}};
}

StepResult Battle::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    return enterAt(match, self, static_cast<Step>(self.step), answered);
}

}  // namespace duelogue::tribute
