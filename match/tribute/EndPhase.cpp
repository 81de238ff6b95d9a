// The end phase: discarding to the hand limit, and returning monsters to their lenders.
#include <algorithm>
#include <span>

#include "match/effects/verbs/HandLimit.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Field.h"
#include "match/tribute/Turn.h"

namespace duelogue::tribute {

int overLimit(const MatchState& state, PlayerId player) {
    return static_cast<int>(state.zone(player, Zone::Hand).size()) - option(state, Option::HandLimit);
}

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

}  // namespace

bool isAnyLent(const MatchState& state) {
    return state.anyCardIn(index(Zone::Field), [&](CardId id) { return isLent(state.card(id)); });
}

namespace {

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

}  // namespace duelogue::tribute
