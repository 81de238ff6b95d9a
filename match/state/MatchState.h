#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "match/state/Card.h"
#include "match/state/Communication.h"
#include "match/state/Occasion.h"
#include "match/state/PlayerSet.h"
#include "match/state/Random.h"

namespace duelogue {

/// The numbers of a match that are not a card's or a player's.
struct Globals {
    Random random;
    std::uint64_t listening = 0;  ///< derived: bit v, some card in play triggers on verb v
    std::uint64_t guarding = 0;   ///< derived: bit v, some card in play preempts or responds to verb v
    std::uint64_t stating = 0;    ///< derived: bit v, some ability or lasting effect makes the statement v
    std::uint32_t nextCommunication = 1;
    std::uint32_t nextStamp = 1;
    std::uint16_t turn = 0;  ///< 1 is the first turn
    std::uint8_t phase = 0;  ///< the rulebook's
    PlayerId current;        ///< whose turn it is
    std::uint8_t playerCount = 0;
    std::uint8_t over = 0;               ///< 1: the match has ended
    std::uint8_t winners = 0;            ///< bit p: player p has won; 0 with `over`: a draw
    std::uint8_t stale = isOutdated;     ///< not 0: what is derived must be derived anew before it is read
    std::uint8_t touched = 1;            ///< 1: something has happened since the rulebook last looked and set this to 0
    MessageId ending = MessageId::None;  ///< with `over`: why nobody has won, where it is not the rules who say so
    std::uint16_t effort = 0;            ///< instructions of abilities carried out in the phase below
    std::uint16_t effortTurn = 0;
    std::uint8_t effortPhase = 0;
    std::uint8_t unused = 0;
    std::array<std::int16_t, 16> values{};  ///< the rulebook's own
    std::array<std::int16_t, 8> options{};  ///< of the match, in the order of Rulebook::matchOptions(); never change

    /// Values of `stale`: cards whose abilities work in play have come there or gone, an ability lasts or lasts no
    /// more, or anything else; or nothing of that kind, but which cards are in play and what they are like.
    static constexpr std::uint8_t isOutdated = 1;
    static constexpr std::uint8_t hasOtherLooks = 2;
    void outdateLooks() {
        if (stale == 0) stale = hasOtherLooks;
    }

    bool operator==(const Globals&) const = default;
};

/// The cards of one zone of one holder, as a stretch of MatchState::order.
struct ZoneSpan {
    std::uint16_t begin = 0;
    std::uint16_t end = 0;
    bool operator==(const ZoneSpan&) const = default;
};

inline constexpr std::size_t maxZones = 8;
/// Who holds zones: the players, and behind them the table, which holds what is nobody's. It goes by no player.
inline constexpr std::size_t maxHolders = maxPlayers + 1;
[[nodiscard]] constexpr std::size_t zoneIndex(PlayerId holder, std::size_t zone) {
    return (holder.value < maxPlayers ? holder.value : maxPlayers) * maxZones + zone;
}

/// A list that mostly is empty: to copy an empty one onto an empty one takes next to nothing.
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

/// Everything that is so in a match at a decision: a flat value. Copy, compare, hash and serialise treat all of it.
/// No pointer, no nested heap, no padding; ids instead of references.
class MatchState {
public:
    Globals globals;
    std::array<Player, maxPlayers> players;
    std::array<ZoneSpan, maxHolders * maxZones> zones{};
    std::vector<Card> cards;
    std::vector<CardId> order;         ///< all zones, one after the other; top of a zone last
    std::vector<Communication> stack;  ///< outstanding communications, top last
    std::vector<Subject> lists;        ///< the arena of their lists
    OftenEmpty<StackItem> items;       ///< what waits to resolve, top last
    OftenEmpty<Subject> itemLists;
    OftenEmpty<Trigger> triggers;  ///< what has triggered and waits for its turn
    OftenEmpty<FloatingEffect> floating;
    OftenEmpty<LastCounters> lastCounters;  ///< of cards that had counters as they last were in play, in no order

    bool operator==(const MatchState&) const = default;

    [[nodiscard]] Card& card(CardId id) { return cards[id.value]; }
    [[nodiscard]] const Card& card(CardId id) const { return cards[id.value]; }
    [[nodiscard]] Player& player(PlayerId id) { return players[id.value]; }
    [[nodiscard]] const Player& player(PlayerId id) const { return players[id.value]; }

    /// The cards in a zone of a player, or with none of the table, bottom first, top last. Valid until a card moves.
    template <class Zone>
    [[nodiscard]] std::span<const CardId> zone(PlayerId holder, Zone kind) const {
        const ZoneSpan& span = zones[zoneIndex(holder, static_cast<std::size_t>(kind))];
        return std::span(order).subspan(span.begin, static_cast<std::size_t>(span.end - span.begin));
    }
    /// Puts a card into a zone at a place from the bottom (0) to the top (the zone's size); keeps everything else.
    void place(CardId id, PlayerId holder, std::uint8_t kind, std::size_t position);
    /// Remembers the counters that the card has now, which is about to leave a zone where cards are in play; `kinds`
    /// are the kinds of counters that the game has.
    void rememberCounters(CardId id, std::size_t kinds);
    /// How many counters of that kind the card had as it last was in play.
    [[nodiscard]] int lastCountersOn(CardId id, std::size_t kind) const;
    /// A new card at the top of a zone; for setting up.
    CardId addCard(DefinitionId definition, PlayerId owner, std::uint8_t kind);
    /// Makes room for so many cards; for setting up.
    void reserve(std::size_t count) {
        cards.reserve(count);
        order.reserve(count);
    }

    /// Calls `visit` for each card in the zones of that kind of all players, in the order of their seats, and then of
    /// the table. No card may move meanwhile.
    template <class Visit>
    void eachCardIn(std::uint8_t kind, Visit&& visit) const {
        for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
            for (const CardId id : zone(PlayerId(p), kind)) visit(id);
        }
        for (const CardId id : zone(PlayerId{}, kind)) visit(id);
    }
    /// Whether `is` says so of one of them; those behind it are not asked about.
    template <class Is>
    [[nodiscard]] bool anyCardIn(std::uint8_t kind, Is&& is) const {
        return anyCardOf(PlayerSet::all(), kind, is) || std::ranges::any_of(zone(PlayerId{}, kind), is);
    }
    /// The same of cards that one of these players holds.
    template <class Is>
    [[nodiscard]] bool anyCardOf(PlayerSet holders, std::uint8_t kind, Is&& is) const {
        for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
            if (holders.has(PlayerId(p)) && std::ranges::any_of(zone(PlayerId(p), kind), is)) return true;
        }
        return false;
    }
    /// The place where a card is: what it is on, and what that is on; where it is on nothing, the card itself.
    [[nodiscard]] CardId placeOf(CardId id) const {
        while (card(id).now.host) id = card(id).now.host;
        return id;
    }

    /// What has asked for the communication on top of the stack; null: nothing has, or there is none.
    [[nodiscard]] const Communication* asker() const { return stack.size() < 2 ? nullptr : &stack[stack.size() - 2]; }

    /// Players still in the match, `first` first, in turn order.
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
    /// The next player still in the match; the same one where there is no other.
    [[nodiscard]] PlayerId after(PlayerId player) const {
        auto next = player;
        do {
            ++next.value;
            if (next.value >= globals.playerCount) next = PlayerId(0);
        } while (this->player(next).out != 0 && next != player);
        return next;
    }
    /// How many players are still in the match.
    [[nodiscard]] int seatCount() const {
        int count = 0;
        for (std::uint8_t p = 0; p < globals.playerCount; ++p) count += players[p].out == 0 ? 1 : 0;
        return count;
    }

    /// Equal states have equal hashes, on every machine of the same byte order.
    [[nodiscard]] std::uint64_t hash() const;
    /// How many bytes of memory the state takes, its vectors' contents counted.
    [[nodiscard]] std::size_t bytes() const;

    /// Calls `visit(name, field)` for each part of the state: what serialises, hashes or checks all of it starts here,
    /// so that a new part needs one line.
    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("globals", self.globals);
        visit("players", self.players);
        visit("zones", self.zones);
        visit("cards", self.cards);
        visit("order", self.order);
        visit("stack", self.stack);
        visit("lists", self.lists);
        visit("items", self.items);
        visit("item lists", self.itemLists);
        visit("triggers", self.triggers);
        visit("floating", self.floating);
        visit("last counters", self.lastCounters);
    }
};
/// Whether it makes no difference which of the two cards somebody picks: then they are one choice (S4:
/// interchangeable). They look the same, the same effects last on them, and nothing that waits speaks of one of them.
[[nodiscard]] bool areTwins(const MatchState& state, CardId a, CardId b);

static_assert(std::has_unique_object_representations_v<Globals> && std::has_unique_object_representations_v<Player>);

}  // namespace duelogue
