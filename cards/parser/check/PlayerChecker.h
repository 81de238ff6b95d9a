#pragma once

#include <cstdint>

#include "cards/parser/check/CardInference.h"

namespace duelogue {

/// A checker of players: their roles, if seats differ, and the values that verbs can change.
class PlayerChecker : private CardInference {
public:
    explicit PlayerChecker(CheckState& state) : CardInference(state) {}

    /// Returns the roles of the card: bit r is set if the card belongs to the player with role r.
    [[nodiscard]] unsigned ownRoles() const;
    /// Reports a value or verb of one role for a player with another role. Accepts all players if `role` is invalid.
    void checkRole(ExpressionId player, std::uint8_t role) const;
    /// Reports a player's value that only the rules change.
    void checkChangeable(std::uint8_t value) const;

private:
    [[nodiscard]] unsigned rolesOf(ExpressionId player) const;
};

}  // namespace duelogue
