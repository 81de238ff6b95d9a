// Bots in separate programs. Good ones play. Bad ones never hang or crash a match, and leave nothing behind.
#include <sys/wait.h>
#include <unistd.h>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <csignal>
#include <set>
#include <thread>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/MakePlayer.h"
#include "players/plain/PlayMatch.h"
#include "players/plain/RandomPlayer.h"
#include "players/process/BotProtocol.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/players/BotRuns.h"

using namespace duelogue;

namespace {

/// Returns the number of all descendants of this process, including zombies.
std::size_t processesBelow() {
    const std::vector<Process> all = allProcesses();
    std::set<pid_t> below{::getpid()};
    for (bool grows = true; grows;) {
        grows = false;
        for (const Process& each : all) grows |= below.contains(each.parent) && below.insert(each.id).second;
    }
    return below.size() - 1;
}

int linesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? static_cast<int>(file.readAll().count('\n')) : 0;
}

}  // namespace

// Bots in processes of their own: faults, time limits, and no process left behind.
class TestProcess : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        // Kills leftovers of a failed test.
        for (const QFileInfo& pids : QDir(m_folder.path()).entryInfoList({"pids*"})) {
            for (const pid_t id : runningOf(pids.filePath())) ::kill(id, SIGKILL);
        }
        QVERIFY(!hasChild());
    }

    void theExampleBotPlaysAWholeMatch() {
        const QString path = QStringLiteral(DUELOGUE_SOURCE_DIR "/tests/bots/example.py");
        const auto made = makePlayer("process:python3 " + path.toStdString(), arcanaRules(), 1);
        ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
        Match match = ArcanaGame::instance().begun(5);
        const MatchReport report = playAgainstRandom(player, match);
        QVERIFY2(player.problem().empty(), player.problem().c_str());
        QCOMPARE(report.end, MatchReport::End::Over);
        QVERIFY(report.choices > 20);
        QVERIFY(!hasChild());
    }

    void endlessRemarksEndWithTheTimeLimit() {
        const StandardError printed;
        BotOptions options;
        options.time = std::chrono::milliseconds(300);
        const Answered answered = answerOf(begunThen("yes | tr -d '\\n' >&2"), options);
        QVERIFY2(answered.problem.contains("did not answer within"), qPrintable(answered.problem));
        QVERIFY(answered.milliseconds < 3000);
    }

    void aFaultyBotIsEndedAndNamed_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const QString& command, const char* problem) {
            QTest::newRow(name) << command << QString::fromUtf8(problem);
        };
        row("does not exist", "no-such-program-anywhere 2>&-", "ended with status 127");
        row("ends immediately", "exit 3", "ended with status 3");
        row("ends instead of answering", begunThen("exit 0"), "ended with status 0");
        row("crashes", begunThen("kill -SEGV $$"), "was ended by signal 11");
        row("closes its output", begunThen("exec >&-; sleep 60"), "closed its output");
        row("is slow", begunThen("sleep 60"), "did not answer within 300 ms");
        row("is slow and ignores signals", begunThen("trap '' TERM HUP INT; while :; do sleep 1; done"),
            "did not answer within 300 ms");
        row("answers byte by byte", begunThen("while :; do printf x; sleep 0.01; done"),
            "did not answer within 300 ms");
        row("does not read", R"(echo '{"duelogue": 1}'; sleep 60)", "did not answer within 300 ms");
        row("leaves child processes", begunThen("sleep 60 & sleep 61 & echo rubbish; wait"),
            "wrote \"rubbish\", expected an object of JSON on one line");
        row("speaks another version", R"(echo '{"duelogue": 2}'; read more)",
            "wrote \"{\"duelogue\": 2}\", expected {\"duelogue\": 1}: that is the version which is spoken here");
        row("greets with rubbish", "echo hello; read more", "wrote \"hello\", expected an object of JSON on one line");
        row("answers with rubbish", begunThen(R"(printf '\033[2J\001\n'; read more)"),
            "wrote \"?[2J?\", expected an object of JSON on one line");
        row("answers with a list", begunThen("echo '[1]'; read more"),
            "wrote \"[1]\", expected an object of JSON on one line");
        row("answers too high", begunThen(R"(echo '{"reply": 2}'; read more)"),
            "wrote \"{\"reply\": 2}\", expected {\"reply\": N} with N from 0 to 1");
        row("answers below zero", begunThen(R"(echo '{"reply": -1}'; read more)"),
            "wrote \"{\"reply\": -1}\", expected {\"reply\": N} with N from 0 to 1");
        row("answers between", begunThen(R"(echo '{"reply": 0.5}'; read more)"),
            "wrote \"{\"reply\": 0.5}\", expected {\"reply\": N} with N from 0 to 1");
        row("answers a word", begunThen(R"(echo '{"reply": "yes"}'; read more)"),
            "wrote \"{\"reply\": \"yes\"}\", expected {\"reply\": N} with N from 0 to 1");
        row("answers nothing", begunThen("echo; read more"), "wrote \"\", expected an object of JSON on one line");
        row("never ends its line", begunThen("cat /dev/zero"), "wrote a line of more than 65536 bytes");
        row("writes without an end", begunThen("yes"), "wrote \"y\", expected an object of JSON on one line");
        row("nests without an end", begunThen("head -c 60000 /dev/zero | tr '\\0' '['; echo; read more"),
            "wrote \"[[[[[[[[[[[[[[[[");
    }
    void aFaultyBotIsEndedAndNamed() {
        QFETCH(QString, command);
        QFETCH(QString, problem);
        const Answered answered = answerOf(command, {.time = std::chrono::milliseconds(300)});
        QVERIFY2(answered.reply.is(ReplyWord::Concede), qPrintable(answered.problem));
        QVERIFY2(answered.problem.startsWith("process:" + command + " " + problem), qPrintable(answered.problem));
        QVERIFY(answered.problem.endsWith("; it forfeits"));
        QVERIFY2(answered.milliseconds < 5000, qPrintable(QString::number(answered.milliseconds)));
        QVERIFY(!hasChild());
    }

    void noProcessOfABotOutlivesIt_data() {
        QTest::addColumn<QString>("starts");
        QTest::addColumn<int>("count");
        // LINGER is a process that writes its id and sleeps for ten minutes.
        QTest::newRow("a child process") << "LINGER & LINGER &" << 2;
        QTest::newRow("its own session") << "setsid LINGER &" << 1;
        QTest::newRow("a grandchild process") << "(LINGER & LINGER &)" << 2;
        QTest::newRow("a grandchild in its own session") << "(setsid LINGER & setsid -f LINGER) &" << 2;
        QTest::newRow("an unfinished process group")
            << "setsid sh -c 'trap \"\" TERM HUP INT; setsid LINGER & LINGER & LINGER' &" << 3;
        QTest::newRow("the bot in its own session") << "exec setsid -w sh -c 'LINGER; exit 0'" << 1;
        QTest::newRow("one that always continues")
            << "python3 -c 'import os, time\nend = time.time() + 20\nwhile time.time() < end:\n  if os.fork(): "
               "os._exit(0)\n  os.setsid()\n"
               "  open(\"PIDS\", \"a\").write(str(os.getpid()) + chr(10))\n  time.sleep(0.001)' &"
            << 3;
    }
    void noProcessOfABotOutlivesIt() {
        QFETCH(QString, starts);
        QFETCH(int, count);
        const QString pids = m_folder.filePath(QString("pids of %1").arg(QTest::currentDataTag()).replace(' ', '-'));
        const QString linger = m_folder.filePath("linger");
        QFile script(linger);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\necho $$ >>$1\nexec sleep 600\n");
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        script.close();
        starts.replace("LINGER", linger + " " + pids).replace("PIDS", pids);
        const QString command = begunThen(starts + "\nsleep 600");
        const auto made = makePlayer("process:" + command.toStdString(), arcanaRules(), 1,
                                     {.time = std::chrono::milliseconds(10'000)});
        ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
        const Match match = askedMatch();
        const View view(match, match.playerToAct());
        std::stop_source stop;
        std::jthread thinking([&] { (void)player.choose(view, stop.get_token()); });
        QTRY_VERIFY_WITH_TIMEOUT(linesOf(pids) >= count, 10'000);
        stop.request_stop();
        thinking.join();
        QCOMPARE(runningOf(pids).size(), 0U);
        const int lines = linesOf(pids);
        QTest::qWait(20);
        QCOMPARE(linesOf(pids), lines);
        QVERIFY(!hasChild());
    }

    /// The bot starts many processes and never waits for them. No zombies remain during the match or after it.
    void noZombieProcessesRemain() {
        const QString command = begunThen(
            R"(while true; do (true &); (setsid sleep 0.001 &); echo '{"reply": 0}'; read more || exit; done)");
        for (int game = 0; game < 30; ++game) {
            const auto made = makePlayer("process:" + command.toStdString(), arcanaRules(), 1);
            ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
            Match match = ArcanaGame::instance().begun(static_cast<std::uint64_t>(game));
            RandomPlayer random(1);
            const std::array<ComputerPlayer*, 2> seats{&player, &random};
            (void)playMatch(match, seats, {.turns = 6});
            QVERIFY2(player.problem().empty(), player.problem().c_str());
            QCOMPARE(processesBelow(), 0U);
        }
        const auto made = makePlayer("process:" + command.toStdString(), arcanaRules(), 1);
        ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
        const Match match = askedMatch();
        for (int i = 0; i < 20; ++i) (void)player.choose(View(match, match.playerToAct()));
        QVERIFY2(player.problem().empty(), player.problem().c_str());
        constexpr std::size_t guardianAndShell = 2;
        QTRY_COMPARE(processesBelow(), guardianAndShell);
    }

    /// After a kill, this program cannot end its bots, and they may ignore the end of their input.
    void killingTheProgramEndsItsBots() {
        const QString pids = m_folder.filePath("pids-killed");
        const QString command = begunThen(
            QString(
                "echo $$ >>%1; (setsid sh -c 'echo $$ >>%1; exec sleep 600' &); trap '' TERM HUP INT; exec sleep 600")
                .arg(pids));
        const pid_t program = ::fork();
        if (program == 0) {
            const auto made = makePlayer("process:" + command.toStdString(), arcanaRules(), 1,
                                         {.time = std::chrono::milliseconds(600'000)});
            const Match match = askedMatch();
            (void)std::get<std::unique_ptr<ComputerPlayer>>(made)->choose(View(match, match.playerToAct()));
            ::_exit(0);
        }
        QTRY_COMPARE_WITH_TIMEOUT(linesOf(pids), 2, 10'000);
        QCOMPARE(runningOf(pids).size(), 2U);
        ::kill(program, SIGKILL);
        QCOMPARE(::waitpid(program, nullptr, 0), program);
        QTRY_COMPARE(runningOf(pids).size(), 0U);
    }

    /// Only descendants of the bot are ended with it.
    void otherProcessesKeepRunning() {
        QProcess bystander;
        bystander.start("sleep", {"600"});
        QVERIFY(bystander.waitForStarted());
        const Answered answered = answerOf(begunThen("sleep 600 & echo rubbish; wait"));
        QVERIFY(!answered.problem.isEmpty());
        QCOMPARE(bystander.state(), QProcess::Running);
        QVERIFY(!bystander.waitForFinished(100));
        bystander.kill();
        QVERIFY(bystander.waitForFinished());
    }

    void anUnsolicitedReplyIsAFault() {
        const Match match = askedMatch();
        const View view(match, match.playerToAct());
        const auto made = makePlayer(
            "process:" + begunThen(R"(echo '{"reply": 0}'; echo '{"reply": 1}'; read more; read more)").toStdString(),
            arcanaRules(), 1);
        ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
        QVERIFY(player.choose(view) == view.legalReplies()[0]);
        QTest::qWait(100);
        QVERIFY(player.choose(view).is(ReplyWord::Concede));
        QVERIFY2(player.problem().ends_with(" wrote something when it was not asked; it forfeits"),
                 player.problem().c_str());
    }

    void theGreedyPlayerCanReplaceAFaultyBot() {
        const Match match = askedMatch();
        const View view(match, match.playerToAct());
        const auto greedy = makePlayer("greedy", arcanaRules(), 7);
        const BotOptions options{.time = std::chrono::milliseconds(300), .fault = BotOptions::Fault::Greedy};
        const auto made = makePlayer("process:exit 1", arcanaRules(), 7, options);
        ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
        QVERIFY(player.choose(view) == std::get<std::unique_ptr<ComputerPlayer>>(greedy)->choose(view));
        QCOMPARE(player.problem(), std::string("process:exit 1 ended with status 1; greedy plays on for it"));
        Match whole = ArcanaGame::instance().begun(5);
        QCOMPARE(playAgainstRandom(player, whole).end, MatchReport::End::Over);
        QCOMPARE(whole.state().globals.winners, std::uint8_t{1});
    }

    void aForfeitEndsTheMatch() {
        const auto made = makePlayer("process:exit 1", arcanaRules(), 7);
        Match match = ArcanaGame::instance().begun(5);
        const MatchReport report = playAgainstRandom(*std::get<std::unique_ptr<ComputerPlayer>>(made), match);
        QCOMPARE(report.end, MatchReport::End::Over);
        QCOMPARE(match.state().globals.winners, std::uint8_t{2});
    }

    /// A bot is stopped when the window closes or a move is taken back. It may be asked again later.
    void aStoppedPlayerAnswersImmediately() {
        const Match match = askedMatch();
        const View view(match, match.playerToAct());
        const QString flag = m_folder.filePath("flag");
        const QString command =
            QString(R"(read begin; echo '{"duelogue": 1}'; read ask; test -e %1 || { touch %1; sleep 60; }; )"
                    R"(echo '{"reply": 1}'; read more)")
                .arg(flag);
        const auto made = makePlayer("process:" + command.toStdString(), arcanaRules(), 1);
        ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
        std::stop_source stop;
        Reply reply;
        std::jthread thinking([&] { reply = player.choose(view, stop.get_token()); });
        QTRY_VERIFY(QFile::exists(flag));
        QElapsedTimer timer;
        timer.start();
        stop.request_stop();
        thinking.join();
        QVERIFY2(timer.elapsed() < 200, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(std::find(view.legalReplies().begin(), view.legalReplies().end(), reply) != view.legalReplies().end());
        QVERIFY(player.problem().empty() && !hasChild());
        QVERIFY(player.choose(view) == view.legalReplies()[1]);
    }

    void severalBotsPlayConcurrently() {
        const std::string command = "process:python3 " DUELOGUE_SOURCE_DIR "/tests/bots/example.py";
        std::array<MatchReport, 3> reports;
        {
            std::vector<std::jthread> threads;
            threads.reserve(reports.size());
            for (MatchReport& report : reports) {
                threads.emplace_back([&] {
                    const auto made = makePlayer(command, arcanaRules(), 1);
                    Match match = ArcanaGame::instance().begun(9);
                    report = playAgainstRandom(*std::get<std::unique_ptr<ComputerPlayer>>(made), match);
                });
            }
        }
        for (const MatchReport& report : reports) {
            QCOMPARE(report.end, MatchReport::End::Over);
            QCOMPARE(report.choices, reports[0].choices);
        }
    }

    void aBotNeedsACommand() {
        const auto made = makePlayer("process:", arcanaRules(), 1);
        QVERIFY(std::holds_alternative<std::string>(made));
        QVERIFY(std::get<std::string>(made).find("process:COMMAND") != std::string::npos);
    }

private:
    QTemporaryDir m_folder;
};

DUELOGUE_TEST(TestProcess, NoApplication)

#include "tst_process.moc"
