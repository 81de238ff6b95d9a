// The actions that every player of a side has.
#include "cards/data/CardPool.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Paying.h"
#include "match/netrun/run/FreeUses.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;
constexpr int highestCount = 30'000;  ///< more counters than any card has

}  // namespace

// -------------------------------------------------------------------------------------------------- basic actions

namespace {

Body bodyFor(PlayerId player, int amount) {
    Body body;
    body.player = player;
    body.amount = static_cast<std::int16_t>(amount);
    return body;
}

Communication change(HandlerContext& match, CoreVerb verb, PlayerId player, PlayerValue which) {
    Body body = bodyFor(player, 1);
    body.detail = static_cast<std::uint8_t>(which);
    return Body::on(match, verb, body, player);
}

/// Removes all virus counters from all cards.
Communication purge(HandlerContext& match) {
    Body body = bodyFor(corp, highestCount);
    body.detail = static_cast<std::uint8_t>(Counter::Virus);
    Communication verb = Body::make(Verb::TakeCounters, body);
    match.state().eachCardIn(index(Zone::Play), [&](CardId card) {
        if (counters(match.state().card(card), Counter::Virus) > 0) Body::add(match, verb, card);
    });
    return verb;
}

Communication breakOne(HandlerContext& match, CardId ice) {
    Body body = bodyFor(runner, 1);
    body.source = ice;
    body.since = match.state().card(ice).since;
    return Body::on(match, Verb::Break, body, ice);
}

/// Pays the cost of the action and returns its verb.
Communication doBasic(HandlerContext& match, const BasicAction& body) {
    const Reply& action = body.action;
    const PlayerId player = body.player;
    const Subject subject = action.subject;
    switch (static_cast<Word>(action.word)) {
        case Word::Credit:
            spendClicks(match, player, 1);
            return change(match, CoreVerb::Gain, player, PlayerValue::Credits);
        case Word::Draw:
            spendClicks(match, player, 1);
            return Body::on(match, CoreVerb::Draw, bodyFor(player, 1), player);
        case Word::Advance:
            spendClicks(match, player, 1);
            spend(match, {player}, priceOf(action));
            return Body::on(match, Verb::Advance, bodyFor(player, 1), subject);
        case Word::Purge:
            spendClicks(match, player, purgeClicks);
            return purge(match);
        case Word::Untag:
            spendClicks(match, player, 1);
            spend(match, {player, Detail::Untagging, {}}, priceOf(action));
            return change(match, CoreVerb::Lose, player, PlayerValue::Tags);
        case Word::Trash:
            spendClicks(match, player, 1);
            spend(match, {player}, priceOf(action));
            return Body::on(match, Verb::Trash, bodyFor(player, 0), subject);
        case Word::Run:
            spendClicks(match, player, 1);
            return Body::on(match, Verb::Run, bodyFor(player, 0), subject);
        case Word::Rez:
            return Body::on(match, Verb::Rez, bodyFor(player, 0), subject);
        case Word::Score:
            return Body::on(match, Verb::Score, bodyFor(player, 0), subject);
        default:
            spendClicks(match, player, 1);
            return breakOne(match, subject.card());
    }
}

/// Records a card whose rezzing or scoring an effect has stopped, so that it is not tried again this turn.
void noteTry(HandlerContext& match, const Reply& action, const Communication& done) {
    const bool isStopped = done.outcome == Outcome::Negated || done.outcome == Outcome::Prevented;
    const bool isFree = action.is(Word::Rez) || action.is(Word::Score);
    Body stopper;
    stopper.source = stoppedBy(match, done);
    if (isStopped && isFree && stopper.source) executeSilently(match, Rule::NoteTry, stopper, {action.subject});
}

}  // namespace

StepResult BasicAction::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    if (static_cast<Step>(self.step) == Step::Done) {
        noteTry(match, self.as<BasicAction>().action, *answered);
        return Complete::succeeded(1);
    }
    return Ask{doBasic(match, self.as<BasicAction>()), Step::Done};
}

}  // namespace duelogue::netrun
