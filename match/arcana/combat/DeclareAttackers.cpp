#include "match/arcana/combat/DeclareAttackers.h"

#include <algorithm>

#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/arcana/text/Refusals.h"
#include "match/loop/HandlerContext.h"
#include "match/state/Interchangeable.h"

namespace duelogue::arcana {

void DeclareAttackers::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const MatchState& state = match.state();
    const PlayerId player = self.as<DeclareAttackers>().player;
    const auto declared = match.list(self);
    bool due = false;
    Interchangeable twins(state);
    for (const CardId id : battlefield(state, player)) {
        const bool isDeclared = std::find(declared.begin(), declared.end(), Subject(id)) != declared.end();
        if (isDeclared || !canAttack(match, id)) continue;
        due = due || isSaid(match, Verb::MustAttack, id, opponent(player));
        const bool seen = std::any_of(out.begin(), out.end(),
                                      [&](const Reply& reply) { return twins.areOne(reply.subject.card(), id); });
        if (!seen) out.emplace_back(Word::Attack, id);
    }
    if (!due) out.emplace_back(ReplyWord::Done);
}

Refusal DeclareAttackers::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<DeclareAttackers>().player;
    const auto declared = match.list(self);
    const auto isDeclared = [&](CardId id) { return std::ranges::find(declared, Subject(id)) != declared.end(); };
    if (reply.is(ReplyWord::Done)) {
        const auto cards = battlefield(match.state(), player);
        const auto due = std::ranges::find_if(cards, [&](CardId id) {
            return !isDeclared(id) && canAttack(match, id) && isSaid(match, Verb::MustAttack, id, opponent(player));
        });
        return due == cards.end() ? Refusal() : Refusal(why(Reason::MustAttack), *due);
    }
    if (reply.is(Word::Block)) return why(Reason::NotBlockers);
    if (!reply.is(Word::Attack)) return isOfGame(reply) ? Refusal(why(Reason::NoPriority)) : Refusal();
    if (!reply.subject.isCard()) return {};
    const Card& card = match.state().card(reply.subject.card());
    if (!isIn(card, Zone::Battlefield)) return MessageId::NotInPlay;
    if (card.holder != player) return MessageId::NotYours;
    return isDeclared(reply.subject.card()) ? Refusal(MessageId::AlreadyChosen)
                                            : whyNotAttack(match, reply.subject.card());
}

Reaction DeclareAttackers::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Complete::succeeded(self.listSize());
    match.listAppend(self, reply.subject);
    return std::monostate{};
}

}  // namespace duelogue::arcana
