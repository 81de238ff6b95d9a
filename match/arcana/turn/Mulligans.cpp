#include "match/arcana/turn/Mulligans.h"

#include <algorithm>
#include <utility>

#include "match/arcana/Table.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"

namespace duelogue::arcana {

namespace {

bool hasBit(std::uint8_t set, PlayerId player) { return ((set >> player.value) & 1) != 0; }
void setBit(std::uint8_t& set, PlayerId player) { set = static_cast<std::uint8_t>(set | (1U << player.value)); }

bool isKind(const MatchState& state, MulliganKind kind) {
    return option(state, Option::Mulligan) == static_cast<int>(kind);
}

/// Returns the number of cards that the player loses for the mulligans so far.
int cardsLost(const MatchState& state, PlayerId player) {
    return arcana::cardsLost(state, value(state, player, Value::Mulligans));
}

/// The players of one round have taken equally many mulligans, so they draw equally many cards.
StepResult drawHands(HandlerContext& match, std::uint8_t players) {
    const MatchState& state = match.state();
    VerbBody body;
    body.amount = static_cast<std::int16_t>(option(state, Option::StartingHand));
    Communication draw = VerbBody::make(CoreVerb::Draw, body);
    for (const PlayerId player : state.seatsFrom(state.globals.current)) {
        if (!hasBit(players, player)) continue;
        if (isKind(state, MulliganKind::Paris)) {
            draw.as<VerbBody>().amount = static_cast<std::int16_t>(body.amount - cardsLost(state, player));
        }
        VerbBody::add(match, draw, player);
    }
    return Ask{draw, Mulligans::Step::Drawn};
}

/// Shuffles the hands of players who take a mulligan into their libraries.
StepResult shuffleBack(HandlerContext& match, Mulligans& body) {
    VerbBody verb;
    verb.zone = index(Zone::Library);
    verb.place = static_cast<std::uint8_t>(Place::Shuffled);
    Communication move = VerbBody::make(CoreVerb::Move, verb);
    for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
        if (!hasBit(body.again, player)) continue;
        const auto hand = match.state().zone(player, Zone::Hand);
        std::for_each(hand.rbegin(), hand.rend(), [&](CardId card) { VerbBody::add(match, move, card); });
    }
    return Ask{move, Mulligans::Step::ShuffledBack};
}

/// Asks the players one by one to put back the lost cards, or the whole hand if it is smaller.
StepResult putBackNext(HandlerContext& match, Mulligans& body) {
    if (isKind(match.state(), MulliganKind::Paris)) return Complete::succeeded();
    const auto seats = match.state().seatsFrom(match.state().globals.current);
    for (; body.asked < seats.count; ++body.asked) {
        const PlayerId player = seats.ids[body.asked];
        const auto hand = match.state().zone(player, Zone::Hand);
        const auto lost = static_cast<std::size_t>(cardsLost(match.state(), player));
        Selection selection;
        selection.least = static_cast<std::uint16_t>(std::min(lost, hand.size()));
        if (selection.least == 0) continue;
        selection.most = selection.least;
        selection.purpose = forMulligan;
        Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(player));
        for (const CardId card : hand) match.listAdd(question, card);
        return Ask{question, Mulligans::Step::Chosen};
    }
    return Complete::succeeded();
}

/// Asks the next player in turn order who has not kept a hand yet. After the last one, new hands are drawn.
StepResult askNext(HandlerContext& match, Mulligans& body) {
    const auto seats = match.state().seatsFrom(match.state().globals.current);
    for (; body.asked < seats.count; ++body.asked) {
        const PlayerId player = seats.ids[body.asked];
        // An empty hand is kept.
        const bool isEmpty = cardsLost(match.state(), player) == option(match.state(), Option::StartingHand);
        if (isEmpty || isKind(match.state(), MulliganKind::None)) setBit(body.kept, player);
        if (hasBit(body.kept, player)) continue;
        return Ask{Communication::of(YesNo{}, Party::match(), Party::of(player)), Mulligans::Step::Decided};
    }
    body.asked = 0;
    return body.again != 0 ? shuffleBack(match, body) : putBackNext(match, body);
}

StepResult decided(HandlerContext& match, Mulligans& body, const Communication& answered) {
    const PlayerId player = answered.answerer.player;
    if (answered.value != 0) {
        setBit(body.again, player);
        VerbBody sends;
        sends.player = player;
        executeSilently(match, Rule::SendHandBack, sends);
    } else {
        setBit(body.kept, player);
    }
    ++body.asked;
    return askNext(match, body);
}

StepResult putBackCards(HandlerContext& match, const Communication& answered) {
    VerbBody body;
    body.zone = index(Zone::Library);
    body.place = static_cast<std::uint8_t>(Place::Bottom);
    Communication move = VerbBody::make(CoreVerb::Move, body);
    const auto list = match.list(answered);
    const std::vector<Subject> chosen(list.begin(), list.begin() + answered.value);
    for (const Subject card : chosen) VerbBody::add(match, move, card);
    return Ask{move, Mulligans::Step::PutBack};
}

}  // namespace

int cardsLost(const MatchState& state, int mulligans) {
    return std::max(0, isKind(state, MulliganKind::FirstFree) ? mulligans - 1 : mulligans);
}

StepResult Mulligans::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Mulligans>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return drawHands(match, 0xff);
        case Step::Drawn:
            return askNext(match, body);
        case Step::ShuffledBack:
            return drawHands(match, std::exchange(body.again, std::uint8_t{0}));
        case Step::Decided:
            return decided(match, body, *answered);
        case Step::Chosen:
            return putBackCards(match, *answered);
        case Step::PutBack:
            ++body.asked;
            return putBackNext(match, body);
    }
    return Complete::impossible();
}

}  // namespace duelogue::arcana
