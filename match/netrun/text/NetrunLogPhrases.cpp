#include "match/netrun/text/NetrunLogPhrases.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/LogPhrases.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "match/netrun/verbs/VerbHandlers.h"

namespace duelogue::netrun {

namespace {

using namespace logphrases;  // NOLINT(google-build-using-namespace): the parts of what is told here
using Body = VerbBody;

}  // namespace

std::string from(const ReadableMatch& match, CardId source, const char* word) {
    if (!source) return {};
    const bool isBeingPlayed = isIn(match.state().card(source), Zone::Limbo) && currentRun(match.state()) == nullptr;
    return isBeingPlayed ? std::string() : word + name(source);
}

std::string byAnother(const ReadableMatch& match, CardId source, Subject subject) {
    return Subject(source) == subject ? std::string() : from(match, source, " by ");
}

std::string amountOf(const ReadableMatch& match, int amount, std::uint8_t which) {
    switch (static_cast<PlayerValue>(which)) {
        case PlayerValue::Credits:
            return counted(amount, "1 credit", "credits");
        case PlayerValue::Clicks:
            return counted(amount, "a click", "clicks");
        case PlayerValue::Tags:
            return counted(amount, "a tag", "tags");
        default:
            return std::to_string(amount) + " " + match.rulebook().vocabulary().playerValues[which].word;
    }
}

std::string countersOf(const ReadableMatch& match, int amount, std::uint8_t which) {
    const CounterWord& word = match.rulebook().vocabulary().counters[which];
    return counted(amount, "1 " + word.text, word.plural);
}

std::string damageOf(const Body& body) {
    const auto kind = static_cast<Detail>(body.detail);
    const char* const word = kind == Detail::Net ? " net" : kind == Detail::Meat ? " meat" : " core";
    return std::to_string(body.amount) + word + " damage";
}

// -------------------------------------------------------------------------------------------------- cards

namespace {

/// Returns the server at which a card of the Corp lies; none if it lies elsewhere.
CardId serverOf(const ReadableMatch& match, Subject subject) {
    const MatchState& state = match.state();
    if (!subject.isCard() || !isIn(state.card(subject.card()), Zone::Play)) return {};
    const CardId place = state.placeOf(subject.card());
    const bool liesThere = state.card(subject.card()).owner == corp && Subject(place) != subject;
    return liesThere && has(state.card(place), Trait::Server) ? place : CardId{};
}

}  // namespace

std::string placed(const ReadableMatch& match, std::span<const Subject> cards) {
    std::string text;
    for (std::size_t first = 0, next = 0; first < cards.size(); first = next) {
        const CardId server = serverOf(match, cards[first]);
        while (next < cards.size() && serverOf(match, cards[next]) == server) ++next;
        if (first > 0) text += next == cards.size() ? " and " : ", ";
        text += listed(cards.subspan(first, next - first)) + (server ? " at " + name(server) : std::string());
    }
    return text;
}

std::string placed(const ReadableMatch& match, CardId card) {
    const Subject subject(card);
    return placed(match, {&subject, 1});
}

std::string whereInstalled(const ReadableMatch& match, CardId card) {
    const Card& installed = match.state().card(card);
    if (!installed.current.host) return {};
    if (installed.owner == runner) return " on " + placed(match, installed.current.host);
    return (has(installed, Trait::Ice) ? " protecting " : " in ") + name(installed.current.host);
}

std::string zoneAt(const ReadableMatch& match, PlayerId seat, Zone zone, const std::string& their) {
    const std::string& own = match.rulebook().vocabulary().zones[index(zone)].ofRole[seat.value];
    return own.front() >= 'A' && own.front() <= 'Z' ? own : their + " " + own;
}

std::string place(const ReadableMatch& match, std::span<const Subject> cards, Zone zone) {
    const Subject first = cards.front();
    const PlayerId owner = first.isPlayer() ? first.player() : match.state().card(first.card()).owner;
    const ZoneWord& word = match.rulebook().vocabulary().zones[index(zone)];
    if (!owner || owner.value >= word.ofRole.size()) return "their owners' " + word.word;
    return zoneAt(match, owner, zone, name(owner).insert(2, "'s"));
}

const Communication* askerOf(const ReadableMatch& match, const Communication& asked) {
    const auto& stack = match.state().communications;
    const auto at = std::ranges::find(stack, asked.id, &Communication::id);
    return at == stack.begin() || at == stack.end() ? nullptr : &*std::prev(at);
}

const BasicAction* actionOf(const ReadableMatch& match, const Communication& verb) {
    const Communication* const whole = askerOf(match, verb);
    return whole != nullptr && whole->is<BasicAction>() ? &whole->as<BasicAction>() : nullptr;
}

std::string forPrice(const ReadableMatch& match, const Communication& verb) {
    const BasicAction* const taken = actionOf(match, verb);
    return priced(taken != nullptr ? priceOf(taken->action) : 0, "1 credit", "credits");
}

std::string seen(const ReadableMatch& match, std::span<const Subject> cards) {
    const auto zone = static_cast<Zone>(match.state().card(cards.front().card()).zone);
    if (zone != Zone::Deck && zone != Zone::Hand) return counted(static_cast<int>(cards.size()), "a card", "cards");
    return cardsSeen(match, cards, zone == Zone::Hand) + place(match, cards, zone);
}

std::string tellDamage(const ReadableMatch& match, const Body& damage, std::span<const Subject> cards) {
    return does(runner, "suffers", "suffer") + " " + damageOf(damage) + from(match, damage.source) + ": " +
           listed(cards) + (cards.size() == 1 ? " is trashed" : " are trashed");
}

std::string whatWent(const ReadableMatch& match, std::span<const Subject> left) {
    const std::vector<Subject> gone = wentWith(match, left);
    if (gone.empty()) return {};
    return "; " + listed(gone) + (gone.size() == 1 ? " is" : " are") + " trashed with " +
           (left.size() == 1 ? "it" : "them");
}

}  // namespace duelogue::netrun
