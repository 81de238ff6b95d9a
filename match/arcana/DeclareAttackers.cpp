#include "match/arcana/DeclareAttackers.h"

#include <algorithm>

#include "match/arcana/Combat.h"
#include "match/arcana/Statements.h"
#include "match/arcana/Table.h"
#include "match/state/Twins.h"

namespace duelogue::arcana {

void DeclareAttackers::options(const Match& match, const Communication& self, Replies& out) {
    const MatchState& state = match.state();
    const PlayerId player = self.as<DeclareAttackers>().player;
    const auto declared = match.list(self);
    bool due = false;
    Twins twins(state);
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

MessageId DeclareAttackers::whyNot(const Match& match, const Communication& self, const Reply& reply) {
    if (!reply.is(Word::Attack) || !reply.subject.isCard()) return MessageId::None;
    const Card& card = match.state().card(reply.subject.card());
    const bool isOwn =
        card.zone == static_cast<std::uint8_t>(Zone::Battlefield) && card.holder == self.as<DeclareAttackers>().player;
    return isOwn ? whyNotAttack(match, reply.subject.card()) : MessageId::NotOneOfTheAnswers;
}

Reaction DeclareAttackers::reply(Match& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Done)) return Answer::succeeded(self.listSize());
    match.append(self, reply.subject);
    return std::monostate{};
}

}  // namespace duelogue::arcana
