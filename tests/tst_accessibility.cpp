#include <QAccessible>
#include <QTest>

#include "app/session/Session.h"
#include "app/start/SetupModel.h"
#include "tests/AccessTree.h"
#include "tests/DuelWindow.h"

using namespace duelogue;

/// What a person with a screen reader finds in the window.
class TestAccessibility : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QAccessible::setActive(true);
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void theStartScreenIsThereWithItsChoices();
    void aChipAndADeckArePressed();
    void theTableIsThereWithCardsSeatsAndLog();
    void aCardIsPlayedByPressingIt();
    void whatIsHiddenIsNotThere();
    void whatLiesBelowAMenuIsNotThere();
    void nothingIsThereBehindTheCurtain();

private:
    [[nodiscard]] AccessTree tree() const { return AccessTree(m_window); }
    [[nodiscard]] int cardsOf(const AccessTree& tree) const;
};

/// How many things of the tree bear the name of a card that lies on the table.
int TestAccessibility::cardsOf(const AccessTree& tree) const {
    int count = 0;
    for (const TableCard& card : m_table->table().cards) {
        if (!card.face.name.isEmpty() && tree.has(QAccessible::Button, card.face.name)) ++count;
    }
    return count;
}

void TestAccessibility::theStartScreenIsThereWithItsChoices() {
    const AccessTree tree = this->tree();
    QVERIFY2(tree.has(QAccessible::Button, "Start the match"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::EditableText, "Name at this seat"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::RadioButton, "Novice"), qPrintable(tree.text()));
    QAccessibleInterface* const deck = tree.find(QAccessible::RadioButton, "Dawn Patrol");
    QVERIFY2(deck != nullptr, qPrintable(tree.text()));
    QVERIFY(!deck->text(QAccessible::Description).isEmpty());
    // Nothing of a match, and no sheet.
    QVERIFY2(!tree.has(QAccessible::List, "Log"), qPrintable(tree.text()));
    QVERIFY2(!tree.has(QAccessible::Dialog, ""), qPrintable(tree.text()));
    for (const AccessTree::Node& node : tree.nodes()) {
        const bool control = node.role == QAccessible::Button || node.role == QAccessible::RadioButton;
        QVERIFY2(!control || !node.name.isEmpty(), qPrintable(tree.text()));
    }
}

void TestAccessibility::aChipAndADeckArePressed() {
    QVERIFY(AccessTree::press(tree().find(QAccessible::RadioButton, "Novice")));
    QCOMPARE(start().wish().seats[0].kind, QString("novice"));
    QVERIFY(tree().find(QAccessible::RadioButton, "Novice")->state().checked);
    QVERIFY(AccessTree::press(tree().find(QAccessible::RadioButton, "Ash and Bone")));
    QCOMPARE(start().wish().seats[0].deck, QString("ash-and-bone"));
}

void TestAccessibility::theTableIsThereWithCardsSeatsAndLog() {
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    QTest::qWait(50);
    const AccessTree tree = this->tree();
    for (const TableCard& card : m_table->table().cards) {
        if (card.zone != TableZone::Hand || card.seat != 0) continue;
        QAccessibleInterface* const found = tree.find(QAccessible::Button, card.face.name);
        QVERIFY2(found != nullptr, qPrintable(card.face.name + "\n" + tree.text()));
        // With what it is and does, not by name alone.
        QVERIFY(found->text(QAccessible::Name).size() > card.face.name.size());
    }
    for (const TableSeat& seat : m_table->table().seats) {
        const QString told = QString("%1, %2 life").arg(seat.name).arg(seat.value);
        QVERIFY2(tree.has(QAccessible::Button, told), qPrintable(tree.text()));
    }
    QVERIFY2(tree.has(QAccessible::Button, "Menu"), qPrintable(tree.text()));
    QAccessibleInterface* const log = tree.find(QAccessible::List, "Log");
    QVERIFY2(log != nullptr, qPrintable(tree.text()));
    QVERIFY(log->childCount() > 3);
    for (int i = 0; i < log->childCount(); ++i) {
        const QString line = log->child(i)->text(QAccessible::Name);
        QVERIFY2(!line.isEmpty() && !line.contains('<'), qPrintable(line));
    }
    for (const TableAnswer& answer : m_table->table().question.answers) {
        if (answer.card < 0 && answer.seat < 0 && answer.onto < 0)
            QVERIFY2(tree.has(QAccessible::Button, answer.label), qPrintable(answer.label + "\n" + tree.text()));
    }
    QVERIFY2(!tree.has(QAccessible::Button, "Start the match"), qPrintable(tree.text()));
}

void TestAccessibility::aCardIsPlayedByPressingIt() {
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    const std::optional<TableAnswer> answer = wanted();
    QVERIFY(answer && answer->card >= 0);
    QString name;
    for (const TableCard& card : m_table->table().cards) {
        if (card.id == answer->card) name = card.face.name;
    }
    const std::size_t before = m_session->match()->state().hash();
    QVERIFY(AccessTree::press(tree().find(QAccessible::Button, name)));
    QVERIFY(QTest::qWaitFor([&] { return m_session->match()->state().hash() != before; }));
}

void TestAccessibility::whatIsHiddenIsNotThere() {
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    for (const TableCard& card : m_table->table().cards) {
        // The other's hand has no names to find.
        if (card.zone == TableZone::Hand && card.seat == 1) QVERIFY(card.face.name.isEmpty());
    }
    const AccessTree tree = this->tree();
    QVERIFY2(!tree.has(QAccessible::Dialog, ""), qPrintable(tree.text()));
    QVERIFY2(!tree.has(QAccessible::Button, "Back to the match"), qPrintable(tree.text()));
    QVERIFY2(!tree.has(QAccessible::Button, "Play again"), qPrintable(tree.text()));
}

void TestAccessibility::whatLiesBelowAMenuIsNotThere() {
    QVERIFY(m_session->begin(wish("person", "random"), 11));
    toAChoice();
    QVERIFY(cardsOf(tree()) > 5);
    QTest::keyClick(m_window, Qt::Key_F10);
    QVERIFY(QTest::qWaitFor([this] { return tree().has(QAccessible::Dialog, "Menu"); }));
    const AccessTree open = tree();
    QVERIFY2(open.has(QAccessible::Button, "Back to the match"), qPrintable(open.text()));
    QVERIFY2(open.has(QAccessible::Button, "To the start screen"), qPrintable(open.text()));
    QCOMPARE(cardsOf(open), 0);
    QVERIFY2(!open.has(QAccessible::List, "Log"), qPrintable(open.text()));
    QTest::keyClick(m_window, Qt::Key_Escape);
    QVERIFY(QTest::qWaitFor([this] { return !tree().has(QAccessible::Dialog, "Menu"); }));
    QVERIFY(cardsOf(tree()) > 5);
}

void TestAccessibility::nothingIsThereBehindTheCurtain() {
    QVERIFY(m_session->begin(wish("person", "person"), 13));
    QVERIFY(settle());
    QVERIFY(!m_table->table().curtain.name.isEmpty());
    QVERIFY(QTest::qWaitFor([this] { return tree().has(QAccessible::Dialog, "The screen is for"); }));
    const AccessTree tree = this->tree();
    QCOMPARE(cardsOf(tree), 0);
    QVERIFY2(!tree.has(QAccessible::List, "Log"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::Button, "I am "), qPrintable(tree.text()));
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
