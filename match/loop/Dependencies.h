#pragma once

#include <cstdint>

namespace duelogue {

/// What characteristics are derived from: a change to any of it makes the derived ones stale.
struct Dependencies {
    std::uint8_t zones = 0xff;  ///< bit z: which cards lie in zone z
    bool turn = true;           ///< whose turn it is
    /// Anything that a verb can change without moving a card: a value of a player, a flag of a card, the order of
    /// cards.
    bool more = true;

    void add(const Dependencies& other) {
        zones = static_cast<std::uint8_t>(zones | other.zones);
        turn = turn || other.turn;
        more = more || other.more;
    }
};

/// No dependencies: where collecting them starts.
inline constexpr Dependencies noDependencies{0, false, false};

}  // namespace duelogue
