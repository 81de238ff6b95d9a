#include <algorithm>
#include <array>
#include <iomanip>
#include <optional>

#include "app/cli/Command.h"
#include "app/cli/Interruption.h"
#include "app/cli/ReadPlayOptions.h"
#include "app/cli/arena/DeckParts.h"
#include "app/cli/arena/Simulation.h"
#include "app/cli/output/ProgressBar.h"
#include "app/library/decks/DeckSeat.h"
#include "app/library/files/Json.h"
#include "app/library/measure/GameSpec.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 11> simulateOptions{{
    {"game", "NAME", usualGame, "Game"},
    {"players", "A,B,...", "greedy,random", "Players, one per seat; greedy,greedy by default in a round robin"},
    {"decks", "A,B,...", "",
     "Decks by seat: a deck name, a file, or random[:SEED][:TEMPLATE][:COLORS]. With more decks than players, or "
     "\"all\", plays a round robin"},
    {"games", "N", "100", "Number of matches, per pairing in a round robin"},
    {"seed", "S", "1", "Random seed; the same seed gives the same result unless players have a time limit"},
    {"jobs", "J", "1", "Worker threads"},
    {"mirrored", "", "", "Play each deal once from every seat (not in a round robin)"},
    rulesOption,
    botTimeOption,
    botFaultOption,
    jsonOption,
}};

/// Returns the mean per game; 0 without games.
double mean(std::int64_t sum, int games) { return games > 0 ? static_cast<double>(sum) / games : 0; }

QJsonObject asJson(const SimulationPlan& plan, const SimulationResult& result) {
    QJsonArray wins;
    for (const int won : result.wins) wins.append(won);
    return {{"game", jsonText(plan.seats.game->id())},
            {"players", jsonList(plan.seats.players)},
            {"decks", jsonList(plan.seats.deckNames)},
            {"games", result.games},
            {"partial", result.games < plan.games},
            {"seed", QString::number(plan.seats.seed)},
            {"mirrored", plan.mirrored},
            {"wins", wins},
            {"draws", result.draws},
            {"unfinished", result.unfinished},
            {"turns_mean", mean(result.turns, result.games)},
            {"decisions", static_cast<qint64>(result.decisions)},
            {"choices", static_cast<qint64>(result.choices)},
            {"seconds", result.seconds},
            {"games_per_second", result.games / result.seconds},
            {"decisions_per_second", static_cast<double>(result.decisions) / result.seconds}};
}

void tell(const SimulationPlan& plan, const SimulationResult& result, std::ostream& out) {
    out << result.games << " matches of " << plan.seats.game->title() << " in " << result.seconds << " s\n";
    for (std::size_t p = 0; p < result.wins.size(); ++p) {
        out << "  " << plan.seats.players[p] << " won " << result.wins[p];
        if (!plan.mirrored) out << " with " << plan.seats.deckNames[p];
        out << "\n";
    }
    out << "  drawn " << result.draws << ", unfinished " << result.unfinished << "\n  "
        << mean(result.turns, result.games) << " turns and " << mean(result.decisions, result.games)
        << " decisions per match, " << static_cast<double>(result.decisions) / result.seconds
        << " decisions per second\n";
}

// -------------------------------------------------------------------------------------------------- every deck

/// Returns true if the decks are joined from parts.
bool isJoined(const MatrixPlan& plan) { return plan.seats.game->deckBuilding().joined > 1; }

/// Returns true if some of the decks fit only one seat.
bool haveSeats(const MatrixPlan& plan) {
    return std::ranges::any_of(plan.seats.seatOf, [](const auto& seat) { return seat.has_value(); });
}

QJsonObject asJson(const MatrixPlan& plan, const MatrixResult& result) {
    QJsonArray matrix;
    QJsonArray shares;
    for (std::size_t d = 0; d < result.wins.size(); ++d) {
        QJsonArray row;
        for (const int won : result.wins[d]) row.append(won);
        matrix.append(row);
        shares.append(result.share(d));
    }
    QJsonObject json{{"game", jsonText(plan.seats.game->id())},
                     {"players", jsonList(plan.seats.players)},
                     {"decks", jsonList(plan.seats.deckNames)},
                     {"games", plan.games},
                     {"partial", result.games < gamesOf(plan)},
                     {"seed", QString::number(plan.seats.seed)},
                     {"matrix", matrix},
                     {"shares", shares},
                     {"draws", result.draws},
                     {"unfinished", result.unfinished},
                     {"seconds", result.seconds}};
    if (haveSeats(plan)) {
        QJsonArray seats;
        for (const auto& seat : plan.seats.seatOf)
            seats.append(seat ? QJsonValue(static_cast<int>(*seat) + 1) : QJsonValue());
        json["seats"] = seats;
    }
    if (isJoined(plan)) {
        const DeckParts parts = partsOf(plan, result);
        QJsonArray partShares;
        for (const double share : parts.all) partShares.append(share);
        json["parts"] = jsonList(parts.names);
        json["part_shares"] = partShares;
    }
    return json;
}

/// A table of win rates with numbered lines and columns.
struct DeckTable {
    std::string title;  ///< heading of the lines; may be empty
    std::vector<std::string> lines;
    std::size_t columns = 0;
    /// [line][column] in percent; nullopt if the decks did not play.
    std::vector<std::vector<std::optional<double>>> shares;
    std::vector<double> all;  ///< by line, in percent
};

/// Writes the win rates of the lines' decks against the columns' decks in percent.
void tellTable(const DeckTable& table, std::ostream& out) {
    std::size_t width = table.title.empty() ? 0 : table.title.size() - 4;
    for (const std::string& name : table.lines) width = std::max(width, name.size());
    out << std::left << std::setw(static_cast<int>(width) + 4) << table.title << std::right;
    for (std::size_t d = 0; d < table.columns; ++d) out << std::setw(5) << d + 1;
    out << "    all\n" << std::fixed << std::setprecision(0);
    for (std::size_t a = 0; a < table.lines.size(); ++a) {
        out << std::right << std::setw(2) << a + 1 << "  " << std::left << std::setw(static_cast<int>(width))
            << table.lines[a] << std::right;
        for (const auto& share : table.shares[a]) {
            out << std::setw(5);
            share ? out << *share : out << "-";
        }
        out << std::setw(7) << std::setprecision(1) << table.all[a] << std::setprecision(0) << "\n";
    }
    out << std::defaultfloat << std::setprecision(6);
}

/// Returns the table of some decks (lines) against others (columns).
DeckTable tableOf(const MatrixPlan& plan, const MatrixResult& result, const std::vector<std::size_t>& lines,
                  const std::vector<std::size_t>& columns) {
    DeckTable table;
    table.columns = columns.size();
    for (const std::size_t a : lines) {
        table.lines.push_back(plan.seats.deckNames[a]);
        table.all.push_back(result.share(a));
        table.shares.emplace_back();
        for (const std::size_t b : columns) {
            const bool met = a != b;
            table.shares.back().push_back(met ? std::optional(result.share(a, b)) : std::nullopt);
        }
    }
    return table;
}

DeckTable tableOf(const DeckParts& parts) {
    DeckTable table{{}, parts.names, parts.names.size(), {}, parts.all};
    for (std::size_t a = 0; a < parts.names.size(); ++a) {
        table.shares.emplace_back(parts.against[a].begin(), parts.against[a].end());
        table.shares.back()[a].reset();
    }
    return table;
}

std::vector<std::size_t> decksAt(const MatrixPlan& plan, std::size_t seat) {
    std::vector<std::size_t> decks;
    for (std::size_t d = 0; d < plan.seats.decks.size(); ++d) {
        if (fits(plan.seats, d, seat)) decks.push_back(d);
    }
    return decks;
}

/// Writes a table for each of the two seats, if they have decks of their own.
void tellSeats(const MatrixPlan& plan, const MatrixResult& result, std::ostream& out) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        DeckTable table = tableOf(plan, result, decksAt(plan, seat), decksAt(plan, 1 - seat));
        table.title = deckKind(*plan.seats.game, seat) + "s";
        tellTable(table, out);
        out << "\n";
    }
}

void tell(const MatrixPlan& plan, const MatrixResult& result, std::ostream& out) {
    if (haveSeats(plan)) {
        tellSeats(plan, result, out);
    } else {
        const std::vector<std::size_t> all = decksAt(plan, 0);
        tellTable(tableOf(plan, result, all, all), out);
    }
    if (isJoined(plan)) {
        out << "\n";
        tellTable(tableOf(partsOf(plan, result)), out);
    }
    out << plan.games << " matches per pairing, " << result.draws << " drawn, " << result.unfinished
        << " unfinished, in " << result.seconds << " s\n";
}

void tellPartial(int played, int planned, std::ostream& err) {
    if (played < planned) err << "Partial result: interrupted after " << played << " of " << planned << " matches.\n";
}

ExitStatus runMatrix(Arguments& arguments, Console& console, PlayOptions seats) {
    MatrixPlan plan;
    plan.seats = std::move(seats);
    if (arguments.has("mirrored")) arguments.setProblem("--mirrored can't be used in a round robin");
    // Equal players, so that only the decks differ.
    if (!arguments.has("players")) plan.seats.players.assign(plan.seats.players.size(), "greedy");
    const auto& players = plan.seats.players;
    if (players.size() != 2 || players.front() != players.back())
        arguments.setProblem("A round robin needs the same player twice, e.g. --players greedy,greedy");
    plan.games = static_cast<int>(arguments.number("games", 1, 100'000));
    plan.jobs = static_cast<int>(arguments.number("jobs", 1, 1024));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    ProgressBar bar(console, gamesOf(plan));
    const Interruption interruption;
    plan.stop = interruption.token();
    const MatrixResult result = simulateMatrix(plan, [&](int done) { bar.show(done); });
    for (const std::string& problem : result.problems) console.err << problem << "\n";
    tellThreads(plan.jobs, result.threads, console.err);
    tellPartial(result.games, gamesOf(plan), console.err);
    if (arguments.has("json")) {
        writeJson(console.out, asJson(plan, result));
    } else {
        tell(plan, result, console.out);
    }
    if (interruption.isAsked()) return ExitStatus::Interrupted;
    return result.problems.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

ExitStatus runSimulate(Arguments& arguments, Console& console) {
    arguments.expectNoWords();
    PlayOptions seats = readSeats(arguments, DeckCount::OrEvery);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    if (seats.decks.size() > seats.players.size()) return runMatrix(arguments, console, std::move(seats));
    SimulationPlan plan;
    plan.seats = std::move(seats);
    plan.games = static_cast<int>(arguments.number("games", 1, 10'000'000));
    plan.jobs = static_cast<int>(arguments.number("jobs", 1, 1024));
    plan.mirrored = arguments.has("mirrored");
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    ProgressBar bar(console, plan.games);
    const Interruption interruption;
    plan.stop = interruption.token();
    const SimulationResult result = simulate(plan, [&](int done) { bar.show(done); });
    for (const std::string& problem : result.problems) console.err << problem << "\n";
    tellThreads(plan.jobs, result.threads, console.err);
    tellPartial(result.games, plan.games, console.err);
    if (arguments.has("json")) {
        writeJson(console.out, asJson(plan, result));
    } else {
        tell(plan, result, console.out);
    }
    if (interruption.isAsked()) return ExitStatus::Interrupted;
    return result.problems.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

JsonHelp simulateJson() {
    return {
        "an object",
        {{"game", "Game"},
         {"players", "Players, by seat"},
         {"decks", "Decks"},
         {"games", "Number of matches played; in a round robin: matches planned per pairing"},
         {"partial", "true if Ctrl-C stopped the run early"},
         {"seed", "Seed, as text"},
         {"mirrored", "true if each deal was played from every seat"},
         {"wins", "Wins of each player"},
         {"draws", "Number of draws"},
         {"unfinished", "Number of unfinished matches"},
         {"turns_mean", "Average number of turns per match"},
         {"decisions", "Number of decisions"},
         {"choices", "Number of decisions with more than one legal reply"},
         {"seconds", "Duration in seconds"},
         {"games_per_second", "Matches per second"},
         {"decisions_per_second", "Decisions per second"},
         {"matrix", "Round robin only, instead of wins: a list for each deck with its wins against each other deck"},
         {"shares", "Round robin only: win rate of each deck in percent"},
         {"seats", "Only if seats have their own decks: the seat of each deck, from 1, or null"},
         {"parts", "Only if decks are joined from parts: the parts"},
         {"part_shares", "Win rate of each part in percent, in matches where only one deck contains it"}}};
}

}  // namespace

Command simulateCommand() {
    return {"simulate",     "",          "Play matches between computer players and count the wins", simulateOptions,
            simulateJson(), &runSimulate};
}

}  // namespace duelogue
