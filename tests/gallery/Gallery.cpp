#include "tests/gallery/Gallery.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <utility>

#include "app/shell/language/Language.h"
#include "tests/gallery/ScreenWords.h"

namespace duelogue {

namespace {

constexpr std::array<QSize, 3> sizes{{{800, 600}, {1600, 900}, {2560, 1440}}};
constexpr QSize usual = sizes[1];
constexpr int mostWaiting = 6;  // pictures of up to 15 MB each

}  // namespace

void Gallery::addLooks() {
    for (const QString& code : Language::codes()) {
        for (const char* theme : {"dark", "light", "contrast"}) {
            const QString name = code == "en" ? QString(theme) : QString("%1-%2").arg(theme, code);
            m_looks.push_back({name, code, [theme](Preferences& preferences) { preferences.setTheme(theme); }});
        }
    }
}

void Gallery::initTestCase() const {
    if (!m_reads && qEnvironmentVariable("DUELOGUE_PICTURES").isEmpty())
        QSKIP("DUELOGUE_PICTURES says into which folder");
}

Gallery::Gallery() : m_room(mostWaiting) {
    addLooks();
    addProgramScenes();
    for (const std::string& id : gameIds()) addMatchScenes(QString::fromStdString(id));
}

std::vector<Gallery::Look> Gallery::looksOf(const Scene& scene) const {
    std::vector<Look> wanted;
    for (const Look& look : m_looks) {
        const QString name = QStringList{look.name, scene.game, scene.name}.join('/');
        if (name.contains(qEnvironmentVariable("DUELOGUE_SCENES"))) wanted.push_back(look);
    }
    return wanted;
}

/// Returns true if the words of the scene are checked: all scenes with DUELOGUE_LONG, otherwise those with most words.
bool Gallery::isRead(const Scene& scene) {
    static const QSet<QString> wordy{"start", "match from the first seat", "what can be opened", "looked at again",
                                     "watched in de"};
    return scene.game == "program" || wordy.contains(scene.name) || qEnvironmentVariableIsSet("DUELOGUE_LONG");
}

void Gallery::scene_data() {
    QTest::addColumn<std::size_t>("scene");
    const QString part = qEnvironmentVariable("DUELOGUE_PART", "1/1");
    const std::size_t first = part.section('/', 0, 0).toUInt();
    const std::size_t parts = std::max(1U, part.section('/', 1).toUInt());
    std::size_t count = 0;
    bool isAny = false;
    for (std::size_t scene = 0; scene < m_scenes.size(); ++scene) {
        const Scene& each = m_scenes[scene];
        if (m_reads && !isRead(each)) continue;
        if (looksOf(each).empty() || ++count % parts != first % parts) continue;
        QTest::newRow(qPrintable(each.game + "/" + each.name)) << scene;
        isAny = true;
    }
    if (!isAny) QSKIP("No scene of this part is called so.");
}

void Gallery::scene() {
    QFETCH(std::size_t, scene);
    OwnHome::empty();
    m_wanted = looksOf(m_scenes[scene]);
    m_folder = m_scenes[scene].game;
    m_asked.clear();
    openWindow();
    speak("en");
    if (!QTest::currentTestFailed()) m_scenes[scene].take();
}

void Gallery::cleanup() {
    closeWindow();
    m_writing.waitForDone();
    QCOMPARE(m_unwritten, QStringList());
    const QStringList left = std::exchange(m_left, {});
    QVERIFY2(left.isEmpty(), qPrintable(left.join('\n')));
}

/// Returns the first look in the language of the scene.
const Gallery::Look& Gallery::usualLook() const {
    return *std::ranges::find_if(m_looks, [this](const Look& look) { return look.language == m_tongue; });
}

/// Changes the language of the scene.
void Gallery::speak(const QString& language) {
    m_tongue = language;
    wear(usualLook());
}

Preferences& Gallery::preferences() const {
    return *m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"));
}

/// Applies the settings of a look, as a person would.
void Gallery::wear(const Look& look) {
    if (Language::ofProgram().spoken() != look.language) Language::ofProgram().choose(look.language);
    look.choose(preferences());
}

/// Waits until the log has scrolled to its end, which takes a while after a change of fonts or words.
void Gallery::waitForLog() const {
    QTest::qWait(60);
    const auto stands = [](const QQuickItem* log) { return log->property("atYEnd").toBool(); };
    (void)QTest::qWaitFor([&] { return std::ranges::all_of(itemsWith("following"), stands); }, 1000);
}

void Gallery::write(const QImage& picture, const QString& path) {
    m_room.acquire();
    m_writing.start([this, picture, path] {
        constexpr int quickly = 80;  // PNG quality: faster, with slightly larger files
        if (!QDir().mkpath(QFileInfo(path).path()) || !picture.save(path, nullptr, quickly)) {
            const std::lock_guard lock(m_mutex);
            m_unwritten += path;
        }
        m_room.release();
    });
}

void Gallery::take(const QString& name, const std::function<void()>& arrange) {
    if (m_reads) return readWords(name, arrange);
    // A change of language ends animations and closes hints.
    const bool stays = !m_table->moment()->shown() && !m_table->hints()->open();
    for (const QSize size : sizes) {
        wear(usualLook());
        resizeWindow(size);
        if (arrange) arrange();
        for (const Look& look : m_wanted) {
            const bool other = Language::ofProgram().spoken() != look.language;
            if (other && !stays) continue;
            wear(look);
            if (other && arrange) arrange();
            waitForLog();
            grab(name, look);
        }
    }
    wear(usualLook());
    resizeWindow(usual);
}

void Gallery::readWords(const QString& name, const std::function<void()>& arrange) {
    QMap<QString, QStringList> words;
    const bool stays = !m_table->moment()->shown() && !m_table->hints()->open();
    constexpr int untilShown = 30;
    QTest::qWait(untilShown);
    for (const QString language : {"en", "de"}) {
        if (language != m_tongue && !stays) continue;
        Language::ofProgram().choose(language);
        if (arrange) arrange();
        QTest::qWait(untilShown);
        words[language] = wordsOn(*m_window);
    }
    for (const QString& text : leftInEnglish(words["de"], words["en"])) m_left += m_folder + "/" + name + ": " + text;
    Language::ofProgram().choose(m_tongue);
}

void Gallery::takeFrame(const QString& name, const std::function<void()>& play) {
    if (m_reads) return;
    for (const QSize size : sizes) {
        resizeWindow(size);
        for (const Look& look : m_wanted) {
            if (look.language != m_tongue) continue;
            wear(look);
            play();
            grab(name, look);
        }
    }
    wear(usualLook());
    resizeWindow(usual);
}

void Gallery::grab(const QString& name, const Look& look) {
    const QString path = QString("%1/%2/%3/%4-%5x%6.png")
                             .arg(qEnvironmentVariable("DUELOGUE_PICTURES"), look.name, m_folder, name)
                             .arg(m_window->width())
                             .arg(m_window->height());
    waitForPictures();
    write(m_window->grabWindow(), path);
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
