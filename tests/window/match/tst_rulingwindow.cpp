#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/games/ProgramRulings.h"
#include "app/match/lesson/LessonController.h"
#include "app/match/table/TableModel.h"
#include "app/shell/language/Language.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// The position of a ruling in the window, as a player tries it.
class TestRulingWindow : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aRulingIsTriedAndClosed();
    void anotherReplyIsAnswered();

private:
    static constexpr const char* sentence = "You may play only one land each turn.";

    /// Returns the place of the ruling with the sentence.
    [[nodiscard]] static int place() {
        const std::vector<Ruling>& all = rulingsOf(*game("arcana")).all();
        const auto found =
            std::ranges::find(all, sentence, [](const Ruling& each) { return each.sentence().english.text; });
        return static_cast<int>(found - all.begin());
    }
    void press(const QString& button) {
        QQuickItem* const item = find("text", button, false, "primary");
        QVERIFY2(item != nullptr, qPrintable(button));
        QTest::qWait(60);  // until the panel has arranged its buttons
        clickItem(item);
    }
};

void TestRulingWindow::init() {
    QSettings("Duelogue", "Duelogue").clear();
    openWindow();
}

void TestRulingWindow::cleanup() {
    closeWindow();
    Language::ofProgram().choose("en");
}

void TestRulingWindow::aRulingIsTriedAndClosed() {
    const QSignalSpy left(m_lesson.get(), &LessonController::left);
    for (const int none : {-1, 100000}) m_lesson->beginRuling("arcana", none);
    QVERIFY(!m_lesson->isOpen());
    m_lesson->beginRuling("arcana", place());
    QVERIFY(m_lesson->isRuling());
    QCOMPARE(m_lesson->words(), QString(sentence));
    Language::ofProgram().choose("de");
    QCOMPARE(m_lesson->words(), QString("Du darfst in jedem Zug nur ein Land spielen."));
    picture("german");
    Language::ofProgram().choose("en");
    press("Show me");
    QVERIFY(m_lesson->isOver());
    QVERIFY(!m_lesson->run()->problem());
    picture("over");
    press("Close");
    QVERIFY(!m_lesson->isOpen());
    QTRY_COMPARE(left.size(), 1);
    for (const QVariant& lesson : m_lesson->lessonsOf("arcana")) QVERIFY(!lesson.toMap()["done"].toBool());
}

void TestRulingWindow::anotherReplyIsAnswered() {
    m_lesson->beginRuling("arcana", place());
    const Replies replies = m_lesson->run()->replies();
    const auto pass = std::ranges::find_if(replies, [](const Reply& each) { return each.is(ReplyWord::Pass); });
    m_table->answer(static_cast<int>(pass - replies.begin()));
    QVERIFY(m_lesson->isAstray());
    QVERIFY(m_lesson->words().startsWith("The example goes on"));
    picture("another-reply");
    m_lesson->back();
    QCOMPARE(m_lesson->words(), QString(sentence));
}

DUELOGUE_TEST(TestRulingWindow, QGuiApplication)
#include "tst_rulingwindow.moc"
