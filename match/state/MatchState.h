#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "match/state/Card.h"
#include "match/state/Communication.h"
#include "match/state/EventContext.h"
#include "match/state/PlayerSet.h"
#include "match/state/Random.h"

namespace duelogue {

/// The numbers of a match that belong to no card or player.
struct Globals {
    Random random;
    std::uint64_t listening = 0;          ///< derived: bit v, a card in play can trigger on verb v
    std::uint64_t guarding = 0;           ///< derived: bit v, a card in play can replace or respond to verb v
    std::uint64_t stating = 0;            ///< derived: bit v, an ability or continuous effect makes the statement v
    std::uint32_t nextCommunication = 1;  ///< the next CommunicationId
    std::uint32_t nextStamp = 1;          ///< the next stamp of a card, item or effect
    std::uint16_t turn = 0;               ///< from 1; 0 before the first turn
    std::uint8_t phase = 0;               ///< a phase of the rulebook
    PlayerId current;                     ///< the player whose turn it is
    std::uint8_t playerCount = 0;
    std::uint8_t over = 0;               ///< 1: the match has ended
    std::uint8_t winners = 0;            ///< bit p: player p has won; 0 with `over`: a draw
    std::uint8_t stale = isOutdated;     ///< not 0: derived values must be derived again before they are read
    std::uint8_t touched = 1;            ///< 1: something has happened since the rulebook last set this to 0
    MessageId ending = MessageId::None;  ///< with `over`: the reason for a draw that the rules of the game do not cause
    std::uint16_t instructionsUsed = 0;  ///< instructions of abilities executed in effortTurn and effortPhase
    std::uint16_t effortTurn = 0;
    std::uint8_t effortPhase = 0;
    std::uint8_t unused = 0;
    std::array<std::int16_t, 16> values{};   ///< the rulebook's own
    std::array<std::int16_t, 8> settings{};  ///< in the order of Rulebook::settings(); constant during a match

    /// Values of `stale`. isOutdated: anything derived, including the active abilities, may have changed.
    /// hasOtherLooks: only the cards in play or their characteristics may have changed.
    static constexpr std::uint8_t isOutdated = 1;
    static constexpr std::uint8_t hasOtherLooks = 2;
    void outdateLooks() {
        if (stale == 0) stale = hasOtherLooks;
    }

    bool operator==(const Globals&) const = default;
};

/// The cards of one zone of one holder, as a range of MatchState::order.
struct ZoneSpan {
    std::uint16_t begin = 0;
    std::uint16_t end = 0;
    bool operator==(const ZoneSpan&) const = default;
};

inline constexpr std::size_t maxZones = 8;
/// The holders of zones: the players, then the table, which holds ownerless cards. An unset PlayerId stands for the
/// table.
inline constexpr std::size_t maxHolders = maxPlayers + 1;
[[nodiscard]] constexpr std::size_t zoneIndex(PlayerId holder, std::size_t zone) {
    return (holder.value < maxPlayers ? holder.value : maxPlayers) * maxZones + zone;
}

/// A vector that is usually empty. Copying an empty one onto an empty one costs next to nothing.
template <class Entry>
class OftenEmpty : public std::vector<Entry> {
public:
    OftenEmpty() = default;
    ~OftenEmpty() = default;
    OftenEmpty(const OftenEmpty&) = default;
    OftenEmpty(OftenEmpty&&) noexcept = default;
    OftenEmpty& operator=(OftenEmpty&&) noexcept = default;
    OftenEmpty& operator=(const OftenEmpty& other) {
        if (!this->empty() || !other.empty()) std::vector<Entry>::operator=(other);
        return *this;
    }
};

/// The complete state of a match at a decision, as a flat value. Copies, comparisons, hashes and saves cover all of it.
/// It is free of pointers, nested allocations and padding. Its parts refer to each other by id.
class MatchState {
public:
    Globals globals;
    std::array<Player, maxPlayers> players;
    std::array<ZoneSpan, maxHolders * maxZones> zones{};
    std::vector<Card> cards;
    std::vector<CardId> order;                  ///< the cards of all zones, zone by zone; top of a zone last
    std::vector<Communication> communications;  ///< the communication stack, top last
    std::vector<Subject> lists;                 ///< the arena of the communications' lists
    OftenEmpty<PendingItem> pendingItems;       ///< cards and abilities that wait to resolve, top last
    OftenEmpty<Subject> itemLists;              ///< the targets of the pending items
    OftenEmpty<Trigger> triggers;               ///< triggered abilities that wait for their turn
    OftenEmpty<ContinuousEffect> continuousEffects;
    OftenEmpty<LastCounters> lastCounters;  ///< last known counters, in no order

    bool operator==(const MatchState&) const = default;

    [[nodiscard]] Card& card(CardId id) { return cards[id.value]; }
    [[nodiscard]] const Card& card(CardId id) const { return cards[id.value]; }
    [[nodiscard]] Player& player(PlayerId id) { return players[id.value]; }
    [[nodiscard]] const Player& player(PlayerId id) const { return players[id.value]; }

    /// Returns the cards in a zone of a holder, bottom first. Without a holder, the zone is the table's. The span is
    /// valid until a card moves.
    template <class Zone>
    [[nodiscard]] std::span<const CardId> zone(PlayerId holder, Zone kind) const {
        const ZoneSpan& span = zones[zoneIndex(holder, static_cast<std::size_t>(kind))];
        return std::span(order).subspan(span.begin, static_cast<std::size_t>(span.end - span.begin));
    }
    /// Puts a card at a place from 0 (bottom) to the zone's size (top). Higher positions mean the top. Changes only the
    /// card's holder, zone and place; relocate() also makes it a new object. Linear in the distance moved.
    void place(CardId id, PlayerId holder, std::uint8_t kind, std::size_t position);
    /// Remembers the current counters of a card that is about to leave play. `kinds` is the number of kinds of counters
    /// in the game.
    void rememberCounters(CardId id, std::size_t kinds);
    /// Returns the number of counters of that kind that the card had when it last was in play.
    [[nodiscard]] int lastCountersOn(CardId id, std::size_t kind) const;
    /// Adds a card on top of a zone and returns its id. For setup, and for the verb that creates cards. References to
    /// cards become invalid.
    CardId addCard(DefinitionId definition, PlayerId owner, std::uint8_t kind);
    /// Reserves memory for `count` cards. For setup.
    void reserve(std::size_t count) {
        cards.reserve(count);
        order.reserve(count);
    }

    /// Calls `visit` for each card in the zones of that kind: the players' in seat order, then the table's. No card may
    /// move meanwhile.
    template <class Visit>
    void eachCardIn(std::uint8_t kind, Visit&& visit) const {
        for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
            for (const CardId id : zone(PlayerId(p), kind)) visit(id);
        }
        for (const CardId id : zone(PlayerId{}, kind)) visit(id);
    }
    /// Returns true if `is` holds for one of those cards. Stops at the first one.
    template <class Is>
    [[nodiscard]] bool anyCardIn(std::uint8_t kind, Is&& is) const {
        return anyCardOf(PlayerSet::all(), kind, is) || std::ranges::any_of(zone(PlayerId{}, kind), is);
    }
    /// Returns true if `is` holds for a card in such a zone of one of these players.
    template <class Is>
    [[nodiscard]] bool anyCardOf(PlayerSet holders, std::uint8_t kind, Is&& is) const {
        for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
            if (holders.has(PlayerId(p)) && std::ranges::any_of(zone(PlayerId(p), kind), is)) return true;
        }
        return false;
    }
    /// Returns the place where a card is: its outermost host, or the card itself if it is on nothing.
    [[nodiscard]] CardId placeOf(CardId id) const {
        while (card(id).current.host) id = card(id).current.host;
        return id;
    }

    /// Returns the communication below the top of the stack, which asked for the top. Returns nullptr if the stack has
    /// fewer than two communications.
    [[nodiscard]] const Communication* asker() const {
        return communications.size() < 2 ? nullptr : &communications[communications.size() - 2];
    }

    /// Players in the match, in turn order. seatsFrom() starts at `first` and leaves out players who are out.
    struct Seats {
        std::array<PlayerId, maxPlayers> ids;
        std::size_t count = 0;
        [[nodiscard]] const PlayerId* begin() const { return ids.data(); }
        [[nodiscard]] const PlayerId* end() const { return ids.data() + count; }
    };
    [[nodiscard]] Seats seatsFrom(PlayerId first) const {
        Seats seats;
        for (std::uint8_t i = 0; i < globals.playerCount; ++i) {
            const auto seat = static_cast<std::uint8_t>(first.value + i);
            const PlayerId id(seat < globals.playerCount ? seat
                                                         : static_cast<std::uint8_t>(seat - globals.playerCount));
            if (player(id).out == 0) seats.ids[seats.count++] = id;
        }
        return seats;
    }
    /// Returns the next player in turn order who is in the match, or the same player if all others are out.
    [[nodiscard]] PlayerId after(PlayerId player) const {
        auto next = player;
        do {
            ++next.value;
            if (next.value >= globals.playerCount) next = PlayerId(0);
        } while (this->player(next).out != 0 && next != player);
        return next;
    }
    /// Returns the number of players who are in the match.
    [[nodiscard]] int seatCount() const {
        int count = 0;
        for (std::uint8_t p = 0; p < globals.playerCount; ++p) count += players[p].out == 0 ? 1 : 0;
        return count;
    }

    /// Returns a hash of the whole state. It is the same on all machines with the same byte order.
    [[nodiscard]] std::uint64_t hash() const;
    /// Returns the memory that the state takes, in bytes, including the contents of its vectors.
    [[nodiscard]] std::size_t bytes() const;

    /// Calls `visit(name, field)` for each part of the state. Saving, hashing and validation start here, so a new part
    /// needs one line.
    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("globals", self.globals);
        visit("players", self.players);
        visit("zones", self.zones);
        visit("cards", self.cards);
        visit("order", self.order);
        visit("stack", self.communications);
        visit("lists", self.lists);
        visit("items", self.pendingItems);
        visit("item lists", self.itemLists);
        visit("triggers", self.triggers);
        visit("floating", self.continuousEffects);
        visit("last counters", self.lastCounters);
    }
};
/// Returns true if picking either of the two cards makes no difference, so that they count as one choice (S4:
/// interchangeable). They look alike and have the same continuous effects, and no pending item or trigger refers to
/// them.
[[nodiscard]] bool areInterchangeable(const MatchState& state, CardId a, CardId b);

static_assert(std::has_unique_object_representations_v<Globals> && std::has_unique_object_representations_v<Player>);

}  // namespace duelogue
