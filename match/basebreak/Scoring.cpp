#include "match/basebreak/Scoring.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/basebreak/Leaving.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Turn.h"
#include "match/basebreak/text/Refusals.h"
#include "match/effects/Triggers.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/Replacements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

// -------------------------------------------------------------------------------------------------- standings

namespace {

int prize(const Card& base, int rank) {
    if (rank < 1 || rank > 3) return 0;
    return base.current.figures[static_cast<std::size_t>(Figure::First) + static_cast<std::size_t>(rank) - 1];
}

}  // namespace

Standings standingsAt(const ReadableMatch& match, CardId base) {
    const MatchState& state = match.state();
    Standings all;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (card.current.host != base || !has(card, Trait::Minion) || !card.current.controller) return;
        Standing& standing = all[card.current.controller.value];
        standing.power += power(card);
        standing.counts = true;
    });
    for (Standing& one : all) {
        if (!one.counts) continue;
        one.rank = 1 + static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Standing& other) {
                       return other.counts && other.power > one.power;
                   }));
        one.points = prize(state.card(base), one.rank);
    }
    return all;
}

int totalPowerAt(const MatchState& state, CardId base) {
    int total = 0;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (card.current.host == base && has(card, Trait::Minion)) total += power(card);
    });
    return total;
}

SmallVector<CardId, 8> readyBases(const ReadableMatch& match) {
    const MatchState& state = match.state();
    const auto all = bases(state);
    SmallVector<int, 8> lacking;
    for (const CardId base : all) lacking.push_back(breakpoint(state.card(base)));
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (!has(card, Trait::Minion)) return;
        const auto at = std::ranges::find(all, card.current.host);
        if (at != all.end()) lacking[static_cast<std::size_t>(at - all.begin())] -= power(card);
    });
    SmallVector<CardId, 8> ready;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (lacking[i] <= 0 && value(state.card(all[i]), CardValue::Held) == 0) ready.push_back(all[i]);
    }
    return ready;
}

// -------------------------------------------------------------------------------------------------- settling

namespace {

/// Returns actions of other players on minions that are now protected from them.
std::vector<CardId> losingHold(const ReadableMatch& match) {
    const MatchState& state = match.state();
    std::vector<CardId> falling;
    const PreventionIndex protection(match, Verb::Cling);
    if (protection.areNone()) return falling;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (!has(card, Trait::Ongoing) || !card.current.host) return;
        VerbBody body;
        body.source = id;
        body.since = card.since;
        body.player = card.current.controller;
        if (protection.prevent(body, card.current.host)) falling.push_back(id);
    });
    return falling;
}

/// Keeps the number of bases constant: each vacant place is filled from the base deck.
void fillVacancies(HandlerContext& match) {
    while (value(match.state(), Global::Vacant) > 0) {
        if (match.state().zone(PlayerId{}, Zone::BaseDeck).empty())
            match.rulebook().onDeckTooShort(match, PlayerId{}, index(Zone::BaseDeck));
        const auto deck = match.state().zone(PlayerId{}, Zone::BaseDeck);
        if (deck.empty()) return;
        executeSilently(match, Rule::FillVacancy, VerbBody{}, {deck.back()});
    }
}

}  // namespace

std::optional<Communication> toSettle(HandlerContext& match) {
    match.refresh();
    fillVacancies(match);
    for (const CardId id : losingHold(match)) executeSilently(match, Rule::Fall, VerbBody{}, {id});
    if (match.state().triggers.empty()) return std::nullopt;
    return Communication::of(ResolveTriggers{});
}

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

/// Moves all cards at the base to their owners' discard piles. This does not destroy them.
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
        return Ask{Communication::of(Specials{body.base, match.state().globals.current, 0}), Step::Opened};
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

// -------------------------------------------------------------------------------------------------- specials

namespace {

Allowance anyPlay() {
    Allowance any;
    any.of = Allowance::Of::Nobody;
    return any;
}

/// Appends the specials: cards from the hand that can be played now, and abilities.
void specialOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    playOptions(Allowances(match, player, anyPlay()), out, bit(Trait::Special));
    useOptions(match, player, out);
}

StepResult askNext(HandlerContext& match, Specials& body) {
    const MatchState& state = match.state();
    for (; body.passes < state.seatCount(); ++body.passes, body.next = state.after(body.next)) {
        Replies replies;
        specialOptions(match, body.next, replies);
        if (replies.empty()) continue;
        SpecialTurn turn;
        turn.base = body.base;
        turn.player = body.next;
        return Ask{Communication::of(turn, Party::match(), Party::of(body.next)), Specials::Step::Asked};
    }
    return Complete::succeeded();
}

}  // namespace

StepResult Specials::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Specials>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return askNext(match, body);
        case Step::Asked:
            body.passes = answered->value == 0 ? static_cast<std::uint8_t>(body.passes + 1) : std::uint8_t{0};
            body.next = match.state().after(body.next);
            if (const auto next = toSettle(match)) return Ask{*next, Step::Settled};
            return askNext(match, body);
        case Step::Settled:
            if (const auto next = toSettle(match)) return Ask{*next, Step::Settled};
            return askNext(match, body);
    }
    return Complete::impossible();
}

void SpecialTurn::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    specialOptions(match, self.as<SpecialTurn>().player, out);
    out.emplace_back(ReplyWord::Pass);
}

Refusal SpecialTurn::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<SpecialTurn>().player;
    const bool isCard = reply.is(Word::Play) && reply.subject.isCard();
    const auto isOwn = [&](const Card& card) { return isIn(card, Zone::Hand) && card.holder == player; };
    if (isCard && isOwn(match.state().card(reply.subject.card())) &&
        !has(match.state().card(reply.subject.card()), Trait::Special))
        return why(Reason::NotSpecial);
    if (isCard && !isOwn(match.state().card(reply.subject.card()))) return MessageId::NotInHand;
    return basebreak::whyNot(Allowances(match, player, anyPlay()), reply);
}

Reaction SpecialTurn::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Pass)) return Complete::succeeded(0);
    return requestOf(match, self.as<SpecialTurn>().player, reply, PlayOne::By::Effect);
}

std::optional<Complete> SpecialTurn::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                                  const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    return Complete::succeeded(1);
}

}  // namespace duelogue::basebreak
