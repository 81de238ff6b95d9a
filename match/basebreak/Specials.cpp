// The window for special cards before and after a base scores.
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/text/Refusals.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak {

// -------------------------------------------------------------------------------------------------- specials

namespace {

Allowance anyPlay() {
    Allowance any;
    any.of = Allowance::Of::Nobody;
    return any;
}

/// Appends the specials: cards from the hand that can be played now, and abilities.
void specialOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    playOptions(Allowances(match, player, anyPlay()), out, bit(Trait::Special));
    useOptions(match, player, out);
}

StepResult askNext(HandlerContext& match, Specials& body) {
    const auto hasSpecials = [&match](PlayerId player) {
        Replies replies;
        specialOptions(match, player, replies);
        return !replies.empty();
    };
    if (!body.order.findNext(match.state(), hasSpecials)) return Complete::succeeded();
    SpecialTurn turn;
    turn.base = body.base;
    turn.player = body.order.next;
    return Ask{Communication::of(turn, Party::match(), Party::of(turn.player)), Specials::Step::Asked};
}

}  // namespace

StepResult Specials::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Specials>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return askNext(match, body);
        case Step::Asked:
            if (answered->value == 0) {
                body.order.pass(match.state());
            } else {
                body.order.restart(match.state().after(body.order.next));
            }
            if (const auto next = toSettle(match)) return Ask{*next, Step::Settled};
            return askNext(match, body);
        case Step::Settled:
            if (const auto next = toSettle(match)) return Ask{*next, Step::Settled};
            return askNext(match, body);
    }
    return Complete::impossible();
}

void SpecialTurn::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    specialOptions(match, self.as<SpecialTurn>().player, out);
    out.emplace_back(ReplyWord::Pass);
}

Refusal SpecialTurn::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<SpecialTurn>().player;
    const bool isCard = reply.is(Word::Play) && reply.subject.isCard();
    const auto isOwn = [&](const Card& card) { return isIn(card, Zone::Hand) && card.holder == player; };
    if (isCard && isOwn(match.state().card(reply.subject.card())) &&
        !has(match.state().card(reply.subject.card()), Trait::Special))
        return why(Reason::NotSpecial);
    if (isCard && !isOwn(match.state().card(reply.subject.card()))) return MessageId::NotInHand;
    return basebreak::whyNot(Allowances(match, player, anyPlay()), reply);
}

Reaction SpecialTurn::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Pass)) return Complete::succeeded(0);
    return requestOf(match, self.as<SpecialTurn>().player, reply, PlayOne::By::Effect);
}

}  // namespace duelogue::basebreak
