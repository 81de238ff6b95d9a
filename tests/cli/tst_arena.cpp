// The arena: relative strength of players, as lines of JSON that can be saved, resumed and joined.
#include <sys/stat.h>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include "app/cli/arena/ArenaRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/ArenaRuns.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

// The arena with pairs of players: its games, its result, and how it stops.
class TestArena : public QObject {
    Q_OBJECT

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
        QVERIFY2(half.err.starts_with("1 matches skipped"), half.err.c_str());
    }

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

    void aResultIsReadableWithoutJson() {
        const CommandRun ran = run("arena --players greedy,random --games 4 --sprt 50,55");
        QVERIFY2(ran.out.starts_with("greedy vs. random: 4 matches\n  score  "), ran.out.c_str());
        QVERIFY(ran.out.find("  SPRT   undecided, ratio ") != std::string::npos);
    }

private:
    QTemporaryDir m_folder;
};

DUELOGUE_TEST(TestArena, QCoreApplication)

#include "tst_arena.moc"
