#include <QTest>

#include "app/library/matches/AnalysisRun.h"
#include "app/match/saved/MatchArchive.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/PlayedOut.h"

using namespace duelogue;

/// The end of a match and its replay: the chance curve with its axes, the mistakes, and the words of the match.
class TestResultAnalysis : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        OwnHome::empty();
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void theResultLeadsToTheAnalysis();
    void theMistakeButtonStaysUnderThePointer();
    void aReplayTalksLikeTheMatch();

private:
    [[nodiscard]] ReplayModel& replay() { return *m_matches->replay(); }
    /// Plays a match between a person and a computer to its end by mouse.
    void playIt(const MatchConfig& config);
    /// Archives a finished match in which every fourth decision is a mistake, and returns its id.
    [[nodiscard]] static QString archiveWithMistakes(const MatchConfig& config, std::uint64_t seed);
};

void TestResultAnalysis::playIt(const MatchConfig& config) {
    QVERIFY(m_session->begin(config, 2));
    playOut(
        By::Mouse, [this] { answerByMouse(); }, "played", 1000);
    QVERIFY(m_table->result()->over());
}

QString TestResultAnalysis::archiveWithMistakes(const MatchConfig& config, std::uint64_t seed) {
    const SavedMatch match = playedOut(config, seed);
    if (!putAway(match, 1'700'000'000)) return {};
    Analysis analysis{30, {}};
    const std::vector<Decision> decisions = decisionsOf(*game(match.config.game.toStdString()), match);
    for (std::size_t place = 0; place + 1 < decisions.size(); ++place) {
        ReplyEvaluation evaluation;
        evaluation.at = static_cast<int>(decisions[place].at);
        evaluation.player = decisions[place].player;
        evaluation.turn = decisions[place].turn;
        evaluation.chance = .5;
        evaluation.mistake = place % 4 == 3;
        analysis.evaluations.push_back(evaluation);
    }
    return keepAnalysis(match.identity.id, analysis.json()) ? match.identity.id : QString();
}

void TestResultAnalysis::theResultLeadsToTheAnalysis() {
    QVERIFY(!m_matches->selectEnded(archiveWithMistakes(config("random", "greedy"), 5)));  // no person played
    QVERIFY(replay().mistakesInWords().startsWith("Mistakes: Anna "));
    playIt(config("person", "random"));
    QVERIFY(find("text", "Mistakes: not analyzed") != nullptr);
    const QVariantList turns = m_table->result()->turns();
    QVERIFY(turns.size() >= 3);
    QCOMPARE(turns.front().toMap()["turn"].toInt(), 1);
    double before = -1;
    for (const QVariant& turn : turns) {
        QVERIFY(turn.toMap()["x"].toDouble() > before);
        before = turn.toMap()["x"].toDouble();
    }
    QVERIFY(before < 1);
    for (const char* label : {"0%", "50%", "100%", "Turn"}) QVERIFY2(find("text", label) != nullptr, label);
    picture("result");
    replay().setIterations(100'000);
    replay().ensureAnalysis();
    QVERIFY(find("text", "Mistakes so far: Anna 0, Ben 0 (analyzing, 0%)") != nullptr);
    replay().stopAnalysis();
    replay().setIterations(1);
    clickItem(find("text", "Analyze"));
    QVERIFY(replay().isOpen());
    QTRY_VERIFY_WITH_TIMEOUT(!replay().isAnalyzing(), 30'000);
    QVERIFY(replay().hasAnalysis());
    const auto mistakesOf = [this](std::uint8_t seat) {
        return std::ranges::count_if(replay().analysis().evaluations, [seat](const ReplyEvaluation& each) {
            return each.mistake && each.player == PlayerId(seat);
        });
    };
    const QString words = QString("Mistakes: Anna %1, Ben %2").arg(mistakesOf(0)).arg(mistakesOf(1));
    QVERIFY2(find("text", words) != nullptr, qPrintable(replay().mistakesInWords()));
    picture("replay-analyzed");
}

void TestResultAnalysis::theMistakeButtonStaysUnderThePointer() {
    m_matches->open(archiveWithMistakes(config("random", "greedy"), 5));
    replay().toStart();
    QQuickItem* const button = find("text", "Next mistake");
    QVERIFY(button != nullptr);
    const QPointF at = button->mapToScene({button->width() / 2, button->height() / 2});
    int place = replay().place();
    int mistakes = 0;
    for (;; ++mistakes) {
        QTest::mouseClick(m_window, Qt::LeftButton, {}, at.toPoint());
        QTest::qWait(1);
        QCOMPARE(button->mapToScene({button->width() / 2, button->height() / 2}), at);
        if (replay().place() == place) break;
        QVERIFY(replay().isMistake());
        place = replay().place();
    }
    QVERIFY(mistakes > 5);
    picture("replay-mistake");
}

void TestResultAnalysis::aReplayTalksLikeTheMatch() {
    MatchConfig named = config("person", "random");
    named.seats[0].name = MatchConfig::Seat::unnamed;
    playIt(named);
    const TableState played = m_table->table();
    m_table->review();
    QVERIFY(replay().isOpen());
    QStringList asked;
    for (int place = 0; place < replay().last(); ++place) {
        replay().go(place);
        asked << replay().asked();
    }
    // The source of the question, and the question itself.
    const auto isWhole = [](const QString& words) { return words.startsWith("You: ") && words.contains(" – "); };
    QVERIFY2(std::ranges::any_of(asked, isWhole), qPrintable(asked.join("\n")));
    // The question of another player stays hidden unless all cards are revealed.
    QVERIFY(asked.contains("Decision: Ben"));
    replay().toEnd();
    const TableState again = m_table->table();
    QCOMPARE(again.seats[0].name, QString("You"));
    QCOMPARE(again.seats[1].name, played.seats[1].name);
    const auto linesOf = [](const TableState& table) {
        QStringList lines;
        for (const TableLogLine& line : table.log) lines << line.text;
        return lines;
    };
    QCOMPARE(linesOf(again), linesOf(played));
    // From every seat, the person is "you".
    for (int seat = 0; seat < 2; ++seat) {
        replay().setLooker(seat);
        QVERIFY2(replay().asked().startsWith(played.result.title), qPrintable(replay().asked()));
        QCOMPARE(m_table->table().seats[0].name, QString("You"));
    }
}

DUELOGUE_TEST(TestResultAnalysis, QGuiApplication)
#include "tst_resultanalysis.moc"
