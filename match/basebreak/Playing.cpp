#include "match/basebreak/Playing.h"

#include <algorithm>

#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak {

namespace {

/// Returns all permissions to consider for the play.
Allowances allowancesOf(const ReadableMatch& match, const PlayOne& body) {
    if (body.by == PlayOne::By::Turn) return {match, body.player};
    if (body.by == PlayOne::By::Extra) return {match, body.player, body.stamp};
    Allowance one;
    one.of = Allowance::Of::Nobody;
    if (body.isChosen == 0) one.at = body.place;
    return {match, body.player, one};
}

SmallVector<CardId, 8> placesOf(const PlayOne& body, const Allowances& by) {
    SmallVector<CardId, 8> places = Plays(by).placesFor(body.card);
    if (body.place) places.eraseIf([&](CardId place) { return place && place != body.place; });
    return places;
}

}  // namespace

Refusal whyNotPlayedAt(const ReadableMatch& match, Subject place) {
    const auto& stack = match.state().communications;
    const auto play = std::find_if(stack.rbegin(), stack.rend(),
                                   [](const Communication& outstanding) { return outstanding.is<PlayOne>(); });
    if (play == stack.rend()) return {};
    const auto& body = play->as<PlayOne>();
    if (!place.isCard()) return {MessageId::NotEligible, body.card};
    return Plays(allowancesOf(match, body)).whyNotAt(body.card, place.card());
}

namespace {

/// Lifts the card from its zone and plays it. Replacements and responses then see a card that has left the hand.
StepResult playIt(HandlerContext& match, PlayOne& body, const Allowance& by) {
    body.of = by.of;
    body.stamp = by.stamp;
    body.source = by.source;
    const Card& card = match.state().card(body.card);
    body.from = card.zone;
    body.holder = card.holder;
    body.isChosen = 1;
    body.offered = match.state().globals.nextStamp;  // extra plays that result from this play have later stamps
    VerbBody lift;
    lift.player = body.player;
    executeSilently(match, Rule::Lift, lift, {body.card});
    VerbBody play;
    play.player = body.player;
    play.source = body.card;
    play.since = match.state().card(body.card).since;
    play.putOnto(body.place);
    return Ask{VerbBody::on(match, Verb::Play, play, body.card), PlayOne::Step::Played};
}

/// If several extra plays could be used up, asks which one, by the cards that give them.
StepResult chooseAllowance(HandlerContext& match, PlayOne& body, const Allowances& all) {
    const auto by = all.narrowest(body.card, body.place);
    if (by.empty()) return Complete{Outcome::Refused, 0, MessageId::NotAllowedNow};
    if (by.size() == 1) return playIt(match, body, *by.front());
    Selection selection;
    selection.card = body.card;
    selection.purpose = forAllowance;
    selection.cancelable = 1;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    for (const Allowance* const one : by) match.listAdd(question, one->source);
    return Ask{question, PlayOne::Step::Allowed};
}

StepResult playBy(HandlerContext& match, PlayOne& body, CardId source) {
    const Allowances all = allowancesOf(match, body);
    for (const Allowance* const one : all.narrowest(body.card, body.place)) {
        if (one->source == source) return playIt(match, body, *one);
    }
    return Complete{Outcome::Refused, 0, MessageId::NotAllowedNow};
}

StepResult choosePlace(HandlerContext& match, PlayOne& body) {
    const Allowances by = allowancesOf(match, body);
    const auto places = placesOf(body, by);
    if (places.empty()) return Complete{Outcome::Refused, 0, MessageId::NotAllowedNow};
    if (places.size() == 1 && !match.asksEverything()) {
        body.place = places.front();
        return chooseAllowance(match, body, by);
    }
    Selection selection;
    selection.card = body.card;
    selection.purpose = forPlace;
    selection.cancelable = body.by == PlayOne::By::Effect ? 0 : 1;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    for (const CardId place : places) match.listAdd(question, place);
    return Ask{question, PlayOne::Step::Placed};
}

/// Ends a play that could not happen, or that was replaced by something else. The card returns to its zone, and the
/// permission is kept.
StepResult putBack(HandlerContext& match, const PlayOne& body, Outcome outcome) {
    if (isIn(match.state().card(body.card), Zone::Limbo)) {
        VerbBody back;
        back.player = body.holder;
        back.zone = body.from;
        executeSilently(match, Rule::PutBack, back, {body.card});
    }
    return Complete{outcome};
}

void useUp(HandlerContext& match, const PlayOne& body) {
    VerbBody use;
    use.player = body.player;
    use.detail = static_cast<std::uint8_t>(body.of);
    use.since = body.stamp;
    use.source = body.source;
    executeSilently(match, Rule::UseUp, use, {body.card});
}

/// Ends a stopped play, which uses up its permission like any other. If it was negated, the card goes to its owner's
/// discard pile; if it was prevented, the card returns to its zone.
StepResult stopPlay(HandlerContext& match, const PlayOne& body, Outcome outcome) {
    const bool isNegated = outcome == Outcome::Negated;
    if (isNegated || outcome == Outcome::Prevented) useUp(match, body);
    if (!isNegated || !isIn(match.state().card(body.card), Zone::Limbo)) return putBack(match, body, outcome);
    VerbBody move;
    move.zone = index(Zone::Discard);
    return Ask{VerbBody::on(match, CoreVerb::Move, move, body.card), PlayOne::Step::Stopped};
}

}  // namespace

StepResult PlayOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<PlayOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return choosePlace(match, body);
        case Step::Placed:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            body.place = match.list(*answered).front().card();
            return chooseAllowance(match, body, allowancesOf(match, body));
        case Step::Allowed:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            return playBy(match, body, match.list(*answered).front().card());
        case Step::Played:
            if (!answered->succeeded()) return stopPlay(match, body, answered->outcome);
            // The play was replaced by something that did not move the card.
            if (!answered->is(Verb::Play) && isIn(match.state().card(body.card), Zone::Limbo))
                return putBack(match, body, Outcome::Prevented);
            useUp(match, body);
            return Complete::succeeded(1);
        case Step::Stopped:
            return Complete{Outcome::Negated};
    }
    return Complete::impossible();
}

std::vector<Field> PlayOne::fields() {
    return {field<&PlayOne::card>("card"), field<&PlayOne::place>("at"), field<&PlayOne::source>("source"),
            field<&PlayOne::player>("player"), field<&PlayOne::holder>("holder")};
}

}  // namespace duelogue::basebreak
