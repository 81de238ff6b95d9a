#include "app/shell/window/Window.h"

#include "app/games/Games.h"
#include "app/library/matches/MatchesModel.h"
#include "app/match/lesson/LessonController.h"
#include "app/match/table/TableModel.h"
#include "app/shell/language/Language.h"
#include "app/shell/paint/CardImages.h"
#include "app/shell/paint/Palette.h"
#include "app/shell/window/KeyBindings.h"
#include "app/shell/window/KeyRemapper.h"
#include "app/shell/window/KeyRepeatFilter.h"
#include "app/shell/window/Layer.h"
#include "app/shell/window/NoNetwork.h"
#include "app/shell/window/WindowPlace.h"
#include "app/start/SetupChoices.h"
#include "app/start/SetupModel.h"

#include <QDir>
#include <QFontDatabase>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

namespace duelogue {

namespace {

/// The time for which a new question ignores keys, because nobody can have read it yet.
constexpr std::chrono::milliseconds timeToSee{400};

}  // namespace

void prepareWindow(QQmlApplicationEngine& engine) {
    // If the fonts are missing, the system's fonts are used.
    for (const QString& file : QDir(":/fonts").entryList(QDir::Files))
        QFontDatabase::addApplicationFont(":/fonts/" + file);
    Layer::install();
    paintWith(cardColors());
    static NoNetwork refusing;  // outlives every engine
    engine.setNetworkAccessManagerFactory(&refusing);
    engine.addImageProvider("card", new CardImages);
    engine.addImportPath("qrc:/qt/qml");
    QObject::connect(&Language::ofProgram(), &Language::installed, &engine, &QQmlEngine::retranslate);
}

QQuickWindow* openWindow(QQmlApplicationEngine& engine, TableModel& table, SetupModel& setup, MatchesModel& matches,
                         LessonController& lesson) {
    engine.setInitialProperties({{"table", QVariant::fromValue(&table)},
                                 {"setup", QVariant::fromValue(&setup)},
                                 {"matches", QVariant::fromValue(&matches)},
                                 {"lesson", QVariant::fromValue(&lesson)}});
    engine.load(QUrl("qrc:/qt/qml/Duelogue/Main.qml"));
    if (engine.rootObjects().isEmpty()) return nullptr;
    auto* const window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (window == nullptr) return nullptr;
    new WindowPlace(*window);  // owned by the window
    new KeyRepeatFilter(*window);
    if (auto* const plan = engine.singletonInstance<KeyBindings*>(qmlTypeId("Duelogue", 1, 0, "KeyBindings")))
        new KeyRemapper(*window, *plan);
    QObject::connect(&Language::ofProgram(), &Language::changed, &setup, [&setup] { setup.update(startOffer()); });
    table.gesture()->pointer()->watch(*window);
    table.setGuard(timeToSee);
    return window;
}

}  // namespace duelogue
