#include <sys/stat.h>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <numeric>

#include "app/cli/arena/ArenaFile.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/ArenaRuns.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

// The files of the arena: lines that are read, invalid or altered.
class TestArenaFiles : public QObject {
    Q_OBJECT

private slots:
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

private:
    QTemporaryDir m_folder;
};

DUELOGUE_TEST(TestArenaFiles, QCoreApplication)

#include "tst_arenafiles.moc"
