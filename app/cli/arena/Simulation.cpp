#include "app/cli/arena/Simulation.h"

#include <chrono>
#include <mutex>
#include <numeric>
#include <optional>

#include "app/library/measure/GameSpec.h"

namespace duelogue {

namespace {

int gamesOfDeal(const SimulationPlan& plan) { return plan.mirrored ? static_cast<int>(plan.seats.players.size()) : 1; }

/// Returns the seat of a player of the plan. In each further game of a deal, the players move on by one seat.
std::size_t seatOf(const SimulationPlan& plan, int index, std::size_t player) {
    const auto moved = static_cast<std::size_t>(index % gamesOfDeal(plan));
    return (player + moved) % plan.seats.players.size();
}

PlayedDeal play(const SimulationPlan& plan, int index) {
    const auto number = static_cast<std::uint64_t>(index / gamesOfDeal(plan));
    const std::uint64_t seed = mixedSeed(plan.seats.seed, number);
    GameSpec deal{plan.seats.game, {seed, {}, plan.seats.options}, {}, plan.seats.bots, plan.seats.deckNames};
    for (std::size_t d = 0; d < plan.seats.decks.size(); ++d) deal.start.decks.push_back(deckFor(plan.seats, d, seed));
    deal.players.resize(plan.seats.players.size());
    for (std::size_t p = 0; p < deal.players.size(); ++p) {
        deal.players[seatOf(plan, index, p)] = plan.seats.players[p];
    }
    return play(deal, plan.stop);
}

void add(SimulationResult& result, const SimulationPlan& plan, int index, const PlayedDeal& played) {
    bool anyone = false;
    ++result.games;
    for (std::size_t p = 0; p < played.won.size(); ++p) {
        if (!played.won[seatOf(plan, index, p)]) continue;
        ++result.wins[p];
        anyone = true;
    }
    const bool over = played.report.end == MatchReport::End::Over;
    if (!over) ++result.unfinished;
    if (over && !anyone) ++result.draws;
    result.turns += played.report.turns;
    result.decisions += played.report.decisions;
    result.choices += played.report.choices;
    for (const std::string& problem : played.problems) {
        result.problems.push_back("match " + std::to_string(index + 1) + " of seed " + std::to_string(plan.seats.seed) +
                                  ": " + problem);
    }
}

}  // namespace

namespace {

/// Games by number; nullopt for a game that was unfinished when the run was stopped.
struct PlayedGames {
    std::vector<std::optional<PlayedDeal>> games;
    int threads = 1;
};

/// Plays games 0 to `count` - 1 on `jobs` threads.
PlayedGames playAll(int count, int jobs, const std::stop_token& stop, const std::function<PlayedDeal(int)>& playOne,
                    const std::function<void(int)>& progress) {
    PlayedGames played{std::vector<std::optional<PlayedDeal>>(static_cast<std::size_t>(count))};
    std::mutex mutex;
    int done = 0;
    played.threads = forEachOnThreads(count, jobs, stop, [&](std::int64_t index) {
        PlayedDeal one = playOne(static_cast<int>(index));
        if (stop.stop_requested() && one.report.end == MatchReport::End::Unfinished) return;
        played.games[static_cast<std::size_t>(index)] = std::move(one);
        const std::lock_guard lock(mutex);
        progress(++done);
    });
    return played;
}

double secondsSince(std::chrono::steady_clock::time_point started) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
}

}  // namespace

SimulationResult simulate(const SimulationPlan& plan, const std::function<void(int)>& progress) {
    const auto started = std::chrono::steady_clock::now();
    const auto played = playAll(
        plan.games, plan.jobs, plan.stop, [&](int index) { return play(plan, index); }, progress);
    SimulationResult result;
    result.wins.resize(plan.seats.players.size());
    result.threads = played.threads;
    for (int i = 0; i < plan.games; ++i) {
        if (const auto& game = played.games[static_cast<std::size_t>(i)]) add(result, plan, i, *game);
    }
    result.seconds = secondsSince(started);
    return result;
}

// -------------------------------------------------------------------------------------------------- every deck

namespace {

/// Two decks that play each other, the lower index first.
struct Pair {
    std::size_t a = 0;
    std::size_t b = 0;
    bool there = true;  ///< deck a may be at the first seat
    bool back = true;   ///< deck b may be at the first seat
};

std::vector<Pair> pairsOf(const PlayOptions& seats) {
    std::vector<Pair> pairs;
    for (std::size_t a = 0; a < seats.decks.size(); ++a) {
        for (std::size_t b = a + 1; b < seats.decks.size(); ++b) {
            const Pair pair{a, b, fits(seats, a, 0) && fits(seats, b, 1), fits(seats, b, 0) && fits(seats, a, 1)};
            if (pair.there || pair.back) pairs.push_back(pair);
        }
    }
    return pairs;
}

double percent(int part, int all) { return all > 0 ? 100.0 * part / all : 0; }

/// Returns the plan of a pair with deck `first` at the first seat. The players swap seats together with their decks.
SimulationPlan planOf(const MatrixPlan& plan, std::size_t first, std::size_t second, std::uint64_t seed) {
    SimulationPlan one;
    one.stop = plan.stop;
    one.seats = plan.seats;
    one.seats.deckNames = {plan.seats.deckNames[first], plan.seats.deckNames[second]};
    one.seats.decks = {plan.seats.decks[first], plan.seats.decks[second]};
    one.seats.anew = {plan.seats.anew[first], plan.seats.anew[second]};
    one.seats.seed = seed;
    return one;
}

}  // namespace

double MatrixResult::share(std::size_t deck) const {
    const int won = std::accumulate(wins[deck].begin(), wins[deck].end(), 0);
    return percent(won, std::accumulate(played[deck].begin(), played[deck].end(), 0));
}

double MatrixResult::share(std::size_t deck, std::size_t other) const {
    return percent(wins[deck][other], played[deck][other]);
}

int gamesOf(const MatrixPlan& plan) { return static_cast<int>(pairsOf(plan.seats).size()) * plan.games; }

MatrixResult simulateMatrix(const MatrixPlan& plan, const std::function<void(int)>& progress) {
    const auto started = std::chrono::steady_clock::now();
    const auto pairs = pairsOf(plan.seats);
    std::vector<SimulationPlan> there;
    std::vector<SimulationPlan> back;
    for (std::size_t p = 0; p < pairs.size(); ++p) {
        const std::uint64_t seed = mixedSeed(plan.seats.seed, p);
        there.push_back(planOf(plan, pairs[p].a, pairs[p].b, seed));
        back.push_back(planOf(plan, pairs[p].b, pairs[p].a, seed));
    }
    const auto pairOf = [&](int index) { return static_cast<std::size_t>(index / plan.games); };
    const auto isBack = [&](int index) {
        const Pair& pair = pairs[pairOf(index)];
        return pair.back && (!pair.there || index % plan.games % 2 == 1);
    };
    const auto playOne = [&](int index) {
        return play(isBack(index) ? back[pairOf(index)] : there[pairOf(index)], index % plan.games);
    };
    const int all = gamesOf(plan);
    const auto games = playAll(all, plan.jobs, plan.stop, playOne, progress);
    MatrixResult result;
    result.threads = games.threads;
    result.wins.assign(plan.seats.decks.size(), std::vector<int>(plan.seats.decks.size()));
    result.played = result.wins;
    for (int i = 0; i < all; ++i) {
        const auto& game = games.games[static_cast<std::size_t>(i)];
        if (!game) continue;
        SimulationResult one;
        one.wins.resize(2);
        add(one, there[pairOf(i)], i % plan.games, *game);
        const Pair& pair = pairs[pairOf(i)];
        const int played = MatchReport::isFault(game->report.end) ? 0 : 1;
        result.played[pair.a][pair.b] += played;
        result.played[pair.b][pair.a] += played;
        result.wins[pair.a][pair.b] += one.wins[isBack(i) ? 1 : 0];
        result.wins[pair.b][pair.a] += one.wins[isBack(i) ? 0 : 1];
        result.games += 1;
        result.draws += one.draws;
        result.unfinished += one.unfinished;
        result.problems.insert(result.problems.end(), one.problems.begin(), one.problems.end());
    }
    result.seconds = secondsSince(started);
    return result;
}

}  // namespace duelogue
