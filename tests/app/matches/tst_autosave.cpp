// The autosave of a window's match: after every reply, despite failures of the disk and the program, and never by two
// windows in the same file.
#include <sys/resource.h>
#include <sys/stat.h>
#include <QtTest>
#include <csignal>

#include "app/library/decks/FindDeck.h"
#include "app/match/saved/Autosave.h"
#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

/// While it lives, no file can grow beyond a size, as on a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t most) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit now{most, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
};

/// A match with random replies, together with its saved state.
class PlayedMatch {
public:
    explicit PlayedMatch(std::uint64_t seed) : m_match(game("arcana")->rulebook()) {
        kept.config = {"arcana", {{"Ann", "person", "ash-and-bone"}, {"Ben", "greedy", "dawn-patrol"}}};
        kept.seed = seed;
        MatchStart start;
        start.seed = seed;
        for (const MatchConfig::Seat& seat : kept.config.seats) {
            kept.decks.push_back(std::get<Deck>(findDeck(*game("arcana"), seat.deck.toStdString())));
            start.decks.push_back(kept.decks.back().cards());
            kept.decks.back().name.clear();  // the name of a deck is not saved
            kept.decks.back().about.clear();
            kept.decks.back().sideboard.clear();  // nor is the sideboard, for a single match
        }
        begin(m_match, start);
    }

    SavedMatch kept;

    void play(int replies) {
        for (; replies > 0; --replies) {
            Replies legal;
            m_match.legalReplies(legal);
            const Reply reply = legal[m_random.below(static_cast<std::uint32_t>(legal.size()))];
            if (legal.size() > 1) kept.choices.push_back(kept.replies.size());
            kept.replies.push_back({m_match.playerToAct(), reply});
            QCOMPARE(m_match.play(m_match.playerToAct(), reply), MessageId::None);
        }
    }
    void takeBack(std::size_t to) {
        kept.replies.resize(to);
        while (!kept.choices.empty() && kept.choices.back() >= to) kept.choices.pop_back();
    }

private:
    Match m_match;
    Random m_random{7};
};

const Game& keptGame() { return *game("arcana"); }

QString messageOf(const FoundMatch& found) {
    const auto* problem = std::get_if<AutosaveProblem>(&found);
    return problem == nullptr ? QString() : problem->message;
}

}  // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aMatchSurvivesSavingAndLoading() {
        PlayedMatch match(1);
        for (int i = 0; i < 40; ++i) {
            QCOMPARE(Autosave(folder()).keep(keptGame(), match.kept), std::nullopt);
            QVERIFY(found() == FoundMatch(match.kept));
            match.play(i % 4);
        }
    }

    void undoneRepliesAreNotSaved() {
        PlayedMatch match(2);
        Autosave keeper(folder());
        match.play(30);
        QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
        match.takeBack(17);
        QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
        QVERIFY(foundByAnother() == FoundMatch(match.kept));
    }

    void aFinishedMatchIsSavedButNotOffered() {
        PlayedMatch match(3);
        match.play(10);
        match.kept.replies.push_back({PlayerId(0), Reply(ReplyWord::Concede)});
        match.kept.over = true;
        QCOMPARE(Autosave(folder()).keep(keptGame(), match.kept), std::nullopt);
        QVERIFY(found() == FoundMatch());
    }

    /// Two computers play hundreds of replies per second, and each one is saved.
    void eachReplyAppendsOneLine() {
        PlayedMatch match(4);
        Autosave keeper(folder());
        match.play(300);
        QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
        const QByteArray before = text();
        match.play(1);
        QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
        QVERIFY(text().startsWith(before));
        QCOMPARE(text().count('\n'), before.count('\n') + 1);
    }

    void aHalfWrittenLineIsDropped() {
        PlayedMatch match(5);
        match.play(20);
        QCOMPARE(Autosave(folder()).keep(keptGame(), match.kept), std::nullopt);
        const QByteArray whole = text();
        match.takeBack(19);
        for (qsizetype cut = 1; whole[whole.size() - 1 - cut] != '\n'; ++cut) {
            write(whole.chopped(cut));
            QVERIFY(found() == FoundMatch(match.kept));
        }
        // The next reply begins a new line.
        Autosave keeper(folder());
        QVERIFY(keeper.find() == FoundMatch(match.kept));
        match.kept.replies.push_back({PlayerId(0), Reply(ReplyWord::Concede)});
        match.kept.over = true;
        QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
        QCOMPARE(text().count('\n'), 22);
    }

    /// After a power cut, unwritten data is missing or reads as zeros, possibly followed by written data.
    void aPowerCutKeepsEverythingOnDisk() {
        PlayedMatch match(8);
        match.play(120);
        QCOMPARE(Autosave(folder()).keep(keptGame(), match.kept), std::nullopt);
        const QByteArray whole = text();
        const qsizetype head = whole.indexOf('\n') + 1;
        Random random(5);
        const auto below = [&](qsizetype most) { return random.below(static_cast<std::uint32_t>(most)); };
        for (int i = 0; i < 200; ++i) {
            const qsizetype cut = head + below(whole.size() - head);
            const qsizetype gap = i % 3 == 0 ? 0 : 1 + below(600);
            const QByteArray behind = i % 3 == 2 ? whole.mid(cut + gap) : QByteArray();
            write(whole.left(cut) + QByteArray(gap, '\0') + behind);
            SavedMatch left = match.kept;
            left.replies.resize(static_cast<std::size_t>(whole.left(cut).count('\n') - 1));
            std::erase_if(left.choices, [&](std::size_t at) { return at >= left.replies.size(); });
            QVERIFY2(found() == FoundMatch(left), qPrintable(QString("cut at %1, %2 zeros").arg(cut).arg(gap)));
            // The match continues from this reply.
            Autosave keeper(folder());
            QVERIFY(keeper.find() == FoundMatch(left));
            QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
            QVERIFY(text() == whole);
        }
    }

    void aFullDiskKeepsThePreviousSave() {
        PlayedMatch match(6);
        match.play(30);
        Autosave keeper(folder());
        QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
        const QByteArray before = text();
        PlayedMatch other = match;
        {
            const FullDisk disk(static_cast<rlim_t>(before.size() + 5));
            match.play(10);
            const auto told = keeper.keep(keptGame(), match.kept);  // appended
            QVERIFY(told);
            QVERIFY2(told->contains(file()) && told->contains("too large"), qPrintable(*told));
            QCOMPARE(text(), before);
            other.kept.seed = 99;  // rewritten
            other.play(10);
            QVERIFY(keeper.keep(keptGame(), other.kept));
            QCOMPARE(text(), before);
        }
        QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
        QVERIFY(foundByAnother() == FoundMatch(match.kept));
    }

    void aDeletedFolderIsCreatedAgain() {
        PlayedMatch match(13);
        Autosave keeper(folder());
        for (int i = 0; i < 3; ++i) {
            match.play(5);
            QCOMPARE(keeper.keep(keptGame(), match.kept), std::nullopt);
            QVERIFY(foundByAnother() == FoundMatch(match.kept));
            QVERIFY(QDir(folder()).removeRecursively());
        }
    }

    void anUnwritableFolderIsReported() {
        QFile(folder() + "/file").open(QIODevice::WriteOnly);
        const auto told = Autosave(folder() + "/file/folder").keep(keptGame(), PlayedMatch(7).kept);
        QVERIFY(told);
        QVERIFY2(told->startsWith("Couldn't save the match in " + folder() + "/file/folder/match.json: "),
                 qPrintable(*told));
    }

    void twoWindowsSaveTwoMatches() {
        PlayedMatch one(8);
        PlayedMatch two(9);
        {
            Autosave first(folder());
            Autosave second(folder());
            for (int i = 0; i < 5; ++i) {
                QCOMPARE(first.keep(keptGame(), one.kept), std::nullopt);
                QVERIFY(second.find() == FoundMatch() || i > 0);  // the running match is not offered
                QCOMPARE(second.keep(keptGame(), two.kept), std::nullopt);
                one.play(3);
                two.play(2);
            }
            QCOMPARE(first.keep(keptGame(), one.kept), std::nullopt);
            QCOMPARE(second.keep(keptGame(), two.kept), std::nullopt);
            QVERIFY(first.find() == FoundMatch(one.kept));
            QVERIFY(second.find() == FoundMatch(two.kept));
        }
        // Both matches are offered later, one after the other.
        Autosave next(folder());
        QVERIFY(next.find() == FoundMatch(one.kept));
        one.kept.replies.push_back({PlayerId(0), Reply(ReplyWord::Concede)});
        one.kept.over = true;
        QCOMPARE(next.keep(keptGame(), one.kept), std::nullopt);
        QVERIFY(next.find() == FoundMatch(two.kept));
    }

    void aStaleLockBlocksNoWindow() {
        PlayedMatch match(10);
        match.play(4);
        QCOMPARE(Autosave(folder()).keep(keptGame(), match.kept), std::nullopt);
        QFile lock(file() + ".lock");  // a fresh lock with this process's id, from another machine
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(QByteArray::number(QCoreApplication::applicationPid()) + "\nDuelogueTest\nelsewhere\n");
        lock.close();
        QTest::qSleep(5);
        QVERIFY(found() == FoundMatch(match.kept));
    }

    void aSaveOfAnotherVersionIsRefusedWithAReason() {
        write(R"({"cards":"","decks":[],"game":"arcana","over":false,"replies":[[0,2,4,4,0]],"seed":"5"})");
        QCOMPARE(messageOf(found()),
                 QString("Can't resume the last match: it was saved by an older version of Duelogue."));
        PlayedMatch match(11);
        QCOMPARE(Autosave(folder()).keep(keptGame(), match.kept), std::nullopt);
        write(text().replace("\"version\":4", "\"version\":5"));
        QCOMPARE(messageOf(found()),
                 QString("Can't resume the last match: it was saved by a newer version of Duelogue."));
    }

    void savesOfThePreviousVersionAreRead() {
        PlayedMatch match(11);
        match.play(5);
        QCOMPARE(Autosave(folder()).keep(keptGame(), match.kept), std::nullopt);
        write(text().replace("\"version\":4", "\"version\":2"));
        QVERIFY(found() == FoundMatch(match.kept));
    }

    void matchSettingsAreSavedByName() {
        const Game& played = *game("basebreak");
        SavedMatch kept;
        kept.config = {"basebreak", {{"A", "person", "aliens+ninjas"}, {"B", "greedy", "random"}}, {20, 4, 10, 2}};
        for (const char* deck : {"aliens+ninjas", "pirates+robots"}) {
            kept.decks.push_back(std::get<Deck>(findDeck(played, deck)));
            kept.decks.back().name.clear();
        }
        QCOMPARE(kept.start().options, kept.config.options);
        QCOMPARE(Autosave(folder()).keep(played, kept), std::nullopt);
        QVERIFY2(text().contains("\"points to win\":20"), text().constData());
        QVERIFY(found() == FoundMatch(kept));
        // A missing setting gets its default value. A value out of bounds or an unknown setting is an error.
        const QByteArray whole = text();
        write(QByteArray(whole).replace("\"hand limit\":10,", ""));
        QVERIFY2(found() == FoundMatch(kept), text().constData());
        for (const char* wrong : {"\"points to win\":0", "\"points to win\":1.5", "\"points to lose\":20"}) {
            write(QByteArray(whole).replace("\"points to win\":20", wrong));
            QVERIFY2(messageOf(found()).contains("its file is damaged"), wrong);
        }
    }

    void anUnknownPlayerIsReported() {
        write(forests().replace("\"kind\":\"greedy\"", "\"kind\":\"wizard\""));
        QCOMPARE(messageOf(found()), QString("Can't resume the last match: the player “wizard” doesn't exist."));
    }

    void anErrorIsReportedWithItsLine_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* before, const char* after, int line) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << line;
        };
        row("no object", "{", "[", 1);
        row("seed", R"("seed":"12")", R"("seed":12)", 1);
        row("a seed that is too large", R"("seed":"12")", R"("seed":"18446744073709551616")", 1);
        row("five seats", R"("seats":[)", R"("seats":[{},{},{},)", 1);
        row("one seat", R"({"deck":"ash-and-bone","kind":"person","name":"Ann"},)", "", 1);
        row("no seats", R"("seats":)", R"("seat":)", 1);
        row("one deck too many", R"("decks":[)", R"("decks":[[[60,"Forest"]],)", 1);
        row("an empty deck", R"("decks":[)", R"("decks":[[],[]],"other":[)", 1);
        row("no copies", R"([60,"Forest"])", R"([0,"Forest"])", 1);
        row("too many copies", R"([60,"Forest"])", R"([251,"Forest"])", 1);
        row("very many copies", R"([60,"Forest"])", R"([2147483647,"Forest"])", 1);
        row("a negative number of copies", R"([60,"Forest"])", R"([-1,"Forest"])", 1);
        row("half a copy", R"([60,"Forest"])", R"([0.5,"Forest"])", 1);
        row("too many cards", R"([60,"Forest"])",
            R"([250,"Forest"],[250,"Swamp"],[250,"Island"],[250,"Plains"],[1,"Mountain"])", 1);
        row("no line of JSON", "\n[", "\nx\n[", 2);
        row("an empty line", "\n[", "\n\n[", 2);
        row("too few numbers", "\n[", "\n[0,1]\n[", 2);
        row("a word too large", "\n[", "\n[0,256,0,0,0]\n[", 2);
        row("a subject too large", "\n[", "\n[0,1,2147483647,0,0]\n[", 2);
        row("a number too large", "\n[", "\n[0,1,0,0,32768]\n[", 2);
        row("a player too small", "\n[", "\n[-1,1,0,0,0]\n[", 2);
        row("text after the end", "\n[", "\n[\"over\"]\n[", 3);
    }
    void anErrorIsReportedWithItsLine() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(int, line);
        const QByteArray right = forests();
        QVERIFY(right.contains(before));
        QByteArray wrong = right;
        wrong.replace(wrong.indexOf(before), before.size(), after);
        write(wrong);
        QCOMPARE(messageOf(found()),
                 QString("Can't resume the last match: its file is damaged (%1, line %2).").arg(file()).arg(line));
    }

    void anUnplayableMatchIsRefused_data() {
        QTest::addColumn<QByteArray>("reply");
        QTest::newRow("an unknown word") << QByteArray("[0,255,4,4,0]");
        QTest::newRow("an unknown card") << QByteArray("[0,3,9999,4,0]");
        QTest::newRow("an unknown player") << QByteArray("[0,3,3,4,0]");
        QTest::newRow("an unknown seat") << QByteArray("[4,0,4,4,0]");
        QTest::newRow("an unknown seat concedes") << QByteArray("[4,8,4,4,0]");
        QTest::newRow("a seat concedes for the match") << QByteArray("[255,8,4,4,0]");
    }
    void anUnplayableMatchIsRefused() {
        QFETCH(QByteArray, reply);
        write(forests().replace("\n[", "\n" + reply + "\n["));
        QCOMPARE(messageOf(found()),
                 QString("Can't resume the last match: a saved move is no longer legal (%1, line 2).").arg(file()));
    }

    /// A match of a former version, whose fingerprints depended on the indices of verbs.
    void aMatchOfFormerRulesCanBeWatched() {
        PlayedMatch match(14);
        match.play(30);
        keepUnderFormerRules(match.kept);
        const FoundMatch left = found();
        QCOMPARE(
            messageOf(left),
            QString("Can't resume the last match: made with rules version 1 (this is %1). You can still watch it under "
                    "Matches.")
                .arg(keptGame().rulebook().version()));
        SavedMatch watched = *watchable(left);
        QVERIFY(watched.former && watched.former->playedWith.rules == 1 && watched.former->refused == 0);
        watched.former.reset();
        QVERIFY(watched == match.kept);
    }

    void aMatchOfFormerRulesIsWatchedUpToAnIllegalReply() {
        PlayedMatch match(15);
        match.play(30);
        keepUnderFormerRules(match.kept);
        QByteArrayList lines = text().split('\n');
        lines[21] = "[0,255,4,4,0]";
        write(lines.join('\n'));
        const FoundMatch left = found();
        const SavedMatch* const watched = watchable(left);
        QVERIFY(watched && watched->former);
        QCOMPARE(watched->replies.size(), std::size_t{20});
        QCOMPARE(watched->former->refused, 10);
        QVERIFY(!watched->over);
    }

    void anUnplayableSaveIsNeverOverwritten() {
        for (int number = 1; number <= 2; ++number) {
            PlayedMatch match(16);
            match.play(30);
            keepUnderFormerRules(match.kept);
            const QByteArray left = text();
            Autosave keeper(folder());
            QVERIFY(watchable(keeper.find()) != nullptr);
            PlayedMatch next(17);
            next.play(number);
            QCOMPARE(keeper.keep(keptGame(), next.kept), std::nullopt);
            QVERIFY(foundByAnother() == FoundMatch(next.kept));
            QFile aside(folder() + QString("/match.aside-%1.json").arg(number));
            QVERIFY(aside.open(QIODevice::ReadOnly));
            QCOMPARE(aside.readAll(), left);
        }
    }

    void aPipeInPlaceOfTheSaveNeverBlocks() {
        QCOMPARE(mkfifo(qPrintable(file()), 0600), 0);
        QCOMPARE(messageOf(found()),
                 "Couldn't read the last match. " + file() + ": not a regular file (use - for standard input).");
        PlayedMatch match(12);
        QCOMPARE(Autosave(folder()).keep(keptGame(), match.kept), std::nullopt);
        QVERIFY(found() == FoundMatch(match.kept));
    }

private:
    OwnHome m_home;
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString file() const { return folder() + "/match.json"; }
    [[nodiscard]] FoundMatch found() const { return Autosave(folder()).find(); }
    /// Returns the match that another window finds, while this window holds its file.
    [[nodiscard]] FoundMatch foundByAnother() const {
        const QTemporaryDir other;
        QFile::copy(file(), other.path() + "/match.json");
        return Autosave(other.path()).find();
    }
    [[nodiscard]] QByteArray text() const {
        QFile in(file());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void write(const QByteArray& text) const {
        QFile out(file());
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size()) qFatal("can't write");
    }
    void keepUnderFormerRules(const SavedMatch& match) const {
        QFile::remove(file());
        if (Autosave(folder()).keep(keptGame(), match)) qFatal("can't keep");
        QString former = QString::fromUtf8(text());
        former.replace(QRegularExpression("\"rules\":\\d+"), "\"rules\":1");
        former.replace(QRegularExpression("\\b([0-9a-f]{8})[0-9a-f]{2}\\b"), "\\1");
        write(former.toUtf8());
    }
    /// Returns the saved text of a match between two decks of Forests, with one reply.
    [[nodiscard]] QByteArray forests() const {
        PlayedMatch match(12);
        match.kept.decks.assign(2, Deck());
        for (Deck& deck : match.kept.decks) deck.entries = {{60, keptGame().pool().find("Forest")}};
        match.kept.replies = {{PlayerId(0), Reply(ReplyWord::Concede)}};
        if (Autosave(folder()).keep(keptGame(), match.kept)) qFatal("can't keep");
        return text();
    }
};

DUELOGUE_TEST(TestAutosave, QCoreApplication)
#include "tst_autosave.moc"
