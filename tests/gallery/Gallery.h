#pragma once

#include <QImage>
#include <QObject>
#include <QSemaphore>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <functional>
#include <mutex>
#include <vector>

#include "tests/support/app/DuelWindow.h"

namespace duelogue {

/// Pictures of every screen and situation, for whoever wants to look at all of them (`./tests/run --gallery DIR`):
/// DIR/LOOK/GAME/SCENE-WIDTHxHEIGHT.png. To add a screen: a line in ProgramScenes.cpp or MatchScenes.cpp.
///
/// One comes to each screen once, and takes it in every size and every look there; pictures are written beside that.
/// LOOK is a theme, and with another language than English that behind it: "dark", "dark-de".
/// DUELOGUE_SCENES is part of LOOK/GAME/SCENE of what is wanted; DUELOGUE_PART, "2/3", the second third of the scenes,
/// so that several processes can share the work.
///
/// With DUELOGUE_WORDS it is a test, and takes no pictures: it reads every screen in English and in German, and nothing
/// may have stayed English there. Of each game it reads a part of the scenes, with DUELOGUE_LONG all.
class Gallery : public QObject, private DuelWindow {
    Q_OBJECT

public:
    Gallery();

private slots:
    void initTestCase() const;
    void scene_data();
    void scene();
    void cleanup();

private:
    /// Something to be seen: how one comes there, in a window that has just been opened. It takes the pictures.
    struct Scene {
        QString game;  ///< the folder; "program" where it is the same for all games
        QString name;
        std::function<void()> take;
    };
    /// How the window can look: what is chosen in its settings.
    struct Look {
        QString name;
        QString language;
        std::function<void(Preferences&)> choose;
    };

    std::vector<Look> m_looks;
    std::vector<Scene> m_scenes;
    std::vector<Look> m_wanted;  ///< looks that are taken of this scene
    QString m_tongue = "en";     ///< the language in which one comes to this scene
    QString m_folder;            ///< of the game
    QSet<QString> m_asked;
    QThreadPool m_writing;
    QSemaphore m_room;  ///< pictures that may wait to be written
    std::mutex m_mutex;
    QStringList m_unwritten;
    const bool m_reads = qEnvironmentVariableIsSet("DUELOGUE_WORDS");
    QStringList m_left;  ///< what has stayed English

    void addLooks();
    void addProgramScenes();
    void addDeckScenes();
    void addKeptScenes();
    void addMatchScenes(const QString& game);
    /// Those of which somebody wants to see the scene.
    [[nodiscard]] std::vector<Look> looksOf(const Scene& scene) const;
    [[nodiscard]] static bool isRead(const Scene& scene);
    [[nodiscard]] const Look& usualLook() const;
    void wear(const Look& look);
    void speak(const QString& language);
    void waitForLog() const;
    [[nodiscard]] Preferences& preferences() const;
    void write(const QImage& picture, const QString& path);

    /// The picture of that name, in every size and look; `arrange` is what a person does there first.
    void take(const QString& name, const std::function<void()>& arrange = {});
    /// What moves: `play` begins it anew, and ends when it is as it is to be seen.
    void takeFrame(const QString& name, const std::function<void()>& play);
    void grab(const QString& name, const Look& look);
    void readWords(const QString& name, const std::function<void()>& arrange);
    void press(int key) { QTest::keyClick(m_window, static_cast<Qt::Key>(key)); }
    void press(const QString& button);
    [[nodiscard]] static MatchConfig configFor(const QString& game, const QStringList& kinds);
    void begin(const QString& game, const QStringList& kinds, std::uint64_t seed);
    /// Answers as a simple person would, so many times, and lifts curtains; it ends where the match does. Before every
    /// answer `look` may take a picture.
    void playOn(int answers, const std::function<void()>& look = {});
    void takeNewQuestion();
    void takeSeries();
    void pointAtLine(const QString& name);
    void takeCardMenu();
    void takeMatch(const QString& game, const QStringList& kinds, const QString& name);
    void takeLookBack(const QString& game);
    void takeOverlays(const QString& game);
    void pointAway();
    void pointAt(int card);
    /// A card there of which there is more to say than of any other; -1: of none there is anything.
    [[nodiscard]] int cardWithNotes(TableZone zone) const;
    void takeNotes(const QString& game);
    void takeLarge(const QString& game);
    void takeWatched(const QString& game);
    void takeTheatre(const QString& game);
    void takeFrames(const QString& name, const TableState& before, const TableState& beat,
                    const std::vector<int>& times);
    void takeHints(const QString& game);
};

}  // namespace duelogue
