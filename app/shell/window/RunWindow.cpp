#include "app/shell/window/RunWindow.h"

#include <QDir>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <iostream>
#include <utility>

#include "app/cli/WindowOptions.h"
#include "app/cli/output/Console.h"
#include "app/library/matches/MatchesModel.h"
#include "app/match/lesson/LessonController.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/session/MatchController.h"
#include "app/match/sound/SoundDesk.h"
#include "app/match/sound/Speaker.h"
#include "app/match/table/TableModel.h"
#include "app/shell/language/Language.h"
#include "app/shell/window/FileOpener.h"
#include "app/shell/window/FirstFrame.h"
#include "app/shell/window/SceneGraph.h"
#include "app/shell/window/SingleInstance.h"
#include "app/shell/window/Window.h"
#include "app/start/DeckClipboard.h"
#include "app/start/FirstStart.h"
#include "app/start/LastSetup.h"
#include "app/start/SetupChoices.h"
#include "app/start/SetupModel.h"
#include "cards/parser/Printable.h"

namespace duelogue {

namespace {

QString cannotGoOn() { return QCoreApplication::translate("Start", "Can't resume the last match."); }

/// Reads the arguments that remain after Qt has taken its own.
std::variant<WindowOptions, std::string> wishOfWords() {
    std::vector<std::string> words;
    const QStringList given = QCoreApplication::arguments().mid(1);
    for (const QString& word : given) words.push_back(word.toStdString());
    return readWindowOptions(words);
}

QString wholePath(const std::string& file) {
    return file.empty() ? QString() : QDir().absoluteFilePath(QString::fromStdString(file));
}

/// Names the desktop entry by which a desktop recognizes the window.
void introduce() {
    QGuiApplication::setDesktopFileName("org.duelogue.Duelogue");
    QGuiApplication::setWindowIcon(QIcon(":/desktop/duelogue.svg"));
}

void comeToFront(QQuickWindow& window) {
    window.setWindowStates(window.windowStates() & ~Qt::WindowMinimized);
    window.raise();
    window.requestActivate();
}

/// Starts the matches that are chosen on the start screen, and updates the start screen when a match is left.
void connectStart(SetupModel& setup, MatchController& session, TableModel& table) {
    QObject::connect(&setup, &SetupModel::matchWanted, &session, [&session, &setup](const MatchConfig& config) {
        if (!session.begin(config, QRandomGenerator::global()->generate64())) {
            setup.setNotices({QCoreApplication::translate(
                "Start", "Can't start this match: one of its decks or players no longer exists.")});
        }
    });
    QObject::connect(&setup, &SetupModel::resumeWanted, &session, [&session, &setup] {
        if (!session.resume()) {
            setup.setNotices({cannotGoOn()});
        }
    });
    QObject::connect(&table, &TableModel::leaveWanted, &setup, [&setup] { setup.update(startOffer()); });
    QObject::connect(&session, &MatchController::deckEditWanted, &setup, &SetupModel::editWanted);
}

/// Continues archived matches and branches of replays, and opens the replay of a finished match.
void connectMatches(MatchesModel& matches, MatchController& session, TableModel& table) {
    QObject::connect(&matches, &MatchesModel::goOnWanted, &session, [&session, &matches](const SavedMatch& match) {
        if (!session.goOn(match)) matches.setNotices({cannotGoOn()});
    });
    QObject::connect(matches.replay(), &ReplayModel::branchWanted, &session, [&](const SavedMatch& match) {
        matches.replay()->close();
        if (session.goOn(match)) return;
        matches.setNotices({cannotGoOn()});
        table.leave();
    });
    QObject::connect(&table, &TableModel::reviewWanted, &matches, [&] { matches.open(session.matchId()); });
    // A person's match is analyzed from the moment its result is shown until the next match begins.
    QObject::connect(&table, &TableModel::shown, &matches, [&, ended = QString()]() mutable {
        if (!session.isPlaying()) return;
        const QString id = table.table().result.over ? session.matchId() : QString();
        if (std::exchange(ended, id) == id) return;
        if (id.isEmpty()) {
            matches.replay()->stopAnalysis();
        } else if (matches.selectEnded(id)) {
            matches.replay()->ensureAnalysis();
        }
    });
    putAwayFiles();
}

/// Starts the first match after the last lesson.
void connectLessons(LessonController& lesson, SetupModel& setup) {
    QObject::connect(&lesson, &LessonController::firstMatchWanted, &setup, [&setup](const QString& game) {
        setup.chooseFirstMatch(game);
        setup.start();
    });
}

int runWith(const WindowOptions& config, SingleInstance& sole) {
    const bool isFirst = isFirstStart();
    SetupModel setup;
    TableModel table;
    MatchController session(table);
    Speaker speaker;
    const SoundDesk sounds(table, [&speaker](Sound sound, double loudness) { speaker.play(sound, loudness); });
    DeckClipboard desk(setup);
    setup.show(startOffer());
    rememberChoices(setup);
    connectStart(setup, session, table);
    MatchesModel matches(table);
    connectMatches(matches, session, table);
    LessonController lesson(table);
    connectLessons(lesson, setup);
    if (isFirst && config.file.empty()) setup.welcome();

    QQmlApplicationEngine engine;
    prepareWindow(engine);
    QQuickWindow* const window = openWindow(engine, table, setup, matches, lesson);
    if (window == nullptr) return static_cast<int>(ExitStatus::Failed);
    FileOpener opener(setup, table, desk, matches);
    if (!config.file.empty()) opener.open(config.file);
    QObject::connect(&setup, &SetupModel::fileWanted, window,
                     [&opener](const QString& file) { opener.open(file.toStdString()); });
    QObject::connect(&sole, &SingleInstance::wanted, window, [&opener, window](const QString& file) {
        comeToFront(*window);
        if (!file.isEmpty()) opener.open(file.toStdString());
    });
    if (config.firstFrame) tellFirstFrame(*window);
    return QGuiApplication::exec();
}

}  // namespace

int runWindow(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    introduce();
    chooseSceneGraph();
    Language::ofProgram().speak();
    const auto read = wishOfWords();
    if (const auto* problem = std::get_if<std::string>(&read)) {
        std::cerr << printable("duelogue: " + *problem) << "\n";
        return static_cast<int>(ExitStatus::Misused);
    }
    const auto& config = std::get<WindowOptions>(read);
    SingleInstance sole(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!config.another && sole.handOver(wholePath(config.file))) return static_cast<int>(ExitStatus::Fine);
    return runWith(config, sole);
}

}  // namespace duelogue
