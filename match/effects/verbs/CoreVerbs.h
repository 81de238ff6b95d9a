#pragma once

#include <cstdint>
#include <vector>

#include "cards/data/Vocabulary.h"
#include "match/state/Ids.h"

namespace duelogue {

/// The verbs that every game has. A rulebook's own verbs are numbered from CoreVerb::Count on.
enum class CoreVerb : std::uint8_t {
    Move,     ///< cards go to a zone of their owner (or, with a player, come into play under that player)
    Shuffle,  ///< a player's deck is brought into a random order; cards among the subjects stay where they lie in it
    Reveal,   ///< everybody sees the cards
    Look,     ///< a player sees the cards
    Draw,     ///< a player takes the top cards of the deck into the hand
    Discard,  ///< cards go from a hand to their owner's discard zone
    Gain,     ///< a player's value (Vocabulary::playerValues, the instruction's detail) goes up
    Lose,     ///< a player's value goes down
    Count
};

/// What the core does besides, of which cards have no word; a rulebook's own silent verbs are numbered from its last
/// verb on (CoreRules::addRule).
enum class CoreRule : std::uint8_t {
    BreakOff = maxVerbs - 3,  ///< what these cards do goes on without end: the match is over, and nobody has won
    Lessen,                   ///< `source` prevents `amount` of what the verb `second` is about to do: told and no more
    Show,                     ///< a player sees the cards among which to choose
};

/// Their words, in the order of CoreVerb, for the start of a rulebook's Vocabulary::verbs.
[[nodiscard]] std::vector<VerbWord> coreVerbWords();

}  // namespace duelogue
