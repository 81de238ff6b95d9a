#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"

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

enum class Verb : std::uint8_t {
    // effects of cards
    PutCounters = static_cast<std::uint8_t>(CoreVerb::Count),
    TakeCounters,
    Advance,     ///< adds an advancement counter, like the basic action
    Damage,      ///< the Runner trashes cards from the grip at random; the detail is the kind
    SureDamage,  ///< damage that cannot be prevented
    Tag,         ///< players take tags
    Trash,       ///< cards go to their owners' discard piles
    Expose,      ///< shows unrezzed cards
    Rez,         ///< the Corp pays the cost
    RezFree,     ///< rezzes cards, ignoring all costs
    Derez,
    Install,      ///< a player installs cards and pays the cost
    InstallFree,  ///< installs and rezzes them, ignoring all costs
    Play,         ///< a player plays cards and pays the cost
    PlayBare,     ///< plays cards without their additional costs
    Run,          ///< the Runner runs on a server
    EndRun,
    Break,         ///< breaks subroutines of the encountered ice
    Bypass,        ///< bypasses the encountered ice
    MoveOut,       ///< the Runner moves to the outermost position
    ChangeServer,  ///< the run continues on another server
    AccessMore,    ///< additional cards in this breach
    Forfeit,       ///< removes agendas from a score area
    TakeCredits,   ///< from cards, up to the amount there
    Boost,         ///< strength for a duration
    Become,        ///< cards gain other types for a duration
    Trace,
    Psi,        ///< both players secretly spend up to two credits
    Exhaust,    ///< sets Flag::Exhausted
    Remember,   ///< the card remembers the chosen one
    MustTrash,  ///< the Runner must pay to trash the accessed card, if possible
    // events of the rules; cards only trigger on them, replace or prevent them
    Pay,  ///< spends credits; cards cannot trigger on it
    Installed,
    Played,  ///< the play of an operation or event begins
    Turn,    ///< a turn begins, or its discard phase ends; the detail says which
    RunBegins,
    Ends,  ///< a run on a server or an encounter with ice ends; the detail says which
    Encounter,
    Approach,  ///< of a server
    Succeed,   ///< a run becomes successful
    Breach,
    Access,
    Steal,
    Score,
    Fire,  ///< a subroutine resolves
    // static effects
    Strengthens,  ///< cards have more strength
    Weakens,
    More,       ///< raises a value of its controller: link, memory, hand size
    Cheaper,    ///< cards cost less to install or to rez
    StealCost,  ///< raises the cost to steal cards
    Easier,     ///< agendas need fewer advancement counters
    Recurring,  ///< the credits on the card are refilled to this number as its owner's turn begins
    PaysFor,    ///< the purpose of the credits on the card, a Detail
    Wrecks,     ///< the rules trash ice whose strength is 0
    Hosts,      ///< programs with up to this much memory may be hosted
    Picks,      ///< its controller chooses one card of the first damage of a kind each turn
    Count
};
static_assert(static_cast<std::uint8_t>(Verb::Count) <= maxWords);

/// Verbs of the rules, which cards cannot name; see executeSilently().
enum class Rule : std::uint8_t {
    BeginTurn = static_cast<std::uint8_t>(Verb::Count),  ///< of `player`
    EnterPhase,                                          ///< the phase is `detail`
    EndTurn,
    Refill,        ///< refills recurring credits on `player`'s cards
    SpendCredits,  ///< spends `amount` of the credits on a card, of `player`, or without a subject of bad publicity
    SpendClicks,
    Enter,         ///< a card enters play for `player`, on `onto()`
    Lift,          ///< a card that is played leaves its zone
    TurnUp,        ///< turns a card of the Corp face-up
    Uncover,       ///< turns cards in Archives face-up
    Reveal,        ///< `player` sees the accessed card
    CloseServers,  ///< remote servers without cards leave
    NoteRun,       ///< `amount`: a TurnEvent
    NoteTry,       ///< an effect has stopped the card's rezzing or scoring this turn
    BeginEncounter,
    EndEncounter,  ///< ends the effects that last for the encounter
    EndRun,
    Count
};
static_assert(static_cast<std::uint8_t>(Rule::Count) < static_cast<std::uint8_t>(CoreRule::BreakOff));

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
