#pragma once

#include <cstddef>

#include "match/loop/CommunicationKind.h"
#include "match/state/MatchState.h"

namespace duelogue {

/// The order in which a response window asks the players: in turn order, until all have passed in a row. The window is
/// a communication of the game, which keeps this in its body and says who is asked first and what an action changes.
struct ResponseOrder {
    PlayerId next;            ///< the player to ask next; none: not settled yet
    std::uint8_t passes = 0;  ///< the number of passes in a row

    /// The next player passes, or is passed over.
    void pass(const MatchState& state) {
        ++passes;
        next = state.after(next);
    }
    /// Somebody has acted, so all must pass again, beginning with `first`.
    void restart(PlayerId first) {
        passes = 0;
        next = first;
    }
    /// Passes over the players for whom `asks(player)` is false. Returns false if all have passed in a row; the window
    /// is then over. Otherwise `next` is to be asked.
    template <class Asks>
    [[nodiscard]] bool findNext(const MatchState& state, Asks&& asks) {
        const int seats = state.seatCount();
        for (; passes < seats; pass(state)) {
            if (asks(next)) return true;
        }
        return false;
    }

    /// Returns the description of the player to ask, for the fields of a body: `playerOf<&Body::order>()`.
    template <auto Order>
    [[nodiscard]] static Field playerOf() {
        Field player = field<Order>("player", Field::Type::Player);
        player.size = sizeof(PlayerId);
        return player;
    }
};
static_assert(offsetof(ResponseOrder, next) == 0);

}  // namespace duelogue
