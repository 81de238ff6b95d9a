// The user's database: versions of its file, and broken, locked or newer files.
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtTest>
#include <memory>

#include "app/games/Games.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/files/Database.h"
#include "app/start/SetupChoices.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

const Game& arcanaGame() { return *game("arcana"); }

Deck someDeck() { return {"Woods", "", {{20, arcanaGame().pool().find("Forest")}}, {}, {}}; }

/// A connection of another program to the same file.
class Other {
public:
    Other() : m_database(QSqlDatabase::addDatabase("QSQLITE", "other")) {
        m_database.setDatabaseName(Database::path());
        if (!m_database.open()) qFatal("can't open");
    }
    ~Other() {
        m_database.close();
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase("other");
    }
    Other(const Other&) = delete;
    Other& operator=(const Other&) = delete;

    void run(const QString& statement) {
        QSqlQuery query(m_database);
        if (!query.exec(statement)) qFatal("%s", qPrintable(query.lastError().text()));
    }
    [[nodiscard]] int version() {
        QSqlQuery query("PRAGMA user_version", m_database);
        return query.next() ? query.value(0).toInt() : -1;
    }

private:
    QSqlDatabase m_database;
};

QByteArray bytesAt(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("can't write");
}

QStringList filesBeside() {
    return QFileInfo(Database::path()).dir().entryList({"duelogue*"}, QDir::Files, QDir::Name);
}

QString ask(const char* question) { return QString::fromUtf8(question).arg(Database::path()); }

}  // namespace

class TestDatabase : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void init() {
        QDir folder = QFileInfo(Database::path()).dir();
        folder.removeRecursively();
        QVERIFY(folder.mkpath("."));
        (void)Database::takeProblems();
    }

    void aNewDatabaseHasTheCurrentVersion() {
        QVERIFY(keepDeck(arcanaGame(), someDeck()));
        QCOMPARE(Other().version(), Database::version());
        QCOMPARE(filesBeside(), QStringList{"duelogue.sqlite"});
        QVERIFY(Database::takeProblems().empty());
    }

    /// The first release wrote files without a version.
    void aFileWithoutAVersionIsUpgraded() {
        {
            Other other;
            other.run(
                "CREATE TABLE decks (game TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, "
                "PRIMARY KEY (game, id))");
            other.run("INSERT INTO decks VALUES ('arcana', 'woods', 'name: Woods\n20 Forest\n')");
            QCOMPARE(other.version(), 0);
        }
        QCOMPARE(ownDecks(arcanaGame()).size(), std::size_t{1});
        QVERIFY(ownDecks(arcanaGame()).front().deck == someDeck());
        QCOMPARE(Other().version(), Database::version());
        QVERIFY(Database::takeProblems().empty());
    }

    void aNewerFileStaysUnchanged() {
        QVERIFY(keepDeck(arcanaGame(), someDeck()));
        Other().run("PRAGMA user_version = 1000");
        const QByteArray before = bytesAt(Database::path());
        const std::string sentence =
            ask("%1 was created by a newer version of Duelogue and won't be changed (database version 1000;")
                .toStdString();
        for (const char* line : {"deck list", "deck remove woods", "deck validate"}) {
            const CommandRun ran = CommandRun::of(line);
            QVERIFY(ran.status != ExitStatus::Fine);
            QVERIFY2(has(ran.err, sentence), ran.err.c_str());
        }
        QVERIFY(!keepDeck(arcanaGame(), someDeck()));
        QCOMPARE(bytesAt(Database::path()), before);
    }

    void aBrokenFileIsSetAsideAndReported_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no database") << QByteArray("these are no decks\n").repeated(100);
        init();
        QVERIFY(keepDeck(arcanaGame(), someDeck()));
        const QByteArray whole = bytesAt(Database::path());
        QTest::newRow("cut off") << whole.left(whole.size() / 2);
        QTest::newRow("overwritten") << QByteArray(whole).replace(100, 2000, QByteArray(2000, 'x'));
        QTest::newRow("its table overwritten") << whole.left(4096) + QByteArray(whole.size() - 4096, 'x');
    }
    void aBrokenFileIsSetAsideAndReported() {
        QFETCH(QByteArray, bytes);
        overwrite(Database::path(), bytes);
        const CommandRun list = CommandRun::of("deck list");
        QCOMPARE(list.status, ExitStatus::Failed);
        QVERIFY2(has(list.err, ask("%1 was damaged and has been renamed to ").toStdString()), list.err.c_str());
        QVERIFY2(has(list.err, "/duelogue.broken-1.sqlite. "), list.err.c_str());
        QVERIFY(has(list.out, "dawn-patrol"));
        QCOMPARE(filesBeside(), QStringList{"duelogue.broken-1.sqlite"});
        QCOMPARE(bytesAt(QFileInfo(Database::path()).dir().filePath("duelogue.broken-1.sqlite")), bytes);
        const CommandRun again = CommandRun::of("deck list");
        QCOMPARE(again.status, ExitStatus::Fine);
        QCOMPARE(again.err, std::string());
    }

    void aDeckIsSavedDespiteABrokenFile_data() { aBrokenFileIsSetAsideAndReported_data(); }
    void aDeckIsSavedDespiteABrokenFile() {
        QFETCH(QByteArray, bytes);
        for (int times = 1; times <= 2; ++times) {
            overwrite(Database::path(), bytes);
            QCOMPARE(keepDeck(arcanaGame(), someDeck()).value_or(KeptDeck{}).id, std::string("woods"));
            QCOMPARE(Database::takeProblems().size(), std::size_t{1});
            QCOMPARE(ownDecks(arcanaGame()).size(), std::size_t{1});
            QCOMPARE(filesBeside().size(), times + 1);
        }
    }

    /// Each process finds the file broken, but only one sets it aside, and decks saved meanwhile stay in the new file.
    void concurrentProgramsSetABrokenFileAsideOnce() {
        overwrite(Database::path(), QByteArray("these are no decks\n").repeated(100));
        const QString deck = QFileInfo(Database::path()).dir().filePath("wood.txt");
        overwrite(deck, "20 Forest\n");
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_DATA_HOME", QFileInfo(Database::path()).path() + "/home");
        const QString kept = QFileInfo(Database::path()).path() + "/home/Duelogue/Duelogue";
        QVERIFY(QDir().mkpath(kept) && QFile::rename(Database::path(), kept + "/duelogue.sqlite"));
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < 8; ++i) {
            programs.push_back(std::make_unique<QProcess>());
            programs.back()->setProcessEnvironment(environment);
            programs.back()->start(DUELOGUE_PROGRAM, {"deck", "import", deck, "--name", QString("Deck %1").arg(i)});
        }
        int told = 0;
        int done = 0;
        for (const auto& program : programs) {
            QVERIFY(program->waitForFinished());
            const QByteArray err = program->readAllStandardError();
            if (err.contains(" was damaged and has been renamed to ")) ++told;
            if (program->readAllStandardOutput().contains("20 cards")) ++done;
        }
        QCOMPARE(told, 1);
        const QStringList files = QDir(kept).entryList({"duelogue*.sqlite"}, QDir::Files, QDir::Name);
        QCOMPARE(files, (QStringList{"duelogue.broken-1.sqlite", "duelogue.sqlite"}));
        QProcess list;
        list.setProcessEnvironment(environment);
        list.start(DUELOGUE_PROGRAM, {"deck", "list"});
        QVERIFY(list.waitForFinished());
        QCOMPARE(list.readAllStandardOutput().count("\ndeck-"), done);
        QVERIFY(done > 0);
    }

    void aLockDelaysAtMostTwoSeconds_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("reads");
        QTest::newRow("list") << "deck list" << true;
        QTest::newRow("validate") << "deck validate" << true;
        QTest::newRow("remove") << "deck remove woods" << false;
        QTest::newRow("import") << "deck import " DUELOGUE_SOURCE_DIR "/resources/decks/arcana/tidewood.deck --name X"
                                << false;
    }
    void aLockDelaysAtMostTwoSeconds() {
        QFETCH(QString, line);
        QFETCH(bool, reads);
        QVERIFY(keepDeck(arcanaGame(), someDeck()));
        for (const char* lock : {"BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"}) {
            Other other;
            other.run(lock);
            QElapsedTimer timer;
            timer.start();
            const CommandRun ran = CommandRun::of(line);
            QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
            // A lock for writing does not block readers.
            if (reads && QByteArray(lock) == "BEGIN IMMEDIATE") {
                QCOMPARE(ran.err, std::string());
                continue;
            }
            QVERIFY(ran.status != ExitStatus::Fine);
            const QString sentence = ask("%1 is in use by another program. Try again in a moment.\n");
            QVERIFY2(has(ran.err, sentence.toStdString()), ran.err.c_str());
        }
        QCOMPARE(ownDecks(arcanaGame()).size(), std::size_t{1});
    }

    void anUnreadableDatabaseIsReportedWithItsPath() {
        QVERIFY(QDir().mkpath(Database::path()));  // a folder with the name of the file
        const CommandRun ran = CommandRun::of("deck list");
        QCOMPARE(ran.status, ExitStatus::Failed);
        QVERIFY2(has(ran.err, ask("Can't open %1.\n").toStdString()), ran.err.c_str());
    }

    /// The start screen shows where the old decks are.
    void theStartScreenReportsABrokenFile() {
        overwrite(Database::path(), QByteArray("these are no decks\n").repeated(100));
        const Setup setup = startOffer();
        QCOMPARE(setup.notices.size(), 1);
        QVERIFY2(setup.notices[0].startsWith(ask("%1 was damaged and has been renamed to ")),
                 qPrintable(setup.notices[0]));
        QVERIFY(startOffer().notices.isEmpty());
    }

    void readingCreatesNoFile() {
        QVERIFY(ownDecks(arcanaGame()).empty());
        QVERIFY(!forgetDeck(arcanaGame(), "woods"));
        QCOMPARE(filesBeside(), QStringList());
    }
};

DUELOGUE_TEST(TestDatabase, QCoreApplication)
#include "tst_database.moc"
