#include "match/netrun/verbs/VerbHandlers.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/Contest.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/verbs/VerbHandlerParts.h"
#include "match/state/Numbers.h"

namespace duelogue::netrun::acts {

namespace {

void endIfWon(HandlerContext& match, PlayerId player) {
    if (value(match.state(), player, PlayerValue::Points) >= option(match.state(), Option::PointsToWin))
        match.end(PlayerSet(player));
}

}  // namespace

// -------------------------------------------------------------------------------------------------- values

namespace {

/// Returns true if the loss is a bid, which may also be paid with credits on cards.
bool isBid(const MatchState& state) {
    const std::size_t depth = state.communications.size();
    return depth > 1 && state.communications[depth - 2].is<Contest>();
}

}  // namespace

/// Takes up to `amount` and answers with the actual loss. Impossible if the amount is positive but the total loss would
/// be 0.
StepResult lose(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    const bool bid = body.detail == static_cast<std::uint8_t>(PlayerValue::Credits) && isBid(match.state());
    int lost = 0;
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (!subject.isPlayer()) continue;
        if (bid) {
            spend(match, {subject.player()}, body.amount);
            lost += body.amount;
            continue;
        }
        std::int16_t& there = match.state().player(subject.player()).values[body.detail];
        const int less = std::clamp<int>(body.amount, 0, std::max<int>(0, there));
        there = static_cast<std::int16_t>(there - less);
        lost += less;
    }
    return lost > 0 || body.amount <= 0 ? Complete::succeeded(lost) : Complete::impossible();
}

StepResult advance(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    int advanced = 0;
    for (const CardId card : cardsOf(match, self)) {
        if (!canBeAdvanced(match, card)) continue;
        ++counters(match.state().card(card), Counter::Advancement);
        ++advanced;
    }
    match.state().globals.outdateLooks();
    return answerOf(advanced);
}

/// Rule: only the Runner takes tags.
StepResult tag(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const int amount = std::max<int>(0, self.as<Body>().amount);
    const std::vector<Subject> players = copyOfSubjects(match, self);
    if (std::ranges::find(players, Subject(runner)) == players.end()) return Complete::impossible();
    std::int16_t& tags = value(match.state(), runner, PlayerValue::Tags);
    tags = saturated(tags + amount);
    return answerOf(amount);
}

StepResult takeCredits(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body& body = self.as<Body>();
    int taken = 0;
    for (const CardId card : cardsOf(match, self)) {
        std::int16_t& there = counters(match.state().card(card), Counter::Credit);
        const int some = std::clamp<int>(body.amount - taken, 0, there);
        there = static_cast<std::int16_t>(there - some);
        taken += some;
    }
    std::int16_t& credits = value(match.state(), body.player, PlayerValue::Credits);
    credits = saturated(credits + taken);
    match.state().globals.outdateLooks();
    return answerOf(taken);
}

/// Pays the whole amount or nothing. This counts as using the card that asks for it.
StepResult pay(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (!subject.isPlayer()) return Complete::impossible();
        const Bill bill{subject.player(), Detail::Using, body.source};
        if (purse(match, bill) < body.amount) return Complete::impossible();
        spend(match, bill, body.amount);
    }
    return Complete::succeeded(body.amount);
}

StepResult exhaust(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const std::vector<CardId> cards = cardsOf(match, self);
    for (const CardId card : cards) match.state().card(card).current.flags |= bit(Flag::Exhausted);
    match.state().globals.outdateLooks();
    return answerOf(static_cast<int>(cards.size()));
}

StepResult remember(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const std::vector<CardId> cards = cardsOf(match, self);
    const CardId source = self.as<Body>().source;
    if (cards.empty() || !source) return Complete::impossible();
    value(match.state().card(source), CardValue::Remembered) = static_cast<std::int16_t>(cards.front().value + 1);
    match.state().globals.outdateLooks();
    return Complete::succeeded(1);
}

// -------------------------------------------------------------------------------------------------- install and play

/// Handles Install and InstallFree.
StepResult install(HandlerContext& match, Communication& self, const Communication* answered) {
    const Body body = self.as<Body>();
    const bool free = self.is(Verb::InstallFree);
    return oneByOne(match, self, answered, [&](CardId card) {
        InstallOne one;
        one.card = card;
        one.cheaper = body.amount;
        one.player = match.state().card(card).owner;
        one.by = free ? InstallOne::By::Nothing : InstallOne::By::Effect;
        one.mayTrash = 1;
        return Communication::of(one, Party::of(body.source));
    });
}

/// Handles Play and PlayBare.
StepResult play(HandlerContext& match, Communication& self, const Communication* answered) {
    const Body body = self.as<Body>();
    const bool bare = self.is(Verb::PlayBare);
    return oneByOne(match, self, answered, [&](CardId card) {
        PlayOne one;
        one.card = card;
        one.player = match.state().card(card).owner;
        one.by = bare ? PlayOne::By::Bare : PlayOne::By::Effect;
        return Communication::of(one, Party::of(body.source));
    });
}

// -------------------------------------------------------------------------------------------------- agendas

namespace {

StepResult bringToScoreArea(HandlerContext& match, Communication& self, const Communication* answered, PlayerId player,
                            TurnEvent event) {
    if (answered == nullptr) {
        const std::vector<CardId> cards = cardsOf(match, self);
        return cards.empty() ? StepResult(Complete::impossible())
                             : Ask{movingTo(match, cards, Zone::Score, player), Body::Step::Own};
    }
    if (!answered->succeeded()) return Complete{answered->outcome};
    for (const CardId id : cardsOf(match, self)) match.state().card(id).knownTo = knownToBoth;
    note(match, event);
    endIfWon(match, player);
    return Complete::succeeded(1);
}

}  // namespace

StepResult steal(HandlerContext& match, Communication& self, const Communication* answered) {
    return bringToScoreArea(match, self, answered, runner, TurnEvent::Stole);
}

StepResult score(HandlerContext& match, Communication& self, const Communication* answered) {
    return bringToScoreArea(match, self, answered, corp, TurnEvent::Scored);
}

StepResult forfeit(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr)
        return verbs::afterMove(match, self, *answered, [](const Card& card) { return isIn(card, Zone::Score); });
    const std::vector<CardId> cards = cardsOf(match, self);
    return cards.empty() ? StepResult(Complete::impossible())
                         : Ask{movingTo(match, cards, Zone::Removed), Body::Step::Own};
}

}  // namespace duelogue::netrun::acts
