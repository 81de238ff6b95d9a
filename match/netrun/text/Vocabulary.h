#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/netrun/text/Verbs.h"

/// The words of Netrun and their numbers. Each enumeration has the order of its list in vocabulary().
namespace duelogue::netrun {

/// The roles, by seat.
inline constexpr PlayerId corp{0};
inline constexpr PlayerId runner{1};

enum class Trait : std::uint8_t {
    Server,  ///< a central server of the Corp, or a remote server, which comes and goes
    Identity,
    Agenda,
    Asset,
    Upgrade,
    Operation,
    Ice,
    Event,
    Icebreaker,  ///< a program with a strength
    Program,
    Hardware,
    Resource,
    // other properties that rules or cards ask for
    Unique,
    // factions
    HaasBioroid,
    Jinteki,
    Nbn,
    Weyland,
    NeutralCorp,
    Anarch,
    Criminal,
    Shaper,
    Adam,
    NeutralRunner,
    // kinds
    Barrier,
    CodeGate,
    Sentry,
    Virus,
    Region,
    Console,
    Attached,     ///< installed on its target
    Bioroid,      ///< keyword: the Runner may lose clicks to break its subroutines
    Persistent,   ///< keyword: if trashed during its access, its static abilities apply for the rest of the run
    Limited,      ///< keyword: at most one copy in a deck
    Advanceable,  ///< keyword: it can be advanced, like an agenda
    Installed,    ///< set by the card's place: in play, and neither a server nor an identity
    Count
};
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }
inline constexpr Traits corpFactions =
    bit(Trait::HaasBioroid) | bit(Trait::Jinteki) | bit(Trait::Nbn) | bit(Trait::Weyland) | bit(Trait::NeutralCorp);
inline constexpr Traits runnerFactions =
    bit(Trait::Anarch) | bit(Trait::Criminal) | bit(Trait::Shaper) | bit(Trait::Adam) | bit(Trait::NeutralRunner);
/// The types that are installed in the root of a server.
inline constexpr Traits rootTypes = bit(Trait::Agenda) | bit(Trait::Asset) | bit(Trait::Upgrade);

inline constexpr Traits corpTypes = rootTypes | bit(Trait::Operation) | bit(Trait::Ice);
inline constexpr Traits runnerTypes =
    bit(Trait::Event) | bit(Trait::Icebreaker) | bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource);

enum class Flag : std::uint8_t {
    Rezzed,     ///< a card of the Corp in play is face-up
    FaceUp,     ///< a card in Archives is face-up
    Exhausted,  ///< the card has had its once-a-turn use
    Used,       ///< the card has broken a subroutine in this encounter
    Count
};
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return std::uint32_t{1} << static_cast<unsigned>(flag); }

/// Slots of Characteristics::figures. Every card has an influence; the other slots depend on its type.
enum class Figure : std::uint8_t {
    Strength = 0,     ///< ice, icebreakers
    Requirement = 0,  ///< agendas: the advancement counters needed to score
    TrashCost = 0,    ///< assets, upgrades
    Link = 0,         ///< identities
    Memory = 1,       ///< programs
    Points = 1,       ///< agendas
    MinimumDeck = 1,  ///< identities
    Influence = 2,    ///< the influence cost in a deck of another faction; for an identity, its influence limit
    Subroutines = 3,  ///< derived: the number of subroutines of ice
};

/// Index into Vocabulary::counters, and so into Card::values.
enum class Counter : std::uint8_t { Credit, Virus, Power, Advancement, Agenda, Count };

/// Index into Player::values.
enum class PlayerValue : std::uint8_t {
    Credits,
    Clicks,
    Tags,
    BadPublicity,
    Points,      ///< agenda points
    CoreDamage,  ///< the amount by which the Runner's maximum hand size is reduced
    Link,        ///< derived
    Memory,      ///< derived: the memory units
    HandSize,    ///< derived
    Count
};

enum class Zone : std::uint8_t { Deck, Hand, Play, Discard, Score, Limbo, Reserve, Removed, Count };
[[nodiscard]] constexpr std::uint8_t index(Zone zone) { return static_cast<std::uint8_t>(zone); }

/// Index into Vocabulary::details: the parts of a turn, kinds of damage, and purposes of credits.
enum class Detail : std::uint8_t {
    SetUp,
    Start,  ///< clicks are gained, and start-of-turn effects resolve
    Draw,   ///< the Corp's mandatory draw
    Action,
    Discard,
    Net,
    Meat,
    Core,
    Using,       ///< abilities of cards
    Installing,  ///< installing cards
    Tracing,
    Untagging,  ///< the basic action that removes a tag
    Anything,
    Run,        ///< the end of a run
    Encounter,  ///< the end of an encounter
    Count
};

enum class Duration : std::uint8_t { Encounter, NextEncounter, Run, Turn, Match, Count };

enum class Fact : std::uint8_t {
    YourTurn,
    Running,         ///< a run is in progress
    Encountering,    ///< ice is encountered
    Traced,          ///< the last trace was successful
    RanLast,         ///< the Runner made a run in the last turn
    SucceededLast,   ///< that run was successful
    RanHq,           ///< a successful run on HQ was made this turn
    ScoredThisTurn,  ///< the Corp scored an agenda this turn
    StoleLast,       ///< the Runner stole an agenda in the last turn
    BidsDiffer,      ///< the last secret bids differed
    WasSuccessful,   ///< the run that ends was successful
    Accessing,       ///< a card is being accessed, and the Runner may decide about it
    FullyBroken,     ///< every subroutine of the ice of this encounter was broken
    InArchives,      ///< the accessed card is in Archives
    AsPrice,         ///< the verb is part of a price
    OwnRun,          ///< this card made the current run
    FirstNetDamage,  ///< this is the first net damage that is about to be suffered this turn
    FirstTrashCost,  ///< the accessed card is the first one with a trash cost this turn
    Count
};

/// Index into Vocabulary::names.
enum class Name : std::uint8_t {
    Hq,
    Rd,
    Archives,
    AttackedServer,
    EncounteredIce,
    AccessedCard,
    Remembered,
    Centrals,
    Remotes,
    Count
};

/// Returns Netrun's vocabulary: the core's verbs, then its own.
[[nodiscard]] Vocabulary vocabulary();
[[nodiscard]] std::vector<VerbWord> verbWords();
[[nodiscard]] std::vector<EventWord> eventWords();

}  // namespace duelogue::netrun
