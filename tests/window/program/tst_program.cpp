#include <QGuiApplication>
#include <QQuickWindow>
#include <QTest>
#include <QTimer>

#include "app/Program.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/Warnings.h"

using namespace duelogue;

/// The whole program, started in the usual order, and the properties of its window.
class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theWindowIsAccessible();
    void theWindowFitsTheScreen();
    void theProgramStartsWithoutWarnings();

private:
    QQuickWindow* m_window = nullptr;
};

void TestProgram::initTestCase() {
    QVERIFY(qobject_cast<QGuiApplication*>(qApp) != nullptr);
    QCOMPARE(QGuiApplication::topLevelWindows().size(), 1);
    m_window = qobject_cast<QQuickWindow*>(QGuiApplication::topLevelWindows().constFirst());
    QVERIFY(m_window != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
    QAccessible::setActive(true);
}

void TestProgram::theWindowIsAccessible() {
    const AccessTree welcome(m_window);
    QVERIFY2(AccessTree::press(welcome.find(QAccessible::Button, "I know this game")), qPrintable(welcome.text()));
    const auto startsMatches = [this] { return AccessTree(m_window).has(QAccessible::Button, "Start match"); };
    QVERIFY2(QTest::qWaitFor(startsMatches), qPrintable(AccessTree(m_window).text()));
    const AccessTree tree(m_window);
    QVERIFY2(tree.has(QAccessible::EditableText, "Player name"), qPrintable(tree.text()));
}

void TestProgram::theWindowFitsTheScreen() {
    const QRect screen = m_window->screen()->availableGeometry();
    QVERIFY(m_window->width() <= screen.width());
    QVERIFY(m_window->height() <= screen.height());
}

/// Includes output from before the first test.
void TestProgram::theProgramStartsWithoutWarnings() { QCOMPARE(Warnings::text(), QString()); }

namespace {

int wordCount = 0;
char** words = nullptr;
int status = -1;

/// Runs the tests inside the program as soon as its event loop is running, then quits.
void testOnceItRuns() {
    QTimer::singleShot(0, [] {
        TestProgram test;
        status = QTest::qExec(&test, wordCount, words);
        QCoreApplication::quit();
    });
}

int runInProgram(int argc, char** argv) {
    qAddPreRoutine(testOnceItRuns);
    const OwnHome home;
    Warnings::collect();
    // A fractional scale reveals text that only just seems to fit.
    qputenv("QT_SCALE_FACTOR", "1.5");
    wordCount = argc;
    words = argv;
    const int ended = runProgram(1, argv);
    return ended != 0 ? ended : status;
}

}  // namespace

DUELOGUE_TEST_MAIN(TestProgram, runInProgram)
#include "tst_program.moc"
