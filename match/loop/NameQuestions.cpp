#include "match/loop/NameQuestions.h"

#include <algorithm>

#include "match/loop/HandlerContext.h"
#include "match/loop/StateValidator.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

// -------------------------------------------------------------------------------------------------- families

void ChooseFamily::legalReplies(const ReadableMatch& match, const Communication& /*self*/, Replies& out) {
    for (const TagId family : match.rulebook().families(match)) {
        out.emplace_back(ReplyWord::Name, Subject{}, Subject{}, family.value);
    }
}

bool ChooseFamily::answerable(const ReadableMatch& match, const Communication& /*self*/) {
    return !match.rulebook().families(match).empty();
}

Reaction ChooseFamily::reply(HandlerContext& /*match*/, Communication& /*self*/, const Reply& reply) {
    return Complete::succeeded(reply.number);
}

// -------------------------------------------------------------------------------------------------- names of cards

void ChooseName::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    for (const Subject offered : match.list(self))
        out.emplace_back(ReplyWord::Name, Subject{}, Subject{}, offered.number());
}

bool ChooseName::answerable(const ReadableMatch& /*match*/, const Communication& self) { return self.listSize() > 0; }

Refusal ChooseName::refusalReason(const ReadableMatch& /*match*/, const Communication& /*self*/, const Reply& reply) {
    return reply.is(ReplyWord::Name) ? MessageId::NotToChoose : MessageId::None;
}

Reaction ChooseName::reply(HandlerContext& /*match*/, Communication& /*self*/, const Reply& reply) {
    return Complete::succeeded(reply.number);
}

bool ChooseName::isValid(const StateValidator& validator, const Communication& self) {
    return std::ranges::all_of(validator.list(self), [&](Subject offered) {
        return offered.isNumber() && validator.isDefinition(DefinitionId(static_cast<std::uint16_t>(offered.number())));
    });
}

}  // namespace duelogue
