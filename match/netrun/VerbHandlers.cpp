#include "match/netrun/VerbHandlers.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/Contest.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Playing.h"
#include "match/netrun/Servers.h"
#include "match/netrun/VerbHandlerParts.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "match/state/Numbers.h"

namespace duelogue::netrun::acts {

namespace {

void endIfWon(HandlerContext& match, PlayerId player) {
    if (value(match.state(), player, PlayerValue::Points) >= option(match.state(), Option::PointsToWin))
        match.end(PlayerSet(player));
}

}  // namespace

// -------------------------------------------------------------------------------------------------- values

namespace {

/// Returns true if the loss is a bid, which may also be paid with credits on cards.
bool isBid(const MatchState& state) {
    const std::size_t depth = state.communications.size();
    return depth > 1 && state.communications[depth - 2].is<Contest>();
}

}  // namespace

/// Takes up to `amount` and answers with the actual loss. Impossible if the amount is positive but the total loss would
/// be 0.
StepResult lose(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    const bool bid = body.detail == static_cast<std::uint8_t>(PlayerValue::Credits) && isBid(match.state());
    int lost = 0;
    for (const Subject subject : all(match, self)) {
        if (!subject.isPlayer()) continue;
        if (bid) {
            spend(match, {subject.player()}, body.amount);
            lost += body.amount;
            continue;
        }
        std::int16_t& there = match.state().player(subject.player()).values[body.detail];
        const int less = std::clamp<int>(body.amount, 0, std::max<int>(0, there));
        there = static_cast<std::int16_t>(there - less);
        lost += less;
    }
    return lost > 0 || body.amount <= 0 ? Complete::succeeded(lost) : Complete::impossible();
}

StepResult advance(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    int advanced = 0;
    for (const CardId card : cardsOf(match, self)) {
        if (!canBeAdvanced(match, card)) continue;
        ++counters(match.state().card(card), Counter::Advancement);
        ++advanced;
    }
    match.state().globals.outdateLooks();
    return answerOf(advanced);
}

/// Rule: only the Runner takes tags.
StepResult tag(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const int amount = std::max<int>(0, self.as<Body>().amount);
    const std::vector<Subject> players = all(match, self);
    if (std::ranges::find(players, Subject(runner)) == players.end()) return Complete::impossible();
    std::int16_t& tags = value(match.state(), runner, PlayerValue::Tags);
    tags = saturated(tags + amount);
    return answerOf(amount);
}

StepResult takeCredits(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body& body = self.as<Body>();
    int taken = 0;
    for (const CardId card : cardsOf(match, self)) {
        std::int16_t& there = counters(match.state().card(card), Counter::Credit);
        const int some = std::clamp<int>(body.amount - taken, 0, there);
        there = static_cast<std::int16_t>(there - some);
        taken += some;
    }
    std::int16_t& credits = value(match.state(), body.player, PlayerValue::Credits);
    credits = saturated(credits + taken);
    match.state().globals.outdateLooks();
    return answerOf(taken);
}

/// Pays the whole amount or nothing. This counts as using the card that asks for it.
StepResult pay(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const Subject subject : all(match, self)) {
        if (!subject.isPlayer()) return Complete::impossible();
        const Bill bill{subject.player(), Detail::Using, body.source};
        if (purse(match, bill) < body.amount) return Complete::impossible();
        spend(match, bill, body.amount);
    }
    return Complete::succeeded(body.amount);
}

StepResult exhaust(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const std::vector<CardId> cards = cardsOf(match, self);
    for (const CardId card : cards) match.state().card(card).current.flags |= bit(Flag::Exhausted);
    match.state().globals.outdateLooks();
    return answerOf(static_cast<int>(cards.size()));
}

StepResult remember(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const std::vector<CardId> cards = cardsOf(match, self);
    const CardId source = self.as<Body>().source;
    if (cards.empty() || !source) return Complete::impossible();
    value(match.state().card(source), CardValue::Remembered) = static_cast<std::int16_t>(cards.front().value + 1);
    match.state().globals.outdateLooks();
    return Complete::succeeded(1);
}

// -------------------------------------------------------------------------------------------------- rezzing

void showSubjects(HandlerContext& match, const Communication& /*verb*/) {
    match.state().globals.outdateLooks();
    match.refreshAfterVerb();
}

bool canBeRezzed(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    return isUnrezzed(card) && (printedTraits(match.pool(), card) & bit(Trait::Agenda)) == 0;
}

namespace {

/// Returns the other rezzed copies of a unique card. Only one may be active, so they are trashed.
std::vector<CardId> otherCopies(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    std::vector<CardId> copies;
    if ((printedTraits(match.pool(), card) & bit(Trait::Unique)) == 0) return copies;
    for (const CardId other : match.state().zone(corp, Zone::Play)) {
        const Card& there = match.state().card(other);
        if (other != id && there.definition == card.definition && has(there, Flag::Rezzed)) copies.push_back(other);
    }
    return copies;
}

/// The progress of rezzing, in VerbBody::place.
enum class Rezzing : std::uint8_t { Begin, Each, Paid, Done };

/// `price` is for the log: the price that the line names.
StepResult turnAllUp(HandlerContext& match, Communication& self, int price = 0) {
    self.as<Body>().place = static_cast<std::uint8_t>(Rezzing::Done);
    std::vector<CardId> copies;
    int rezzed = 0;
    for (const CardId id : cardsOf(match, self)) {
        if (!canBeRezzed(match, id)) continue;
        const std::vector<CardId> old = otherCopies(match, id);
        copies.insert(copies.end(), old.begin(), old.end());
        Body up;
        up.amount = static_cast<std::int16_t>(price);
        executeSilently(match, Rule::TurnUp, up, {id});
        ++rezzed;
    }
    self.value = rezzed;
    if (copies.empty()) {
        self.value = 0;
        return answerOf(rezzed);
    }
    return Ask{trashingByRule(match, corp, copies), Body::Step::Own};
}

}  // namespace

StepResult rezFree(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete::succeeded(0);
    return turnAllUp(match, self);
}

namespace {

/// Handles the subjects one by one; `make` returns the communication for a card.
template <class Make>
StepResult oneByOne(HandlerContext& match, Communication& self, const Communication* answered, Make&& make) {
    Body& body = self.as<Body>();
    if (answered == nullptr) {
        body.examined = 0;
    } else if (answered->succeeded()) {
        ++self.value;
    }
    while (body.examined < body.subjects) {
        const Subject subject = subjectsOf(match, self)[body.examined++];
        if (subject.isCard()) return Ask{make(subject.card()), Body::Step::Own};
    }
    return self.value > 0 ? Complete::succeeded(0) : Complete::impossible();
}

/// Rezzes several cards one by one. Replacements and responses to the verb have already been applied to each of them.
StepResult rezEach(HandlerContext& match, Communication& self, const Communication* answered) {
    Body one = self.as<Body>();
    one.place = static_cast<std::uint8_t>(Rezzing::Begin);
    one.subjects = one.examined = 0;
    const StepResult next =
        oneByOne(match, self, answered, [&](CardId card) { return byRule(Body::on(match, Verb::Rez, one, card)); });
    // Cards have already triggered on each rezzing.
    if (std::holds_alternative<Complete>(next)) self.as<Body>().subjects = 0;
    return next;
}

}  // namespace

/// Pays the cost first. Several cards are rezzed one after the other.
StepResult rez(HandlerContext& match, Communication& self, const Communication* answered) {
    switch (static_cast<Rezzing>(self.as<Body>().place)) {
        case Rezzing::Begin: {
            const std::vector<CardId> cards = cardsOf(match, self);
            if (cards.size() > 1) {
                self.as<Body>().place = static_cast<std::uint8_t>(Rezzing::Each);
                return rezEach(match, self, nullptr);
            }
            if (cards.empty() || !canBeRezzed(match, cards.front())) return Complete::impossible();
            const CardId card = cards.front();
            // Rule: if a price cannot be paid in full, no part of it is paid.
            if (whyNotPayForRez(match, card) != MessageId::None) return Complete::impossible();
            const Cost printed = match.pool()[match.state().card(card).definition].cost;
            self.as<Body>().place = static_cast<std::uint8_t>(Rezzing::Paid);
            spendClicks(match, corp, clickCostOf(match, card));
            const int price = costOf(match, card);
            spend(match, {corp, Detail::Count, card}, price, printed.body ? PriceLine::Own : PriceLine::WithPurchase);
            if (!printed.body) return turnAllUp(match, self, price);
            RunAbility frame = RunAbility::of(match, AbilityId{}, card, corp);
            frame.at = printed.body;
            return Ask{RunAbility::make(frame), Body::Step::Own};
        }
        case Rezzing::Each:
            return rezEach(match, self, answered);
        case Rezzing::Paid:
            return answered->succeeded() ? turnAllUp(match, self) : StepResult(Complete{answered->outcome});
        case Rezzing::Done:
            return Complete::succeeded(0);
    }
    return Complete::impossible();
}

StepResult derez(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    int derezzed = 0;
    for (const CardId id : cardsOf(match, self)) {
        Card& card = match.state().card(id);
        const bool isRezzed = card.owner == corp && isIn(card, Zone::Play) && has(card, Flag::Rezzed);
        // Rule: an identity is face-up but does not count as a rezzed card.
        if (!isRezzed || has(card, Trait::Identity)) continue;
        card.current.flags &= ~bit(Flag::Rezzed);
        forgetPending(match, id);
        ++derezzed;
    }
    match.state().globals.stale = Globals::isOutdated;
    return answerOf(derezzed);
}

// -------------------------------------------------------------------------------------------------- install and play

/// Handles Install and InstallFree.
StepResult install(HandlerContext& match, Communication& self, const Communication* answered) {
    const Body body = self.as<Body>();
    const bool free = self.is(Verb::InstallFree);
    return oneByOne(match, self, answered, [&](CardId card) {
        InstallOne one;
        one.card = card;
        one.cheaper = body.amount;
        one.player = match.state().card(card).owner;
        one.by = free ? InstallOne::By::Nothing : InstallOne::By::Effect;
        one.mayTrash = 1;
        return Communication::of(one, Party::of(body.source));
    });
}

/// Handles Play and PlayBare.
StepResult play(HandlerContext& match, Communication& self, const Communication* answered) {
    const Body body = self.as<Body>();
    const bool bare = self.is(Verb::PlayBare);
    return oneByOne(match, self, answered, [&](CardId card) {
        PlayOne one;
        one.card = card;
        one.player = match.state().card(card).owner;
        one.by = bare ? PlayOne::By::Bare : PlayOne::By::Effect;
        return Communication::of(one, Party::of(body.source));
    });
}

// -------------------------------------------------------------------------------------------------- runs

/// Rule: a run cannot begin while another one is in progress. Triggers on the end of a run can begin one.
StepResult run(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete::succeeded(1);
    if (isRunGoingOn(match.state())) return Complete::impossible();
    const std::vector<CardId> servers = cardsOf(match, self);
    if (servers.empty() || !has(match.state().card(servers.front()), Trait::Server)) return Complete::impossible();
    RunServer run;
    run.server = servers.front();
    return Ask{Communication::of(run), Body::Step::Own};
}

StepResult runBegins(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    note(match, TurnEvent::Ran);
    value(match.state(), Global::LentCredits) =
        static_cast<std::int16_t>(value(match.state(), corp, PlayerValue::BadPublicity));
    value(match.state(), Global::Success) = 0;
    return Complete::succeeded(self.as<Body>().subjects);
}

StepResult succeed(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    RunServer* const run = currentRun(match.state());
    if (run == nullptr) return Complete::impossible();
    run->isSuccessful = 1;
    value(match.state(), Global::Success) = 1;
    const bool hq = run->server == central(Name::Hq);
    note(match, TurnEvent::Succeeded);
    if (hq) note(match, TurnEvent::SucceededHq);
    return Complete::succeeded(self.as<Body>().subjects);
}

/// Effects with the duration of the run still apply to its end, and then expire.
StepResult ends(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body& body = self.as<Body>();
    if (body.detail == static_cast<std::uint8_t>(Detail::Run)) executeSilently(match, Rule::EndRun, Body{});
    return Complete::succeeded(body.subjects);
}

namespace {

/// Drops the waiting triggers on the start of an encounter. Rule: they end with the encounter.
void forgetEncounter(HandlerContext& match) {
    for (Trigger& trigger : match.state().triggers) {
        if (!trigger.ability) continue;
        const Pattern& pattern = match.pool()[match.pool()[trigger.ability].pattern];
        if (pattern.verb == static_cast<std::uint8_t>(Verb::Encounter)) trigger.ability = {};
    }
}

}  // namespace

StepResult endRun(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    RunServer* const run = currentRun(match.state());
    if (run == nullptr) return Complete::impossible();
    run->isOver = 1;
    forgetEncounter(match);
    return Complete::succeeded(1);
}

StepResult bypass(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    EncounterIce* const encounter = currentEncounter(match.state());
    const auto subjects = subjectsOf(match, self);
    const bool isIt = encounter != nullptr && std::ranges::find(subjects, Subject(encounter->ice)) != subjects.end();
    if (!isIt) return Complete::impossible();
    encounter->isPassed = 1;
    forgetEncounter(match);
    return Complete::succeeded(1);
}

StepResult moveOut(HandlerContext& match, Communication& /*self*/, const Communication* /*answered*/) {
    RunServer* const run = currentRun(match.state());
    if (run == nullptr) return Complete::impossible();
    run->isMovedOut = 1;
    return Complete::succeeded(1);
}

StepResult changeServer(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    RunServer* const run = currentRun(match.state());
    const std::vector<CardId> to = cardsOf(match, self);
    if (run == nullptr || to.empty()) return Complete::impossible();
    run->server = to.front();
    run->hasChanged = 1;
    return Complete::succeeded(1);
}

/// Adds accesses to the current breach, or before a breach to that of the run.
StepResult accessMore(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    if (!isRunGoingOn(match.state())) return Complete::impossible();
    BreachServer* const breach = currentBreach(match.state());
    std::int16_t& more = breach != nullptr ? breach->left : value(match.state(), Global::MoreAccess);
    more = saturated(more + std::max<int>(0, self.as<Body>().amount));
    return Complete::succeeded(self.as<Body>().amount);
}

namespace {

/// Returns the number of subroutines that this verb can still break: the rest of its amount, limited by the unbroken
/// ones.
int breakable(const ReadableMatch& match, const Communication& self) {
    const CardId ice = iceToBreak(match);
    const auto subjects = subjectsOf(match, self);
    if (!ice || std::ranges::find(subjects, Subject(ice)) == subjects.end()) return 0;
    return std::min<int>(self.as<Body>().amount - self.value, static_cast<int>(unbroken(match).size()));
}

/// Breaks a subroutine and marks the source as used in this encounter. VerbBody::second has a bit for each subroutine
/// that this verb has broken.
void breakIt(HandlerContext& match, Communication& self, std::size_t subroutine) {
    const std::uint32_t mark = std::uint32_t{1} << subroutine;
    currentEncounter(match.state())->broken |= mark;
    auto& body = self.as<Body>();
    body.second = static_cast<std::int16_t>(static_cast<std::uint16_t>(body.second) | mark);
    if (const CardId source = body.source) match.state().card(source).current.flags |= bit(Flag::Used);
    match.state().globals.outdateLooks();
    ++self.value;
}

}  // namespace

/// Breaks subroutines one by one, as the Runner chooses. If the amount is more than one, the Runner may stop early. A
/// single remaining subroutine is broken without a question.
StepResult breakSubroutines(HandlerContext& match, Communication& self, const Communication* answered) {
    const bool isEnough = answered != nullptr && answered->value < 0;
    if (answered != nullptr && !isEnough)
        breakIt(match, self, unbroken(match)[static_cast<std::size_t>(answered->value)]);
    const std::vector<std::size_t> left = unbroken(match);
    const int count = isEnough ? 0 : breakable(match, self);
    const bool mayStop = self.as<Body>().amount > 1 && (left.size() > 1 || self.value > 0);
    if (count > 0 && (mayStop || count < static_cast<int>(left.size()))) {
        const CardId ice = iceToBreak(match);
        const std::span<const AbilityId> subroutines = subroutinesOf(match, ice);
        ChooseOption question;
        question.card = ice;
        question.mayStop = mayStop ? 1 : 0;
        Communication which = Communication::of(question, Party::of(self.as<Body>().source), Party::of(runner));
        for (const std::size_t i : left) {
            match.listAdd(which, Subject::number(static_cast<int>(subroutines[i].value)));
            match.listAdd(which, Subject(ice));
        }
        return Ask{which, Body::Step::Own};
    }
    for (int i = 0; i < count; ++i) breakIt(match, self, left[static_cast<std::size_t>(i)]);
    const int broken = self.value;
    self.value = 0;
    return answerOf(broken);
}

/// Handles Boost and Become. The affected cards are fixed now.
StepResult boost(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    const Body body = self.as<Body>();
    for (const CardId card : cardsOf(match, self)) {
        ContinuousEffect effect;
        effect.verb = self.kind.value;
        effect.amount = self.is(Verb::Boost) ? body.amount : std::int16_t{0};
        effect.traits = body.traits;
        effect.on = card;
        effect.source = body.source;
        effect.since = body.since;
        effect.duration = body.duration;
        effect.until = body.player;
        effect.controller = body.source ? match.state().card(body.source).current.controller : body.player;
        if (!effect.controller) effect.controller = match.rulebook().defaultController(match);
        match.addContinuousEffect(effect);
    }
    return Complete::succeeded(body.amount);
}

// -------------------------------------------------------------------------------------------------- traces and bids

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

// -------------------------------------------------------------------------------------------------- agendas

namespace {

StepResult bringToScoreArea(HandlerContext& match, Communication& self, const Communication* answered, PlayerId player,
                            TurnEvent event) {
    if (answered == nullptr) {
        const std::vector<CardId> cards = cardsOf(match, self);
        return cards.empty() ? StepResult(Complete::impossible())
                             : Ask{movingTo(match, cards, Zone::Score, player), Body::Step::Own};
    }
    if (!answered->succeeded()) return Complete{answered->outcome};
    for (const CardId id : cardsOf(match, self)) match.state().card(id).knownTo = knownToBoth;
    note(match, event);
    endIfWon(match, player);
    return Complete::succeeded(1);
}

}  // namespace

StepResult steal(HandlerContext& match, Communication& self, const Communication* answered) {
    return bringToScoreArea(match, self, answered, runner, TurnEvent::Stole);
}

StepResult score(HandlerContext& match, Communication& self, const Communication* answered) {
    return bringToScoreArea(match, self, answered, corp, TurnEvent::Scored);
}

StepResult forfeit(HandlerContext& match, Communication& self, const Communication* answered) {
    if (answered != nullptr) return Complete{answered->outcome, answered->value};
    const std::vector<CardId> cards = cardsOf(match, self);
    return cards.empty() ? StepResult(Complete::impossible())
                         : Ask{movingTo(match, cards, Zone::Removed), Body::Step::Own};
}

}  // namespace duelogue::netrun::acts
