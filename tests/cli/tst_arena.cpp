// The arena: relative strength of players, as lines of JSON that can be saved, resumed and joined.
#include <sys/stat.h>

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>
#include <numeric>
#include <random>

#include "app/cli/arena/ArenaFile.h"
#include "app/cli/arena/ArenaRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

namespace {

/// Returns the lines of games without their times.
QList<QJsonObject> gamesOf(const CommandRun& ran) {
    QList<QJsonObject> lines = ran.jsonLines();
    lines.removeIf([](const QJsonObject& line) { return line.contains("summary"); });
    for (QJsonObject& line : lines) line.remove("time");
    return lines;
}

QJsonArray pairsOf(const CommandRun& ran) { return ran.jsonLines().constLast()["pairs"].toArray(); }

QJsonObject pairOf(const CommandRun& ran) { return pairsOf(ran)[0].toObject(); }

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("can't write %s", qPrintable(path));
}

/// Returns the result of a table with more than two seats.
QJsonObject tableOf(const CommandRun& ran) { return ran.jsonLines().constLast()["tables"].toArray()[0].toObject(); }

/// Returns a game of four players.
ArenaGame someGameOfFour() {
    ArenaGame game;
    game.seed = 5;
    game.players = {"search:1000", "greedy", "greedy", "random"};
    game.seats = {3, 4, 1, 2};
    game.decks = {"aliens+ninjas", "pirates+robots", "wizards+zombies", "dinosaurs+tricksters"};
    game.parts = {4, 0, 4, 4};
    game.efforts.resize(4);
    game.efforts[0] = {2, 30'000};
    return game;
}

ArenaGame someGame() {
    ArenaGame game;
    game.index = 7;
    game.seed = 12345678901234567890U;
    game.players = {"search:1000", "greedy"};
    game.seats = {2, 1};
    game.decks = {"ash-and-bone", "my \"own\".deck"};
    game.parts = {2, 0};
    game.turns = 20;
    game.decisions = 400;
    game.efforts = {PlayerStats{1.5, 40'000}, PlayerStats{0.25, std::nullopt}};
    game.problems = {"it hung"};
    return game;
}

}  // namespace

class TestArena : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void aRunWritesItsGamesAndResult() {
        const CommandRun ran = run("arena --players greedy,random --games 6 --json --decks ash-and-bone,dawn-patrol");
        QCOMPARE(ran.status, ExitStatus::Fine);
        QCOMPARE(ran.err, std::string());
        const auto lines = ran.jsonLines();
        QCOMPARE(lines.size(), 7);
        for (int i = 0; i < 6; ++i) {
            for (const char* key : {"seed", "decks", "players", "seats", "result", "turns", "decisions", "budget",
                                    "iterations", "time", "end"}) {
                QVERIFY2(lines[i].contains(QLatin1String(key)), key);
            }
            QCOMPARE(lines[i]["game"].toInt(), i);
            QCOMPARE(lines[i]["players"].toArray(), (QJsonArray{"greedy", "random"}));
            QVERIFY(lines[i]["time"].toArray()[0].toDouble() > 0);
            QCOMPARE(lines[i]["iterations"].toArray(), (QJsonArray{QJsonValue(), QJsonValue()}));
        }
        QCOMPARE(lines[6]["summary"], QJsonValue(true));
        QCOMPARE(pairsOf(ran).size(), 1);
        const QJsonObject pair = pairOf(ran);
        QCOMPARE(pair.keys(), (QStringList{"a", "b", "elo", "games", "high", "low", "score", "sprt"}));
        QCOMPARE(pair["games"].toInt(), 6);
        QVERIFY(pair["score"].toDouble() > 0.5);
        QVERIFY(pair["low"].toDouble() < pair["score"].toDouble());
        QVERIFY(pair["sprt"].isNull());
    }

    void aPairPlaysOneDealWithSwappedSeats() {
        const auto games = gamesOf(run("arena --players greedy,random --games 8 --json"));
        for (int i = 0; i < games.size(); i += 2) {
            QCOMPARE(games[i]["seed"], games[i + 1]["seed"]);
            QCOMPARE(games[i]["decks"], games[i + 1]["decks"]);
            QCOMPARE(games[i]["seats"].toArray(), (QJsonArray{1, 2}));
            QCOMPARE(games[i + 1]["seats"].toArray(), (QJsonArray{2, 1}));
        }
        QVERIFY(games[0]["seed"] != games[2]["seed"]);
    }

    /// The player has both seats of each deal, so the luck of the deal cancels out exactly.
    void aPlayerScoresHalfAgainstItself() {
        const CommandRun ran = run("arena --players greedy,greedy --games 20 --json");
        QCOMPARE(pairOf(ran)["score"].toDouble(), 0.5);
        QCOMPARE(pairOf(ran)["games"].toInt(), 20);
    }

    void everyPairOfPlayersPlays() {
        const CommandRun ran = run("arena --players greedy,random,greedy --games 2 --json");
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(ran.err.find("\"greedy\" is listed twice") != std::string::npos, ran.err.c_str());
        ArenaPlan plan;
        plan.seats.game = game("arcana");
        plan.seats.players = {"greedy", "random", "random "};
        plan.deals = 2;
        const ArenaRun arena(plan, {});
        QCOMPARE(arena.size(), 2 * 2 * 3);
        QCOMPARE(arena.standings().all().size(), std::size_t{3});
        QCOMPARE(arena.standings().all()[1].players[1], std::string("random "));
    }

    void everyDeckPlaysEachSeatEquallyOften_data() {
        QTest::addColumn<int>("decks");
        for (const int decks : {1, 2, 3, 5, 12}) QTest::addRow("%d decks", decks) << decks;
    }
    void everyDeckPlaysEachSeatEquallyOften() {
        QFETCH(int, decks);
        const auto count = static_cast<std::size_t>(decks);
        std::map<std::size_t, int> first;
        std::set<std::vector<std::size_t>> orders;
        const std::size_t all = count * std::max<std::size_t>(1, count - 1);
        for (std::size_t deal = 0; deal < all; ++deal) {
            const auto pair = decksOfDeal(static_cast<std::int64_t>(deal), count, 2);
            QCOMPARE(pair.size(), std::size_t{2});
            QVERIFY(pair[0] < count && pair[1] < count && (count == 1 || pair[0] != pair[1]));
            orders.insert(pair);
            ++first[pair[0]];
        }
        QCOMPARE(orders.size(), all);
        for (const auto& [deck, times] : first) QCOMPARE(static_cast<std::size_t>(times), all / count);
    }

    void everyDeckPlaysEachOfManySeatsEquallyOften_data() {
        QTest::addColumn<std::size_t>("decks");
        QTest::addColumn<std::size_t>("seats");
        for (const std::size_t decks : {1U, 3U, 4U, 28U}) {
            for (const std::size_t seats : {3U, 4U})
                QTest::addRow("%zu decks, %zu seats", decks, seats) << decks << seats;
        }
    }
    void everyDeckPlaysEachOfManySeatsEquallyOften() {
        QFETCH(std::size_t, decks);
        QFETCH(std::size_t, seats);
        std::set<std::vector<std::size_t>> deals;
        for (std::size_t round = 0; round < 20; ++round) {
            std::vector<std::set<std::size_t>> atSeat(seats);
            for (std::size_t deal = round * decks; deal < (round + 1) * decks; ++deal) {
                const auto found = decksOfDeal(static_cast<std::int64_t>(deal), decks, seats);
                QCOMPARE(found.size(), seats);
                for (std::size_t seat = 0; seat < seats; ++seat) atSeat[seat].insert(found[seat]);
                const std::set<std::size_t> different(found.begin(), found.end());
                QCOMPARE(different.size(), std::min(decks, seats));
                deals.insert(found);
            }
            for (const auto& met : atSeat) QCOMPARE(met.size(), decks);
        }
        if (decks == 28) QVERIFY2(deals.size() > 15 * decks, qPrintable(QString::number(deals.size())));
    }

    // ---- tables with three or four players

    void aTableOfFourWritesItsGamesAndResult() {
        const CommandRun ran =
            run("arena --game basebreak --players greedy,random,random,random --seats 4 --games 6 --json");
        QCOMPARE(ran.err, std::string());
        QCOMPARE(ran.status, ExitStatus::Fine);
        const auto games = gamesOf(ran);
        QCOMPARE(games.size(), 8);  // two deals, each in four rotations
        double won = 0;
        for (const QJsonObject& game : games) {
            const QJsonArray result = game["result"].toArray();
            QCOMPARE(game["players"].toArray(), (QJsonArray{"greedy", "random", "random", "random"}));
            for (const char* key : {"seats", "decks", "result", "budget", "iterations"})
                QCOMPARE(game[QLatin1String(key)].toArray().size(), 4);
            double all = 0;
            for (const QJsonValue share : result) all += share.toDouble();
            QCOMPARE(all, 1.0);
            won += result[0].toDouble();
        }
        const QJsonObject summary = ran.jsonLines().constLast();
        QVERIFY(!summary.contains("pairs"));
        QCOMPARE(summary["tables"].toArray().size(), 1);
        const QJsonObject table = tableOf(ran);
        QCOMPARE(table.keys(), (QStringList{"deals", "games", "highs", "lows", "players", "scores", "sprt"}));
        QCOMPARE(table["deals"].toInt(), 2);
        QCOMPARE(table["games"].toInt(), 8);
        QCOMPARE(table["scores"].toArray()[0].toDouble(), won / 8);
        QVERIFY(won / 8 > 0.5);
        for (int p = 0; p < 4; ++p) {
            const double score = table["scores"].toArray()[p].toDouble();
            QVERIFY(table["lows"].toArray()[p].toDouble() <= score && score <= table["highs"].toArray()[p].toDouble());
        }
    }

    void aDealIsPlayedInAllRotationsOfTheSeats() {
        const auto games =
            gamesOf(run("arena --game basebreak --players random,random,random --seats 3 --games 6 --json"));
        QCOMPARE(games.size(), 6);
        for (int i = 0; i < games.size(); ++i) {
            QCOMPARE(games[i]["seed"], games[i - i % 3]["seed"]);
            QCOMPARE(games[i]["decks"], games[i - i % 3]["decks"]);
            for (int p = 0; p < 3; ++p) QCOMPARE(games[i]["seats"].toArray()[p].toInt(), 1 + (p + i) % 3);
        }
        QVERIFY(games[0]["seed"] != games[3]["seed"]);
    }

    /// Each player has the winning seat of each deal once.
    void equalPlayersShareATableEvenly() {
        const CommandRun ran =
            run("arena --game basebreak --players random,random,random,random --seats 4 --games 12 --json");
        QCOMPARE(tableOf(ran)["scores"].toArray(), (QJsonArray{0.25, 0.25, 0.25, 0.25}));
        QCOMPARE(tableOf(ran)["deals"].toInt(), 3);
    }

    void everyCombinationOfPlayersGetsATable_data() {
        QTest::addColumn<QString>("players");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QStringList>("tables");
        QTest::newRow("as many as seats") << "s,g,g,g" << 4 << QStringList{"s,g,g,g"};
        QTest::newRow("one more") << "a,b,c,d" << 3 << QStringList{"a,b,c", "a,b,d", "a,c,d", "b,c,d"};
        QTest::newRow("the same ones once") << "a,b,g,g,g" << 4 << QStringList{"a,b,g,g", "a,g,g,g", "b,g,g,g"};
        QTest::newRow("pairs") << "a,b,c" << 2 << QStringList{"a,b", "a,c", "b,c"};
    }
    void everyCombinationOfPlayersGetsATable() {
        QFETCH(QString, players);
        QFETCH(int, seats);
        QFETCH(QStringList, tables);
        ArenaPlan plan;
        plan.seats.game = game("basebreak");
        for (const QString& player : players.split(',')) plan.seats.players.push_back(player.toStdString());
        plan.tableSize = static_cast<std::size_t>(seats);
        plan.deals = 5;
        const ArenaRun arena(plan, {});
        QStringList found;
        for (const Standing& standing : arena.standings().all()) {
            QStringList names;
            for (const std::string& name : standing.players) names += QString::fromStdString(name);
            found += names.join(',');
        }
        QCOMPARE(found, tables);
        QCOMPARE(arena.size(), static_cast<std::int64_t>(5 * seats * tables.size()));
    }

    /// The result of a game counts for its player, in whatever seat. A deal counts when all its rotations are complete.
    void onlyCompleteDealsCount() {
        Standings standings;
        ArenaGame game = someGameOfFour();
        const std::vector<std::vector<int>> results{{12, 0, 0, 0}, {0, 12, 0, 0}, {6, 6, 0, 0}, {4, 0, 4, 4}};
        for (std::size_t rotation = 0; rotation < 4; ++rotation) {
            QCOMPARE(standings.leftOut(), rotation);
            game.seats = rotatedSeats(4, rotation);
            game.parts = results[rotation];
            QVERIFY(standings.add(game));
            QVERIFY(!standings.add(game));
        }
        QCOMPARE(standings.leftOut(), std::size_t{0});
        const Standing& standing = standings.all().front();
        QCOMPARE(standing.deals(), std::int64_t{1});
        QCOMPARE(standing.scores[0].score(), 22.0 / 48);
        QCOMPARE(standing.scores[1].score(), 18.0 / 48);
        QCOMPARE(standing.scores[2].score(), 4.0 / 48);
    }

    void sharedWinsAreSplit() {
        QCOMPARE(sharedWin({true, false}), (std::vector<int>{2, 0}));
        QCOMPARE(sharedWin({false, false}), (std::vector<int>{1, 1}));
        QCOMPARE(sharedWin({true, false, true}), (std::vector<int>{3, 0, 3}));
        QCOMPARE(sharedWin({false, true, true, true}), (std::vector<int>{0, 4, 4, 4}));
        QCOMPARE(sharedWin({false, false, false, false}), (std::vector<int>{3, 3, 3, 3}));
    }

    void anInterruptedTableContinues() {
        const QString path = m_folder.filePath("table.jsonl");
        const QString command =
            "arena --game basebreak --players random,random,random --seats 3 --games 9 --json --out " + path;
        const CommandRun first = run(command);
        const QByteArrayList lines = contents(path).split('\n');
        const QByteArray head = lines[0] + '\n' + lines[1] + '\n' + lines[2] + '\n' + lines[3] + '\n';
        write(path, head + lines[4].first(20));
        const CommandRun joined = run("arena --join --json " + path);
        QCOMPARE(tableOf(joined)["deals"].toInt(), 1);
        QVERIFY2(joined.err.starts_with("1 games skipped"), joined.err.c_str());
        const CommandRun second = run(command);
        QCOMPARE(gamesOf(second), gamesOf(first));
        QCOMPARE(tableOf(second), tableOf(first));
        QVERIFY(contents(path).startsWith(head));
        QCOMPARE(tableOf(run("arena --join --json " + path)), tableOf(first));
    }

    void pairsAndTablesAreJoined() {
        const QString path = m_folder.filePath("mixed.jsonl");
        QByteArray lines = writeLine(someGame()) + '\n';
        ArenaGame game = someGame();
        game.seats = {1, 2};
        lines += writeLine(game) + '\n';
        for (std::size_t rotation = 0; rotation < 4; ++rotation) {
            game = someGameOfFour();
            game.seats = rotatedSeats(4, rotation);
            lines += writeLine(game) + '\n';
        }
        write(path, lines);
        const CommandRun ran = run("arena --join --json " + path);
        QCOMPARE(pairOf(ran)["games"].toInt(), 2);
        QCOMPARE(tableOf(ran)["games"].toInt(), 4);
    }

    void aTableStopsOnceTheTestIsDecided() {
        const CommandRun ran =
            run("arena --game basebreak --players random,random,random --seats 3 --games 9000 --sprt 30,60 --json");
        QCOMPARE(tableOf(ran)["sprt"].toString(), QStringLiteral("rejected"));
        QVERIFY(tableOf(ran)["deals"].toInt() < 100);
    }

    void aTableIsReadableWithoutJson() {
        const CommandRun ran = run("arena --game basebreak --players greedy,random,random --seats 3 --games 3");
        QVERIFY2(ran.out.starts_with("greedy, random, random: 3 games of 1 deals (even share: 33%)\n  greedy  "),
                 ran.out.c_str());
        QCOMPARE(std::count(ran.out.begin(), ran.out.end(), '\n'), std::ptrdiff_t{4});
    }

    // ---- lines

    void linesDependOnTheSeedAndNotOnTheJobs_data() {
        QTest::addColumn<QString>("options");
        QTest::newRow("plain") << "--players greedy,random --games 12";
        QTest::newRow("a table") << "--game basebreak --players random,random,random,random --seats 4 --games 12";
        QTest::newRow("stopped early") << "--players random,greedy --games 400 --sprt 50,60";
    }
    void linesDependOnTheSeedAndNotOnTheJobs() {
        QFETCH(QString, options);
        const CommandRun one = run("arena --json --seed 9 --jobs 1 " + options);
        const CommandRun four = run("arena --json --seed 9 --jobs 4 " + options);
        QVERIFY(gamesOf(one).size() >= 12);
        QCOMPARE(gamesOf(one), gamesOf(four));
        QCOMPARE(pairsOf(one), pairsOf(four));
        QVERIFY(gamesOf(one) != gamesOf(run("arena --json --seed 10 " + options)));
    }

    void aSequentialTestStopsOnceDecided() {
        const CommandRun better = run("arena --players greedy,random --games 1000 --sprt 50,60 --json");
        QCOMPARE(pairOf(better)["sprt"].toString(), QStringLiteral("accepted"));
        const int games = pairOf(better)["games"].toInt();
        QVERIFY2(games < 200, qPrintable(QString::number(games)));
        QCOMPARE(gamesOf(better).size(), games);
        const CommandRun worse = run("arena --players random,greedy --games 1000 --sprt 50,60 --json");
        QCOMPARE(pairOf(worse)["sprt"].toString(), QStringLiteral("rejected"));
        const CommandRun few = run("arena --players greedy,random --games 4 --sprt 50,60 --json");
        QCOMPARE(pairOf(few)["sprt"].toString(), QStringLiteral("undecided"));
    }

    void anInterruptedRunContinues() {
        const QString whole = m_folder.filePath("whole.jsonl");
        const QString broken = m_folder.filePath("broken.jsonl");
        const QString command = "arena --players greedy,random --games 10 --json --out ";
        const CommandRun first = run(command + whole);
        QCOMPARE(contents(whole).count('\n'), 10);
        // A run killed in the middle of the fourth line.
        const QByteArrayList lines = contents(whole).split('\n');
        const QByteArray head = lines[0] + '\n' + lines[1] + '\n' + lines[2] + '\n';
        write(broken, head + lines[3].first(20));
        const CommandRun second = run(command + broken);
        QCOMPARE(gamesOf(second), gamesOf(first));
        QCOMPARE(pairsOf(second), pairsOf(first));
        QVERIFY(contents(broken).startsWith(head));  // kept byte for byte, including times, so not played again
        QCOMPARE(contents(broken).count('\n'), 10);
        // Run again: no game is left to play.
        const QByteArray kept = contents(broken);
        QCOMPARE(pairsOf(run(command + broken)), pairsOf(first));
        QCOMPARE(contents(broken), kept);
    }

    void linesOfSeveralRunsAreJoined() {
        const QString one = m_folder.filePath("one.jsonl");
        const QString two = m_folder.filePath("two.jsonl");
        QCOMPARE(run("arena --players greedy,random --games 10 --seed 1 --out " + one).status, ExitStatus::Fine);
        QCOMPARE(run("arena --players greedy,random --games 6 --seed 2 --out " + two).status, ExitStatus::Fine);
        const CommandRun joined = run("arena --join --json " + one + " " + two);
        QCOMPARE(gamesOf(joined).size(), 16);
        QCOMPARE(pairOf(joined)["games"].toInt(), 16);
        // Duplicate games count once, and joined files can be joined again.
        const QString all = m_folder.filePath("all.jsonl");
        write(all, QByteArray::fromStdString(joined.out));
        const CommandRun again = run("arena --join --json " + all + " " + one);
        QCOMPARE(pairsOf(again), pairsOf(joined));
        // An incomplete pair does not count.
        write(all, contents(one).split('\n')[0] + '\n');
        const CommandRun half = run("arena --join --json " + all);
        QCOMPARE(pairOf(half)["games"].toInt(), 0);
        QCOMPARE(pairOf(half)["score"].toDouble(), 0.5);
        QVERIFY2(half.err.starts_with("1 games skipped"), half.err.c_str());
    }

    // ---- faults of the program

    /// Neither game of the pair counts, since one game alone would favor a seat.
    void aGameEndedByAFaultDoesNotCount() {
        const QString path = m_folder.filePath("faults.jsonl");
        const QString command = "arena --players greedy,random --games 6 --json --out " + path;
        const CommandRun whole = run(command);
        QCOMPARE(pairOf(whole)["games"].toInt(), 6);
        for (const char* end : {"refused", "stuck"}) {
            QByteArrayList lines = contents(path).split('\n');
            QJsonObject line = QJsonDocument::fromJson(lines[2]).object();
            line["end"] = QLatin1String(end);
            line["result"] = 0.5;
            line["problems"] = QJsonArray{"greedy: pass: You can't."};
            lines[2] = QJsonDocument(line).toJson(QJsonDocument::Compact);
            write(path, lines.join('\n'));
            for (const CommandRun& ran : {run(command), run("arena --join --json " + path)}) {
                QCOMPARE(ran.status, ExitStatus::Failed);
                QVERIFY2(ran.err.ends_with(": greedy: pass: You can't.\n"), ran.err.c_str());
                QVERIFY(gamesOf(ran)[2]["result"].isNull());
                QCOMPARE(pairOf(ran)["games"].toInt(), 4);
            }
        }
    }

    void aFaultNamesACommandToWatchItsGame_data() {
        QTest::addColumn<QString>("decks");
        QTest::newRow("decks of the program") << "ash-and-bone,dawn-patrol";
        QTest::newRow("random decks") << "random,random:WU";
    }
    void aFaultNamesACommandToWatchItsGame() {
        QFETCH(QString, decks);
        ArenaPlan plan;
        const QJsonObject played = gamesOf(run("arena --players greedy,random --games 2 --json --decks " + decks))[1];
        GameSpec deal{game("arcana"), {played["seed"].toString().toULongLong(), {}}, {"random", "greedy"}, {}, {}};
        for (const QJsonValue deck : played["decks"].toArray()) deal.deckNames.push_back(deck.toString().toStdString());
        const std::string fault =
            faultOf(deal, {.end = MatchReport::End::Refused, .message = "greedy: pass: You can't."});
        const std::string before = "greedy: pass: You can't. Not counted. Reproduce with: duelogue ";
        QVERIFY2(fault.starts_with(before), fault.c_str());
        const CommandRun watched = run(QString::fromStdString(fault.substr(before.size())));
        const QString end = QStringLiteral(" on turn %1 after %2 decisions.\n");
        QVERIFY2(watched.out.ends_with(end.arg(played["turns"].toInt()).arg(played["decisions"].toInt()).toStdString()),
                 watched.out.c_str());
        QCOMPARE(faultOf(deal, {}), std::string());
    }

    void theWatchCommandIsQuotedForAShell() {
        const GameSpec deal{game("arcana"), {7, {}}, {"process:./it's mine", "greedy"}, {}, {"a", "b"}};
        QCOMPARE(commandToWatch(deal), std::string("duelogue watch --game arcana --players "
                                                   R"('process:./it'\''s mine,greedy' --decks a,b --seed 7)"));
    }

    // ---- files

    void aForeignFileIsRefusedAndUnchanged_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("one line without its end") << QByteArray("dear diary") << ":1: invalid JSON: ";
        QTest::newRow("lines") << QByteArray("dear diary\nit rained\n") << ":1: invalid JSON: ";
        QTest::newRow("the beginning of any JSON") << QByteArray("{") << ":1: invalid JSON: ";
        QTest::newRow("other JSON") << QByteArray("{\"a\": 1}\n") << ":1: \"game\": expected a number";
        QTest::newRow("other JSON without its end") << QByteArray("{\"a\": 1}") << ":1: \"game\": expected a number ";
        QTest::newRow("bytes") << QByteArray(3000, '\0') << ":1: invalid JSON: ";
        QTest::newRow("an overlong line") << QByteArray(3 << 20, 'x') << ":1: line longer than 1 MiB";
        QTest::newRow("own text followed by foreign text") << writeLine(someGame()) + "\nhello"
                                                           << ":2: invalid JSON";
    }
    void aForeignFileIsRefusedAndUnchanged() {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const QString path = m_folder.filePath("foreign");
        write(path, text);
        for (const QString& command :
             {"arena --players greedy,random --games 2 --out " + path, "arena --join " + path}) {
            const CommandRun ran = run(command);
            QCOMPARE(ran.status, ExitStatus::Misused);
            QVERIFY2(ran.err.find((path + place).toStdString()) != std::string::npos, ran.err.c_str());
            QCOMPARE(ran.out, std::string());
            QCOMPARE(contents(path), text);
        }
    }

    void aSecondArenaOnTheSameFileIsRefused() {
        const QString path = m_folder.filePath("shared.jsonl");
        {
            ArenaFile first(path.toStdString());
            QCOMPARE(first.open().problem, std::string());
            const CommandRun second = run("arena --players greedy,random --games 2 --out " + path);
            QCOMPARE(second.status, ExitStatus::Misused);
            QVERIFY2(second.err.find(path.toStdString() + ": file is in use by another arena") != std::string::npos,
                     second.err.c_str());
            QVERIFY(first.append(someGame()));
            // Readers of the file see only complete lines.
            QCOMPARE(readArenaFile(path.toStdString()).games.size(), std::size_t{1});
        }
        QCOMPARE(run("arena --players greedy,random --games 2 --out " + path).status, ExitStatus::Fine);
        QCOMPARE(contents(path).count('\n'), 3);
    }

    void pipesAndDevicesAreRefusedImmediately() {
        const QString pipe = m_folder.filePath("pipe");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        for (const QString& path : {pipe, m_folder.path(), QString("/dev/full"), QString("/dev/zero")}) {
            for (const QString& command : {"arena --games 2 --out " + path, "arena --join " + path}) {
                const CommandRun ran = run(command);
                QCOMPARE(ran.status, ExitStatus::Misused);
                QVERIFY2(ran.err.find((command.contains("--out") ? "can't write to " : "can't read the file ") +
                                      path.toStdString()) != std::string::npos,
                         ran.err.c_str());
            }
        }
    }

    void aLineWithoutNewlineCounts() {
        const QString path = m_folder.filePath("unended.jsonl");
        write(path, writeLine(someGame()));
        ArenaFile file(path.toStdString());
        QCOMPARE(file.open().games.size(), std::size_t{1});
        QVERIFY(file.append(someGame()));
        QCOMPARE(contents(path), (writeLine(someGame()) + '\n').repeated(2));
    }

    /// On a full disk the file ends with a complete line, and the arena stops.
    void aFullDiskEndsTheArena() {
        const QString path = m_folder.filePath("full.jsonl");
        QProcess shell;
        shell.start("sh", {"-c", "trap '' XFSZ; ulimit -f 2; " DUELOGUE_PROGRAM
                                 " arena --players random,greedy --games 100000 --out " +
                                     path});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 1);
        const QByteArray err = shell.readAllStandardError();
        QVERIFY2(err.contains("--out: can't write to " + path.toUtf8() + ": stopping\n"), err);
        QVERIFY(contents(path).size() <= 1024);
        QVERIFY(contents(path).endsWith("}\n"));
        QCOMPARE(readArenaFile(path.toStdString()).problem, std::string());
    }

    void aResultIsReadableWithoutJson() {
        const CommandRun ran = run("arena --players greedy,random --games 4 --sprt 50,55");
        QVERIFY2(ran.out.starts_with("greedy vs. random: 4 games\n  score  "), ran.out.c_str());
        QVERIFY(ran.out.find("  SPRT   undecided, ratio ") != std::string::npos);
    }

    void aLineSurvivesWritingAndReading() {
        const ArenaGame game = someGame();
        const auto read = readArenaLine(writeLine(game));
        QVERIFY(std::holds_alternative<ArenaGame>(read));
        const auto& again = std::get<ArenaGame>(read);
        QCOMPARE(writeLine(again), writeLine(game));
        QCOMPARE(again.key(), game.key());
        QCOMPARE(again.efforts[0].iterations, std::optional<std::uint64_t>(40'000));
        QVERIFY(!again.efforts[1].iterations);
        QVERIFY(QByteArray(writeLine(game)).contains(R"("budget":["1000",null])"));
        QVERIFY(std::holds_alternative<std::monostate>(readArenaLine("  \n")));
        QVERIFY(std::holds_alternative<std::monostate>(readArenaLine(R"({"summary":true,"pairs":[]})")));
    }

    void aLineOfFourPlayersSurvivesWritingAndReading() {
        const ArenaGame game = someGameOfFour();
        const QByteArray line = writeLine(game);
        const auto read = readArenaLine(line);
        QVERIFY2(std::holds_alternative<ArenaGame>(read), line.constData());
        QCOMPARE(writeLine(std::get<ArenaGame>(read)), line);
        QCOMPARE(std::get<ArenaGame>(read).key(), game.key());
        QCOMPARE(std::get<ArenaGame>(read).parts, game.parts);
        QVERIFY2(line.contains("\"result\":[0.3333333333333333,0,0.3333333333333333,0.3333333333333333]"), line);
    }

    void anInvalidLineOfFourPlayersIsReported_data() {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("message");
        const QString result = "\"result\": expected the score of each player, e.g. ";
        const QString seats = "\"seats\": expected [1,2,3,4], [2,3,4,1], [3,4,1,2] or [4,1,2,3]";
        QTest::newRow("more than a win") << QByteArray("result") << QByteArray("[1,0,0,1]") << result;
        QTest::newRow("less than a win") << QByteArray("result") << QByteArray("[0.5,0,0,0]") << result;
        QTest::newRow("no equal shares") << QByteArray("result") << QByteArray("[0.75,0.25,0,0]") << result;
        QTest::newRow("too short") << QByteArray("result") << QByteArray("[1,0,0]") << result;
        QTest::newRow("a number") << QByteArray("result") << QByteArray("1") << result;
        QTest::newRow("no rotation") << QByteArray("seats") << QByteArray("[2,1,3,4]") << seats;
        QTest::newRow("seats of three") << QByteArray("seats") << QByteArray("[1,2,3]") << seats;
        QTest::newRow("five") << QByteArray("players") << QByteArray("[\"a\",\"b\",\"c\",\"d\",\"e\"]")
                              << "\"players\": expected two to four names";
        QTest::newRow("decks of three") << QByteArray("decks") << QByteArray("[\"a\",\"b\",\"c\"]")
                                        << "\"decks\": expected a deck for each player";
    }
    void anInvalidLineOfFourPlayersIsReported() {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, value);
        QFETCH(QString, message);
        QJsonObject line = QJsonDocument::fromJson(writeLine(someGameOfFour())).object();
        line[QLatin1String(key)] = QJsonDocument::fromJson("[" + value + "]")[0];
        const auto read = readArenaLine(QJsonDocument(line).toJson(QJsonDocument::Compact));
        QVERIFY(std::holds_alternative<std::string>(read));
        QVERIFY2(std::get<std::string>(read).starts_with(message.toStdString()), std::get<std::string>(read).c_str());
    }

    void anInvalidLineIsReported_data() {
        QTest::addColumn<QByteArray>("found");
        QTest::addColumn<QByteArray>("instead");
        QTest::addColumn<QString>("message");
        QTest::newRow("cut") << QByteArray("}") << QByteArray("") << "invalid JSON: ";
        QTest::newRow("a list") << QByteArray("{") << QByteArray("[{") << "invalid JSON: ";
        QTest::newRow("result") << QByteArray("\"result\":1") << QByteArray("\"result\":2")
                                << "\"result\": expected 0, 0.5 or 1";
        QTest::newRow("seats") << QByteArray("[2,1]") << QByteArray("[2,2]") << "\"seats\": expected [1,2] or [2,1]";
        QTest::newRow("seed") << QByteArray("\"seed\":\"1") << QByteArray("\"seed\":\"x1")
                              << "\"seed\": expected a number as text";
        QTest::newRow("players") << QByteArray("[\"search:1000\",\"greedy\"]") << QByteArray("[\"greedy\"]")
                                 << "\"players\": expected two to four names";
        QTest::newRow("decks") << QByteArray("[\"ash-and-bone\",") << QByteArray("[")
                               << "\"decks\": expected a deck for each player";
        QTest::newRow("turns") << QByteArray("\"turns\":20") << QByteArray("\"turns\":2.5")
                               << "\"turns\": expected a number from 0 to ";
        QTest::newRow("end") << QByteArray("\"end\":\"over\"") << QByteArray("\"end\":0")
                             << "\"end\": expected over, unfinished, stuck or refused";
    }
    void anInvalidLineIsReported() {
        QFETCH(QByteArray, found);
        QFETCH(QByteArray, instead);
        QFETCH(QString, message);
        QByteArray line = writeLine(someGame());
        QVERIFY(line.contains(found));
        line.replace(found, instead);
        const auto read = readArenaLine(line);
        QVERIFY(std::holds_alternative<std::string>(read));
        QVERIFY2(std::get<std::string>(read).starts_with(message.toStdString()), std::get<std::string>(read).c_str());
        const QString file = m_folder.filePath("wrong.jsonl");
        write(file, writeLine(someGame()) + "\n" + line + "\n");
        for (const QString& command : {"arena --join " + file, "arena --games 2 --out " + file}) {
            const CommandRun ran = run(command);
            QCOMPARE(ran.status, ExitStatus::Misused);
            QVERIFY2(ran.err.find("wrong.jsonl:2: " + message.toStdString()) != std::string::npos, ran.err.c_str());
        }
        QCOMPARE(contents(file).count('\n'), 2);  // no line was lost
    }

    /// A changed line is either a plausible game or an error that is named.
    void alteredLinesAreReadOrReported_data() {
        QTest::addColumn<QByteArray>("whole");
        QTest::newRow("of two") << writeLine(someGame());
        QTest::newRow("of four") << writeLine(someGameOfFour());
    }
    void alteredLinesAreReadOrReported() {
        QFETCH(QByteArray, whole);
        const QByteArray letters = "0123456789-+.eE{}[]\",:\\\n\t\x1b\xff\xc3ux null true";
        std::minstd_rand random(5);
        const auto below = [&](qsizetype count) { return static_cast<qsizetype>(random() % std::uint64_t(count)); };
        for (int round = 0; round < 20'000; ++round) {
            QByteArray line = whole;
            for (qsizetype change = below(4) + 1; change > 0; --change) {
                const qsizetype at = below(line.size());
                if (below(3) == 0)
                    line.remove(at, below(9));
                else if (below(2) == 0)
                    line.insert(at, line.mid(below(line.size()), below(20)));
                else
                    line[at] = letters[below(letters.size())];
                if (line.isEmpty()) line = "{";
            }
            const auto read = readArenaLine(line);
            if (const auto* problem = std::get_if<std::string>(&read)) QVERIFY(!problem->empty());
            const auto* game = std::get_if<ArenaGame>(&read);
            if (game == nullptr) continue;
            const std::size_t count = game->players.size();
            QVERIFY(count >= 2 && count <= maxPlayers);
            QCOMPARE(game->decks.size(), count);
            QCOMPARE(game->seats, rotatedSeats(count, static_cast<std::size_t>(game->seats[0] - 1)));
            const int won = std::accumulate(game->parts.begin(), game->parts.end(), 0);
            QCOMPARE(won, game->parts.empty() ? 0 : partsOfAWin(count));
            const QByteArray written = writeLine(*game);
            QVERIFY(!written.contains('\x1b'));
            QCOMPARE(writeLine(std::get<ArenaGame>(readArenaLine(written))), written);
        }
    }

    void impossibleGameNumbersAreReported() {
        for (const char* number : {"1e300", "-1", "-1e300", "1e-9", "9007199254740993e3"}) {
            QByteArray line = writeLine(someGame());
            line.replace("\"game\":7", QByteArray("\"game\":") + number);
            QVERIFY2(std::holds_alternative<std::string>(readArenaLine(line)), number);
            line = writeLine(someGame());
            line.replace("[40000,", QByteArray("[") + number + ',');
            QVERIFY2(!std::get<ArenaGame>(readArenaLine(line)).efforts[0].iterations, number);
        }
    }

    void misuseIsExplained_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* line, const char* message) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(message);
        };
        row("arena --players greedy", "--players: name at least two players, not 1");
        row("arena --players greedy,randm", "--players: unknown player \"randm\". Did you mean \"random\"?");
        row("arena --players greedy,random --seats 3", "--seats: \"3\" is not a number from 2 to 2");
        row("arena --game basebreak --players greedy,random --seats 3",
            "--players: name at least three players, not 2");
        row("arena --game basebreak --seats 5", "--seats: \"5\" is not a number from 2 to 4");
        row("arena --decks nothing", "--decks: No deck or readable file \"nothing\"");
        row("arena --games 0", "--games: \"0\" is not a number from 1 to ");
        row("arena --sprt 55,50", "--sprt: expected LOW,HIGH in percent, e.g. 50,55");
        row("arena --sprt 50", "--sprt: expected LOW,HIGH in percent, e.g. 50,55");
        row("arena --sprt 0,50", "--sprt: expected LOW,HIGH in percent, e.g. 50,55");
        row("arena --out /no/such/place", "--out: can't write to /no/such/place");
        row("arena file", "unexpected argument \"file\"");
        row("arena --join", "--join needs a file");
        row("arena --join --games 3 x", "--join can't be combined with --games");
        row("arena --join /no/such/file", "can't read the file /no/such/file");
    }
    void misuseIsExplained() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CommandRun ran = run(line);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(ran.err.starts_with("duelogue arena: " + message.toStdString()), ran.err.c_str());
        QCOMPARE(ran.out, std::string());
    }
};

DUELOGUE_TEST(TestArena, QCoreApplication)
#include "tst_arena.moc"
