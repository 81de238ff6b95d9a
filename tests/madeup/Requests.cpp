#include "tests/madeup/Requests.h"

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup {

namespace {

/// Returns the untapped sources of the player.
std::vector<CardId> sources(const ReadableMatch& match, PlayerId player) {
    std::vector<CardId> found;
    for (const CardId card : match.state().zone(player, Zone::Board)) {
        const bool tapped = (match.state().card(card).current.flags & bit(Flag::Tapped)) != 0;
        if (has(match.state().card(card), Trait::Source) && !tapped) found.push_back(card);
    }
    return found;
}

std::vector<Subject> places(const ReadableMatch& match) {
    std::vector<Subject> found;
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
        for (const CardId card : match.state().zone(player, Zone::Board)) {
            if (has(match.state().card(card), Trait::Place)) found.emplace_back(card);
        }
    }
    return found;
}

template <class Step>
Ask change(HandlerContext& match, CoreVerb verb, PlayerId player, PlayerValue which, int amount, Step resume) {
    VerbBody body;
    body.player = player;
    body.amount = static_cast<std::int16_t>(amount);
    body.detail = static_cast<std::uint8_t>(which);
    return {VerbBody::on(match, verb, body, player), resume};
}

template <class Step>
Ask moveTo(HandlerContext& match, Zone zone, CardId card, Step resume) {
    VerbBody body;
    body.zone = static_cast<std::uint8_t>(zone);
    return {VerbBody::on(match, CoreVerb::Move, body, card), resume};
}

}  // namespace

// -------------------------------------------------------------------------------------------------- the turn

void TakeTurn::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<TakeTurn>().player;
    const int most =
        value(match.state(), player, PlayerValue::Credits) + static_cast<int>(sources(match, player).size());
    for (const CardId card : match.state().zone(player, Zone::Hand)) {
        if (costOf(match, card) <= most) out.emplace_back(MadeUpWord::Play, card);
    }
    out.emplace_back(MadeUpWord::Work);
    out.emplace_back(ReplyWord::Pass);
}

Reaction TakeTurn::reply(HandlerContext& /*match*/, Communication& self, const Reply& reply) {
    const PlayerId player = self.as<TakeTurn>().player;
    if (reply.is(ReplyWord::Pass)) return Complete::succeeded(0);
    if (reply.is(MadeUpWord::Work)) return Communication::of(Work{player});
    return Communication::of(PlayCard{reply.subject.card(), CardId{}, player});
}

std::optional<Complete> TakeTurn::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                               const Communication& request) {
    if (!request.succeeded()) return std::nullopt;
    return Complete::succeeded(1);
}

// -------------------------------------------------------------------------------------------------- playing a card

namespace {

StepResult choosePlace(HandlerContext& match, PlayCard& play) {
    const std::vector<Subject> all = places(match);
    if (!has(match.state().card(play.card), Trait::Unit) || all.size() < 2) {
        if (has(match.state().card(play.card), Trait::Unit) && !all.empty()) play.place = all.front().card();
        return Complete::succeeded();
    }
    ChooseCard question;
    question.card = play.card;
    question.cancelable = 1;
    Communication choose = Communication::of(question, Party::match(), Party::of(play.player));
    match.listAdd(choose, all);
    return Ask{choose, PlayCard::Step::Placed};
}

StepResult askForPayment(HandlerContext& match, const PlayCard& play, std::span<const Subject> targets) {
    PendingItem item;
    item.ability = spellOf(match, play.card);
    item.card = play.card;
    item.since = match.state().card(play.card).since;
    item.stamp = match.stamp();
    item.controller = play.player;
    item.isCard = 1;
    item.event.source = play.place;
    match.pushItem(item, targets);
    return Ask{Communication::of(Pay{play.card}, Party::match(), Party::of(play.player)), PlayCard::Step::Paid};
}

StepResult chooseTargets(HandlerContext& match, const PlayCard& play) {
    ChooseTargets targets;
    targets.ability = spellOf(match, play.card);
    if (!targets.ability || match.pool()[targets.ability].targetCount == 0) return askForPayment(match, play, {});
    targets.card = play.card;
    targets.player = play.player;
    targets.cancelable = 1;
    return Ask{Communication::of(targets), PlayCard::Step::Targeted};
}

/// Takes everything back: tapped sources, their credits, and the pending item (S3.21).
Complete takeBack(HandlerContext& match, PlayerId player, const Communication& payment) {
    for (const Subject tapped : match.list(payment)) {
        match.state().card(tapped.card()).current.flags &= ~bit(Flag::Tapped);
        --value(match.state(), player, PlayerValue::Credits);
    }
    match.removeItem(match.state().pendingItems.size() - 1);
    return Complete::canceled(payment.message);
}

}  // namespace

StepResult PlayCard::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& play = self.as<PlayCard>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const StepResult choice = choosePlace(match, play);
            return std::holds_alternative<Ask>(choice) ? choice : chooseTargets(match, play);
        }
        case Step::Placed:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            play.place = match.list(*answered).front().card();
            return chooseTargets(match, play);
        case Step::Targeted:
            if (!answered->succeeded()) return Complete::canceled(answered->message);
            return askForPayment(match, play, match.list(*answered));
        case Step::Paid:
            if (answered->canceled()) return takeBack(match, play.player, *answered);
            return change(match, CoreVerb::Lose, play.player, PlayerValue::Credits, costOf(match, play.card),
                          Step::Spent);
        case Step::Spent:
            relocate(match, play.card, play.player, static_cast<std::uint8_t>(Zone::Played), Place::Top);
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> PlayCard::fields() {
    return {field<&PlayCard::card>("card"), field<&PlayCard::place>("place"), field<&PlayCard::player>("player")};
}

// -------------------------------------------------------------------------------------------------- paying

void Pay::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    for (const CardId source : sources(match, self.answerer.player)) out.emplace_back(MadeUpWord::Tap, source);
    out.emplace_back(MadeUpWord::Pay);
}

Reaction Pay::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    const PlayerId player = self.answerer.player;
    if (reply.is(MadeUpWord::Tap)) return Communication::of(TapSource{reply.subject.card(), player});
    if (value(match.state(), player, PlayerValue::Credits) < costOf(match, self.as<Pay>().card)) {
        return Complete::canceled(MessageId::NotEnoughResources);
    }
    return Complete::succeeded(1);
}

std::optional<Complete> Pay::afterRequest(HandlerContext& match, Communication& self, const Communication& request) {
    if (request.succeeded()) match.listAppend(self, request.as<TapSource>().card);
    return std::nullopt;
}

bool Pay::canCancel(const ReadableMatch& /*match*/, const Communication& /*self*/) { return true; }

StepResult TapSource::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<TapSource>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return Ask{VerbBody::on(match, MadeUpVerb::Tap, {}, body.card), Step::Tapped};
        case Step::Tapped:
            if (!answered->succeeded()) return Complete{answered->outcome};
            return change(match, CoreVerb::Gain, body.player, PlayerValue::Credits, 1, Step::Gained);
        case Step::Gained:
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> TapSource::fields() {
    return {field<&TapSource::card>("card"), field<&TapSource::player>("player")};
}

StepResult Work::enter(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const PlayerId player = self.as<Work>().player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return change(match, CoreVerb::Lose, player, PlayerValue::Clicks, 1, Step::Clicked);
        case Step::Clicked:
            return change(match, CoreVerb::Gain, player, PlayerValue::Credits, 1, Step::Gained);
        case Step::Gained:
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

StepResult Price::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<Price>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return Ask{Communication::of(YesNo{body.card}, Party::match(), Party::of(body.player)), Step::Decided};
        case Step::Decided:
            if (answered->value == 0) return Complete::canceled(MessageId::None);
            return change(match, CoreVerb::Lose, body.player, PlayerValue::Credits, body.amount, Step::Spent);
        case Step::Spent:
            return Complete::succeeded(body.amount);
    }
    return Complete::impossible();
}

std::vector<Field> Price::fields() {
    return {field<&Price::card>("card"), field<&Price::player>("player"), field<&Price::amount>("amount")};
}

// -------------------------------------------------------------------------------------------------- resolving

namespace {

StepResult playIt(HandlerContext& match, const Resolve& body) {
    VerbBody play;
    play.player = body.player;
    play.source = body.place;
    return Ask{VerbBody::on(match, MadeUpVerb::Play, play, body.card), Resolve::Step::Played};
}

StepResult doIt(HandlerContext& match, Communication& self) {
    const auto& body = self.as<Resolve>();
    if (!body.ability) return Complete{body.outcome};
    RunAbility frame;
    frame.ability = body.ability;
    frame.at = match.pool()[body.ability].body;
    frame.self = body.card;
    frame.since = match.state().card(body.card).since;
    frame.you = body.player;
    frame.targets = static_cast<std::uint8_t>(self.listSize());
    Communication run = RunAbility::make(frame);
    match.listAdd(run, match.list(self));
    return Ask{run, Resolve::Step::Done};
}

}  // namespace

StepResult Resolve::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Resolve>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return playIt(match, body);
        case Step::Played:
            body.outcome = answered->outcome;
            if (!answered->succeeded()) return moveTo(match, Zone::Hand, body.card, Step::Away);
            return change(match, CoreVerb::Lose, body.player, PlayerValue::Clicks, 1, Step::Clicked);
        case Step::Clicked:
            return doIt(match, self);
        case Step::Done:
            if (match.state().card(body.card).zone != static_cast<std::uint8_t>(Zone::Played))
                return Complete{body.outcome};
            return moveTo(match, Zone::Discard, body.card, Step::Away);
        case Step::Away:
            return Complete{body.outcome};
    }
    return Complete::impossible();
}

std::vector<Field> Resolve::fields() {
    return {field<&Resolve::card>("card"), field<&Resolve::ability>("ability"), field<&Resolve::player>("player"),
            field<&Resolve::place>("place")};
}

}  // namespace duelogue::madeup
