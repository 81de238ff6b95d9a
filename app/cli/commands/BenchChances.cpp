#include "app/cli/commands/BenchChances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <optional>
#include <utility>

#include "app/cli/Interruption.h"
#include "app/cli/arena/MarginHonesty.h"
#include "app/cli/arena/MistakeRates.h"
#include "app/library/files/Json.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/plain/GreedyPlayer.h"
#include "players/search/MoveEvaluation.h"

namespace duelogue {

namespace {

/// The percentage of decisions that are answered with a random reply.
constexpr std::uint32_t surprise = 25;
/// A reply that loses more is left out: nobody gives it, and the rest of the match would be decided.
constexpr double mostLoss = 0.25;
constexpr double largeChange = 0.05;

/// The facts that a player knows, apart from the choices of other players.
struct Known {
    std::array<std::vector<DefinitionId>, maxHolders> unseen;
    Random random;

    explicit Known(const ReadableMatch& match, const View& view) : random(match.state().globals.random) {
        for (std::uint8_t owner = 0; owner < maxPlayers; ++owner) unseen[owner] = view.unseen(PlayerId(owner));
        unseen[maxPlayers] = view.unseen(PlayerId());
    }
    bool operator==(const Known&) const = default;
};

/// A decision with a reply other than the best one, until the next decision of the player.
struct Before {
    int turn = 0;
    double after = 0;  ///< the chance after the reply
    Known known;
};

class ConsistencyRun {
public:
    ConsistencyRun(const PlayOptions& seats, int iterations, std::stop_token stop, ChanceConsistency& found)
        : m_seats(seats), m_iterations(iterations), m_stop(std::move(stop)), m_found(found) {}

    void play(std::uint64_t seed) {
        Match match(m_seats.game->rulebook());
        begin(match, {seed, m_seats.decks});
        m_random = Random(seed);
        for (auto& each : m_before) each.reset();
        GreedyPlayer greedy(evaluationFor(match.rulebook()), seed);
        Replies replies;
        (void)match.runToDecision(replies);
        while (!replies.empty() && !m_stop.stop_requested()) {
            const View view(match, match.playerToAct());
            compareWithBefore(match, view);
            Reply reply = greedy.choose(view);
            if (m_random.below(100) < surprise) reply = otherReply(match, view).value_or(reply);
            (void)match.applyAndRunToDecision(reply, replies);
        }
    }

private:
    const PlayOptions& m_seats;
    int m_iterations;
    std::stop_token m_stop;
    ChanceConsistency& m_found;
    Random m_random;
    std::array<std::optional<Before>, maxPlayers> m_before;

    void compareWithBefore(const ReadableMatch& match, const View& view) {
        auto& before = m_before[view.viewer().value];
        if (!before) return;
        if (before->turn == match.state().globals.turn) {
            const auto now = evaluateMove(view, view.legalReplies().front(), m_iterations, m_random.next(), m_stop);
            if (!now) return;
            ChanceChanges& changes = before->known == Known(match, view) ? m_found.quiet : m_found.other;
            changes.changes.push_back(now->best.chance.value - before->after);
        }
        before.reset();
    }

    /// Returns a random sensible reply that is not the best one, and remembers the chance after it.
    [[nodiscard]] std::optional<Reply> otherReply(const ReadableMatch& match, const View& view) {
        const Evaluation& evaluation = evaluationFor(match.rulebook());
        Replies replies = view.legalReplies();
        const Match world(match.rulebook(), evaluation.determinize(view, m_random));
        evaluation.prune(world, replies);
        const Reply reply = replies[m_random.below(static_cast<std::uint32_t>(replies.size()))];
        if (replies.size() < 2) return std::nullopt;
        const auto verdict = evaluateMove(view, reply, m_iterations, m_random.next(), m_stop);
        if (!verdict || verdict->best.reply == reply || verdict->loss.value > mostLoss) return std::nullopt;
        m_before[view.viewer().value] = Before{match.state().globals.turn, verdict->played.value, Known(match, view)};
        return reply;
    }
};

QJsonObject jsonOf(const ChanceChanges& changes) {
    return {{"pairs", static_cast<qint64>(changes.changes.size())},
            {"mean", changes.mean()},
            {"margin", changes.margin()},
            {"large", changes.large()}};
}

/// Adds what all measurements of chances share, and prints the result.
template <class Result>
void tell(const PlayOptions& seats, int iterations, QJsonObject object, const Result& result, Arguments& arguments,
          Console& console) {
    if (!wantsJson(arguments)) {
        result.write(console.out);
        return;
    }
    object["game"] = jsonText(seats.game->id());
    object["seats"] = static_cast<int>(seats.decks.size());
    object["iterations"] = iterations;
    writeJson(console.out, object);
}

}  // namespace

double ChanceChanges::mean() const {
    double sum = 0;
    for (const double change : changes) sum += change;
    return changes.empty() ? 0 : sum / static_cast<double>(changes.size());
}

double ChanceChanges::margin() const {
    if (changes.size() < 2) return 1;
    double squares = 0;
    for (const double change : changes) squares += (change - mean()) * (change - mean());
    const auto count = static_cast<double>(changes.size());
    return Estimate::errors * std::sqrt(squares / (count - 1) / count);
}

double ChanceChanges::large() const {
    const auto count = std::ranges::count_if(changes, [](double change) { return std::abs(change) > largeChange; });
    return changes.empty() ? 0 : static_cast<double>(count) / static_cast<double>(changes.size());
}

QJsonObject ChanceConsistency::json() const {
    return {{"matches", matches}, {"quiet", jsonOf(quiet)}, {"other", jsonOf(other)}};
}

void ChanceConsistency::write(std::ostream& out) const {
    const auto line = [&](const char* name, const ChanceChanges& changes) {
        constexpr int percent = 100;
        out << std::left << std::setw(24) << name << std::right << std::setw(6) << changes.changes.size() << std::fixed
            << std::setprecision(2) << std::setw(10) << percent * changes.mean() << " ±" << percent * changes.margin()
            << std::setprecision(1) << std::setw(10) << percent * changes.large() << " %\n";
    };
    out << "Change of the chance after a reply to the player's next decision in the turn, in points\n"
        << "                         pairs      mean            over 5\n";
    line("nothing new in between", quiet);
    line("all other pairs", other);
}

ChanceConsistency measureConsistency(const PlayOptions& seats, const ConsistencyEffort& effort,
                                     const std::stop_token& stop) {
    ChanceConsistency found;
    ConsistencyRun run(seats, effort.iterations, stop, found);
    for (int i = 0; i < effort.matches && !stop.stop_requested(); ++i) {
        run.play(mixedSeed(seats.seed, static_cast<std::uint64_t>(i)));
        if (!stop.stop_requested()) ++found.matches;
    }
    return found;
}

ExitStatus runBenchChances(const PlayOptions& seats, Arguments& arguments, Console& console) {
    constexpr std::uint64_t most = 1'000'000;
    const auto iterations = static_cast<int>(arguments.numberOr(1'000, "iterations", 2, most));
    const auto matches = static_cast<int>(arguments.numberOr(10, "matches", 1, most));
    const auto reference = static_cast<int>(arguments.numberOr(50'000, "check-iterations", 2, most));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const Interruption interruption;
    if (arguments.has("chances")) {
        const ChanceConsistency found = measureConsistency(seats, {iterations, matches}, interruption.token());
        tell(seats, iterations, found.json(), found, arguments, console);
    } else if (arguments.has("margins")) {
        const MarginsFound found = measureMargins(seats, iterations, matches, interruption.token());
        const QJsonObject object{{"matches", found.matches}, {"intervals", found.honesty.json()}};
        tell(seats, iterations, object, found.honesty, arguments, console);
    } else {
        const MistakeRates found = measureMistakes(seats, {iterations, reference, matches}, interruption.token());
        const QJsonObject object{{"matches", found.matches}, {"check_iterations", reference}, {"losses", found.json()}};
        tell(seats, iterations, object, found, arguments, console);
    }
    return interruption.isAsked() ? ExitStatus::Interrupted : ExitStatus::Fine;
}

std::vector<JsonKey> benchChancesKeys() {
    std::vector<JsonKey> all{
        {"seats", "With --chances, --margins or --mistakes: number of players"},
        {"quiet", "Pairs of decisions with nothing random or revealed in between, after a reply that was not the best"},
        {"quiet.pairs", "Number of pairs"},
        {"quiet.mean", "Mean change of the chance, from 0 to 1"},
        {"quiet.margin", "Half width of the 95 % confidence interval of the mean"},
        {"quiet.large", "Share of changes by more than 0.05"},
        {"other", "All other pairs of decisions of one player in one turn"},
        {"other.pairs", "Number of pairs"},
        {"other.mean", "Mean change of the chance, from 0 to 1"},
        {"other.margin", "Half width of the 95 % confidence interval of the mean"},
        {"other.large", "Share of changes by more than 0.05"}};
    for (const auto& keys : {marginHonestyKeys(), mistakeRatesKeys()}) all.insert(all.end(), keys.begin(), keys.end());
    return all;
}

}  // namespace duelogue
