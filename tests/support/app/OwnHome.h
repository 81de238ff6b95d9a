#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace duelogue {

/// A temporary home for a test. The test neither reads nor changes the user's files, and parallel tests do not meet.
/// Must be created before anything asks for the standard paths.
class OwnHome {
public:
    OwnHome() {
        static const QTemporaryDir folder;  // outlives all files opened in it
        for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
            qputenv(place, folder.path().toLocal8Bit());
        }
        nameProgram();
    }

    /// Sets the application name that the standard paths contain. Another process with this name finds the same files.
    static void nameProgram() {
        QCoreApplication::setApplicationName("DuelogueTest");
        QCoreApplication::setOrganizationName("DuelogueTest");
    }

    /// Deletes all saved matches and decks. Settings and the locks of open files stay.
    static void empty() {
        QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        const QStringList files = folder.entryList(QDir::Files);
        for (const QString& file : files) {
            if (!file.endsWith(".lock")) folder.remove(file);
        }
    }
};

}  // namespace duelogue
