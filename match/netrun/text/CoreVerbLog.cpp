// The log lines of the verbs that all games share.
#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/text/NetrunLogPhrases.h"
#include "match/netrun/text/VerbLog.h"
#include "match/netrun/verbs/VerbHandlers.h"

namespace duelogue::netrun {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here
using Body = VerbBody;

}  // namespace

// -------------------------------------------------------------------------------------------------- cards

namespace {

std::string tellMove(const ReadableMatch& match, const Communication& done, std::span<const Subject> cards) {
    const Communication* const whole = match.state().asker();
    if (whole != nullptr && whole->is(Verb::Damage)) return tellDamage(match, whole->as<Body>(), cards);
    const auto& body = done.as<Body>();
    const std::string what = listed(cards) + (cards.size() == 1 ? " goes " : " go ");
    switch (static_cast<Zone>(body.zone)) {
        case Zone::Hand:
            return what + "to " + place(match, cards, Zone::Hand) + whatWent(match, cards);
        case Zone::Deck:
            return what + placeText(static_cast<Place>(body.place)) + place(match, cards, Zone::Deck) +
                   whatWent(match, cards);
        case Zone::Discard:
            return what + "to " + place(match, cards, Zone::Discard) + whatWent(match, cards);
        default:
            return {};
    }
}

std::string tellDraw(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    if (done.value == 0) {
        const bool decked = who.front() == Subject(corp) && match.state().globals.over != 0;
        return decked ? perform(who, "has", "have") + " no card to draw" : std::string();
    }
    return draw(who, done.value) + from(match, done.as<Body>().source, " with ");
}

std::string tellShuffle(const ReadableMatch& match, PlayerId player) {
    const std::string deck = zoneAt(match, player, Zone::Deck, "their");
    if (!deck.starts_with("their ")) return does(player, "shuffles", "shuffle") + " " + deck;
    return does(player, "shuffles their", "shuffle your") + deck.substr(deck.find(' '));
}

/// Returns true for a value that a player takes rather than gains.
bool isTaken(const Body& gain) { return static_cast<PlayerValue>(gain.detail) == PlayerValue::BadPublicity; }

}  // namespace

std::string tellCore(const ReadableMatch& match, const Communication& done, std::span<const Subject> who) {
    const auto& body = done.as<Body>();
    switch (static_cast<CoreVerb>(done.kind.value)) {
        case CoreVerb::Move:
            return tellMove(match, done, who);
        case CoreVerb::Shuffle:
            return who.front().isPlayer() ? tellShuffle(match, who.front().player()) : std::string();
        case CoreVerb::Reveal:
            // The log has already named the accessed card.
            if (who.front() == Subject(body.source)) return {};
            return (body.source ? name(body.source) + " reveals " : does(body.player, "reveals", "reveal") + " ") +
                   listed(who);
        case CoreVerb::Look:
            return does(body.player, "looks", "look") + " at " + seen(match, who) + from(match, body.source, " with ");
        case CoreVerb::Draw:
            return tellDraw(match, done, who);
        case CoreVerb::Discard:
            return discard(match, who);
        case CoreVerb::Gain:
            if (body.amount == 0) return {};
            return (isTaken(body) ? perform(who, "takes", "take") : perform(who, "gains", "gain")) + " " +
                   amountOf(match, body.amount, body.detail) + from(match, body.source);
        case CoreVerb::Lose:
            if (done.value == 0) return {};
            if (actionOf(match, done) != nullptr)
                return perform(who, "removes", "remove") + " a tag" + forPrice(match, done);
            return perform(who, "loses", "lose") + " " + amountOf(match, done.value, body.detail) +
                   from(match, body.source, " to ");
        case CoreVerb::Count:
            break;
    }
    return {};
}

}  // namespace duelogue::netrun
