#include "match/effects/verbs/Contest.h"

#include <algorithm>

#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

namespace {

StepResult askBid(const ReadableMatch& match, const Contest& body, PlayerId player, int against, Contest::Step resume) {
    const int has = match.rulebook().playerValue(match, player, body.spends);
    Bid bid;
    bid.card = body.card;
    bid.against = static_cast<std::int16_t>(body.secret != 0 ? -1 : against);
    const int most = std::min(body.most < 0 ? has : std::min<int>(has, body.most), EngineLimits::numbers - 1);
    bid.most = static_cast<std::int16_t>(std::max(0, most));
    return Ask{Communication::of(bid, Party::of(body.card), Party::of(player)), resume};
}

StepResult spend(HandlerContext& match, const Contest& body, PlayerId player, int amount, Contest::Step resume) {
    VerbBody loss;
    loss.source = body.card;
    loss.player = player;
    loss.amount = static_cast<std::int16_t>(amount);
    loss.detail = body.spends;
    return Ask{VerbBody::on(match, CoreVerb::Lose, loss, player), resume};
}

}  // namespace

StepResult Contest::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Contest>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return askBid(match, body, body.first, -1, Step::FirstBid);
        case Step::FirstBid:
            body.firstBid = static_cast<std::int16_t>(answered->value);
            return askBid(match, body, body.other, body.firstBid, Step::OtherBid);
        case Step::OtherBid:
            body.otherBid = static_cast<std::int16_t>(answered->value);
            return spend(match, body, body.first, body.firstBid, Step::FirstSpent);
        case Step::FirstSpent:
            return spend(match, body, body.other, body.otherBid, Step::OtherSpent);
        case Step::OtherSpent:
            return Complete::succeeded(body.firstBid - body.otherBid);
    }
    return Complete::impossible();
}

std::vector<Field> Contest::fields() {
    return {field<&Contest::card>("card"), field<&Contest::first>("first"), field<&Contest::other>("other"),
            field<&Contest::firstBid>("first bid", Field::Type::Secret),
            field<&Contest::otherBid>("other bid", Field::Type::Secret)};
}

}  // namespace duelogue
