#include <algorithm>
#include <array>
#include <iomanip>
#include <memory>
#include <mutex>
#include <set>

#include "app/cli/Command.h"
#include "app/cli/Interruption.h"
#include "app/cli/ReadPlayOptions.h"
#include "app/cli/arena/Reliability.h"
#include "app/cli/output/ProgressBar.h"
#include "app/library/files/Json.h"
#include "app/library/measure/GameSpec.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/chances/Calibration.h"
#include "players/search/ReplyComparison.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 8> calibrateOptions{{
    {"game", "NAME", usualGame, "Game"},
    {"seats", "N", "", "Number of players (default: the game's minimum)"},
    {"players", "A,B,...", "greedy,greedy,search:30", "Players of the matches; each seat draws one of them"},
    {"iterations", "N", "200", "Search iterations for each chance"},
    {"matches", "N", "100", "Number of matches"},
    {"seed", "S", "1", "Random seed; the same seed plays the same matches"},
    {"jobs", "J", "1", "Worker threads"},
    jsonOption,
}};

struct CalibrationPlan {
    PlayOptions options;  ///< with all decks of the program
    std::size_t seats = 2;
    int iterations = 200;
    int matches = 100;
    int jobs = 1;
};

/// Returns decks for all seats. No two of them share a part.
std::vector<std::vector<DefinitionId>> drawDecks(const CalibrationPlan& plan, Random& random) {
    std::vector<std::vector<DefinitionId>> decks;
    std::set<std::string> used;
    const auto count = static_cast<std::uint32_t>(plan.options.decks.size());
    const bool isJoined = plan.options.game->deckBuilding().joined > 1;
    while (decks.size() < plan.seats) {
        const std::size_t deck = random.below(count);
        const std::string& name = plan.options.deckNames[deck];
        const std::size_t plus = std::min(name.size(), name.find('+'));
        const std::array parts{name.substr(0, plus), name.substr(std::min(name.size(), plus + 1))};
        if (!fits(plan.options, deck, decks.size())) continue;
        if (isJoined && (used.contains(parts[0]) || used.contains(parts[1]))) continue;
        used.insert(parts.begin(), parts.end());
        decks.push_back(plan.options.decks[deck]);
    }
    return decks;
}

/// Plays one match and returns forecasts at up to ten random decisions. Returns none if the match was not finished.
std::vector<Forecast> forecastsOf(const CalibrationPlan& plan, int number, const std::stop_token& stop) {
    constexpr std::size_t most = 10;
    const std::uint64_t seed = mixedSeed(plan.options.seed, static_cast<std::uint64_t>(number));
    Random random(seed);
    Match match(plan.options.game->rulebook());
    begin(match, {seed, drawDecks(plan, random)});
    std::vector<std::unique_ptr<ComputerPlayer>> players;
    for (std::size_t seat = 0; seat < plan.seats; ++seat) {
        const auto drawn = random.below(static_cast<std::uint32_t>(plan.options.players.size()));
        players.push_back(makeSeatPlayer(*plan.options.game, plan.options.players[drawn], random.next(), {}));
    }
    std::vector<std::pair<View, Reply>> decisions;
    Replies replies;
    (void)match.runToDecision(replies);
    for (std::uint32_t seen = 1; !replies.empty() && !stop.stop_requested(); ++seen) {
        const View view(match, match.playerToAct());
        const Reply reply = players[view.viewer().value]->choose(view, stop);
        // Keeps each decision with equal probability (reservoir sampling).
        if (decisions.size() < most) {
            decisions.emplace_back(view, reply);
        } else if (const std::size_t place = random.below(seen); place < most) {
            decisions[place] = {view, reply};
        }
        (void)match.applyAndRunToDecision(reply, replies);
    }
    const Globals& globals = match.state().globals;
    if (globals.over == 0) return {};
    const Chances shares = evaluationFor(match.rulebook()).chances(match);
    std::vector<Forecast> forecasts;
    for (const auto& [view, reply] : decisions) {
        ReplyComparison comparison(view, {reply}, random.next());
        if (!comparison.run(plan.iterations, stop)) return {};
        forecasts.push_back({number, view.viewer().value, comparison.chances(0), shares});
    }
    return forecasts;
}

struct Calibrated {
    std::vector<Forecast> forecasts;
    int matches = 0;
    double sharpness = 1;  ///< in use
};

Calibrated calibrate(const CalibrationPlan& plan, const std::stop_token& stop, ProgressBar& bar) {
    std::vector<std::vector<Forecast>> byMatch(static_cast<std::size_t>(plan.matches));
    std::mutex mutex;
    int done = 0;
    forEachOnThreads(plan.matches, plan.jobs, stop, [&](std::int64_t number) {
        byMatch[static_cast<std::size_t>(number)] = forecastsOf(plan, static_cast<int>(number), stop);
        const std::scoped_lock lock(mutex);
        bar.show(++done);
    });
    Calibrated result;
    for (const auto& forecasts : byMatch) {
        result.matches += forecasts.empty() ? 0 : 1;
        result.forecasts.insert(result.forecasts.end(), forecasts.begin(), forecasts.end());
    }
    Match match(plan.options.game->rulebook());
    Random random(1);
    begin(match, {1, drawDecks(plan, random)});
    result.sharpness = sharpnessFor(match);
    return result;
}

ExitStatus tell(const CalibrationPlan& plan, const Calibrated& result, bool json, Console& console) {
    const Reliability reliability(result.forecasts);
    const Interval interval = reliability.interval();
    const double fitted = result.sharpness * reliability.fittedPower();
    if (json) {
        QJsonArray bins;
        for (const Reliability::Bin& bin : reliability.bins()) {
            bins.append(QJsonObject{
                {"chance", bin.chance}, {"share", bin.share}, {"decisions", static_cast<qint64>(bin.count)}});
        }
        writeJson(console.out, QJsonObject{{"game", jsonText(plan.options.game->id())},
                                           {"seats", static_cast<int>(plan.seats)},
                                           {"iterations", plan.iterations},
                                           {"matches", result.matches},
                                           {"decisions", static_cast<qint64>(result.forecasts.size())},
                                           {"error", reliability.error()},
                                           {"low", interval.low},
                                           {"high", interval.high},
                                           {"sharpness", result.sharpness},
                                           {"fitted", fitted},
                                           {"bins", bins}});
        return ExitStatus::Fine;
    }
    console.out << result.forecasts.size() << " decisions of " << result.matches << " matches\n"
                << "chance   came true   decisions\n"
                << std::fixed;
    for (const Reliability::Bin& bin : reliability.bins()) {
        console.out << std::setprecision(2) << std::setw(6) << bin.chance << std::setw(12) << bin.share << std::setw(12)
                    << bin.count << "\n";
    }
    console.out << std::setprecision(3) << "calibration error " << reliability.error() << " (" << interval.low << "–"
                << interval.high << ")\n"
                << std::setprecision(2) << "sharpness " << result.sharpness << ", fitted " << fitted << "\n";
    return ExitStatus::Fine;
}

CalibrationPlan readCalibration(Arguments& arguments) {
    constexpr std::uint64_t most = 1'000'000;
    constexpr std::uint64_t mostJobs = 256;
    CalibrationPlan plan;
    plan.iterations = static_cast<int>(arguments.number("iterations", 2, most));
    plan.matches = static_cast<int>(arguments.number("matches", 1, most));
    plan.jobs = static_cast<int>(arguments.number("jobs", 1, mostJobs));
    plan.options.seed = arguments.number("seed", 0, UINT64_MAX);
    plan.options.game = readGame(arguments);
    if (plan.options.game == nullptr) return plan;
    const auto [fewest, limit] = plan.options.game->rulebook().seatCount();
    plan.seats = fewest;
    if (arguments.has("seats")) plan.seats = static_cast<std::size_t>(arguments.number("seats", fewest, limit));
    plan.options.players = arguments.list("players");
    checkPlayers(arguments, *plan.options.game, plan.options.players);
    plan.options.deckNames = allDecks(*plan.options.game);
    readDecks(arguments, plan.options, DeckUse::AnySeat, plan.seats);
    return plan;
}

ExitStatus runCalibrate(Arguments& arguments, Console& console) {
    arguments.expectNoWords();
    const CalibrationPlan plan = readCalibration(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const Interruption interruption;
    const Calibrated result = [&] {
        ProgressBar bar(console, plan.matches);
        return calibrate(plan, interruption.token(), bar);
    }();
    const ExitStatus status = tell(plan, result, wantsJson(arguments), console);
    return interruption.isAsked() ? ExitStatus::Interrupted : status;
}

JsonHelp calibrateJson() {
    return {"an object",
            {{"game", "Game"},
             {"seats", "Number of players"},
             {"iterations", "Search iterations for each chance"},
             {"matches", "Number of finished matches"},
             {"decisions", "Number of decisions, at most ten of each match"},
             {"error", "Expected calibration error, in ten bins of equal size"},
             {"low", "Lower end of the 95 % interval of the error, from resampling whole matches"},
             {"high", "Upper end of that interval"},
             {"sharpness", "Sharpness that the program uses"},
             {"fitted", "Sharpness that fits these matches best; repeat with it, because it changes the searches"},
             {"bins", "Ten equal groups of decisions, ordered by chance"},
             {"bins.chance", "Mean chance of the player who decided"},
             {"bins.share", "Mean share of the win"},
             {"bins.decisions", "Number of decisions"}}};
}

}  // namespace

Command calibrateCommand() {
    return {"calibrate",
            "",
            "Compare win chances with the results of matches between computer players",
            calibrateOptions,
            calibrateJson(),
            &runCalibrate};
}

}  // namespace duelogue
