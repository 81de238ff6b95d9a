#include "match/basebreak/Playing.h"

#include <algorithm>
#include <array>

#include "cards/data/CardPool.h"
#include "match/basebreak/text/Refusals.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/Lookahead.h"
#include "match/effects/RunAbility.h"
#include "match/effects/Statements.h"
#include "match/effects/Triggers.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

namespace {

/// The zones from which permissions let cards be played.
constexpr std::array playedFrom{Zone::Hand, Zone::Discard};

/// A filter for duplicates: of equal cards only one is offered, because they make the same play.
class Offered {
public:
    /// Returns true for the first card of its kind.
    [[nodiscard]] bool isNew(const Card& card) {
        const std::uint32_t like = std::uint32_t{card.definition.value} << 8U | card.knownTo;
        const std::uint64_t bit = std::uint64_t{1} << (card.definition.value % 64U);
        if ((m_maybe & bit) != 0 && std::ranges::find(m_like, like) != m_like.end()) return false;
        m_maybe |= bit;
        m_like.push_back(like);
        return true;
    }

private:
    std::uint64_t m_maybe = 0;  ///< bit d % 64 for each definition d seen so far, as a quick first check
    SmallVector<std::uint32_t, 16> m_like;
};

/// Returns true if the condition can hold only before a base scores.
bool isForScoring(const CardPool& pool, ExpressionId condition) {
    if (!condition) return false;
    const Expression& e = pool[condition];
    if (e.term == Term::Fact) return e.index == static_cast<std::uint8_t>(Fact::BeforeScoring);
    if (e.term == Term::Or) return isForScoring(pool, e.left) && isForScoring(pool, e.right);
    return e.term == Term::And && (isForScoring(pool, e.left) || isForScoring(pool, e.right));
}

/// Returns true if the condition includes the time before a base scores.
bool namesScoring(const CardPool& pool, ExpressionId condition) {
    if (!condition) return false;
    const Expression& e = pool[condition];
    if (e.term == Term::And || e.term == Term::Or) return namesScoring(pool, e.left) || namesScoring(pool, e.right);
    return isForScoring(pool, condition);
}

/// Returns the card that suppresses the other one.
CardId jamming(const ReadableMatch& match, CardId card) {
    CardId by;
    (void)anyStatement(match, Verb::Jams, [&](const Instruction& said, const EvalContext& scope) {
        const bool isSaid = Evaluator(match, scope).any(said.cards, [card](Subject each) { return each == card; });
        if (isSaid) by = scope.self;
        return isSaid;
    });
    return by;
}

Refusal whyNotUse(const ReadableMatch& match, PlayerId player, CardId id, AbilityId number) {
    const Ability& ability = match.pool()[number];
    const Card& card = match.state().card(id);
    if (ability.kind != AbilityKind::Activated || !worksIn(match, ability, card.zone)) return MessageId::NoAbility;
    if (card.current.suppressed != 0) return preventedBy(jamming(match, id));
    if ((card.current.flags & ability.cost.flags) != 0) return why(Reason::Used);
    const bool isTheTime = value(match.state(), Global::IsBefore) != 0;
    if (isTheTime && !namesScoring(match.pool(), ability.condition)) return why(Reason::NotBeforeScoring);
    if (!isTheTime && isForScoring(match.pool(), ability.condition)) return why(Reason::BeforeScoring);
    EvalContext scope = evalContextOf(match, id);
    scope.ability = &ability;
    if (scope.you != player) return MessageId::NotYours;
    if (!Evaluator(match, scope).holds(ability.condition)) return MessageId::TextForbids;
    if (!canPayBody(match, ability.cost.body, scope)) return MessageId::CostCantBePaid;
    return hasTargets(match, ability, scope) ? MessageId::None : MessageId::NoLegalTarget;
}

}  // namespace

// -------------------------------------------------------------------------------------------------- legal replies

void playOptions(const Allowances& by, Replies& out, Traits all) {
    if (by.all().empty()) return;
    const MatchState& state = by.match().state();
    const Plays plays(by);
    for (const Zone zone : playedFrom) {
        if (zone != Zone::Hand && !by.mayName(zone)) continue;
        Offered offered;
        for (const CardId id : state.zone(by.player(), zone)) {
            const Card& card = state.card(id);
            if (!card.definition || (card.current.traits & all) != all || !offered.isNew(card)) continue;
            if (plays.canPlay(id)) out.emplace_back(Word::Play, id);
        }
    }
}

namespace {

void useOptionsIn(const ReadableMatch& match, PlayerId player, std::span<const CardId> cards, Replies& out) {
    const std::span<const Definition> definitions = match.pool().definitions();
    Offered offered;
    for (const CardId id : cards) {
        const Card& card = match.state().card(id);
        if (!card.definition || !definitions[card.definition.value].hasActivated) continue;
        if (!isIn(card, Zone::Play) && !offered.isNew(card)) continue;
        const Definition& printed = definitions[card.definition.value];
        for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
            const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + i));
            if (whyNotUse(match, player, id, ability) == MessageId::None) out.emplace_back(Word::Use, id, Subject{}, i);
        }
    }
}

}  // namespace

/// Appends the uses of the player's own cards, and of bases in play if the player is the current one.
void useOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    const MatchState& state = match.state();
    for (std::uint8_t zone = 0; zone < index(Zone::Limbo); ++zone) {
        if (((match.rulebook().abilities().outOfPlay().activatedZones >> zone) & 1U) == 0) continue;
        useOptionsIn(match, player, state.zone(player, zone), out);
        if (zone == index(Zone::Play)) useOptionsIn(match, player, bases(state), out);
    }
}

Refusal whyNot(const Allowances& by, const Reply& reply) {
    if (!reply.subject.isCard()) return {};
    const CardId card = reply.subject.card();
    if (reply.is(Word::Play)) return Plays(by).whyNot(card);
    if (!reply.is(Word::Use)) return {};
    const ReadableMatch& match = by.match();
    const Definition& printed = match.pool()[match.state().card(card).definition];
    if (reply.number < 0 || reply.number >= printed.abilityCount) return MessageId::NoAbility;
    return whyNotUse(match, by.player(), card,
                     AbilityId(static_cast<std::uint16_t>(printed.firstAbility + reply.number)));
}

Communication requestOf(const ReadableMatch& match, PlayerId player, const Reply& reply, PlayOne::By by) {
    if (reply.is(Word::Use)) {
        UseAbility use;
        use.card = reply.subject.card();
        const Definition& printed = match.pool()[match.state().card(use.card).definition];
        use.ability = AbilityId(static_cast<std::uint16_t>(printed.firstAbility + reply.number));
        use.player = player;
        return Communication::of(use);
    }
    PlayOne play;
    play.card = reply.subject.card();
    play.player = player;
    play.by = by;
    return Communication::of(play);
}

void PlayCards::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<PlayCards>().player;
    playOptions(Allowances(match, player), out);
    useOptions(match, player, out);
    out.emplace_back(ReplyWord::Done);
}

Refusal PlayCards::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    return basebreak::whyNot(Allowances(match, self.as<PlayCards>().player), reply);
}

Reaction PlayCards::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Complete::succeeded(0);
    return requestOf(match, self.as<PlayCards>().player, reply, PlayOne::By::Turn);
}

/// A canceled request leaves the question open.
std::optional<Complete> PlayCards::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                                const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    return Complete::succeeded(1);
}

// -------------------------------------------------------------------------------------------------- extra plays

namespace {

/// Ends an extra play that was declined and cannot be kept.
void lapse(HandlerContext& match, const PlayExtra& body) {
    if (body.isKept != 0) return;
    VerbBody over;
    over.player = body.player;
    over.detail = static_cast<std::uint8_t>(Allowance::Of::Extra);
    over.since = body.stamp;
    executeSilently(match, Rule::UseUp, over, {body.card});
}

}  // namespace

/// Look-ahead copies ask no one. A trigger without effect now may have one after the extra play.
bool isAnythingDue(const ReadableMatch& match) {
    const auto isMore = [](const PredictedVerb& predicted) {
        return predicted.verb.value < static_cast<std::uint8_t>(Verb::ExtraMinion) ||
               predicted.verb.value > static_cast<std::uint8_t>(Verb::ExtraAction);
    };
    return !match.isLookahead() && std::ranges::any_of(match.state().triggers, [&](const Trigger& trigger) {
        if (!trigger.ability) return false;
        if (match.pool()[trigger.ability].targetCount > 0) return true;  // the effect depends on the targets
        const Lookahead ahead = predict(match, frameOf(match, trigger));
        return ahead.isOpen || ahead.verbs.empty() || std::ranges::any_of(ahead.verbs, isMore);
    });
}

namespace {

std::optional<Communication> offer(HandlerContext& match, const ContinuousEffect& extra, PlayExtra body) {
    body.stamp = extra.stamp;
    body.card = extra.source;
    body.player = extra.controller;
    const Communication question = Communication::of(body, Party::of(body.card), Party::of(body.player));
    Replies replies;
    PlayExtra::legalReplies(match, question, replies);
    if (replies.size() > 1) return question;
    lapse(match, body);
    return std::nullopt;
}

}  // namespace

std::optional<Communication> offerKept(HandlerContext& match, const ContinuousEffect& extra) {
    PlayExtra body;
    body.isKept = 1;
    return offer(match, extra, body);
}

std::optional<Communication> offerOnce(HandlerContext& match, const ContinuousEffect& extra) {
    return offer(match, extra, PlayExtra{});
}

namespace {

/// Returns the stamp up to which the current play has offered extra plays.
std::uint32_t offeredBy(const MatchState& state) {
    const auto last = std::find_if(state.communications.rbegin(), state.communications.rend(),
                                   [](const Communication& outstanding) { return outstanding.is<PlayOne>(); });
    return last == state.communications.rend() ? 0 : last->as<PlayOne>().offered;
}

/// Records the offer in every play under way, because plays can be nested.
void noteOffered(MatchState& state, std::uint32_t stamp) {
    for (Communication& outstanding : state.communications) {
        if (outstanding.is<PlayOne>()) {
            auto& offered = outstanding.as<PlayOne>().offered;
            offered = std::max(offered, stamp);
        }
    }
}

/// Skips a declined extra play and all later ones that are the same offer.
void passOver(HandlerContext& match, std::uint32_t stamp) {
    const auto& lasting = match.state().continuousEffects;
    const auto declined = std::ranges::find(lasting, stamp, &ContinuousEffect::stamp);
    const auto isLikeIt = [&](ContinuousEffect other) {
        other.stamp = declined->stamp;
        return other == *declined;
    };
    for (auto next = declined; next != lasting.end() && isLikeIt(*next); ++next)
        noteOffered(match.state(), next->stamp);
}

/// Returns true if a trigger waits, or will wait once the play is complete.
bool setsSomethingOff(HandlerContext& match, const Communication& play) {
    auto& triggers = match.state().triggers;
    const std::size_t waiting = triggers.size();
    collectTriggers(match, play, Moment::After);
    const bool isSo = isAnythingDue(match);
    triggers.resize(waiting);
    return isSo;
}

}  // namespace

std::optional<Communication> offerNext(HandlerContext& match, const Communication& play,
                                       const Communication& answered) {
    if (answered.is<PlayExtra>() && answered.value == 0) passOver(match, answered.as<PlayExtra>().stamp);
    const auto& lasting = match.state().continuousEffects;
    const auto isNext = [&](const ContinuousEffect& effect) {
        return effect.stamp > offeredBy(match.state()) && isExtra(match, effect);
    };
    for (auto next = std::ranges::find_if(lasting, isNext); next != lasting.end();
         next = std::ranges::find_if(lasting, isNext)) {
        // Saves an extra play for later if possible, unless triggers are waiting.
        if (playsCards(match.state(), next->controller) && !setsSomethingOff(match, play)) return std::nullopt;
        noteOffered(match.state(), next->stamp);
        const bool isKept = playsCards(match.state(), next->controller);
        if (const auto question = isKept ? offerKept(match, *next) : offerOnce(match, *next)) return question;
    }
    return std::nullopt;
}

void PlayExtra::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const auto& body = self.as<PlayExtra>();
    playOptions(Allowances(match, body.player, body.stamp), out);
    out.emplace_back(ReplyWord::Pass);
}

Refusal PlayExtra::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const auto& body = self.as<PlayExtra>();
    if (!reply.is(Word::Play)) return MessageId::None;
    return basebreak::whyNot(Allowances(match, body.player, body.stamp), reply);
}

Reaction PlayExtra::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    const auto& body = self.as<PlayExtra>();
    if (reply.is(ReplyWord::Pass)) {
        lapse(match, body);
        return Complete::succeeded(0);
    }
    Communication request = requestOf(match, body.player, reply, PlayOne::By::Extra);
    request.as<PlayOne>().stamp = body.stamp;
    return request;
}

std::optional<Complete> PlayExtra::afterRequest(HandlerContext& match, Communication& self,
                                                const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    lapse(match, self.as<PlayExtra>());
    return Complete::succeeded(1);
}

std::vector<Field> PlayExtra::fields() {
    return {field<&PlayExtra::card>("card"), field<&PlayExtra::player>("player")};
}

// -------------------------------------------------------------------------------------------------- playing a card

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
    selection.cancellable = 1;
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
    selection.cancellable = body.by == PlayOne::By::Effect ? 0 : 1;
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
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
            body.place = match.list(*answered).front().card();
            return chooseAllowance(match, body, allowancesOf(match, body));
        case Step::Allowed:
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
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

// -------------------------------------------------------------------------------------------------- abilities

namespace {

StepResult run(HandlerContext& match, Communication& self) {
    const auto& body = self.as<UseAbility>();
    RunAbility frame = RunAbility::of(match, body.ability, body.card, body.player);
    frame.targets = self.listSize();
    frame.event.paid = body.paid;
    Communication child = RunAbility::make(frame);
    match.listAdd(child, match.list(self));
    return Ask{child, UseAbility::Step::Done};
}

/// Sets the flags that the ability costs, then pays the rest of its price.
StepResult pay(HandlerContext& match, Communication& self) {
    const auto& body = self.as<UseAbility>();
    const Cost& cost = match.pool()[body.ability].cost;
    VerbBody use;
    use.player = body.player;
    use.ability = body.ability;
    executeSilently(match, Rule::UseIt, use, {body.card});
    if (!cost.body) return run(match, self);
    RunAbility frame = RunAbility::of(match, body.ability, body.card, body.player);
    frame.at = cost.body;
    return Ask{RunAbility::make(frame), UseAbility::Step::Paid};
}

}  // namespace

StepResult UseAbility::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<UseAbility>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const Refusal refused = whyNotUse(match, body.player, body.card, body.ability);
            if (refused != MessageId::None) return Complete{Outcome::Refused, 0, refused.message};
            ChooseTargets targets;
            targets.ability = body.ability;
            targets.card = body.card;
            targets.since = match.state().card(body.card).since;
            targets.player = body.player;
            targets.cancellable = 1;
            return Ask{Communication::of(targets), Step::Targeted};
        }
        case Step::Targeted: {
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
            const auto list = match.list(*answered);
            for (const Subject target : std::vector<Subject>(list.begin(), list.end())) match.listAppend(self, target);
            return pay(match, self);
        }
        case Step::Paid:
            if (!answered->succeeded()) return Complete{answered->outcome};
            body.paid = RunAbility::paidIn(match, *answered);
            return run(match, self);
        case Step::Done:
            return Complete::succeeded(1);
    }
    return Complete::impossible();
}

std::vector<Field> UseAbility::fields() {
    return {field<&UseAbility::card>("card"), field<&UseAbility::ability>("ability"),
            field<&UseAbility::player>("player")};
}

}  // namespace duelogue::basebreak
