#include "match/tribute/Summoning.h"

#include <algorithm>

#include "match/effects/Statements.h"
#include "match/effects/Verb.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute {

namespace {

/// A monster that has to be used for the player's tributes, whoever controls it; none: there is no such.
CardId lentTo(const Match& match, PlayerId player) {
    CardId lent;
    anyStatementOf(match, Verb::LendsTribute, player, [&](const Instruction& said, const Scope& scope) {
        const Evaluator evaluator(match, scope);
        if (!evaluator.holds(said.condition)) return false;
        evaluator.each(said.cards, [&](Subject subject) {
            const Card& card = match.state().card(subject.card());
            if (isIn(card, Zone::Field) && has(card, Trait::Monster)) lent = subject.card();
        });
        return bool(lent);
    });
    return lent;
}

/// What may be given up besides the one that has to be.
std::vector<CardId> tributesOf(const Match& match, PlayerId player, CardId lent) {
    std::vector<CardId> own = cardsIn(match.state(), player, Row::Monsters);
    std::erase(own, lent);
    return own;
}

bool canSummon(const Match& match, PlayerId player, CardId id) {
    const MatchState& state = match.state();
    const Card& card = state.card(id);
    if (!card.definition || !has(card, Trait::Monster) || !isIn(card, Zone::Hand) || card.holder != player)
        return false;
    const int needed = tributesFor(figure(card, Figure::Level));
    const CardId lent = needed > 0 ? lentTo(match, player) : CardId{};
    const int others = static_cast<int>(tributesOf(match, player, lent).size());
    if (others + (lent ? 1 : 0) < needed) return false;
    const bool isOwn = lent && state.card(lent).now.controller == player;
    const int freed = needed - (lent && !isOwn ? 1 : 0);
    return roomIn(state, player, Row::Monsters) + freed > 0;
}

/// Of equal cards in the hand one is offered: they are the same.
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

void summonOptions(const Match& match, PlayerId player, Replies& out) {
    eachInHand(match.state(), player, [&](CardId id) {
        if (!canSummon(match, player, id)) return;
        out.emplace_back(Word::Summon, id);
        out.emplace_back(Word::Set, id);
    });
}

void setOptions(const Match& match, PlayerId player, Replies& out) {
    eachInHand(match.state(), player, [&](CardId id) {
        const Card& card = match.state().card(id);
        if (!has(card, Trait::Monster) && roomIn(match.state(), player, rowOf(card)) > 0)
            out.emplace_back(Word::Set, id);
    });
}

namespace {

bool isHeld(const Match& match, CardId id) {
    return anyStatement(match, Verb::Holds, [&](const Instruction& said, const Scope& scope) {
        const Evaluator evaluator(match, scope);
        return evaluator.holds(said.condition) &&
               evaluator.any(said.cards, [id](Subject subject) { return subject == Subject(id); });
    });
}

}  // namespace

void positionOptions(const Match& match, PlayerId player, Replies& out) {
    for (const CardId id : match.state().zone(player, Zone::Field)) {
        const Card& card = match.state().card(id);
        if (has(card, Trait::Monster) && !has(card, Flag::Settled) && !isHeld(match, id))
            out.emplace_back(Word::Turn, id);
    }
}

// -------------------------------------------------------------------------------------------------- summoning

namespace {

using Body = duelogue::Verb;

Next come(Match& match, const SummonOne& body) {
    Body verb;
    verb.player = body.player;
    if (body.isExtra == 0) carryOut(match, Rule::UseSummon, verb);
    verb.amount = static_cast<std::int16_t>(body.posture);
    verb.detail = static_cast<std::uint8_t>(Detail::Normal);
    const Verb what = body.posture == Posture::FaceDown ? Verb::Set : Verb::Summon;
    return Ask{Body::on(match, what, verb, body.card), SummonOne::Step::Done};
}

Next chooseTributes(Match& match, const SummonOne& body) {
    if (!canSummon(match, body.player, body.card)) return Answer{Outcome::Refused, 0, MessageId::NotAllowedNow};
    const int needed = tributesFor(figure(match.state().card(body.card), Figure::Level));
    if (needed == 0) return come(match, body);
    const CardId lent = lentTo(match, body.player);
    Selection selection;
    selection.card = body.card;
    selection.least = static_cast<std::uint16_t>(needed - (lent ? 1 : 0));
    selection.most = selection.least;
    selection.purpose = forTribute;
    selection.cancellable = 1;
    Communication question = Communication::of(ChooseCard{selection}, Party::of(body.card), Party::of(body.player));
    if (selection.least == 0) {
        // The only tribute is known: it is no choice, but it can be taken back.
        question.as<ChooseCard>().least = 1;
        question.as<ChooseCard>().most = 1;
        match.draft(question, lent);
    } else {
        for (const CardId id : tributesOf(match, body.player, lent)) match.draft(question, id);
    }
    return Ask{question, SummonOne::Step::Chosen};
}

Next giveUp(Match& match, const SummonOne& body, const Communication& answered) {
    Body verb;
    verb.player = body.player;
    verb.source = body.card;
    const auto list = match.list(answered);
    std::vector<Subject> chosen(list.begin(), list.begin() + answered.value);
    const CardId lent = lentTo(match, body.player);
    if (lent && std::ranges::find(chosen, Subject(lent)) == chosen.end()) chosen.insert(chosen.begin(), lent);
    Communication tribute = Body::make(Verb::Tribute, verb);
    for (const Subject card : chosen) Body::add(match, tribute, card);
    return Ask{tribute, SummonOne::Step::Tributed};
}

}  // namespace

Next SummonOne::enter(Match& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<SummonOne>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return chooseTributes(match, body);
        case Step::Chosen:
            if (!answered->succeeded()) return Answer::cancelled(answered->message);
            return giveUp(match, body, *answered);
        case Step::Tributed:
            return come(match, body);
        case Step::Done:
            return Answer{answered->outcome, 1, answered->message};
    }
    return Answer::impossible();
}

void SummonNow::options(const Match& match, const Communication& self, Replies& out) {
    summonOptions(match, self.as<SummonNow>().player, out);
    out.emplace_back(ReplyWord::Pass);
}

Reaction SummonNow::reply(Match& /*match*/, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Pass)) return Answer::succeeded(0);
    SummonOne summon;
    summon.card = reply.subject.card();
    summon.player = self.as<SummonNow>().player;
    summon.posture = reply.is(Word::Set) ? Posture::FaceDown : Posture::Attack;
    summon.isExtra = 1;
    return Communication::of(summon);
}

std::optional<Answer> SummonNow::afterRequest(Match& /*match*/, Communication& /*self*/, const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    return Answer::succeeded(1);
}

Next ChangePosition::enter(Match& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<ChangePosition>();
    Body verb;
    verb.player = body.player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            if (!has(match.state().card(body.card), Flag::FaceDown))
                return Ask{Body::on(match, Verb::SwitchPosition, verb, body.card), Step::Done};
            verb.amount = static_cast<std::int16_t>(Posture::Attack);
            return Ask{Body::on(match, Verb::Flip, verb, body.card), Step::Flipped};
        case Step::Flipped:
            verb.detail = static_cast<std::uint8_t>(Detail::FlipSummon);
            return Ask{Body::on(match, Verb::Summon, verb, body.card), Step::Done};
        case Step::Done:
            if (answered->succeeded()) carryOut(match, Rule::Settle, verb, {body.card});
            return Answer{answered->outcome, 1, answered->message};
    }
    return Answer::impossible();
}

Next SetOne::enter(Match& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<SetOne>();
    if (static_cast<Step>(self.step) == Step::Done) return Answer{answered->outcome, 1, answered->message};
    Body verb;
    verb.player = body.player;
    verb.amount = static_cast<std::int16_t>(Posture::FaceDown);
    return Ask{Body::on(match, Verb::Set, verb, body.card), Step::Done};
}

}  // namespace duelogue::tribute
