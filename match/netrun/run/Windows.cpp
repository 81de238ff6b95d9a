#include "match/netrun/run/Windows.h"

#include "match/loop/HandlerContext.h"
#include "match/netrun/Turn.h"
#include "match/netrun/run/FreeUses.h"
#include "match/netrun/run/Run.h"

namespace duelogue::netrun {

namespace {

/// Returns true if the window on top of the stack belongs to an encounter that must end.
bool isOfCutEncounter(const MatchState& state) {
    const Communication* const asker = state.asker();
    return asker != nullptr && asker->is<EncounterIce>() && isCut(state, asker->as<EncounterIce>());
}

}  // namespace

StepResult PaidWindow::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<PaidWindow>();
    if (static_cast<Step>(self.step) == Step::Answered) {
        // A player who uses something is asked again until passing.
        body.passed = static_cast<std::uint8_t>(answered->value != 0 ? 0 : body.passed + 1);
        if (answered->value == 0) body.player = otherThan(body.player);
    }
    if (!body.player) body.player = match.state().globals.current;
    if (const auto next = toSettle(match)) return Ask{*next, Step::Settled};
    for (; body.passed < 2; ++body.passed) {
        const RunServer* const run = currentRun(match.state());
        if ((run != nullptr && run->isOver != 0) || isOfCutEncounter(match.state())) break;
        if (isAsked(match, body.player, body.ice)) {
            Opportunity question;
            question.ice = body.ice;
            question.player = body.player;
            return Ask{Communication::of(question, Party::match(), Party::of(body.player)), Step::Answered};
        }
        body.player = otherThan(body.player);
    }
    return Complete::succeeded();
}

void Opportunity::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const auto& body = self.as<Opportunity>();
    freeOptions(match, body.player, body.ice, out);
    out.emplace_back(ReplyWord::Pass);
}

Refusal Opportunity::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const auto& body = self.as<Opportunity>();
    if (isFree(match, reply)) return whyNotFree(match, body.player, body.ice, reply);
    return whyNotOutsideTurn(match, body.player, reply);
}

Reaction Opportunity::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    if (reply.is(ReplyWord::Pass)) return Complete::succeeded(0);
    return requestOf(match, self.as<Opportunity>().player, reply);
}

std::optional<Complete> Opportunity::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                                  const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    return Complete::succeeded(1);
}

}  // namespace duelogue::netrun
