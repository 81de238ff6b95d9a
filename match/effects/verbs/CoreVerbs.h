#pragma once

#include <cstdint>
#include <vector>

#include "cards/data/Vocabulary.h"
#include "match/state/Ids.h"

namespace duelogue {

/// The verbs that every game has. A rulebook's own verbs are numbered from CoreVerb::Count on.
enum class CoreVerb : std::uint8_t {
    Move,     ///< puts cards into a zone of their owner, or into play under a player
    Shuffle,  ///< shuffles a player's deck; cards among the subjects stay where they are
    Reveal,   ///< shows the cards to everybody
    Look,     ///< shows the cards to one player
    Draw,     ///< moves the top cards of a player's deck to the hand
    Discard,  ///< moves cards from a hand to their owner's discard zone
    Gain,     ///< raises a value of a player (Vocabulary::playerValues, the instruction's detail)
    Lose,     ///< lowers a value of a player
    Count
};

/// The silent verbs of the core, which card files cannot name. A rulebook's own silent verbs are numbered from its last
/// verb on (CoreRules::addRule).
enum class CoreRule : std::uint8_t {
    BreakOff = maxVerbs - 3,  ///< ends the match as a draw, because these cards form an endless loop
    Lessen,                   ///< logs that `source` prevents `amount` of the verb `second`; has no other effect
    Show,                     ///< shows a player the cards to choose from
};

/// Returns the words of the core's verbs, in the order of CoreVerb, for the start of Vocabulary::verbs.
[[nodiscard]] std::vector<VerbWord> coreVerbWords();

}  // namespace duelogue
