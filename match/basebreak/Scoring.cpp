#include "match/basebreak/Scoring.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/basebreak/Leaving.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

// -------------------------------------------------------------------------------------------------- choosing the base

StepResult ScoreBases::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto score = [&match](CardId base) {
        ScoreBase one;
        one.base = base;
        one.since = match.state().card(base).since;
        return Ask{Communication::of(one), Step::Begin};
    };
    // A player who has conceded takes the minions along and does not score.
    sendAway(match);
    match.refresh();
    if (match.state().player(self.as<ScoreBases>().player).out != 0) return Complete::succeeded();
    if (static_cast<Step>(self.step) == Step::Picked) {
        const CardId picked = match.list(*answered).front().card();
        const auto still = readyBases(match);
        if (std::ranges::find(still, picked) != still.end()) return score(picked);
    }
    if (const auto next = toSettle(match)) return Ask{*next, Step::Begin};
    const auto ready = readyBases(match);
    if (ready.empty()) return Complete::succeeded();
    if (ready.size() == 1 && !match.asksEverything()) return score(ready.front());
    Selection selection;
    selection.purpose = forScoring;
    Communication question =
        Communication::of(ChooseCard{selection}, Party::match(), Party::of(self.as<ScoreBases>().player));
    for (const CardId base : ready) match.listAdd(question, base);
    return Ask{question, Step::Picked};
}

// -------------------------------------------------------------------------------------------------- scoring a base

namespace {

using Step = ScoreBase::Step;

/// Returns true if the base has not left play since, even if it has returned.
bool isThere(const ReadableMatch& match, const ScoreBase& body) {
    const Card& base = match.state().card(body.base);
    return isIn(base, Zone::Play) && base.since == body.since;
}

void note(HandlerContext& match, CardId base, bool isBefore) {
    VerbBody body;
    body.amount = static_cast<std::int16_t>(base ? base.value + 1 : 0);
    body.second = isBefore ? 1 : 0;
    executeSilently(match, Rule::NoteScoring, body);
}

StepResult tell(HandlerContext& match, Verb event, CardId base, Step then) {
    return Ask{VerbBody::on(match, event, VerbBody{}, base), then};
}

/// Returns the next step of settling, after which `then` follows. If all is settled, continues with `goOn` at once.
template <class GoOn>
StepResult settleThen(HandlerContext& match, Step then, GoOn&& goOn) {
    if (const auto next = toSettle(match)) return Ask{*next, then};
    return goOn();
}

StepResult stop(HandlerContext& match) {
    note(match, CardId{}, false);
    return Complete::succeeded(0);
}

/// Records the winners and runners-up. Several winners leave no room for a runner-up.
void noteWinners(HandlerContext& match, CardId base) {
    const Standings standings = standingsAt(match, base);
    PlayerSet first;
    PlayerSet second;
    for (std::uint8_t p = 0; p < maxPlayers; ++p) {
        if (standings[p].rank == 1) first.add(PlayerId(p));
        if (standings[p].rank == 2) second.add(PlayerId(p));
    }
    VerbBody body;
    body.amount = first.bits();
    body.second = second.bits();
    executeSilently(match, Rule::NoteWinners, body);
}

/// Awards the prizes to the players in turn order.
StepResult payNext(HandlerContext& match, ScoreBase& body) {
    const auto seats = match.state().seatsFrom(match.state().globals.current);
    while (body.paid < seats.count) {
        const PlayerId player = seats.ids[body.paid++];
        const int points = standingsAt(match, body.base)[player.value].points;
        if (points == 0) continue;
        VerbBody gain;
        gain.player = player;
        gain.amount = static_cast<std::int16_t>(points);
        gain.detail = static_cast<std::uint8_t>(PlayerValue::Points);
        return Ask{VerbBody::on(match, CoreVerb::Gain, gain, player), Step::Paying};
    }
    // Preventions have been asked before, so only the part after the event is left.
    VerbBody scores;
    scores.part = VerbBody::Part::After;
    return Ask{VerbBody::on(match, Verb::Scores, scores, body.base), Step::Told};
}

StepResult award(HandlerContext& match, ScoreBase& body) {
    if (!isThere(match, body)) return stop(match);
    note(match, body.base, false);
    noteWinners(match, body.base);
    return payNext(match, body);
}

/// Asks for effects that prevent the scoring, before any prize is awarded.
StepResult askForScoring(HandlerContext& match, ScoreBase& body) {
    if (!isThere(match, body) || !canBeIntercepted(match, Verb::Scores)) return award(match, body);
    VerbBody before;
    before.part = VerbBody::Part::Before;
    return Ask{VerbBody::on(match, Verb::Scores, before, body.base), Step::Allowed};
}

/// Returns true if the event was prevented or replaced.
bool isPreventedBy(const Communication& answered, Verb event) { return !answered.succeeded() || !answered.is(event); }

StepResult hold(HandlerContext& match, const ScoreBase& body) {
    if (isThere(match, body)) executeSilently(match, Rule::HoldScoring, VerbBody{}, {body.base});
    return stop(match);
}

/// Moves all cards on the base to their owners' discard piles. This does not destroy them.
StepResult sweep(HandlerContext& match, const ScoreBase& body) {
    const MatchState& state = match.state();
    VerbBody move;
    move.zone = index(Zone::Discard);
    Communication all = VerbBody::make(CoreVerb::Move, move);
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        if (id != body.base && state.placeOf(id) == body.base) VerbBody::add(match, all, id);
    });
    if (all.as<VerbBody>().subjects == 0) return Complete::impossible();
    return Ask{all, Step::Swept};
}

/// Returns true if the base triggers on its own replacement.
bool hearsOfReplacement(const ReadableMatch& match, CardId base) {
    const Definition& definition = match.pool()[match.state().card(base).definition];
    return ((definition.triggersOn >> static_cast<unsigned>(Verb::Replaced)) & 1U) != 0;
}

/// Moves the scored base to the base discard pile. Its trigger on the replacement works from that pile, so an empty
/// base deck is refilled first, without this base.
StepResult removeBase(HandlerContext& match, ScoreBase& body) {
    body.slot = slotOf(match.state(), body.base);
    if (match.state().zone(PlayerId{}, Zone::BaseDeck).empty() && hearsOfReplacement(match, body.base))
        match.rulebook().onDeckTooShort(match, PlayerId{}, index(Zone::BaseDeck));
    VerbBody move;
    move.zone = index(Zone::BaseDiscard);
    return Ask{VerbBody::on(match, CoreVerb::Move, move, body.base), Step::Gone};
}

StepResult replace(HandlerContext& match, ScoreBase& body) {
    if (match.state().zone(PlayerId{}, Zone::BaseDeck).empty())
        match.rulebook().onDeckTooShort(match, PlayerId{}, index(Zone::BaseDeck));
    const auto deck = match.state().zone(PlayerId{}, Zone::BaseDeck);
    if (deck.empty()) return stop(match);
    body.fresh = deck.back();
    VerbBody move;
    move.zone = index(Zone::Play);
    return Ask{VerbBody::on(match, CoreVerb::Move, move, body.fresh), Step::Replaced};
}

StepResult tellReplaced(HandlerContext& match, const ScoreBase& body) {
    VerbBody note;
    note.source = body.base;
    note.second = body.wasMute;
    executeSilently(match, Rule::NoteReplacement, note, {body.fresh});
    VerbBody told;
    told.putOnto(body.fresh);
    return Ask{VerbBody::on(match, Verb::Replaced, told, body.base), Step::Settled};
}

}  // namespace

StepResult ScoreBase::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<ScoreBase>();
    const auto openWindow = [&]() -> StepResult {
        return Ask{Communication::of(Specials{body.base, {match.state().globals.current, 0}}), Step::Opened};
    };
    const auto tellScored = [&] {
        body.wasMute = match.state().card(body.base).current.suppressed;
        return tell(match, Verb::Scored, body.base, Step::Scored);
    };
    const auto sweepAll = [&] {
        StepResult next = sweep(match, body);
        return std::holds_alternative<Complete>(next) ? removeBase(match, body) : next;
    };
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            match.spendInstruction();  // endless scoring of a base counts as an effect without end
            executeSilently(match, Rule::NoteWinners, VerbBody{});  // clears the winners of the previous base
            note(match, body.base, true);
            return tell(match, Verb::BeforeScoring, body.base, Step::Announced);
        case Step::Announced:
            if (isPreventedBy(*answered, Verb::BeforeScoring)) return hold(match, body);
            return settleThen(match, Step::Reacted, openWindow);
        case Step::Reacted:
            return openWindow();
        case Step::Opened:
            return askForScoring(match, body);
        case Step::Allowed:
            return isPreventedBy(*answered, Verb::Scores) ? hold(match, body) : award(match, body);
        case Step::Paying:
            return payNext(match, body);
        case Step::Told:
            if (const auto next = toSettle(match)) return Ask{*next, Step::Told};
            return isThere(match, body) ? tellScored() : stop(match);
        case Step::Scored:
            if (const auto next = toSettle(match)) return Ask{*next, Step::Scored};
            return isThere(match, body) ? sweepAll() : stop(match);
        case Step::Swept:
            return removeBase(match, body);
        case Step::Gone:
            // An effect may have kept it in play.
            return isThere(match, body) ? stop(match) : replace(match, body);
        case Step::Replaced:
            return tellReplaced(match, body);
        case Step::Settled:
            if (const auto next = toSettle(match)) return Ask{*next, Step::Settled};
            note(match, CardId{}, false);
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

}  // namespace duelogue::basebreak
