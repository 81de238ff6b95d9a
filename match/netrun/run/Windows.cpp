#include "match/netrun/run/Windows.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/Statements.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/Replacements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Turn.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

using Body = VerbBody;

constexpr int advancePrice = 1;
constexpr int untagPrice = 2;
constexpr int trashPrice = 2;
constexpr int purgeClicks = 3;
constexpr int highestCount = 30'000;  ///< more counters than any card has

/// Returns true if something surely stops the unrezzed card from being rezzed or scored. The check sees the card as it
/// would be shown.
bool isSurelyStopped(const ReadableMatch& match, Verb verb, CardId card) {
    if (PreventionIndex(match, verb).areNone()) return false;
    Hypothetical shown(match);
    showUnrezzed(shown, card);
    Body body;
    body.player = corp;
    return isPrevented(shown, verb, body, card);
}

/// Returns true if an effect has stopped the card from being rezzed or scored this turn. A second attempt is not
/// offered.
bool wasTried(const ReadableMatch& match, CardId card) {
    return value(match.state().card(card), CardValue::Tried) == static_cast<int>(match.state().globals.turn);
}

/// Returns the reason why the Corp can't rez the card; None if it can. Assets and upgrades can be rezzed in any window
/// for rezzing, ice only when approached.
MessageId whyNotRez(const ReadableMatch& match, CardId card, CardId ice) {
    const Card& covered = match.state().card(card);
    if (!covered.definition || covered.owner != corp || !isIn(covered, Zone::Play)) return MessageId::NotInPlay;
    const Traits printed = printedTraits(match.pool(), covered);
    const bool isIce = (printed & bit(Trait::Ice)) != 0;
    if (!isIce && (printed & (bit(Trait::Asset) | bit(Trait::Upgrade))) == 0) return MessageId::WrongType;
    if (!isUnrezzed(covered)) return why(Reason::Rezzed);
    if (!isTimeToRez(match.state())) return why(Reason::NoTimeToRez);
    if (isIce && card != ice) return why(Reason::OtherIce);
    if (wasTried(match, card)) return why(Reason::Tried);
    const MessageId reason = whyNotPayForRez(match, card);
    if (reason != MessageId::None) return reason;
    return isSurelyStopped(match, Verb::Rez, card) ? MessageId::IsPrevented : MessageId::None;
}

void rezOptions(const ReadableMatch& match, CardId ice, Replies& out) {
    if (!isTimeToRez(match.state())) return;
    for (const CardId card : match.state().zone(corp, Zone::Play)) {
        if (whyNotRez(match, card, ice) == MessageId::None) out.emplace_back(Word::Rez, card);
    }
}

/// Returns true in the Corp's turn before the mandatory draw and around actions.
bool isTimeToScore(const MatchState& state) {
    return state.globals.current == corp && (phase(state) == Detail::Start || phase(state) == Detail::Action);
}

void scoreOptions(const ReadableMatch& match, Replies& out) {
    const MatchState& state = match.state();
    if (!isTimeToScore(state)) return;
    for (const CardId card : state.zone(corp, Zone::Play)) {
        if (!canScore(match, card) || wasTried(match, card)) continue;
        if (!isSurelyStopped(match, Verb::Score, card)) out.emplace_back(Word::Score, card);
    }
}

MessageId whyNotScore(const ReadableMatch& match, CardId card) {
    const Card& agenda = match.state().card(card);
    const bool isAgenda = (printedTraits(match.pool(), agenda) & bit(Trait::Agenda)) != 0;
    if (!isIn(agenda, Zone::Play) || agenda.owner != corp) return MessageId::NotInPlay;
    if (!isAgenda) return MessageId::WrongType;
    if (!canScore(match, card)) return why(Reason::NotAdvanced);
    if (!isTimeToScore(match.state())) return why(Reason::NoTimeToScore);
    if (wasTried(match, card)) return why(Reason::Tried);
    return isSurelyStopped(match, Verb::Score, card) ? MessageId::IsPrevented : MessageId::None;
}

/// Appends the replies that are legal at any time.
void freeOptions(const ReadableMatch& match, PlayerId player, CardId ice, Replies& out) {
    useOptions(match, player, false, out);
    if (player == corp) {
        rezOptions(match, ice, out);
        return scoreOptions(match, out);
    }
    const CardId encountered = iceToBreak(match);
    const bool breaks = encountered && has(match.state().card(encountered), Trait::Bioroid) &&
                        value(match.state(), runner, PlayerValue::Clicks) > 0;
    if (breaks) out.emplace_back(Word::Break, encountered);
}

bool isAsked(const ReadableMatch& match, PlayerId player, CardId ice) {
    if (option(match.state(), Option::AlwaysAsked) != 0 || match.asksEverything()) return true;
    Replies free;
    freeOptions(match, player, ice, free);
    return !free.empty();
}

Communication requestOf(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    if (reply.is(Word::Use)) return useRequest(match, player, reply);
    if (reply.is(Word::Play)) {
        PlayOne play;
        play.card = reply.subject.card();
        play.player = player;
        return Communication::of(play);
    }
    if (reply.is(Word::Install) || reply.is(Word::Overwrite)) {
        InstallOne install;
        install.mayTrash = reply.is(Word::Overwrite) ? 1 : 0;
        install.card = reply.subject.card();
        install.player = player;
        return Communication::of(install);
    }
    BasicAction action;
    action.action = reply;
    action.player = player;
    return Communication::of(action);
}

/// Returns the ability that the reply names; none if the card lacks it.
AbilityId abilityOf(const ReadableMatch& match, const Reply& reply) {
    if (!reply.subject.isCard()) return {};
    const DefinitionId known = match.state().card(reply.subject.card()).definition;
    if (!known || reply.number < 0 || reply.number >= match.pool()[known].abilityCount) return {};
    return AbilityId(static_cast<std::uint16_t>(match.pool()[known].firstAbility + reply.number));
}

/// Returns true if the reply takes effect at once, at any time, and is not an action.
bool isFree(const ReadableMatch& match, const Reply& reply) {
    if (reply.is(Word::Use)) {
        const AbilityId ability = abilityOf(match, reply);
        return ability && !costsClick(match, ability);
    }
    return reply.is(Word::Rez) || reply.is(Word::Score) || reply.is(Word::Break);
}

MessageId whyNotFree(const ReadableMatch& match, PlayerId player, CardId ice, const Reply& reply) {
    if (!reply.subject.isCard()) return MessageId::NotOneOfTheAnswers;
    const CardId card = reply.subject.card();
    if (reply.is(Word::Use)) return whyNotUse(match, player, card, abilityOf(match, reply));
    if (player != (reply.is(Word::Break) ? runner : corp)) return MessageId::OtherRole;
    if (reply.is(Word::Break)) {
        const bool isBroken = iceToBreak(match) == card && has(match.state().card(card), Trait::Bioroid);
        return why(isBroken ? Reason::NoClicks : Reason::NoIce);
    }
    return reply.is(Word::Rez) ? whyNotRez(match, card, ice) : whyNotScore(match, card);
}

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
        case Word::Trash:
            if (player != corp) return MessageId::OtherRole;
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
        default:
            return MessageId::NotOneOfTheAnswers;
    }
}

int clicksFor(const ReadableMatch& match, const Reply& reply) {
    if (reply.is(Word::Play)) return clicksToPlay(match, reply.subject.card());
    return reply.is(Word::Purge) ? purgeClicks : 1;
}

/// Returns why an action is illegal; None if it is legal.
MessageId whyNotAction(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const bool isAbout = reply.subject.isCard();
    const MessageId reason = isAbout ? whyNotDo(match, player, reply) : whyNotDoPlainly(match, player, reply);
    if (isOutOfPlace(reason)) return reason;
    return clicksFor(match, reply) > value(match.state(), player, PlayerValue::Clicks) ? why(Reason::NoClicks) : reason;
}

}  // namespace

MessageId whyNotOutsideTurn(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const MessageId reason = whyNotAction(match, player, reply);
    return isOutOfPlace(reason) ? reason : why(Reason::NotAnAction);
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

int requirementOf(const ReadableMatch& match, CardId agenda) {
    const DefinitionId definition = match.state().card(agenda).definition;
    if (!definition) return 0;
    int needed = match.pool()[definition].figures[static_cast<std::size_t>(Figure::Requirement)];
    anyStatement(match, Verb::Easier, [&](const Instruction& said, const EvalContext& scope) {
        if (isSaidOf(match, said, scope, agenda)) needed -= Evaluator(match, scope).number(said.amount);
        return false;
    });
    return std::max(0, needed);
}

bool canScore(const ReadableMatch& match, CardId card) {
    const Card& agenda = match.state().card(card);
    return isIn(agenda, Zone::Play) && agenda.owner == corp &&
           (printedTraits(match.pool(), agenda) & bit(Trait::Agenda)) != 0 &&
           counters(agenda, Counter::Advancement) >= requirementOf(match, card);
}

// -------------------------------------------------------------------------------------------------- paid windows

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
    if (request.cancelled()) return std::nullopt;
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
            return answered->cancelled() ? Complete::cancelled(answered->message) : Complete::succeeded(1);
    }
    return Complete::impossible();
}

/// The action is hidden from the other player's view.
std::vector<Field> TakeAction::fields() {
    return {field<&TakeAction::player>("player"), field<&TakeAction::action>("action", Field::Type::Secret)};
}

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
    if (isStopped && isFree) executeSilently(match, Rule::NoteTry, Body{}, {action.subject});
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
