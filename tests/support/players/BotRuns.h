#pragma once

#include <sys/wait.h>
#include <unistd.h>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <csignal>
#include <iostream>
#include <sstream>

#include "match/loop/Match.h"
#include "players/MakePlayer.h"
#include "players/plain/PlayMatch.h"
#include "players/plain/RandomPlayer.h"
#include "tests/support/match/ArcanaGame.h"

/// Bots that play or answer once.
namespace duelogue {

[[nodiscard]] inline const arcana::Arcana& arcanaRules() { return ArcanaGame::instance().rulebook(); }

/// Returns a match whose pending question has several replies.
[[nodiscard]] inline Match askedMatch() {
    Match match = ArcanaGame::instance().begun(3);
    return match;
}

/// Returns a program that begins correctly and then runs these commands.
[[nodiscard]] inline QString begunThen(const QString& what) {
    return R"(read begin; echo '{"duelogue": 1, "name": "Test"}'; read ask; )" + what;
}

struct Answered {
    Reply reply;
    QString problem;
    qint64 milliseconds = 0;
};

[[nodiscard]] inline Answered answerOf(const QString& command, BotOptions options = {}) {
    const Match match = askedMatch();
    const auto made = makePlayer("process:" + command.toStdString(), arcanaRules(), 1, options);
    ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
    QElapsedTimer timer;
    timer.start();
    const Reply reply = player.choose(View(match, match.playerToAct()));
    return {reply, QString::fromStdString(player.problem()), timer.elapsed()};
}

/// Captures standard error during its lifetime.
class StandardError {
public:
    StandardError() : m_before(std::cerr.rdbuf(m_text.rdbuf())) {}
    ~StandardError() { std::cerr.rdbuf(m_before); }
    StandardError(const StandardError&) = delete;
    StandardError& operator=(const StandardError&) = delete;
    [[nodiscard]] QString text() const { return QString::fromStdString(m_text.str()); }

private:
    std::ostringstream m_text;
    std::streambuf* m_before;
};

/// Returns true if this process has a child, running or as a zombie.
[[nodiscard]] inline bool hasChild() {
    siginfo_t info{};
    return ::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

/// A process with its current parent.
struct Process {
    pid_t id = 0;
    pid_t parent = 0;
    bool isZombie = false;
};

[[nodiscard]] inline std::vector<Process> allProcesses() {
    std::vector<Process> all;
    for (const QString& name : QDir("/proc").entryList(QDir::Dirs)) {
        QFile file("/proc/" + name + "/stat");
        if (name.toInt() == 0 || !file.open(QIODevice::ReadOnly)) continue;
        // In "12 (a name) S 1 ...", the name may contain any characters.
        const QByteArray text = file.readAll();
        const QByteArrayList rest = text.mid(text.lastIndexOf(')') + 2).split(' ');
        if (rest.size() > 1) all.push_back({name.toInt(), rest[1].toInt(), rest[0] == "Z"});
    }
    return all;
}

/// Returns the processes whose ids are in the file and that are still running.
[[nodiscard]] inline std::vector<pid_t> runningOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArrayList ids = file.readAll().split('\n');
    std::vector<pid_t> running;
    for (const Process& each : allProcesses()) {
        if (!each.isZombie && ids.contains(QByteArray::number(each.id))) running.push_back(each.id);
    }
    return running;
}

[[nodiscard]] inline MatchReport playAgainstRandom(ComputerPlayer& player, Match& match) {
    RandomPlayer random(1);
    const std::array<ComputerPlayer*, 2> seats{&player, &random};
    return playMatch(match, seats);
}

}  // namespace duelogue
