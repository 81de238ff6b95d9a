#include <QAccessible>
#include <QTest>

#include "app/match/session/MatchController.h"
#include "app/start/SetupModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// The window with a screen reader.
class TestAccessibility : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QAccessible::setActive(true);
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void theStartScreenAndItsChoicesAreAccessible();
    void pressingAChipOrDeckSelectsIt();
    void cardsSeatsAndLogAreAccessible();
    void aCardIsPlayedByPressingIt();
    void hiddenItemsAreNotAccessible();
    void itemsBelowAMenuAreNotAccessible();
    void itemsBehindTheCurtainAreNotAccessible();
    void togglingAChoiceSelectsIt();
    void pressingAHintGivesItsReply();
    void everyItemOnATableIsNamed_data();
    void everyItemOnATableIsNamed();

private:
    void lookForNames(const AccessTree& tree);
    void lookForPiles(const AccessTree& tree);
    void lookForCards(const AccessTree& tree);
    [[nodiscard]] AccessTree tree() const { return AccessTree(m_window); }
    [[nodiscard]] int cardsOf(const AccessTree& tree) const;
};

/// Returns the number of cards on the table whose name is in the accessibility tree.
int TestAccessibility::cardsOf(const AccessTree& tree) const {
    int count = 0;
    for (const TableCard& card : m_table->table().cards) {
        if (!card.face.name.isEmpty() && tree.has(QAccessible::Button, card.face.name)) ++count;
    }
    return count;
}

void TestAccessibility::theStartScreenAndItsChoicesAreAccessible() {
    const AccessTree tree = this->tree();
    QVERIFY2(tree.has(QAccessible::Button, "Start match"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::EditableText, "Player name"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::RadioButton, "Novice"), qPrintable(tree.text()));
    QAccessibleInterface* const deck = tree.find(QAccessible::RadioButton, "Dawn Patrol");
    QVERIFY2(deck != nullptr, qPrintable(tree.text()));
    QVERIFY(!deck->text(QAccessible::Description).isEmpty());
    // Neither parts of a match nor a sheet.
    QVERIFY2(!tree.has(QAccessible::List, "Log"), qPrintable(tree.text()));
    QVERIFY2(!tree.has(QAccessible::Dialog, ""), qPrintable(tree.text()));
    for (const AccessTree::Node& node : tree.nodes()) {
        const bool control = node.role == QAccessible::Button || node.role == QAccessible::RadioButton;
        QVERIFY2(!control || !node.name.isEmpty(), qPrintable(tree.text()));
    }
}

void TestAccessibility::pressingAChipOrDeckSelectsIt() {
    QVERIFY(AccessTree::press(tree().find(QAccessible::RadioButton, "Novice")));
    QCOMPARE(start().config().seats[0].kind, QString("novice"));
    QVERIFY(tree().find(QAccessible::RadioButton, "Novice")->state().checked);
    QVERIFY(AccessTree::press(tree().find(QAccessible::RadioButton, "Ash and Bone")));
    QCOMPARE(start().config().seats[0].deck, QString("ash-and-bone"));
}

void TestAccessibility::cardsSeatsAndLogAreAccessible() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    QTest::qWait(50);
    const AccessTree tree = this->tree();
    for (const TableCard& card : m_table->table().cards) {
        if (card.zone != TableZone::Hand || card.seat != 0) continue;
        QAccessibleInterface* const found = tree.find(QAccessible::Button, card.face.name);
        QVERIFY2(found != nullptr, qPrintable(card.face.name + "\n" + tree.text()));
        // The name also contains the type and the text of the card.
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
    QVERIFY2(!tree.has(QAccessible::Button, "Start match"), qPrintable(tree.text()));
}

void TestAccessibility::aCardIsPlayedByPressingIt() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
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

void TestAccessibility::hiddenItemsAreNotAccessible() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    for (const TableCard& card : m_table->table().cards) {
        // The names in the opponent's hand are hidden.
        if (card.zone == TableZone::Hand && card.seat == 1) QVERIFY(card.face.name.isEmpty());
    }
    const AccessTree tree = this->tree();
    QVERIFY2(!tree.has(QAccessible::Dialog, ""), qPrintable(tree.text()));
    QVERIFY2(!tree.has(QAccessible::Button, "Back to the match"), qPrintable(tree.text()));
    QVERIFY2(!tree.has(QAccessible::Button, "Rematch"), qPrintable(tree.text()));
}

void TestAccessibility::itemsBelowAMenuAreNotAccessible() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    QVERIFY(cardsOf(tree()) > 5);
    QTest::keyClick(m_window, Qt::Key_F10);
    QVERIFY(QTest::qWaitFor([this] { return tree().has(QAccessible::Dialog, "Menu"); }));
    const AccessTree open = tree();
    QVERIFY2(open.has(QAccessible::Button, "Back to the match"), qPrintable(open.text()));
    QVERIFY2(open.has(QAccessible::Button, "Start screen"), qPrintable(open.text()));
    QCOMPARE(cardsOf(open), 0);
    QVERIFY2(!open.has(QAccessible::List, "Log"), qPrintable(open.text()));
    QTest::keyClick(m_window, Qt::Key_Escape);
    QVERIFY(QTest::qWaitFor([this] { return !tree().has(QAccessible::Dialog, "Menu"); }));
    QVERIFY(cardsOf(tree()) > 5);
}

void TestAccessibility::itemsBehindTheCurtainAreNotAccessible() {
    QVERIFY(m_session->begin(config("person", "person"), 13));
    QVERIFY(settle());
    QVERIFY(!m_table->table().curtain.name.isEmpty());
    QVERIFY(QTest::qWaitFor([this] { return tree().has(QAccessible::Dialog, "Pass the screen to"); }));
    const AccessTree tree = this->tree();
    QCOMPARE(cardsOf(tree), 0);
    QVERIFY2(!tree.has(QAccessible::List, "Log"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::Button, "I'm "), qPrintable(tree.text()));
}

void TestAccessibility::togglingAChoiceSelectsIt() {
    QVERIFY(AccessTree::toggle(tree().find(QAccessible::RadioButton, "Novice")));
    QCOMPARE(start().config().seats[0].kind, QString("novice"));
    QVERIFY(tree().find(QAccessible::RadioButton, "Novice")->state().checked);
    QVERIFY(AccessTree::toggle(tree().find(QAccessible::RadioButton, "Ash and Bone")));
    QCOMPARE(start().config().seats[0].deck, QString("ash-and-bone"));
}

void TestAccessibility::pressingAHintGivesItsReply() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    QTest::keyClick(m_window, Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->hints()->rows()->count() > 0 && !m_table->hints()->thinking(), 20'000);
    const QString hint = m_table->hints()->rows()->value(0, "spoken").toString();
    const std::size_t before = m_session->match()->state().hash();
    QVERIFY(AccessTree::press(tree().find(QAccessible::Button, hint)));
    QVERIFY(QTest::qWaitFor([&] { return m_session->match()->state().hash() != before; }));
}

void TestAccessibility::everyItemOnATableIsNamed_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("deck");
    QTest::addColumn<int>("viewer");
    QTest::newRow("arcana") << "arcana"
                            << "random" << 0;
    QTest::newRow("tribute") << "tribute"
                             << "random" << 0;
    QTest::newRow("basebreak") << "basebreak"
                               << "random+random" << 0;
    QTest::newRow("netrun, Corp") << "netrun"
                                  << "random" << 0;
    QTest::newRow("netrun, Runner") << "netrun"
                                    << "random" << 1;
}

/// Whole matches: at every question of the person, the whole accessibility tree is checked.
void TestAccessibility::everyItemOnATableIsNamed() {
    QFETCH(const QString, game);
    QFETCH(const QString, deck);
    QFETCH(const int, viewer);
    MatchConfig config{
        game, {{"Anna", viewer == 0 ? "person" : "random", deck}, {"Ben", viewer == 0 ? "random" : "person", deck}}};
    QVERIFY(m_session->begin(config, 11));
    for (int i = 0; i < 60 && settle() && !m_table->table().result.over; ++i) {
        QTest::qWait(20);
        const AccessTree tree = this->tree();
        lookForNames(tree);
        // Cards to pick from cover the table, which is hidden from screen readers meanwhile.
        if (m_table->question()->picks()->rowCount() == 0) {
            lookForPiles(tree);
            lookForCards(tree);
        }
        if (QTest::currentTestFailed()) return;
        const std::optional<TableAnswer> answer = wanted();
        QVERIFY(answer.has_value());
        m_table->answer(answer->index);
    }
}

/// Only a container may lack a name.
void TestAccessibility::lookForNames(const AccessTree& tree) {
    for (const AccessTree::Node& node : tree.nodes()) {
        const bool holds = node.role == QAccessible::Client || node.role == QAccessible::Grouping;
        if (holds || !node.name.trimmed().isEmpty()) continue;
        QStringList path;
        for (const QQuickItem* item = qobject_cast<QQuickItem*>(node.what->object()); item != nullptr;
             item = item->parentItem())
            path << item->metaObject()->className();
        QFAIL(qPrintable("nameless: " + path.join(" in ")));
    }
}

void TestAccessibility::lookForPiles(const AccessTree& tree) {
    for (const TableSeat& seat : m_table->table().seats) {
        for (const TablePile& pile : seat.piles) {
            const QString name = seat.name + ", " + pile.name + ": ";
            QVERIFY2(tree.has(QAccessible::Button, name) || tree.has(QAccessible::StaticText, name),
                     qPrintable(name + "\n" + tree.text()));
        }
    }
}

/// The name of a card is announced together with its cost, type and figures in words.
void TestAccessibility::lookForCards(const AccessTree& tree) {
    const TableState& table = m_table->table();
    for (const TableCard& card : table.cards) {
        const bool seen = card.zone == TableZone::Hand || card.zone == TableZone::Board;
        if (!seen || card.hidden || card.faceDown || card.face.name.isEmpty()) continue;
        QCOMPARE(card.face.costWords.isEmpty(), card.face.cost.empty());
        QCOMPARE(card.face.figureWords.isEmpty(), card.face.figures.isEmpty());
        const bool isTold = std::ranges::any_of(tree.nodes(), [&](const AccessTree::Node& node) {
            return node.name.startsWith(card.face.name) && node.name.contains(card.face.costWords) &&
                   node.name.contains(card.face.typeLine) && node.name.contains(card.face.figureWords);
        });
        // Equal cards in a card stack cover each other.
        const bool isCovered = !card.gather.isEmpty();
        QVERIFY2(isTold || isCovered, qPrintable(card.face.name + "\n" + tree.text()));
    }
}

DUELOGUE_TEST(TestAccessibility, QGuiApplication)
#include "tst_accessibility.moc"
