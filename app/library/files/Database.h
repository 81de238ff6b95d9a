#pragma once

#include <QSqlDatabase>
#include <QVariant>
#include <functional>
#include <string>
#include <vector>

class QSqlError;
class QSqlQuery;

namespace duelogue {

/// The user's data: one SQLite file in the platform's data folder. Each object is a connection of its own for the
/// thread that created it. Needs a QCoreApplication.
///
/// PRAGMA user_version holds the version of the tables. An older file is upgraded, and a newer one is left alone. A
/// damaged file is renamed and a new one created, so that nothing is ever deleted. Waits less than a second for other
/// programs that write to the file. Errors become sentences for the user, see takeProblems().
class Database {
public:
    enum class Opening : unsigned char { IfThere, MakeIt };
    /// With IfThere, creates neither a file nor a folder; the database stays closed if the file does not exist.
    explicit Database(Opening opening);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    /// Runs a statement with these values and calls `row` for each row of its result. Returns false if the database is
    /// closed or the statement failed, possibly after some rows.
    bool run(const QString& statement, const QVariantList& values = {},
             const std::function<void(const QSqlQuery&)>& row = {});

    /// Returns true if the file was damaged and has been renamed. The next Database creates a new one.
    [[nodiscard]] bool wasSetAside() const { return m_setAside; }

    /// Returns the path of the file.
    [[nodiscard]] static QString path();
    /// Returns the version of the tables that this program writes.
    [[nodiscard]] static int version();
    /// Returns and clears the errors of all threads: each sentence once, with the file concerned.
    [[nodiscard]] static std::vector<std::string> takeProblems();

private:
    QString m_connection;
    QSqlDatabase m_database;
    quint64 m_identity = 0;  ///< inode of the file when it was opened
    bool m_setAside = false;

    void open();
    [[nodiscard]] bool bringUpToDate();
    void fail(const QSqlError& error);
};

}  // namespace duelogue
