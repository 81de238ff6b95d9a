#include <QFile>
#include <algorithm>
#include <array>

#include "app/cli/ArenaRun.h"
#include "app/cli/CommandLine.h"
#include "app/cli/ProgressBar.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 12> options{{
    {"game", "NAME", "arcana", "which game"},
    {"players", "A,B,...", "greedy,random", "who plays; every two of them play against each other"},
    {"decks", "A,B,...", "", "names of decks, or files; all decks of the program where not given"},
    {"games", "N", "100", "how many games every two players play at most; made even, two for each deal"},
    {"seed", "S", "1", "the same seed gives the same result"},
    {"jobs", "J", "1", "how many threads"},
    {"sprt", "LOW,HIGH", "", "two players stop once it is known which score is right, in per cent: 50,55"},
    {"out", "FILE", "", "keeps each game as a line; games that are there already are not played again"},
    botTimeOption,
    botFaultOption,
    {"join", "", "", "plays nothing, and counts the games of the FILEs"},
    {"json", "", "", "writes each game as a line of JSON, and the result as the last one"},
}};

/// 50,55 as scores.
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

void readPlayers(Arguments& arguments, Seats& seats) {
    seats.players = arguments.list("players");
    checkPlayers(arguments, *seats.game, seats.players);
    if (seats.players.size() < 2)
        arguments.setProblem("--players: found " + std::to_string(seats.players.size()) + ", expected two or more");
    const auto players = seats.game->rulebook().seatCount();
    if (players.least > 2) arguments.setProblem("--game: expected a game that two can play");
    // Two of the same name are a test of the arena; more of them could not be told apart in the result.
    auto sorted = seats.players;
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (sorted.size() > 2 && twice != sorted.end())
        arguments.setProblem("--players: found \"" + *twice + "\" twice, expected different ones");
}

ArenaPlan readPlan(Arguments& arguments) {
    ArenaPlan plan;
    Seats& seats = plan.seats;
    seats.game = readGame(arguments);
    if (seats.game == nullptr) return plan;
    seats.seed = arguments.number("seed", 0, UINT64_MAX);
    readPlayers(arguments, seats);
    const bool every = !arguments.has("decks") || arguments.value("decks") == "all";
    seats.deckNames = every ? allDecks(*seats.game) : arguments.list("decks");
    readDecks(arguments, seats);
    if (seats.decks.empty()) arguments.setProblem("--decks: found none, expected one or more");
    plan.deals = static_cast<std::int64_t>((arguments.number("games", 1, 10'000'000) + 1) / 2);
    plan.jobs = static_cast<int>(arguments.number("jobs", 1, 1024));
    seats.bots = readBotOptions(arguments);
    plan.test = readBounds(arguments);
    return plan;
}

/// The games of a file, in their order. A last line without an end was broken off, and is left out; `complete` is how
/// much stands before it, in bytes.
std::vector<ArenaGame> readGames(Arguments& arguments, const std::string& path, qint64& complete) {
    QFile file(QString::fromStdString(path));
    std::vector<ArenaGame> games;
    complete = 0;
    if (!file.open(QIODevice::ReadOnly)) {
        arguments.setProblem("found \"" + path + "\", expected a file that can be read");
        return games;
    }
    for (int number = 1; !file.atEnd(); ++number) {
        const QByteArray line = file.readLine();
        if (!line.endsWith('\n')) break;
        complete += line.size();
        auto read = readArenaLine(line);
        if (const auto* problem = std::get_if<std::string>(&read))
            arguments.setProblem(path + ":" + std::to_string(number) + ": " + *problem);
        if (auto* game = std::get_if<ArenaGame>(&read)) games.push_back(std::move(*game));
    }
    return games;
}

/// The file that games are kept in: what it held before is known, what is new goes behind it.
class GameFile {
public:
    GameFile(Arguments& arguments, const std::string& path) : m_file(QString::fromStdString(path)) {
        qint64 complete = 0;
        if (m_file.exists()) {
            for (ArenaGame& game : readGames(arguments, path, complete)) m_known.emplace(game.key(), std::move(game));
        }
        if (!arguments.problem().empty()) return;
        if (!m_file.open(QIODevice::ReadWrite) || !m_file.resize(complete) || !m_file.seek(complete))
            arguments.setProblem("--out: found \"" + path + "\", expected a file that can be written");
    }
    [[nodiscard]] const ArenaRun::Known& known() const { return m_known; }
    /// False where the disk is full, or the like.
    [[nodiscard]] bool append(const QByteArray& line) { return m_file.write(line) == line.size() && m_file.flush(); }

private:
    QFile m_file;
    ArenaRun::Known m_known;
};

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
    std::optional<GameFile> file;
    if (arguments.has("out")) file.emplace(arguments, arguments.value("out"));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    ArenaRun run(std::move(plan), file ? file->known() : ArenaRun::Known{});
    ExitStatus status = ExitStatus::Fine;
    bool written = true;
    {
        ProgressBar bar(console, run.size());
        run.play([&](const ArenaGame& game, bool known) {
            tellGame(game, arguments.has("json"), console);
            if (!game.problems.empty()) status = ExitStatus::Failed;
            if (file && !known && !file->append(writeLine(game) + "\n")) written = false;
            bar.show(game.index + 1);
        });
    }
    tellEnd(run.standings(), arguments.has("json"), console);
    if (written) return status;
    console.err << "--out: not every game could be written to " << arguments.value("out") << "\n";
    return ExitStatus::Failed;
}

ExitStatus joinGames(Arguments& arguments, Console& console) {
    for (const char* other : {"players", "decks", "games", "out"}) {
        if (arguments.has(other))
            arguments.setProblem("--join plays nothing: --" + std::string(other) + " says nothing to it");
    }
    if (arguments.words().empty()) arguments.setProblem("--join: found nothing, expected files");
    Standings standings(readBounds(arguments));
    std::vector<ArenaGame> games;
    for (const std::string& path : arguments.words()) {
        qint64 complete = 0;
        for (ArenaGame& game : readGames(arguments, path, complete)) games.push_back(std::move(game));
    }
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    ExitStatus status = ExitStatus::Fine;
    for (const ArenaGame& game : games) {
        if (!standings.add(game)) continue;
        tellGame(game, arguments.has("json"), console);
        if (!game.halves) status = ExitStatus::Failed;
    }
    if (standings.halves() > 0)
        console.err << standings.halves() << " games are left out: the other half of their pair is missing\n";
    tellEnd(standings, arguments.has("json"), console);
    return status;
}

ExitStatus runArena(Arguments& arguments, Console& console) {
    return arguments.has("join") ? joinGames(arguments, console) : playArena(arguments, console);
}

}  // namespace

Command arenaCommand() {
    return {"arena", "[FILE...]", "Measures how strong players are against each other", options, &runArena};
}

}  // namespace duelogue
