#include "match/basebreak/VerbHandlers.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Rules.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"

namespace duelogue::basebreak::acts {

namespace {

using Body = VerbBody;

void setFlag(HandlerContext& match, const Communication& self, Flag flag) {
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (subject.isCard()) match.state().card(subject.card()).current.flags |= bit(flag);
    }
}

}  // namespace

/// Plays the cards one by one, each with its whole text. `examined` counts them.
StepResult playCard(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) {
        body.examined = 0;
    } else {
        self.value += answered->succeeded() ? 1 : 0;
    }
    while (body.examined < body.subjects) {
        const Subject subject = subjectsOf(match, self)[body.examined++];
        if (!subject.isCard() || isIn(match.state().card(subject.card()), Zone::Play)) continue;
        PlayOne play;
        play.card = subject.card();
        play.player = body.player;
        play.by = PlayOne::By::Effect;
        play.place = body.onto();
        return Ask{Communication::of(play, Party::of(body.source)), Body::Step::Own};
    }
    return self.value > 0 ? Complete::succeeded(0) : Complete::impossible();
}

namespace {

/// Returns true if the card is a minion or action in play that is not yet at the base.
bool canMoveTo(const MatchState& state, Subject subject, CardId base) {
    if (!subject.isCard()) return false;
    const Card& card = state.card(subject.card());
    return isIn(card, Zone::Play) && !has(card, Trait::Base) && card.current.host != base;
}

}  // namespace

/// Moves cards to another base and records their old base as last known information. Cards that cannot move stay.
StepResult move(HandlerContext& match, Communication& self, const Communication* answered) {
    MatchState& state = match.state();
    const CardId to = self.as<Body>().onto();
    if (!to || !isIn(state.card(to), Zone::Play) || !has(state.card(to), Trait::Base)) return Complete::impossible();
    const auto can = [&](Subject subject) { return canMoveTo(state, subject, to); };
    if (!verbs::leaveOutOthers(match, self, can)) return Complete::impossible();
    for (const Subject subject : copyOfSubjects(match, self))
        state.card(subject.card()).lastKnown = state.card(subject.card()).current;
    return verbs::attach(match, self, answered);
}

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

CardId cardOf(const ReadableMatch& match, const Communication& self) { return subjectsOf(match, self).front().card(); }

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
    ChooseTargets targets;
    targets.ability = text;
    targets.card = card;
    targets.since = match.state().card(card).since;
    targets.player = body.player;
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

// -------------------------------------------------------------------------------------------------- other verbs

/// Moves cards. Minions and actions enter play only when played, because otherwise they would lack a base.
StepResult put(HandlerContext& match, Communication& self, const Communication* answered) {
    if (self.as<Body>().zone != index(Zone::Play)) {
        rules::tellMove(match, self, Zone::Discard, verbs::goingAlong(match, self));
        return verbs::move(match, self, answered);
    }
    const auto isBase = [&](Subject subject) {
        return subject.isCard() && has(match.state().card(subject.card()), Trait::Base);
    };
    return verbs::leaveOutOthers(match, self, isBase) ? verbs::move(match, self, answered) : Complete::impossible();
}

/// Destroys cards. The move is one of the rules, because effects that save a card have already been applied.
StepResult destroy(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete{answered->outcome, answered->value, answered->message};
    Body body;
    body.zone = index(Zone::Discard);
    Communication move = Body::make(CoreVerb::Move, body);
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (subject.isCard()) Body::add(match, move, subject);
    }
    return move.as<Body>().subjects == 0 ? StepResult(Complete::impossible()) : Ask{move, Body::Step::Own};
}

/// Handles Boost and LowerBreakpoint. The affected cards are fixed now.
StepResult boost(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const Subject subject : copyOfSubjects(match, self)) {
        if (!subject.isCard()) continue;
        ContinuousEffect effect;
        effect.verb = self.kind.value;
        effect.amount = body.amount;
        effect.on = subject;
        effect.source = body.source;
        effect.since = body.since;
        effect.duration = body.duration;
        effect.until = body.player;
        effect.controller = match.state().card(body.source).current.controller;
        if (!effect.controller) effect.controller = match.rulebook().defaultController(match);
        match.addContinuousEffect(effect);
    }
    return Complete::succeeded(body.amount);
}

namespace {

void addExtra(HandlerContext& match, const Communication& self, PlayerId player) {
    const Body body = self.as<Body>();
    ContinuousEffect extra;
    extra.verb = self.kind.value;
    extra.source = body.source;
    extra.since = body.since;
    extra.controller = player;
    extra.until = player;
    extra.duration = static_cast<std::uint8_t>(Duration::ThisTurn);
    extra.second = body.amount;
    if (!self.is(Verb::ExtraAction) && body.onto()) extra.on = body.onto();
    match.addContinuousEffect(extra);
}

bool contains(const CardPool& pool, InstructionId body, InstructionId instruction) {
    for (InstructionId at = body; at; at = pool[at].next) {
        if (at == instruction || contains(pool, pool[at].body, instruction) ||
            contains(pool, pool[at].otherwise, instruction))
            return true;
    }
    return false;
}

/// Returns true if a special gives the extra play: a special action, or an activated ability of a minion. In the
/// printed game all of these are specials.
bool isOfSpecial(const ReadableMatch& match, const Communication& self) {
    const Card& source = match.state().card(self.as<Body>().source);
    if (!source.definition) return false;
    const Definition& printed = match.pool()[source.definition];
    if ((printed.traits & bit(Trait::Special)) != 0) return true;
    const InstructionId instruction(self.instruction);
    return std::ranges::any_of(match.pool().abilitiesOf(printed), [&](const Ability& ability) {
        return ability.kind == AbilityKind::Activated && contains(match.pool(), ability.body, instruction);
    });
}

/// Returns true if an extra play is offered later. In the player's own part for playing cards, the play of its source
/// offers it at the end. An extra play from a trigger is offered now if more triggers wait.
bool isOfferedLater(const ReadableMatch& match) {
    const auto isPlay = [](const Communication& outstanding) { return outstanding.is<PlayOne>(); };
    return std::ranges::any_of(match.state().communications, isPlay) || !isAnythingDue(match);
}

/// Returns the question whether to use the extra play now; nullopt if it is offered later or can't be used.
std::optional<Communication> giveExtra(HandlerContext& match, const Communication& self, PlayerId player) {
    addExtra(match, self, player);
    const ContinuousEffect& extra = match.state().continuousEffects.back();
    if (!playsCards(match.state(), player) || isOfSpecial(match, self)) return offerOnce(match, extra);
    return isOfferedLater(match) ? std::nullopt : offerKept(match, extra);
}

}  // namespace

/// `examined` counts players.
StepResult extraMinion(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) body.examined = 0;
    while (body.examined < body.subjects) {
        const Subject subject = subjectsOf(match, self)[body.examined++];
        if (!subject.isPlayer()) continue;
        if (const auto question = giveExtra(match, self, subject.player())) return Ask{*question, Body::Step::Own};
    }
    return Complete::succeeded(1);
}

/// `examined` counts players, `second` the plays of one player. Stops at the limit of continuous effects, which ends
/// the match anyway.
StepResult extraAction(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) {
        body.examined = 0;
        body.second = 0;
    }
    while (body.examined < body.subjects && match.state().continuousEffects.size() <= EngineLimits::continuousEffects) {
        const Subject subject = subjectsOf(match, self)[body.examined];
        if (!subject.isPlayer() || body.second >= body.amount) {
            ++body.examined;
            body.second = 0;
            continue;
        }
        ++body.second;
        if (const auto question = giveExtra(match, self, subject.player())) return Ask{*question, Body::Step::Own};
    }
    return Complete::succeeded(body.amount);
}

/// Cards at the old base stay at the new one, except for actions on the old base.
StepResult exchange(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    MatchState& state = match.state();
    const CardId fresh = self.as<Body>().onto();
    const CardId old = cardOf(match, self);
    const bool possible = isIn(state.card(fresh), Zone::BaseDeck) && has(state.card(old), Trait::Base);
    if (!possible) return Complete::impossible();
    const std::uint8_t slot = slotOf(state, old);
    const Subject leaving = old;
    rules::tellMove(match, self, Zone::BaseDeck, std::span(&leaving, 1));
    std::vector<CardId> on;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        if (state.card(id).current.host == old) on.push_back(id);
    });
    for (const CardId id : on) {
        if (has(state.card(id), Trait::Minion)) {
            state.card(id).current.host = fresh;
        } else {
            executeSilently(match, Rule::Fall, Body{}, {id});
        }
    }
    relocate(match, old, PlayerId{}, index(Zone::BaseDeck), Place::Top);
    relocate(match, fresh, PlayerId{}, index(Zone::Play), Place::Top);
    putAtSlot(state, fresh, slot);
    shuffleDeck(match, PlayerId{});
    return Complete::succeeded(1);
}

namespace {

/// The progress of renewing a hand, in VerbBody::detail.
enum class Renewal : std::uint8_t { Begun, Discarded, Drawn };

StepResult discardHand(HandlerContext& match, Communication& self, PlayerId player) {
    Body discard = self.as<Body>();
    discard.player = player;
    discard.subjects = 0;
    discard.examined = 0;
    Communication all = Body::make(CoreVerb::Discard, discard);
    for (const CardId card : match.state().zone(player, Zone::Hand)) Body::add(match, all, card);
    return Ask{all, Body::Step::Own};
}

}  // namespace

/// Handles the players one by one; `examined` counts them.
StepResult renewHand(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) {
        body.examined = 0;
        body.detail = static_cast<std::uint8_t>(Renewal::Begun);
    } else if (static_cast<Renewal>(body.detail) == Renewal::Drawn) {
        ++body.examined;
        body.detail = static_cast<std::uint8_t>(Renewal::Begun);
    }
    if (body.examined >= body.subjects) return Complete::succeeded(body.subjects);
    const PlayerId player = subjectsOf(match, self)[body.examined].player();
    const bool isToDiscard = static_cast<Renewal>(body.detail) == Renewal::Begun;
    if (isToDiscard && !match.state().zone(player, Zone::Hand).empty()) {
        body.detail = static_cast<std::uint8_t>(Renewal::Discarded);
        return discardHand(match, self, player);
    }
    body.detail = static_cast<std::uint8_t>(Renewal::Drawn);
    Body draw = body;
    draw.subjects = 0;
    draw.examined = 0;
    draw.detail = 0;
    return Ask{Body::on(match, CoreVerb::Draw, draw, player), Body::Step::Own};
}

/// Characteristics.cpp checks whether the source is still in play.
StepResult ignore(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const Subject subject : copyOfSubjects(match, self)) {
        ContinuousEffect effect;
        effect.verb = self.kind.value;
        effect.on = subject;
        effect.source = body.source;
        effect.since = body.since;
        effect.controller = body.player;
        effect.duration = static_cast<std::uint8_t>(Duration::TheMatch);
        match.addContinuousEffect(effect);
    }
    return Complete::succeeded(1);
}

StepResult spend(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setFlag(match, self, Flag::Spent);
    return Complete::succeeded(1);
}

StepResult mark(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    setFlag(match, self, Flag::Marked);
    return Complete::succeeded(1);
}

}  // namespace duelogue::basebreak::acts
