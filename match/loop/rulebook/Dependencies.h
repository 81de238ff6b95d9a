#pragma once

#include <cstdint>

namespace duelogue {

/// The inputs of derived characteristics. A change to one of them makes the characteristics stale.
struct Dependencies {
    std::uint8_t zones = 0xff;  ///< bit z: which cards are in zone z
    bool turn = true;           ///< whose turn it is
    /// Everything else that a verb can change without moving a card: values of players, flags and order of cards.
    bool more = true;

    void add(const Dependencies& other) {
        zones = static_cast<std::uint8_t>(zones | other.zones);
        turn = turn || other.turn;
        more = more || other.more;
    }
};

/// The empty set of dependencies, with which a collection starts.
inline constexpr Dependencies noDependencies{0, false, false};

}  // namespace duelogue
