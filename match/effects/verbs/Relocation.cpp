// Moving cards between zones, and shuffling decks.
#include <algorithm>
#include <utility>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/RunAbility.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/effects/verbs/Replacements.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// Returns the players who get to know a card when it enters the zone, as bits. Players know a card until it is
/// shuffled away.
std::uint8_t seenIn(const ReadableMatch& match, std::uint8_t zone, PlayerId owner) {
    switch (match.rulebook().vocabulary().zones[zone].seen) {
        case ZoneWord::Seen::ByAll:
            return knownToAll;
        case ZoneWord::Seen::ByOwner:
            return PlayerSet(owner).bits();
        case ZoneWord::Seen::ByNobody:
            return 0;
    }
    return 0;
}

/// Marks the triggers about a card that enters play again: they are about an earlier object.
void outdateOccasions(MatchState& state, CardId id) {
    for (Trigger& trigger : state.triggers) {
        if (trigger.event.card == id) trigger.event.isAnother = 1;
    }
}

}  // namespace

void relocate(HandlerContext& match, CardId id, PlayerId holder, std::uint8_t zone, Place place) {
    MatchState& state = match.state();
    const std::uint8_t inPlay = match.rulebook().zones().inPlay;
    Card& card = state.card(id);
    if (card.zone == inPlay) card.lastKnown = card.current;
    if (card.zone == inPlay && zone != inPlay && card.isCreated()) zone = match.rulebook().zones().outside;
    const Vocabulary& words = match.rulebook().vocabulary();
    if (!words.counters.empty() && words.zones[card.zone].shared) state.rememberCounters(id, words.counters.size());
    const unsigned read = match.dependencies().zones;
    const bool works = card.definition && !match.rulebook().abilities().inPlay(card.definition).empty();
    const bool comesOrGoes = card.zone == inPlay || zone == inPlay;
    if (works && comesOrGoes) {
        state.globals.stale = Globals::isOutdated;
    } else if (comesOrGoes || (((read >> card.zone) | (read >> zone)) & 1U) != 0) {
        state.globals.outdateLooks();
    }
    if (words.zones[zone].ofTable) holder = PlayerId{};
    const std::uint8_t from = card.zone;
    const std::size_t size = state.zone(holder, zone).size();
    std::size_t position = place == Place::Bottom ? 0 : size;
    state.place(id, holder, zone, position);
    card.before = std::exchange(card.since, match.stamp());
    card.values = {};
    if (from == inPlay && zone != inPlay && !card.isCreated()) card.become(card.printed());
    card.knownTo |= seenIn(match, zone, card.owner);
    const PlayerId controller = words.zones[zone].shared ? holder : card.owner;
    card.current = Characteristics{};
    card.current.controller = controller;
    if (card.definition) {
        card.current.traits = match.pool()[card.definition].traits;
        card.current.figures = match.pool()[card.definition].figures;
    }
    if (zone == inPlay && from != inPlay) outdateOccasions(state, id);
    match.rulebook().onZoneChanged(match, id, from);
}

namespace {

/// Returns true if a trigger, a pending item or an outstanding communication refers to the card, as source or in its
/// event.
bool isSpokenOf(const MatchState& state, CardId id) {
    const auto tells = [id](const EventContext& o) { return o.card == id || o.source == id || o.paid == id; };
    const auto isOf = [&](const Communication& outstanding) {
        if (outstanding.kind.value < maxVerbs) return outstanding.as<VerbBody>().source == id;
        if (!outstanding.is<RunAbility>()) return false;
        return outstanding.as<RunAbility>().self == id || tells(outstanding.as<RunAbility>().event);
    };
    return std::ranges::any_of(state.triggers, [&](const Trigger& t) { return t.source == id || tells(t.event); }) ||
           std::ranges::any_of(state.pendingItems,
                               [&](const PendingItem& i) { return i.card == id || tells(i.event); }) ||
           std::ranges::any_of(state.communications, isOf);
}

/// Shuffles the identities of the cards among their ids, which stay in place. So an id reveals nothing.
void shuffleIdentities(MatchState& state, std::span<const CardId> deck) {
    for (auto i = static_cast<std::uint32_t>(deck.size()); i > 1; --i) {
        Card& one = state.card(deck[i - 1]);
        Card& other = state.card(deck[state.globals.random.below(i)]);
        std::swap(one.definition, other.definition);
        std::swap(one.origin, other.origin);
        std::swap(one.owner, other.owner);
        std::swap(one.current, other.current);
    }
}

/// Puts the named cards into random places, and the others, in their order, into the remaining ones.
void spread(MatchState& state, std::span<CardId> order, std::span<const CardId> named, std::span<const CardId> others) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool moves =
            std::ranges::find(named, order[i]) != named.end() || std::ranges::find(others, order[i]) != others.end();
        if (moves) places.push_back(i);
    }
    for (std::size_t i = 0; i < named.size(); ++i) {
        const auto left = static_cast<std::uint32_t>(places.size() - i);
        std::swap(places[i], places[i + state.globals.random.below(left)]);
        order[places[i]] = named[i];
    }
    std::sort(places.begin() + std::ssize(named), places.end());
    for (std::size_t i = 0; i < others.size(); ++i) order[places[named.size() + i]] = others[i];
}

}  // namespace

/// Cards that something refers to keep their ids and are shuffled by place. Otherwise the reference would mean another
/// card.
void shuffleDeck(HandlerContext& match, PlayerId player, std::span<const Subject> apart) {
    MatchState& state = match.state();
    const auto& zones = match.rulebook().zones();
    const auto whole = state.zone(player, player ? zones.deck : zones.tableDeck);
    std::vector<CardId> named;
    std::vector<CardId> others;
    for (const CardId id : whole) {
        if (std::ranges::find(apart, Subject(id)) == apart.end())
            (isSpokenOf(state, id) ? named : others).push_back(id);
    }
    shuffleIdentities(state, others);
    if (!named.empty()) {
        const auto begin = static_cast<std::size_t>(whole.data() - state.order.data());
        spread(state, std::span(state.order).subspan(begin, whole.size()), named, others);
    }
    for (const auto* const part : {&named, &others}) {
        for (const CardId id : *part) {
            Card& card = state.card(id);
            card.knownTo = 0;
            card.before = 0;
            card.since = match.stamp();
        }
    }
}

}  // namespace duelogue
