// The scene graph backend for a machine with these devices.
#include <sys/stat.h>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/shell/window/SceneGraph.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

class TestSceneGraph : public QObject {
    Q_OBJECT

private slots:
    void softwareRenderingIsUsedWithoutAGpu_data();
    void softwareRenderingIsUsedWithoutAGpu();
};

void TestSceneGraph::softwareRenderingIsUsedWithoutAGpu_data() {
    QTest::addColumn<QStringList>("devices");
    QTest::addColumn<QString>("drawnBy");
    QTest::newRow("none") << QStringList() << "software";
    QTest::newRow("a screen without a GPU") << QStringList{"dri/card0", "fb0"} << "software";
    QTest::newRow("hardware with a kernel driver") << QStringList{"dri/card0", "dri/renderD128"} << "";
    QTest::newRow("hardware with Nvidia's driver") << QStringList{"nvidia0", "nvidiactl"} << "";
    QTest::newRow("Nvidia's driver without hardware") << QStringList{"nvidiactl"} << "software";
    QTest::newRow("hardware of a surrounding Windows") << QStringList{"dxg"} << "";
}

void TestSceneGraph::softwareRenderingIsUsedWithoutAGpu() {
    QFETCH(QStringList, devices);
    const QTemporaryDir folder;
    const QDir root(folder.path());
    QVERIFY(root.mkpath("dri"));
    // Pipes are not ordinary files, like devices.
    for (const QString& device : devices) QCOMPARE(mkfifo(qPrintable(root.filePath(device)), S_IRUSR | S_IWUSR), 0);
    QTEST(sceneGraphFor(root), "drawnBy");
}

DUELOGUE_TEST(TestSceneGraph, QCoreApplication)

#include "tst_scenegraph.moc"
