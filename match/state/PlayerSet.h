#pragma once

#include <bit>
#include <cstdint>

#include "match/state/Ids.h"

namespace duelogue {

/// A set of players: bit p is player p.
class PlayerSet {
public:
    constexpr PlayerSet() = default;
    constexpr explicit PlayerSet(std::uint8_t bits) : m_bits(bits) {}
    constexpr explicit PlayerSet(PlayerId player)
        : m_bits(player ? static_cast<std::uint8_t>(1U << player.value) : std::uint8_t{0}) {}
    /// Returns a set that contains every possible player.
    [[nodiscard]] static constexpr PlayerSet all() { return PlayerSet(std::uint8_t{0xff}); }
    /// Returns true if the player is in the set. An unset PlayerId is in no set.
    [[nodiscard]] constexpr bool has(PlayerId player) const {
        return player.value < 8 && ((m_bits >> player.value) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    constexpr void add(PlayerId player) {
        if (player) m_bits = static_cast<std::uint8_t>(m_bits | (1U << player.value));
    }
    [[nodiscard]] constexpr std::uint8_t bits() const { return m_bits; }
    /// Returns the member with the lowest seat, or an unset PlayerId if the set is empty.
    [[nodiscard]] constexpr PlayerId first() const {
        return m_bits == 0 ? PlayerId{} : PlayerId(static_cast<std::uint8_t>(std::countr_zero(m_bits)));
    }
    [[nodiscard]] constexpr int count() const { return std::popcount(m_bits); }

private:
    std::uint8_t m_bits = 0;
};

}  // namespace duelogue
