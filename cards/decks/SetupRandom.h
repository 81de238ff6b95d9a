#pragma once

#include <cstdint>

namespace duelogue {

/// A random number generator for setting up a match (splitmix64 by Steele, Lea and Flood). The same seed gives the same
/// numbers on every platform.
class SetupRandom {
public:
    explicit constexpr SetupRandom(std::uint64_t seed) : m_state(seed) {}

    constexpr std::uint64_t next() {
        m_state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
        return mixed ^ (mixed >> 31U);
    }

    /// Returns a number from 0 to count - 1. `count` must be at least 1; it must be small, so that all numbers are
    /// almost equally likely.
    constexpr std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

    /// Returns one of the values, which must not be empty.
    template <class Values>
    constexpr const auto& oneOf(const Values& values) {
        return values[below(values.size())];
    }

private:
    std::uint64_t m_state;
};

}  // namespace duelogue
