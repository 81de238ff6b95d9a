// Handlers of verbs that happen to players: drawing, discarding, gaining and losing.
#include <algorithm>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Replacements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"

namespace duelogue {

namespace verbs {

namespace {

/// Returns true if the move of the card needs no communication. It is unobservable, or nobody observes the match and a
/// closer look finds no ability about it. In the latter case the move is counted as asked for.
bool goesUnnoticed(HandlerContext& match, const VerbBody& move, Subject card) {
    const KindId kind(static_cast<std::uint8_t>(CoreVerb::Move));
    if (isUnobservable(match, kind, std::span(&card, 1))) return true;
    if (!match.isFastForwarding() || couldConcern(match, kind, move, card)) return false;
    ++match.state().globals.nextCommunication;
    match.state().globals.touched = 1;
    return true;
}

}  // namespace

/// Draws card by card, each as a move of its own, for one player after the other. `examined` counts the players, and
/// `second` the cards of the current one.
StepResult draw(HandlerContext& match, Communication& self, const Communication* answered) {
    VerbBody& body = self.as<VerbBody>();
    if (answered == nullptr) {
        body.examined = 0;
        body.second = 0;
    } else if (answered->succeeded()) {
        ++self.value;
    }
    const ZoneRoles& zones = match.rulebook().zones();
    while (body.examined < body.subjects) {
        const Subject subject = subjectsOf(match, self)[body.examined];
        const PlayerId player = subject.isPlayer() ? subject.player() : match.state().card(subject.card()).owner;
        if (match.state().zone(player, zones.deck).empty() && body.second < body.amount)
            match.rulebook().onDrawFromEmptyDeck(match, player);
        const auto deck = match.state().zone(player, zones.deck);
        if (deck.empty() || body.second >= body.amount) {
            body.second = 0;
            ++body.examined;
            continue;
        }
        ++body.second;
        const Subject top = deck.back();
        VerbBody move;
        move.source = body.source;
        move.since = body.since;
        move.zone = zones.hand;
        if (!goesUnnoticed(match, move, top))
            return Ask{VerbBody::on(match, CoreVerb::Move, move, top), VerbBody::Step::Own};
        executeSilently(match, CoreVerb::Move, move, {top});
        ++self.value;
    }
    return Complete::succeeded(0);
}

StepResult discard(HandlerContext& match, Communication& self, const Communication* answered) {
    const ZoneRoles& zones = match.rulebook().zones();
    if (answered != nullptr)
        return afterMove(match, self, *answered, [&zones](const Card& card) { return card.zone == zones.hand; });
    return Ask{moveOf(match, self, zones.discard), VerbBody::Step::Own};
}

namespace {

/// An amount of 0 or less is impossible, so it triggers nothing.
StepResult raiseValues(HandlerContext& match, const Communication& self, int sign) {
    const VerbBody& body = self.as<VerbBody>();
    if (body.amount <= 0) return Complete::impossible();
    for (const Subject subject : subjectsOf(match, self)) {
        if (subject.isPlayer()) {
            raise(match.state().player(subject.player()).values[body.detail], sign * body.amount);
        }
    }
    return Complete::succeeded(body.amount);
}

}  // namespace

StepResult gain(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return raiseValues(match, self, 1);
}

StepResult lose(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    return raiseValues(match, self, -1);
}

StepResult loseWhatIsThere(HandlerContext& match, Communication& self, const Communication* /*answered*/) {
    VerbBody& body = self.as<VerbBody>();
    int most = 0;
    for (const Subject subject : subjectsOf(match, self)) {
        if (!subject.isPlayer()) continue;
        std::int16_t& has = match.state().player(subject.player()).values[body.detail];
        const int lost = std::clamp<int>(body.amount, 0, std::max<int>(has, 0));
        raise(has, -lost);
        most = std::max(most, lost);
    }
    body.amount = saturated(most);
    return most > 0 ? Complete::succeeded(most) : Complete::impossible();
}

}  // namespace verbs

}  // namespace duelogue
