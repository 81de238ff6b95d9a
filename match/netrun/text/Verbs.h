#pragma once

#include <cstdint>

#include "match/effects/verbs/CoreVerbs.h"

namespace duelogue::netrun {

/// The verbs of Netrun, after those of the core, in the order of verbWords().
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

}  // namespace duelogue::netrun
