#include "app/window/RunWindow.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QRandomGenerator>

#include "app/files/Preferences.h"
#include "app/session/Keep.h"
#include "app/session/Session.h"
#include "app/start/DeckDesk.h"
#include "app/start/SetupModel.h"
#include "app/start/StartMemory.h"
#include "app/start/StartOffer.h"
#include "app/table/TableModel.h"
#include "app/window/Window.h"

namespace duelogue {

int runWindow(int argc, char** argv) {
    const QGuiApplication application(argc, argv);

    SetupModel setup;
    TableModel table;
    Session session(table);
    const DeckDesk desk(setup);
    setup.show(startOffer());
    rememberChoices(setup);
    QObject::connect(&setup, &SetupModel::matchWanted, &session, [&session, &setup](const MatchWish& wish) {
        if (!session.begin(wish, QRandomGenerator::global()->generate64())) {
            setup.setNotices({QCoreApplication::translate("Start",
                                                          "This match can't begin: a deck or a player of it is "
                                                          "not there any more.")});
        }
    });
    QObject::connect(&setup, &SetupModel::resumeWanted, &session, [&session, &setup] {
        if (!session.resume()) {
            setup.setNotices({QCoreApplication::translate("Start", "The last match can't go on.")});
        }
    });
    QObject::connect(&table, &TableModel::leaveWanted, &setup, [&setup] { setup.update(startOffer()); });

    QQmlApplicationEngine engine;
    prepareWindow(engine);
    if (!openWindow(engine, table, setup)) return 1;
    return QGuiApplication::exec();
}

}  // namespace duelogue
