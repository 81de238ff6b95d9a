#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/library/files/Preferences.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

// The pace at which moments of a match are shown.
class TestPace : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { closeWindow(); }
    void theOpponentsTurnIsShownMomentByMoment();
    void hurryingStopsAtTheQuestionWithoutAnswering();
    void steppingAdvancesByOneMoment_data();
    void steppingAdvancesByOneMoment();
    void actionsAfterTheEndAreInOneRow();
    void aHiddenButtonLosesTheFocus();
    void undoAndLeavingWorkDuringMoments();
    void paceIsSetByItsButtonAndInTheMenu();
    void changingThePaceContinuesAWaitingMatch();
    void picturesOfMoments_data();
    void picturesOfMoments();

private:
    QList<int> m_moments;  ///< the moments that were shown, in order

    void startWatching(const QString& pace, std::uint64_t seed);
    void endMyTurn();
    void sayEndTurn();
    [[nodiscard]] bool waitFor(TableMomentKind kind) const;
};

void TestPace::init() {
    openWindow();
    m_moments.clear();
    connect(m_table.get(), &TableModel::shown, this, [this] { m_moments << int(m_table->table().moment.kind); });
}

void TestPace::startWatching(const QString& pace, std::uint64_t seed) {
    Preferences().setPace(pace);
    QVERIFY(m_session->begin(config("greedy", "random"), seed));
    QTest::qWait(50);
}

/// Ends the turn even if a land is left to play.
void TestPace::sayEndTurn() {
    const auto& answers = m_table->table().question.answers;
    const auto end = std::ranges::find(answers, QStringLiteral("End turn"), &TableAnswer::label);
    QVERIFY(end != answers.end());
    m_table->answer(end->index);
}

/// Ends the person's turn and shows the computer's turn up to the next question. From the third turn on, the person
/// keeps something for the second main phase, so that it is asked.
void TestPace::endMyTurn() {
    for (int i = 0; i < 60; ++i) {
        QVERIFY(settle());
        const TableState& table = m_table->table();
        m_moments.clear();
        if (table.turn < 5 || !table.question.title.contains("main phase")) {
            answerByMouse();
        } else if (table.question.title == "Your main phase") {
            m_table->answerDefault();
        } else {
            Preferences().setPace("fast");
            sayEndTurn();
            return;
        }
        if (QTest::currentTestFailed()) return;
    }
    QFAIL("the turn did not end");
}

void TestPace::theOpponentsTurnIsShownMomentByMoment() {
    Preferences().setPace("fast");
    QVERIFY(m_session->begin(config("person", "greedy"), 15));
    endMyTurn();
    QVERIFY(m_table->moment()->shown() || !m_table->question()->asked());
    QVERIFY(!m_table->question()->asked());
    QVERIFY(settle());
    QVERIFY(m_moments.contains(int(TableMomentKind::Turn)));
    QVERIFY(m_moments.size() >= 4);
    // The question comes last, without a moment.
    QVERIFY(!m_table->moment()->shown());
}

void TestPace::hurryingStopsAtTheQuestionWithoutAnswering() {
    QVERIFY(m_session->begin(config("person", "greedy"), 15));
    endMyTurn();
    Preferences().setPace("slow");
    m_table->setGuard(std::chrono::milliseconds(300));
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    QTRY_VERIFY(m_table->moment()->shown());
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 4; ++i) QTest::keyClick(m_window, Qt::Key_Return);
    QVERIFY(settle());
    QVERIFY(clock.elapsed() < 2500);
    QCOMPARE(answered.count(), 0);
}

void TestPace::steppingAdvancesByOneMoment_data() {
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("space") << false;
    QTest::newRow("click") << true;
}

/// A press skips at most one moment, so a misdirected click loses little.
void TestPace::steppingAdvancesByOneMoment() {
    QFETCH(const bool, byMouse);
    QVERIFY(m_session->begin(config("person", "greedy"), 15));
    endMyTurn();
    Preferences().setPace("slow");
    m_table->setGuard(std::chrono::milliseconds(300));
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    const auto moments = [this] { return std::ranges::count_if(m_moments, [](int kind) { return kind != 0; }); };
    int presses = 0;
    for (; presses < 40; ++presses) {
        QTRY_VERIFY(m_table->moment()->shown() || m_table->question()->asked());
        if (m_table->question()->asked()) break;
        const auto before = moments();
        if (byMouse) {
            QTest::mouseClick(m_window, Qt::LeftButton, {}, m_table->layout()->board().center().toPoint());
        } else {
            QTest::keyClick(m_window, Qt::Key_Space);
        }
        QVERIFY(moments() <= before + 1);
        picture("next");
    }
    QVERIFY(presses >= 2);
    QVERIFY(settle());
    QCOMPARE(answered.count(), 0);
}

void TestPace::actionsAfterTheEndAreInOneRow() {
    QVERIFY(m_session->begin(config("person", "random"), 16));
    QVERIFY(settle());
    m_table->concede();
    for (const QSize size : {QSize(800, 600), QSize(1024, 640), QSize(1600, 900)}) {
        resizeWindow(size);
        QVERIFY(settle());
        const QQuickItem* const look = find("text", "View table", false, "primary");
        QVERIFY(look != nullptr);
        QStringList row;
        for (const QQuickItem* button : look->parentItem()->childItems()) {
            if (!button->isVisible()) continue;
            row << button->property("text").toString();
            QTRY_COMPARE(button->y(), look->y());
            QCOMPARE(button->width(), look->width());
        }
        QCOMPARE(row, (QStringList{"Rematch", "Same hands", "Change decks", "Replay", "View table"}));
    }
}

/// The match continues with another question; an invisible button must do nothing.
void TestPace::aHiddenButtonLosesTheFocus() {
    QVERIFY(m_session->begin(config("person", "random"), 16));
    QVERIFY(settle());
    m_table->concede();
    QTest::keyClick(m_window, Qt::Key_Escape);
    QQuickItem* again = find("text", "Rematch");
    QVERIFY(again != nullptr);
    again->forceActiveFocus(Qt::TabFocusReason);
    QSignalSpy begun(m_table.get(), &TableModel::againWanted);
    QTest::keyClick(m_window, Qt::Key_Return);
    QCOMPARE(begun.count(), 1);
    QVERIFY(settle());
    QSignalSpy answered(m_table.get(), &TableModel::answered);
    QTRY_VERIFY(m_window->activeFocusItem()->isVisible());
    QTest::keyClick(m_window, Qt::Key_Space);
    QCOMPARE(begun.count(), 1);
    QCOMPARE(answered.count(), 1);
}

void TestPace::undoAndLeavingWorkDuringMoments() {
    QVERIFY(m_session->begin(config("person", "greedy"), 15));
    endMyTurn();
    Preferences().setPace("slow");
    QTRY_VERIFY(m_table->moment()->shown());
    QVERIFY(m_table->canUndo());
    QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_table->moment()->shown());
    QVERIFY(m_table->question()->asked());
    QCOMPARE(m_table->question()->title(), QStringLiteral("Your main phase 2"));
    sayEndTurn();
    QTRY_VERIFY(m_table->moment()->shown());
    m_table->concede();
    QVERIFY(m_table->result()->over());
    QVERIFY(!m_table->moment()->shown());
    m_table->leave();
    QVERIFY(!m_session->isPlaying());
    const qsizetype shown = m_moments.size();
    QTest::qWait(500);
    QCOMPARE(m_moments.size(), shown);
}

void TestPace::paceIsSetByItsButtonAndInTheMenu() {
    startWatching("normal", 12);
    QTest::keyClick(m_window, Qt::Key_Space);
    QQuickItem* button = find("text", "Speed: normal");
    QVERIFY(button != nullptr);
    clickItem(button);
    QCOMPARE(Preferences().pace(), QStringLiteral("fast"));
    QTest::keyClick(m_window, Qt::Key_F10);
    QTest::qWait(100);
    const auto buttons = itemsWith("keycap");
    QVERIFY(std::ranges::count_if(buttons,
                                  [](const QQuickItem* item) { return item->property("text") == "Speed: fast"; }) >= 2);
}

void TestPace::changingThePaceContinuesAWaitingMatch() {
    QVERIFY(m_session->begin(config("person", "greedy"), 15));
    endMyTurn();
    QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
    m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"))->setPace("wait");
    sayEndTurn();
    QTest::qWait(1500);
    const qsizetype shown = m_moments.size();
    QTest::qWait(1500);
    QVERIFY(m_table->moment()->shown());
    QCOMPARE(m_moments.size(), shown);
    QQuickItem* button = find("text", "Speed: step by step");
    QVERIFY(button != nullptr);
    clickItem(button);
    QCOMPARE(Preferences().pace(), QStringLiteral("slow"));
    QVERIFY(m_moments.size() > shown);
    QVERIFY(settle());
}

bool TestPace::waitFor(TableMomentKind kind) const {
    return QTest::qWaitFor([this, kind] { return m_table->table().moment.kind == kind; }, 60'000);
}

void TestPace::picturesOfMoments_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1600, 900);
    QTest::newRow("small") << QSize(1024, 640);
}

/// Pictures for manual inspection.
void TestPace::picturesOfMoments() {
    QFETCH(const QSize, size);
    if (qEnvironmentVariable("DUELOGUE_PICTURES").isEmpty()) QSKIP("DUELOGUE_PICTURES is not set");
    m_window->resize(size);
    startWatching("slow", 16);
    QTest::keyClick(m_window, Qt::Key_Space);
    QMap<int, int> taken;
    for (int i = 0; i < 400 && !m_table->result()->over(); ++i) {
        QTest::keyClick(m_window, Qt::Key_Right);
        QTest::qWait(15);
        const int kind = int(m_table->table().moment.kind);
        const bool late = m_table->table().turn >= 7;
        if (taken[kind]++ < 2 || (late && taken[kind] < 8 && kind != int(TableMomentKind::Draw))) {
            picture(QString("moment-%1-%2").arg(size.width()).arg(kind));
        }
    }
}

DUELOGUE_TEST(TestPace, QGuiApplication)

#include "tst_pace.moc"
