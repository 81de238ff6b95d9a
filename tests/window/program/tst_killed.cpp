#include <QGuiApplication>
#include <QProcess>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <cstdio>

#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Random.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

constexpr const char* playsOn = "--plays-on";

/// A process that continues the saved match, or begins one, and gives random answers with pauses until it is killed. It
/// prints each of its steps: "asked HASH", "answers", "takes back", "begins".
class Victim : public QObject {
public:
    Victim(QString game, std::uint64_t seed) : m_game(std::move(game)), m_random(seed) {
        Preferences().setMotion(false);
        Preferences().setPace("off");
        m_table.setGuard({});
        m_wait.setSingleShot(true);
        connect(&m_wait, &QTimer::timeout, this, &Victim::act);
        connect(&m_table, &TableModel::shown, this, &Victim::look, Qt::QueuedConnection);
        if (!m_session.resume()) begin();
    }

private:
    QString m_game;
    Random m_random;
    TableModel m_table;
    MatchController m_session{m_table};
    QTimer m_wait;

    [[nodiscard]] int below(std::size_t count) { return int(m_random.below(unsigned(count))); }

    static void say(const QString& words) {
        std::puts(qPrintable(words));
        std::fflush(stdout);
    }

    void begin() {
        say("begins");
        const QString deck = m_game == "basebreak" ? "random+random" : "random";
        (void)m_session.begin({m_game, {{"Ann", "person", deck}, {"Ben", "random", deck}}}, m_random.below(1'000'000));
    }

    void look() {
        if (m_table.result()->over()) {
            begin();
        } else if (m_table.question()->asked()) {
            say(QString("asked %1").arg(m_session.match()->state().hash()));
            m_wait.start(3 + below(10));
        }
    }

    void act() {
        const auto& answers = m_table.table().question.answers;
        if (m_table.canUndo() && below(10) == 0) {
            say("takes back");
            m_table.undo();
        } else if (!answers.empty()) {
            say("answers");
            m_table.answer(answers[std::size_t(below(answers.size()))].index);
        }
    }
};

/// Returns the state at each decision of a saved match, in order.
std::vector<std::uint64_t> statesOf(const SavedMatch& kept) {
    Match match(game(kept.config.game.toStdString())->rulebook());
    begin(match, kept.start());
    std::vector<std::uint64_t> states{match.state().hash()};
    for (const JournalEntry& entry : kept.replies) {
        if (match.play(entry.player, entry.reply) != MessageId::None) return {};
        states.push_back(match.state().hash());
    }
    return states;
}

}  // namespace

/// A match survives a process that is killed at any moment, again and again. The match resumes at the question that was
/// on the table, or after the answer that was being given, and nowhere else.
class TestKilled : public QObject {
    Q_OBJECT

private slots:
    void init() { OwnHome::empty(); }
    void aKilledMatchContinuesAtItsLastReply_data();
    void aKilledMatchContinuesAtItsLastReply();

private:
    /// Starts the victim and returns its first line.
    [[nodiscard]] QByteArray start(QProcess& victim, const QString& game, int seed);
    /// Kills the victim and returns its last two lines, the later one first.
    [[nodiscard]] std::pair<QByteArray, QByteArray> kill(QProcess& victim, const QByteArray& first);

    OwnHome m_home;
};

void TestKilled::aKilledMatchContinuesAtItsLastReply_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"arcana", "tribute", "basebreak", "netrun"}) QTest::newRow(game) << game;
}

QByteArray TestKilled::start(QProcess& victim, const QString& game, int seed) {
    victim.start(QCoreApplication::applicationFilePath(), {"tst_killed", playsOn, game, QString::number(seed)});
    while (victim.canReadLine() || victim.waitForReadyRead(30'000)) {
        QByteArray line = victim.canReadLine() ? victim.readLine().trimmed() : QByteArray();
        if (line.startsWith("asked")) return line;
    }
    return {};
}

std::pair<QByteArray, QByteArray> TestKilled::kill(QProcess& victim, const QByteArray& first) {
    victim.kill();
    (void)victim.waitForFinished();
    QByteArray last = first, before;
    while (victim.canReadLine()) {
        before = last;
        last = victim.readLine().trimmed();
    }
    return {last, before};
}

void TestKilled::aKilledMatchContinuesAtItsLastReply() {
    QFETCH(QString, game);
    Random random(1);
    const int kills = isLongRun() ? 250 : 25;
    QByteArray stood;
    int standing = 0;
    for (int i = 0; i < kills; ++i) {
        QProcess victim;
        const QByteArray first = start(victim, game, i);
        QVERIFY(!first.isEmpty());
        if (!stood.isEmpty()) QCOMPARE(first, stood);
        QTest::qWait(int(random.below(60)));
        const auto [last, before] = kill(victim, first);
        const FoundMatch found = lastMatch();
        const auto* const kept = std::get_if<SavedMatch>(&found);
        QVERIFY2(kept != nullptr, last.constData());
        const std::vector<std::uint64_t> states = statesOf(*kept);
        QVERIFY2(!states.empty(), last.constData());
        // The victim was idle: the match resumes at the last question.
        stood = last.startsWith("asked") ? last : QByteArray();
        if (!stood.isEmpty()) {
            QCOMPARE("asked " + QByteArray::number(qulonglong(states.back())), stood);
            ++standing;
        }
        // The victim was answering: the match resumes at the question or after that one answer.
        if (last == "answers") {
            const auto at = std::ranges::find(states, before.mid(6).toULongLong()) - states.begin();
            QVERIFY2(at < std::ssize(states), before.constData());
            const auto given =
                std::ranges::count_if(kept->choices, [at](std::size_t place) { return std::ptrdiff_t(place) >= at; });
            QVERIFY2(given <= 1, before.constData());
        }
    }
    QVERIFY2(standing > kills / 4, qPrintable(QString::number(standing)));
}

namespace {

int runKilled(int argc, char** argv) {
    if (argc == 4 && QByteArray(argv[1]) == playsOn) {
        QGuiApplication application(argc, argv);
        OwnHome::nameProgram();  // its folder is in the environment
        const Victim victim(argv[2], QByteArray(argv[3]).toULongLong());
        return QGuiApplication::exec();
    }
    return runTest<TestKilled, QGuiApplication>(argc, argv);
}

}  // namespace

DUELOGUE_TEST_MAIN(TestKilled, runKilled)
#include "tst_killed.moc"
