#pragma once

#include <QString>
#include <cstdint>

namespace duelogue {

/// A random generator seeded by a text. The same text gives the same numbers, so a card's picture never changes.
class HashedRandom {
public:
    explicit HashedRandom(const QString& words) {
        for (const QChar letter : words) m_state = (m_state ^ letter.unicode()) * 0x100000001b3ULL;
    }

    /// Returns a number from `low` (inclusive) to `high` (exclusive).
    double in(double low, double high) { return low + (high - low) * double(next() >> 11U) / 9007199254740992.0; }
    /// Returns a number from 0 (inclusive) to `count` (exclusive).
    int below(int count) { return int(next() % std::uint64_t(count)); }

private:
    std::uint64_t next() {
        m_state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    }

    std::uint64_t m_state = 0xcbf29ce484222325ULL;
};

}  // namespace duelogue
