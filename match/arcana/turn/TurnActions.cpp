#include "match/arcana/turn/TurnActions.h"

#include <algorithm>

#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/arcana/combat/CombatDamage.h"
#include "match/arcana/combat/DeclareAttackers.h"
#include "match/arcana/combat/DeclareBlockers.h"
#include "match/arcana/turn/Mulligans.h"
#include "match/arcana/turn/Turn.h"
#include "match/effects/verbs/HandLimit.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"

namespace duelogue::arcana {

namespace {

/// Returns true if a card could trigger on the beginning of the active player's step, or replace it.
bool isWatched(const ReadableMatch& match) {
    return !isUnobservable(match, KindId(static_cast<std::uint8_t>(Verb::BeginStep)), {});  // without card subjects
}

/// Rule 502.3: the active player untaps permanents, except those that an effect keeps tapped.
StepResult untap(HandlerContext& match, PlayerId player) {
    Communication verb = VerbBody::make(Verb::Untap, VerbBody{});
    verb.as<VerbBody>().player = player;
    for (const CardId id : battlefield(match.state(), player)) {
        if (has(match.state().card(id), Flag::Tapped) && !isSaid(match, Verb::DoesNotUntap, id)) {
            VerbBody::add(match, verb, id);
        }
    }
    return verb.as<VerbBody>().subjects == 0 ? StepResult(Complete::succeeded()) : Delegate{verb};
}

/// Rule 103.8a: the first player draws no card in the first turn.
StepResult drawCard(HandlerContext& match, PlayerId player) {
    if (match.state().globals.turn == 1) return Complete::succeeded();
    VerbBody verb;
    verb.player = player;
    verb.amount = 1;
    return Delegate{VerbBody::on(match, CoreVerb::Draw, verb, player)};
}

StepResult askAttackers(HandlerContext& match, PlayerId player) {
    const auto cards = battlefield(match.state(), player);
    const bool any = std::any_of(cards.begin(), cards.end(), [&](CardId id) { return canAttack(match, id); });
    if (!any) return Complete::succeeded();
    return Ask{Communication::of(DeclareAttackers{player}, Party::match(), Party::of(player)),
               TurnActions::Step::AttackersChosen};
}

StepResult attackersChosen(HandlerContext& match, PlayerId player, const Communication& answered) {
    if (answered.listSize() == 0) return Complete::succeeded();
    VerbBody body;
    body.player = player;
    Communication attack = VerbBody::make(Verb::Attack, body);
    attack.as<VerbBody>().subjects = answered.listSize();
    match.listAdd(attack, match.list(answered));
    return Ask{attack, TurnActions::Step::AttackDone};
}

StepResult askBlockers(HandlerContext& match, PlayerId attacker) {
    const PlayerId defender = opponent(attacker);
    const std::vector<CardId> attackers = attackersOf(match);
    const auto cards = battlefield(match.state(), defender);
    const bool any = std::any_of(cards.begin(), cards.end(), [&](CardId id) {
        return std::any_of(attackers.begin(), attackers.end(), [&](CardId a) { return canBlock(match, id, a); });
    });
    if (!any) return Complete::succeeded();
    return Ask{Communication::of(DeclareBlockers{defender}, Party::match(), Party::of(defender)),
               TurnActions::Step::BlockersChosen};
}

StepResult blockersChosen(HandlerContext& match, PlayerId attacker, const Communication& answered) {
    const auto list = match.list(answered);
    const std::vector<Subject> pairs(list.begin(), list.end());
    if (pairs.empty()) return Complete::succeeded();
    VerbBody body;
    body.player = opponent(attacker);
    Communication block = VerbBody::make(Verb::Block, body);
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        VerbBody declared;
        declared.second = static_cast<std::int16_t>(pairs[i + 1].card().value);
        executeSilently(match, Rule::DeclareBlock, declared, {pairs[i]});
        VerbBody::add(match, block, pairs[i]);
    }
    return Ask{block, TurnActions::Step::BlockDone};
}

/// Rule 514.1: the player discards down to the maximum hand size.
StepResult discardToSize(HandlerContext& match, PlayerId player) {
    const auto hand = match.state().zone(player, Zone::Hand);
    const auto limit = static_cast<std::size_t>(option(match.state(), Option::HandLimit));
    if (hand.size() <= limit) return Complete::succeeded(1);
    const Communication question = chooseDiscards(match, player, hand, hand.size() - limit, forHandSize);
    return Ask{question, TurnActions::Step::Discarding};
}

StepResult wearOff(HandlerContext& match) {
    executeSilently(match, Rule::WearOff, VerbBody{});
    return Complete::succeeded();
}

StepResult act(HandlerContext& match, PlayerId player) {
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
            return Delegate{Communication::of(DealCombatDamage{1})};
        case Step::Damage:
            return Delegate{Communication::of(DealCombatDamage{})};
        case Step::Cleanup: {
            StepResult next = discardToSize(match, player);
            return std::holds_alternative<Complete>(next) ? wearOff(match) : next;
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
    return Complete::succeeded();
}

}  // namespace

bool hasActions(const ReadableMatch& match) {
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
            return isWatched(match);
    }
    return false;
}

/// During fast-forwarding, skips the communication: its child is pushed directly, and immediate actions need none.
std::optional<Communication> beginActions(HandlerContext& match) {
    const TurnActions actions{match.state().globals.current};
    if (!match.isFastForwarding() || isWatched(match)) return Communication::of(actions);
    const StepResult next = act(match, actions.player);
    if (std::holds_alternative<Ask>(next)) return Communication::of(actions);
    if (const auto* over = std::get_if<Delegate>(&next)) return over->child;
    ++match.state().globals.nextCommunication;  // the id advances as if it had been pushed
    return std::nullopt;
}

StepResult TurnActions::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const PlayerId player = self.as<TurnActions>().player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            if (!isWatched(match)) return act(match, player);
            VerbBody body;
            body.player = player;
            body.detail = match.state().globals.phase;
            return Ask{VerbBody::on(match, Verb::BeginStep, body, player), Step::Announced};
        }
        case Step::Announced:
            return act(match, player);
        case Step::AttackersChosen:
            return attackersChosen(match, player, *answered);
        case Step::BlockersChosen:
            return blockersChosen(match, player, *answered);
        case Step::Discarding:
            return Ask{discardChosen(match, player, *answered), Step::Discarded};
        case Step::Discarded:
            return wearOff(match);
        case Step::AttackDone:
        case Step::BlockDone:
            return Complete::succeeded();
    }
    return Complete::impossible();
}

}  // namespace duelogue::arcana
