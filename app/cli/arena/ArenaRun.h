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

/// Every two of some players play mirrored pairs of games: the same deal twice, with the seats swapped. Where more sit
/// at a table, every so many of the players play each deal in every rotation of the seats. All are given the same
/// deals.
struct ArenaPlan {
    /// Its players are at least as many as sit at a table, and where these are two and the players more, all are
    /// different; its decks any number.
    PlayOptions seats;
    std::size_t tableSize = 2;  ///< how many sit at a table
    std::int64_t deals = 1;     ///< for each table
    int jobs = 1;
    std::optional<SequentialTest::Bounds> test;  ///< a table stops once it has a verdict on its first player
};

/// Plays a plan. What comes out is the same whatever the jobs: games are taken in the order of their numbers, and what
/// was played beyond a verdict is thrown away.
class ArenaRun {
public:
    /// Games that were played before, by ArenaGame::key(): they are not played again.
    using Known = std::map<std::string, ArenaGame>;

    ArenaRun(ArenaPlan plan, Known known);

    /// Is given each game in the order of their numbers, and whether it was known before; from one thread at a time.
    /// Where it returns false, no more games are begun and none is given to it.
    using Take = std::function<bool(const ArenaGame&, bool known)>;
    /// Returns on how many threads. A game that is not over when it is stopped does not count.
    int play(const Take& take, const std::stop_token& stop = {});

    /// The number of games, if no test stops it early.
    [[nodiscard]] std::int64_t size() const { return m_size; }
    [[nodiscard]] const Standings& standings() const { return m_standings; }
    /// Games before this number have been taken.
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
    std::vector<std::vector<std::size_t>> m_decks;  ///< by seat; empty: each deck goes to any
    std::int64_t m_size = 0;

    std::mutex m_mutex;                     // guards what follows, and the standings
    std::int64_t m_next = 0;                ///< the game that is begun next
    std::int64_t m_taken = 0;               ///< games before this one have been taken
    std::map<std::int64_t, Played> m_done;  ///< those that wait for an earlier one

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

/// The decks of the seats in a deal, as places in a list of `count`: every `count` deals each deck is once at each
/// seat. No deck is at two seats where there are enough of them. Between two seats all orders of two decks come in
/// turn.
[[nodiscard]] std::vector<std::size_t> decksOfDeal(std::int64_t deal, std::size_t count, std::size_t seats);
/// The same of lists with the decks of each seat, none of them empty, where seats have decks of their own: each deck of
/// a seat is there as often as any other, and meets all those of the next seat in turn.
[[nodiscard]] std::vector<std::size_t> decksOfDeal(std::int64_t deal,
                                                   const std::vector<std::vector<std::size_t>>& bySeat);

}  // namespace duelogue
