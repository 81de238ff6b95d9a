#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"

/// The words of Basebreak and their numbers. Each enumeration has the order of its list in vocabulary().
namespace duelogue::basebreak {

enum class Trait : std::uint8_t {
    Minion,
    Action,
    Base,
    Ongoing,   ///< an action that stays in play on its first target
    Special,   ///< an action that may also be played before a base scores
    Microbot,  ///< some cards make others count as Microbots
    Count
};
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }
/// The types of cards in players' decks.
inline constexpr Traits playable = bit(Trait::Minion) | bit(Trait::Action);

enum class Flag : std::uint8_t {
    Spent,   ///< the card has had its once-a-turn use; cleared when the next turn begins
    Marked,  ///< the card's once-only reaction has been used; lasts while the card is in play
    Count
};
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return std::uint32_t{1} << static_cast<unsigned>(flag); }

/// Slots of Characteristics::figures: a minion has a power, a base has the others.
enum class Figure : std::uint8_t { Power = 0, Breakpoint = 0, First, Second, Third };

/// Index into Player::values.
enum class PlayerValue : std::uint8_t {
    Points,
    Minions,  ///< minions played this turn
    Actions,  ///< actions played this turn
    Risen,    ///< cards played this turn by their own permission, from another zone than the hand
    Count
};

enum class Zone : std::uint8_t { Deck, Hand, Play, Discard, BaseDeck, BaseDiscard, Limbo, Count };
[[nodiscard]] constexpr std::uint8_t index(Zone zone) { return static_cast<std::uint8_t>(zone); }

enum class Verb : std::uint8_t {
    // effects of cards
    PlayCard = static_cast<std::uint8_t>(CoreVerb::Count),  ///< plays a card beyond the regular plays of the turn
    Destroy,                                                ///< cards in play go to their owners' discard piles
    Move,                                                   ///< moves minions to another base
    Boost,                                                  ///< gives minions power for a duration
    LowerBreakpoint,                                        ///< lowers the breakpoints of bases for a duration
    ExtraMinion,      ///< the player may play an extra minion, possibly only on one base
    ExtraWeakMinion,  ///< the player may play an extra minion up to a maximum power
    ExtraAction,      ///< the player may play extra actions
    Exchange,         ///< another base takes the place of a base
    Spend,            ///< sets Flag::Spent
    Mark,             ///< sets Flag::Marked
    RenewHand,        ///< a player discards the hand and draws cards
    Ignore,           ///< the static abilities of a card do not apply to the player while the source is in play
    Cling,            ///< an action in play is attached to a card and affects it
    // events of the rules; cards only trigger on them, replace or prevent them
    Announce,    ///< a played card has arrived at its place, and its text follows
    Play,        ///< a card is played: a minion on a base, an ongoing action on its host
    TurnBegins,  ///< of `player`
    TurnEnds,
    BeforeScoring,  ///< a base is about to score
    Scores,         ///< a base scores: points have been awarded
    Scored,         ///< the scoring of a base is complete
    Replaced,       ///< a scored base is replaced by VerbBody::onto()
    Affect,         ///< never happens; every verb that affects a card can be replaced as this one
    // static effects
    MorePower,       ///< cards have more power, and count as another type
    LessPower,       ///< cards have less power
    MayPlay,         ///< its controller may play a card once a turn, in addition to the regular plays
    MayPlayInstead,  ///< its controller may play a card in place of a minion from the hand
    Jams,            ///< suppresses the abilities of cards
    Count
};

/// Verbs of the rules, which cards cannot name; see executeSilently().
enum class Rule : std::uint8_t {
    BeginTurn = static_cast<std::uint8_t>(Verb::Count),  ///< of `player`
    EnterPhase,                                          ///< the phase is `detail`
    EndTurn,                                             ///< ends the effects of the turn
    Lift,                                                ///< a card that is being played leaves its zone
    PutBack,                                             ///< returns a card that could not be played
    UseUp,                                               ///< uses up the permission for a play
    NoteScoring,      ///< `amount`: id + 1 of the scoring base, or 0; `second`: 1 before it scores
    NoteWinners,      ///< `amount`, `second`: bits of winners and runners-up
    NoteReplacement,  ///< marks the replacement of the base `source`; `second`: 1 if that base was suppressed
    Fall,             ///< cards without a host go to their owners' discard piles
    UseIt,            ///< `ability` is used: sets the flags that it costs
    Leave,            ///< a player has left: removes the player's cards
    Reshuffle,        ///< shuffles a discard pile, of `player` or of the bases, under the rest of the deck
    HoldScoring,      ///< the scoring of a base was prevented: it does not score again this turn
    FillVacancy,      ///< a base from the base deck fills a vacant place
    Count
};

/// Index into Vocabulary::details: parts of a turn.
enum class Phase : std::uint8_t { SetUp, Start, Play, Score, Draw, End, Count };

enum class Duration : std::uint8_t {
    ThisTurn,
    PlayersNextTurn,  ///< the whole next turn of the named player
    PlayersTurn,      ///< from now to the end of the named player's current or next turn
    TheMatch,
    Count
};

enum class Fact : std::uint8_t {
    YourTurn,
    PlayTime,       ///< it is your part of the turn for playing cards
    BeforeScoring,  ///< a base is about to score, and specials may be played
    BeingPlayed,    ///< the card that caused the event is being played
    HostSays,       ///< the condition holds while its host is in play
    Count
};

/// Index into Vocabulary::names.
enum class Name : std::uint8_t { ScoringBase, Replacement, Winner, FirstWinner, RunnerUp, Losers, NotOwner, Count };

/// Returns Basebreak's vocabulary: the core's verbs, then its own.
[[nodiscard]] Vocabulary vocabulary();
[[nodiscard]] std::vector<VerbWord> verbWords();
[[nodiscard]] std::vector<EventWord> eventWords();

}  // namespace duelogue::basebreak
