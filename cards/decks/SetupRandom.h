#pragma once

#include <cstdint>

namespace duelogue {

/// Random numbers for what is made before a match (splitmix64 by Steele, Lea and Flood): the same seed, the same
/// numbers, on every machine.
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

    /// From 0 to count - 1; count is at least 1 and small, so that the numbers are as good as equally likely.
    constexpr std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

    /// One of them, which are not none.
    template <class Values>
    constexpr const auto& oneOf(const Values& values) {
        return values[below(values.size())];
    }

private:
    std::uint64_t m_state;
};

}  // namespace duelogue
