#include <QDir>
#include <QtTest>

#include "app/library/files/Database.h"
#include "app/match/saved/MatchArchive.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/ArchivedMatches.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

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

}  // namespace

// Matches from files: import, export, and matches of former rules.
class TestImportedMatches : public QObject {
    Q_OBJECT

private slots:
    void init() {
        waitForPutAway();
        QDir folder = QFileInfo(Database::path()).dir();
        folder.removeRecursively();
        QVERIFY(folder.mkpath("."));
        (void)Database::takeProblems();
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

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestImportedMatches, QCoreApplication)

#include "tst_importedmatches.moc"
