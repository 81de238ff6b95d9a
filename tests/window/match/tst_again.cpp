#include <QClipboard>
#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "app/library/matches/MatchesModel.h"
#include "app/match/saved/MatchArchive.h"
#include "app/shell/language/Language.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/PlayedOut.h"

using namespace duelogue;

/// The screen that lists the played matches, and their replays.
class TestAgain : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        OwnHome::empty();
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void aPlayedMatchIsListed();
    void anUnfinishedMatchResumesFromTheList();
    void theListOpensAtNewMatches();
    void matchesAreFoundByTheirVisibleText();
    void matchesAreNotFoundByHiddenData();
    void aMatchIsRenamedDeletedAndRestored();
    void aCanceledNameIsDiscarded();
    void aReplacedFileCanBeRestored();
    void aMatchIsCopiedByClipboardAndByFile();
    void aReplayIsNavigatedByKeys();
    void aReplayIsNavigatedByMouse();
    void aReplayShowsTheViewOfItsSeat();
    void aReplayPlaysAutomaticallyAndStops();
    void aReplayCanBranchAtAnyDecision();
    void onlyAnUnfinishedMatchCanBranchAtItsEnd();
    void itIsAnalyzedAndTheCurveLeadsThere();
    void anAnalysisUsesTheChosenLanguage();
    void aFinishedMatchOpensAsAReplay();
    void aFileOpensAsAReplay();
    void archiveAndReplayFitIntoASmallWindow();
    void archiveAndReplayAreAccessible();
    void everyGameCanBeReplayed_data();
    void everyGameCanBeReplayed();

private:
    [[nodiscard]] ReplayModel& replay() { return *m_matches->replay(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_window, key, modifiers); }
    /// Lets two computers play a match to the end in the window.
    void playOne(const MatchConfig& config, std::uint64_t seed);
    /// Plays a match without the window and archives it.
    static void archive(const MatchConfig& config, std::uint64_t seed);
    void browse();
    void clickText(const QString& text) {
        QQuickItem* item = find("text", text);
        QVERIFY2(item != nullptr, qPrintable(text));
        clickItem(item);
    }
    [[nodiscard]] std::uint64_t hashAt(int place);
};

void TestAgain::playOne(const MatchConfig& config, std::uint64_t seed) {
    QVERIFY(m_session->begin(config, seed));
    QVERIFY(QTest::qWaitFor([this] { return m_table->table().result.over; }, 60'000));
    m_table->leave();
}

void TestAgain::archive(const MatchConfig& config, std::uint64_t seed) {
    const SavedMatch kept = playedOut(config, seed);
    QVERIFY(!kept.replies.empty());
    QVERIFY(putAway(kept, 1'700'000'000 + std::int64_t(seed)));
}

void TestAgain::browse() {
    press(Qt::Key_F6);
    QVERIFY(find("text", "Matches") != nullptr);
    QVERIFY(m_matches->rows()->count() == 0 || find("gameIcon", m_matches->rows()->value(0, "gameIcon")) != nullptr);
}

/// Returns a hash of the table at this decision.
std::uint64_t TestAgain::hashAt(int place) {
    replay().go(place);
    std::size_t hash = 0;
    for (const TableCard& card : m_table->table().cards)
        hash = hash * 31 + std::size_t(card.id) * 7 + std::size_t(card.zone) + std::size_t(card.seat + 1) * 131;
    for (const TableSeat& seat : m_table->table().seats) hash = hash * 31 + std::size_t(seat.value + 100);
    return hash * 31 + m_table->table().log.size();
}

void TestAgain::aPlayedMatchIsListed() {
    press(Qt::Key_F6);
    QVERIFY(find("text", "No matches yet. Every match you play is saved here automatically.") != nullptr);
    picture("matches-none");
    press(Qt::Key_Escape);
    playOne(config("greedy", "random"), 5);
    playOne(config("random", "greedy"), 6);
    clickItem(find("tooltip", "Your past matches (F6)"));
    QCOMPARE(m_matches->rows()->count(), 2);
    const RowModel& rows = *m_matches->rows();
    QCOMPARE(rows.value(0, "title").toString(), QString("Anna vs. Ben"));
    QCOMPARE(rows.value(0, "decks").toString(), QString("Dawn Patrol vs. Ash and Bone"));
    QVERIFY2(rows.value(0, "result").toString().contains(" won on turn "),
             qPrintable(rows.value(0, "result").toString()));
    picture("matches");
    // The list is the same in the next window.
    m_matches->refresh();
    QCOMPARE(m_matches->rows()->count(), 2);
}

void TestAgain::anUnfinishedMatchResumesFromTheList() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    const auto hash = m_session->match()->state().hash();
    m_table->leave();
    archive(config("greedy", "random"), 12);  // a later match
    browse();
    QCOMPARE(m_matches->rows()->count(), 2);
    QVERIFY(m_matches->rows()->value(0, "unfinished").toBool());
    picture("matches-unfinished");
    clickText("Resume");
    QVERIFY(settle());
    QCOMPARE(m_session->match()->state().hash(), hash);
    answerByMouse();
    m_table->leave();
    browse();
    QCOMPARE(m_matches->rows()->count(), 2);  // still the same match
}

/// Without new matches, the list opens as it was left.
void TestAgain::theListOpensAtNewMatches() {
    resizeWindow({1024, 640});
    for (std::uint64_t seed = 1; seed <= 12; ++seed) archive(config("random", "random"), seed);
    const auto chosen = [this] {
        const QQuickItem* row = find("chosen", true, false, "matchId");
        return row == nullptr ? QString() : row->property("matchId").toString();
    };
    const auto idAt = [this](int row) { return m_matches->rows()->value(row, "matchId").toString(); };
    browse();
    QCOMPARE(m_matches->rows()->count(), 12);
    QCOMPARE(chosen(), idAt(0));
    for (int i = 0; i < 10; ++i) press(Qt::Key_Down);
    QCOMPARE(chosen(), idAt(10));
    press(Qt::Key_Escape);
    browse();
    QCOMPARE(chosen(), idAt(10));
    press(Qt::Key_Escape);
    playOne(config("random", "random"), 13);
    browse();
    QCOMPARE(m_matches->rows()->count(), 13);
    QCOMPARE(chosen(), idAt(0));
    const QQuickItem* row = find("matchId", idAt(0));
    QVERIFY(row != nullptr);
    QTRY_VERIFY(std::abs(row->mapToItem(row->parentItem()->parentItem(), {}).y()) < 1);
    QVERIFY(row->hasActiveFocus());
}

void TestAgain::matchesAreFoundByTheirVisibleText() {
    archive(config("greedy", "random"), 5);
    MatchConfig other = config("greedy", "random");
    other.seats[0].name = "Zoe";
    archive(other, 6);
    MatchConfig basebreak;
    basebreak.game = "basebreak";
    basebreak.seats = {{"Pia", "random", "aliens+ninjas"}, {"Quinn", "random", "pirates+robots"}};
    archive(basebreak, 7);
    browse();
    QCOMPARE(m_matches->rows()->count(), 3);
    press(Qt::Key_F, Qt::ControlModifier);
    for (const char letter : QByteArray("zoe")) QTest::keyClick(m_window, letter);
    QCOMPARE(m_matches->rows()->count(), 1);
    QCOMPARE(m_matches->rows()->value(0, "title").toString(), QString("Zoe vs. Ben"));
    press(Qt::Key_A, Qt::ControlModifier);
    for (const char letter : QByteArray("pirates")) QTest::keyClick(m_window, letter);
    QCOMPARE(m_matches->rows()->count(), 1);
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Backspace);
    QCOMPARE(m_matches->rows()->count(), 3);
    clickText("Arcana");
    QCOMPARE(m_matches->rows()->count(), 2);
    clickText("Basebreak");
    QCOMPARE(m_matches->rows()->count(), 1);
    picture("matches-of-a-game");
    clickText("All games");
    QCOMPARE(m_matches->rows()->count(), 3);
}

/// A row holds more than its visible text, such as the id, pictures and flags.
void TestAgain::matchesAreNotFoundByHiddenData() {
    archive(config("greedy", "random"), 5);
    archive(config("random", "greedy"), 6);
    m_matches->refresh();
    const RowModel& rows = *m_matches->rows();
    const QString id = rows.value(0, "matchId").toString();
    const QString icon = rows.value(0, "gameIcon").toString();
    QVERIFY(!id.isEmpty() && !icon.isEmpty());
    for (const QString& hidden : {QString("true"), QString("false"), id, id.left(6), icon}) {
        m_matches->setSearch(hidden);
        QVERIFY2(rows.count() == 0, qPrintable(hidden));
    }
    m_matches->setSearch({});
    for (const char* role : {"title", "players", "decks", "result", "date", "gameName"}) {
        const QString said = rows.value(0, role).toString();
        QVERIFY2(!said.isEmpty(), role);
        m_matches->setSearch(said);
        QVERIFY2(rows.count() > 0, role);
        m_matches->setSearch({});
    }
    QVERIFY(keepAnalysis(id, "{}"));
    m_matches->refresh();
    m_matches->setSearch("analyzed");
    QCOMPARE(rows.count(), 1);
}

void TestAgain::aMatchIsRenamedDeletedAndRestored() {
    archive(config("greedy", "random"), 5);
    browse();
    press(Qt::Key_F2);
    picture("matches-name");
    press(Qt::Key_A, Qt::ControlModifier);
    for (const char letter : QByteArray("final")) QTest::keyClick(m_window, letter);
    press(Qt::Key_Return);
    QCOMPARE(m_matches->rows()->value(0, "title").toString(), QString("final"));
    const auto before = archivedMatches();
    press(Qt::Key_Delete);
    QCOMPARE(m_matches->rows()->count(), 0);
    QVERIFY(find("text", "Deleted final.") != nullptr);
    picture("matches-deleted");
    clickText("Undo");
    QCOMPARE(m_matches->rows()->count(), 1);
    QCOMPARE(archivedMatches(), before);
}

void TestAgain::aCanceledNameIsDiscarded() {
    archive(config("random", "greedy"), 5);
    browse();
    const auto typed = [this] { return m_window->activeFocusItem()->property("text").toString(); };
    press(Qt::Key_F2);
    const QString called = typed();
    QVERIFY(!called.isEmpty());
    for (const QChar c : QString("A long one")) QTest::keyClick(m_window, c.toLatin1());
    QCOMPARE(typed(), QString("A long one"));
    press(Qt::Key_Escape);
    press(Qt::Key_F2);
    QCOMPARE(typed(), called);
}

void TestAgain::aReplacedFileCanBeRestored() {
    archive(config("random", "greedy"), 5);
    browse();
    const QTemporaryDir folder;
    const QString path = folder.filePath("letter.txt");
    const auto text = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Dear friend,\xff\n") > 0);
    }
    const QString id = archivedMatches().front().id;
    QVERIFY(m_matches->exportTo(id, path));
    QVERIFY2(text().contains("deck"), text());
    QVERIFY2(m_matches->notices().join(' ').contains("replaced"), qPrintable(m_matches->notices().join(' ')));
    QVERIFY(m_matches->canUndo());
    m_matches->undo();
    QCOMPARE(text(), QByteArray("Dear friend,\xff\n"));
    QVERIFY(!m_matches->canUndo());
    // An export to a new file overwrites nothing, so undo is not offered.
    QVERIFY(m_matches->exportTo(id, folder.filePath("new.duel")));
    QVERIFY(!m_matches->canUndo());
}

void TestAgain::aMatchIsCopiedByClipboardAndByFile() {
    archive(config("greedy", "random"), 5);
    browse();
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith("game        arcana\n"));
    const QTemporaryDir folder;
    const QString path = folder.filePath("kept.duel");
    clickText("Export…");
    QQuickItem* field = find("label", "File path");
    QVERIFY(field != nullptr);
    QVERIFY2(field->property("text").toString().contains("Anna vs. Ben"),
             qPrintable(field->property("text").toString()));
    // Without a folder for documents, the home folder is used.
    QVERIFY2(QFileInfo(field->property("text").toString()).dir().exists(),
             qPrintable(field->property("text").toString()));
    picture("matches-export");
    press(Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : path) QTest::keyClick(m_window, letter.toLatin1());
    press(Qt::Key_Return);
    QVERIFY(QFile::exists(path));
    const auto kept = archivedMatches();
    press(Qt::Key_Delete);
    QCOMPARE(m_matches->rows()->count(), 0);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(archivedMatches(), kept);
    press(Qt::Key_Delete);
    clickText("Import…");
    for (const QChar letter : path) QTest::keyClick(m_window, letter.toLatin1());
    picture("matches-import");
    press(Qt::Key_Return);
    QCOMPARE(archivedMatches(), kept);
    QCOMPARE(m_matches->rows()->count(), 1);
    // Text that is not a match gives a message and is not imported.
    QGuiApplication::clipboard()->setText("hello");
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(m_matches->notices().join(' ').startsWith("Can't read this match."));
    QCOMPARE(m_matches->rows()->count(), 1);
}

void TestAgain::aReplayIsNavigatedByKeys() {
    archive(config("greedy", "random"), 5);
    browse();
    press(Qt::Key_Return);
    QVERIFY(replay().isOpen());
    QCOMPARE(replay().place(), 0);
    QVERIFY(replay().last() > 20);
    QVERIFY(!m_table->question()->asked() && !m_table->result()->over());
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(replay().place(), 2);
    picture("again");
    press(Qt::Key_Left);
    QCOMPARE(replay().place(), 1);
    press(Qt::Key_End);
    QCOMPARE(replay().place(), replay().last());
    QVERIFY2(replay().asked().contains(" wins"), qPrintable(replay().asked()));
    picture("again-end");
    press(Qt::Key_PageUp);
    const int turn = m_table->turn();
    press(Qt::Key_PageUp);
    QVERIFY(m_table->turn() < turn);
    press(Qt::Key_Home);
    QCOMPARE(replay().place(), 0);
    // Going forward and backward shows the same tables.
    std::vector<std::uint64_t> there;
    for (int place = 0; place <= replay().last(); ++place) there.push_back(hashAt(place));
    for (int place = replay().last(); place >= 0; --place) QCOMPARE(hashAt(place), there[std::size_t(place)]);
    press(Qt::Key_Escape);
    QVERIFY(!replay().isOpen());
    QVERIFY(find("text", "Matches") != nullptr);
    press(Qt::Key_Escape);
    QVERIFY(find("text", "Start match") != nullptr);
}

void TestAgain::aReplayIsNavigatedByMouse() {
    archive(config("greedy", "random"), 5);
    browse();
    clickText("Replay");
    clickItem(find("tooltip", "Next decision (→)"));
    QCOMPARE(replay().place(), 1);
    // Clicks on the slider, in its middle and at its end.
    QQuickItem* slider = find("stepSize", 1.0);
    QVERIFY(slider != nullptr);
    const auto at = [&](double share) {
        return slider->mapToScene(QPointF(slider->width() * share, slider->height() / 2)).toPoint();
    };
    QTest::mouseClick(m_window, Qt::LeftButton, {}, at(.5));
    QVERIFY(std::abs(replay().place() - replay().last() / 2) <= replay().last() / 10);
    QTest::mouseClick(m_window, Qt::LeftButton, {}, at(.995));
    QCOMPARE(replay().place(), replay().last());
    // A line of the log leads to the decision before it.
    const int lines = int(m_table->table().log.size());
    replay().goToLine(lines / 2);
    const int there = replay().place();
    QVERIFY(there > 0 && there < replay().last());
    QVERIFY(int(m_table->table().log.size()) <= lines / 2 + 1);
    replay().toEnd();
    QQuickItem* log = nullptr;
    for (QQuickItem* item : itemsWith("linked")) log = item;
    QVERIFY(log != nullptr);
    QTest::qWait(50);
    QTest::mouseClick(m_window, Qt::LeftButton, {}, log->mapToScene(QPointF(40, log->height() / 3)).toPoint());
    QVERIFY(replay().place() < replay().last());
    clickText("Matches");
    QVERIFY(!replay().isOpen());
}

void TestAgain::aReplayShowsTheViewOfItsSeat() {
    archive(config("greedy", "random"), 5);
    browse();
    press(Qt::Key_Return);
    replay().go(replay().last() / 2);
    const auto hidden = [this](int seat) {
        int count = 0;
        for (const TableCard& card : m_table->table().cards)
            count += card.zone == TableZone::Hand && card.seat == seat && card.face.name.isEmpty() ? 1 : 0;
        return count;
    };
    QCOMPARE(m_table->table().viewer, 0);
    QCOMPARE(hidden(0), 0);
    const int others = hidden(1);
    press(Qt::Key_V);
    QCOMPARE(m_table->table().viewer, 1);
    QCOMPARE(hidden(1), 0);
    press(Qt::Key_V);
    QCOMPARE(replay().lookers().at(replay().looker()), QString("all cards revealed"));
    QCOMPARE(hidden(0) + hidden(1), 0);
    QVERIFY(others > 0);
    picture("again-all-open");
}

void TestAgain::aReplayPlaysAutomaticallyAndStops() {
    archive(config("greedy", "random"), 5);
    browse();
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    QVERIFY(replay().isPlaying());
    QTRY_VERIFY(replay().place() >= 3);
    press(Qt::Key_Space);
    QVERIFY(!replay().isPlaying());
    const int place = replay().place();
    QTest::qWait(500);
    QCOMPARE(replay().place(), place);
    // The replay stops automatically at its end.
    replay().go(replay().last() - 2);
    press(Qt::Key_Space);
    QTRY_COMPARE(replay().place(), replay().last());
    QTRY_VERIFY(!replay().isPlaying());
    // With animations, moments are shown on the way.
    Preferences().setPace("fast");
    replay().toStart();
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    bool happened = false;
    const auto watching =
        connect(m_table.get(), &TableModel::shown, this, [&] { happened |= m_table->moment()->shown(); });
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(happened && replay().place() > 2, 15'000);
    disconnect(watching);
    press(Qt::Key_Escape);
    QVERIFY(!replay().isOpen());
    Preferences().setPace("off");
}

void TestAgain::aReplayCanBranchAtAnyDecision() {
    archive(config("greedy", "random"), 5);
    const QString origin = archivedMatches().front().id;
    browse();
    press(Qt::Key_Return);
    replay().go(replay().last() / 2);
    const int turn = m_table->turn();
    const int place = replay().place();
    press(Qt::Key_B);
    picture("again-branch");
    // A person takes Anna's seat.
    clickText("Anna: greedy");
    clickText("Anna: random");
    QVERIFY(find("text", "Anna: Human") != nullptr);
    clickText("Start match");
    QVERIFY(!replay().isOpen());
    QVERIFY(m_session->isPlaying());
    QVERIFY(settle());
    QVERIFY(m_table->turn() >= turn);
    answerByMouse();
    m_table->leave();
    browse();
    QCOMPARE(m_matches->rows()->count(), 2);
    const auto rows = archivedMatches();
    const auto branch = std::ranges::find(rows, origin, &ArchivedMatch::origin);
    QVERIFY(branch != rows.end());
    QVERIFY(branch->originAt > place);
    QVERIFY(!m_matches->rows()->value(0, "origin").toString().isEmpty() ||
            !m_matches->rows()->value(1, "origin").toString().isEmpty());
}

void TestAgain::onlyAnUnfinishedMatchCanBranchAtItsEnd() {
    archive(config("greedy", "random"), 5);
    browse();
    press(Qt::Key_Return);
    replay().toEnd();
    QVERIFY(!replay().canBranch());
    replay().back();
    QVERIFY(replay().canBranch());
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    const std::uint64_t hash = m_session->match()->state().hash();
    m_table->leave();
    browse();
    press(Qt::Key_Return);
    QVERIFY(replay().isOpen());
    replay().toEnd();
    press(Qt::Key_B);
    clickText("Start match");
    QVERIFY(settle());
    QCOMPARE(m_session->match()->state().hash(), hash);
}

void TestAgain::itIsAnalyzedAndTheCurveLeadsThere() {
    archive(config("random", "greedy"), 8);
    browse();
    press(Qt::Key_Return);
    replay().setIterations(30);
    clickText("Analyze match");
    QVERIFY(replay().isAnalyzing());
    QTRY_VERIFY_WITH_TIMEOUT(replay().progress() > 30, 60'000);
    picture("again-analyzing");
    QTRY_VERIFY_WITH_TIMEOUT(!replay().isAnalyzing(), 120'000);
    QVERIFY(replay().hasAnalysis());
    QCOMPARE(replay().curves().size(), 1);
    QVERIFY(replay().curves()[0].toMap()["points"].toList().size() > 5);
    // The random player makes mistakes.
    QVERIFY(!replay().marks().isEmpty());
    press(Qt::Key_M);
    QVERIFY(replay().isMistake());
    QVERIFY(replay().verdict().size() >= 3);
    picture("again-mistake");
    const int first = replay().place();
    press(Qt::Key_M);
    QVERIFY(replay().place() > first);
    press(Qt::Key_M, Qt::ShiftModifier);
    QCOMPARE(replay().place(), first);
    QQuickItem* mark = nullptr;
    for (QQuickItem* item : itemsWith("hue")) {
        if (item->property("modelData").toMap().contains("mistake")) mark = item;
    }
    QVERIFY(mark != nullptr);
    const int place = mark->property("modelData").toMap()["place"].toInt();
    clickItem(mark);
    QCOMPARE(replay().place(), place);
    // The analysis is saved with the match.
    const Analysis found = replay().analysis();
    press(Qt::Key_Escape);
    QVERIFY(m_matches->rows()->value(0, "analyzed").toBool());
    press(Qt::Key_Return);
    QVERIFY(replay().analysis() == found);
    // A canceled analysis ends at once.
    replay().setIterations(100'000);
    press(Qt::Key_A);
    QVERIFY(replay().isAnalyzing());
    press(Qt::Key_A);
    QVERIFY(!replay().isAnalyzing());
}

void TestAgain::anAnalysisUsesTheChosenLanguage() {
    archive(config("random", "greedy"), 8);
    browse();
    press(Qt::Key_Return);
    replay().setIterations(30);
    press(Qt::Key_A);
    QTRY_VERIFY_WITH_TIMEOUT(replay().hasAnalysis() && !replay().isAnalyzing(), 120'000);
    press(Qt::Key_M);
    const QStringList english = replay().verdict();
    const QString played = english.value(1).section(u'“', 1).section(u'”', 0, 0);
    QVERIFY2(english.size() >= 3 && !played.isEmpty(), qPrintable(english.join(" | ")));
    const auto inMarks = [this](const QString& words) {
        const QVariantList marks = replay().marks();
        return std::ranges::any_of(marks,
                                   [&](const QVariant& m) { return m.toMap()["words"].toString().contains(words); });
    };
    QVERIFY(inMarks(played));
    Language::ofProgram().choose("de");
    const QStringList german = replay().verdict();
    QCOMPARE(german.size(), english.size());
    QVERIFY2(!german.join(" ").contains(played), qPrintable(german.join(" | ")));
    QVERIFY(!inMarks(played));
    for (qsizetype i = 0; i < german.size(); ++i) QVERIFY2(german[i] != english[i], qPrintable(german[i]));
    Language::ofProgram().choose("en");
    QCOMPARE(replay().verdict(), english);
}

/// Opens the replay from the result.
void TestAgain::aFinishedMatchOpensAsAReplay() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    answerByMouse();
    QVERIFY(settle());
    m_table->concede();
    QVERIFY(settle());
    picture("result-replay");
    clickText("Replay");
    QVERIFY(replay().isOpen());
    QCOMPARE(replay().place(), 0);
    QVERIFY(replay().last() > 1);
    QVERIFY(find("text", "Matches") != nullptr);
    press(Qt::Key_Escape);
    QCOMPARE(m_matches->rows()->count(), 1);
}

void TestAgain::aFileOpensAsAReplay() {
    archive(config("greedy", "random"), 5);
    const QTemporaryDir folder;
    const QString path = folder.filePath("kept.duel");
    m_matches->refresh();
    QVERIFY(m_matches->exportTo(archivedMatches().front().id, path));
    OwnHome::empty();
    // During another match, which is archived.
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(m_matches->openText(file.readAll().toStdString()), QString());
    QVERIFY(replay().isOpen());
    QVERIFY(!m_session->isPlaying());
    QCOMPARE(archivedMatches().size(), std::size_t{2});
    press(Qt::Key_Escape);
    QVERIFY(find("text", "Matches") != nullptr);
    QVERIFY(m_matches->openText("hello").startsWith("Can't read this match."));
    QCOMPARE(m_matches->importFile(folder.filePath("none.duel")), QString());
    QVERIFY(m_matches->notices().join(' ').contains("no such file"));
}

void TestAgain::archiveAndReplayFitIntoASmallWindow() {
    archive(config("random", "greedy"), 5);
    resizeWindow({800, 600});
    browse();
    picture("matches-small");
    const QRectF window(0, 0, 800, 600);
    const auto verify = [&](const QString& what) {
        for (QQuickItem* item : itemsWith("keycap")) {
            const QRectF at = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
            QVERIFY2(
                window.adjusted(-1, -1, 1, 1).contains(at),
                qPrintable(what + ": " + item->property("text").toString() + item->property("tooltip").toString()));
        }
    };
    verify("matches");
    press(Qt::Key_Return);
    replay().setIterations(10);
    press(Qt::Key_A);
    QTRY_VERIFY_WITH_TIMEOUT(!replay().isAnalyzing(), 120'000);
    press(Qt::Key_M);
    QTest::qWait(50);
    picture("again-small");
    verify("again");
    press(Qt::Key_B);
    verify("branch");
}

void TestAgain::archiveAndReplayAreAccessible() {
    archive(config("random", "greedy"), 5);
    browse();
    {
        const AccessTree tree(m_window);
        QVERIFY2(tree.has(QAccessible::Heading, "Matches"), qPrintable(tree.text()));
        QVERIFY2(tree.has(QAccessible::List, "Matches"), qPrintable(tree.text()));
        QVERIFY2(tree.has(QAccessible::Button, "Anna vs. Ben, Arcana, Anna (random)"), qPrintable(tree.text()));
        QVERIFY2(tree.has(QAccessible::EditableText, "Search"), qPrintable(tree.text()));
        for (const char* button : {"Replay", "Rename…", "Export…", "Copy", "Delete", "Paste"})
            QVERIFY2(tree.has(QAccessible::Button, button), qPrintable(tree.text()));
    }
    press(Qt::Key_Return);
    const AccessTree tree(m_window);
    QVERIFY2(tree.has(QAccessible::Slider, "Position in the match"), qPrintable(tree.text()));
    for (const char* button :
         {"Next decision (→)", "Previous decision (←)", "Play (Space)", "Matches", "Analyze match", "Play from here…"})
        QVERIFY2(tree.has(QAccessible::Button, button), qPrintable(tree.text()));
    QVERIFY(AccessTree::press(tree.find(QAccessible::Button, "Next decision (→)")));
    QCOMPARE(replay().place(), 1);
}

void TestAgain::everyGameCanBeReplayed_data() {
    QTest::addColumn<QString>("game");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestAgain::everyGameCanBeReplayed() {
    QFETCH(QString, game);
    MatchConfig config;
    config.game = game;
    const auto& usual = duelogue::game(game.toStdString())->usualDecks();
    config.seats = {{"Anna", "greedy", QString::fromStdString(usual[0])},
                    {"Ben", "greedy", QString::fromStdString(usual[1])}};
    archive(config, 3);
    browse();
    press(Qt::Key_Return);
    QVERIFY(replay().isOpen());
    replay().setIterations(10);
    press(Qt::Key_A);
    QTRY_VERIFY_WITH_TIMEOUT(!replay().isAnalyzing(), 200'000);
    for (int looker = 0; looker < 3; ++looker) {
        replay().setLooker(looker);
        for (int place = 0; place <= replay().last(); place += 1 + replay().last() / 12) {
            replay().go(place);
            QVERIFY(!replay().asked().isEmpty());
        }
        replay().go(replay().last() * 2 / 3);
        picture("again-" + game);
    }
    press(Qt::Key_End);
    QCOMPARE(replay().place(), replay().last());
}

DUELOGUE_TEST(TestAgain, QGuiApplication)
#include "tst_again.moc"
