// The window for special cards before and after a base scores.
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/basebreak/text/Refusals.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::basebreak {

// -------------------------------------------------------------------------------------------------- scoring a base

namespace {

using Step = ScoreBase::Step;

}  // namespace

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
    const MatchState& state = match.state();
    for (; body.passes < state.seatCount(); ++body.passes, body.next = state.after(body.next)) {
        Replies replies;
        specialOptions(match, body.next, replies);
        if (replies.empty()) continue;
        SpecialTurn turn;
        turn.base = body.base;
        turn.player = body.next;
        return Ask{Communication::of(turn, Party::match(), Party::of(body.next)), Specials::Step::Asked};
    }
    return Complete::succeeded();
}

}  // namespace

StepResult Specials::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Specials>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return askNext(match, body);
        case Step::Asked:
            body.passes = answered->value == 0 ? static_cast<std::uint8_t>(body.passes + 1) : std::uint8_t{0};
            body.next = match.state().after(body.next);
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

std::optional<Complete> SpecialTurn::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                                  const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    return Complete::succeeded(1);
}

}  // namespace duelogue::basebreak
