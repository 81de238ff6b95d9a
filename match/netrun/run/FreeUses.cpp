#include "match/netrun/run/FreeUses.h"

#include <algorithm>

#include "match/effects/Statements.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/Replacements.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

/// Returns the card that surely stops the unrezzed card from being rezzed or scored; none if nothing does. The check
/// sees the card as it would be shown.
CardId surelyStoppedBy(const ReadableMatch& match, Verb verb, CardId card) {
    if (PreventionIndex(match, verb).areNone()) return {};
    Hypothetical shown(match);
    showUnrezzed(shown, card);
    Body body;
    body.player = corp;
    return PreventionIndex(shown, verb).preventing(body, card);
}

/// Returns the refusal that names this card; None without one.
Refusal stoppedNowBy(CardId card) { return card ? preventedBy(card) : Refusal(); }

/// Returns true if an effect has stopped the card from being rezzed or scored this turn. A second attempt is not
/// offered.
bool wasTried(const ReadableMatch& match, CardId card) {
    return value(match.state().card(card), CardValue::Tried) != 0;
}
Refusal triedInVain(const ReadableMatch& match, CardId card) {
    const int by = value(match.state().card(card), CardValue::Tried) - 1;
    return {why(Reason::Tried), CardId(static_cast<std::uint16_t>(by))};
}

/// Returns the reason why the Corp can't rez the card; None if it can. Assets and upgrades can be rezzed in any window
/// for rezzing, ice only when approached.
Refusal whyNotRez(const ReadableMatch& match, CardId card, CardId ice) {
    const Card& covered = match.state().card(card);
    if (!covered.definition || covered.owner != corp || !isIn(covered, Zone::Play)) return MessageId::NotInPlay;
    const Traits printed = printedTraits(match.pool(), covered);
    const bool isIce = (printed & bit(Trait::Ice)) != 0;
    if (!isIce && (printed & (bit(Trait::Asset) | bit(Trait::Upgrade))) == 0) return MessageId::WrongType;
    if (!isUnrezzed(covered)) return why(Reason::Rezzed);
    if (!isTimeToRez(match.state())) return why(Reason::NoTimeToRez);
    if (isIce && card != ice) return why(Reason::OtherIce);
    if (wasTried(match, card)) return triedInVain(match, card);
    const MessageId reason = whyNotPayForRez(match, card);
    if (reason != MessageId::None) return reason;
    return stoppedNowBy(surelyStoppedBy(match, Verb::Rez, card));
}

void rezOptions(const ReadableMatch& match, CardId ice, Replies& out) {
    if (!isTimeToRez(match.state())) return;
    for (const CardId card : match.state().zone(corp, Zone::Play)) {
        if (whyNotRez(match, card, ice) == MessageId::None) out.emplace_back(Word::Rez, card);
    }
}

/// Returns true in the Corp's turn before the mandatory draw and around actions.
bool isTimeToScore(const MatchState& state) {
    return state.globals.current == corp && (phase(state) == Detail::Start || phase(state) == Detail::Action);
}

void scoreOptions(const ReadableMatch& match, Replies& out) {
    const MatchState& state = match.state();
    if (!isTimeToScore(state)) return;
    for (const CardId card : state.zone(corp, Zone::Play)) {
        if (!canScore(match, card) || wasTried(match, card)) continue;
        if (!surelyStoppedBy(match, Verb::Score, card)) out.emplace_back(Word::Score, card);
    }
}

Refusal whyNotScore(const ReadableMatch& match, CardId card) {
    const Card& agenda = match.state().card(card);
    const bool isAgenda = (printedTraits(match.pool(), agenda) & bit(Trait::Agenda)) != 0;
    if (!isIn(agenda, Zone::Play) || agenda.owner != corp) return MessageId::NotInPlay;
    if (!isAgenda) return MessageId::WrongType;
    if (!canScore(match, card)) return why(Reason::NotAdvanced);
    if (!isTimeToScore(match.state())) return why(Reason::NoTimeToScore);
    if (wasTried(match, card)) return triedInVain(match, card);
    return stoppedNowBy(surelyStoppedBy(match, Verb::Score, card));
}

}  // namespace

void freeOptions(const ReadableMatch& match, PlayerId player, CardId ice, Replies& out) {
    useOptions(match, player, false, out);
    if (player == corp) {
        rezOptions(match, ice, out);
        return scoreOptions(match, out);
    }
    const CardId encountered = iceToBreak(match);
    const bool breaks = encountered && has(match.state().card(encountered), Trait::Bioroid) &&
                        value(match.state(), runner, PlayerValue::Clicks) > 0;
    if (breaks) out.emplace_back(Word::Break, encountered);
}

bool isAsked(const ReadableMatch& match, PlayerId player, CardId ice) {
    if (option(match.state(), Option::AlwaysAsked) != 0 || match.asksEverything()) return true;
    Replies free;
    freeOptions(match, player, ice, free);
    return !free.empty();
}

Communication requestOf(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    if (reply.is(Word::Use)) return useRequest(match, player, reply);
    if (reply.is(Word::Play)) {
        PlayOne play;
        play.card = reply.subject.card();
        play.player = player;
        return Communication::of(play);
    }
    if (reply.is(Word::Install) || reply.is(Word::Overwrite)) {
        InstallOne install;
        install.mayTrash = reply.is(Word::Overwrite) ? 1 : 0;
        install.card = reply.subject.card();
        install.player = player;
        return Communication::of(install);
    }
    BasicAction action;
    action.action = reply;
    action.player = player;
    return Communication::of(action);
}

AbilityId abilityOf(const ReadableMatch& match, const Reply& reply) {
    if (!reply.subject.isCard()) return {};
    const DefinitionId known = match.state().card(reply.subject.card()).definition;
    if (!known || reply.number < 0 || reply.number >= match.pool()[known].abilityCount) return {};
    return AbilityId(static_cast<std::uint16_t>(match.pool()[known].firstAbility + reply.number));
}

bool isFree(const ReadableMatch& match, const Reply& reply) {
    if (reply.is(Word::Use)) {
        const AbilityId ability = abilityOf(match, reply);
        return ability && !costsClick(match, ability);
    }
    return reply.is(Word::Rez) || reply.is(Word::Score) || reply.is(Word::Break);
}

Refusal whyNotFree(const ReadableMatch& match, PlayerId player, CardId ice, const Reply& reply) {
    if (!reply.subject.isCard()) return MessageId::NotOneOfTheAnswers;
    const CardId card = reply.subject.card();
    if (reply.is(Word::Use)) return whyNotUse(match, player, card, abilityOf(match, reply));
    if (player != (reply.is(Word::Break) ? runner : corp)) return MessageId::OtherRole;
    if (reply.is(Word::Break)) {
        const bool isBroken = iceToBreak(match) == card && has(match.state().card(card), Trait::Bioroid);
        return why(isBroken ? Reason::NoClicks : Reason::NoIce);
    }
    return reply.is(Word::Rez) ? whyNotRez(match, card, ice) : whyNotScore(match, card);
}

int requirementOf(const ReadableMatch& match, CardId agenda) {
    const DefinitionId definition = match.state().card(agenda).definition;
    if (!definition) return 0;
    int needed = figure(match.pool()[definition], Figure::Requirement);
    anyStatement(match, Verb::Easier, [&](const Instruction& said, const EvalContext& scope) {
        if (isSaidOf(match, said, scope, agenda)) needed -= Evaluator(match, scope).number(said.amount);
        return false;
    });
    return std::max(0, needed);
}

bool canScore(const ReadableMatch& match, CardId card) {
    const Card& agenda = match.state().card(card);
    return isIn(agenda, Zone::Play) && agenda.owner == corp &&
           (printedTraits(match.pool(), agenda) & bit(Trait::Agenda)) != 0 &&
           counters(agenda, Counter::Advancement) >= requirementOf(match, card);
}

}  // namespace duelogue::netrun
