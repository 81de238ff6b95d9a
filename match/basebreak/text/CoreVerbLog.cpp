#include <span>

#include "match/basebreak/Scoring.h"
#include "match/basebreak/text/CardLog.h"
#include "match/basebreak/text/ScoringLog.h"
#include "match/basebreak/text/VerbLog.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here

/// Returns the base whose scoring contains the communication on top; none otherwise.
CardId scoredBase(const ReadableMatch& match) {
    const Communication* const whole = match.state().asker();
    return whole != nullptr && whole->is<ScoreBase>() ? whole->as<ScoreBase>().base : CardId{};
}

/// Returns the line for cards shuffled into a deck. Their ids have changed, and their origin may be hidden.
std::string tellShuffledIn(const ReadableMatch& match, std::span<const Subject> cards) {
    const int count = static_cast<int>(cards.size());
    const CardId first = cards.front().card();
    const std::string what = counted(count, "A card is", "cards are") + " shuffled into ";
    return what + (match.state().card(first).owner ? ownersPlace(match, cards, "deck", "decks") : "the base deck");
}

std::string tellMove(const ReadableMatch& match, const Communication& done, std::span<const Subject> cards) {
    if (static_cast<Place>(done.as<VerbBody>().place) == Place::Shuffled) return tellShuffledIn(match, cards);
    const bool one = cards.size() == 1;
    const std::string what = listed(cards) + (one ? " goes " : " go ");
    switch (static_cast<Zone>(done.as<VerbBody>().zone)) {
        case Zone::Hand:
            return what + "to " + ownersPlace(match, cards, "hand", "hands") + whatFell(match, cards);
        case Zone::Deck:
            return what + placeText(static_cast<Place>(done.as<VerbBody>().place)) +
                   ownersPlace(match, cards, "deck", "decks") + whatFell(match, cards);
        case Zone::Discard:
            if (const CardId base = scoredBase(match)) return tellSweep(base, cards);
            return what + "to " + ownersPlace(match, cards, "discard pile", "discard piles");
        case Zone::Play:
            return listed(cards) + (one ? " comes" : " come") + " into play";
        case Zone::BaseDeck:
            return what + placeText(static_cast<Place>(done.as<VerbBody>().place)) + "the base deck";
        case Zone::BaseDiscard:
        case Zone::Limbo:
        case Zone::Count:
            break;
    }
    return {};
}

std::string tellReveal(const ReadableMatch& match, std::span<const Subject> cards) {
    if (match.state().card(cards.front().card()).owner)
        return performEach(match, cards, "reveals", "reveal", [](const Card& card) { return card.owner; });
    return listed(cards) + (cards.size() == 1 ? " is revealed" : " are revealed");
}

/// Returns the line for looking at cards, with their place.
std::string tellLook(const ReadableMatch& match, const VerbBody& body, std::span<const Subject> cards) {
    const Card& first = match.state().card(cards.front().card());
    const std::string looks = does(body.player, "looks", "look") + " at ";
    if (isIn(first, Zone::Hand))
        return looks + cardsSeen(match, cards, true) + ownersPlace(match, cards, "hand", "hands");
    return looks + cardsSeen(match, cards, false) +
           (first.owner ? ownersPlace(match, cards, "deck", "decks") : "the base deck");
}

std::string tellGain(const ReadableMatch& match, const Communication& done) {
    const auto& body = done.as<VerbBody>();
    if (body.amount == 0) return {};
    if (const CardId base = scoredBase(match)) return tellPrize(match, base, body.player, body.amount);
    return tellGivenPoints(match, done);
}

}  // namespace

std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    const auto& body = done.as<VerbBody>();
    switch (static_cast<CoreVerb>(done.kind.value)) {
        case CoreVerb::Move:
            return tellMove(match, done, who);
        case CoreVerb::Shuffle:
            return performOwn(who.first(1), "shuffles", "shuffle", "deck", "decks");
        case CoreVerb::Reveal:
            return tellReveal(match, who);
        case CoreVerb::Look:
            return tellLook(match, body, who);
        case CoreVerb::Draw:
            if (done.value == 0) return {};
            return draw(who, done.value);
        case CoreVerb::Discard:
            return discard(match, who);
        case CoreVerb::Gain:
            return tellGain(match, done);
        case CoreVerb::Lose:
            return perform(who, "loses", "lose") + " " + counted(body.amount, "a point", "points");
        case CoreVerb::Count:
            break;
    }
    return {};
}

}  // namespace duelogue::basebreak
