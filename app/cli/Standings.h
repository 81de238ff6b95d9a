#pragma once

#include <QByteArray>
#include <deque>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>

#include "app/cli/ArenaGame.h"
#include "app/cli/Scores.h"

namespace duelogue {

/// How two players stand against each other.
struct Standing {
    std::string a;
    std::string b;
    PairScores scores;  ///< of a
    std::optional<SequentialTest> test;

    [[nodiscard]] bool isDecided() const { return test && test->verdict() != SequentialTest::Verdict::Undecided; }
};

/// Counts games as mirrored pairs, for each two players. A game counts once, however often it is added, and only with
/// its other half: where a fault of the program ended one of them, neither does.
class Standings {
public:
    /// With bounds, each two players are put to a sequential test.
    explicit Standings(std::optional<SequentialTest::Bounds> bounds = {}) : m_bounds(bounds) {}

    /// The standing of two players, begun where there is none; it stays where it is.
    Standing& of(const std::string& a, const std::string& b);
    /// False: it has been counted before.
    bool add(const ArenaGame& game);

    [[nodiscard]] const std::deque<Standing>& all() const { return m_standings; }
    /// Games whose other half is missing.
    [[nodiscard]] std::size_t halves() const { return m_open.size(); }

    /// {"summary": true, "pairs": [{a, b, games, score, low, high, elo, sprt}, ...]}, without the end of the line.
    [[nodiscard]] QByteArray summary() const;
    /// The same as a table for people.
    void tell(std::ostream& out) const;

private:
    std::optional<SequentialTest::Bounds> m_bounds;
    std::deque<Standing> m_standings;
    std::set<std::string> m_seen;
    std::map<std::string, std::optional<int>> m_open;  ///< by pairKey(): what one game brought, until the other comes
};

}  // namespace duelogue
