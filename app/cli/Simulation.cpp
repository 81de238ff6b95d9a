#include "app/cli/Simulation.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "match/Journal.h"
#include "players/PlayMatch.h"

namespace duelogue {

namespace {

/// One game of the plan.
struct Played {
    MatchReport report;
    std::vector<bool> won;  ///< by the plan's players
};

/// The seat of a player of the plan: in the second game of a mirrored pair they have moved on by one.
std::size_t seatOf(const SimulationPlan& plan, int index, std::size_t player) {
    const std::size_t moved = plan.mirrored ? static_cast<std::size_t>(index % 2) : 0;
    return (player + moved) % plan.table.players.size();
}

Played play(const SimulationPlan& plan, int index) {
    const std::size_t count = plan.table.players.size();
    const auto deal = static_cast<std::uint64_t>(plan.mirrored ? index / 2 : index);
    const std::uint64_t seed = mixedSeed(plan.table.seed, deal);
    Match match(plan.table.game->rulebook());
    begin(match, {seed, plan.table.decks});
    std::vector<std::unique_ptr<ComputerPlayer>> players(count);
    std::vector<ComputerPlayer*> seats(count);
    for (std::size_t p = 0; p < count; ++p) {
        players[p] = seat(plan.table, p, mixedSeed(seed, p));
        seats[seatOf(plan, index, p)] = players[p].get();
    }
    Played played{playMatch(match, seats), std::vector<bool>(count)};
    for (std::size_t p = 0; p < count; ++p) {
        const auto winners = static_cast<unsigned>(match.state().globals.winners);
        played.won[p] = played.report.end == MatchReport::End::Over && ((winners >> seatOf(plan, index, p)) & 1U) != 0;
    }
    return played;
}

void add(SimulationResult& result, const SimulationPlan& plan, int index, const Played& played) {
    bool anyone = false;
    for (std::size_t p = 0; p < played.won.size(); ++p) {
        if (!played.won[p]) continue;
        ++result.wins[p];
        anyone = true;
    }
    const bool over = played.report.end == MatchReport::End::Over;
    if (!over) ++result.unfinished;
    if (over && !anyone) ++result.draws;
    result.turns += played.report.turns;
    result.decisions += played.report.decisions;
    result.choices += played.report.choices;
    if (played.report.message.empty()) return;
    result.problems.push_back("game " + std::to_string(index + 1) + " of seed " + std::to_string(plan.table.seed) +
                              ": " + played.report.message);
}

}  // namespace

SimulationResult simulate(const SimulationPlan& plan, const std::function<void(int)>& progress) {
    const auto started = std::chrono::steady_clock::now();
    std::vector<Played> games(static_cast<std::size_t>(plan.games));
    std::atomic<int> next = 0;
    std::mutex mutex;
    int done = 0;
    const auto work = [&] {
        for (int index = next++; index < plan.games; index = next++) {
            games[static_cast<std::size_t>(index)] = play(plan, index);
            const std::lock_guard lock(mutex);
            progress(++done);
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int job = 1; job < plan.jobs; ++job) threads.emplace_back(work);
        work();
    }
    SimulationResult result;
    result.wins.resize(plan.table.players.size());
    for (int i = 0; i < plan.games; ++i) add(result, plan, i, games[static_cast<std::size_t>(i)]);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    return result;
}

}  // namespace duelogue
