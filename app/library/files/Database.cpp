#include "app/library/files/Database.h"

#include "app/shell/language/Tr.h"

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

namespace duelogue {

namespace {

/// The statements that convert a file of each version to the next one. Files from before versioning have the table of
/// version 1.
constexpr std::array<const char*, 9> steps{
    "CREATE TABLE IF NOT EXISTS decks (game TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, "
    "PRIMARY KEY (game, id))",
    // seats, winners, choices and analysis are JSON. begun and ended are seconds since 1970, UTC. text is in the
    // notation. journal is a hash of the file that was archived.
    "CREATE TABLE IF NOT EXISTS matches (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, "
    "seats TEXT NOT NULL, over INTEGER NOT NULL, winners TEXT NOT NULL, turns INTEGER NOT NULL, "
    "replies INTEGER NOT NULL, begun INTEGER NOT NULL, ended INTEGER NOT NULL, text TEXT NOT NULL, "
    "choices TEXT NOT NULL, journal TEXT NOT NULL, origin TEXT NOT NULL, origin_at INTEGER NOT NULL, "
    "analysis TEXT NOT NULL)",
    // Everything that statistics count, without the long texts. A scan of the table would have to read them.
    "CREATE INDEX IF NOT EXISTS results ON matches (ended, begun, id, game, seats, over, winners, turns, origin)",
    // True if it was played elsewhere, so that the people in it are unknown.
    "ALTER TABLE matches ADD COLUMN imported INTEGER NOT NULL DEFAULT 0",
    "DROP INDEX results",
    "CREATE INDEX results ON matches (ended, begun, id, game, seats, over, winners, turns, origin, imported)",
    // JSON; empty for a single match.
    "ALTER TABLE matches ADD COLUMN series TEXT NOT NULL DEFAULT ''",
    // Earlier states of the table of decks. made is in seconds since 1970, UTC.
    "CREATE TABLE deck_versions (game TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL, "
    "made INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, id, number))",
    // KeptMeasurements.h. finished has a 0 or 1 for each match, and results are JSON.
    "CREATE TABLE IF NOT EXISTS deck_measurements (game TEXT NOT NULL, cards TEXT NOT NULL, against TEXT NOT NULL, "
    "level TEXT NOT NULL, conditions TEXT NOT NULL, finished TEXT NOT NULL, results TEXT NOT NULL, "
    "PRIMARY KEY (game, cards, against, level))",
};

/// A command may meet a lock once per game, and must give up within two seconds.
constexpr int patience = 450;  // milliseconds

DUELOGUE_TR(Database)

struct Problems {
    std::mutex mutex;
    std::vector<std::string> sentences;
};

Problems& problems() {
    static Problems all;
    return all;
}

void note(const QString& sentence) {
    const std::lock_guard lock(problems().mutex);
    auto& sentences = problems().sentences;
    if (std::ranges::find(sentences, sentence.toStdString()) == sentences.end())
        sentences.push_back(sentence.toStdString());
}

// Primary result codes of SQLite that have messages of our own.
constexpr int isBusy = 5;
constexpr int isReadOnly = 8;
constexpr int isCorrupt = 11;
constexpr int isFull = 13;
constexpr int cannotOpen = 14;
constexpr int isNoDatabase = 26;

int codeOf(const QSqlError& error) { return error.nativeErrorCode().toInt() & 0xff; }

bool isBroken(const QSqlError& error) { return codeOf(error) == isCorrupt || codeOf(error) == isNoDatabase; }

QString sentenceOf(const QSqlError& error) {
    switch (codeOf(error)) {
        case isBusy:
            return tr("%1 is in use by another program. Try again in a moment.");
        case isReadOnly:
            return tr("Can't write to %1.");
        case isFull:
            return tr("Can't write to %1: the disk is full.");
        case cannotOpen:
            return tr("Can't open %1.");
        default:
            return tr("Can't use %1: %2.").arg("%1", error.databaseText());
    }
}

/// Returns the first free name for a damaged file: "duelogue.broken-1.sqlite".
QString freeName(const QString& path) {
    const QString ending = ".sqlite";
    for (int number = 1;; ++number) {
        QString name = path.chopped(ending.size()) + QString(".broken-%1").arg(number) + ending;
        if (!QFile::exists(name)) return name;
    }
}

/// Returns the inode of the file, which distinguishes it from a later file of the same name; 0 without a file.
quint64 identityOf(const QString& path) {
    struct stat info {};
    return ::stat(QFile::encodeName(path).constData(), &info) == 0 ? info.st_ino : 0;
}

/// Renames a damaged file together with the files that SQLite keeps beside it. Leaves a new file alone that another
/// program, which also found the damage, has already created.
void setAside(const QString& path, quint64 identity) {
    QLockFile lock(path + ".lock");
    if (!lock.tryLock(patience)) return note(tr("%1 is damaged and couldn't be renamed.").arg(path));
    if (identityOf(path) != identity) return;
    const QString name = freeName(path);
    if (!QFile::rename(path, name)) return note(tr("%1 is damaged and couldn't be renamed.").arg(path));
    for (const char* beside : {"-journal", "-wal", "-shm"}) QFile::rename(path + beside, name + beside);
    note(tr("%1 was damaged and has been renamed to %2. A new, empty one was created, without your decks and matches.")
             .arg(path, name));
}

}  // namespace

QString Database::path() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/duelogue.sqlite";
}

int Database::version() { return static_cast<int>(steps.size()); }

std::vector<std::string> Database::takeProblems() {
    const std::lock_guard lock(problems().mutex);
    return std::exchange(problems().sentences, {});
}

Database::Database(Opening opening) : m_connection(QUuid::createUuid().toString()) {
    if (opening == Opening::IfThere && !QFile::exists(path())) return;
    const QString folder = QFileInfo(path()).path();
    if (!QDir().mkpath(folder)) {
        note(tr("Can't create the folder %1: nothing will be saved.").arg(folder));
        return;
    }
    m_database = QSqlDatabase::addDatabase("QSQLITE", m_connection);
    m_database.setDatabaseName(path());
    m_database.setConnectOptions(QString("QSQLITE_BUSY_TIMEOUT=%1").arg(patience));
    open();
}

Database::~Database() {
    if (!m_database.isValid()) return;
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

/// Uses a single file without a write-ahead log (WAL). Writes are small and rare, and a single file is easy to copy. It
/// also works in a home directory on a network.
void Database::open() {
    m_identity = identityOf(path());
    if (!m_database.open()) return fail(m_database.lastError());
    if (!bringUpToDate()) m_database.close();
}

/// Returns false if the file can't be used, after reporting why.
bool Database::bringUpToDate() {
    int found = -1;
    const auto read = [&](const QSqlQuery& query) { found = query.value(0).toInt(); };
    if (!run("PRAGMA user_version", {}, read)) return false;
    if (found > version()) {
        note(tr("%1 was created by a newer version of Duelogue and won't be changed (database version %2; this program "
                "supports %3).")
                 .arg(path())
                 .arg(found)
                 .arg(version()));
    }
    if (found >= version()) return found == version();
    // Another program may upgrade at the same time; the second one finds it done.
    bool done = run("BEGIN IMMEDIATE") && run("PRAGMA user_version", {}, read);
    for (int step = std::max(0, found); done && step < version(); ++step) done = run(steps[std::size_t(step)]);
    return done && run(QString("PRAGMA user_version = %1").arg(version())) && run("COMMIT");
}

bool Database::run(const QString& statement, const QVariantList& values,
                   const std::function<void(const QSqlQuery&)>& row) {
    if (!isOpen()) return false;
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    bool done = query.prepare(statement);
    for (const QVariant& value : values) query.addBindValue(value);
    done = done && query.exec();
    while (done && query.next()) {
        if (row) row(query);
    }
    const QSqlError error = query.lastError();
    if (!error.isValid()) return done;
    query.clear();
    fail(error);
    return false;
}

/// Reports the error. Closes and renames a damaged file.
void Database::fail(const QSqlError& error) {
    if (!isBroken(error)) return note(sentenceOf(error).arg(path()));
    m_database.close();
    setAside(path(), m_identity);
    m_setAside = true;
}

}  // namespace duelogue
