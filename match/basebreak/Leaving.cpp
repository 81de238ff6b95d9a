#include "match/basebreak/Leaving.h"

#include <algorithm>
#include <vector>

#include "match/basebreak/Playing.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/Questions.h"

namespace duelogue::basebreak {

namespace {

/// Returns true if the subject is the player or a card of the player, or a card that has left play with its host.
bool isGone(const MatchState& state, Subject subject, PlayerId player, std::span<const Subject> wereInPlay) {
    if (subject.isPlayer()) return subject.player() == player;
    if (!subject.isCard()) return false;
    const bool wasInPlay = std::ranges::find(wereInPlay, subject) != wereInPlay.end();
    return state.card(subject.card()).owner == player || (wasInPlay && !isIn(state.card(subject.card()), Zone::Play));
}

std::vector<Subject> cardsInPlay(const MatchState& state) {
    std::vector<Subject> all;
    state.eachCardIn(index(Zone::Play), [&](CardId id) { all.emplace_back(id); });
    return all;
}

void replaceList(HandlerContext& match, Communication& question, std::span<const Subject> list) {
    match.listTruncate(question, 0);
    for (const Subject each : list) match.listAppend(question, each);
    match.state().lists.resize(question.listEnd);
}

/// Returns true if the question was where to play a card, or under which permission, and the place is gone.
bool lacksPlace(const ReadableMatch& match, const Communication& question) {
    const Communication* const asker = match.state().asker();
    if (asker == nullptr || !asker->is<PlayOne>()) return false;
    const CardId place = asker->as<PlayOne>().place;
    const bool isPlaced = question.as<Selection>().purpose == forAllowance && place;
    return isPlaced ? !isIn(match.state().card(place), Zone::Play) : question.listSize() == 0;
}

/// Removes replies from a choice. Cards already chosen stay chosen.
void looksAgain(HandlerContext& match, Communication& question, const auto& isOffered) {
    auto& body = question.as<Selection>();
    const auto list = match.list(question);
    std::vector<Subject> left(list.begin(), list.begin() + body.chosen);
    std::copy_if(list.begin() + body.chosen, list.end(), std::back_inserter(left), isOffered);
    replaceList(match, question, left);
    body.least = std::min(body.least, question.listSize());
    body.most = std::min(body.most, question.listSize());
    if (lacksPlace(match, question)) {
        question.outcome = Outcome::Canceled;
    } else if (body.chosen == question.listSize()) {
        question.outcome = Outcome::Succeeded;
        question.value = body.chosen;
    }
}

/// Removes pairs of an ability and its card from the order of triggers. If all are gone, the next waiting trigger takes
/// their place.
void looksAgainAtOrder(HandlerContext& match, Communication& question, const auto& isOffered) {
    const auto list = match.list(question);
    std::vector<Subject> left;
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
        if (isOffered(list[i + 1])) left.insert(left.end(), {list[i], list[i + 1]});
    }
    const auto& triggers = match.state().triggers;
    if (left.empty() && !triggers.empty())
        left = {Subject::number(triggers.front().ability.value), Subject(triggers.front().source)};
    replaceList(match, question, left);
    if (left.size() <= 2) question.outcome = Outcome::Succeeded;
}

}  // namespace

void sendAway(HandlerContext& match) {
    const MatchState& state = match.state();
    for (std::uint8_t p = 0; p < state.globals.playerCount; ++p) {
        const PlayerId player(p);
        if (state.player(player).out == 0 || value(state, player, Value::Gone) != 0) continue;
        VerbBody body;
        body.player = player;
        executeSilently(match, Rule::Leave, body);
    }
}

void leaveQuestion(HandlerContext& match, PlayerId player) {
    MatchState& state = match.state();
    const std::vector<Subject> inPlay = cardsInPlay(state);
    sendAway(match);
    match.refresh();
    std::erase_if(state.triggers, [player](const Trigger& trigger) { return trigger.controller == player; });
    Communication& question = state.communications.back();
    const auto isOffered = [&](Subject each) { return !isGone(state, each, player, inPlay); };
    if (question.is<ChooseCard>() || question.is<ChoosePlayer>() || question.is<ChooseTarget>() ||
        question.is<Order>()) {
        const bool isByCard = question.as<Selection>().purpose == forAllowance;
        looksAgain(match, question, [&](Subject each) { return isByCard || isOffered(each); });
    } else if (question.is<ChooseOption>() && question.as<ChooseOption>().of == ChooseOption::Of::Abilities) {
        looksAgainAtOrder(match, question, isOffered);
    }
}

}  // namespace duelogue::basebreak
