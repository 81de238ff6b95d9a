#include <QJsonObject>
#include <QtTest>
#include <sstream>

#include "app/cli/CommandLine.h"
#include "app/games/Games.h"
#include "cards/data/CardPool.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

// The smaller commands: scenarios, cards, watching and the benchmark.
class TestTasks : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void theHelpListsEveryCommand() {
        const CommandRun help = run("--help");
        QCOMPARE(help.status, ExitStatus::Fine);
        for (const char* command : {"simulate", "arena", "check", "watch", "replay", "cards", "deck", "bench"}) {
            QVERIFY2(help.out.find(std::string("duelogue ") + command) != std::string::npos, command);
            const CommandRun more = run(QLatin1String(command) + " --help");
            QCOMPARE(more.status, ExitStatus::Fine);
            QVERIFY(more.out.starts_with(std::string("duelogue ") + command));
        }
        QVERIFY(run("--version").out.starts_with("duelogue "));
    }

    void windowOptionsAreLeftToTheWindow() {
        std::ostringstream out;
        Console console{out, out};
        QVERIFY(!runCommandLine({}, console));
        const std::vector<std::string> words{"-platform", "offscreen"};
        QVERIFY(!runCommandLine(words, console));
    }

    void scenariosAreCheckedWithOneLineEach() {
        const QByteArray head =
            "game arcana\nname One\nplayer 1\nhand Forest\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n";
        const QByteArray good = head + "1 play Forest\nexpect 1 hand = nothing\n";
        QVERIFY(QDir(m_folder.path()).mkpath("duels/deeper"));
        file("duels/a.duel", good + "---\n" + good);
        file("duels/deeper/b.duel", good + "expect 1 life 19\n");
        file("duels/c.txt", "no scenario");
        const std::string folder = m_folder.filePath("duels").toStdString();
        const CommandRun ran = run("check " + m_folder.filePath("duels"));
        QCOMPARE(ran.status, ExitStatus::Failed);
        QCOMPARE(ran.out, "ok   " + folder + "/a.duel:1: One\n" + "ok   " + folder + "/a.duel:12: One\n" + "FAIL " +
                              folder + "/deeper/b.duel:11: One: expected 1 life 19, found 20\n" +
                              "2 passed, 1 failed\n");
        const CommandRun fine = run("check " + m_folder.filePath("duels/a.duel"));
        QCOMPARE(fine.status, ExitStatus::Fine);
        QVERIFY(fine.out.ends_with("\n2 passed, 0 failed\n"));
    }

    void anInvalidScenarioFailsWithItsLine() {
        const CommandRun ran =
            run("check " + file("broken.duel", "game arcana\nname X\nplayer 3\n") + " " + file("empty.duel", "") + " " +
                file("other.duel", "game chess\nplayer 1\nplayer 2\n"));
        QCOMPARE(ran.status, ExitStatus::Failed);
        QVERIFY2(ran.out.find("broken.duel:3: X: expected player 1, found \"player 3\"\n") != std::string::npos,
                 ran.out.c_str());
        QVERIFY2(
            ran.out.find("empty.duel:1: neither a scenario nor a replay: the first line must be \"game NAME\"\n") !=
                std::string::npos,
            ran.out.c_str());
        QVERIFY2(ran.out.find("other.duel:1: unknown game \"chess\"") != std::string::npos, ran.out.c_str());
        QVERIFY2(ran.out.ends_with("\n0 passed, 3 failed\n"), ran.out.c_str());
    }

    void cardsAreListedAndShown() {
        const CommandRun list = run("cards list --game arcana");
        QCOMPARE(std::count(list.out.begin(), list.out.end(), '\n'),
                 static_cast<std::ptrdiff_t>(game("arcana")->pool().definitions().size()));
        const CommandRun show = run("cards show Ebon Dragon");
        QVERIFY2(show.out.starts_with("Ebon Dragon  5BB\n"), show.out.c_str());
        QVERIFY2(show.out.find("5/4\nFlying\n") != std::string::npos, show.out.c_str());
    }

    void cardFilesAreValidated() {
        const CommandRun own = run("cards validate");
        QCOMPARE(own.status, ExitStatus::Fine);
        QVERIFY2(own.out.ends_with(" cards, 0 errors\n"), own.out.c_str());
        const CommandRun wrong =
            run("cards validate " + file("wrong.yaml",
                                         "set: X\ncards:\n- {name: A, type: Creature, stats: 1/1}\n"
                                         "- name: B\n  type: Sorcery\n  do: {destory: {cards: this}}\n"));
        QCOMPARE(wrong.status, ExitStatus::Failed);
        QVERIFY2(wrong.out.find("wrong.yaml:6: B: ") != std::string::npos, wrong.out.c_str());
        QVERIFY2(wrong.out.ends_with("1 card, 1 error\n"), wrong.out.c_str());
    }

    void aMatchIsWatchedAsText() {
        const CommandRun ran = run("watch --players random,random --seed 4");
        QCOMPARE(ran.status, ExitStatus::Fine);
        QVERIFY(ran.out.find("\nTurn 2, player ") != std::string::npos);
        QVERIFY2(ran.out.find('{') == std::string::npos && ran.out.find('[') == std::string::npos, ran.out.c_str());
    }

    void aWatchedMatchIsWrittenAsAReplay() {
        const CommandRun ran = run("watch --players greedy,random --seed 4 --replay");
        QCOMPARE(ran.status, ExitStatus::Fine);
        const CommandRun check = run("check " + file("replay.duel", QByteArray::fromStdString(ran.out)));
        QVERIFY2(check.out.ends_with("1 passed, 0 failed\n"), check.out.c_str());
    }

    void theBenchmarkReportsItsMeasurements() {
        const QJsonObject result = run("bench --json --seconds 1").json();
        for (const char* key : {"copy_ns", "state_bytes", "serialize_us", "deserialize_us", "random_games_per_second",
                                "decisions_per_second"}) {
            QVERIFY2(result[QLatin1String(key)].toDouble() > 0, key);
        }
    }
};

DUELOGUE_TEST(TestTasks, QCoreApplication)

#include "tst_tasks.moc"
