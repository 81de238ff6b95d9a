#include "match/tribute/Turn.h"

#include <algorithm>
#include <array>
#include <span>

#include "match/effects/verbs/HandLimit.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/Summoning.h"
#include "match/tribute/Using.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

// -------------------------------------------------------------------------------------------------- main phase

namespace {

/// Returns the reason why the player can't enter the battle phase; None if it is legal.
Refusal whyNotBattle(const MatchState& state, PlayerId player) {
    if (phase(state) != Detail::Main) return why(Reason::BattleIsOver);
    if (state.globals.turn <= 1) return why(Reason::FirstTurn);
    const auto kept = std::ranges::find_if(state.continuousEffects, [player](const ContinuousEffect& effect) {
        return !effect.ability && effect.verb == static_cast<std::uint8_t>(Verb::NoBattle) &&
               effect.on == Subject(player);
    });
    return kept == state.continuousEffects.end() ? Refusal() : preventedBy(kept->source);
}

MessageId whyNotSummonNow(const ReadableMatch& match, PlayerId player, CardId card) {
    const MessageId reason = whyNotSummon(match, player, card);
    const bool isSummoned = value(match.state(), player, Value::Summoned) != 0 && !isOutOfPlace(reason);
    return isSummoned ? why(Reason::Summoned) : reason;
}

}  // namespace

void Act::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<Act>().player;
    if (value(match.state(), player, Value::Summoned) == 0) summonOptions(match, player, out);
    useOptions(match, player, false, out);
    setOptions(match, player, out);
    positionOptions(match, player, out);
    callOptions(match, player, out);
    if (whyNotBattle(match.state(), player) == MessageId::None) out.emplace_back(Word::Battle);
    out.emplace_back(Word::End);
}

Refusal Act::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Act>().player;
    if (reply.is(Word::Battle)) return whyNotBattle(match.state(), player);
    if (!reply.subject.isCard()) return {};
    const CardId card = reply.subject.card();
    const bool isMonster = has(match.state().card(card), Trait::Monster);
    switch (static_cast<Word>(reply.word)) {
        case Word::Summon:
            return isMonster ? whyNotSummonNow(match, player, card) : MessageId::WrongType;
        case Word::Set:
            return isMonster ? whyNotSummonNow(match, player, card) : whyNotSet(match, player, card);
        case Word::Turn:
            return whyNotTurn(match, player, card);
        case Word::Use:
            return whyNotUse(match, player, reply, false);
        case Word::Call:
            return MessageId::NoAbility;
        default:
            return {};
    }
}

Reaction Act::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Act>().player;
    switch (static_cast<Word>(reply.word)) {
        case Word::Battle:
            return Complete::succeeded(static_cast<int>(Detail::Battle));
        case Word::End:
            return Complete::succeeded(static_cast<int>(Detail::End));
        case Word::Turn: {
            ChangePosition change;
            change.card = reply.subject.card();
            change.player = player;
            return Communication::of(change);
        }
        case Word::Use:
            return useRequest(match, player, reply);
        case Word::Call:
            return callRequest(player, reply.subject.card());
        case Word::Set:
            if (!has(match.state().card(reply.subject.card()), Trait::Monster)) {
                SetOne set;
                set.card = reply.subject.card();
                set.player = player;
                return Communication::of(set);
            }
            break;
        default:
            break;
    }
    SummonOne summon;
    summon.card = reply.subject.card();
    summon.player = player;
    summon.posture = reply.is(Word::Set) ? Posture::FaceDown : Posture::Attack;
    return Communication::of(summon);
}

/// A canceled request leaves the question open.
std::optional<Complete> Act::afterRequest(HandlerContext& /*match*/, Communication& /*self*/,
                                          const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    return Complete::succeeded(0);
}

// -------------------------------------------------------------------------------------------------- end phase

namespace {

/// Returns the number of cards above the hand limit; negative if there is room left.
int overLimit(const MatchState& state, PlayerId player) {
    return static_cast<int>(state.zone(player, Zone::Hand).size()) - option(state, Option::HandLimit);
}

}  // namespace

StepResult EndPhase::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    const PlayerId player = self.as<EndPhase>().player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const int over = overLimit(match.state(), player);
            if (over <= 0) return Complete::succeeded();
            const auto hand = match.state().zone(player, Zone::Hand);
            const auto count = static_cast<std::size_t>(over);
            return Ask{chooseDiscards(match, player, hand, count, forHandLimit), Step::Chosen};
        }
        case Step::Chosen:
            return Ask{discardChosen(match, player, *answered), Step::Discarded};
        case Step::Discarded:
            return Complete::succeeded();
    }
    return Complete::impossible();
}

namespace {

/// Returns true if the card has a waiting trigger.
bool hasTriggered(const MatchState& state, CardId id) {
    return std::ranges::any_of(state.triggers, [id](const Trigger& trigger) { return trigger.source == id; });
}

bool isLent(const Card& card) { return value(card, CardValue::Lender) != 0; }

bool isAnyLent(const MatchState& state) {
    return state.anyCardIn(index(Zone::Field), [&](CardId id) { return isLent(state.card(id)); });
}

/// Returns the lent monsters with an id of at least `first` that fulfill `is`, ordered by id.
template <class Is>
std::vector<CardId> lentFrom(const MatchState& state, std::size_t first, Is&& is) {
    std::vector<CardId> lent;
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        if (id.value >= first && isLent(state.card(id)) && is(id)) lent.push_back(id);
    });
    std::ranges::sort(lent, {}, &CardId::value);
    return lent;
}

void giveBack(HandlerContext& match, Communication& self, std::span<const Subject> cards) {
    if (cards.empty()) return;
    const std::vector<Subject> all(cards.begin(), cards.end());
    executeSilently(match, KindId(static_cast<std::uint8_t>(Rule::GiveBack)), VerbBody{}, all);
    for (const Subject card : all) match.listAppend(self, card);
}

PlayerId lenderOf(const Card& card) { return PlayerId(static_cast<std::uint8_t>(value(card, CardValue::Lender) - 1)); }

/// Asks about the next monster that has an effect now; nullopt if all are settled.
std::optional<StepResult> askForOrder(const MatchState& state, Return& body, std::size_t first) {
    const auto asked = lentFrom(state, first, [&](CardId id) { return body.isLast == 0 && hasTriggered(state, id); });
    if (asked.empty()) return std::nullopt;
    body.card = asked.front();
    return Ask{Communication::of(YesNo{body.card}, Party::match(), Party::of(body.player)), Return::Step::Chosen};
}

/// Returns each lender's monsters in turn. A lender without room for all of them is asked which ones return.
StepResult giveBackAll(HandlerContext& match, Communication& self) {
    const MatchState& state = match.state();
    while (true) {
        const auto goesBack = [&](CardId id) { return self.as<Return>().isLast != 0 || !hasTriggered(state, id); };
        const auto all = lentFrom(state, 0, goesBack);
        if (all.empty()) return Complete::succeeded(self.listSize());
        const PlayerId lender = lenderOf(state.card(all.front()));
        std::vector<Subject> cards;
        for (const CardId id : all) {
            if (lenderOf(state.card(id)) == lender) cards.emplace_back(id);
        }
        const auto room = static_cast<std::size_t>(roomIn(state, lender, Row::Monsters));
        if (room > 0 && room < cards.size()) {
            Selection selection;
            selection.least = static_cast<std::uint16_t>(room);
            selection.most = selection.least;
            selection.purpose = forReturn;
            Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(lender));
            match.listAdd(question, cards);
            return Ask{question, Return::Step::RoomGiven};
        }
        giveBack(match, self, cards);
    }
}

/// Returns the chosen monsters first, so that they find room.
void giveBackChosen(HandlerContext& match, Communication& self, const Communication& answered) {
    const auto list = match.list(answered);
    giveBack(match, self, std::vector<Subject>(list.begin(), list.end()));
}

}  // namespace

StepResult Return::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Return>();
    MatchState& state = match.state();
    std::size_t first = 0;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            break;
        case Step::Chosen:
            // Its waiting triggers are dropped.
            if (answered->value != 0)
                std::erase_if(state.triggers, [&](const Trigger& trigger) { return trigger.source == body.card; });
            first = body.card.value + std::size_t{1};
            break;
        case Step::RoomGiven:
            giveBackChosen(match, self, *answered);
            return giveBackAll(match, self);
    }
    if (auto question = askForOrder(state, body, first)) return *question;
    return giveBackAll(match, self);
}

// -------------------------------------------------------------------------------------------------- turn

namespace {

void goTo(HandlerContext& match, Detail next) {
    if (match.state().globals.over != 0) return;
    VerbBody body;
    body.detail = static_cast<std::uint8_t>(next);
    executeSilently(match, Rule::EnterPhase, body);
}

void beginTurnOf(HandlerContext& match, PlayerId player) {
    VerbBody body;
    body.player = player;
    executeSilently(match, Rule::BeginTurn, body);
}

/// Returns the next once-only step of this part of the turn and counts it in Global::Begun.
int nextStep(MatchState& state) { return value(state, Global::Begun)++; }

void goBackTo(MatchState& state, EndStep step) { value(state, Global::Begun) = static_cast<std::int16_t>(step); }

Communication draw(HandlerContext& match, PlayerId player, int amount) {
    VerbBody body;
    body.player = player;
    body.amount = static_cast<std::int16_t>(amount);
    return VerbBody::on(match, CoreVerb::Draw, body, player);
}

Communication firstHands(HandlerContext& match) {
    VerbBody body;
    body.amount = static_cast<std::int16_t>(option(match.state(), Option::StartingHand));
    Communication drawing = VerbBody::make(CoreVerb::Draw, body);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current))
        VerbBody::add(match, drawing, player);
    return drawing;
}

/// Returns the event that a part of the turn begins; nullopt if no card could notice it.
std::optional<Communication> begins(HandlerContext& match, Detail part) {
    VerbBody body;
    body.player = match.state().globals.current;
    body.detail = static_cast<std::uint8_t>(part);
    const std::array subjects{Subject(body.player)};
    if (isUnobservable(match, KindId(static_cast<std::uint8_t>(Verb::PhaseBegins)), subjects)) return std::nullopt;
    return VerbBody::on(match, Verb::PhaseBegins, body, body.player);
}

/// Runs a part of the turn without actions: an event, a response window, and the next part.
template <class What>
std::optional<Communication> quietPhase(HandlerContext& match, Detail next, What&& what) {
    MatchState& state = match.state();
    int step = nextStep(state);
    if (step == 0) {
        if (auto first = what()) return first;
        step = nextStep(state);
    }
    if (step == 1 && !isQuiet(match)) return Communication::of(Chain{});
    goTo(match, next);
    return std::nullopt;
}

/// Leaves a part of the turn with actions. The opponent may respond, and the part then continues. After the battle step
/// there is a second window, the end step.
template <class Question>
std::optional<Communication> openPhase(HandlerContext& match, const Communication* answered) {
    MatchState& state = match.state();
    if (answered != nullptr && answered->is<Question>() && answered->value != 0) {
        value(state, Global::Leaving) = static_cast<std::int16_t>(answered->value);
        if (!isQuiet(match)) return Communication::of(Chain{});
    }
    const bool isAtEnd = phase(state) == Detail::Battle && value(state, Global::Begun) == inEndStep;
    const bool responded = answered != nullptr && answered->is<Chain>() && answered->value != 0;
    if (!isAtEnd && (responded || value(state, Global::Leaving) == 0)) {
        value(state, Global::Leaving) = 0;
        const PlayerId player = state.globals.current;
        return Communication::of(Question{player}, Party::match(), Party::of(player));
    }
    if (phase(state) == Detail::Battle && !isAtEnd) {
        value(state, Global::Begun) = inEndStep;
        if (!isQuiet(match)) return Communication::of(Chain{});
    }
    goTo(match, static_cast<Detail>(value(state, Global::Leaving)));
    return std::nullopt;
}

bool isAnyLate(const MatchState& state) {
    return state.anyCardIn(index(Zone::Field), [&](CardId id) { return has(state.card(id), Flag::Late); });
}

/// Keeps the triggers of cards that came in the end phase; the others have already triggered on its beginning.
void keepLate(HandlerContext& match) {
    MatchState& state = match.state();
    std::erase_if(state.triggers, [&](const Trigger& trigger) { return !has(state.card(trigger.source), Flag::Late); });
    state.eachCardIn(index(Zone::Field), [&](CardId id) { state.card(id).current.flags &= ~bit(Flag::Late); });
}

std::optional<Communication> endOfTurn(HandlerContext& match) {
    MatchState& state = match.state();
    const PlayerId player = state.globals.current;
    while (true) {
        switch (static_cast<EndStep>(nextStep(state))) {
            case EndStep::Begins:
                if (auto first = begins(match, Detail::End)) return first;
                break;
            case EndStep::Responses:
                if (isAnyLent(state) && !isQuiet(match)) return Communication::of(Chain{});
                break;
            case EndStep::Return:
                if (isAnyLent(state)) return Communication::of(Return{player, 0, {}}, Party::match());
                break;
            case EndStep::Chain:
                if (!isQuiet(match)) return Communication::of(Chain{});
                break;
            case EndStep::LateBegins:
                if (isAnyLate(state)) {
                    if (auto first = begins(match, Detail::End)) return first;
                }
                break;
            case EndStep::LateHeard:
                if (!isAnyLate(state)) break;
                keepLate(match);
                goBackTo(state, EndStep::Chain);
                break;
            case EndStep::LastReturn:
                if (!isAnyLent(state)) break;
                goBackTo(state, EndStep::Chain);
                return Communication::of(Return{player, 1, {}}, Party::match());
            case EndStep::HandLimit:
                if (overLimit(state, player) > 0) return Communication::of(EndPhase{player}, Party::match());
                break;
            case EndStep::Over:
                executeSilently(match, Rule::EndTurn, VerbBody{});
                beginTurnOf(match, state.after(player));
                return std::nullopt;
        }
    }
}

/// Returns the next communication; nullopt if the turn has moved on without one.
std::optional<Communication> stepOfTurn(HandlerContext& match, const Communication* answered) {
    MatchState& state = match.state();
    settle(match);
    if (state.globals.over != 0) return std::nullopt;
    const PlayerId player = state.globals.current;
    const bool chained = answered != nullptr && answered->is<Chain>();
    // Triggers of the end phase are ordered first, with the return of lent monsters or with earlier triggers of the
    // phase.
    const bool isPutInOrder =
        (isNext(state, EndStep::Responses) && isAnyLent(state)) || isNext(state, EndStep::LateHeard);
    if (isWindowOpen(match) && !chained && !isPutInOrder && !isQuiet(match)) return Communication::of(Chain{});
    if (state.globals.over != 0) return std::nullopt;
    switch (phase(state)) {
        case Detail::SetUp:
            if (nextStep(state) == 0) return firstHands(match);
            beginTurnOf(match, player);
            return std::nullopt;
        case Detail::Draw:
            return quietPhase(match, Detail::Standby, [&]() -> std::optional<Communication> {
                if (state.globals.turn <= 1) return std::nullopt;
                return draw(match, player, 1);
            });
        case Detail::Standby:
            return quietPhase(match, Detail::Main, [&] { return begins(match, Detail::Standby); });
        case Detail::Main:
        case Detail::SecondMain:
            return openPhase<Act>(match, answered);
        case Detail::Battle:
            if (value(state, Global::Begun) == 0 && nextStep(state) == 0 && !isQuiet(match))
                return Communication::of(Chain{});
            return openPhase<DeclareAttack>(match, answered);
        case Detail::End:
            return endOfTurn(match);
        default:
            break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Communication> nextOfTurn(HandlerContext& match, const Communication* answered) {
    std::optional<Communication> next = stepOfTurn(match, answered);
    while (!next && match.state().globals.over == 0) next = stepOfTurn(match, nullptr);
    return next;
}

}  // namespace duelogue::tribute
