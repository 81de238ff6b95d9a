#include "tests/gallery/Gallery.h"

#include <array>

namespace duelogue {

namespace {

constexpr std::array<QSize, 3> sizes{{{800, 600}, {1600, 900}, {2560, 1440}}};
constexpr QSize usual = sizes[1];

}  // namespace

void Gallery::addLooks() {
    m_looks.push_back({"dark", [](Preferences& preferences) { preferences.setTheme("dark"); }});
}

void Gallery::initTestCase() {
    if (qEnvironmentVariable("DUELOGUE_PICTURES").isEmpty()) QSKIP("DUELOGUE_PICTURES says into which folder");
}

Gallery::Gallery() {
    addLooks();
    addProgramScenes();
    for (const std::string& id : gameIds()) addMatchScenes(QString::fromStdString(id));
}

void Gallery::scene_data() {
    QTest::addColumn<std::size_t>("look");
    QTest::addColumn<std::size_t>("scene");
    for (std::size_t look = 0; look < m_looks.size(); ++look) {
        for (std::size_t scene = 0; scene < m_scenes.size(); ++scene) {
            const Scene& each = m_scenes[scene];
            const QString name = QStringList{m_looks[look].name, each.game, each.name}.join('/');
            if (name.contains(qEnvironmentVariable("DUELOGUE_SCENES")))
                QTest::newRow(qPrintable(name)) << look << scene;
        }
    }
}

void Gallery::scene() {
    QFETCH(std::size_t, look);
    QFETCH(std::size_t, scene);
    OwnHome::empty();
    Preferences preferences;
    m_looks[look].choose(preferences);
    m_folder = qEnvironmentVariable("DUELOGUE_PICTURES") + "/" + m_looks[look].name + "/" + m_scenes[scene].game;
    QVERIFY(QDir().mkpath(m_folder));
    m_asked.clear();
    openWindow();
    if (!QTest::currentTestFailed()) m_scenes[scene].take();
}

void Gallery::take(const QString& name, const std::function<void()>& arrange) {
    for (const QSize size : sizes) {
        resizeWindow(size);
        if (arrange) arrange();
        QTest::qWait(60);
        const QString path = QString("%1/%2-%3x%4.png").arg(m_folder, name).arg(size.width()).arg(size.height());
        QVERIFY2(m_window->grabWindow().save(path), qPrintable(path));
    }
    resizeWindow(usual);
}

void Gallery::press(const QString& button) {
    QQuickItem* const item = find("text", button);
    QVERIFY2(item != nullptr, qPrintable(button));
    clickItem(item);
    QCoreApplication::processEvents();
}

}  // namespace duelogue

using duelogue::Gallery;
QTEST_MAIN(Gallery)
