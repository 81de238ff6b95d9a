#pragma once

#include <QString>
#include <cstdint>

namespace duelogue {

/// Chance that is always the same for the same words: a card's picture must not change from one start to the next.
class HashedRandom {
public:
    explicit HashedRandom(const QString& words) {
        for (const QChar letter : words) m_state = (m_state ^ letter.unicode()) * 0x100000001b3ULL;
    }

    /// From `low` to below `high`.
    double in(double low, double high) { return low + (high - low) * double(next() >> 11U) / 9007199254740992.0; }
    /// From 0 to below `count`.
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
