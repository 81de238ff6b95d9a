#include "match/arcana/Playing.h"

#include <algorithm>

#include "match/BaseVerbs.h"
#include "match/ChooseTargets.h"
#include "match/Pattern.h"
#include "match/Questions.h"
#include "match/RunAbility.h"
#include "match/arcana/Payment.h"
#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

constexpr Traits slowTypes =
    bit(Trait::Creature) | bit(Trait::Sorcery) | bit(Trait::Artifact) | bit(Trait::Enchantment);

/// Rule 307.1: your main phase, with nothing on the stack.
bool isSorceryTime(const MatchState& state, PlayerId player) {
    return state.globals.current == player && isMain(step(state)) && state.items.empty();
}

bool canPlayLand(const Match& match, PlayerId player) {
    const MatchState& state = match.state();
    if (!isSorceryTime(state, player)) return false;
    return value(state, player, Value::LandsPlayed) < 1 + sumSaid(match, Verb::MoreLands, player);
}

/// The ability that the card has as a spell; none for cards that only come into play.
AbilityId spellAbility(const CardPool& pool, const Definition& definition) {
    for (std::uint16_t i = 0; i < definition.abilityCount; ++i) {
        const AbilityId ability(static_cast<std::uint16_t>(definition.firstAbility + i));
        if (pool[ability].kind == AbilityKind::Spell) return ability;
    }
    return {};
}

Scope playingScope(PlayerId player, CardId card, const Ability* ability) {
    Scope scope;
    scope.ability = ability;
    scope.self = card;
    scope.you = player;
    return scope;
}

/// Whether every choice in an additional cost could be made.
bool canPayBody(const Match& match, InstructionId body, const Scope& scope) {
    const Evaluator evaluator(match, scope);
    for (InstructionId at = body; at; at = match.pool()[at].next) {
        const Instruction& instruction = match.pool()[at];
        if (instruction.op != Op::Choose) continue;
        std::vector<Subject> possible;
        evaluator.subjects(instruction.cards, possible);
        possible.erase(std::remove(possible.begin(), possible.end(), Subject(scope.self)), possible.end());
        const int needed = instruction.amount ? evaluator.number(instruction.amount) : 1;
        if (static_cast<int>(possible.size()) < needed) return false;
    }
    return true;
}

bool canPayFor(const Match& match, const Cost& cost, const Scope& scope, const Funds& funds) {
    return funds.covers(priceOf(cost, 0)) && canPayBody(match, cost.body, scope);
}

}  // namespace

bool canPlay(const Match& match, PlayerId player, CardId id, const Funds& funds) {
    const MatchState& state = match.state();
    const Card& card = state.card(id);
    if (!card.definition || card.zone != static_cast<std::uint8_t>(Zone::Hand) || card.owner != player) return false;
    const Definition& definition = match.pool()[card.definition];
    if (has(card, Trait::Land)) return canPlayLand(match, player);
    const bool slow = (definition.traits & slowTypes) != 0 && !has(card, Trait::Flash);
    if (slow && !isSorceryTime(state, player)) return false;
    const AbilityId ability = spellAbility(match.pool(), definition);
    const Scope scope = playingScope(player, id, ability ? &match.pool()[ability] : nullptr);
    if (!canPayFor(match, definition.cost, scope, funds)) return false;
    if (!Evaluator(match, scope).holds(definition.condition)) return false;
    return !ability || hasTargets(match, match.pool()[ability], scope);
}

bool canActivate(const Match& match, PlayerId player, CardId id, AbilityId abilityId, const Funds& funds) {
    const Card& card = match.state().card(id);
    const Ability& ability = match.pool()[abilityId];
    if (ability.kind != AbilityKind::Activated || card.now.controller != player) return false;
    if ((card.now.flags & ability.cost.flags) != 0) return false;
    // Rule 302.6: the {T} of a creature that came under your control this turn.
    const bool taps = (ability.cost.flags & bit(Flag::Tapped)) != 0;
    if (taps && has(card, Trait::Creature) && has(card, Flag::Sick) && !has(card, Trait::Haste)) return false;
    const Scope scope = playingScope(player, id, &ability);
    return canPayFor(match, ability.cost, scope, funds) && Evaluator(match, scope).holds(ability.condition) &&
           hasTargets(match, ability, scope);
}

// -------------------------------------------------------------------------------------------------- playing a card

namespace {

StackItem& topItem(Match& match) { return match.state().items.back(); }

/// Gives the top item its targets.
void setTargets(Match& match, std::span<const Subject> targets) {
    StackItem item = topItem(match);
    match.removeItem(match.state().items.size() - 1);
    match.pushItem(item, targets);
}

Communication targetsFor(CardId card, AbilityId ability, PlayerId player, int x, bool cancellable) {
    ChooseTargets targets;
    targets.ability = ability;
    targets.card = card;
    targets.player = player;
    targets.x = static_cast<std::int16_t>(x);
    targets.cancellable = cancellable ? 1 : 0;
    return Communication::of(targets);
}

Communication numberFor(CardId card, PlayerId player, int most) {
    ChooseNumber question;
    question.card = card;
    question.most = static_cast<std::int16_t>(most);
    question.purpose = Purpose::Cost;
    question.cancellable = 1;
    return Communication::of(question, Party::match(), Party::of(player));
}

Communication paymentOf(const Cost& cost, int x, CardId card, PlayerId player) {
    return Communication::of(PayMana{priceOf(cost, x), card, player}, Party::match(), Party::of(player));
}

Communication extraCostOf(const Match& match, const Cost& cost, CardId card, AbilityId ability, PlayerId player,
                          int x) {
    RunAbility frame;
    frame.ability = ability;
    frame.at = cost.body;
    frame.self = card;
    frame.since = match.state().card(card).since;
    frame.you = player;
    frame.x = static_cast<std::int16_t>(x);
    return RunAbility::make(frame);
}

/// What was given up to pay: the first card chosen in the additional cost.
CardId paidIn(const Match& match, const Communication& answered) {
    const auto list = match.list(answered);
    return !list.empty() && list.front().isCard() ? list.front().card() : CardId{};
}

Next playLand(Match& match, PlayCard& body) {
    ++value(match.state(), body.player, Value::LandsPlayed);
    duelogue::Verb verb;
    verb.source = body.card;
    verb.player = body.player;
    verb.zone = static_cast<std::uint8_t>(Zone::Battlefield);
    return Ask{duelogue::Verb::on(match, CoreVerb::Move, verb, body.card), PlayCard::Step::LandPlayed};
}

/// The card leaves the hand for the stack, and an item waits for it there.
void putOnStack(Match& match, PlayCard& body, CommunicationId cause) {
    MatchState& state = match.state();
    const Card card = state.card(body.card);
    const auto hand = state.zone(body.player, Zone::Hand);
    body.since = card.since;
    body.before = card.before;
    body.knownTo = card.knownTo;
    body.position = static_cast<std::uint16_t>(std::find(hand.begin(), hand.end(), body.card) - hand.begin());
    relocate(match, body.card, body.player, static_cast<std::uint8_t>(Zone::Stack), Place::Top);
    StackItem item;
    item.ability = spellAbility(match.pool(), match.pool()[card.definition]);
    item.card = body.card;
    item.since = state.card(body.card).since;
    item.stamp = match.stamp();
    item.cause = cause;
    item.controller = body.player;
    item.isSpell = 1;
    match.pushItem(item, {});
}

/// Taken back: the card is in the hand as if it had never left.
Next takeBack(Match& match, const PlayCard& body, MessageId why) {
    MatchState& state = match.state();
    match.removeItem(state.items.size() - 1);
    state.place(body.card, body.player, static_cast<std::uint8_t>(Zone::Hand), body.position);
    Card& card = state.card(body.card);
    card.since = body.since;
    card.before = body.before;
    card.knownTo = body.knownTo;
    return Answer::cancelled(why);
}

Next chooseNumberOrTargets(Match& match, PlayCard& body) {
    const Cost& cost = match.pool()[match.state().card(body.card).definition].cost;
    if (cost.x == 0)
        return Ask{targetsFor(body.card, topItem(match).ability, body.player, 0, true), PlayCard::Step::Targeted};
    const int most = Funds(match, body.player).highestX(cost);
    return Ask{numberFor(body.card, body.player, most), PlayCard::Step::NumberChosen};
}

Next beginPlaying(Match& match, Communication& self) {
    auto& body = self.as<PlayCard>();
    if (!canPlay(match, body.player, body.card, Funds(match, body.player))) {
        return Answer{Outcome::Refused, 0, MessageId::NotAllowedNow};
    }
    const Definition& definition = match.pool()[match.state().card(body.card).definition];
    if ((definition.traits & bit(Trait::Land)) != 0) return playLand(match, body);
    putOnStack(match, body, self.id);
    if (definition.cost.x == 0 && (!topItem(match).ability || match.pool()[topItem(match).ability].targetCount == 0)) {
        return Ask{paymentOf(definition.cost, 0, body.card, body.player), PlayCard::Step::Paid};
    }
    return chooseNumberOrTargets(match, body);
}

/// Rule 601.2i: it has been cast; what triggers on that does.
Next announce(Match& match, const PlayCard& body) {
    duelogue::Verb verb;
    verb.source = body.card;
    verb.player = body.player;
    return Ask{duelogue::Verb::on(match, Verb::Cast, verb, body.card), PlayCard::Step::Announced};
}

}  // namespace

Next PlayCard::enter(Match& match, Communication& self, const Communication* answered) {
    auto& body = self.as<PlayCard>();
    const Cost& cost = match.pool()[match.state().card(body.card).definition].cost;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return beginPlaying(match, self);
        case Step::LandPlayed:
            return Answer::succeeded();
        case Step::NumberChosen:
            if (!answered->succeeded()) return takeBack(match, body, answered->message);
            body.x = static_cast<std::int16_t>(answered->value);
            topItem(match).x = body.x;
            if (!topItem(match).ability) return Ask{paymentOf(cost, body.x, body.card, body.player), Step::Paid};
            return Ask{targetsFor(body.card, topItem(match).ability, body.player, body.x, true), Step::Targeted};
        case Step::Targeted:
            if (!answered->succeeded()) return takeBack(match, body, answered->message);
            setTargets(match, match.list(*answered));
            return Ask{paymentOf(cost, body.x, body.card, body.player), Step::Paid};
        case Step::Paid:
            if (!answered->succeeded()) {
                putBack(match, *answered);
                return takeBack(match, body, answered->message);
            }
            if (cost.body) {
                return Ask{extraCostOf(match, cost, body.card, topItem(match).ability, body.player, body.x),
                           Step::ExtraPaid};
            }
            return announce(match, body);
        case Step::ExtraPaid:
            topItem(match).occasion.paid = paidIn(match, *answered);
            return announce(match, body);
        case Step::Announced:
            return Answer::succeeded(1);
    }
    return Answer::impossible();
}

std::vector<Field> PlayCard::fields() {
    return {field<&PlayCard::card>("card"), field<&PlayCard::player>("player"), field<&PlayCard::x>("x")};
}

// -------------------------------------------------------------------------------------------------- activating

namespace {

Next beginActivating(Match& match, Communication& self) {
    auto& body = self.as<ActivateAbility>();
    if (!canActivate(match, body.player, body.card, body.ability, Funds(match, body.player))) {
        return Answer{Outcome::Refused, 0, MessageId::NotAllowedNow};
    }
    StackItem item;
    item.ability = body.ability;
    item.card = body.card;
    item.since = match.state().card(body.card).since;
    item.stamp = match.stamp();
    item.cause = self.id;
    item.controller = body.player;
    match.pushItem(item, {});
    const Cost& cost = match.pool()[body.ability].cost;
    if (cost.x == 0)
        return Ask{targetsFor(body.card, body.ability, body.player, 0, true), ActivateAbility::Step::Targeted};
    return Ask{numberFor(body.card, body.player, Funds(match, body.player).highestX(cost)),
               ActivateAbility::Step::NumberChosen};
}

Next dropItem(Match& match, MessageId why) {
    match.removeItem(match.state().items.size() - 1);
    return Answer::cancelled(why);
}

Next payFlags(Match& match, const ActivateAbility& body) {
    duelogue::Verb verb;
    verb.source = body.card;
    verb.player = body.player;
    return Ask{duelogue::Verb::on(match, Verb::Tap, verb, body.card), ActivateAbility::Step::Tapped};
}

Next payRest(const Match& match, const ActivateAbility& body) {
    const Cost& cost = match.pool()[body.ability].cost;
    if (!cost.body) return Answer::succeeded(1);
    return Ask{extraCostOf(match, cost, body.card, body.ability, body.player, body.x),
               ActivateAbility::Step::ExtraPaid};
}

}  // namespace

Next ActivateAbility::enter(Match& match, Communication& self, const Communication* answered) {
    auto& body = self.as<ActivateAbility>();
    const Cost& cost = match.pool()[body.ability].cost;
    const bool free = priceOf(cost, 1) == Price{};
    const bool taps = (cost.flags & bit(Flag::Tapped)) != 0;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return beginActivating(match, self);
        case Step::NumberChosen:
            if (!answered->succeeded()) return dropItem(match, answered->message);
            body.x = static_cast<std::int16_t>(answered->value);
            topItem(match).x = body.x;
            return Ask{targetsFor(body.card, body.ability, body.player, body.x, true), Step::Targeted};
        case Step::Targeted:
            if (!answered->succeeded()) return dropItem(match, answered->message);
            setTargets(match, match.list(*answered));
            if (!free) return Ask{paymentOf(cost, body.x, body.card, body.player), Step::Paid};
            return taps ? payFlags(match, body) : payRest(match, body);
        case Step::Paid:
            if (!answered->succeeded()) {
                putBack(match, *answered);
                return dropItem(match, answered->message);
            }
            return taps ? payFlags(match, body) : payRest(match, body);
        case Step::Tapped:
            return payRest(match, body);
        case Step::ExtraPaid:
            topItem(match).occasion.paid = paidIn(match, *answered);
            return Answer::succeeded(1);
    }
    return Answer::impossible();
}

std::vector<Field> ActivateAbility::fields() {
    return {field<&ActivateAbility::card>("card"), field<&ActivateAbility::ability>("ability"),
            field<&ActivateAbility::player>("player"), field<&ActivateAbility::x>("x")};
}

// -------------------------------------------------------------------------------------------------- priority

namespace {

/// Of equal cards in hand one is offered: they are the same play.
bool isSeen(const MatchState& state, std::span<const CardId> hand, std::size_t index) {
    return std::any_of(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(index), [&](CardId earlier) {
        return state.card(earlier).definition == state.card(hand[index]).definition &&
               state.card(earlier).knownTo == state.card(hand[index]).knownTo;
    });
}

void playOptions(const Match& match, PlayerId player, const Funds& funds, Replies& out) {
    const MatchState& state = match.state();
    const auto hand = state.zone(player, Zone::Hand);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (canPlay(match, player, hand[i], funds) && !isSeen(state, hand, i)) out.emplace_back(Word::Play, hand[i]);
    }
}

void activateOptions(const Match& match, PlayerId player, const Funds& funds, Replies& out) {
    const auto& arcana = static_cast<const Arcana&>(match.rulebook());
    for (const CardId id : battlefield(match.state(), player)) {
        const DefinitionId definition = match.state().card(id).definition;
        if (!match.pool()[definition].hasActivated) continue;
        for (std::uint16_t i = 0; i < match.pool()[definition].abilityCount; ++i) {
            const AbilityId ability(static_cast<std::uint16_t>(match.pool()[definition].firstAbility + i));
            if (ability == arcana.manaAbilityOf(definition) || !canActivate(match, player, id, ability, funds))
                continue;
            out.emplace_back(Word::Activate, id, Subject{}, i);
        }
    }
}

/// Whether the player could do anything at all at this time but pass: cheap, and right for nearly every pass.
bool mayDoSomething(const Match& match, PlayerId player) {
    const MatchState& state = match.state();
    if (isSorceryTime(state, player)) return true;
    for (const CardId id : state.zone(player, Zone::Hand)) {
        if ((state.card(id).now.traits & (bit(Trait::Instant) | bit(Trait::Flash))) != 0) return true;
    }
    const auto cards = battlefield(state, player);
    return std::any_of(cards.begin(), cards.end(), [&](CardId id) {
        const Card& card = state.card(id);
        return !has(card, Trait::Land) && match.pool()[card.definition].hasActivated;
    });
}

/// Mana can be made at any time with priority (rule 605.3a). Outside of a payment that can only matter while something
/// waits to resolve that could take the sources away, and while mana kept so can still be used: it empties with the
/// phase (rule 500.5). So it is offered then, in the player's own main phase with cards in hand.
bool mayFloatMana(const MatchState& state, PlayerId player) {
    return state.globals.current == player && isMain(step(state)) && !state.items.empty() &&
           !state.zone(player, Zone::Hand).empty();
}

}  // namespace

void Priority::options(const Match& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<Priority>().player;
    out.emplace_back(ReplyWord::Pass);
    if (mayDoSomething(match, player)) {
        const Funds funds(match, player);
        playOptions(match, player, funds, out);
        activateOptions(match, player, funds, out);
    }
    if (mayFloatMana(match.state(), player)) tapOptions(match, player, out);
}

Reaction Priority::reply(Match& match, Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Priority>().player;
    if (reply.is(ReplyWord::Pass)) return Answer::succeeded(0);
    if (reply.is(Word::Tap)) return tapRequest(player, reply);
    if (reply.is(Word::Play)) {
        PlayCard play;
        play.card = reply.subject.card();
        play.player = player;
        return Communication::of(play);
    }
    ActivateAbility activate;
    activate.card = reply.subject.card();
    const Definition& definition = match.pool()[match.state().card(activate.card).definition];
    activate.ability = AbilityId(static_cast<std::uint16_t>(definition.firstAbility + reply.number));
    activate.player = player;
    return Communication::of(activate);
}

std::optional<Answer> Priority::afterRequest(Match& match, Communication& /*self*/, const Communication& request) {
    // Taken back: as if nothing had been.
    if (!request.succeeded()) return std::nullopt;
    if (!request.is<TapForMana>()) return Answer::succeeded(1);
    // Rule 117.4: making mana is doing something, so all have to pass anew. The player still has priority.
    value(match.state(), Global::Passes) = 0;
    return std::nullopt;
}

// -------------------------------------------------------------------------------------------------- resolving

namespace {

Next runItem(Match& match, const StackItem& item, std::span<const Subject> targets) {
    RunAbility frame;
    frame.occasion = item.occasion;
    frame.ability = item.ability;
    frame.at = match.pool()[item.ability].body;
    frame.self = item.card;
    frame.since = item.since;
    frame.you = item.controller;
    frame.x = item.x;
    frame.thatMuch = item.occasion.amount;
    frame.targets = static_cast<std::uint8_t>(targets.size());
    Communication run = RunAbility::make(frame);
    match.draft(run, targets);
    run.cause = item.cause;
    return Ask{run, ResolveItem::Step::Done};
}

bool staysInPlay(const Card& card) { return !has(card, Trait::Instant) && !has(card, Trait::Sorcery); }

Next putSpellAway(Match& match, const StackItem& item, Zone zone) {
    duelogue::Verb verb;
    verb.player = item.controller;
    verb.source = item.card;
    verb.since = item.since;
    verb.zone = static_cast<std::uint8_t>(zone);
    return Ask{duelogue::Verb::on(match, CoreVerb::Move, verb, item.card), ResolveItem::Step::PutAway};
}

Next beginResolving(Match& match, ResolveItem& body) {
    const StackItem item = match.state().items.back();
    body.card = item.card;
    std::vector<Subject> targets;
    if (!legalTargets(match, item, targets)) {
        body.fizzled = 1;
        match.removeItem(match.state().items.size() - 1);
        return item.isSpell != 0 ? putSpellAway(match, item, Zone::Graveyard) : Next(Answer::impossible());
    }
    if (item.isSpell != 0 && staysInPlay(match.state().card(item.card))) {
        match.removeItem(match.state().items.size() - 1);
        return putSpellAway(match, item, Zone::Battlefield);
    }
    // Rule 603.4: an "if" is asked again as it resolves.
    const Ability& ability = match.pool()[item.ability];
    Scope scope = playingScope(item.controller, item.card, &ability);
    scope.occasion = item.occasion;
    if (item.isSpell == 0 && ability.kind == AbilityKind::Triggered &&
        !Evaluator(match, scope).holds(ability.condition)) {
        match.removeItem(match.state().items.size() - 1);
        return Answer::impossible();
    }
    return runItem(match, item, targets);
}

/// Rule 608.2n: the card goes to the graveyard as the last part of resolving, unless it went somewhere else.
Next finishResolving(Match& match) {
    const StackItem item = match.state().items.back();
    match.removeItem(match.state().items.size() - 1);
    const Card& card = match.state().card(item.card);
    if (item.isSpell == 0 || card.since != item.since) return Answer::succeeded();
    return putSpellAway(match, item, Zone::Graveyard);
}

}  // namespace

Next ResolveItem::enter(Match& match, Communication& self, const Communication* /*answered*/) {
    auto& body = self.as<ResolveItem>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return beginResolving(match, body);
        case Step::Done:
            return finishResolving(match);
        case Step::PutAway:
            return Answer{body.fizzled != 0 ? Outcome::Impossible : Outcome::Succeeded};
    }
    return Answer::impossible();
}

Next UnlessPays::enter(Match& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<UnlessPays>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            if (!Funds(match, body.player).covers(body.price)) return Answer::impossible();
            const YesNo question{body.card};
            return Ask{Communication::of(question, Party::of(body.card), Party::of(body.player)), Step::Decided};
        }
        case Step::Decided: {
            if (answered->value == 0) return Answer::cancelled(MessageId::None);
            const PayMana session{body.price, body.card, body.player};
            return Ask{Communication::of(session, Party::match(), Party::of(body.player)), Step::Paid};
        }
        case Step::Paid:
            if (answered->succeeded()) return Answer::succeeded();
            putBack(match, *answered);
            return Answer::cancelled(answered->message);
    }
    return Answer::impossible();
}

std::vector<Field> UnlessPays::fields() {
    return {field<&UnlessPays::card>("card"), field<&UnlessPays::player>("player")};
}

}  // namespace duelogue::arcana
