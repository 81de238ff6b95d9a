#include <QString>
#include <algorithm>
#include <array>

#include "app/cli/Command.h"
#include "app/cli/Interruption.h"
#include "app/cli/ReadPlayOptions.h"
#include "app/cli/arena/ArenaFile.h"
#include "app/cli/arena/ArenaRun.h"
#include "app/cli/output/ProgressBar.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 13> arenaOptions{{
    {"game", "NAME", usualGame, "Game"},
    {"players", "A,B,...", "greedy,random", "Players; all pairs meet"},
    {"seats", "N", "2", "Players per table; with more than two, all combinations of players meet"},
    {"decks", "A,B,...", "",
     "Decks: deck names, files, or random[:SEED][:TEMPLATE][:COLORS] (default: all decks of the program)"},
    {"games", "N", "100", "Maximum number of matches per table; each deal is played from every seat"},
    {"seed", "S", "1", "Random seed; the same seed gives the same result unless players have a time limit"},
    {"jobs", "J", "1", "Worker threads"},
    {"sprt", "LOW,HIGH", "", "Stop a table early by SPRT: two scores of its first player in percent, e.g. 50,55"},
    {"out", "FILE", "", "Append each match to FILE and skip matches already in it"},
    botTimeOption,
    botFaultOption,
    {"join", "", "", "Only evaluate the matches in the FILEs"},
    jsonOption,
}};

/// Parses the bounds of --sprt in percent, such as 50,55, to scores.
std::optional<SequentialTest::Bounds> readBounds(Arguments& arguments) {
    if (!arguments.has("sprt")) return std::nullopt;
    const auto parts = arguments.list("sprt");
    std::vector<double> bounds;
    for (const std::string& part : parts) {
        bool isNumber = false;
        const double bound = QString::fromStdString(part).toDouble(&isNumber) / 100;
        if (isNumber && bound > 0 && bound < 1) bounds.push_back(bound);
    }
    if (parts.size() == 2 && bounds.size() == 2 && bounds[0] < bounds[1])
        return SequentialTest::Bounds{bounds[0], bounds[1]};
    arguments.setProblem("--sprt: expected LOW,HIGH in percent, e.g. 50,55");
    return std::nullopt;
}

std::size_t readTableSize(Arguments& arguments, const Game& game) {
    const auto seats = game.rulebook().seatCount();
    return arguments.number("seats", std::max<std::size_t>(2, seats.least), seats.most);
}

void readPlayers(Arguments& arguments, ArenaPlan& plan) {
    constexpr std::array words{"two", "three", "four"};
    PlayOptions& seats = plan.seats;
    seats.players = arguments.list("players");
    checkPlayers(arguments, *seats.game, seats.players);
    if (seats.players.size() < plan.tableSize)
        arguments.setProblem(std::string("--players: name at least ") + words.at(plan.tableSize - 2) +
                             " players, not " + std::to_string(seats.players.size()));
    // Two players of the same name serve as a test of the arena. With more players, the result could not tell them
    // apart.
    auto sorted = seats.players;
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (plan.tableSize == 2 && sorted.size() > 2 && twice != sorted.end())
        arguments.setProblem("--players: \"" + *twice + "\" is listed twice");
}

ArenaPlan readPlan(Arguments& arguments) {
    ArenaPlan plan;
    PlayOptions& seats = plan.seats;
    seats.game = readGame(arguments);
    if (seats.game == nullptr) return plan;
    seats.seed = arguments.number("seed", 0, UINT64_MAX);
    plan.tableSize = readTableSize(arguments, *seats.game);
    readPlayers(arguments, plan);
    const bool every = !arguments.has("decks") || arguments.value("decks") == "all";
    seats.deckNames = every ? allDecks(*seats.game) : arguments.list("decks");
    readDecks(arguments, seats, DeckUse::AnySeat, plan.tableSize);
    if (seats.decks.empty()) arguments.setProblem("--decks: name at least one deck");
    plan.deals =
        static_cast<std::int64_t>((arguments.number("games", 1, 10'000'000) + plan.tableSize - 1) / plan.tableSize);
    plan.jobs = static_cast<int>(arguments.number("jobs", 1, 1024));
    seats.bots = readBotOptions(arguments);
    plan.test = readBounds(arguments);
    return plan;
}

void tellGame(const ArenaGame& game, bool json, Console& console) {
    if (json) console.out << writeLine(game).toStdString() << std::endl;
    for (const std::string& problem : game.problems) {
        console.err << "match " << game.index << ", seed " << game.seed << ": " << problem << "\n";
    }
}

void tellEnd(const Standings& standings, bool json, Console& console) {
    if (json) {
        console.out << standings.summary().toStdString() << "\n";
    } else {
        standings.tell(console.out);
    }
}

ExitStatus playArena(Arguments& arguments, Console& console) {
    arguments.expectNoWords();
    ArenaPlan plan = readPlan(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    std::optional<ArenaFile> file;
    ArenaRun::Known known;
    if (arguments.has("out")) {
        ArenaReading kept = file.emplace(arguments.value("out")).open();
        arguments.setProblem(std::move(kept.problem));
        for (ArenaGame& game : kept.games) known.emplace(game.key(), std::move(game));
    }
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const int jobs = plan.jobs;
    ArenaRun run(std::move(plan), std::move(known));
    const Interruption interruption;
    ExitStatus status = ExitStatus::Fine;
    int threads = jobs;
    {
        ProgressBar bar(console, run.size());
        const auto take = [&](const ArenaGame& game, bool isKnown) {
            tellGame(game, arguments.has("json"), console);
            if (!game.problems.empty()) status = ExitStatus::Failed;
            const bool written = !file || isKnown || file->append(game);
            if (!written) {
                console.err << "--out: can't write to " << arguments.value("out") << ": stopping\n";
                status = ExitStatus::Failed;
            }
            bar.show(game.index + 1);
            // If standard output can't be written, the results of further games would be lost.
            return written && console.out.good();
        };
        threads = run.play(take, interruption.token());
    }
    tellThreads(jobs, threads, console.err);
    if (interruption.isAsked())
        console.err << "Partial result: interrupted after " << run.taken() << " of " << run.size() << " matches."
                    << (file ? " Run the same command again to continue.\n" : "\n");
    tellEnd(run.standings(), arguments.has("json"), console);
    return interruption.isAsked() ? ExitStatus::Interrupted : status;
}

ExitStatus joinGames(Arguments& arguments, Console& console) {
    for (const char* other : {"players", "seats", "decks", "games", "out"}) {
        if (arguments.has(other)) arguments.setProblem("--join can't be combined with --" + std::string(other));
    }
    if (arguments.words().empty()) arguments.setProblem("--join needs a file");
    Standings standings(readBounds(arguments));
    std::vector<ArenaGame> games;
    for (const std::string& path : arguments.words()) {
        ArenaReading read = readArenaFile(path);
        if (read.problem.empty() && read.games.empty()) console.err << path << ": no matches found\n";
        arguments.setProblem(std::move(read.problem));
        for (ArenaGame& game : read.games) games.push_back(std::move(game));
    }
    if (games.empty()) arguments.setProblem("--join: no matches found in these files");
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    ExitStatus status = ExitStatus::Fine;
    for (const ArenaGame& game : games) {
        if (!standings.add(game)) continue;
        tellGame(game, arguments.has("json"), console);
        if (game.parts.empty()) status = ExitStatus::Failed;
    }
    if (standings.leftOut() > 0) console.err << standings.leftOut() << " matches skipped: their deal is incomplete\n";
    tellEnd(standings, arguments.has("json"), console);
    const bool any = std::ranges::any_of(standings.all(), [](const Standing& each) { return each.deals() > 0; });
    return any ? status : ExitStatus::Failed;
}

ExitStatus runArena(Arguments& arguments, Console& console) {
    return arguments.has("join") ? joinGames(arguments, console) : playArena(arguments, console);
}

JsonHelp arenaJson() {
    return {"an object per line, one for each match, then the summary; lists begin with the first player",
            {{"game", "Game index, from 0"},
             {"seed", "Seed of the match, as text; \"duelogue watch\" shows the match"},
             {"players", "Players"},
             {"seats", "Seats of the players, from 1"},
             {"decks", "Decks, by seat"},
             {"result",
              "Score of the first player: 1 won, 0.5 drawn or unfinished, 0 lost; with more than two players a list of "
              "all scores; null after a fault"},
             {"end", "over, unfinished, stuck or refused"},
             {"turns", "Number of turns"},
             {"decisions", "Number of decisions"},
             {"budget", "Search budget of each player (the part of the name after the colon), or null"},
             {"iterations", "Search iterations of each player, or null"},
             {"time", "Thinking time of each player in seconds"},
             {"problems", "Problems in this match; missing if there were none"},
             {"summary", "true on the last line"},
             {"pairs", "Summary: results of each pair of players; missing for larger tables"},
             {"pairs.a", "First player"},
             {"pairs.b", "Second player"},
             {"pairs.games", "Number of matches counted"},
             {"pairs.score", "Score of the first player, from 0 to 1"},
             {"pairs.low", "Lower end of the 95% confidence interval"},
             {"pairs.high", "Upper end of the 95% confidence interval"},
             {"pairs.elo", "Difference in Elo"},
             {"pairs.sprt", "accepted, rejected or undecided; null without --sprt"},
             {"tables", "Summary: results of each table of more than two players; missing if there is none"},
             {"tables.players", "Players at the table"},
             {"tables.deals", "Number of deals counted"},
             {"tables.games", "Number of matches in them, one for each rotation of the seats"},
             {"tables.scores", "Share of all wins of each player, from 0 to 1; a shared win is divided"},
             {"tables.lows", "Lower end of each 95% confidence interval"},
             {"tables.highs", "Upper end of each 95% confidence interval"},
             {"tables.sprt", "For the first player: accepted, rejected or undecided; null without --sprt"}}};
}

}  // namespace

Command arenaCommand() {
    return {"arena",      "[FILE...]", "Measure the strength of players against each other",
            arenaOptions, arenaJson(), &runArena};
}

}  // namespace duelogue
