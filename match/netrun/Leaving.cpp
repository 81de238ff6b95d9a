// Changes of zones, and the triggers of a card that remain afterwards.
#include <algorithm>

#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"

namespace duelogue::netrun {

namespace {

bool wasRezzed(const Card& card) { return (card.lastKnown.flags & bit(Flag::Rezzed)) != 0; }

/// Returns true if the ability that has triggered is printed on its source, and is not an effect with a duration.
bool isOwn(const ReadableMatch& match, const Trigger& trigger) {
    return match.state().card(trigger.source).definition && isPrintedOn(match, trigger.source, trigger.ability);
}

}  // namespace

/// Triggers resolve before anything else happens. A face-down card triggers only on its own access or exposure.
std::optional<Communication> Netrun::afterVerb(HandlerContext& match, const Communication& verb,
                                               std::size_t firstTrigger) const {
    auto& triggers = match.state().triggers;
    const bool shows = verb.is(Verb::Access) || verb.is(Verb::Expose);
    const auto isDeaf = [&](const Trigger& trigger) {
        if (!trigger.ability) return true;
        if (!isOwn(match, trigger)) return false;
        const Pattern& pattern = pool()[pool()[trigger.ability].pattern];
        const Card& source = match.state().card(trigger.source);
        // A card that left play in the event itself is judged by its last known information.
        const bool hasLeft = source.since != trigger.since && source.before == trigger.since;
        const bool wasUnrezzed =
            hasLeft && source.owner == corp && pool()[trigger.ability].zone == 0xff && !wasRezzed(source);
        return (wasUnrezzed || isUnrezzed(source)) && !(shows && pattern.self);
    };
    triggers.erase(std::remove_if(triggers.begin() + static_cast<std::ptrdiff_t>(firstTrigger), triggers.end(), isDeaf),
                   triggers.end());
    if (triggers.size() <= firstTrigger || match.state().globals.over != 0) return std::nullopt;
    return Communication::of(ResolveTriggers{static_cast<std::uint16_t>(firstTrigger)});
}

/// Servers and other cards have separate zones. During a match cards enter play only by installation; a written
/// position may begin with them.
bool Netrun::mayLieIn(const ReadableMatch& match, CardId id, std::uint8_t zone) const {
    const Card& card = match.state().card(id);
    const Traits printed = printedTraits(pool(), card);
    const bool isServer = (printed & bit(Trait::Server)) != 0;
    if (zone == index(Zone::Reserve)) return isServer;
    // Rule: an identity is in play from the beginning to the end.
    if (zone != index(Zone::Play)) return !isServer && (printed & bit(Trait::Identity)) == 0;
    return match.state().communications.empty() && (printed & (bit(Trait::Operation) | bit(Trait::Event))) == 0;
}

namespace {

int pointsOf(const ReadableMatch& match, PlayerId player) {
    int points = 0;
    for (const CardId id : match.state().zone(player, Zone::Score))
        points += figure(match.state().card(id), Figure::Points);
    return points;
}

/// Drops all memories of a card that leaves play. If it returns, it is another object.
void forgetIt(MatchState& state, CardId id) {
    state.eachCardIn(index(Zone::Play), [&](CardId card) {
        std::int16_t& kept = value(state.card(card), CardValue::Remembered);
        if (kept == id.value + 1) kept = 0;
    });
}

/// Makes all cards in HQ unknown to the Runner again, after one of them has left unseen.
void mixHand(MatchState& state) {
    for (const CardId card : state.zone(corp, Zone::Hand)) state.card(card).knownTo = PlayerSet(corp).bits();
}

}  // namespace

/// Trashes the cards on a card that leaves play. Cards enter Archives face-down unless both players have seen them.
void Netrun::onZoneChanged(HandlerContext& match, CardId id, std::uint8_t from) const {
    MatchState& state = match.state();
    if (from == index(Zone::Play) || from == index(Zone::Score)) forgetPending(match, id);
    if (from == index(Zone::Play)) {
        forgetIt(state, id);
        std::vector<CardId> hosted;
        for (const PlayerId player : {corp, runner}) {
            for (const CardId other : state.zone(player, Zone::Play)) {
                if (state.card(other).current.host == id) hosted.push_back(other);
            }
        }
        for (const CardId other : hosted)
            relocate(match, other, state.card(other).owner, index(Zone::Discard), Place::Top);
    }
    Card& card = state.card(id);
    const bool wasOpen = from == index(Zone::Limbo) || (from == index(Zone::Play) && has(card, Flag::Rezzed)) ||
                         (from == index(Zone::Play) && wasRezzed(card));
    if (isIn(card, Zone::Discard) && (card.owner == runner || wasOpen)) {
        card.knownTo = 0xff;
        card.current.flags |= bit(Flag::FaceUp);
    } else if (from == index(Zone::Hand) && card.owner == corp && !isIn(card, Zone::Limbo)) {
        card.knownTo = PlayerSet(corp).bits();
        mixHand(state);
    }
    if (isIn(card, Zone::Score) || from == index(Zone::Score)) {
        for (const PlayerId player : {corp, runner})
            value(state, player, PlayerValue::Points) = static_cast<std::int16_t>(pointsOf(match, player));
    }
}

void forgetPending(HandlerContext& match, CardId id) {
    for (Trigger& trigger : match.state().triggers) {
        if (trigger.source != id || !trigger.ability) continue;
        const Pattern& pattern = match.pool()[match.pool()[trigger.ability].pattern];
        const auto verb = static_cast<Verb>(pattern.verb);
        const bool isOfLeaving = verb == Verb::Access || verb == Verb::Trash || pattern.from == index(Zone::Play);
        if (isOwn(match, trigger) && !isOfLeaving) trigger.ability = {};
    }
}

}  // namespace duelogue::netrun
