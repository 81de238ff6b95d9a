#include "app/cli/arena/MistakeRates.h"

#include <algorithm>
#include <iomanip>
#include <optional>

#include "app/cli/arena/SampledDecisions.h"
#include "match/state/Random.h"
#include "players/search/MoveEvaluation.h"
#include "players/search/ReplyComparison.h"

namespace duelogue {

namespace {

QJsonObject jsonOf(const WinRate& rate) {
    return {{"decisions", static_cast<qint64>(rate.matches)},
            {"called", rate.matches > 0 ? rate.rate() : 0},
            {"low", rate.interval().low},
            {"high", rate.interval().high}};
}

/// Returns the loss of a reply by one long search, which needs no confirmation. Returns std::nullopt after a stop.
std::optional<double> lossOf(const SampledDecision& decision, int iterations, Random& random,
                             const std::stop_token& stop) {
    const Replies both = bestAndPlayed(decision.view, decision.reply, iterations, random.next(), stop);
    if (both.empty()) return std::nullopt;
    if (both.size() == 1) return 0;
    ReplyComparison comparison(decision.view, both, random.next());
    if (!comparison.run(iterations, stop)) return std::nullopt;
    return std::max(0.0, comparison.difference(0, 1).value);
}

}  // namespace

void MistakeRates::add(double loss, bool isCalledMistake) {
    constexpr int won = 2;  // points
    const int points = isCalledMistake ? won : 0;
    ++decisions;
    if (loss >= real) largeLosses.add(points);
    if (loss < small) smallLosses.add(points);
}

QJsonObject MistakeRates::json() const {
    return {{"decisions", decisions}, {"large", jsonOf(largeLosses)}, {"small", jsonOf(smallLosses)}};
}

void MistakeRates::write(std::ostream& out) const {
    const auto line = [&](const char* name, const WinRate& rate) {
        constexpr int percent = 100;
        out << std::left << std::setw(24) << name << std::right << std::setw(6) << rate.matches << std::fixed
            << std::setprecision(1) << std::setw(10) << (rate.matches > 0 ? percent * rate.rate() : 0) << " % ("
            << percent * rate.interval().low << "–" << percent * rate.interval().high << ")\n";
    };
    out << decisions << " decisions, grouped by the loss of the reply\n"
        << "                     decisions   called mistakes\n";
    line("ten points or more", largeLosses);
    line("less than one point", smallLosses);
}

MistakeRates measureMistakes(const PlayOptions& seats, const MistakeEffort& effort, const std::stop_token& stop) {
    MistakeRates rates;
    for (int number = 0; number < effort.matches && !stop.stop_requested(); ++number) {
        Random random(mixedSeed(seats.seed + 1, static_cast<std::uint64_t>(number)));
        for (const SampledDecision& decision : sampleDecisions(seats, number, stop)) {
            const auto verdict = evaluateMove(decision.view, decision.reply, effort.iterations, random.next(), stop);
            const auto loss = lossOf(decision, effort.reference, random, stop);
            if (verdict && loss) rates.add(*loss, verdict->isMistake());
        }
        if (!stop.stop_requested()) ++rates.matches;
    }
    return rates;
}

std::vector<JsonKey> mistakeRatesKeys() {
    return {{"check_iterations", "With --mistakes: search iterations for each reply in the longer search"},
            {"losses", "Random replies worth considering, by their loss in the longer search"},
            {"losses.decisions", "Number of decisions"},
            {"losses.large", "Replies that lose at least ten points"},
            {"losses.large.decisions", "Number of decisions"},
            {"losses.large.called", "Share that was called a mistake"},
            {"losses.large.low", "Lower end of the 95 % confidence interval of that share"},
            {"losses.large.high", "Upper end of that interval"},
            {"losses.small", "Replies that lose less than one point"},
            {"losses.small.decisions", "Number of decisions"},
            {"losses.small.called", "Share that was called a mistake"},
            {"losses.small.low", "Lower end of the 95 % confidence interval of that share"},
            {"losses.small.high", "Upper end of that interval"}};
}

}  // namespace duelogue
