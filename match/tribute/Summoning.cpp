#include "match/tribute/Summoning.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>

#include "cards/data/CardPool.h"
#include "match/effects/RunAbility.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Field.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

namespace {

/// Returns the monsters that the player must use for tributes, regardless of their controller.
std::vector<CardId> lentTo(const ReadableMatch& match, PlayerId player) {
    std::vector<CardId> lent;
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        const bool lends = !effect.ability && effect.verb == static_cast<std::uint8_t>(Verb::Lend);
        if (!lends || effect.controller != player || !works(match, effect)) continue;
        if (std::ranges::find(lent, effect.on.card()) == lent.end()) lent.push_back(effect.on.card());
    }
    return lent;
}

/// The possible tributes, and how many of them must be used first.
struct Offerings {
    std::vector<CardId> cards;  ///< begins with the cards that must be used first
    std::size_t bound = 0;      ///< the number of those cards
};

Offerings offeringsOf(const ReadableMatch& match, PlayerId player) {
    Offerings offerings;
    offerings.cards = lentTo(match, player);
    offerings.bound = offerings.cards.size();
    const auto field = match.state().zone(player, Zone::Field);
    offerings.cards.reserve(offerings.bound + field.size());
    for (const CardId own : field) {
        if (rowOf(match.state().card(own)) != Row::Monsters) continue;
        const auto end = offerings.cards.begin() + static_cast<std::ptrdiff_t>(offerings.bound);
        if (std::find(offerings.cards.begin(), end, own) == end) offerings.cards.push_back(own);
    }
    return offerings;
}

int tributesOf(const MatchState& state, CardId monster) {
    return tributesFor(figure(state.card(monster), Figure::Level));
}

/// A check of the summons that a player can make from the hand in the current state.
class Summoner {
public:
    Summoner(const ReadableMatch& match, PlayerId player)
        : m_match(match), m_player(player), m_hasRoom(hasRoomIn(match.state(), player, Row::Monsters)) {}

    /// Returns why the monster can't be summoned; None if it is legal.
    [[nodiscard]] MessageId whyNot(CardId id) {
        const MatchState& state = m_match.state();
        const Card& card = state.card(id);
        if (!card.definition || !isIn(card, Zone::Hand) || card.holder != m_player) return MessageId::NotInHand;
        if (!has(card, Trait::Monster)) return MessageId::WrongType;
        if (const MessageId reason = whyNotByWords(id); reason != MessageId::None) return reason;
        const auto needed = static_cast<std::size_t>(tributesOf(state, id));
        if (needed > 0) return whyNotGiveUp(needed);
        return m_hasRoom ? MessageId::None : why(Reason::NoMonsterSpace);
    }
    [[nodiscard]] bool can(CardId id) { return whyNot(id) == MessageId::None; }

private:
    const ReadableMatch& m_match;
    PlayerId m_player;
    bool m_hasRoom;
    std::optional<Offerings> m_offerings;

    /// Returns why the monster's own condition or additional cost forbids the summon; None if it is legal.
    [[nodiscard]] MessageId whyNotByWords(CardId id) const {
        const Definition& printed = m_match.pool()[m_match.state().card(id).definition];
        if (!printed.condition && !printed.cost.body) return MessageId::None;
        EvalContext scope;
        scope.self = id;
        scope.you = m_player;
        if (!Evaluator(m_match, scope).holds(printed.condition)) return MessageId::TextForbids;
        return canPayBody(m_match, printed.cost.body, scope) ? MessageId::None : MessageId::CostCantBePaid;
    }

    /// Returns the reason why the tributes are impossible. Tributing a monster of the other side makes no room on the
    /// player's own side.
    [[nodiscard]] MessageId whyNotGiveUp(std::size_t needed) {
        if (!m_offerings) m_offerings = offeringsOf(m_match, m_player);
        if (m_offerings->cards.size() < needed) return why(Reason::TooFewTributes);
        const auto isOthers = [&](CardId id) { return m_match.state().card(id).current.controller != m_player; };
        const std::size_t bound = m_offerings->bound;
        const auto foreign =
            static_cast<std::size_t>(std::ranges::count_if(std::span(m_offerings->cards).first(bound), isOthers));
        // If the bound cards suffice, own ones among them can be chosen; otherwise all must be used.
        const std::size_t freed = needed <= bound ? std::min(needed, bound - foreign) : needed - foreign;
        return m_hasRoom || freed > 0 ? MessageId::None : why(Reason::NoMonsterSpace);
    }
};

/// Calls `visit` for one card of each kind in the hand; equal cards make the same reply.
template <class IsOne>
void eachInHand(const MatchState& state, PlayerId player, IsOne&& visit) {
    const auto hand = state.zone(player, Zone::Hand);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Card& card = state.card(hand[i]);
        const bool isSeen = std::any_of(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(i), [&](CardId other) {
            return state.card(other).definition == card.definition && state.card(other).knownTo == card.knownTo;
        });
        if (card.definition && !isSeen) visit(hand[i]);
    }
}

}  // namespace

void summonOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    Summoner summoner(match, player);
    eachInHand(match.state(), player, [&](CardId id) {
        if (!summoner.can(id)) return;
        out.emplace_back(Word::Summon, id);
        out.emplace_back(Word::Set, id);
    });
}

int countSummonable(const ReadableMatch& match, PlayerId player) {
    Summoner summoner(match, player);
    const auto hand = match.state().zone(player, Zone::Hand);
    return static_cast<int>(std::ranges::count_if(hand, [&](CardId id) { return summoner.can(id); }));
}

MessageId whyNotSummon(const ReadableMatch& match, PlayerId player, CardId id) {
    return Summoner(match, player).whyNot(id);
}

Refusal whyNotOutsideMain(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    if (!reply.subject.isCard()) return {};
    const CardId card = reply.subject.card();
    const bool isSpell = reply.is(Word::Set) && !has(match.state().card(card), Trait::Monster);
    Refusal reason;
    if (reply.is(Word::Turn)) {
        reason = whyNotTurn(match, player, card);
    } else if (reply.is(Word::Summon) || reply.is(Word::Set)) {
        reason = isSpell ? whyNotSet(match, player, card) : whyNotSummon(match, player, card);
    } else {
        return {};
    }
    return isOutOfPlace(reason.message) ? reason : Refusal(why(Reason::NotInMain));
}

void setOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    const bool hasRoom = hasRoomIn(match.state(), player, Row::Backs);
    eachInHand(match.state(), player, [&](CardId id) {
        const Row row = rowOf(match.state().card(id));
        if (row == Row::Field || (row == Row::Backs && hasRoom)) out.emplace_back(Word::Set, id);
    });
}

MessageId whyNotSet(const ReadableMatch& match, PlayerId player, CardId id) {
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Hand) || card.holder != player) return MessageId::NotInHand;
    const bool hasRoom = rowOf(card) != Row::Backs || hasRoomIn(match.state(), player, Row::Backs);
    return hasRoom ? MessageId::None : why(Reason::NoSpellSpace);
}

void positionOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    for (const CardId id : match.state().zone(player, Zone::Field)) {
        if (whyNotTurn(match, player, id) == MessageId::None) out.emplace_back(Word::Turn, id);
    }
}

namespace {

/// Returns the card that keeps the monster in its position.
CardId holding(const ReadableMatch& match, CardId monster) {
    CardId by;
    (void)anyStatement(match, Verb::Holds, [&](const Instruction& said, const EvalContext& scope) {
        const Evaluator evaluator(match, scope);
        const bool isSaid = evaluator.holds(said.condition) &&
                            evaluator.any(said.cards, [monster](Subject each) { return each == monster; });
        if (isSaid) by = scope.self;
        return isSaid;
    });
    return by;
}

}  // namespace

Refusal whyNotTurn(const ReadableMatch& match, PlayerId player, CardId id) {
    const Card& card = match.state().card(id);
    if (!isIn(card, Zone::Field)) return MessageId::NotInPlay;
    if (card.holder != player) return MessageId::NotYours;
    if (!has(card, Trait::Monster)) return MessageId::WrongType;
    if (has(card, Flag::Settled)) return why(Reason::Settled);
    return isHeld(card) ? preventedBy(holding(match, id)) : Refusal();
}

// -------------------------------------------------------------------------------------------------- summons

namespace {

using Body = VerbBody;

/// Uses the normal summon of the turn, regardless of the result.
void useSummon(HandlerContext& match, const SummonOne& body) {
    Body verb;
    verb.player = body.player;
    if (body.isExtra == 0) executeSilently(match, Rule::UseSummon, verb);
}

StepResult come(HandlerContext& match, const SummonOne& body) {
    Body verb;
    verb.player = body.player;
    useSummon(match, body);
    verb.zone = index(Zone::Field);
    verb.amount = static_cast<std::int16_t>(body.posture);
    verb.detail = static_cast<std::uint8_t>(Detail::Normal);
    const Verb what = body.posture == Posture::FaceDown ? Verb::Set : Verb::OwnSummon;
    return Ask{Body::on(match, what, verb, body.card), SummonOne::Step::Done};
}

/// Pays the additional cost after the tributes; then the monster is summoned if it still can be.
StepResult pay(HandlerContext& match, const SummonOne& body) {
    const Cost& cost = match.pool()[match.state().card(body.card).definition].cost;
    if (!cost.body) return come(match, body);
    RunAbility frame = RunAbility::of(match, AbilityId{}, body.card, body.player);
    frame.at = cost.body;
    return Ask{RunAbility::make(frame), SummonOne::Step::Paid};
}

/// Pays the tributes and lists them, so that afterTributes() can check that all have left the field.
StepResult giveUp(HandlerContext& match, Communication& self, std::span<const CardId> chosen) {
    Body verb;
    verb.player = self.as<SummonOne>().player;
    verb.source = self.as<SummonOne>().card;
    for (const CardId card : chosen) match.listAppend(self, card);
    Communication tribute = Body::make(Verb::Tribute, verb);
    for (const CardId card : chosen) Body::add(match, tribute, card);
    return Ask{tribute, SummonOne::Step::Tributed};
}

/// Fails if a tribute is still on the field; the summon of the turn is then used.
StepResult afterTributes(HandlerContext& match, const Communication& self) {
    const bool isAnyLeft = std::ranges::any_of(
        match.list(self), [&](Subject tribute) { return isIn(match.state().card(tribute.card()), Zone::Field); });
    if (!isAnyLeft) return pay(match, self.as<SummonOne>());
    useSummon(match, self.as<SummonOne>());
    return Complete::impossible();
}

StepResult askFor(HandlerContext& match, const SummonOne& body, std::span<const CardId> cards, std::size_t number,
                  SummonOne::Step step) {
    Selection selection;
    selection.card = body.card;
    selection.least = static_cast<std::uint16_t>(number);
    selection.most = selection.least;
    selection.purpose = forTribute;
    selection.cancellable = 1;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    for (const CardId id : cards) match.listAdd(question, id);
    return Ask{question, step};
}

/// Asks for the bound tributes, in addition to the own monster that makes room, if already chosen.
StepResult chooseBound(HandlerContext& match, Communication& self, std::span<const CardId> bound, std::size_t needed) {
    const auto& body = self.as<SummonOne>();
    std::vector<CardId> rest(bound.begin(), bound.end());
    if (body.own) std::erase(rest, body.own);
    const std::size_t open = needed - (body.own ? 1 : 0);
    return open == 0 ? giveUp(match, self, std::array{body.own})
                     : askFor(match, body, rest, open, SummonOne::Step::Chosen);
}

/// Asks for tributes only if there is a choice. Without a free space, one of the tributes must be an own monster, which
/// is chosen first.
StepResult chooseTributes(HandlerContext& match, Communication& self) {
    auto& body = self.as<SummonOne>();
    const MessageId refused = whyNotSummon(match, body.player, body.card);
    if (refused != MessageId::None) return Complete{Outcome::Refused, 0, refused};
    const auto needed = static_cast<std::size_t>(tributesOf(match.state(), body.card));
    if (needed == 0) return pay(match, body);
    const Offerings offerings = offeringsOf(match, body.player);
    const std::span<const CardId> all = offerings.cards;
    if (needed >= offerings.bound) {
        const std::size_t open = needed - offerings.bound;
        const bool isShown = match.asksEverything() && open == 1 && all.size() == 1;
        if (open == 0 || (needed == all.size() && !isShown)) return giveUp(match, self, all.first(needed));
        return askFor(match, body, all.subspan(offerings.bound), open, SummonOne::Step::Chosen);
    }
    const auto bound = all.first(offerings.bound);
    std::vector<CardId> own;
    std::ranges::copy_if(bound, std::back_inserter(own),
                         [&](CardId id) { return match.state().card(id).current.controller == body.player; });
    const bool makesRoom = hasRoomIn(match.state(), body.player, Row::Monsters) || bound.size() - own.size() < needed;
    if (!makesRoom && own.size() > 1) return askFor(match, body, own, 1, SummonOne::Step::OwnChosen);
    if (!makesRoom) body.own = own.front();
    return chooseBound(match, self, bound, needed);
}

StepResult ownChosen(HandlerContext& match, Communication& self, const Communication& answered) {
    auto& body = self.as<SummonOne>();
    body.own = match.list(answered).front().card();
    const Offerings offerings = offeringsOf(match, body.player);
    return chooseBound(match, self, std::span(offerings.cards).first(offerings.bound),
                       static_cast<std::size_t>(tributesOf(match.state(), body.card)));
}

/// Pays the chosen tributes together with those that must be used.
StepResult giveUpChosen(HandlerContext& match, Communication& self, const Communication& answered) {
    const auto& body = self.as<SummonOne>();
    std::vector<CardId> chosen;
    for (const Subject card : match.list(answered).first(static_cast<std::size_t>(answered.value)))
        chosen.push_back(card.card());
    const Offerings offerings = offeringsOf(match, body.player);
    const auto needed = static_cast<std::size_t>(tributesOf(match.state(), body.card));
    if (needed >= offerings.bound)
        chosen.insert(chosen.end(), offerings.cards.begin(),
                      offerings.cards.begin() + static_cast<std::ptrdiff_t>(offerings.bound));
    if (body.own) chosen.push_back(body.own);
    return giveUp(match, self, chosen);
}

/// Returns true if a summon or set was negated; the rules then send the monster to the graveyard.
bool isNegatedSummon(const Communication& done) {
    return (done.is(Verb::OwnSummon) || done.is(Verb::Set)) && done.outcome == Outcome::Negated;
}

bool isStopped(const Communication& done) {
    return done.outcome == Outcome::Negated || done.outcome == Outcome::Prevented;
}

}  // namespace

StepResult SummonOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<SummonOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return chooseTributes(match, self);
        case Step::OwnChosen:
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
            return ownChosen(match, self, *answered);
        case Step::Chosen:
            if (!answered->succeeded()) return Complete::cancelled(answered->message);
            return giveUpChosen(match, self, *answered);
        case Step::Tributed:
            return afterTributes(match, self);
        case Step::Paid:
            return isIn(match.state().card(body.card), Zone::Hand) ? come(match, body)
                                                                   : StepResult(Complete::impossible());
        case Step::Done:
            if (isNegatedSummon(*answered)) return Ask{acts::moveToGraveyard(match, body.card), Step::Negated};
            return Complete{answered->outcome, 1, answered->message};
        case Step::Negated:
            return Complete{Outcome::Negated, 1};
    }
    return Complete::impossible();
}

void SummonNow::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    summonOptions(match, self.as<SummonNow>().player, out);
}

Refusal SummonNow::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const bool isSummon = reply.subject.isCard() && (reply.is(Word::Summon) || reply.is(Word::Set));
    return isSummon ? whyNotSummon(match, self.as<SummonNow>().player, reply.subject.card()) : MessageId::None;
}

Reaction SummonNow::reply(HandlerContext& /*match*/, Communication& self, const Reply& reply) {
    SummonOne summon;
    summon.card = reply.subject.card();
    summon.player = self.as<SummonNow>().player;
    summon.posture = reply.is(Word::Set) ? Posture::FaceDown : Posture::Attack;
    summon.isExtra = 1;
    return Communication::of(summon);
}

std::optional<Complete> SummonNow::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                                const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    return Complete::succeeded(1);
}

// -------------------------------------------------------------------------------------------------- special summons

namespace {

/// Calls `visit(source, cards, scope)` for each card that now allows the player a special summon, until it returns
/// true.
template <class Visit>
bool anyLeave(const ReadableMatch& match, PlayerId player, Visit&& visit) {
    return anyStatementOf(match, Verb::MayCall, player, [&](const Instruction& said, const EvalContext& scope) {
        const Card& source = match.state().card(scope.self);
        if (value(source, CardValue::Called) == static_cast<int>(match.state().globals.turn)) return false;
        return Evaluator(match, scope).holds(said.condition) && visit(scope.self, said.cards, scope);
    });
}

}  // namespace

/// Does not check for fitting monsters, because they may be in a hidden zone.
void callOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    anyLeave(match, player, [&](CardId source, ExpressionId /*cards*/, const EvalContext& /*scope*/) {
        if (!hasRoomIn(match.state(), player, Row::Monsters)) return true;
        out.emplace_back(Word::Call, source);
        return false;
    });
}

Communication callRequest(PlayerId player, CardId source) {
    Call call;
    call.card = source;
    call.player = player;
    return Communication::of(call);
}

namespace {

/// Lets the player search for the monster, possibly without success.
StepResult searchFor(HandlerContext& match, const Call& body) {
    std::vector<Subject> found;
    anyLeave(match, body.player, [&](CardId source, ExpressionId cards, const EvalContext& scope) {
        if (source != body.card) return false;
        Evaluator(match, scope).subjects(cards, found);
        return true;
    });
    executeSilently(match, Rule::NoteCall, Body{}, {body.card});
    Body show;
    show.player = body.player;
    executeSilently(match, KindId(static_cast<std::uint8_t>(CoreRule::Show)), show, found);
    Selection selection;
    selection.card = body.card;
    selection.least = 0;
    selection.most = 1;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    for (const Subject card : found) match.listAdd(question, card);
    return Ask{question, Call::Step::Chosen};
}

StepResult summonChosen(HandlerContext& match, const Call& body, const Communication& answered) {
    if (!answered.succeeded() || answered.value == 0) return Complete::succeeded(1);
    Body verb;
    verb.player = body.player;
    verb.source = body.card;
    return Ask{Body::on(match, Verb::SpecialSummon, verb, match.list(answered).front()), Call::Step::Summoned};
}

}  // namespace

/// Shuffles the deck after the search.
StepResult Call::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<Call>();
    Body verb;
    verb.player = body.player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return searchFor(match, body);
        case Step::Chosen: {
            StepResult next = summonChosen(match, body, *answered);
            if (!std::holds_alternative<Complete>(next)) return next;
            break;
        }
        case Step::Summoned:
            break;
        case Step::Shuffled:
            return Complete::succeeded(1);
    }
    return Ask{Body::on(match, CoreVerb::Shuffle, verb, body.player), Step::Shuffled};
}

StepResult ChangePosition::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<ChangePosition>();
    Body verb;
    verb.player = body.player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            if (!has(match.state().card(body.card), Flag::FaceDown))
                return Ask{Body::on(match, Verb::SwitchPosition, verb, body.card), Step::Done};
            verb.detail = static_cast<std::uint8_t>(Detail::FlipSummon);
            return Ask{Body::on(match, Verb::OwnSummon, verb, body.card), Step::Done};
        case Step::Done:
            if (isNegatedSummon(*answered)) return Ask{acts::moveToGraveyard(match, body.card), Step::Negated};
            // A player may change a monster's position only once a turn, even if the attempt fails.
            if (isIn(match.state().card(body.card), Zone::Field))
                executeSilently(match, Rule::Settle, verb, {body.card});
            return Complete{answered->outcome, 1, answered->message};
        case Step::Negated:
            return Complete{Outcome::Negated, 1};
    }
    return Complete::impossible();
}

StepResult SetOne::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<SetOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            Body verb;
            verb.player = body.player;
            verb.zone = index(Zone::Field);
            verb.amount = static_cast<std::int16_t>(Posture::FaceDown);
            return Ask{Body::on(match, Verb::Set, verb, body.card), Step::Done};
        }
        case Step::Done:
            if (isStopped(*answered)) return Ask{acts::moveToGraveyard(match, body.card), Step::Stopped};
            return Complete{answered->outcome, 1, answered->message};
        case Step::Stopped:
            return Complete{Outcome::Negated, 1};
    }
    return Complete::impossible();
}

}  // namespace duelogue::tribute
