#include "app/RunWindow.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QRandomGenerator>

#include "app/DeckDesk.h"
#include "app/Keep.h"
#include "app/Preferences.h"
#include "app/Session.h"
#include "app/SetupModel.h"
#include "app/StartMemory.h"
#include "app/StartOffer.h"
#include "app/TableModel.h"
#include "app/Window.h"

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
