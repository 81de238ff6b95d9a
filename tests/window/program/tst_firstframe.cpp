// The peak memory of the program until its first frame.
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>

#include "app/shell/window/FirstFrame.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

class TestFirstFrame : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    /// The time depends on the load of the machine, so it is only reported.
    void theWindowOpensWithLittleMemory() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes its time and its memory");
#endif
        constexpr int starts = 3;
        constexpr double megabytes = 200;
        const QRegularExpression told("first frame after ([0-9.]+) s, with ([0-9]+) MB");
        double quickest = 60, largest = 0;
        for (int i = 0; i < starts; ++i) {
            QProcess program;
            program.start(DUELOGUE_PROGRAM, {"--first-frame", "--new-window"});
            QVERIFY(program.waitForFinished(60'000));
            const QRegularExpressionMatch match = told.match(QString::fromUtf8(program.readAllStandardOutput()));
            QVERIFY2(match.hasMatch(), program.readAllStandardError().constData());
            quickest = std::min(quickest, match.captured(1).toDouble());
            largest = std::max(largest, match.captured(2).toDouble());
        }
        qInfo("%.2f s, %.0f MB", quickest, largest);
        QVERIFY2(largest < megabytes, qPrintable(QString::number(largest)));
    }
};

DUELOGUE_TEST(TestFirstFrame, QCoreApplication)
#include "tst_firstframe.moc"
