#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"

/// The words of Netrun and their numbers. The order of each enumeration is the order of the list in vocabulary().
namespace duelogue::netrun {

/// The roles, by seat.
inline constexpr PlayerId corp{0};
inline constexpr PlayerId runner{1};

enum class Trait : std::uint8_t {
    Server,  ///< a place: the Corp's central servers, and the remote ones that come and go
    Identity,
    Agenda,
    Asset,
    Upgrade,
    Operation,
    Ice,
    Event,
    Icebreaker,  ///< a program that has a strength
    Program,
    Hardware,
    Resource,
    // what the rules or cards ask for
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
    Attached,     ///< it is installed on its target
    Bioroid,      ///< a keyword: the Runner may lose clicks to break its subroutines
    Persistent,   ///< a keyword: trashed as it is accessed, what it always says holds for the rest of the run
    Limited,      ///< a keyword: there is no more than one in a deck
    Advanceable,  ///< a keyword: it can be advanced, like agendas
    Installed,    ///< by how it lies: in play, and neither a server nor an identity
    Count
};
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }
inline constexpr Traits corpFactions =
    bit(Trait::HaasBioroid) | bit(Trait::Jinteki) | bit(Trait::Nbn) | bit(Trait::Weyland) | bit(Trait::NeutralCorp);
inline constexpr Traits runnerFactions =
    bit(Trait::Anarch) | bit(Trait::Criminal) | bit(Trait::Shaper) | bit(Trait::Adam) | bit(Trait::NeutralRunner);
/// What is installed in the root of a server.
inline constexpr Traits rootTypes = bit(Trait::Agenda) | bit(Trait::Asset) | bit(Trait::Upgrade);

inline constexpr Traits corpTypes = rootTypes | bit(Trait::Operation) | bit(Trait::Ice);
inline constexpr Traits runnerTypes =
    bit(Trait::Event) | bit(Trait::Icebreaker) | bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource);

enum class Flag : std::uint8_t {
    Rezzed,     ///< a card of the Corp's in play lies face-up
    FaceUp,     ///< a card in Archives does
    Exhausted,  ///< has done what it does once in a turn
    Used,       ///< has broken a subroutine in this encounter
    Count
};
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return std::uint32_t{1} << static_cast<unsigned>(flag); }

/// Slots of Characteristics::figures. Every card has an influence; what else it has depends on its type.
enum class Figure : std::uint8_t {
    Strength = 0,     ///< ice, icebreakers
    Requirement = 0,  ///< agendas: how far they must be advanced
    TrashCost = 0,    ///< assets, upgrades
    Link = 0,         ///< identities
    Memory = 1,       ///< programs
    Points = 1,       ///< agendas
    MinimumDeck = 1,  ///< identities
    Influence = 2,    ///< what it costs in a deck of another faction; of an identity: how much there may be
    Subroutines = 3,  ///< derived: how many the ice has
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
    CoreDamage,  ///< the Runner's hand is so much smaller
    Link,        ///< derived
    Memory,      ///< derived: how much of it there is
    HandSize,    ///< derived
    Count
};

enum class Zone : std::uint8_t { Deck, Hand, Play, Discard, Score, Limbo, Reserve, Removed, Count };
[[nodiscard]] constexpr std::uint8_t index(Zone zone) { return static_cast<std::uint8_t>(zone); }

enum class Verb : std::uint8_t {
    // what cards do
    PutCounters = static_cast<std::uint8_t>(CoreVerb::Count),
    TakeCounters,
    Advance,     ///< an advancement counter, as the basic action puts it
    Damage,      ///< the Runner trashes cards from the grip at random; the detail says which kind
    SureDamage,  ///< likewise, and nothing prevents it
    Tag,         ///< players get tags
    Trash,       ///< cards go to their owners' discard piles
    Expose,      ///< unrezzed cards are shown
    Rez,         ///< the Corp pays for it
    RezFree,     ///< ignoring all costs
    Derez,
    Install,      ///< a player installs cards, and pays
    InstallFree,  ///< installs and rezzes them, ignoring all costs
    Play,         ///< plays cards, and pays
    PlayBare,     ///< likewise, but without what they cost besides
    Run,          ///< the Runner runs a server
    EndRun,
    Break,         ///< subroutines of the ice that is encountered
    Bypass,        ///< the ice that is encountered
    MoveOut,       ///< the Runner moves to the outermost position
    ChangeServer,  ///< the run goes on against another one
    AccessMore,    ///< additional cards in this breach
    Forfeit,       ///< agendas in a score area are removed
    TakeCredits,   ///< from cards, as many as there are
    Boost,         ///< strength for a time
    Become,        ///< cards are something else as well for a time
    Trace,
    Psi,        ///< both secretly spend up to two credits
    Exhaust,    ///< Flag::Exhausted
    Remember,   ///< the card keeps in mind which one was chosen
    MustTrash,  ///< the Runner must pay to trash the card that is accessed, if that is possible
    // what the rules do; cards only hear of it, or meet it
    Pay,  ///< credits; cards hear of nothing
    Installed,
    Played,  ///< an operation or an event is played: it begins
    Turn,    ///< begins, or its discard phase ends: the detail says which
    RunBegins,
    Ends,  ///< a run on a server, or an encounter with ice: the detail says which
    Encounter,
    Approach,  ///< a server
    Succeed,   ///< a run
    Breach,
    Access,
    Steal,
    Score,
    Fire,  ///< a subroutine
    // statements
    Strengthens,  ///< cards have so much more strength
    Weakens,
    More,       ///< a value of its controller is so much higher: link, memory, hand size
    Cheaper,    ///< cards cost less to install or to rez
    StealCost,  ///< to steal cards costs so much more
    Easier,     ///< agendas need fewer advancements
    Recurring,  ///< so many credits lie on it as a turn of its owner begins
    PaysFor,    ///< what the credits on it may pay for, see Use
    Wrecks,     ///< the rules trash ice whose strength is 0
    Hosts,      ///< programs with so much memory may be on it
    Picks,      ///< of the first damage of a kind each turn its controller may choose one card
    Count
};
static_assert(static_cast<std::uint8_t>(Verb::Count) <= maxWords);

/// What the rules do besides, of which cards have no word: see executeSilently().
enum class Rule : std::uint8_t {
    BeginTurn = static_cast<std::uint8_t>(Verb::Count),  ///< player's
    EnterPhase,                                          ///< `detail`
    EndTurn,
    Refill,        ///< recurring credits on `player`'s cards
    SpendCredits,  ///< `amount` of `player`'s: those on a card, the player's own, or with none those that are lent
    SpendClicks,
    Enter,         ///< a card comes into play: `player`'s, onto `onto()`
    Lift,          ///< a card that is played leaves where it was
    TurnUp,        ///< a card of the Corp's is turned face-up
    Uncover,       ///< cards in Archives are turned face-up
    Reveal,        ///< `player` sees the card that is accessed
    CloseServers,  ///< remote servers without cards are gone
    NoteRun,       ///< `amount`: bits of PredictedVerb
    NoteTry,       ///< something has stopped the card from being rezzed or scored this turn
    BeginEncounter,
    EndEncounter,  ///< what lasts as long ends
    EndRun,
    Count
};
static_assert(static_cast<std::uint8_t>(Rule::Count) < static_cast<std::uint8_t>(CoreRule::BreakOff));

/// Index into Vocabulary::details: the parts of a turn, kinds of damage, and what credits may be for.
enum class Detail : std::uint8_t {
    SetUp,
    Start,  ///< clicks are gained, what happens as a turn begins
    Draw,   ///< the Corp's
    Action,
    Discard,
    Net,
    Meat,
    Core,
    Using,       ///< abilities of cards
    Installing,  ///< cards
    Tracing,
    Untagging,  ///< the basic action that removes a tag
    Anything,
    Run,        ///< what ends
    Encounter,  ///< likewise
    Count
};

enum class Duration : std::uint8_t { Encounter, NextEncounter, Run, Turn, Match, Count };

enum class Fact : std::uint8_t {
    YourTurn,
    Running,         ///< there is a run
    Encountering,    ///< ice is encountered
    Traced,          ///< the last trace was successful
    RanLast,         ///< the Runner made a run in the last turn
    SucceededLast,   ///< a successful one
    RanHq,           ///< a successful run on HQ was made this turn
    ScoredThisTurn,  ///< the Corp scored an agenda this turn
    StoleLast,       ///< the Runner stole an agenda in the last turn
    BidsDiffer,      ///< in the last secret bids both spent different amounts
    WasSuccessful,   ///< the run that ends
    Accessing,       ///< a card is accessed, and the Runner may say what becomes of it
    FullyBroken,     ///< every subroutine of the ice of this encounter was broken
    InArchives,      ///< what is accessed lies in Archives
    AsPrice,         ///< what happens is part of the price of something
    OwnRun,          ///< the run that goes on is one that this card makes
    FirstNetDamage,  ///< no net damage was about to be suffered this turn before this one
    FirstTrashCost,  ///< the card that is accessed has a trash cost, and is the first one of those this turn
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

/// Netrun's vocabulary: the core's verbs, then its own.
[[nodiscard]] Vocabulary vocabulary();
[[nodiscard]] std::vector<VerbWord> verbWords();
[[nodiscard]] std::vector<EventWord> eventWords();

}  // namespace duelogue::netrun
