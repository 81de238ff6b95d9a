#include <QDir>
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "app/shell/window/SingleInstance.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

/// A second start of the program. The test starts the program itself and plays the window that is already open, or that
/// opens later.
class TestSingleInstance : public QObject {
    Q_OBJECT

private slots:
    void aFileIsPassedToTheFirstInstance();
    void anUnreadableFileIsReportedInTheWindow_data();
    void anUnreadableFileIsReportedInTheWindow();
    void aSecondStartRaisesTheWindow();
    void anotherWindowOpensOnRequest();
    void otherCardsOpenASeparateWindow();
    void aKilledInstanceBlocksNoOther();
    void aSilentInstanceBlocksNoOther();
    void anUnwritableFolderBlocksNoInstance();
    void malformedRequestsAreIgnored();

private:
    OwnHome m_home;

    /// Returns the data folder of the program, which has the program's name, not the test's.
    [[nodiscard]] static QString folder() { return qEnvironmentVariable("XDG_DATA_HOME") + "/Duelogue/Duelogue"; }
    static void start(QProcess& process, const QStringList& words) {
        process.start(DUELOGUE_PROGRAM, words + QStringList{"-platform", "offscreen"});
        QVERIFY(process.waitForStarted());
    }
    /// Verifies that the process hands this file to the open window and exits with status 0.
    static void verifyHandedOver(QProcess& process, QSignalSpy& wanted, const QString& file) {
        QVERIFY(wanted.wait(20'000));
        QCOMPARE(wanted.front().front().toString(), file);
        QVERIFY(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 20'000));
        QCOMPARE(process.exitCode(), 0);
    }
};

void TestSingleInstance::aFileIsPassedToTheFirstInstance() {
    SingleInstance first(folder());
    QVERIFY(!first.handOver({}));
    QSignalSpy wanted(&first, &SingleInstance::wanted);
    QFile file(QDir(folder()).filePath("my deck.deck"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("4 Forest\n") > 0);
    file.close();
    QProcess second;
    second.setWorkingDirectory(folder());
    start(second, {"my deck.deck"});
    verifyHandedOver(second, wanted, file.fileName());
}

void TestSingleInstance::anUnreadableFileIsReportedInTheWindow_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("a folder") << "a folder.deck";
    QTest::newRow("another encoding") << "latin.deck";
    QTest::newRow("nothing") << "gone.deck";
}

/// After a double click, only the window can show a message.
void TestSingleInstance::anUnreadableFileIsReportedInTheWindow() {
    QFETCH(const QString, name);
    SingleInstance first(folder());
    QVERIFY(!first.handOver({}));
    QSignalSpy wanted(&first, &SingleInstance::wanted);
    QVERIFY(QDir(folder()).mkpath("a folder.deck"));
    QFile latin(QDir(folder()).filePath("latin.deck"));
    QVERIFY(latin.open(QIODevice::WriteOnly) && latin.write("4 Caf\xe9\n") > 0);
    latin.close();
    const QString path = QDir(folder()).filePath(name);
    QProcess second;
    start(second, {path});
    verifyHandedOver(second, wanted, path);
    QCOMPARE(second.readAllStandardError(), QByteArray());
    // Without another window, the program opens its own.
    QProcess alone;
    start(alone, {"--new-window", "--first-frame", path});
    QVERIFY(QTest::qWaitFor([&] { return alone.state() == QProcess::NotRunning; }, 60'000));
    QVERIFY(alone.readAllStandardOutput().startsWith("first frame after "));
    QCOMPARE(alone.exitCode(), 0);
}

void TestSingleInstance::aSecondStartRaisesTheWindow() {
    SingleInstance first(folder());
    QVERIFY(!first.handOver({}));
    QSignalSpy wanted(&first, &SingleInstance::wanted);
    QProcess second;
    start(second, {});
    verifyHandedOver(second, wanted, QString());
}

void TestSingleInstance::anotherWindowOpensOnRequest() {
    SingleInstance first(folder());
    QVERIFY(!first.handOver({}));
    QSignalSpy wanted(&first, &SingleInstance::wanted);
    QProcess second;
    start(second, {"--new-window", "--first-frame"});
    QVERIFY(QTest::qWaitFor([&] { return second.state() == QProcess::NotRunning; }, 60'000));
    QVERIFY(second.readAllStandardOutput().startsWith("first frame after "));
    QCOMPARE(wanted.size(), 0);
}

void TestSingleInstance::otherCardsOpenASeparateWindow() {
    SingleInstance first(folder());
    QVERIFY(!first.handOver({}));
    QSignalSpy wanted(&first, &SingleInstance::wanted);
    const QString cards = folder() + "/other";
    QVERIFY(QDir().mkpath(cards));
    QProcess second;
    start(second, {"--cards", cards, "--first-frame"});
    QVERIFY(QTest::qWaitFor([&] { return second.state() == QProcess::NotRunning; }, 60'000));
    QVERIFY(second.readAllStandardOutput().startsWith("first frame after "));
    QCOMPARE(wanted.size(), 0);
}

void TestSingleInstance::aKilledInstanceBlocksNoOther() {
    QProcess first;
    start(first, {});
    const QString lock = folder() + "/window.lock";
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(lock); }, 20'000));
    // The window listens shortly after it has locked the folder.
    QVERIFY(QTest::qWaitFor([&] { return SingleInstance(folder()).handOver({}); }, 20'000));
    first.kill();
    QVERIFY(first.waitForFinished());
    QVERIFY(QFile::exists(lock));
    SingleInstance next(folder());
    QVERIFY(!next.handOver({}));
    QSignalSpy wanted(&next, &SingleInstance::wanted);
    QProcess third;
    start(third, {});
    QVERIFY(wanted.wait(20'000));
    QVERIFY(QTest::qWaitFor([&] { return third.state() == QProcess::NotRunning; }, 20'000));
}

void TestSingleInstance::aSilentInstanceBlocksNoOther() {
    QVERIFY(QDir().mkpath(folder()));
    QLockFile silent(folder() + "/window.lock");
    QVERIFY(silent.tryLock());
    QProcess second;
    start(second, {"--first-frame"});
    QVERIFY(QTest::qWaitFor([&] { return second.state() == QProcess::NotRunning; }, 60'000));
    QVERIFY(second.readAllStandardOutput().startsWith("first frame after "));
}

void TestSingleInstance::anUnwritableFolderBlocksNoInstance() {
    SingleInstance none("/proc/no/such/folder");
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!none.handOver("/a/file"));
    QVERIFY(timer.elapsed() < 2000);
}

void TestSingleInstance::malformedRequestsAreIgnored() {
    SingleInstance first(folder());
    QVERIFY(!first.handOver({}));
    QSignalSpy wanted(&first, &SingleInstance::wanted);
    const QDir runtime(qEnvironmentVariable("XDG_RUNTIME_DIR", folder()));
    QStringList sockets = runtime.entryList({"duelogue-*"}, QDir::System);
    QVERIFY(!sockets.isEmpty());
    bool heard = false;
    for (const QString& name : sockets) {
        QLocalSocket caller;
        caller.connectToServer(runtime.filePath(name));
        if (!caller.waitForConnected(1000)) continue;
        caller.write("\x01\xff [[[ {\n");
        caller.flush();
        heard = heard || wanted.wait(5000);
    }
    QVERIFY(heard);
    QCOMPARE(wanted.front().front().toString(), QString());
}

DUELOGUE_TEST(TestSingleInstance, QCoreApplication)
#include "tst_singleinstance.moc"
