#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "cards/data/Definition.h"
#include "match/state/Ids.h"

namespace duelogue {

/// The characteristics of a card at one moment: its printed values with all changes applied.
struct Characteristics {
    Traits traits = 0;                               ///< bits: Vocabulary::traits
    std::array<std::int16_t, maxFigures> figures{};  ///< values by slot, see FigureWord::slot
    std::uint32_t flags = 0;                         ///< bits: Vocabulary::flags, e.g. turned
    PlayerId controller;                             ///< none for an ownerless card
    std::uint8_t suppressed = 0;                     ///< derived: a value of SuppressedAbilities
    CardId host;                                     ///< the card that this one is on, or none

    /// Compares whole words of memory, because this comparison is frequent. All their bits are significant.
    bool operator==(const Characteristics& other) const {
        using Words = std::array<std::uint64_t, 3>;
        static_assert(sizeof(Words) == sizeof(Characteristics));
        return std::bit_cast<Words>(*this) == std::bit_cast<Words>(other);
    }
};
static_assert(std::has_unique_object_representations_v<Characteristics>);

/// The abilities of a card that are suppressed: the values of Characteristics::suppressed.
enum class SuppressedAbilities : std::uint8_t {
    No,
    All,
    FaceDown,  ///< all of them; name and subtypes are hidden too
    Waiting,   ///< like FaceDown, but triggered abilities work: the card waits face-down for its event
    Lurking,   ///< like Waiting, and abilities that act ahead of an event (Preemption::Ahead) work
    Shown,     ///< like Lurking, but the printed values count, because the card is being looked at
};

/// A physical card in a match.
struct Card {
    Characteristics current;    ///< derived: printed values, changed by statements and continuous effects
    Characteristics lastKnown;  ///< last known information: the characteristics when the card last was in play
    std::uint32_t since = 0;    ///< stamp of the move that brought the card here; card and stamp identify one object
    std::uint32_t before = 0;   ///< stamp that the card had in its previous zone
    /// Vocabulary::counters first, then the rulebook's own numbers; zero after every move.
    std::array<std::int16_t, 8> values{};
    DefinitionId definition;  ///< none in the view of a player who does not know the card
    PlayerId owner;           ///< none for an ownerless card
    PlayerId holder;  ///< holder of the card's zone: its controller in play, its owner elsewhere; none for the table
    std::uint8_t zone = 0;     ///< index into Vocabulary::zones
    std::uint8_t knownTo = 0;  ///< bit p: player p knows the identity of this card
    /// How the card came into the match: see printed() and isCreated(). 0 means with its definition, 1 that it was
    /// created in play, and n + 2 with the definition n.
    std::uint16_t origin = 0;

    /// Returns true if the card was created in play. It ceases to exist when it leaves play (ZoneRoles::outside).
    [[nodiscard]] bool isCreated() const { return origin == 1; }
    /// Returns the definition with which the card came into the match. It differs from `definition` if the card has
    /// become another card, until it leaves play.
    [[nodiscard]] DefinitionId printed() const {
        return origin < 2 ? definition : DefinitionId(static_cast<std::uint16_t>(origin - 2));
    }
    /// Turns the card into another one, or into the one that it was printed as.
    void become(DefinitionId other) {
        const DefinitionId print = printed();
        if (!isCreated()) origin = other == print ? std::uint16_t{0} : static_cast<std::uint16_t>(print.value + 2);
        definition = other;
    }
    [[nodiscard]] bool isKnownTo(PlayerId player) const { return ((knownTo >> player.value) & 1U) != 0; }
    bool operator==(const Card&) const = default;
};
static_assert(std::has_unique_object_representations_v<Card>);

/// Returns true if the card's abilities of that kind are suppressed now.
[[nodiscard]] inline bool isSuppressed(const Card& card, AbilityKind kind) {
    const auto muted = static_cast<SuppressedAbilities>(card.current.suppressed);
    switch (muted) {
        case SuppressedAbilities::No:
            return false;
        case SuppressedAbilities::Lurking:
        case SuppressedAbilities::Shown:
            return kind != AbilityKind::Triggered && kind != AbilityKind::Preempt;
        case SuppressedAbilities::Waiting:
            return kind != AbilityKind::Triggered;
        case SuppressedAbilities::All:
        case SuppressedAbilities::FaceDown:
            return true;
    }
    return true;
}

/// Returns true if the card is face-down: nothing printed on it counts now.
[[nodiscard]] inline bool isFaceDown(const Card& card) {
    const auto muted = static_cast<SuppressedAbilities>(card.current.suppressed);
    return muted == SuppressedAbilities::FaceDown || muted == SuppressedAbilities::Waiting ||
           muted == SuppressedAbilities::Lurking;
}

/// Returns true if two cards have the same definitions, place, characteristics and counters, and the same players know
/// them. Cards without a definition are never alike. See areInterchangeable().
[[nodiscard]] inline bool lookAlike(const Card& a, const Card& b) {
    return a.definition == b.definition && a.definition && a.origin == b.origin && a.zone == b.zone &&
           a.holder == b.holder && a.current == b.current && a.values == b.values && a.knownTo == b.knownTo;
}

/// The counters that a card had when it last left play: last known information.
struct LastCounters {
    std::array<std::int16_t, 8> values{};  ///< in the order of Vocabulary::counters
    CardId card;

    bool operator==(const LastCounters&) const = default;
};
static_assert(std::has_unique_object_representations_v<LastCounters>);

/// The numbers of one seat.
struct Player {
    std::array<std::int16_t, 16> values{};  ///< Vocabulary::playerValues first, then the rulebook's own
    std::uint8_t out = 0;                   ///< 1: the player has lost or left
    std::uint8_t unused = 0;

    bool operator==(const Player&) const = default;
};

}  // namespace duelogue
