#include "app/Window.h"

#include "app/SetupModel.h"
#include "app/TableModel.h"
#include "app/paint/CardImages.h"

#include <QDir>
#include <QFontDatabase>
#include <QQmlApplicationEngine>

namespace duelogue {

void prepareWindow(QQmlApplicationEngine& engine) {
    // Without them the system's own fonts take their place.
    for (const QString& file : QDir(":/fonts").entryList(QDir::Files))
        QFontDatabase::addApplicationFont(":/fonts/" + file);
    engine.addImageProvider("card", new CardImages);
    engine.addImportPath("qrc:/qt/qml");
}

bool openWindow(QQmlApplicationEngine& engine, TableModel& table, SetupModel& setup) {
    engine.setInitialProperties({{"table", QVariant::fromValue(&table)}, {"setup", QVariant::fromValue(&setup)}});
    engine.load(QUrl("qrc:/qt/qml/Duelogue/Main.qml"));
    return !engine.rootObjects().isEmpty();
}

}  // namespace duelogue
