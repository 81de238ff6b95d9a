#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"

/// The words of Basebreak and their numbers. The order of each enumeration is the order of the list in vocabulary().
namespace duelogue::basebreak {

enum class Trait : std::uint8_t {
    Minion,
    Action,
    Base,
    Ongoing,   ///< an action that stays: it is played on its first target
    Special,   ///< an action that may be played before a base scores as well
    Microbot,  ///< some cards make others count as Microbots
    Count
};
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }
/// What players have in their decks.
inline constexpr Traits playable = bit(Trait::Minion) | bit(Trait::Action);

enum class Flag : std::uint8_t {
    Spent,   ///< has used what it can do once in a turn; until the next turn begins
    Marked,  ///< has met what happens to it once; as long as it is in play
    Count
};
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return std::uint32_t{1} << static_cast<unsigned>(flag); }

/// Slots of Characteristics::figures: a minion has a power, a base has the others.
enum class Figure : std::uint8_t { Power = 0, Breakpoint = 0, First, Second, Third };

/// Index into Player::values.
enum class PlayerValue : std::uint8_t {
    Points,
    Minions,  ///< that the player has played this turn
    Actions,  ///< likewise
    Risen,    ///< cards that the player has played this turn because they can be played from where they lay
    Count
};

enum class Zone : std::uint8_t { Deck, Hand, Play, Discard, BaseDeck, BaseDiscard, Limbo, Count };
[[nodiscard]] constexpr std::uint8_t index(Zone zone) { return static_cast<std::uint8_t>(zone); }

enum class Verb : std::uint8_t {
    // what cards do
    PlayCard = static_cast<std::uint8_t>(CoreVerb::Count),  ///< a card is played beyond what a turn allows
    Destroy,                                                ///< cards in play go to their owners' discard piles
    Move,                                                   ///< minions go to another base
    Boost,                                                  ///< minions get power for a time
    LowerBreakpoint,                                        ///< bases break sooner for a time
    ExtraMinion,                                            ///< the player may play a minion more, at a base
    ExtraWeakMinion,                                        ///< likewise one of at most that power
    ExtraAction,                                            ///< the player may play so many actions more
    Exchange,                                               ///< a base goes, another one takes its place
    Spend,                                                  ///< Flag::Spent
    Mark,                                                   ///< Flag::Marked
    RenewHand,                                              ///< a player discards the hand and draws so many cards
    Ignore,  ///< what a card always says does not count for the player, as long as the source is there
    Cling,   ///< an action that is in play already is put on something: it affects that
    // what the rules do; cards only hear of it, or meet it
    Announce,    ///< a card is being played: it is where it belongs, and what it does follows
    Play,        ///< a card is played: a minion at a base, an ongoing action on its host
    TurnBegins,  ///< a player's
    TurnEnds,
    BeforeScoring,  ///< a base is going to score
    Scores,         ///< a base scores: points have been awarded
    Scored,         ///< a base has scored
    Replaced,       ///< a base that has scored; its place is taken by VerbBody::onto()
    Affect,         ///< never happens: whatever affects a card is this as well
    // statements
    MorePower,       ///< cards have so much more power, and count as something
    LessPower,       ///< cards have so much less power
    MayPlay,         ///< its controller may play a card, once a turn, beyond what a turn allows
    MayPlayInstead,  ///< likewise in place of a minion from the hand
    Jams,            ///< the abilities of cards don't work
    Count
};

/// What the rules do besides, of which cards have no word: see executeSilently().
enum class Rule : std::uint8_t {
    BeginTurn = static_cast<std::uint8_t>(Verb::Count),  ///< player's
    EnterPhase,                                          ///< `detail`
    EndTurn,                                             ///< what lasts so long ends; the next player's turn comes
    Lift,                                                ///< a card that is being played leaves where it was
    PutBack,                                             ///< it could not be played
    UseUp,                                               ///< what allowed a card to be played
    NoteScoring,                                         ///< a base, or nothing: it is going to score
    NoteWinners,                                         ///< `amount`, `second`: bits of winners and runners-up
    NoteReplacement,  ///< a base; `source`, whose place it takes, was mute as it was scored: `second`
    Fall,             ///< cards that nothing holds any more go to their owners' discard piles
    UseIt,            ///< `ability` is used: the flags that it costs are set
    Leave,            ///< a player has left: the player's cards go
    Reshuffle,        ///< the discard pile of a player, or of nobody, is shuffled under what is left of the deck
    HoldScoring,      ///< the scoring of a base has been prevented: it has none in this turn
    FillVacancy,      ///< a base comes into play where one has left it
    Count
};

/// Index into Vocabulary::details: parts of a turn.
enum class Phase : std::uint8_t { SetUp, Start, Play, Score, Draw, End, Count };

enum class Duration : std::uint8_t {
    ThisTurn,
    PlayersNextTurn,  ///< from the beginning to the end of the next turn of the player named
    PlayersTurn,      ///< from now to the end of that player's turn, be it the one that goes on or the next one
    TheMatch,
    Count
};

enum class Fact : std::uint8_t {
    YourTurn,
    PlayTime,       ///< it is the part of your turn in which cards are played
    BeforeScoring,  ///< a base is going to score, and specials may be played
    BeingPlayed,    ///< the card that did it is being played
    HostSays,       ///< something is true as long as the card that it is on is in play
    Count
};

/// Index into Vocabulary::names.
enum class Name : std::uint8_t { ScoringBase, Replacement, Winner, FirstWinner, RunnerUp, Losers, NotOwner, Count };

/// Basebreak's vocabulary: the core's verbs, then its own.
[[nodiscard]] Vocabulary vocabulary();
[[nodiscard]] std::vector<VerbWord> verbWords();
[[nodiscard]] std::vector<EventWord> eventWords();

}  // namespace duelogue::basebreak
