#include "tests/madeup/MadeUpRulebook.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Creation.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "tests/madeup/Requests.h"
#include "tests/madeup/Verbs.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup {

namespace {

constexpr int startingHand = 3;
constexpr std::int16_t startingCredits = 3;
constexpr std::int16_t clicksATurn = 3;
constexpr std::int16_t pointsToWin = 4;
constexpr std::uint16_t lastTurn = 40;

Communication everybody(HandlerContext& match, CoreVerb verb, int amount) {
    VerbBody body;
    body.amount = static_cast<std::int16_t>(amount);
    Communication all = VerbBody::make(verb, body);
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) VerbBody::add(match, all, player);
    return all;
}

Communication ofCurrent(HandlerContext& match, std::uint8_t verb, int amount) {
    VerbBody body;
    body.player = match.state().globals.current;
    body.amount = static_cast<std::int16_t>(amount);
    return VerbBody::on(match, verb, body, body.player);
}

bool isOfTurn(const ContinuousEffect& effect, Duration duration, PlayerId current) {
    return effect.duration == static_cast<std::uint8_t>(duration) && effect.until == current;
}

Communication beginTurn(HandlerContext& match) {
    Globals& globals = match.state().globals;
    ++globals.turn;
    value(match.state(), globals.current, PlayerValue::Clicks) = clicksATurn;
    for (const CardId card : match.state().zone(globals.current, Zone::Board)) {
        match.state().card(card).current.flags &= ~bit(Flag::Tapped);
    }
    for (ContinuousEffect& effect : match.state().continuousEffects) {
        if (isOfTurn(effect, Duration::NextTurn, globals.current)) effect.running = 1;
    }
    globals.stale = Globals::isOutdated;
    return ofCurrent(match, static_cast<std::uint8_t>(MadeUpVerb::BeginTurn), 0);
}

void endTurn(HandlerContext& match) {
    Globals& globals = match.state().globals;
    std::erase_if(match.state().continuousEffects, [&](const ContinuousEffect& effect) {
        const bool thisTurn = effect.duration == static_cast<std::uint8_t>(Duration::ThisTurn);
        return thisTurn || (effect.running != 0 && isOfTurn(effect, Duration::NextTurn, globals.current));
    });
    globals.current = match.state().after(globals.current);
    globals.stale = Globals::isOutdated;
    if (globals.turn >= lastTurn) match.end(PlayerSet{});
}

void checkPoints(HandlerContext& match) {
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
        if (value(match.state(), player, PlayerValue::Points) >= pointsToWin) match.end(PlayerSet(player));
    }
}

/// Applies the statements of a static ability.
void state(HandlerContext& match, const Ability& ability, const EvalContext& scope) {
    if (ability.kind != AbilityKind::Static) return;
    const Evaluator evaluate(match, scope);
    for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
        const Instruction& statement = match.pool()[at];
        if (statement.verb != static_cast<std::uint8_t>(MadeUpVerb::Boost) || !evaluate.holds(statement.condition))
            continue;
        std::vector<Subject> cards;
        evaluate.subjects(statement.cards, cards);
        for (const Subject card : cards) {
            std::int16_t& power =
                match.state().card(card.card()).current.figures[static_cast<std::size_t>(Figure::Power)];
            power = static_cast<std::int16_t>(power + evaluate.number(statement.amount));
        }
    }
}

}  // namespace

MadeUpRulebook::MadeUpRulebook(const CardPool& pool) : CoreRules(pool) {
    setZones({.deck = static_cast<std::uint8_t>(Zone::Deck),
              .hand = static_cast<std::uint8_t>(Zone::Hand),
              .inPlay = static_cast<std::uint8_t>(Zone::Board),
              .discard = static_cast<std::uint8_t>(Zone::Discard),
              .stack = static_cast<std::uint8_t>(Zone::Played),
              .outside = static_cast<std::uint8_t>(Zone::Outside)});
    addVerb(MadeUpVerb::Play, {&verbs::play});
    addVerb(MadeUpVerb::Destroy, {&verbs::destroy});
    addVerb(MadeUpVerb::Tag, {&verbs::tag});
    addVerb(MadeUpVerb::Hurt, {&verbs::hurt});
    addVerb(MadeUpVerb::Tap, {&verbs::tap});
    addVerb(MadeUpVerb::Untap, {&verbs::untap});
    addVerb(MadeUpVerb::Trace, {&verbs::trace});
    addVerb(MadeUpVerb::Perform, {&verbs::perform});
    addVerb(MadeUpVerb::Access, {&verbs::access});
    addVerb(MadeUpVerb::Steal, {&verbs::steal});
    addVerb(MadeUpVerb::Run, {});
    addVerb(MadeUpVerb::BeginTurn, {});
    addVerb(MadeUpVerb::Place, {&duelogue::verbs::putCounters});
    addVerb(MadeUpVerb::Remove, {&duelogue::verbs::takeCounters});
    addVerb(MadeUpVerb::Create, {.act = &duelogue::verbs::create, .usesPrint = true});
    addVerb(MadeUpVerb::Transform, {.act = &duelogue::verbs::become, .usesPrint = true});
    addKind<TakeTurn>();
    addKind<PlayCard>();
    addKind<Pay>();
    addKind<TapSource>();
    addKind<Work>();
    addKind<Resolve>();
    addKind<Price>();
    const std::vector<ReplyForm> own = {{"play", ReplyShape::Subject}, {"work"}, {"tap", ReplyShape::Subject}, {"pay"}};
    for (const ReplyForm& form : own) addReplyForm(form);
}

void MadeUpRulebook::setUp(HandlerContext& match, std::span<const std::vector<DefinitionId>> decks) const {
    MatchState& state = match.state();
    state.globals.playerCount = static_cast<std::uint8_t>(decks.size());
    state.globals.current = PlayerId(0);
    state.globals.phase = static_cast<std::uint8_t>(Phase::Shuffle);
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        value(match.state(), player, PlayerValue::Credits) = startingCredits;
        for (const DefinitionId definition : decks[i]) {
            const CardId card = state.addCard(definition, player, static_cast<std::uint8_t>(Zone::Deck));
            relocate(match, card, player, static_cast<std::uint8_t>(Zone::Deck), Place::Top);
        }
    }
}

std::optional<Communication> MadeUpRulebook::onPendingItem(HandlerContext& match,
                                                           const Communication* /*answered*/) const {
    const PendingItem item = match.state().pendingItems.back();
    std::vector<Subject> targets;
    (void)legalTargets(match, item, targets);
    match.removeItem(match.state().pendingItems.size() - 1);
    Resolve body;
    body.ability = item.ability;
    body.card = item.card;
    body.place = item.event.source;
    body.player = item.controller;
    Communication resolve = Communication::of(body);
    match.listAdd(resolve, targets);
    return resolve;
}

std::optional<Communication> MadeUpRulebook::onPhase(HandlerContext& match, const Communication* answered) const {
    Globals& globals = match.state().globals;
    const auto goTo = [&globals](Phase phase) { globals.phase = static_cast<std::uint8_t>(phase); };
    checkPoints(match);
    if (globals.over != 0) return std::nullopt;
    switch (static_cast<Phase>(globals.phase)) {
        case Phase::Shuffle:
            goTo(Phase::Deal);
            return everybody(match, CoreVerb::Shuffle, 0);
        case Phase::Deal:
            goTo(Phase::Begin);
            return everybody(match, CoreVerb::Draw, startingHand);
        case Phase::Begin:
            goTo(Phase::Draw);
            return beginTurn(match);
        case Phase::Draw:
            goTo(Phase::Main);
            return ofCurrent(match, static_cast<std::uint8_t>(CoreVerb::Draw), 1);
        case Phase::Main: {
            const bool out = match.state().player(globals.current).out != 0;
            const bool ended = answered != nullptr && answered->is<TakeTurn>() && answered->value == 0;
            if (!out && !ended && value(match.state(), globals.current, PlayerValue::Clicks) > 0) {
                return Communication::of(TakeTurn{globals.current}, Party::match(), Party::of(globals.current));
            }
            goTo(Phase::End);
            return std::nullopt;
        }
        case Phase::End:
            endTurn(match);
            goTo(Phase::Begin);
            return std::nullopt;
    }
    return std::nullopt;
}

void MadeUpRulebook::derive(HandlerContext& match) const {
    MatchState& state = match.state();
    state.globals.listening = 0;
    state.globals.guarding = 0;
    std::vector<CardId> onBoard;
    for (std::uint8_t p = 0; p < state.globals.playerCount; ++p) {
        for (const CardId id : state.zone(PlayerId(p), Zone::Board)) onBoard.push_back(id);
    }
    for (const CardId id : onBoard) {
        const Definition& printed = pool()[state.card(id).definition];
        state.card(id).current.traits = printed.traits;
        state.card(id).current.figures = printed.figures;
        state.globals.listening |= printed.triggersOn;
        state.globals.guarding |= printed.preempts;
    }
    for (const CardId id : onBoard) {
        const Definition& printed = pool()[state.card(id).definition];
        if (!printed.hasStatics) continue;
        for (const Ability& ability : pool().abilitiesOf(printed))
            madeup::state(match, ability, evalContextOf(match, id));
    }
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (effect.ability && works(match, effect)) madeup::state(match, pool()[effect.ability], evalContextOf(effect));
    }
}

bool MadeUpRulebook::isFactTrue(const ReadableMatch& match, const EvalContext& scope, std::uint8_t fact) const {
    switch (static_cast<Fact>(fact)) {
        case Fact::YourTurn:
            return match.state().globals.current == scope.you;
        case Fact::AtThisPlace: {
            const CardId own = match.state().card(scope.self).current.host;
            return own && own == scope.event.source;
        }
    }
    return false;
}

bool MadeUpRulebook::isRelated(const ReadableMatch& /*match*/, const EvalContext& /*scope*/, CardId /*card*/,
                               PlayerSet /*players*/) const {
    return false;
}

std::optional<Communication> MadeUpRulebook::payment(const ReadableMatch& match, CardId card, PlayerId player,
                                                     std::uint8_t /*resource*/, int amount) const {
    if (!player || playerValue(match, player, static_cast<std::uint8_t>(PlayerValue::Credits)) < amount) return {};
    return Communication::of(Price{card, static_cast<std::int16_t>(amount), player});
}

std::optional<Communication> MadeUpRulebook::afterVerb(HandlerContext& /*match*/, const Communication& /*verb*/,
                                                       std::size_t firstTrigger) const {
    return Communication::of(ResolveTriggers{static_cast<std::uint16_t>(firstTrigger)});
}

PlayerId MadeUpRulebook::triggerOrderChooser(const ReadableMatch& match, PlayerId /*owner*/) const {
    return match.state().globals.current;
}

void MadeUpRulebook::onEffectStarted(HandlerContext& /*match*/, ContinuousEffect& effect) const {
    if (effect.duration == static_cast<std::uint8_t>(Duration::NextTurn)) effect.running = 0;
}

void MadeUpRulebook::onDrawFromEmptyDeck(HandlerContext& match, PlayerId player) const { lose(match, player); }

void MadeUpRulebook::onZoneChanged(HandlerContext& match, CardId /*card*/, std::uint8_t /*from*/) const {
    match.state().globals.stale = Globals::isOutdated;
}

KindId freeKind() { return id(RequestKind::Count); }

void lose(HandlerContext& match, PlayerId player) {
    match.state().player(player).out = 1;
    const MatchState::Seats left = match.state().seatsFrom(PlayerId(0));
    if (left.count == 1) match.end(PlayerSet(left.ids[0]));
    if (left.count == 0) match.end(PlayerSet{});
}

AbilityId spellOf(const ReadableMatch& match, CardId card) {
    const Definition& printed = match.pool()[match.state().card(card).definition];
    for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
        const AbilityId id(static_cast<std::uint16_t>(printed.firstAbility + i));
        if (match.pool()[id].kind == AbilityKind::Played) return id;
    }
    return {};
}

int costOf(const ReadableMatch& match, CardId card) {
    return match.pool()[match.state().card(card).definition].cost.resources[0];
}

}  // namespace duelogue::madeup
