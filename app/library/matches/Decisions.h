#pragma once

#include <cstddef>
#include <vector>

#include "app/games/Games.h"
#include "app/match/saved/Autosave.h"

namespace duelogue {

/// A decision in a match, where the player had a choice, or the end of the match.
struct Decision {
    std::size_t at = 0;  ///< number of replies before it
    PlayerId player;     ///< player who decided; an invalid id at the end
    int turn = 0;
    PlayerId current;      ///< player whose turn it was
    std::size_t told = 0;  ///< number of log lines before it, including the headings of turns
};

/// Returns the decisions of a match in order, followed by its end. Obvious replies are left out unless the player chose
/// them explicitly.
[[nodiscard]] std::vector<Decision> decisionsOf(const Game& game, const SavedMatch& kept);

}  // namespace duelogue
