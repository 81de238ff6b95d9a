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

/// Pictures of every screen and situation (`./tests/run --gallery DIR`), as DIR/LOOK/GAME/SCENE-WIDTHxHEIGHT.png. To
/// add a screen, add a line in ProgramScenes.cpp or MatchScenes.cpp.
///
/// Each screen is reached once and taken in every size and look. Pictures are written by other threads. LOOK is a
/// theme, followed by the language unless that is English: "dark", "dark-de". DUELOGUE_SCENES selects scenes by a part
/// of LOOK/GAME/SCENE. DUELOGUE_PART=2/3 selects the second third of the scenes, so that several processes can share
/// the work.
///
/// With DUELOGUE_WORDS it takes no pictures. Instead it checks in English and in German that no text of a German screen
/// is still English. It reads some scenes of each game, and all of them with DUELOGUE_LONG.
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
    /// A screen or situation: `take` reaches it in a newly opened window and takes the pictures.
    struct Scene {
        QString game;  ///< the folder; "program" for scenes outside the games
        QString name;
        std::function<void()> take;
    };
    /// A combination of settings that changes the appearance of the window.
    struct Look {
        QString name;
        QString language;
        std::function<void(Preferences&)> choose;
    };

    std::vector<Look> m_looks;
    std::vector<Scene> m_scenes;
    std::vector<Look> m_wanted;  ///< the looks in which the current scene is taken
    QString m_tongue = "en";     ///< the language of the current scene
    QString m_folder;            ///< the folder of the game
    QSet<QString> m_asked;
    QThreadPool m_writing;
    QSemaphore m_room;  ///< limits the number of pictures that wait to be written
    std::mutex m_mutex;
    QStringList m_unwritten;
    const bool m_reads = qEnvironmentVariableIsSet("DUELOGUE_WORDS");
    QStringList m_left;  ///< texts that are still English

    void addLooks();
    void addProgramScenes();
    void addDeckScenes();
    void addKeptScenes();
    void addMatchScenes(const QString& game);
    /// Returns the looks that DUELOGUE_SCENES selects for the scene.
    [[nodiscard]] std::vector<Look> looksOf(const Scene& scene) const;
    [[nodiscard]] static bool isRead(const Scene& scene);
    [[nodiscard]] const Look& usualLook() const;
    void wear(const Look& look);
    void speak(const QString& language);
    void waitForLog() const;
    [[nodiscard]] Preferences& preferences() const;
    void write(const QImage& picture, const QString& path);

    /// Takes a picture in every size and look. `arrange` repeats the person's actions after each change.
    void take(const QString& name, const std::function<void()>& arrange = {});
    /// Takes an animation. `play` starts it again and returns at the frame to be taken.
    void takeFrame(const QString& name, const std::function<void()>& play);
    void grab(const QString& name, const Look& look);
    void readWords(const QString& name, const std::function<void()>& arrange);
    void press(int key) { QTest::keyClick(m_window, static_cast<Qt::Key>(key)); }
    void press(const QString& button);
    [[nodiscard]] static MatchConfig configFor(const QString& game, const QStringList& kinds);
    void begin(const QString& game, const QStringList& kinds, std::uint64_t seed);
    /// Gives simple replies and removes curtains, at most `answers` times. Stops at the end of the match. Calls `look`
    /// before every reply.
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
    /// Returns the card of the zone with the most notes, or -1 if no card has notes.
    [[nodiscard]] int cardWithNotes(TableZone zone) const;
    void takeNotes(const QString& game);
    void takeLarge(const QString& game);
    void takeWatched(const QString& game);
    void takeCards(const QString& game);
    /// Takes the deck editor with an empty deck, the first deck of the game, and its sheets.
    void takeEditor(const QString& game);
    /// Takes the first steps of the first lesson, a reply off the path, and the end.
    void takeLesson(const QString& game);
    void takeTheatre(const QString& game);
    void takeFrames(const QString& name, const TableState& before, const TableState& beat,
                    const std::vector<int>& times);
    void takeHints(const QString& game);
};

}  // namespace duelogue
