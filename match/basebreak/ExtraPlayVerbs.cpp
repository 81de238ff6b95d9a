// Handlers of extra minions and extra actions.
#include <algorithm>

#include "match/basebreak/Playing.h"
#include "match/basebreak/VerbHandlers.h"
#include "match/loop/HandlerContext.h"
#include "match/state/EngineLimits.h"

namespace duelogue::basebreak::acts {

namespace {

using Body = VerbBody;

}  // namespace

// -------------------------------------------------------------------------------------------------- other verbs

namespace {

void addExtra(HandlerContext& match, const Communication& self, PlayerId player) {
    const Body body = self.as<Body>();
    ContinuousEffect extra;
    extra.verb = self.kind.value;
    extra.source = body.source;
    extra.since = body.since;
    extra.controller = player;
    extra.until = player;
    extra.duration = static_cast<std::uint8_t>(Duration::ThisTurn);
    extra.second = body.amount;
    if (!self.is(Verb::ExtraAction) && body.onto()) extra.on = body.onto();
    match.addContinuousEffect(extra);
}

/// Returns true if an extra play is offered later. In the player's own part for playing cards, the play of its source
/// offers it at the end. An extra play from a trigger is offered now if more triggers wait.
bool isOfferedLater(const ReadableMatch& match) {
    const auto isPlay = [](const Communication& outstanding) { return outstanding.is<PlayOne>(); };
    return std::ranges::any_of(match.state().communications, isPlay) || !isAnythingDue(match);
}

/// Returns the question whether to use the extra play now; nullopt if it is offered later or can't be used.
std::optional<Communication> giveExtra(HandlerContext& match, const Communication& self, PlayerId player) {
    addExtra(match, self, player);
    const ContinuousEffect& extra = match.state().continuousEffects.back();
    if (!playsCards(match.state(), player)) return offerOnce(match, extra);
    return isOfferedLater(match) ? std::nullopt : offerKept(match, extra);
}

}  // namespace

/// `examined` counts players.
StepResult extraMinion(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) body.examined = 0;
    while (body.examined < body.subjects) {
        const Subject subject = subjectsOf(match, self)[body.examined++];
        if (!subject.isPlayer()) continue;
        if (const auto question = giveExtra(match, self, subject.player())) return Ask{*question, Body::Step::Own};
    }
    return Complete::succeeded(1);
}

/// `examined` counts players, `second` the plays of one player. Stops at the limit of continuous effects, which ends
/// the match anyway.
StepResult extraAction(HandlerContext& match, Communication& self, const Communication* answered) {
    Body& body = self.as<Body>();
    if (answered == nullptr) {
        body.examined = 0;
        body.second = 0;
    }
    while (body.examined < body.subjects && match.state().continuousEffects.size() <= EngineLimits::continuousEffects) {
        const Subject subject = subjectsOf(match, self)[body.examined];
        if (!subject.isPlayer() || body.second >= body.amount) {
            ++body.examined;
            body.second = 0;
            continue;
        }
        ++body.second;
        if (const auto question = giveExtra(match, self, subject.player())) return Ask{*question, Body::Step::Own};
    }
    return Complete::succeeded(body.amount);
}

}  // namespace duelogue::basebreak::acts
