// The verb by which a card is played: it enters play, is announced, and its text runs.
#include <vector>

#include "match/basebreak/Playing.h"
#include "match/basebreak/VerbHandlers.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak::acts {

namespace {

using Body = VerbBody;

}  // namespace

// -------------------------------------------------------------------------------------------------- playing a card

namespace {

/// The progress of a play, in VerbBody::detail.
enum class Stage : std::uint8_t { Announced, Clung, Aimed, Done, Discarded };

void enterAt(HandlerContext& match, CardId card, PlayerId player, CardId host) {
    relocate(match, card, player, index(Zone::Play), Place::Top);
    match.state().card(card).current.host = host;
}

void count(HandlerContext& match, CardId card, PlayerId player) {
    const bool minion = has(match.state().card(card), Trait::Minion);
    ++value(match.state(), player, minion ? Value::Minions : Value::Actions);
}

}  // namespace

CardId cardOf(const ReadableMatch& match, const Communication& self) { return subjectsOf(match, self).front().card(); }

namespace {

/// Runs the card's text with its targets.
StepResult runText(HandlerContext& match, Communication& self, std::span<const Subject> targets) {
    Body& body = self.as<Body>();
    body.detail = static_cast<std::uint8_t>(Stage::Done);
    const CardId card = cardOf(match, self);
    RunAbility frame = RunAbility::of(match, textOf(match, card), card, body.player);
    frame.targets = static_cast<std::uint16_t>(targets.size());
    Communication run = RunAbility::make(frame);
    match.listAdd(run, targets);
    return Ask{run, Body::Step::Own};
}

/// Puts a standard action into its owner's discard pile when it is complete.
StepResult putAway(HandlerContext& match, Communication& self) {
    Body& body = self.as<Body>();
    const CardId card = cardOf(match, self);
    if (!isIn(match.state().card(card), Zone::Limbo)) return Complete::succeeded(1);
    body.detail = static_cast<std::uint8_t>(Stage::Discarded);
    // Later questions about its controller mean the player who played it.
    match.state().card(card).lastKnown = match.state().card(card).current;
    Body move;
    move.zone = index(Zone::Discard);
    return Ask{Body::on(match, CoreVerb::Move, move, card), Body::Step::Own};
}

/// Returns the first target of an ongoing action, which is its host and known by now; empty for any other card. The
/// layout is that of Targets.
std::vector<Subject> knownTargets(const ReadableMatch& match, const Communication& self) {
    if (!has(match.state().card(cardOf(match, self)), Trait::Ongoing)) return {};
    return {Subject::number(1), Subject(self.as<Body>().onto())};
}

/// Returns the targets if no others have been chosen.
std::vector<Subject> noMoreTargets(const ReadableMatch& match, const Communication& self) {
    const Ability& text = match.pool()[textOf(match, cardOf(match, self))];
    std::vector<Subject> targets = knownTargets(match, self);
    targets.resize(targets.size() + text.targetCount - (targets.empty() ? 0U : 1U), Subject::number(0));
    return targets;
}

StepResult startText(HandlerContext& match, Communication& self) {
    Body& body = self.as<Body>();
    const CardId card = cardOf(match, self);
    const AbilityId text = textOf(match, card);
    // A card that is jammed at its place does nothing.
    if (!text || match.state().card(card).current.suppressed != 0) return putAway(match, self);
    if (match.pool()[text].targetCount == 0) return runText(match, self, {});
    const std::vector<Subject> known = knownTargets(match, self);
    if (!known.empty() && match.pool()[text].targetCount == 1) return runText(match, self, known);
    body.detail = static_cast<std::uint8_t>(Stage::Aimed);
    const ChooseTargets targets = ChooseTargets::of(match, text, card, body.player);
    Communication question = Communication::of(targets, Party::of(card));
    match.listAdd(question, known);
    return Ask{question, Body::Step::Own};
}

StepResult announced(HandlerContext& match, Communication& self) {
    Body& body = self.as<Body>();
    const CardId card = cardOf(match, self);
    if (!has(match.state().card(card), Trait::Ongoing)) return startText(match, self);
    // If the host is protected from the action, the action does not affect it.
    body.detail = static_cast<std::uint8_t>(Stage::Clung);
    if (passSilently(match, Verb::Cling, body.onto())) return startText(match, self);
    Body cling;
    cling.source = card;
    cling.since = match.state().card(card).since;
    cling.player = body.player;
    return Ask{Body::on(match, Verb::Cling, cling, body.onto()), Body::Step::Own};
}

StepResult begin(HandlerContext& match, Communication& self) {
    Body& body = self.as<Body>();
    const CardId card = cardOf(match, self);
    const bool minion = has(match.state().card(card), Trait::Minion);
    const bool ongoing = has(match.state().card(card), Trait::Ongoing);
    // The play fails if its host or base has left in the meantime.
    if (body.onto() && !isIn(match.state().card(body.onto()), Zone::Play)) return Complete::impossible();
    count(match, card, body.player);
    if ((minion || ongoing) && !body.onto()) return putAway(match, self);
    if (minion || ongoing) enterAt(match, card, body.player, body.onto());
    body.since = match.state().card(card).since;
    body.detail = static_cast<std::uint8_t>(Stage::Announced);
    match.refresh();
    if (passSilently(match, Verb::Announce, card)) return announced(match, self);
    Body told = body;
    told.subjects = 0;
    told.examined = 0;
    return Ask{Body::on(match, Verb::Announce, told, card), Body::Step::Own};
}

StepResult clung(HandlerContext& match, Communication& self, const Communication& answered) {
    if (answered.succeeded()) return startText(match, self);
    executeSilently(match, Rule::Fall, Body{}, {cardOf(match, self)});
    return Complete::succeeded(1);
}

}  // namespace

StepResult play(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered == nullptr) return begin(match, self);
    switch (static_cast<Stage>(self.as<Body>().detail)) {
        case Stage::Announced:
            return announced(match, self);
        case Stage::Clung:
            return clung(match, self, *answered);
        case Stage::Aimed: {
            // Without a target the card does as much as it can.
            if (!answered->succeeded()) return runText(match, self, noMoreTargets(match, self));
            const auto list = match.list(*answered);
            return runText(match, self, std::vector<Subject>(list.begin(), list.end()));
        }
        case Stage::Done:
            if (const auto offer = offerNext(match, self, *answered)) return Ask{*offer, Body::Step::Own};
            return putAway(match, self);
        case Stage::Discarded: {
            // In the discard pile it is still the played card; see afterVerb().
            const Card& card = match.state().card(cardOf(match, self));
            if (isIn(card, Zone::Discard)) self.as<Body>().since = card.since;
            break;
        }
    }
    return Complete::succeeded(1);
}

}  // namespace duelogue::basebreak::acts
