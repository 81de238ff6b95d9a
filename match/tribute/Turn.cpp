#include "match/tribute/Turn.h"

#include <algorithm>
#include <array>
#include <span>

#include "match/effects/Verb.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Summoning.h"
#include "match/tribute/Using.h"

namespace duelogue::tribute {

// -------------------------------------------------------------------------------------------------- the main phase

namespace {

bool mayBattle(const MatchState& state, PlayerId player) {
    if (state.globals.turn <= 1) return false;
    return std::ranges::none_of(state.floating, [player](const FloatingEffect& effect) {
        return !effect.ability && effect.verb == static_cast<std::uint8_t>(Verb::NoBattle) &&
               effect.on == Subject(player);
    });
}

}  // namespace

void Act::options(const Match& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<Act>().player;
    if (value(match.state(), player, Value::Summoned) == 0) summonOptions(match, player, out);
    useOptions(match, player, false, out);
    setOptions(match, player, out);
    positionOptions(match, player, out);
    callOptions(match, player, out);
    if (phase(match.state()) == Detail::Main && mayBattle(match.state(), player)) out.emplace_back(Word::Battle);
    out.emplace_back(Word::End);
}

Reaction Act::reply(Match& match, Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Act>().player;
    switch (static_cast<Word>(reply.word)) {
        case Word::Battle:
            return Answer::succeeded(static_cast<int>(Detail::Battle));
        case Word::End:
            return Answer::succeeded(static_cast<int>(Detail::End));
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

/// Taken back: as if nothing had been.
std::optional<Answer> Act::afterRequest(Match& /*match*/, Communication& /*self*/, const Communication& request) {
    if (request.cancelled()) return std::nullopt;
    return Answer::succeeded(0);
}

// -------------------------------------------------------------------------------------------------- the end phase

Next EndPhase::enter(Match& match, Communication& self, const Communication* answered) {
    const PlayerId player = self.as<EndPhase>().player;
    switch (static_cast<Step>(self.step)) {
        case Step::Begin: {
            const auto hand = match.state().zone(player, Zone::Hand);
            const auto limit = static_cast<std::size_t>(option(match.state(), Option::HandLimit));
            if (hand.size() <= limit) return Answer::succeeded();
            Selection selection;
            selection.least = static_cast<std::uint16_t>(hand.size() - limit);
            selection.most = selection.least;
            selection.purpose = forHandLimit;
            Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(player));
            for (const CardId card : hand) match.draft(question, card);
            return Ask{question, Step::Chosen};
        }
        case Step::Chosen: {
            duelogue::Verb body;
            body.player = player;
            Communication discard = duelogue::Verb::make(CoreVerb::Discard, body);
            const auto list = match.list(*answered);
            for (const Subject card : std::vector<Subject>(list.begin(), list.begin() + answered->value))
                duelogue::Verb::add(match, discard, card);
            return Ask{discard, Step::Discarded};
        }
        case Step::Discarded:
            return Answer::succeeded();
    }
    return Answer::impossible();
}

namespace {

/// Whether it is about to do something of its own in the end phase.
bool hasTriggered(const MatchState& state, CardId id) {
    return std::ranges::any_of(state.triggers, [id](const Trigger& trigger) { return trigger.source == id; });
}

bool isLent(const Card& card) { return value(card, CardValue::Lender) != 0; }

bool isAnyLent(const MatchState& state) {
    bool found = false;
    state.eachCardIn(index(Zone::Field), [&](CardId id) { found = found || isLent(state.card(id)); });
    return found;
}

/// The monsters that go back, from this one on, in the order of their numbers.
template <class Is>
std::vector<CardId> lentFrom(const MatchState& state, std::size_t first, Is&& is) {
    std::vector<CardId> lent;
    state.eachCardIn(index(Zone::Field), [&](CardId id) {
        if (id.value >= first && isLent(state.card(id)) && is(id)) lent.push_back(id);
    });
    std::ranges::sort(lent, {}, &CardId::value);
    return lent;
}

void giveBack(Match& match, Communication& self, std::span<const CardId> cards) {
    if (cards.empty()) return;
    const std::vector<Subject> all(cards.begin(), cards.end());
    carryOut(match, KindId(static_cast<std::uint8_t>(Rule::GiveBack)), duelogue::Verb{}, all);
    for (const Subject card : all) match.append(self, card);
}

}  // namespace

Next Return::enter(Match& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Return>();
    const MatchState& state = match.state();
    const bool begins = static_cast<Step>(self.step) == Step::Begin;
    if (!begins && answered->value != 0) giveBack(match, self, std::array{body.card});
    const std::size_t next = begins ? 0 : body.card.value + std::size_t{1};
    const auto asked = lentFrom(state, next, [&](CardId id) { return body.isLast == 0 && hasTriggered(state, id); });
    if (!asked.empty()) {
        body.card = asked.front();
        return Ask{Communication::of(YesNo{body.card}, Party::match(), Party::of(body.player)), Step::Chosen};
    }
    giveBack(match, self, lentFrom(state, 0, [&](CardId id) { return body.isLast != 0 || !hasTriggered(state, id); }));
    return Answer::succeeded(self.listSize());
}

// -------------------------------------------------------------------------------------------------- the turn

namespace {

void goTo(Match& match, Detail next) {
    if (match.state().globals.over != 0) return;
    duelogue::Verb body;
    body.detail = static_cast<std::uint8_t>(next);
    carryOut(match, Rule::EnterPhase, body);
}

void beginTurnOf(Match& match, PlayerId player) {
    duelogue::Verb body;
    body.player = player;
    carryOut(match, Rule::BeginTurn, body);
}

/// What happens once in a part of the turn, one after the other: Global::Begun counts.
int nextStep(MatchState& state) { return value(state, Global::Begun)++; }

Communication draw(Match& match, PlayerId player, int amount) {
    duelogue::Verb body;
    body.player = player;
    body.amount = static_cast<std::int16_t>(amount);
    return duelogue::Verb::on(match, CoreVerb::Draw, body, player);
}

Communication firstHands(Match& match) {
    duelogue::Verb body;
    body.amount = static_cast<std::int16_t>(option(match.state(), Option::StartingHand));
    Communication drawing = duelogue::Verb::make(CoreVerb::Draw, body);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current))
        duelogue::Verb::add(match, drawing, player);
    return drawing;
}

/// The part of the turn begins, for whatever hears of it; none: nothing does.
std::optional<Communication> begins(Match& match, Detail part) {
    duelogue::Verb body;
    body.player = match.state().globals.current;
    body.detail = static_cast<std::uint8_t>(part);
    const std::array subjects{Subject(body.player)};
    if (isUnnoticed(match, KindId(static_cast<std::uint8_t>(Verb::PhaseBegins)), subjects)) return std::nullopt;
    return duelogue::Verb::on(match, Verb::PhaseBegins, body, body.player);
}

/// The parts of the turn in which the player does nothing: something happens, all may respond, and on it goes.
template <class What>
std::optional<Communication> quietPhase(Match& match, Detail next, What&& what) {
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

/// Leaving it: the others may respond, and where somebody does, the part of the turn goes on. Behind the battle step
/// there is one more time to respond, the end step.
std::optional<Communication> openPhase(Match& match, const Communication* answered, const Communication& question) {
    MatchState& state = match.state();
    if (answered != nullptr && answered->kind == question.kind && answered->value != 0) {
        value(state, Global::Leaving) = static_cast<std::int16_t>(answered->value);
        if (!isQuiet(match)) return Communication::of(Chain{});
    }
    const bool isAtEnd = phase(state) == Detail::Battle && value(state, Global::Begun) == inEndStep;
    const bool responded = answered != nullptr && answered->is<Chain>() && answered->value != 0;
    if (!isAtEnd && (responded || value(state, Global::Leaving) == 0)) {
        value(state, Global::Leaving) = 0;
        return question;
    }
    if (phase(state) == Detail::Battle && !isAtEnd) {
        value(state, Global::Begun) = inEndStep;
        if (!isQuiet(match)) return Communication::of(Chain{});
    }
    goTo(match, static_cast<Detail>(value(state, Global::Leaving)));
    return std::nullopt;
}

std::optional<Communication> endOfTurn(Match& match) {
    MatchState& state = match.state();
    const PlayerId player = state.globals.current;
    while (true) {
        switch (nextStep(state)) {
            case 0:
                if (auto first = begins(match, Detail::End)) return first;
                break;
            case 1:
                if (isAnyLent(state)) return Communication::of(Return{player, 0, {}}, Party::match());
                break;
            case 2:
                if (!isQuiet(match)) return Communication::of(Chain{});
                break;
            case 3:
                if (isAnyLent(state)) return Communication::of(Return{player, 1, {}}, Party::match());
                break;
            case 4:
                return Communication::of(EndPhase{player}, Party::match());
            default:
                carryOut(match, Rule::EndTurn, duelogue::Verb{});
                beginTurnOf(match, state.after(player));
                return std::nullopt;
        }
    }
}

/// None: the turn has moved on.
std::optional<Communication> stepOfTurn(Match& match, const Communication* answered) {
    MatchState& state = match.state();
    settle(match);
    if (state.globals.over != 0) return std::nullopt;
    const PlayerId player = state.globals.current;
    const bool chained = answered != nullptr && answered->is<Chain>();
    // What was lent goes back before anything is done about what the end phase has triggered.
    const bool returnsFirst = phase(state) == Detail::End && value(state, Global::Begun) == 1 && isAnyLent(state);
    if (isWindowOpen(match) && !chained && !returnsFirst && !isQuiet(match)) return Communication::of(Chain{});
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
            return openPhase(match, answered, Communication::of(Act{player}, Party::match(), Party::of(player)));
        case Detail::Battle:
            if (value(state, Global::Begun) == 0 && nextStep(state) == 0 && !isQuiet(match))
                return Communication::of(Chain{});
            return openPhase(match, answered,
                             Communication::of(DeclareAttack{player}, Party::match(), Party::of(player)));
        case Detail::End:
            return endOfTurn(match);
        default:
            break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Communication> nextOfTurn(Match& match, const Communication* answered) {
    do {
        if (auto next = stepOfTurn(match, answered)) return next;
        answered = nullptr;
    } while (match.state().globals.over == 0);
    return std::nullopt;
}

}  // namespace duelogue::tribute
