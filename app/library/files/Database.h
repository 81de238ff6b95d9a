#pragma once

#include <QSqlDatabase>
#include <QVariant>
#include <functional>
#include <string>
#include <vector>

class QSqlError;
class QSqlQuery;

namespace duelogue {

/// What the user keeps: one SQLite file in the platform's data folder. Each object is a connection of its own, for the
/// thread that made it. Needs a QCoreApplication.
///
/// The file says by PRAGMA user_version which version of its tables it has. An older one is brought up to date, a newer
/// one is left alone; one that is broken is renamed and a new one begun, so that nothing is ever deleted. Whoever else
/// writes to it is waited for, less than a second. What goes wrong is kept as a sentence for the user: takeProblems().
class Database {
public:
    enum class Opening : unsigned char { IfThere, MakeIt };
    /// With IfThere, nothing is opened, and no folder made, where nothing has been kept yet.
    explicit Database(Opening opening);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    /// Runs a statement with these values, and calls `row` with each row of its result. False where it is not open, or
    /// the statement failed; rows may have been read before.
    bool run(const QString& statement, const QVariantList& values = {},
             const std::function<void(const QSqlQuery&)>& row = {});

    /// The file was broken, and has been given another name: the next Database begins a new one.
    [[nodiscard]] bool wasSetAside() const { return m_setAside; }

    /// Where the file is.
    [[nodiscard]] static QString path();
    /// The version that is written here.
    [[nodiscard]] static int version();
    /// What went wrong since it was last asked, on any thread: each sentence once, with the file it is about.
    [[nodiscard]] static std::vector<std::string> takeProblems();

private:
    QString m_connection;
    QSqlDatabase m_database;
    quint64 m_identity = 0;  ///< of the file, as it was opened
    bool m_setAside = false;

    void open();
    [[nodiscard]] bool bringUpToDate();
    void fail(const QSqlError& error);
};

}  // namespace duelogue
