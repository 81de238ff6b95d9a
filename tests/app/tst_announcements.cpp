#include <QTest>

#include "app/match/table/Announcements.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

/// The announcements for screen readers, and their times.
class TestAnnouncements : public QObject {
    Q_OBJECT

private slots:
    void everyLogLineIsAnnouncedOnceAsPlainText();
    void undoneEventsAreAnnouncedAgainWhenReplayed();
    void everyPersonHearsEveryLine();
    void aCurtainAnnouncesOnlyItsPlayer();
    void aQuestionIsAnnouncedOnceWithItsReplies();
    void anEqualNextQuestionIsAnnounced();
    void theResultIsAnnouncedWithTheFinalBlow();
    void warningsAreAnnounced();
    void aLanguageChangeRepeatsNoAnnouncement();
    void aJumpAheadAnnouncesTheLastTurn();
    void aNewMatchIsAnnouncedInFull();

private:
    [[nodiscard]] static TableState tableWith(const QStringList& lines, int viewer = 0);
    [[nodiscard]] static TableState asking(TableState table, int answers, int id = 1);
};

/// Lines in capitals are headings.
TableState TestAnnouncements::tableWith(const QStringList& lines, int viewer) {
    TableState table = tableForTwo();
    table.viewer = viewer;
    for (const QString& line : lines) table.log.push_back({int(table.log.size()), line, line == line.toUpper()});
    return table;
}

TableState TestAnnouncements::asking(TableState table, int answers, int id) {
    table.question.title = "Main";
    table.question.sentence = "Play something?";
    for (int i = 0; i < answers; ++i) table.question.answers.push_back(answerOf(i, "Yes"));
    TableFrame frame;
    frame.id = id;
    table.frames = {frame};
    return table;
}

void TestAnnouncements::everyLogLineIsAnnouncedOnceAsPlainText() {
    Announcements announcements;
    QCOMPARE(announcements.of(tableWith({"TURN 1", "Anna plays [[W|Angel]] and [[R|Imp | two]]."})),
             (QStringList{"TURN 1", "Anna plays Angel and Imp | two."}));
    QCOMPARE(announcements.of(tableWith({"TURN 1", "Anna plays [[W|Angel]] and [[R|Imp | two]]."})), QStringList());
    QCOMPARE(announcements.of(tableWith({"TURN 1", "Anna plays [[W|Angel]] and [[R|Imp | two]].", "Ben draws."})),
             QStringList("Ben draws."));
}

void TestAnnouncements::undoneEventsAreAnnouncedAgainWhenReplayed() {
    Announcements announcements;
    (void)announcements.of(tableWith({"TURN 1", "Anna draws.", "Anna plays."}));
    QCOMPARE(announcements.of(tableWith({"TURN 1", "Anna draws."})), QStringList());
    QCOMPARE(announcements.of(tableWith({"TURN 1", "Anna draws.", "Anna plays."})), QStringList("Anna plays."));
    QCOMPARE(announcements.of(tableWith({"TURN 1", "Anna draws.", "Anna passes."})), QStringList("Anna passes."));
}

void TestAnnouncements::everyPersonHearsEveryLine() {
    Announcements announcements;
    (void)announcements.of(tableWith({"TURN 1", "You draw Angel."}, 0));
    QCOMPARE(announcements.of(tableWith({"TURN 1", "Anna draws.", "You pass."}, 1)),
             (QStringList{"TURN 1", "Anna draws.", "You pass."}));
    QCOMPARE(announcements.of(tableWith({"TURN 1", "You draw Angel.", "Ben passes."}, 0)), QStringList("Ben passes."));
}

void TestAnnouncements::aCurtainAnnouncesOnlyItsPlayer() {
    Announcements announcements;
    TableState covered = asking(tableWith({"TURN 1", "You draw Angel."}, 1), 3);
    covered.curtain = {"Ben", "Your decision."};
    covered.notice = "Not kept";
    QCOMPARE(announcements.of(covered), QStringList("Pass the screen to Ben. Your decision."));
    QCOMPARE(announcements.of(covered), QStringList());
    covered.curtain = {};
    QCOMPARE(announcements.of(covered),
             (QStringList{"TURN 1", "You draw Angel.", "Main. Play something? 3 options.", "Not kept"}));
    // The next person is called again, even if it is the same one.
    covered.curtain = {"Ben", "Your decision."};
    QCOMPARE(announcements.of(covered).size(), 1);
}

void TestAnnouncements::aQuestionIsAnnouncedOnceWithItsReplies() {
    Announcements announcements;
    const TableState table = asking(tableWith({}), 2);
    QCOMPARE(announcements.of(table), QStringList("Main. Play something? 2 options."));
    QCOMPARE(announcements.of(table), QStringList());
    QCOMPARE(announcements.of(asking(tableWith({}), 3)), QStringList("Main. Play something? 3 options."));
}

void TestAnnouncements::anEqualNextQuestionIsAnnounced() {
    Announcements announcements;
    (void)announcements.of(asking(tableWith({}), 2, 1));
    QCOMPARE(announcements.of(asking(tableWith({}), 2, 2)).size(), 1);
    // A table without a question came between the two.
    QCOMPARE(announcements.of(tableWith({})), QStringList());
    QCOMPARE(announcements.of(asking(tableWith({}), 2, 2)).size(), 1);
}

void TestAnnouncements::theResultIsAnnouncedWithTheFinalBlow() {
    Announcements announcements;
    TableState table = tableWith({"TURN 1", "Anna wins."});
    table.result = {.over = true,
                    .winner = 0,
                    .title = "You win",
                    .sentence = "Ben has no life left.",
                    .blow = "[[R|Blaze]] deals 4 damage.",
                    .series = "Best of 3: Anna 1, Ben 0"};
    QCOMPARE(announcements.of(table),
             (QStringList{"TURN 1", "Anna wins.",
                          "You win. Blaze deals 4 damage. Ben has no life left. Best of 3: Anna 1, Ben 0."}));
    QCOMPARE(announcements.of(table), QStringList());
}

void TestAnnouncements::warningsAreAnnounced() {
    Announcements announcements;
    TableState table = tableWith({});
    table.notice = "This match can't be kept.";
    QCOMPARE(announcements.of(table), QStringList(table.notice));
    QCOMPARE(announcements.of(table), QStringList());
}

void TestAnnouncements::aLanguageChangeRepeatsNoAnnouncement() {
    Announcements announcements;
    (void)announcements.of(tableWith({"TURN 1", "You draw."}, 0));
    (void)announcements.of(tableWith({"TURN 1", "Anna draws."}, 1));
    announcements.changeLanguage();
    QCOMPARE(announcements.of(tableWith({"ZUG 1", "Du ziehst.", "Du passt."}, 0)), QStringList("Du passt."));
    QCOMPARE(announcements.of(tableWith({"ZUG 1", "Anna zieht.", "Anna passt."}, 1)), QStringList("Anna passt."));
}

void TestAnnouncements::aJumpAheadAnnouncesTheLastTurn() {
    Announcements announcements;
    QStringList lines{"TURN 0", "Anna draws."};
    (void)announcements.of(tableWith(lines));
    for (int turn = 1; turn <= 4; ++turn) lines << QString("TURN %1").arg(turn) << "Somebody draws.";
    QCOMPARE(announcements.of(tableWith(lines)), lines.mid(2));
    for (int turn = 5; turn <= 9; ++turn) lines << QString("TURN %1").arg(turn) << "Somebody draws.";
    QCOMPARE(announcements.of(tableWith(lines)), lines.last(2));
}

void TestAnnouncements::aNewMatchIsAnnouncedInFull() {
    Announcements announcements;
    const TableState table = asking(tableWith({"TURN 1"}), 2);
    (void)announcements.of(table);
    announcements.forget();
    QCOMPARE(announcements.of(table), (QStringList{"TURN 1", "Main. Play something? 2 options."}));
}

DUELOGUE_TEST(TestAnnouncements, QCoreApplication)
#include "tst_announcements.moc"
