#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/loop/Reply.h"
#include "match/state/NumberAccess.h"

/// The vocabulary of a small made-up game for two to four players. It proves that the core works without any real game.
///
/// Players have credits, tags, clicks and points. In a turn a player draws a card and has three clicks. A click gives a
/// credit or plays a card from the hand. Sources on the board can be tapped for credits to pay for the card. Units are
/// played at a place. A player who is hurt discards that many cards at random, and loses if there are too few.
namespace duelogue::madeup {

enum class Trait : std::uint8_t { Unit, Deed, Place, Source, Sturdy, Count };
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }

enum class Flag : std::uint8_t { Tapped, Count };
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return std::uint32_t{1} << static_cast<unsigned>(flag); }

enum class Figure : std::uint8_t { Power };

/// Index into Vocabulary::counters.
enum class Counter : std::uint8_t { Notch, Stamp };

enum class PlayerValue : std::uint8_t { Credits, Tags, Clicks, Points };
[[nodiscard]] constexpr NumberOf numberOf(PlayerValue /*which*/) { return NumberOf::Player; }

enum class Zone : std::uint8_t { Deck, Hand, Board, Discard, Played, Outside, Count };

enum class MadeUpVerb : std::uint8_t {
    Play = static_cast<std::uint8_t>(CoreVerb::Count),  ///< a card is played at the place `source`
    Destroy,    ///< derived: cards on the board are discarded, except sturdy ones
    Tag,        ///< players get tags
    Hurt,       ///< derived: players discard `amount` cards at random
    Tap,        ///< cards
    Untap,      ///< cards
    Trace,      ///< derived: bids of tracer and `player` are compared; the value is the tracer's lead with `amount`
    Perform,    ///< derived: performs deeds one after another
    Access,     ///< `player` looks at cards; their triggers resolve before it is complete
    Steal,      ///< derived: cards come onto the board of `player`, who gains a point for each
    Run,        ///< against players; has only triggered effects
    BeginTurn,  ///< executed by the rules
    Place,      ///< cards get `amount` counters
    Remove,     ///< cards lose `amount` counters
    Boost,      ///< a statement: cards get `amount` power
    Create,     ///< players get new cards on the board
    Transform,  ///< cards become another card
    Count
};

enum class Fact : std::uint8_t { YourTurn, AtThisPlace };

enum class Duration : std::uint8_t { ThisTurn, NextTurn, TheMatch };

enum class MadeUpWord : std::uint8_t {
    Play = static_cast<std::uint8_t>(ReplyWord::Count),  ///< a card in the hand
    Work,                                                ///< spend a click for a credit
    Tap,                                                 ///< tap a source for a credit
    Pay,                                                 ///< pay after tapping
};

[[nodiscard]] Vocabulary vocabulary();

}  // namespace duelogue::madeup
