#include <QGuiApplication>
#include <QTest>

#include "app/match/layout/TableLayout.h"
#include "app/match/rows/ColumnRows.h"
#include "app/match/rows/MomentRows.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/BasebreakTables.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

// The table of Basebreak as the window shows it.
class TestBaseStaging : public QObject {
    Q_OBJECT

private slots:
    void everyBaseIsAColumnWithThePowerOfEachSeat();
    void aBaseAtItsBreakpointSaysThatItWillScore();
    void actionsOnAMinionAreTuckedUnderIt();
    void sourcesOfExtraPowerAreNamed();
    void aBaseShowsItsPrizesAndBreakpoint();
    void playableDiscardsAreShownNextToTheHand();
    void seatsShowPointsAndRemainingPlays();
    void gainsAppearNextToTheNameOfTheSeat();
    void columnsAndCardsAreOnTheBoardWithoutOverlap_data();
    void columnsAndCardsAreOnTheBoardWithoutOverlap();
};

void TestBaseStaging::aBaseAtItsBreakpointSaysThatItWillScore() {
    const auto wordsAt = [](const QString& minions) {
        const QString position = QString(twoBases).replace("King Rex (on Cave of Shinies)", minions);
        return basebreakTable(position).table().columns[1].bar.words;
    };
    QCOMPARE(wordsAt("King Rex (on Cave of Shinies)"), "Power 7 of 23 (breakpoint)");
    QCOMPARE(wordsAt("King Rex (on Cave of Shinies), Laseratops x4 (on Cave of Shinies)"),
             "Will score: power 23 of 23");
}

void TestBaseStaging::everyBaseIsAColumnWithThePowerOfEachSeat() {
    const auto shown = basebreakTable(twoBases);
    const TableState table = shown.table();
    QCOMPARE(table.columns.size(), 2U);
    QCOMPARE(table.columns[0].card, cardNamed(table, "The Grey Opal")->id);
    QCOMPARE(table.columns[0].bar.most, 17);
    QCOMPARE(table.columns[0].bar.shares[1], 2);
    QCOMPARE(table.columns[1].bar.shares, (std::vector<int>{7, 0, 0}));
    QCOMPARE(table.columns[1].standing[0], "Scores now: 4 points");
    QCOMPARE(table.columns[1].standing[1], "");
    QCOMPARE(cardNamed(table, "King Rex")->column, 1);
    QCOMPARE(cardNamed(table, "Zapbot")->seat, 1);
}

void TestBaseStaging::actionsOnAMinionAreTuckedUnderIt() {
    const TableState table = basebreakTable(twoBases).table();
    QCOMPARE(cardNamed(table, "Poison")->attachedTo, cardNamed(table, "War Raptor")->id);
    QVERIFY(!cardNamed(table, "War Raptor")->notes.empty());
}

void TestBaseStaging::sourcesOfExtraPowerAreNamed() {
    QString position = QString(twoBases).replace("King Rex (on", "War Raptor (on The Grey Opal), King Rex (on");
    QCOMPARE(
        cardNamed(basebreakTable(position.replace("Poison (on War Raptor)", "Zapbot (on Cave of Shinies)")).table(),
                  "War Raptor")
            ->notes,
        (std::vector<QString>{"Power 4 (printed: 2)", "+2 (its own text)"}));
}

void TestBaseStaging::aBaseShowsItsPrizesAndBreakpoint() {
    const TableState table = basebreakTable(twoBases).table();
    const TableFace& face = cardNamed(table, "Cave of Shinies")->face;
    QCOMPARE(face.figures, "23");
    QCOMPARE(face.cost, (std::vector<QString>{"4", "2", "1"}));
}

void TestBaseStaging::playableDiscardsAreShownNextToTheHand() {
    const TableState table = basebreakTable(twoBases).table();
    const TableCard* card = cardNamed(table, "Tenacious Z");
    QVERIFY(answerOn(table, "Tenacious Z") != nullptr);
    QCOMPARE(card->zone, TableZone::Hand);
    QVERIFY(!card->lent.isEmpty());
}

void TestBaseStaging::seatsShowPointsAndRemainingPlays() {
    const TableState table = basebreakTable(twoBases, {"1 play Invader", "1 choose The Grey Opal"}).table();
    QCOMPARE(table.seats.size(), 3U);
    QCOMPARE(table.seats[0].value, 1);
    QCOMPARE(table.seats[0].fullValue, 15);
    QCOMPARE(table.seats[0].facts.size(), 3U);
    QCOMPARE(table.seats[0].facts[1].number, 0);
    QCOMPARE(table.seats[0].facts[2].number, 1);
    QCOMPARE(table.seats[1].facts.size(), 1U);
}

void TestBaseStaging::gainsAppearNextToTheNameOfTheSeat() {
    TableState table = basebreakTable(twoBases).table();
    table.moment.kind = TableMomentKind::Value;
    table.moment.numbers = {{-1, 1, 4}};
    const TableLayout layout = layOut(table, {{800, 600}});
    const auto rows = momentMarkRows(table, layout);
    QCOMPARE(rows.size(), 1U);
    const QRectF place = rows.front().values[2].toRectF();  // sort, amount, place
    const QRectF panel = layout.seats[1].panel;
    QCOMPARE(place.right(), panel.right());
    QVERIFY(place.center().x() > panel.left() + .9 * panel.width());
}

void TestBaseStaging::columnsAndCardsAreOnTheBoardWithoutOverlap_data() {
    QTest::addColumn<QSize>("window");
    for (const QSize size : {QSize(1600, 900), QSize(1280, 720), QSize(1024, 768), QSize(800, 600)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestBaseStaging::columnsAndCardsAreOnTheBoardWithoutOverlap() {
    QFETCH(QSize, window);
    const TableState table = basebreakTable(twoBases).table();
    const TableLayout layout = layOut(table, {window});
    QCOMPARE(layout.columns.size(), 2U);
    QVERIFY(!layout.columns[0].at.intersects(layout.columns[1].at));
    for (const TableCard& card : table.cards) {
        if (card.zone != TableZone::Board) continue;
        const CardPlace& place = layout.cards.at(card.id);
        QVERIFY2(layout.board.adjusted(-1, -1, 1, 1).contains(place.at), qPrintable(card.face.name));
        QVERIFY2(layout.columns[std::size_t(card.column)].at.contains(place.at.center()), qPrintable(card.face.name));
        QCOMPARE(place.form == TableForm::Wide, card.seat < 0);
    }
    QCOMPARE(columnRows(table, layout).size(), 2U);
    QCOMPARE(groupRows(table, layout).size(), 3U);
}

DUELOGUE_TEST(TestBaseStaging, QGuiApplication)

#include "tst_basestaging.moc"
