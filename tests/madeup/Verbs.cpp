#include "tests/madeup/Verbs.h"

#include <algorithm>
#include <utility>

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup::verbs {

namespace {

using Step = VerbBody::Step;
using Body = VerbBody;

Complete as(const Communication& answered) { return {answered.outcome, answered.value, answered.message}; }

bool is(const ReadableMatch& match, Subject subject, Trait trait) {
    return subject.isCard() && has(match.state().card(subject.card()), trait);
}

Communication moveToBoard(HandlerContext& match, const Communication& self) {
    Communication move = duelogue::verbs::moveOf(match, self, static_cast<std::uint8_t>(Zone::Board));
    move.as<Body>().player = self.as<Body>().player;
    return move;
}

void setTapped(HandlerContext& match, const Communication& self, bool tapped) {
    for (const Subject subject : subjectsOf(match, self)) {
        std::uint32_t& flags = match.state().card(subject.card()).current.flags;
        flags = tapped ? flags | bit(Flag::Tapped) : flags & ~bit(Flag::Tapped);
    }
}

}  // namespace

StepResult play(HandlerContext& match, Communication& self, const Communication* answered) {
    const Subject card = subjectsOf(match, self).front();
    if (is(match, card, Trait::Deed)) return Complete::succeeded(1);
    if (answered == nullptr) return Ask{moveToBoard(match, self), Step::Own};
    if (answered->succeeded()) match.state().card(card.card()).current.host = self.as<Body>().source;
    return as(*answered);
}

StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto canBe = [&](Subject card) { return !is(match, card, Trait::Sturdy); };
    if (answered == nullptr && std::ranges::none_of(subjectsOf(match, self), canBe)) return Complete::impossible();
    if (answered == nullptr) (void)duelogue::verbs::leaveOutOthers(match, self, canBe);
    return duelogue::verbs::discardFromPlay(match, self, answered, duelogue::verbs::MovedBy::Source);
}

StepResult tag(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    for (const Subject subject : subjectsOf(match, self)) {
        auto& tags = match.state().player(subject.player()).values[static_cast<std::size_t>(PlayerValue::Tags)];
        tags = static_cast<std::int16_t>(tags + self.as<Body>().amount);
    }
    return Complete::succeeded(self.as<Body>().amount);
}

/// Rule: a player who is hurt and has too few cards to discard loses at once.
StepResult hurt(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete::succeeded(self.as<Body>().amount);
    MatchState& state = match.state();
    const auto amount = static_cast<std::size_t>(self.as<Body>().amount);
    Body body;
    body.source = self.as<Body>().source;
    Communication discard = Body::make(CoreVerb::Discard, body);
    for (std::size_t i = 0; i < self.as<Body>().subjects; ++i) {
        const PlayerId player = subjectsOf(match, self)[i].player();
        const auto hand = state.zone(player, Zone::Hand);
        if (hand.size() < amount) lose(match, player);
        for (const CardId card : duelogue::verbs::randomCards(match, hand, amount)) Body::add(match, discard, card);
    }
    if (discard.listSize() == 0) return Complete::succeeded(self.as<Body>().amount);
    return Ask{discard, Step::Own};
}

StepResult tap(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setTapped(match, self, true);
    return Complete::succeeded(self.as<Body>().subjects);
}

StepResult untap(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setTapped(match, self, false);
    return Complete::succeeded(self.as<Body>().subjects);
}

StepResult trace(HandlerContext& match, Communication& self, const Communication* answered) {
    const Body& body = self.as<Body>();
    if (answered != nullptr) return Complete::succeeded(body.amount + answered->value);
    Contest contest;
    contest.card = body.source;
    contest.first = match.state().card(body.source).current.controller;
    contest.other = subjectsOf(match, self).front().player();
    contest.spends = static_cast<std::uint8_t>(PlayerValue::Credits);
    contest.most = -1;
    return Ask{Communication::of(contest, Party::of(body.source)), Step::Own};
}

/// Performs one deed after another. The ability of the last deed takes this verb's place.
StepResult perform(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    const PlayerId player = match.state().card(body.source).current.controller;
    const bool aimed = answered != nullptr && answered->is<ChooseTargets>();
    if (answered == nullptr) body.examined = 0;
    if (answered != nullptr && (!aimed || !answered->succeeded())) ++body.examined;
    if (body.examined >= body.subjects) return Complete::succeeded(body.examined);
    const CardId card = subjectsOf(match, self)[body.examined].card();
    const AbilityId ability = spellOf(match, card);
    if (!aimed) {
        ChooseTargets targets;
        targets.ability = ability;
        targets.card = card;
        targets.player = player;
        return Ask{Communication::of(targets), Step::Own};
    }
    RunAbility frame;
    frame.ability = ability;
    frame.at = match.pool()[ability].body;
    frame.self = card;
    frame.since = match.state().card(card).since;
    frame.you = player;
    frame.targets = answered->listSize();
    Communication run = RunAbility::make(frame);
    match.listAdd(run, match.list(*answered));
    if (body.examined + 1 == body.subjects) return Delegate{run};
    return Ask{run, Step::Own};
}

StepResult access(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body& body = self.as<Body>();
    for (const Subject subject : subjectsOf(match, self)) {
        Card& card = match.state().card(subject.card());
        card.knownTo = static_cast<std::uint8_t>(card.knownTo | (1U << body.player.value));
    }
    return Complete::succeeded(body.subjects);
}

StepResult steal(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered == nullptr) return Ask{moveToBoard(match, self), Step::Own};
    if (!answered->is(CoreVerb::Move) || !answered->succeeded()) {
        return as(*answered);
    }
    Body gain;
    gain.amount = static_cast<std::int16_t>(answered->value);
    gain.detail = static_cast<std::uint8_t>(PlayerValue::Points);
    return Ask{Body::on(match, CoreVerb::Gain, gain, self.as<Body>().player), Step::Own};
}

}  // namespace duelogue::madeup::verbs
