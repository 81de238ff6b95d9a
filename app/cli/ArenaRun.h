#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include "app/cli/ArenaGame.h"
#include "app/cli/Standings.h"

namespace duelogue {

/// Every two of some players play mirrored pairs of games: the same deal twice, with the seats swapped. All players
/// are given the same deals.
struct ArenaPlan {
    /// Its players are at least two, all different if there are more; its decks any number: the deals go through all
    /// orders of two of them.
    Seats seats;
    std::int64_t deals = 1;  ///< mirrored pairs of games for each two players
    int jobs = 1;
    std::optional<SequentialTest::Bounds> test;  ///< two players stop once it has a verdict on them
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
    void play(const Take& take);

    /// The number of games, if no test stops it early.
    [[nodiscard]] std::int64_t size() const { return m_size; }
    [[nodiscard]] const Standings& standings() const { return m_standings; }

private:
    struct Matchup {
        std::size_t a = 0;
        std::size_t b = 0;
        Standing* standing = nullptr;
    };
    struct Played {
        ArenaGame game;
        bool known = false;
    };
    ArenaPlan m_plan;
    Known m_known;
    Standings m_standings;
    std::vector<Matchup> m_matchups;
    std::int64_t m_size = 0;

    std::mutex m_mutex;                     // guards what follows, and the standings
    std::int64_t m_next = 0;                ///< the game that is begun next
    std::int64_t m_taken = 0;               ///< games before this one have been taken
    std::map<std::int64_t, Played> m_done;  ///< those that wait for an earlier one

    [[nodiscard]] const Matchup& matchup(std::int64_t index) const;
    [[nodiscard]] std::int64_t dealOf(std::int64_t index) const;
    [[nodiscard]] ArenaGame gameAt(std::int64_t index) const;
    [[nodiscard]] Played played(std::int64_t index) const;
    [[nodiscard]] std::int64_t begin();
    void takeInOrder(const Take& take);
};

/// The decks of the two seats in a deal, as places in a list of `count`: every `count` deals each deck is once at each
/// seat, and all orders of two decks come in turn. One deck plays against itself.
[[nodiscard]] std::array<std::size_t, 2> decksOfDeal(std::int64_t deal, std::size_t count);

}  // namespace duelogue
