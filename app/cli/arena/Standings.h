#pragma once

#include <QByteArray>
#include <deque>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "app/cli/arena/ArenaGame.h"
#include "app/library/measure/Scores.h"

namespace duelogue {

/// The standing of the players at one table, two or more.
struct Standing {
    std::vector<std::string> players;
    std::vector<DealScores> scores;      ///< one for each player
    std::optional<SequentialTest> test;  ///< the sequential test of the first player

    [[nodiscard]] bool isDecided() const { return test && test->verdict() != SequentialTest::Verdict::Undecided; }
    [[nodiscard]] std::int64_t deals() const { return scores.front().deals(); }
    [[nodiscard]] std::int64_t games() const { return scores.front().games(); }
};

/// Counts games as deals, for each table. A game counts once, even if it is added again, and only with all other games
/// of its deal. If a fault of the program ended one of them, the deal does not count.
class Standings {
public:
    /// If bounds are given, runs a sequential test on the first player of each table.
    explicit Standings(std::optional<SequentialTest::Bounds> bounds = {}) : m_bounds(bounds) {}

    /// Returns the standing of a table and creates it if necessary. The reference stays valid.
    Standing& of(const std::vector<std::string>& players);
    /// Adds a game. Returns false if the game was added before.
    bool add(const ArenaGame& game);

    [[nodiscard]] const std::deque<Standing>& all() const { return m_standings; }
    /// Returns the number of games in incomplete deals.
    [[nodiscard]] std::size_t leftOut() const;

    /// Returns {"summary": true, "pairs": [{a, b, games, score, low, high, elo, sprt}, ...], "tables": [...]} without a
    /// line break. Tables of two are listed as pairs. Empty lists are left out.
    [[nodiscard]] QByteArray summary() const;
    /// Writes the summary as readable text.
    void tell(std::ostream& out) const;

private:
    /// A deal with games still missing.
    struct OpenDeal {
        std::size_t games = 0;
        bool isFaulty = false;
        std::vector<int> parts;  ///< parts of a win so far, by player
    };
    std::optional<SequentialTest::Bounds> m_bounds;
    std::deque<Standing> m_standings;
    std::set<std::string> m_seen;
    std::map<std::string, OpenDeal> m_open;  ///< by dealKey()
};

}  // namespace duelogue
