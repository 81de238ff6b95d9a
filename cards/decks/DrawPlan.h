#pragma once

namespace duelogue {

/// The cards that the rules let a player draw: the opening hand, and the draws of each own turn.
struct DrawPlan {
    int openingHand = 7;
    int firstTurnFirst = 0;   ///< before the actions of the own first turn, for the player who begins the match
    int firstTurnSecond = 1;  ///< the same for every other player
    int laterTurns = 1;       ///< between the actions of two own turns

    /// Returns the number of cards drawn before the actions of an own turn (from 1), or in the opening hand (0).
    [[nodiscard]] constexpr int drawnBy(int turn, bool begins) const {
        if (turn == 0) return openingHand;
        return openingHand + (begins ? firstTurnFirst : firstTurnSecond) + (turn - 1) * laterTurns;
    }
    bool operator==(const DrawPlan&) const = default;
};

}  // namespace duelogue
