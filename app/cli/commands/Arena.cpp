#include <QString>
#include <algorithm>
#include <array>

#include "app/cli/Command.h"
#include "app/cli/Interruption.h"
#include "app/cli/arena/ArenaFile.h"
#include "app/cli/arena/ArenaRun.h"
#include "app/cli/output/ProgressBar.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 13> arenaOptions{{
    {"game", "NAME", usualGame, "which game"},
    {"players", "A,B,...", "greedy,random", "who plays; every two of them play against each other"},
    {"seats", "N", "2", "how many sit at a table; where more than two, every so many of the players play together"},
    {"decks", "A,B,...", "",
     "names of decks, files, or random:SEED:TEMPLATE:COLOURS, whose parts may be missing; all decks of the program "
     "where not given"},
    {"games", "N", "100",
     "how many games each table plays at most; rounded up, so that each deal is played from all seats"},
    {"seed", "S", "1", "the same seed gives the same result, unless players are limited by time"},
    {"jobs", "J", "1", "how many threads"},
    {"sprt", "LOW,HIGH", "",
     "a table stops once it is known which score of its first player is right, in per cent: 50,55"},
    {"out", "FILE", "", "keeps each game as a line; games that are there already are not played again"},
    botTimeOption,
    botFaultOption,
    {"join", "", "", "plays nothing, and counts the games of the FILEs"},
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
    arguments.setProblem("--sprt: found \"" + arguments.value("sprt") +
                         "\", expected two numbers between 0 and 100, the lower one first: 50,55");
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
        arguments.setProblem("--players: found " + std::to_string(seats.players.size()) + ", expected " +
                             words.at(plan.tableSize - 2) + " or more");
    // Two players of the same name serve as a test of the arena. With more players, the result could not tell them
    // apart.
    auto sorted = seats.players;
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (plan.tableSize == 2 && sorted.size() > 2 && twice != sorted.end())
        arguments.setProblem("--players: found \"" + *twice + "\" twice, expected different ones");
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
    if (seats.decks.empty()) arguments.setProblem("--decks: found none, expected one or more");
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
        console.err << "game " << game.index << ", seed " << game.seed << ": " << problem << "\n";
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
    if (!arguments.words().empty())
        arguments.setProblem("found \"" + arguments.words().front() + "\", expected an option");
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
                console.err << "--out: " << arguments.value("out") << " can't be written: no more games are played\n";
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
        console.err << "This is a partial result: interrupted after " << run.taken() << " of " << run.size()
                    << " games." << (file ? " The same command goes on from there.\n" : "\n");
    tellEnd(run.standings(), arguments.has("json"), console);
    return interruption.isAsked() ? ExitStatus::Interrupted : status;
}

ExitStatus joinGames(Arguments& arguments, Console& console) {
    for (const char* other : {"players", "seats", "decks", "games", "out"}) {
        if (arguments.has(other))
            arguments.setProblem("--join plays nothing: --" + std::string(other) + " says nothing to it");
    }
    if (arguments.words().empty()) arguments.setProblem("--join: found nothing, expected files");
    Standings standings(readBounds(arguments));
    std::vector<ArenaGame> games;
    for (const std::string& path : arguments.words()) {
        ArenaReading read = readArenaFile(path);
        if (read.problem.empty() && read.games.empty()) console.err << path << ": found no game\n";
        arguments.setProblem(std::move(read.problem));
        for (ArenaGame& game : read.games) games.push_back(std::move(game));
    }
    if (games.empty()) arguments.setProblem("--join: found no game, expected files of games");
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    ExitStatus status = ExitStatus::Fine;
    for (const ArenaGame& game : games) {
        if (!standings.add(game)) continue;
        tellGame(game, arguments.has("json"), console);
        if (game.parts.empty()) status = ExitStatus::Failed;
    }
    if (standings.leftOut() > 0)
        console.err << standings.leftOut() << " games are left out: the rest of their deal is missing\n";
    tellEnd(standings, arguments.has("json"), console);
    const bool any = std::ranges::any_of(standings.all(), [](const Standing& each) { return each.deals() > 0; });
    return any ? status : ExitStatus::Failed;
}

ExitStatus runArena(Arguments& arguments, Console& console) {
    return arguments.has("join") ? joinGames(arguments, console) : playArena(arguments, console);
}

JsonHelp arenaJson() {
    return {"an object on each line, one for each game and then the result; what is a list has the first player first",
            {{"game", "its number, from 0"},
             {"seed", "of the match, in quotes: \"duelogue watch\" shows it"},
             {"players", "a list of who played"},
             {"seats", "a list of where they sat, from 1"},
             {"decks", "a list of the decks, by seat"},
             {"result",
              "1 won, 0.5 drawn or not ended, 0 lost: of the first player, or of more than two a list; null: a fault"},
             {"end", "over, unfinished, stuck or refused"},
             {"turns", "how many turns it had"},
             {"decisions", "how many questions were answered"},
             {"budget", "a list of what stands behind the players' names, or null"},
             {"iterations", "a list of how far they searched, or null"},
             {"time", "a list of the seconds that they spent choosing"},
             {"problems", "a list of what went wrong; missing where nothing did"},
             {"summary", "true on the last line"},
             {"pairs", "there, a list of each two players; missing where more sit at a table"},
             {"pairs.a", "the one"},
             {"pairs.b", "the other"},
             {"pairs.games", "how many games count"},
             {"pairs.score", "of the one, from 0 to 1"},
             {"pairs.low", "it is at least this, in 95 of 100 cases"},
             {"pairs.high", "it is at most this"},
             {"pairs.elo", "the difference in Elo"},
             {"pairs.sprt", "accepted, rejected or undecided; null without --sprt"},
             {"tables", "there, a list of each table of more than two; missing where there is none"},
             {"tables.players", "a list of who sits at it"},
             {"tables.deals", "how many deals count"},
             {"tables.games", "how many games these are: one for each rotation of the seats"},
             {"tables.scores", "a list of what each won of all wins, from 0 to 1; a win that is shared divides"},
             {"tables.lows", "a list: each score is at least this, in 95 of 100 cases"},
             {"tables.highs", "a list: it is at most this"},
             {"tables.sprt", "of the first player: accepted, rejected or undecided; null without --sprt"}}};
}

}  // namespace

Command arenaCommand() {
    return {"arena",      "[FILE...]", "Measures how strong players are against each other",
            arenaOptions, arenaJson(), &runArena};
}

}  // namespace duelogue
