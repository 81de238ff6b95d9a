#include <QAccessible>
#include <QClipboard>
#include <QTest>

#include "app/games/Games.h"
#include "app/library/editor/DeckEditorModel.h"
#include "app/library/editor/DeckStrengthModel.h"
#include "app/match/session/MatchController.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/PlayedOut.h"
#include "tests/support/app/ShelfRows.h"

using namespace duelogue;

/// Every item that can be clicked or reached by keys, on every screen and sheet, has an accessible name.
class TestNames : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QAccessible::setActive(true);
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void anItemWithoutNameIsFound();
    void startScreenItemsHaveNames();
    void editorItemsHaveNames();
    void archiveAndStatisticsItemsHaveNames();
    void cardItemsHaveNames();
    void replayItemsHaveNames();
    void matchItemsHaveNames_data();
    void matchItemsHaveNames();
    void sheetItemsInAMatchHaveNames();
    void seriesItemsHaveNames();

private:
    QString m_where;
    int m_found = 0;

    /// Checks all visible items.
    void look(const QString& where);
    void look(QQuickItem* item);
    void lookAt(QQuickItem* item);
    [[nodiscard]] static bool isUsed(const QQuickItem* item);
    [[nodiscard]] static QAccessibleInterface* told(QQuickItem* item);
    void press(int key) {
        QTest::keyClick(m_window, static_cast<Qt::Key>(key));
        QTest::qWait(30);
    }
    void press(const QString& button);
};

void TestNames::press(const QString& button) {
    QQuickItem* const item = find("text", button);
    QVERIFY2(item != nullptr, qPrintable(button));
    clickItem(item);
    QTest::qWait(30);
}

/// Returns true if the keyboard or a click can use the item.
bool TestNames::isUsed(const QQuickItem* item) {
    if (item->width() <= 0 || item->height() <= 0) return false;
    if (item->activeFocusOnTab() || item->property("walkable").toBool()) return true;
    if (item->inherits("QQuickMouseArea")) return item->acceptedMouseButtons() != Qt::NoButton;
    const QObjectList& parts = item->children();
    return std::ranges::any_of(parts, [](const QObject* part) {
        return part->inherits("QQuickTapHandler") && part->property("enabled").toBool();
    });
}

/// Returns the accessible interface of the item or its nearest ancestor that has one, or nullptr.
QAccessibleInterface* TestNames::told(QQuickItem* item) {
    for (; item != nullptr; item = item->parentItem()) {
        QAccessibleInterface* const found = QAccessible::queryAccessibleInterface(item);
        if (found != nullptr && found->role() != QAccessible::Client) return found;
    }
    return nullptr;
}

void TestNames::lookAt(QQuickItem* item) {
    QAccessibleInterface* const found = told(item);
    const QQuickItem* const parent = item->parentItem();
    const QString what = QString("%1: %2 in %3")
                             .arg(m_where, item->metaObject()->className(),
                                  parent == nullptr ? "nothing" : parent->metaObject()->className());
    QVERIFY2(found != nullptr, qPrintable(what));
    QVERIFY2(found->role() != QAccessible::NoRole, qPrintable(what));
    const QString name = found->text(QAccessible::Name);
    QVERIFY2(!name.trimmed().isEmpty() && !name.contains("<font"), qPrintable(what + " “" + name + "”"));
    // An item that the keyboard reaches is marked as focusable.
    if (item->activeFocusOnTab() && QAccessible::queryAccessibleInterface(item) != nullptr)
        QVERIFY2(found->state().focusable, qPrintable(what + " " + name));
    ++m_found;
}

void TestNames::look(QQuickItem* item) {
    if (!item->isVisible() || !item->isEnabled() || item->opacity() <= 0) return;
    if (isUsed(item)) lookAt(item);
    const auto children = item->childItems();
    for (QQuickItem* child : children) {
        if (!QTest::currentTestFailed()) look(child);
    }
}

void TestNames::look(const QString& where) {
    if (QTest::currentTestFailed()) return;
    QTest::qWait(30);
    m_where = where;
    m_found = 0;
    look(m_window->contentItem());
    if (QTest::currentTestFailed()) picture("nameless");
    if (!QTest::currentTestFailed()) QVERIFY2(m_found > 0, qPrintable(where));
}

/// The check itself finds an item without a name.
void TestNames::anItemWithoutNameIsFound() {
    const QQuickItem* nameless = nullptr;
    for (QQuickItem* item : itemsWith("text")) {
        QAccessibleInterface* const found = QAccessible::queryAccessibleInterface(item);
        if (!isUsed(item) || found == nullptr) continue;
        QCOMPARE(told(item), found);
        if (found->text(QAccessible::Name).isEmpty()) nameless = item;
    }
    QVERIFY(nameless == nullptr);
    QQuickItem bare(m_window->contentItem());
    QVERIFY(!isUsed(&bare));
    bare.setSize({10, 10});
    bare.setActiveFocusOnTab(true);
    QVERIFY(isUsed(&bare));
    QVERIFY(told(&bare) == nullptr);
}

void TestNames::startScreenItemsHaveNames() {
    for (const std::string& id : gameIds()) {
        const QString game = QString::fromStdString(id);
        start().chooseGame(game);
        look("start of " + game);
        press("Match rules");
        look("rules of " + game);
        press(Qt::Key_Escape);
    }
    start().chooseGame("arcana");
    QGuiApplication::clipboard()->setText("Deck\n24 Forest\n32 Grizzly Baers\n4 Wood Elves\n");
    start().pasteDeck(0);
    look("pasted deck");
    press(Qt::Key_Escape);
    QGuiApplication::clipboard()->setText("20 Forest\n5 Grizzly Bears\n");
    start().pasteDeck(1);
    start().draft()->keep("Few");
    look("kept deck");
    press("Start match");
    look("doubts");
    start().dropDoubts();
    press(Qt::Key_F1);
    look("help");
    press("Learn…");
    look("learn");
    press("How to play");
    look("primer");
    press(Qt::Key_Escape);
    press(Qt::Key_F9);
    look("settings");
    press("Change shortcuts…");
    look("keys");
}

void TestNames::cardItemsHaveNames() {
    press(Qt::Key_F3);
    look("cards");
    press(Qt::Key_T);
    look("suggestions");
    press(Qt::Key_Escape);
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    look("a card");
}

void TestNames::editorItemsHaveNames() {
    for (const std::string& id : gameIds()) {
        const QString game = QString::fromStdString(id);
        start().chooseGame(game);
        start().editNewDeck(0);
        look(game + ": new deck");
        press(Qt::Key_Escape);
        start().editDeck(0);
        look(game + ": edited deck");
        m_window->findChild<DeckEditorModel*>()->toggleMark(
            m_window->findChild<DeckEditorModel*>()->counts().firstKey());
        press("Figures");
        look(game + ": figures of a deck");
        press("Versions");
        look(game + ": versions");
        press(Qt::Key_Escape);
        press("Sample hand");
        look(game + ": sample hand");
        press(Qt::Key_Escape);
        auto& strength = *m_window->findChild<DeckStrengthModel*>();
        strength.setAgainst(strength.opponentChoices().constLast().toMap()["value"].toString());
        strength.setLevel("random");
        strength.setMatches(1);
        press("Measure");
        look(game + ": not measured");
        strength.measure();
        QTRY_VERIFY(!strength.isMeasuring());
        look(game + ": results by deck");
        for (const char* view : {"Cards", "Suggestions", "Opponents and level"}) {
            press(view);
            look(game + ": " + view);
        }
        press(Qt::Key_Escape);
        m_window->findChild<DeckEditorModel*>()->close();
    }
}

void TestNames::archiveAndStatisticsItemsHaveNames() {
    press(Qt::Key_F6);
    look("no matches");
    press(Qt::Key_F8);
    look("no statistics");
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    archiveRows(eightMonths());
    press(Qt::Key_F8);
    look("statistics");
    press(Qt::Key_Escape);
    press(Qt::Key_F6);
    look("matches");
    press(Qt::Key_F2);
    look("name of a match");
    press(Qt::Key_Escape);
    press("Export…");
    look("export");
    press(Qt::Key_Escape);
    press("Import…");
    look("import");
    press(Qt::Key_Escape);
    press(Qt::Key_Delete);
    look("deleted");
    m_matches->setSearch("nobody");
    look("not found");
}

void TestNames::replayItemsHaveNames() {
    const SavedMatch match = playedOut(config("random", "greedy"), 5);
    QVERIFY(putAway(match, 1'700'000'000));
    m_matches->refresh();
    m_matches->open(match.identity.id);
    ReplayModel& replay = *m_matches->replay();
    replay.go(replay.last() / 2);
    look("replay");
    press(Qt::Key_B);
    look("branch");
    press(Qt::Key_Escape);
    replay.setIterations(10);
    press(Qt::Key_A);
    look("while it is analyzed");
    QVERIFY(QTest::qWaitFor([&replay] { return !replay.isAnalyzing(); }, 120'000));
    look("analyzed");
    replay.toEnd();
    look("end of a replay");
}

void TestNames::matchItemsHaveNames_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id) << 2;
    QTest::newRow("basebreak of four") << "basebreak" << 4;
}

/// At every question with a new kind of answer, and at some others.
void TestNames::matchItemsHaveNames() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    constexpr int every = 10;
    MatchConfig config{game, {}};
    for (int seat = 0; seat < seats; ++seat) {
        config.seats.push_back({QString("Player %1").arg(seat + 1), seat < 2 ? "person" : "greedy",
                                game == "basebreak" ? "random+random" : "random"});
    }
    QVERIFY(m_session->begin(config, 5));
    QSet<int> asked;
    for (int answers = 0; settle() && !m_table->result()->over() && answers < 2000; ++answers) {
        const TableState& table = m_table->table();
        if (!table.curtain.name.isEmpty()) {
            if (answers < 2) look(game + ": curtain");
            m_table->raiseCurtain();
            continue;
        }
        const int kind = int(table.question.ask);
        if (answers % every == 0 || !asked.contains(kind)) look(QString("%1: question %2").arg(game).arg(kind));
        if (QTest::currentTestFailed()) return;
        asked << kind;
        m_table->answer(wanted()->index);
    }
    QVERIFY(m_table->result()->over());
    look(game + ": result");
    press("View table");
    look(game + ": table after the end");
}

void TestNames::sheetItemsInAMatchHaveNames() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    press(Qt::Key_G);
    look("pile");
    press(Qt::Key_Escape);
    press(Qt::Key_F10);
    look("menu");
    press("Auto-pass…");
    look("asking");
    press(Qt::Key_Escape);
    press(Qt::Key_F10);
    press("Concede…");
    look("giving up");
    press(Qt::Key_Escape);
    press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(m_table->hints()->rows()->count() > 0 && !m_table->hints()->thinking(), 20'000);
    look("hint");
    const auto& answers = m_table->table().question.answers;
    const auto first = std::ranges::find_if(answers, [](const TableAnswer& each) { return each.card >= 0; });
    if (first != answers.end()) m_table->gesture()->showMenu(first->card);
    look("card menu");
}

void TestNames::seriesItemsHaveNames() {
    MatchConfig config = DuelWindow::config("person", "person");
    config.series.of = 3;
    QVERIFY(m_session->begin(config, 7));
    QVERIFY(settle());
    m_table->raiseCurtain();
    m_table->concede();
    look("result of a series");
    m_table->again();
    look("sideboard, covered");
    m_table->result()->sideboard()->uncover();
    look("sideboard");
    m_table->result()->sideboard()->toSideboard(0);
    look("sideboard, changed");
}

DUELOGUE_TEST(TestNames, QGuiApplication)
#include "tst_names.moc"
