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
    const MatchState& state = match.state();
    if (!body.order.next) body.order.restart(state.globals.current);
    if (static_cast<Step>(self.step) == Step::Answered) {
        if (answered->value == 0) {
            body.order.pass(state);
        } else {
            body.order.restart(body.order.next);  // a player who uses something is asked again until passing
        }
    }
    if (const auto next = toSettle(match)) return Ask{*next, Step::Settled};
    const RunServer* const run = currentRun(state);
    if ((run != nullptr && run->isOver != 0) || isOfCutEncounter(state)) return Complete::succeeded();
    if (!body.order.findNext(state, [&](PlayerId player) { return isAsked(match, player, body.ice); }))
        return Complete::succeeded();
    Opportunity question;
    question.ice = body.ice;
    question.player = body.order.next;
    return Ask{Communication::of(question, Party::match(), Party::of(question.player)), Step::Answered};
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

}  // namespace duelogue::netrun
