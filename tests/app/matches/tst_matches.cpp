// The archive: every match of the window gets from its autosave into the user's database, however it ends. It is found
// there with all its data, and it is written and read as text.
#include <QDir>
#include <QSqlQuery>
#include <QtTest>

#include "app/library/decks/FindDeck.h"
#include "app/library/files/Database.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/saved/SavedMatchText.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

struct Wished {
    const char* game;
    std::vector<const char*> decks;
};

/// Returns a match with random replies.
SavedMatch played(const Wished& wished, std::uint64_t seed, int replies) {
    const Game& game = *duelogue::game(wished.game);
    SavedMatch kept;
    kept.config.game = wished.game;
    kept.seed = seed;
    kept.identity = MatchIdentity::now();
    for (std::size_t seat = 0; seat < wished.decks.size(); ++seat) {
        const QString name = QStringList{"Anna", "Ben", "Cleo", "Dan"}[qsizetype(seat)];
        kept.config.seats.push_back({name, seat == 0 ? "person" : "novice", wished.decks[seat]});
        kept.decks.push_back(std::get<Deck>(findDeck(game, wished.decks[seat], 1, seat)));
        kept.decks.back().name.clear();
        kept.decks.back().about.clear();
    }
    Match match(game.rulebook());
    begin(match, kept.start());
    Random random(seed);
    for (int i = 0; i < replies && match.pendingQuestion() != nullptr; ++i) {
        Replies legal;
        match.legalReplies(legal);
        const Reply reply = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (legal.size() > 1 && match.playerToAct() == PlayerId(0)) kept.choices.push_back(kept.replies.size());
        kept.replies.push_back({match.playerToAct(), reply});
        if (match.play(match.playerToAct(), reply) != MessageId::None) qFatal("refused");
    }
    kept.over = match.pendingQuestion() == nullptr;
    return kept;
}

SavedMatch arcanaKept(std::uint64_t seed, int replies = 5000) {
    return played({"arcana", {"dawn-patrol", "ash-and-bone"}}, seed, replies);
}

/// Returns a match that is equal up to reply `at` and then differs.
SavedMatch otherWay(SavedMatch match, std::size_t at) {
    SavedMatch other = match;
    other.replies.resize(at);
    other.choices.clear();
    Match history = playedOut(*game(match.config.game.toStdString()), other);
    Replies legal;
    for (history.legalReplies(legal); legal.size() == 1; history.legalReplies(legal)) {
        other.replies.push_back({history.playerToAct(), legal.front()});
        (void)history.play(history.playerToAct(), legal.front());
    }
    const Reply was = match.replies[other.replies.size()].reply;
    other.replies.push_back({history.playerToAct(), legal.front() == was ? legal.back() : legal.front()});
    other.over = false;
    return other;
}

using Came = Import::Outcome;

/// Imports a text with exactly one match.
Import imported(std::string_view text) {
    const std::vector<Import> imports = importMatches(text);
    if (imports.size() != 1) qFatal("not one match");
    return imports.front();
}

std::string textOf(const SavedMatch& match) {
    return writeMatch(*game(match.config.game.toStdString()), match, {}, 1'700'000'000);
}

std::int64_t now() { return QDateTime::currentSecsSinceEpoch(); }

/// Returns the archived match; a failure ends the test.
ReadMatch takenDown(const QString& id) {
    MatchReading reading = takeDown(id);
    if (const auto* problem = std::get_if<QString>(&reading)) qFatal("%s", qPrintable(*problem));
    return std::get<ReadMatch>(std::move(reading));
}

bool isSameCourse(const SavedMatch& a, const SavedMatch& b) {
    return a.start() == b.start() && a.replies == b.replies && a.choices == b.choices && a.over == b.over &&
           a.config.seats == b.config.seats && a.config.game == b.config.game && a.identity == b.identity;
}

}  // namespace

class TestMatches : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

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

    void aMatchSurvivesExportAndImport() {
        SavedMatch match = arcanaKept(10);
        match.identity.origin = "another";
        match.identity.originAt = 12;
        QVERIFY(putAway(match, 1'700'000'000));
        QVERIFY(nameMatch(match.identity.id, "A match"));
        const std::string text = *textOfMatch(match.identity.id);
        const auto before = archivedMatch(match.identity.id);
        QVERIFY(forgetMatch(match.identity.id));
        const Import import = imported(text);
        QCOMPARE(import.problem, QString());
        QCOMPARE(import.id, match.identity.id);
        QCOMPARE(archivedMatch(import.id), before);
        QCOMPARE(*textOfMatch(import.id), text);
        QCOMPARE(imported(text).outcome, Came::WasThere);
        QCOMPARE(archivedMatches().size(), std::size_t{1});
    }

    void everyMatchOfATextIsImported() {
        const SavedMatch one = arcanaKept(20, 30);
        const SavedMatch two = played({"basebreak", {"aliens+ninjas", "robots+wizards"}}, 21, 40);
        const std::string refused = "game chess\nmoves\n";
        const auto imports = importMatches(textOf(one) + "---\n" + refused + textOf(two));
        QCOMPARE(imports.size(), std::size_t{3});
        QCOMPARE(imports[0].outcome, Came::Kept);
        QCOMPARE(imports[1].outcome, Came::Refused);
        QCOMPARE(imports[1].problem, QString("The game “chess” doesn't exist."));
        QCOMPARE(imports[2].id, two.identity.id);
        QCOMPARE(archivedMatches().size(), std::size_t{2});
        QCOMPARE(takenDown(one.identity.id).match.replies, one.replies);
        QCOMPARE(takenDown(two.identity.id).match.replies, two.replies);
    }

    /// A match that was continued on another computer gains its new replies and keeps everything else.
    void anImportedContinuationExtendsTheMatch() {
        SavedMatch match = arcanaKept(10, 60);
        const std::string longer = textOf(match);
        match.replies.resize(25);
        std::erase_if(match.choices, [](std::size_t place) { return place >= 25; });
        match.config.seats[1].kind = "process:our own";
        QVERIFY(putAway(match, now()));
        QVERIFY(nameMatch(match.identity.id, "My match"));
        const Import import = imported(longer);
        QCOMPARE(import.outcome, Came::WentOn);
        QCOMPARE(import.id, match.identity.id);
        QCOMPARE(import.problem, QString());
        const auto row = archivedMatch(import.id);
        QCOMPARE(row->replies, 60);
        QCOMPARE(row->name, QString("My match"));
        QCOMPARE(row->seats[1].kind, QString("process:our own"));
        QCOMPARE(takenDown(import.id).match.choices, match.choices);
        // Neither the same text nor a shorter one changes anything.
        QCOMPARE(imported(longer).outcome, Came::WasThere);
        QCOMPARE(imported(textOf(match)).outcome, Came::WasThere);
        QCOMPARE(archivedMatch(import.id), row);
        QCOMPARE(archivedMatches().size(), std::size_t{1});
    }

    /// After the program was killed, the autosave is ahead of the archive.
    void importingKeepsTheCurrentMatch() {
        const SavedMatch longer = arcanaKept(10, 60);
        const auto until = [&](std::size_t replies) {
            SavedMatch match = longer;
            match.replies.resize(replies);
            std::erase_if(match.choices, [&](std::size_t place) { return place >= replies; });
            return match;
        };
        const QString folder = QFileInfo(Database::path()).path();
        QCOMPARE(Autosave(folder).keep(*game("arcana"), until(40)), std::nullopt);
        QCOMPARE(imported(textOf(until(25))).outcome, Came::WasThere);
        QCOMPARE(archivedMatch(longer.identity.id)->replies, 40);
        QCOMPARE(keptFiles().size(), std::size_t{1});
        QCOMPARE(imported(textOf(longer)).outcome, Came::WentOn);
        QCOMPARE(archivedMatch(longer.identity.id)->replies, 60);
        // No window offers the old state.
        QVERIFY(keptFiles().empty());
    }

    /// Neither the archived match nor the imported one is lost.
    void anImportedDivergingMatchBecomesABranch() {
        const SavedMatch match = arcanaKept(10, 60);
        const SavedMatch other = otherWay(match, 25);
        QVERIFY(putAway(match, now()));
        const Import import = imported(textOf(other));
        QCOMPARE(import.outcome, Came::Kept);
        QVERIFY(import.id != match.identity.id);
        const auto row = archivedMatch(import.id);
        QCOMPARE(row->origin, match.identity.id);
        QCOMPARE(row->originAt, static_cast<int>(other.replies.size()) - 1);
        QVERIFY(isSameCourse(takenDown(match.identity.id).match, match));
        QCOMPARE(takenDown(import.id).match.replies, other.replies);
        QCOMPARE(imported(textOf(other)).outcome, Came::WasThere);
        QCOMPARE(archivedMatches().size(), std::size_t{2});
    }

    void theCommandImportsSeveralMatches() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("two.duel"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(textOf(arcanaKept(20, 30)) + textOf(arcanaKept(21, 30))));
        file.close();
        const CommandRun ran =
            CommandRun::of({"matches", "import", file.fileName().toStdString(), "--name", "Evening"});
        QCOMPARE(ran.status, ExitStatus::Fine);
        QCOMPARE(archivedMatches().size(), std::size_t{2});
        QStringList names;
        for (const ArchivedMatch& match : archivedMatches()) names += match.name;
        names.sort();
        QCOMPARE(names, (QStringList{"Evening 1", "Evening 2"}));
        const CommandRun again = CommandRun::of({"matches", "import", file.fileName().toStdString()});
        QCOMPARE(again.status, ExitStatus::Fine);
        QVERIFY(again.err.find(": already there\n") != std::string::npos);
    }

    /// Reading a text never starts a program that it names.
    void importingStartsNoProgram() {
        SavedMatch match = arcanaKept(11, 80);
        match.config.seats[1].kind = "process:rm -rf everything";
        QVERIFY(putAway(match, now()));
        QCOMPARE(takenDown(match.identity.id).match.config.seats[1].kind, match.config.seats[1].kind);  // our own
        std::string text = *textOfMatch(match.identity.id);
        QVERIFY(text.find("rm -rf") == std::string::npos);
        text.replace(text.find("kind 2 program"), 14, "kind 2 process:rm -rf everything");
        QCOMPARE(std::get<ReadMatch>(readMatch(text)).match.config.seats[1].kind, QString("person"));
    }

    void aReplayOfTheCommandLineCanBeImported() {
        const CommandRun ran = CommandRun::of("watch --players greedy,random --seed 4 --replay");
        const Import import = imported(ran.out);
        QCOMPARE(import.problem, QString());
        const auto row = archivedMatch(import.id);
        QVERIFY(row && row->over);
        QCOMPARE(row->seats[0].name, QString("Player 1"));
        QCOMPARE(imported(ran.out).outcome, Came::WasThere);
    }

    void anInvalidMatchFileIsExplained_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("told");
        QTest::newRow("nothing") << ""
                                 << "It contains no match.";
        QTest::newRow("no notation") << "hello"
                                     << "Line 1: ";
        QTest::newRow("no game") << "game chess\nmoves\n"
                                 << "The game “chess” doesn't exist.";
        QTest::newRow("a position") << "game arcana\nplayer 1\n  hand Forest\nplayer 2\nmoves\n"
                                    << "Line 1: ";
        QTest::newRow("no card") << "game arcana\nplayer 1\n  deck Nothing x60\nplayer 2\n  deck Forest x60\nmoves\n"
                                 << "Line 3: ";
    }
    void anInvalidMatchFileIsExplained() {
        QFETCH(QString, text);
        QFETCH(QString, told);
        const Import import = imported(text.toStdString());
        QVERIFY(import.id.isEmpty());
        QVERIFY2(import.problem.startsWith(told), qPrintable(import.problem));
        QVERIFY(archivedMatches().empty());
    }

    /// If cards or rules have changed, the match is read as far as it can be replayed, with a warning.
    void aMatchOfOtherRulesIsReadUpToAnIllegalReply() {
        const SavedMatch match = arcanaKept(12);
        std::string text = writeMatch(*game("arcana"), match, {}, 0);
        const std::size_t at = text.find("rules       ");
        text.insert(at + 12, "9");
        const auto read = std::get<ReadMatch>(readMatch(text));
        QVERIFY2(read.warning.contains("made with rules version"), qPrintable(read.warning));
        QCOMPARE(read.match.replies.size(), match.replies.size());
        // An illegal move ends it.
        const std::size_t moves = text.find("moves\n");
        std::string broken = text.substr(0, moves + 6) + "  1 play Forest\n" + text.substr(moves + 6);
        QCOMPARE(std::get<ReadMatch>(readMatch(broken)).match.replies.size(), std::size_t{0});
    }

    /// The text keeps its former rules, so each opening gives the warning.
    void anImportedMatchKeepsItsFormerRules() {
        const SavedMatch match = arcanaKept(15, 60);
        std::string text = writeMatch(*game("arcana"), match, {}, now());
        const std::size_t cut = text.rfind("\n  ", text.rfind("\n  expect hash") - 1);
        text.insert(cut, "\n  1 summon Forest");
        text.insert(text.find("rules       ") + 12, "9");
        const Import import = imported(text);
        QVERIFY2(import.problem.contains("made with rules version"), qPrintable(import.problem));
        QVERIFY2(import.problem.contains("summon"), qPrintable(import.problem));
        const auto there = std::get<ReadMatch>(takeDown(import.id));
        QVERIFY2(there.warning.contains("made with rules version"), qPrintable(there.warning));
        QVERIFY(there.match.former);
        QCOMPARE(there.match.former->refused, 2);
        QVERIFY(there.match.replies.size() > 20 && there.match.replies.size() < match.replies.size());
        QCOMPARE(imported(text).outcome, Came::WasThere);
    }

    /// A match of a former version, from a file and from a program that numbered its verbs.
    void aMatchOfFormerRulesIsArchivedForWatching() {
        SavedMatch match = arcanaKept(16, 60);
        match.former = FormerMatch{{1, std::vector<std::uint64_t>(60, RulesFingerprint::unknownCard)}, 3};
        QVERIFY(putAway(match, now()));
        const auto row = archivedMatch(match.identity.id);
        QVERIFY(row && !row->over);
        const auto there = std::get<ReadMatch>(takeDown(match.identity.id));
        QCOMPARE(there.match.replies, match.replies);
        QCOMPARE(there.match.former->refused, 3);
        QVERIFY(textOfMatch(match.identity.id)->find("cards       00000000 ") != std::string::npos);
        QVERIFY2(!there.warning.isEmpty(), "it must not go on");
    }

    void anUnfinishedFileOfFormerRulesIsListed() {
        const SavedMatch match = arcanaKept(18, 60);
        QCOMPARE(keeper().keep(*game("arcana"), match), std::nullopt);
        const SavedFile kept = keptFiles().front();
        QFile file(kept.path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QString former = QString::fromUtf8(kept.text);
        file.write(former.replace(QRegularExpression("\"rules\":\\d+"), "\"rules\":1").toUtf8());
        file.close();
        putAwayFiles();
        const auto row = archivedMatch(match.identity.id);
        QVERIFY(row && !row->over);
        const auto there = std::get<ReadMatch>(takeDown(match.identity.id));
        QCOMPARE(there.match.replies, match.replies);
        QVERIFY2(there.warning.contains("made with rules version"), qPrintable(there.warning));
        QVERIFY(forgetMatch(match.identity.id));
        QVERIFY(keptFiles().empty());
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

    // ---------------------------------------------------------------------------------------------- the command line

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
        QVERIFY2(none.err.find("There are no saved matches.") != std::string::npos, none.err.c_str());
        QVERIFY(putAway(arcanaKept(17, 50), now()));
        QCOMPARE(CommandRun::of("matches delete 7").status, ExitStatus::Misused);
        QCOMPARE(CommandRun::of("matches export nothing").status, ExitStatus::Misused);
        QCOMPARE(archivedMatches().size(), std::size_t{1});
    }
};

DUELOGUE_TEST(TestMatches, QCoreApplication)
#include "tst_matches.moc"
