// Handlers of traces and secret bids.
#include <algorithm>

#include "match/effects/verbs/Contest.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Paying.h"
#include "match/netrun/verbs/VerbHandlerParts.h"
#include "match/netrun/verbs/VerbHandlers.h"
#include "match/state/Numbers.h"

namespace duelogue::netrun::acts {

namespace {

/// The progress of a trace, in VerbBody::place. The trace's strength is in `second` once the Corp has paid, the link in
/// `amount` once the Runner has.
enum class Tracing : std::uint8_t { Begin, CorpBids, RunnerBids };

StepResult askBid(HandlerContext& match, Communication& self, PlayerId player, int against) {
    Bid question;
    question.card = self.as<Body>().source;
    question.most = saturated(purse(match, {player, Detail::Tracing, {}}));
    question.against = saturated(against);
    return Ask{Communication::of(question, Party::of(question.card), Party::of(player)), Body::Step::Own};
}

}  // namespace

void forgetTrace(HandlerContext& match, const Communication& /*trace*/) { value(match.state(), Global::Trace) = 0; }
void forgetBids(HandlerContext& match, const Communication& /*psi*/) { value(match.state(), Global::Bids) = 0; }

/// Runs a trace: the Corp may openly add credits to its strength, then the Runner to the link. The value is the margin
/// by which the trace was stronger.
StepResult trace(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    MatchState& state = match.state();
    switch (static_cast<Tracing>(body.place)) {
        case Tracing::Begin:
            body.place = static_cast<std::uint8_t>(Tracing::CorpBids);
            return askBid(match, self, corp, -1);
        case Tracing::CorpBids: {
            body.place = static_cast<std::uint8_t>(Tracing::RunnerBids);
            body.second = saturated(body.amount + answered->value);
            spend(match, {corp, Detail::Tracing, {}}, answered->value);
            const int link = value(state, runner, PlayerValue::Link);
            return askBid(match, self, runner, std::max(0, body.second - link));
        }
        case Tracing::RunnerBids: {
            spend(match, {runner, Detail::Tracing, {}}, answered->value);
            const int link = value(state, runner, PlayerValue::Link) + answered->value;
            const int by = std::max(0, body.second - link);
            body.amount = saturated(link);
            value(state, Global::Trace) = saturated(by);
            return Complete::succeeded(by);
        }
    }
    return Complete::impossible();
}

/// Both players secretly spend up to two credits.
StepResult psi(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) {
        value(match.state(), Global::Bids) = answered->value != 0 ? 1 : 0;
        return Complete::succeeded(std::abs(answered->value));
    }
    Contest contest;
    contest.card = self.as<Body>().source;
    contest.first = corp;
    contest.other = runner;
    contest.spends = static_cast<std::uint8_t>(PlayerValue::Credits);
    contest.secret = 1;
    contest.most = 2;
    return Ask{Communication::of(contest), Body::Step::Own};
}

}  // namespace duelogue::netrun::acts
