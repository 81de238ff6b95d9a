// Extra plays: offered at once or kept for the turn, and what they allow.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/text/Refusals.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

namespace {

/// Ends an extra play that was declined and cannot be kept.
void lapse(HandlerContext& match, const PlayExtra& body) {
    if (body.isKept != 0) return;
    VerbBody over;
    over.player = body.player;
    over.detail = static_cast<std::uint8_t>(Allowance::Of::Extra);
    over.since = body.stamp;
    executeSilently(match, Rule::UseUp, over, {body.card});
}

}  // namespace

/// Look-ahead copies ask no one. A trigger without effect now may have one after the extra play.
bool isAnythingDue(const ReadableMatch& match) {
    const auto isMore = [](const PredictedVerb& predicted) {
        return predicted.verb.value < static_cast<std::uint8_t>(Verb::ExtraMinion) ||
               predicted.verb.value > static_cast<std::uint8_t>(Verb::ExtraAction);
    };
    return !match.isLookahead() && std::ranges::any_of(match.state().triggers, [&](const Trigger& trigger) {
        if (!trigger.ability) return false;
        if (match.pool()[trigger.ability].targetCount > 0) return true;  // the effect depends on the targets
        const Lookahead ahead = predict(match, frameOf(match, trigger));
        return ahead.isOpen || ahead.verbs.empty() || std::ranges::any_of(ahead.verbs, isMore);
    });
}

namespace {

std::optional<Communication> offer(HandlerContext& match, const ContinuousEffect& extra, PlayExtra body) {
    body.stamp = extra.stamp;
    body.card = extra.source;
    body.player = extra.controller;
    const Communication question = Communication::of(body, Party::of(body.card), Party::of(body.player));
    Replies replies;
    PlayExtra::legalReplies(match, question, replies);
    if (replies.size() > 1) return question;
    lapse(match, body);
    return std::nullopt;
}

}  // namespace

std::optional<Communication> offerKept(HandlerContext& match, const ContinuousEffect& extra) {
    PlayExtra body;
    body.isKept = 1;
    return offer(match, extra, body);
}

std::optional<Communication> offerOnce(HandlerContext& match, const ContinuousEffect& extra) {
    return offer(match, extra, PlayExtra{});
}

namespace {

/// Returns the stamp up to which the current play has offered extra plays.
std::uint32_t offeredBy(const MatchState& state) {
    const auto last = std::find_if(state.communications.rbegin(), state.communications.rend(),
                                   [](const Communication& outstanding) { return outstanding.is<PlayOne>(); });
    return last == state.communications.rend() ? 0 : last->as<PlayOne>().offered;
}

/// Records the offer in every play under way, because plays can be nested.
void noteOffered(MatchState& state, std::uint32_t stamp) {
    for (Communication& outstanding : state.communications) {
        if (outstanding.is<PlayOne>()) {
            auto& offered = outstanding.as<PlayOne>().offered;
            offered = std::max(offered, stamp);
        }
    }
}

/// Skips a declined extra play and all later ones that are the same offer.
void passOver(HandlerContext& match, std::uint32_t stamp) {
    const auto& lasting = match.state().continuousEffects;
    const auto declined = std::ranges::find(lasting, stamp, &ContinuousEffect::stamp);
    const auto isLikeIt = [&](ContinuousEffect other) {
        other.stamp = declined->stamp;
        return other == *declined;
    };
    for (auto next = declined; next != lasting.end() && isLikeIt(*next); ++next)
        noteOffered(match.state(), next->stamp);
}

/// Returns true if a trigger waits, or will wait once the play is complete.
bool setsSomethingOff(HandlerContext& match, const Communication& play) {
    auto& triggers = match.state().triggers;
    const std::size_t waiting = triggers.size();
    collectTriggers(match, play, Moment::After);
    const bool isSo = isAnythingDue(match);
    triggers.resize(waiting);
    return isSo;
}

}  // namespace

std::optional<Communication> offerNext(HandlerContext& match, const Communication& play,
                                       const Communication& answered) {
    if (answered.is<PlayExtra>() && answered.value == 0) passOver(match, answered.as<PlayExtra>().stamp);
    const auto& lasting = match.state().continuousEffects;
    const auto isNext = [&](const ContinuousEffect& effect) {
        return effect.stamp > offeredBy(match.state()) && isExtra(match, effect);
    };
    for (auto next = std::ranges::find_if(lasting, isNext); next != lasting.end();
         next = std::ranges::find_if(lasting, isNext)) {
        // Saves an extra play for later if possible, unless triggers are waiting.
        if (playsCards(match.state(), next->controller) && !setsSomethingOff(match, play)) return std::nullopt;
        noteOffered(match.state(), next->stamp);
        const bool isKept = playsCards(match.state(), next->controller);
        if (const auto question = isKept ? offerKept(match, *next) : offerOnce(match, *next)) return question;
    }
    return std::nullopt;
}

void PlayExtra::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const auto& body = self.as<PlayExtra>();
    playOptions(Allowances(match, body.player, body.stamp), out);
    out.emplace_back(ReplyWord::Pass);
}

Refusal PlayExtra::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const auto& body = self.as<PlayExtra>();
    if (reply.is(Word::Use)) return why(Reason::ExtraFirst);
    if (!reply.is(Word::Play)) return MessageId::None;
    return basebreak::whyNot(Allowances(match, body.player, body.stamp), reply);
}

Reaction PlayExtra::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    const auto& body = self.as<PlayExtra>();
    if (reply.is(ReplyWord::Pass)) {
        lapse(match, body);
        return Complete::succeeded(0);
    }
    Communication request = requestOf(match, body.player, reply, PlayOne::By::Extra);
    request.as<PlayOne>().stamp = body.stamp;
    return request;
}

std::optional<Complete> PlayExtra::afterRequest(HandlerContext& match, Communication& self,
                                                const Communication& request) {
    if (request.canceled()) return std::nullopt;
    lapse(match, self.as<PlayExtra>());
    return Complete::succeeded(1);
}

std::vector<Field> PlayExtra::fields() {
    return {field<&PlayExtra::card>("card"), field<&PlayExtra::player>("player")};
}

}  // namespace duelogue::basebreak
