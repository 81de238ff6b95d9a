#include "match/arcana/Mulligans.h"

#include <utility>

#include "match/BaseVerbs.h"
#include "match/Questions.h"
#include "match/arcana/Table.h"

namespace duelogue::arcana {

namespace {

bool hasBit(std::uint8_t set, PlayerId player) { return ((set >> player.value) & 1) != 0; }
void setBit(std::uint8_t& set, PlayerId player) { set = static_cast<std::uint8_t>(set | (1U << player.value)); }

Next drawHands(Match& match, std::uint8_t players) {
    duelogue::Verb body;
    body.amount = handSize;
    Communication draw = duelogue::Verb::make(CoreVerb::Draw, body);
    for (const PlayerId player : match.state().seatsFrom(match.state().globals.current)) {
        if (hasBit(players, player)) duelogue::Verb::add(match, draw, player);
    }
    return Ask{draw, Mulligans::Step::Drawn};
}

/// Who wants another hand shuffles this one into the library first.
Next drawAgain(Match& match, std::uint8_t players) {
    MatchState& state = match.state();
    for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
        if (!hasBit(players, player)) continue;
        while (!state.zone(player, Zone::Hand).empty()) {
            const CardId card = state.zone(player, Zone::Hand).back();
            relocate(match, card, player, static_cast<std::uint8_t>(Zone::Library), Place::Top);
        }
        shuffleDeck(match, player);
    }
    return drawHands(match, players);
}

/// One player after the other puts back as many cards as hands were sent away.
Next putBackNext(Match& match, Mulligans& body) {
    const auto seats = match.state().seatsFrom(match.state().globals.current);
    for (; body.asked < seats.count; ++body.asked) {
        const PlayerId player = seats.ids[body.asked];
        Selection selection;
        selection.least = static_cast<std::uint16_t>(value(match.state(), player, Value::Mulligans));
        if (selection.least == 0) continue;
        selection.most = selection.least;
        selection.purpose = Purpose::Mulligan;
        Communication question = Communication::of(ChooseCard{selection}, Party::match(), Party::of(player));
        for (const CardId card : match.state().zone(player, Zone::Hand)) match.draft(question, card);
        return Ask{question, Mulligans::Step::Chosen};
    }
    return Answer::succeeded();
}

/// Asks the next one, in turn order, who has not kept the hand yet. After the last one the new hands are drawn.
Next askNext(Match& match, Mulligans& body) {
    const auto seats = match.state().seatsFrom(match.state().globals.current);
    for (; body.asked < seats.count; ++body.asked) {
        const PlayerId player = seats.ids[body.asked];
        // A hand of no cards is kept.
        if (value(match.state(), player, Value::Mulligans) == handSize) setBit(body.kept, player);
        if (hasBit(body.kept, player)) continue;
        return Ask{Communication::of(YesNo{}, Party::match(), Party::of(player)), Mulligans::Step::Decided};
    }
    body.asked = 0;
    const std::uint8_t again = std::exchange(body.again, std::uint8_t{0});
    return again != 0 ? drawAgain(match, again) : putBackNext(match, body);
}

Next decided(Match& match, Mulligans& body, const Communication& answered) {
    const PlayerId player = answered.answerer.player;
    if (answered.value != 0) {
        setBit(body.again, player);
        ++value(match.state(), player, Value::Mulligans);
    } else {
        setBit(body.kept, player);
    }
    ++body.asked;
    return askNext(match, body);
}

Next putBack(Match& match, const Communication& answered) {
    duelogue::Verb body;
    body.zone = static_cast<std::uint8_t>(Zone::Library);
    body.place = static_cast<std::uint8_t>(Place::Bottom);
    Communication move = duelogue::Verb::make(CoreVerb::Move, body);
    const auto list = match.list(answered);
    const std::vector<Subject> chosen(list.begin(), list.begin() + answered.value);
    for (const Subject card : chosen) duelogue::Verb::add(match, move, card);
    return Ask{move, Mulligans::Step::PutBack};
}

}  // namespace

Next Mulligans::enter(Match& match, Communication& self, const Communication* answered) {
    auto& body = self.as<Mulligans>();
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return drawHands(match, 0xff);
        case Step::Drawn:
            return askNext(match, body);
        case Step::Decided:
            return decided(match, body, *answered);
        case Step::Chosen:
            return putBack(match, *answered);
        case Step::PutBack:
            ++body.asked;
            return putBackNext(match, body);
    }
    return Answer::impossible();
}

}  // namespace duelogue::arcana
