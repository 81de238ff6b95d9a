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
#include "app/cli/arena/Scores.h"

namespace duelogue {

/// How players stand who sit at one table: two against each other, or more.
struct Standing {
    std::vector<std::string> players;
    std::vector<DealScores> scores;      ///< of each
    std::optional<SequentialTest> test;  ///< of the first

    [[nodiscard]] bool isDecided() const { return test && test->verdict() != SequentialTest::Verdict::Undecided; }
    [[nodiscard]] std::int64_t deals() const { return scores.front().deals(); }
    [[nodiscard]] std::int64_t games() const { return scores.front().games(); }
};

/// Counts games as deals, for each table. A game counts once, however often it is added, and only with all others of
/// its deal: where a fault of the program ended one of them, none does.
class Standings {
public:
    /// With bounds, the first player of each table is put to a sequential test.
    explicit Standings(std::optional<SequentialTest::Bounds> bounds = {}) : m_bounds(bounds) {}

    /// The standing of a table, begun where there is none; it stays where it is.
    Standing& of(const std::vector<std::string>& players);
    /// False: it has been counted before.
    bool add(const ArenaGame& game);

    [[nodiscard]] const std::deque<Standing>& all() const { return m_standings; }
    /// Games of deals of which others are missing.
    [[nodiscard]] std::size_t leftOut() const;

    /// {"summary": true, "pairs": [{a, b, games, score, low, high, elo, sprt}, ...], "tables": [...]}, without the end
    /// of the line. Tables of two are pairs; what there is none of is missing.
    [[nodiscard]] QByteArray summary() const;
    /// The same as a table for people.
    void tell(std::ostream& out) const;

private:
    /// A deal of which games are still to come.
    struct OpenDeal {
        std::size_t games = 0;
        bool isFaulty = false;
        std::vector<int> parts;  ///< what its games brought so far, by player
    };
    std::optional<SequentialTest::Bounds> m_bounds;
    std::deque<Standing> m_standings;
    std::set<std::string> m_seen;
    std::map<std::string, OpenDeal> m_open;  ///< by dealKey()
};

}  // namespace duelogue
