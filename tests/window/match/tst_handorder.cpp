#include <QTest>

#include "app/match/layout/HandOrder.h"
#include "app/match/table/TableModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

/// The order of the viewer's hand, in the layout and in the window.
class TestHandOrder : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void drawnOrderIsUnchanged();
    void costOrderPutsTheCheapestFirst();
    void typeOrderGroupsCardsOfOneType();
    void cardsWithoutCostAreSortedByTheirFigure();
    void borrowedCardsStayAtTheEnd();
    void onlyTheOwnHandIsSorted();
    void tabFollowsTheOrderOfTheHand();
    void aKeySortsTheHand();

private:
    [[nodiscard]] static TableCard card(int id, const QString& name, const std::vector<QString>& cost,
                                        const QString& type = "Beast");
    [[nodiscard]] static std::vector<QString> names(const std::vector<TableCard>& cards, HandOrder order);
    /// Returns the names in the hand of a seat, from left to right on the screen.
    [[nodiscard]] static QStringList seen(const TableState& table, HandOrder order, int seat = 0);
};

TableCard TestHandOrder::card(int id, const QString& name, const std::vector<QString>& cost, const QString& type) {
    TableCard card = cardOf(id, 0, TableZone::Hand, name);
    card.face.cost = cost;
    card.face.typeLine = type;
    return card;
}

std::vector<QString> TestHandOrder::names(const std::vector<TableCard>& cards, HandOrder order) {
    std::vector<const TableCard*> hand;
    hand.reserve(cards.size());
    for (const TableCard& each : cards) hand.push_back(&each);
    putInOrder(hand, order);
    std::vector<QString> names;
    names.reserve(cards.size());
    for (const TableCard* each : hand) names.push_back(each->face.name);
    return names;
}

QStringList TestHandOrder::seen(const TableState& table, HandOrder order, int seat) {
    TableRoom room{{1600, 900}};
    room.hand = order;
    const TableLayout layout = layOut(table, room);
    std::map<double, QString> byPlace;
    for (const TableCard& each : table.cards) {
        if (each.zone == TableZone::Hand && each.seat == seat)
            byPlace[layout.cards.at(each.id).at.x()] = each.face.name;
    }
    QStringList names;
    for (const auto& [x, name] : byPlace) names << name;
    return names;
}

void TestHandOrder::drawnOrderIsUnchanged() {
    QCOMPARE(names({card(1, "Ox", {"4", "G"}), card(2, "Elf", {"G"})}, HandOrder::Drawn),
             (std::vector<QString>{"Ox", "Elf"}));
    QCOMPARE(handOrderNamed("of old"), HandOrder::Drawn);
}

/// A number counts as itself, X as zero, every other pip as one.
void TestHandOrder::costOrderPutsTheCheapestFirst() {
    const std::vector<TableCard> cards{card(1, "Ox", {"4", "G"}),   card(2, "Elf", {"G"}),
                                       card(3, "Forest", {}),       card(4, "Blaze", {"X", "R", "R"}),
                                       card(5, "Bear", {"1", "G"}), card(6, "Ape", {"1", "R"})};
    QCOMPARE(names(cards, HandOrder::Cost), (std::vector<QString>{"Forest", "Elf", "Ape", "Bear", "Blaze", "Ox"}));
}

void TestHandOrder::typeOrderGroupsCardsOfOneType() {
    const std::vector<TableCard> cards{card(1, "Ox", {"4", "G"}, "Beast — Ox"), card(2, "Spark", {"R"}, "Spell"),
                                       card(3, "Elf", {"G"}, "Beast — Elf"), card(4, "Forest", {}, "Land"),
                                       card(5, "Ash", {"2"}, "Spell")};
    QCOMPARE(names(cards, HandOrder::Kind), (std::vector<QString>{"Elf", "Ox", "Forest", "Spark", "Ash"}));
}

void TestHandOrder::cardsWithoutCostAreSortedByTheirFigure() {
    std::vector<TableCard> cards{card(1, "King", {}), card(2, "Leprechaun", {}), card(3, "Gremlin", {})};
    cards[0].face.figures = "5";
    cards[1].face.figures = "10";
    cards[2].face.figures = "2";
    QCOMPARE(names(cards, HandOrder::Cost), (std::vector<QString>{"Gremlin", "King", "Leprechaun"}));
}

void TestHandOrder::borrowedCardsStayAtTheEnd() {
    std::vector<TableCard> cards{card(1, "Ghost", {"1"}), card(2, "Ox", {"5"})};
    cards[0].lent = "tombstone";
    QCOMPARE(names(cards, HandOrder::Cost), (std::vector<QString>{"Ox", "Ghost"}));
    QCOMPARE(names(cards, HandOrder::Kind), (std::vector<QString>{"Ox", "Ghost"}));
}

/// The opponent's hand keeps its order, even if it is open, and so does a hand behind a curtain.
void TestHandOrder::onlyTheOwnHandIsSorted() {
    TableState table = tableForTwo();
    table.cards = {card(1, "Ox", {"5"}), card(2, "Elf", {"1"}), card(3, "Yak", {"5"}), card(4, "Cat", {"1"})};
    table.cards[2].seat = table.cards[3].seat = 1;
    QCOMPARE(seen(table, HandOrder::Cost), (QStringList{"Elf", "Ox"}));
    QCOMPARE(seen(table, HandOrder::Cost, 1), seen(table, HandOrder::Drawn, 1));
    table.cards[0].hidden = true;
    QCOMPARE(seen(table, HandOrder::Cost), (QStringList{"Ox", "Elf"}));
}

void TestHandOrder::tabFollowsTheOrderOfTheHand() {
    TableState table = tableForTwo();
    table.cards = {card(1, "Ox", {"5"}), card(2, "Elf", {"1"}), card(3, "Bear", {"2"})};
    TableModel model;
    model.layout()->setHandOrder("cost");
    model.show(table);
    QStringList rows;
    for (int row = 0; row < model.cards()->count(); ++row) rows << model.cards()->value(row, "name").toString();
    QCOMPARE(rows, (QStringList{"Elf", "Bear", "Ox"}));
}

/// Each press selects the next order, at once and for the next match.
void TestHandOrder::aKeySortsTheHand() {
    openWindow();
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    const auto hand = [this] {
        std::map<double, QString> byPlace;
        for (const QQuickItem* item : itemsWith("cardId")) {
            if (item->property("inHand").toBool() && item->property("faceKey") != "")
                byPlace[item->property("placeX").toDouble()] = item->property("name").toString();
        }
        QStringList names;
        for (const auto& [x, name] : byPlace) names << name;
        return names;
    };
    const auto costs = [&] {
        std::vector<int> found;
        for (const QString& name : hand()) {
            const auto card = std::ranges::find_if(m_table->table().cards, [&](const TableCard& each) {
                return each.zone == TableZone::Hand && each.face.name == name;
            });
            found.push_back(costOf(card->face));
        }
        return found;
    };
    const QStringList drawn = hand();
    QCOMPARE(drawn.size(), 7);
    QVERIFY(!std::ranges::is_sorted(costs()));
    QTest::keyClick(m_window, Qt::Key_O);
    QVERIFY(std::ranges::is_sorted(costs()));
    picture("hand-by-cost");
    QTest::keyClick(m_window, Qt::Key_O);
    QVERIFY(hand() != drawn);
    picture("hand-by-kind");
    QTest::keyClick(m_window, Qt::Key_O);
    QCOMPARE(hand(), drawn);
    QTest::keyClick(m_window, Qt::Key_O);
    QCOMPARE(Preferences().hand(), QString("cost"));
    closeWindow();
}

DUELOGUE_TEST(TestHandOrder, QGuiApplication)
#include "tst_handorder.moc"
