// The actions of a turn: which are legal, and how they are announced.
#include "match/loop/HandlerContext.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/FreeUses.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

constexpr int advancePrice = 1;
constexpr int untagPrice = 2;
constexpr int trashPrice = 2;

/// Returns why an action with a card is illegal, clicks aside; None if it is legal.
MessageId whyNotDo(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const CardId card = reply.subject.card();
    const Card& there = match.state().card(card);
    switch (static_cast<Word>(reply.word)) {
        case Word::Play:
            if (!isIn(there, Zone::Hand) || there.holder != player) return MessageId::NotInHand;
            return whyNotPlay(match, player, card);
        case Word::Install:
            return whyNotInstall(match, player, card);
        case Word::Overwrite: {
            const MessageId reason = whyNotInstall(match, player, card);
            const bool isProgram = (printedTraits(match.pool(), there) & bit(Trait::Program)) != 0;
            if (reason != MessageId::None) return reason;
            return isProgram ? why(Reason::NoPrograms) : MessageId::WrongType;
        }
        case Word::Use: {
            const AbilityId ability = abilityOf(match, reply);
            return ability ? whyNotUse(match, player, card, ability) : MessageId::NoAbility;
        }
        case Word::Advance:
            if (player != corp) return MessageId::OtherRole;
            if (!isIn(there, Zone::Play)) return MessageId::NotInPlay;
            if (!canBeAdvanced(match, card)) return MessageId::WrongType;
            return canSpend(match, {corp}, advancePrice) ? MessageId::None : MessageId::NotEnoughResources;
        case Word::Steal:
            return player == runner ? why(Reason::NoTimeToTrash) : MessageId::OtherRole;
        case Word::Trash:
            if (player != corp) return why(Reason::NoTimeToTrash);
            if (!isIn(there, Zone::Play)) return MessageId::NotInPlay;
            if (!has(there, Trait::Resource)) return MessageId::WrongType;
            if (value(match.state(), runner, PlayerValue::Tags) == 0) return why(Reason::NoTags);
            return canSpend(match, {corp}, trashPrice) ? MessageId::None : MessageId::NotEnoughResources;
        case Word::Run:
            if (player != runner) return MessageId::OtherRole;
            if (!has(there, Trait::Server)) return MessageId::WrongType;
            return isIn(there, Zone::Play) ? MessageId::None : MessageId::NotInPlay;
        default:
            return MessageId::NotOneOfTheAnswers;
    }
}

bool hasViruses(const MatchState& state) {
    return state.anyCardIn(index(Zone::Play),
                           [&](CardId card) { return counters(state.card(card), Counter::Virus) > 0; });
}

/// Returns why an action without a card is illegal, clicks aside; None if it is legal.
MessageId whyNotDoPlainly(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    switch (static_cast<Word>(reply.word)) {
        case Word::Credit:
            return MessageId::None;
        case Word::Draw:
            return match.state().zone(player, Zone::Deck).empty() ? MessageId::NothingToDo : MessageId::None;
        case Word::Purge:
            if (player != corp) return MessageId::OtherRole;
            return hasViruses(match.state()) ? MessageId::None : why(Reason::NoViruses);
        case Word::Untag:
            if (player != runner) return MessageId::OtherRole;
            if (value(match.state(), runner, PlayerValue::Tags) == 0) return why(Reason::NoTags);
            return canSpend(match, {runner, Detail::Untagging, {}}, untagPrice) ? MessageId::None
                                                                                : MessageId::NotEnoughResources;
        case Word::JackOut:
            return player == runner ? why(Reason::NoTimeToJackOut) : MessageId::OtherRole;
        default:
            return MessageId::NotOneOfTheAnswers;
    }
}

int clicksFor(const ReadableMatch& match, const Reply& reply) {
    if (reply.is(Word::Play)) return clicksToPlay(match, reply.subject.card());
    return reply.is(Word::Purge) ? purgeClicks : 1;
}

/// Returns true if the reason is about replies that are no actions but belong to a run.
bool isOutOfRun(MessageId reason) {
    return reason == why(Reason::NoTimeToJackOut) || reason == why(Reason::NoTimeToTrash);
}

/// Returns why an action is illegal; None if it is legal.
MessageId whyNotAction(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const bool isAbout = reply.subject.isCard();
    const MessageId reason = isAbout ? whyNotDo(match, player, reply) : whyNotDoPlainly(match, player, reply);
    if (isOutOfPlace(reason) || isOutOfRun(reason)) return reason;
    return clicksFor(match, reply) > value(match.state(), player, PlayerValue::Clicks) ? why(Reason::NoClicks) : reason;
}

}  // namespace

MessageId whyNotOutsideTurn(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const MessageId reason = whyNotAction(match, player, reply);
    return isOutOfPlace(reason) || isOutOfRun(reason) ? reason : why(Reason::NotAnAction);
}

int priceOf(const Reply& action) {
    if (action.is(Word::Advance)) return advancePrice;
    if (action.is(Word::Untag)) return untagPrice;
    return action.is(Word::Trash) ? trashPrice : 0;
}

bool canBeAdvanced(const ReadableMatch& match, CardId card) {
    const Card& advanced = match.state().card(card);
    if (!isIn(advanced, Zone::Play) || advanced.owner != corp) return false;
    return (printedTraits(match.pool(), advanced) & (bit(Trait::Agenda) | bit(Trait::Advanceable))) != 0;
}

// -------------------------------------------------------------------------------------------------- actions

namespace {

void corpActions(const ReadableMatch& match, int clicks, Replies& out) {
    const MatchState& state = match.state();
    const bool canAdvance = canSpend(match, {corp}, advancePrice);
    state.eachCardIn(index(Zone::Play), [&](CardId card) {
        if (state.card(card).owner == corp && canAdvance && canBeAdvanced(match, card))
            out.emplace_back(Word::Advance, card);
    });
    if (clicks >= purgeClicks && hasViruses(state)) out.emplace_back(Word::Purge);
    if (value(state, runner, PlayerValue::Tags) == 0 || !canSpend(match, {corp}, trashPrice)) return;
    for (const CardId card : state.zone(runner, Zone::Play)) {
        if (has(state.card(card), Trait::Resource)) out.emplace_back(Word::Trash, card);
    }
}

void runnerActions(const ReadableMatch& match, Replies& out) {
    if (value(match.state(), runner, PlayerValue::Tags) > 0 &&
        canSpend(match, {runner, Detail::Untagging, {}}, untagPrice))
        out.emplace_back(Word::Untag);
    for (const CardId server : servers(match)) out.emplace_back(Word::Run, server);
}

void actionOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    const int clicks = value(match.state(), player, PlayerValue::Clicks);
    if (clicks == 0) return;
    out.emplace_back(Word::Credit);
    if (!match.state().zone(player, Zone::Deck).empty()) out.emplace_back(Word::Draw);
    playOptions(match, player, out);
    installOptions(match, player, out);
    useOptions(match, player, true, out);
    if (player == corp) {
        corpActions(match, clicks, out);
    } else {
        runnerActions(match, out);
    }
}

}  // namespace

void Act::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<Act>().player;
    actionOptions(match, player, out);
    freeOptions(match, player, CardId{}, out);
    if (value(match.state(), player, PlayerValue::Clicks) == 0) out.emplace_back(ReplyWord::Pass);
}

Refusal Act::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Act>().player;
    if (reply.is(ReplyWord::Pass)) return why(Reason::ClicksLeft);
    return isFree(match, reply) ? whyNotFree(match, player, CardId{}, reply) : whyNotAction(match, player, reply);
}

Reaction Act::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Act>().player;
    if (isFree(match, reply)) return requestOf(match, player, reply);
    TakeAction take;
    take.action = reply;
    take.player = player;
    return Communication::of(take);
}

/// A canceled request leaves the question open.
std::optional<Complete> Act::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                          const Communication& request) {
    if (request.canceled()) return std::nullopt;
    const bool hasPassed = request.is<TakeAction>() && request.value == 0;
    return Complete::succeeded(hasPassed ? 0 : 1);
}

namespace {

StepResult perform(HandlerContext& match, const TakeAction& body) {
    if (body.action.is(ReplyWord::Pass)) return Complete::succeeded(0);
    return Ask{requestOf(match, body.player, body.action), TakeAction::Step::Done};
}

}  // namespace

StepResult TakeAction::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const auto& body = self.as<TakeAction>();
    const PlayerId other = otherThan(body.player);
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            if (!isAsked(match, other, CardId{})) return perform(match, body);
            Opportunity question;
            question.player = other;
            return Ask{Communication::of(question, Party::match(), Party::of(other)), Step::Responded};
        }
        case Step::Responded:
            return answered->value != 0 ? StepResult(Complete::succeeded(1)) : perform(match, body);
        case Step::Done:
            return answered->canceled() ? Complete::canceled(answered->message) : Complete::succeeded(1);
    }
    return Complete::impossible();
}

/// The action is hidden from the other player's view.
std::vector<Field> TakeAction::fields() {
    return {field<&TakeAction::player>("player"), field<&TakeAction::action>("action", Field::Type::Secret)};
}

}  // namespace duelogue::netrun
