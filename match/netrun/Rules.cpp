#include "match/netrun/Rules.h"

#include <algorithm>
#include <vector>

#include "match/effects/Statements.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"
#include "match/netrun/run/Run.h"
#include "match/state/Numbers.h"

namespace duelogue::netrun::rules {

namespace {

using Body = VerbBody;

constexpr std::uint8_t knownToBoth = 0xff;

CardId cardOf(const ReadableMatch& match, const Communication& self) { return subjectsOf(match, self).front().card(); }

bool lasts(const ContinuousEffect& effect, Duration duration) {
    return effect.duration == static_cast<std::uint8_t>(duration);
}

/// Clears the flag on all cards. Characteristics may depend on it.
void clear(MatchState& state, Flag flag) {
    std::uint32_t before = 0;
    for (Card& card : state.cards) {
        before |= card.current.flags;
        card.current.flags &= ~bit(flag);
    }
    if ((before & bit(flag)) != 0) state.globals.outdateLooks();
}

}  // namespace

StepResult beginTurn(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const PlayerId player = self.as<Body>().player;
    ++state.globals.turn;
    state.globals.current = player;
    state.globals.phase = static_cast<std::uint8_t>(Detail::Start);
    value(state, Global::Begun) = 0;
    value(state, Global::Turn) = 0;
    // Rule: clicks gained in the other player's turn are kept.
    std::int16_t& clicks = value(state, player, PlayerValue::Clicks);
    clicks = saturated(clicks + clicksOf(player));
    return Complete::succeeded();
}

StepResult refill(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const MatchState& state = match.state();
    for (const CardId card : state.zone(self.as<Body>().player, Zone::Play)) {
        if (!isUnrezzed(state.card(card)) && state.card(card).definition) loadRecurring(match, card);
    }
    return Complete::succeeded();
}

StepResult enterPhase(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    match.state().globals.phase = self.as<Body>().detail;
    value(match.state(), Global::Begun) = 0;
    return Complete::succeeded();
}

StepResult endTurn(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const PlayerId current = state.globals.current;
    if (current == runner) value(state, Global::LastRun) = static_cast<std::int16_t>(value(state, Global::Turn));
    value(state, current, PlayerValue::Clicks) = 0;
    match.endContinuousEffects([](const ContinuousEffect& effect) {
        return lasts(effect, Duration::Turn) || lasts(effect, Duration::Run) || lasts(effect, Duration::NextEncounter);
    });
    clear(state, Flag::Exhausted);
    for (Card& card : state.cards) value(card, CardValue::Tried) = 0;
    return Complete::succeeded();
}

StepResult spendCredits(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const Subject from = subjectsOf(match, self).front();
    std::int16_t& credits = from.isCard()     ? counters(state.card(from.card()), Counter::Credit)
                            : from.isPlayer() ? value(state, from.player(), PlayerValue::Credits)
                                              : value(state, Global::LentCredits);
    credits = static_cast<std::int16_t>(credits - self.as<Body>().amount);
    if (from.isCard()) state.globals.outdateLooks();
    return Complete::succeeded(1);
}

StepResult spendClicks(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    std::int16_t& clicks = value(match.state(), self.as<Body>().player, PlayerValue::Clicks);
    clicks = static_cast<std::int16_t>(std::max(0, clicks - self.as<Body>().amount));
    return Complete::succeeded(1);
}

/// Puts a card into play. The Corp's cards enter face-down and stay hidden from players who did not know them.
StepResult enter(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const Body& body = self.as<Body>();
    const CardId id = cardOf(match, self);
    const CardId host = body.onto();
    if (host && !state.card(host).owner && isIn(state.card(host), Zone::Reserve))
        relocate(match, host, PlayerId{}, index(Zone::Play), Place::Top);
    // A card from HQ becomes unknown, because any card of the hand could be this one.
    const std::uint8_t known = isIn(state.card(id), Zone::Hand) ? std::uint8_t{0} : state.card(id).knownTo;
    relocate(match, id, body.player, index(Zone::Play), Place::Top);
    Card& card = state.card(id);
    card.current.host = host;
    if (body.player == runner) {
        loadRecurring(match, id);
    } else {
        notePlace(card);
        card.knownTo = static_cast<std::uint8_t>(known | PlayerSet(corp).bits());
    }
    return Complete::succeeded(1);
}

StepResult lift(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const CardId id = cardOf(match, self);
    relocate(match, id, self.as<Body>().player, index(Zone::Limbo), Place::Top);
    return Complete::succeeded(1);
}

StepResult turnUp(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const CardId id = cardOf(match, self);
    Card& card = match.state().card(id);
    card.knownTo = knownToBoth;
    card.current.flags |= bit(Flag::Rezzed);
    loadRecurring(match, id);
    match.state().globals.stale = Globals::isOutdated;
    return Complete::succeeded(1);
}

StepResult uncover(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    for (const Subject subject : subjectsOf(match, self)) {
        Card& card = match.state().card(subject.card());
        card.knownTo = knownToBoth;
        card.current.flags |= bit(Flag::FaceUp);
    }
    return Complete::succeeded(1);
}

StepResult reveal(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    Card& card = match.state().card(cardOf(match, self));
    card.knownTo = static_cast<std::uint8_t>(card.knownTo | PlayerSet(self.as<Body>().player).bits());
    return Complete::succeeded(1);
}

StepResult closeServers(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    for (const CardId server : servers(match)) {
        if (isAbandoned(match, server)) relocate(match, server, PlayerId{}, index(Zone::Reserve), Place::Top);
    }
    return Complete::succeeded(1);
}

StepResult noteRun(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    std::int16_t& events = value(match.state(), Global::Turn);
    events = static_cast<std::int16_t>(events | self.as<Body>().amount);
    return Complete::succeeded(1);
}

StepResult noteTry(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    value(match.state().card(cardOf(match, self)), CardValue::Tried) =
        static_cast<std::int16_t>(self.as<Body>().source.value + 1);
    return Complete::succeeded(1);
}

StepResult beginEncounter(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    for (ContinuousEffect& effect : match.state().continuousEffects) {
        if (!lasts(effect, Duration::NextEncounter)) continue;
        effect.running = 1;
        match.state().globals.outdateLooks();
    }
    return Complete::succeeded(1);
}

/// Ends the effects on this encounter, including those that were waiting for the next one when it began.
StepResult endEncounter(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    match.endContinuousEffects([](const ContinuousEffect& effect) {
        return lasts(effect, Duration::Encounter) || (lasts(effect, Duration::NextEncounter) && effect.running != 0);
    });
    clear(match.state(), Flag::Used);
    return Complete::succeeded(1);
}

StepResult endRun(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    match.endContinuousEffects([](const ContinuousEffect& effect) {
        return lasts(effect, Duration::Encounter) || lasts(effect, Duration::NextEncounter) ||
               lasts(effect, Duration::Run);
    });
    value(match.state(), Global::LentCredits) = 0;
    value(match.state(), Global::MoreAccess) = 0;
    return Complete::succeeded(1);
}

}  // namespace duelogue::netrun::rules
