#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>

namespace duelogue {

/// What the user keeps: one SQLite file in the platform's data folder. Each object is a connection of its own, for the
/// thread that made it. Needs a QCoreApplication.
class Database {
public:
    enum class Opening : unsigned char { IfThere, MakeIt };
    /// With IfThere, nothing is opened, and no folder made, where nothing has been kept yet.
    explicit Database(Opening opening);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    /// A query that is prepared and waits for its values. What goes wrong with it is said on standard error.
    [[nodiscard]] QSqlQuery query(const QString& statement) const;

private:
    QString m_connection;
    QSqlDatabase m_database;
};

}  // namespace duelogue
