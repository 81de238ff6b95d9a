#pragma once

#include <array>
#include <cstdint>

namespace duelogue {

/// The random number generator of a match (xoshiro128++ by Blackman and Vigna). It is part of the state, so equal
/// states continue with equal random numbers. Sixteen bytes.
class Random {
public:
    constexpr Random() = default;
    constexpr explicit Random(std::uint64_t seed) {
        for (auto& word : m_words) {
            seed += 0x9e3779b97f4a7c15ULL;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
            mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
            word = static_cast<std::uint32_t>(mixed ^ (mixed >> 31U));
        }
    }

    constexpr std::uint32_t next() {
        const auto rotl = [](std::uint32_t x, unsigned k) { return (x << k) | (x >> (32U - k)); };
        const std::uint32_t result = rotl(m_words[0] + m_words[3], 7) + m_words[0];
        const std::uint32_t shifted = m_words[1] << 9U;
        m_words[2] ^= m_words[0];
        m_words[3] ^= m_words[1];
        m_words[1] ^= m_words[2];
        m_words[0] ^= m_words[3];
        m_words[2] ^= shifted;
        m_words[3] = rotl(m_words[3], 11);
        return result;
    }

    /// Returns a uniformly distributed number from 0 to count - 1. `count` must not be 0.
    constexpr std::uint32_t below(std::uint32_t count) {
        std::uint64_t product = std::uint64_t{next()} * count;
        if (static_cast<std::uint32_t>(product) < count) {
            const std::uint32_t threshold = (0U - count) % count;
            while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * count;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    bool operator==(const Random&) const = default;

private:
    std::array<std::uint32_t, 4> m_words{1, 2, 3, 4};
};

}  // namespace duelogue
