#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace duelogue {

/// A home of the test's own until its end: nothing that the user has kept is read or changed, and tests that run at the
/// same time don't meet. To be made before anything asks where things are kept.
class OwnHome {
public:
    OwnHome() {
        static const QTemporaryDir folder;  // outlives whatever keeps something in it
        for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
            qputenv(place, folder.path().toLocal8Bit());
        }
        nameProgram();
    }

    /// What things are kept as: another process that is named so, too, finds them.
    static void nameProgram() {
        QCoreApplication::setApplicationName("DuelogueTest");
        QCoreApplication::setOrganizationName("DuelogueTest");
    }

    /// As if nothing had been kept yet: no match and no decks. Settings stay, and the locks of what is open.
    static void empty() {
        QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        const QStringList files = folder.entryList(QDir::Files);
        for (const QString& file : files) {
            if (!file.endsWith(".lock")) folder.remove(file);
        }
    }
};

}  // namespace duelogue
