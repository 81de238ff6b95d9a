#pragma once

#include <cstddef>
#include <vector>

#include "app/games/Games.h"
#include "app/match/saved/Autosave.h"

namespace duelogue {

/// A place in a match where somebody could have replied something else, or its end.
struct Decision {
    std::size_t at = 0;  ///< so many replies had been given
    PlayerId player;     ///< who decided; none at the end
    int turn = 0;
    PlayerId current;      ///< whose turn it was
    std::size_t told = 0;  ///< so many lines the log had, with the headings of its turns
};

/// All of a match's, in order; the last one is its end. What goes without saying is none, unless it was chosen by hand.
[[nodiscard]] std::vector<Decision> decisionsOf(const Game& game, const SavedMatch& kept);

}  // namespace duelogue
