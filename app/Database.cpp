#include "app/Database.h"

#include <QDir>
#include <QSqlError>
#include <QStandardPaths>
#include <QUuid>

namespace duelogue {

namespace {

/// Every table, made where it is missing.
constexpr const char* tables[] = {
    "CREATE TABLE IF NOT EXISTS decks (game TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, "
    "PRIMARY KEY (game, id))",
};

}  // namespace

Database::Database(Opening opening) : m_connection(QUuid::createUuid().toString()) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString path = folder + "/duelogue.sqlite";
    if (opening == Opening::IfThere && !QFile::exists(path)) return;
    QDir().mkpath(folder);
    m_database = QSqlDatabase::addDatabase("QSQLITE", m_connection);
    m_database.setDatabaseName(path);
    if (!m_database.open()) {
        qWarning("%s: %s", qPrintable(path), qPrintable(m_database.lastError().text()));
        return;
    }
    for (const char* table : tables) query(table).exec();
}

Database::~Database() {
    if (!m_database.isValid()) return;
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

QSqlQuery Database::query(const QString& statement) const {
    QSqlQuery query(m_database);
    if (!query.prepare(statement)) qWarning("%s", qPrintable(query.lastError().text()));
    return query;
}

}  // namespace duelogue
