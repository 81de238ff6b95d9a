#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>
#include <chrono>

#include "app/cli/CommandLine.h"
#include "app/cli/Simulation.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 8> options{{
    {"game", "NAME", "arcana", "which game"},
    {"players", "A,B", "greedy,random", "who plays"},
    {"decks", "A,B", "", "names of decks of the program, or files; the first ones of the game where not given"},
    {"games", "N", "100", "how many matches"},
    {"seed", "S", "1", "the same seed gives the same result"},
    {"jobs", "J", "1", "how many threads"},
    {"mirrored", "", "", "every two matches are the same deal, with the players' seats changed"},
    {"json", "", "", "writes the result as JSON"},
}};

/// A bar on a terminal, drawn anew at most ten times a second.
class ProgressBar {
public:
    ProgressBar(Console& console, int total) : m_console(console), m_total(total) {}
    ~ProgressBar() {
        if (m_drawn) m_console.err << "\r\033[K" << std::flush;
    }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(int done) {
        const auto now = std::chrono::steady_clock::now();
        if (!m_console.errIsTerminal || now - m_last < std::chrono::milliseconds(100)) return;
        m_last = now;
        m_drawn = true;
        constexpr int width = 40;
        const auto full = static_cast<std::size_t>(width * static_cast<std::int64_t>(done) / m_total);
        m_console.err << "\r[" << std::string(full, '#') << std::string(width - full, ' ') << "] " << done << " of "
                      << m_total << std::flush;
    }

private:
    Console& m_console;
    int m_total;
    bool m_drawn = false;
    std::chrono::steady_clock::time_point m_last;
};

QJsonArray names(const std::vector<std::string>& words) {
    QJsonArray array;
    for (const std::string& word : words) array.append(QString::fromStdString(word));
    return array;
}

QJsonObject asJson(const SimulationPlan& plan, const SimulationResult& result) {
    QJsonArray wins;
    for (const int won : result.wins) wins.append(won);
    return {{"game", QString::fromStdString(plan.table.game->id())},
            {"players", names(plan.table.players)},
            {"decks", names(plan.table.deckNames)},
            {"games", plan.games},
            {"seed", QString::number(plan.table.seed)},
            {"mirrored", plan.mirrored},
            {"wins", wins},
            {"draws", result.draws},
            {"unfinished", result.unfinished},
            {"turns_mean", static_cast<double>(result.turns) / plan.games},
            {"decisions", static_cast<qint64>(result.decisions)},
            {"choices", static_cast<qint64>(result.choices)},
            {"seconds", result.seconds},
            {"games_per_second", plan.games / result.seconds},
            {"decisions_per_second", static_cast<double>(result.decisions) / result.seconds}};
}

void tell(const SimulationPlan& plan, const SimulationResult& result, std::ostream& out) {
    out << plan.games << " games of " << plan.table.game->title() << " in " << result.seconds << " s\n";
    for (std::size_t p = 0; p < result.wins.size(); ++p) {
        out << "  " << plan.table.players[p] << " won " << result.wins[p];
        if (!plan.mirrored) out << " with " << plan.table.deckNames[p];
        out << "\n";
    }
    out << "  drawn " << result.draws << ", unfinished " << result.unfinished << "\n  "
        << static_cast<double>(result.turns) / plan.games << " turns and "
        << static_cast<double>(result.decisions) / plan.games << " decisions a game, "
        << static_cast<double>(result.decisions) / result.seconds << " decisions a second\n";
}

ExitStatus runSimulate(Arguments& arguments, Console& console) {
    if (!arguments.words().empty())
        arguments.setProblem("found \"" + arguments.words().front() + "\", expected an option");
    SimulationPlan plan;
    plan.table = readTable(arguments);
    plan.games = static_cast<int>(arguments.number("games", 1, 10'000'000));
    plan.jobs = static_cast<int>(arguments.number("jobs", 1, 1024));
    plan.mirrored = arguments.has("mirrored");
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    ProgressBar bar(console, plan.games);
    const SimulationResult result = simulate(plan, [&](int done) { bar.show(done); });
    for (const std::string& problem : result.problems) console.err << problem << "\n";
    if (arguments.has("json")) {
        console.out << QJsonDocument(asJson(plan, result)).toJson(QJsonDocument::Compact).toStdString() << "\n";
    } else {
        tell(plan, result, console.out);
    }
    return result.problems.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

}  // namespace

Command simulateCommand() {
    return {"simulate", "", "Plays matches between computer players and counts who wins", options, &runSimulate};
}

}  // namespace duelogue
