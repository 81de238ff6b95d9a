#include <sys/stat.h>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include "app/cli/arena/ArenaRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/ArenaRuns.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

namespace {

/// Returns the result of a table with more than two seats.
QJsonObject tableOf(const CommandRun& ran) { return ran.jsonLines().constLast()["tables"].toArray()[0].toObject(); }

}  // namespace

// The arena with tables of three and four players.
class TestArenaTables : public QObject {
    Q_OBJECT

private slots:
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
        QVERIFY2(joined.err.starts_with("1 matches skipped"), joined.err.c_str());
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
        QVERIFY2(ran.out.starts_with("greedy, random, random: 3 matches of 1 deals (even share: 33%)\n  greedy  "),
                 ran.out.c_str());
        QCOMPARE(std::count(ran.out.begin(), ran.out.end(), '\n'), std::ptrdiff_t{4});
    }

private:
    QTemporaryDir m_folder;
};

DUELOGUE_TEST(TestArenaTables, QCoreApplication)

#include "tst_arenatables.moc"
