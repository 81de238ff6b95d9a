#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "match/loop/Reply.h"

/// A small made-up game for two to four, so that the core is proved without any real one. Its words and their numbers.
///
/// Players have credits, tags, clicks and points. In a turn a player draws a card and has three clicks: for a credit,
/// or to play a card from the hand and pay for it, where each source on the board can be tapped for a credit. Units are
/// played at a place. Whoever is hurt discards that many cards at random, and has lost where there are too few.
namespace duelogue::madeup {

enum class Trait : std::uint8_t { Unit, Deed, Place, Source, Sturdy, Count };
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }

enum class Flag : std::uint8_t { Tapped, Count };
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return std::uint32_t{1} << static_cast<unsigned>(flag); }

enum class Figure : std::uint8_t { Power };

/// Index into Vocabulary::counters.
enum class Counter : std::uint8_t { Notch, Stamp };

enum class PlayerValue : std::uint8_t { Credits, Tags, Clicks, Points };

enum class Zone : std::uint8_t { Deck, Hand, Board, Discard, Played, Count };

enum class MadeUpVerb : std::uint8_t {
    Play = static_cast<std::uint8_t>(CoreVerb::Count),  ///< a card is played; `source` is the place where
    Destroy,    ///< derived: cards on the board go to the discard, unless sturdy
    Tag,        ///< players get tags
    Hurt,       ///< derived: players discard `amount` cards at random
    Tap,        ///< cards
    Untap,      ///< cards
    Trace,      ///< derived: `amount` and what the one who traces bids against what `player` bids; the result is
                ///< by how much it is more
    Perform,    ///< derived: does what the deeds do, one after the other
    Access,     ///< `player` looks at cards; triggers on it are over before it is complete
    Steal,      ///< derived: cards come onto the board of `player`, who gains a point for each
    Run,        ///< against players; does nothing but what triggers on it
    BeginTurn,  ///< by the rules
    Place,      ///< cards get `amount` counters
    Remove,     ///< cards lose `amount` counters
    Boost,      ///< a statement: cards get `amount` power
    Count
};

enum class Fact : std::uint8_t { YourTurn, AtThisPlace };

enum class Duration : std::uint8_t { ThisTurn, NextTurn, TheMatch };

enum class MadeUpWord : std::uint8_t {
    Play = static_cast<std::uint8_t>(ReplyWord::Count),  ///< a card in the hand
    Work,                                                ///< a click for a credit
    Tap,                                                 ///< a source, for a credit
    Pay,                                                 ///< it is all tapped: pay
};

[[nodiscard]] Vocabulary vocabulary();

}  // namespace duelogue::madeup
