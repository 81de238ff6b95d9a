#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "cards/data/Definition.h"
#include "match/state/Ids.h"

namespace duelogue {

/// What a card is like at one moment, with everything that changes it counted in.
struct Characteristics {
    Traits traits = 0;
    std::array<std::int16_t, maxFigures> figures{};
    std::uint32_t flags = 0;      ///< Vocabulary::flags, e.g. turned
    PlayerId controller;          ///< none: a card of nobody
    std::uint8_t suppressed = 0;  ///< derived: see Muted
    CardId host;                  ///< what it is on; none: on nothing

    /// By the words of memory that it takes, all of which mean something: it is asked often.
    bool operator==(const Characteristics& other) const {
        using Words = std::array<std::uint64_t, 3>;
        static_assert(sizeof(Words) == sizeof(Characteristics));
        return std::bit_cast<Words>(*this) == std::bit_cast<Words>(other);
    }
};
static_assert(std::has_unique_object_representations_v<Characteristics>);

/// Which abilities of a card don't work now: Characteristics::muted.
enum class SuppressedAbilities : std::uint8_t {
    No,
    All,
    FaceDown,  ///< all, and its subtypes and its name don't count either
    Waiting,   ///< likewise, but triggered abilities work: it lies face-down until its moment comes
    Lurking,   ///< likewise, and so does what it does ahead of something (Preemption::Ahead)
    Shown,     ///< as Lurking, but what is printed counts: it is looked at
};

/// A physical card in a match.
struct Card {
    Characteristics current;  ///< derived: printed, then changed by statements (MatchState::continuousEffects, statics)
    Characteristics lastKnown;  ///< as it last was in play: last-known information
    std::uint32_t since = 0;    ///< stamp of the move that brought it here: card and stamp name one object
    std::uint32_t before = 0;   ///< the stamp that it had in the zone where it was before
    /// Vocabulary::counters first, then the rulebook's own; zero after every move.
    std::array<std::int16_t, 8> values{};
    DefinitionId definition;  ///< none in a view of a player who doesn't know it
    PlayerId owner;           ///< none: nobody's
    PlayerId holder;          ///< whose zone it lies in: the controller in play, the owner elsewhere; none: the table's
    std::uint8_t zone = 0;    ///< index into Vocabulary::zones
    std::uint8_t knownTo = 0;  ///< bit p: player p knows which card this is
    std::array<std::uint8_t, 2> unused{};

    [[nodiscard]] bool isKnownTo(PlayerId player) const { return ((knownTo >> player.value) & 1U) != 0; }
    bool operator==(const Card&) const = default;
};
static_assert(std::has_unique_object_representations_v<Card>);

/// Whether its abilities of that kind don't work now.
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

/// Whether nothing of what is printed on it counts now.
[[nodiscard]] inline bool isFaceDown(const Card& card) {
    const auto muted = static_cast<SuppressedAbilities>(card.current.suppressed);
    return muted == SuppressedAbilities::FaceDown || muted == SuppressedAbilities::Waiting ||
           muted == SuppressedAbilities::Lurking;
}

/// Whether two cards look the same and lie in the same place; see areInterchangeable().
[[nodiscard]] inline bool lookAlike(const Card& a, const Card& b) {
    return a.definition == b.definition && a.definition && a.zone == b.zone && a.holder == b.holder &&
           a.current == b.current && a.values == b.values && a.knownTo == b.knownTo;
}

/// The counters of a card as it last had any in a zone where cards are in play: last-known information.
struct LastCounters {
    std::array<std::int16_t, 8> values{};  ///< Vocabulary::counters, in their order
    CardId card;

    bool operator==(const LastCounters&) const = default;
};
static_assert(std::has_unique_object_representations_v<LastCounters>);

/// A seat's numbers.
struct Player {
    std::array<std::int16_t, 16> values{};  ///< the rulebook's: Vocabulary::playerValues first, then its own
    std::uint8_t out = 0;                   ///< 1: has lost or left
    std::uint8_t unused = 0;

    bool operator==(const Player&) const = default;
};

}  // namespace duelogue
