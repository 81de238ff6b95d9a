// The archive: every match of the window gets from its autosave into the user's database, however it ends. It is found
// there with all its data, and it is written and read as text.
#include <QDir>
#include <QSqlQuery>
#include <QtTest>

#include "app/library/files/Database.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/saved/SavedMatchText.h"
#include "match/loop/Match.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/ArchivedMatches.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

// Saved matches: their list, and what happens to each of them.
class TestMatches : public QObject {
    Q_OBJECT

private slots:
    void init() {
        waitForPutAway();
        QDir folder = QFileInfo(Database::path()).dir();
        folder.removeRecursively();
        QVERIFY(folder.mkpath("."));
        (void)Database::takeProblems();
    }

    void aMatchOfAnyGameSurvivesArchiving_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("decks");
        QTest::newRow("arcana") << "arcana" << QStringList{"dawn-patrol", "ash-and-bone"};
        QTest::newRow("basebreak") << "basebreak" << QStringList{"aliens+ninjas", "pirates+robots", "wizards+zombies"};
        for (const char* id : {"tribute", "netrun"}) {
            const auto& usual = game(id)->usualDecks();
            QTest::newRow(id) << id << QStringList{QString::fromStdString(usual[0]), QString::fromStdString(usual[1])};
        }
    }
    void aMatchOfAnyGameSurvivesArchiving() {
        QFETCH(QString, game);
        QFETCH(QStringList, decks);
        std::vector<std::string> names;
        for (const QString& deck : decks) names.push_back(deck.toStdString());
        Wished wished{nullptr, {}};
        const std::string id = game.toStdString();
        wished.game = id.c_str();
        for (const std::string& name : names) wished.decks.push_back(name.c_str());
        for (const int replies : {40, 5000}) {
            const SavedMatch match = played(wished, 7, replies);
            QVERIFY(putAway(match, now()));
            QVERIFY(isSameCourse(takenDown(match.identity.id).match, match));
            QCOMPARE(takenDown(match.identity.id).warning, QString());
            QCOMPARE(archivedMatch(match.identity.id)->over, match.over);
        }
        QCOMPARE(archivedMatches().size(), std::size_t{2});
        QVERIFY(Database::takeProblems().empty());
    }

    void theListShowsEachMatchCorrectly() {
        const SavedMatch match = arcanaKept(3);
        QVERIFY(match.over);
        QVERIFY(putAway(match, 1'700'000'000));
        const auto row = archivedMatch(match.identity.id);
        QVERIFY(row);
        Match end(game("arcana")->rulebook());
        begin(end, match.start());
        for (const JournalEntry& entry : match.replies) (void)end.play(entry.player, entry.reply);
        QCOMPARE(row->turns, int{end.state().globals.turn});
        QCOMPARE(row->replies, static_cast<int>(match.replies.size()));
        std::vector<int> winners;
        for (int p = 0; p < 2; ++p) {
            if (((end.state().globals.winners >> p) & 1) != 0) winners.push_back(p);
        }
        QCOMPARE(row->winners, winners);
        QCOMPARE(row->seats, match.config.seats);
        QCOMPARE(row->begun, match.identity.begun);
        QCOMPARE(row->ended, std::int64_t{1'700'000'000});
        QCOMPARE(row->analyzed, false);
    }

    /// The row stays the same, gains the new replies, and keeps its name.
    void aContinuedMatchIsUpdated() {
        SavedMatch match = arcanaKept(4, 200);
        QVERIFY(putAway(match, now()));
        QVERIFY(nameMatch(match.identity.id, "  The long\none "));
        QVERIFY(keepAnalysis(match.identity.id, "{}"));
        QVERIFY(putAway(match, now()));
        QCOMPARE(analysisOf(match.identity.id), QByteArray("{}"));
        SavedMatch further = arcanaKept(4, 260);
        further.identity = match.identity;
        QVERIFY(putAway(further, now()));
        QCOMPARE(archivedMatches().size(), std::size_t{1});
        QCOMPARE(archivedMatches().front().name, QString("The long one"));
        QCOMPARE(archivedMatches().front().replies, 260);
        QCOMPARE(analysisOf(match.identity.id), QByteArray());
        QVERIFY(isSameCourse(takenDown(match.identity.id).match, further));
    }

    /// The program was killed during a match: its file remains, and the next start archives it.
    void matchesOfAKilledProgramAreArchived() {
        const SavedMatch match = arcanaKept(5, 150);
        const QString folder = QFileInfo(Database::path()).path();
        QCOMPARE(Autosave(folder).keep(*game("arcana"), match), std::nullopt);
        QVERIFY(archivedMatches().empty());
        putAwayFiles();
        QCOMPARE(archivedMatches().size(), std::size_t{1});
        QVERIFY(isSameCourse(takenDown(match.identity.id).match, match));
        // Archiving again does not duplicate it, and the match can still be continued.
        putAwayFiles();
        QCOMPARE(archivedMatches().size(), std::size_t{1});
        QVERIFY(std::holds_alternative<SavedMatch>(Autosave(folder).find()));
    }

    /// At every reply of a match, the file holds the whole match so far, even if it is truncated.
    void noReplyIsLostWhenTheProgramIsKilled() {
        const QString folder = QFileInfo(Database::path()).path();
        const Game& game = *duelogue::game("arcana");
        const SavedMatch match = arcanaKept(6, 120);
        Autosave keeper(folder);
        for (std::size_t at = 1; at <= match.replies.size(); ++at) {
            SavedMatch until = match;
            until.replies.resize(at);
            std::erase_if(until.choices, [at](std::size_t choice) { return choice >= at; });
            QCOMPARE(keeper.keep(game, until), std::nullopt);
            if (until.choices.empty()) continue;
            // A partly written line is ignored.
            const QByteArray whole = keptHead(game, until) + keptTail(until, 0);
            QFile file(folder + "/match.json");
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), whole);
            putAwayFiles();
            QVERIFY(isSameCourse(takenDown(match.identity.id).match, until));
        }
    }

    void anOldMatchWithoutIdGetsOne() {
        SavedMatch match = arcanaKept(8, 60);
        match.identity = {};
        const QString folder = QFileInfo(Database::path()).path();
        QCOMPARE(Autosave(folder).keep(*game("arcana"), match), std::nullopt);
        putAwayFiles();
        putAwayFiles();
        QCOMPARE(archivedMatches().size(), std::size_t{1});
        QVERIFY(!archivedMatches().front().id.isEmpty());
        QCOMPARE(archivedMatches().front().id, idOf(*game("arcana"), match));
    }

    void aMatchWithoutChoicesIsNotSaved() {
        SavedMatch match = arcanaKept(8, 60);
        match.choices.clear();
        QVERIFY(!isPlayed(match));
        match.config.seats[0].kind = "novice";
        QVERIFY(isPlayed(match));
    }

    void theLatestMatchIsListedFirst() {
        std::vector<QString> ids;
        for (int i = 0; i < 3; ++i) {
            const SavedMatch match = arcanaKept(20 + std::uint64_t(i), 40);
            QVERIFY(putAway(match, 1000 + i));
            ids.insert(ids.begin(), match.identity.id);
        }
        std::vector<QString> found;
        for (const ArchivedMatch& match : archivedMatches()) found.push_back(match.id);
        QCOMPARE(found, ids);
    }

    void aDeletedMatchCanBeRestored() {
        const SavedMatch match = arcanaKept(9, 90);
        const QString folder = QFileInfo(Database::path()).path();
        QCOMPARE(Autosave(folder).keep(*game("arcana"), match), std::nullopt);
        putAwayFiles();
        QVERIFY(nameMatch(match.identity.id, "Mine"));
        const auto before = archivedMatch(match.identity.id);
        const auto forgotten = forgetMatch(match.identity.id);
        QVERIFY(forgotten);
        putAwayFiles();
        QVERIFY(archivedMatches().empty());
        QVERIFY(!forgetMatch(match.identity.id));
        QVERIFY(bringBack(*forgotten));
        QCOMPARE(archivedMatch(match.identity.id), before);
        QVERIFY(isSameCourse(takenDown(match.identity.id).match, match));
    }

    /// The row was written when all of its replies were legal.
    void aMatchOfFormerRulesDoesNotReplaceItsLongerRow() {
        SavedMatch match = arcanaKept(17, 60);
        QVERIFY(putAway(match, now()));
        const auto text = textOfMatch(match.identity.id);
        match.replies.resize(40);
        match.former = FormerMatch{{1, {}}, 20};
        QVERIFY(putAway(match, now()));
        QCOMPARE(textOfMatch(match.identity.id), text);
    }

    void aDatabaseOfThePreviousVersionIsUpgraded() {
        {
            QSqlDatabase old = QSqlDatabase::addDatabase("QSQLITE", "old");
            old.setDatabaseName(Database::path());
            QVERIFY(old.open());
            QSqlQuery query(old);
            QVERIFY(
                query.exec("CREATE TABLE decks (game TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, "
                           "PRIMARY KEY (game, id))"));
            QVERIFY(query.exec("INSERT INTO decks VALUES ('arcana', 'woods', 'name: Woods\n20 Forest\n')"));
            QVERIFY(query.exec("PRAGMA user_version = 1"));
        }
        QSqlDatabase::removeDatabase("old");
        QVERIFY(archivedMatches().empty());
        const SavedMatch match = arcanaKept(13, 50);
        QVERIFY(putAway(match, now()));
        QCOMPARE(archivedMatches().size(), std::size_t{1});
        QVERIFY(CommandRun::of("deck list").out.find("woods") != std::string::npos);
        QVERIFY(Database::takeProblems().empty());
    }

    void aBrokenDatabaseIsSetAsideAndTheMatchSaved() {
        QFile file(Database::path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("this is no database\n").repeated(200));
        file.close();
        const SavedMatch match = arcanaKept(14, 50);
        QVERIFY(putAway(match, now()));
        QCOMPARE(archivedMatches().size(), std::size_t{1});
        const auto problems = Database::takeProblems();
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems[0].find("was damaged and has been renamed to") != std::string::npos);
    }

    void theCommandListsShowsExportsAndDeletesMatches() {
        const SavedMatch older = arcanaKept(15, 70);
        const SavedMatch newer = arcanaKept(16);
        QVERIFY(putAway(older, 1'700'000'000) && putAway(newer, 1'700'001'000));
        const CommandRun list = CommandRun::of("matches list");
        QCOMPARE(list.status, ExitStatus::Fine);
        QVERIFY2(list.out.find("arcana     Anna (person) vs. Ben (novice), unfinished") != std::string::npos,
                 list.out.c_str());
        QCOMPARE(CommandRun::of("matches list --game basebreak").out, std::string());
        const QJsonArray array =
            QJsonDocument::fromJson(QByteArray::fromStdString(CommandRun::of("matches list --json").out)).array();
        QCOMPARE(array.size(), 2);
        QCOMPARE(array[0].toObject()["id"].toString(), newer.identity.id);
        QCOMPARE(CommandRun::of("matches show 2 --json").json()["id"].toString(), older.identity.id);
        QCOMPARE(CommandRun::of("matches show last --json").json()["id"].toString(), newer.identity.id);
        const QString beginning = older.identity.id.left(8);
        QCOMPARE(CommandRun::of("matches show " + beginning + " --json").json()["id"].toString(), older.identity.id);

        const QTemporaryDir folder;
        const QString path = folder.filePath("match.duel");
        QCOMPARE(CommandRun::of("matches export last " + path).status, ExitStatus::Fine);
        QCOMPARE(CommandRun::of("check " + path).status, ExitStatus::Fine);
        QCOMPARE(CommandRun::of("matches export last").out, *textOfMatch(newer.identity.id));
        QCOMPARE(CommandRun::of("matches delete last").status, ExitStatus::Fine);
        QCOMPARE(archivedMatches().size(), std::size_t{1});
        QCOMPARE(CommandRun::of("matches import " + path + " --name Again").status, ExitStatus::Fine);
        QCOMPARE(archivedMatch(newer.identity.id)->name, QString("Again"));
    }

    void anUnknownMatchIsReported() {
        const CommandRun none = CommandRun::of("matches show last");
        QCOMPARE(none.status, ExitStatus::Misused);
        QVERIFY2(none.err.find(": there are no saved matches.") != std::string::npos, none.err.c_str());
        QVERIFY(putAway(arcanaKept(17, 50), now()));
        QCOMPARE(CommandRun::of("matches delete 7").status, ExitStatus::Misused);
        QCOMPARE(CommandRun::of("matches export nothing").status, ExitStatus::Misused);
        QCOMPARE(archivedMatches().size(), std::size_t{1});
    }

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestMatches, QCoreApplication)

#include "tst_matches.moc"
