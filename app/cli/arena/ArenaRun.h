#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/cli/arena/ArenaGame.h"
#include "app/cli/arena/Standings.h"

namespace duelogue {

/// A tournament of mirrored deals. With two seats, every pair of players plays each deal twice, with the seats swapped.
/// With more seats, every combination of players plays each deal in every rotation of the seats. All tables get the
/// same deals.
struct ArenaPlan {
    /// At least `tableSize` players and any number of decks. If there are more than two players for two seats, all
    /// their names differ.
    PlayOptions seats;
    std::size_t tableSize = 2;  ///< number of seats at a table
    std::int64_t deals = 1;     ///< number of deals for each table
    int jobs = 1;
    std::optional<SequentialTest::Bounds> test;  ///< a table stops as soon as its first player has a verdict
};

/// Plays a plan. The result is the same for any number of jobs. Games are taken in the order of their numbers, and
/// games beyond a verdict are discarded.
class ArenaRun {
public:
    /// Games from an earlier run, by ArenaGame::key(), which are not played again.
    using Known = std::map<std::string, ArenaGame>;

    ArenaRun(ArenaPlan plan, Known known);

    /// Receives each game in the order of their numbers, and whether it was known; called from one thread at a time.
    /// Returning false ends the run: no game is begun or passed on after that.
    using Take = std::function<bool(const ArenaGame&, bool known)>;
    /// Plays the games and returns the number of threads used. A game that is unfinished when the run is stopped does
    /// not count.
    int play(const Take& take, const std::stop_token& stop = {});

    /// Returns the number of games if no test stops the run early.
    [[nodiscard]] std::int64_t size() const { return m_size; }
    [[nodiscard]] const Standings& standings() const { return m_standings; }
    /// Returns the number of games processed so far, in order.
    [[nodiscard]] std::int64_t taken() const { return m_taken; }

private:
    struct Played {
        ArenaGame game;
        bool known = false;
    };
    ArenaPlan m_plan;
    Known m_known;
    Standings m_standings;
    std::vector<Standing*> m_tables;
    std::vector<std::vector<std::size_t>> m_decks;  ///< by seat; empty if every deck fits any seat
    std::int64_t m_size = 0;

    std::mutex m_mutex;                     // guards the members below and m_standings
    std::int64_t m_next = 0;                ///< number of the next game to begin
    std::int64_t m_taken = 0;               ///< number of games processed so far, in order
    std::map<std::int64_t, Played> m_done;  ///< finished games that wait for an earlier one

    void addTable(const std::vector<std::string>& players);
    [[nodiscard]] const Standing& table(std::int64_t index) const;
    [[nodiscard]] std::int64_t numberOfDeal(std::int64_t index) const;
    [[nodiscard]] std::vector<std::size_t> decksAt(std::int64_t index) const;
    [[nodiscard]] ArenaGame gameAt(std::int64_t index) const;
    [[nodiscard]] GameSpec dealOf(const ArenaGame& game) const;
    [[nodiscard]] std::optional<Played> played(std::int64_t index, const std::stop_token& stop) const;
    [[nodiscard]] std::int64_t begin();
    void takeInOrder(const Take& take);
};

/// Returns the decks of the seats in a deal, as indices below `count`. In every `count` consecutive deals each seat
/// gets each deck once. No deck is used twice if `count` is at least `seats`. With two seats, all ordered pairs of
/// decks occur in turn.
[[nodiscard]] std::vector<std::size_t> decksOfDeal(std::int64_t deal, std::size_t count, std::size_t seats);
/// Returns the decks of the seats in a deal, if each seat has its own nonempty list of decks. Each deck of a seat is
/// used equally often and meets all decks of the next seat in turn.
[[nodiscard]] std::vector<std::size_t> decksOfDeal(std::int64_t deal,
                                                   const std::vector<std::vector<std::size_t>>& bySeat);

}  // namespace duelogue
