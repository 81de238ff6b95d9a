// The screen of all cards, by mouse and by keys.
#include <QSignalSpy>
#include <QTest>

#include "app/library/collection/CardSearchModel.h"
#include "app/shell/language/Language.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

class TestBrowser : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { closeWindow(); }

    void theHeaderAndAKeyOpenTheCards();
    void cardsAreReadWhenTheyAreFirstOpened();
    void typingFilters();
    void aMistakeIsToldAtItsPlace();
    void suggestionsAreChosenByKeysAndByMouse();
    void aFilterWritesTheQuery();
    void sortingWritesTheQuery();
    void everythingIsReachedByKeys();
    void lettersTypedAnywhereGoIntoTheField();
    void aCardOpensLargeAndLeadsToItsNeighbors();
    void escapeGoesBackOneLevel();
    void theScreenKeepsItsQueryGameAndCard();
    void aRulingOpensItsPosition();
    void aNarrowWindowHidesTheFilters();
    void theScreenSpeaksGerman();

private:
    void press(Qt::Key key) { QTest::keyClick(m_window, key); }
    void typeText(const std::string& text) {
        for (const char letter : text) QTest::keyClick(m_window, letter);
    }
    void openCards() {
        press(Qt::Key_F3);
        QVERIFY(field() != nullptr);
    }
    /// Returns the field of the query if it is visible.
    [[nodiscard]] QQuickItem* field() { return find("placeholder", "Name, or a condition such as cost<=2"); }
    [[nodiscard]] CardSearchModel& cards() const { return *m_window->findChild<CardSearchModel*>(); }
    [[nodiscard]] QString current() const { return cards().nameAt(cards().current()); }
    [[nodiscard]] QQuickItem* card(const QString& name) { return find("name", name, false, "spoken"); }
    [[nodiscard]] bool isLarge() const {
        const QQuickItem* const large = named(m_window->contentItem(), "largeCard");
        return large != nullptr && large->isVisible();
    }
    [[nodiscard]] bool isOnStart() { return find("text", "Start match") != nullptr; }
    [[nodiscard]] static QString textOf(const QQuickItem* item) { return item->property("text").toString(); }
};

void TestBrowser::init() {
    openWindow();
    resizeWindow({1600, 900});
    start().chooseGame("arcana");
}

void TestBrowser::theHeaderAndAKeyOpenTheCards() {
    clickItem(find("tooltip", "All cards of this game (F3)"));
    QVERIFY(field() != nullptr);
    QVERIFY(find("text", "200 cards") != nullptr);
    waitForPictures();
    picture("cards");
    clickItem(find("tooltip", "Start screen (Esc)"));
    QVERIFY(isOnStart());
    start().chooseGame("netrun");
    openCards();
    QCOMPARE(cards().game(), "netrun");
}

/// Starting the program must not take longer because of the cards.
void TestBrowser::cardsAreReadWhenTheyAreFirstOpened() {
    QCOMPARE(cards().game(), QString());
    QCOMPARE(cards().count(), 0);
    QVERIFY(named(m_window->contentItem(), "largeCard") == nullptr);
    openCards();
    QCOMPARE(cards().count(), 200);
}

void TestBrowser::typingFilters() {
    openCards();
    typeText("t:goblin");
    QVERIFY(find("text", "3 of 200 cards") != nullptr);
    QVERIFY(card("Raging Goblin") != nullptr);
    QCOMPARE(itemsWith("spoken").size(), 3);
    typeText(" pow>9");
    QVERIFY(find("text", "No card matches.") != nullptr);
    picture("cards-none");
}

void TestBrowser::aMistakeIsToldAtItsPlace() {
    openCards();
    typeText("t:goblin r:");
    QVERIFY(!field()->property("marked").toBool());
    typeText("mythic ");
    QVERIFY(find("text", "Rarity: no card has “mythic”. Possible: common, uncommon, rare.") != nullptr);
    QVERIFY(field()->property("marked").toBool());
    QCOMPARE(field()->property("markBegin").toInt(), 11);
    QCOMPARE(field()->property("markEnd").toInt(), 17);
    // The result is that of the last text without a mistake, "t:goblin r".
    QCOMPARE(itemsWith("spoken").size(), 1);
    picture("cards-mistake");
}

void TestBrowser::suggestionsAreChosenByKeysAndByMouse() {
    openCards();
    typeText("r:");
    QTRY_VERIFY(find("word", "uncommon") != nullptr);
    picture("cards-suggestions");
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Up);
    press(Qt::Key_Return);
    QCOMPARE(cards().text(), "r:common");
    typeText(" ra");
    press(Qt::Key_Escape);
    QVERIFY(field() != nullptr);
    QVERIFY(itemsWith("word").isEmpty());
    cards().setText("r:");
    press(Qt::Key_End);
    QTest::keyClick(m_window, Qt::Key_Space, Qt::ControlModifier);
    clickItem(find("word", "rare"));
    QCOMPARE(cards().text(), "r:rare");
    QCOMPARE(textOf(field()), "r:rare");
}

void TestBrowser::aFilterWritesTheQuery() {
    openCards();
    typeText("dragon");
    clickItem(find("text", "Red", false, "checked"));
    QCOMPARE(textOf(field()), "dragon c:r");
    QVERIFY(find("text", "Red", false, "checked")->property("checked").toBool());
    clickItem(find("text", "Red", false, "checked"));
    QCOMPARE(textOf(field()), "dragon");
    // A typed query is reflected.
    typeText(" c:u");
    QVERIFY(find("text", "Blue", false, "checked")->property("checked").toBool());
}

void TestBrowser::sortingWritesTheQuery() {
    openCards();
    QQuickItem* const key = find("text", "Mana value", false, "order");
    QVERIFY(key != nullptr);
    clickItem(key);
    clickItem(key);
    QCOMPARE(textOf(field()), "sort:-cost");
    QCOMPARE(key->property("order").toInt(), -1);
}

void TestBrowser::everythingIsReachedByKeys() {
    openCards();
    QStringList reached;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(m_window, Qt::Key_Tab);
        const QQuickItem* const focused = m_window->activeFocusItem();
        QVERIFY(focused != nullptr);
        reached += focused->property(focused->property("spoken").isValid() ? "name" : "text").toString();
        if (focused->property("spoken").isValid()) break;
    }
    QVERIFY2(reached.contains("Name") && reached.contains("Type"), qPrintable(reached.join(", ")));
    QCOMPARE(reached.last(), current());
    // From the field, the arrow keys lead to the cards.
    clickItem(field());
    press(Qt::Key_Down);
    press(Qt::Key_Right);
    QCOMPARE(cards().current(), 1);
    press(Qt::Key_Up);
    QVERIFY(m_window->activeFocusItem()->property("spoken").isNull());
}

void TestBrowser::lettersTypedAnywhereGoIntoTheField() {
    openCards();
    press(Qt::Key_Return);
    QVERIFY(m_window->activeFocusItem()->property("spoken").isValid());
    typeText("goblin");
    QCOMPARE(textOf(field()), "goblin");
}

void TestBrowser::aCardOpensLargeAndLeadsToItsNeighbors() {
    openCards();
    typeText("t:goblin");
    const QString second = cards().nameAt(1);
    clickItem(card(second));
    QVERIFY(isLarge());
    QVERIFY(find("text", "2 of 3") != nullptr);
    QVERIFY(find("text", second) != nullptr);
    QVERIFY(find("text", "Decks with this card") != nullptr);
    waitForPictures();
    picture("cards-large");
    press(Qt::Key_Right);
    QCOMPARE(current(), cards().nameAt(2));
    QVERIFY(find("text", "3 of 3") != nullptr);
    QVERIFY(find("text", cards().nameAt(2)) != nullptr);
    press(Qt::Key_Right);
    QCOMPARE(cards().current(), 2);
    press(Qt::Key_Left);
    press(Qt::Key_Escape);
    QVERIFY(!isLarge());
    QCOMPARE(m_window->activeFocusItem()->property("name").toString(), second);
}

void TestBrowser::escapeGoesBackOneLevel() {
    openCards();
    typeText("t");
    QTRY_VERIFY(!itemsWith("word").isEmpty());
    press(Qt::Key_Escape);
    QVERIFY(itemsWith("word").isEmpty());
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    QVERIFY(isLarge());
    press(Qt::Key_Escape);
    QVERIFY(!isLarge());
    QVERIFY(field() != nullptr);
    press(Qt::Key_Escape);
    QVERIFY(isOnStart());
}

void TestBrowser::theScreenKeepsItsQueryGameAndCard() {
    openCards();
    clickItem(find("text", "Tribute", false, "checked"));
    clickItem(field());
    typeText("kind:dragon");
    press(Qt::Key_Escape);
    press(Qt::Key_Return);
    press(Qt::Key_Right);
    const QString name = current();
    press(Qt::Key_Escape);
    QVERIFY(isOnStart());
    openCards();
    QCOMPARE(cards().game(), "tribute");
    QCOMPARE(textOf(field()), "kind:dragon");
    QCOMPARE(current(), name);
}

void TestBrowser::aRulingOpensItsPosition() {
    openCards();
    QQuickItem* tried = nullptr;
    for (int row = 0; row < cards().count() && tried == nullptr; ++row) {
        cards().setCurrent(row);
        if (row == 0) {
            press(Qt::Key_Return);
            press(Qt::Key_Return);
            QVERIFY(isLarge());
        }
        const auto buttons = itemsWith("primary");
        const auto found = std::ranges::find_if(buttons, [](QQuickItem* item) { return textOf(item) == "Try it"; });
        if (found != buttons.end()) tried = *found;
    }
    if (tried == nullptr) QSKIP("no card has a ruling");
    const QString name = current();
    clickItem(tried);
    QTRY_VERIFY(m_lesson->isOpen());
    QVERIFY(m_lesson->isRuling());
    picture("cards-ruling");
    m_table->leave();
    QTRY_VERIFY(isLarge());
    QCOMPARE(current(), name);
}

void TestBrowser::aNarrowWindowHidesTheFilters() {
    resizeWindow({640, 640});
    openCards();
    QVERIFY(itemsWith("quiet").isEmpty());
    clickItem(find("text", "Filters"));
    QTRY_VERIFY(!itemsWith("quiet").isEmpty());
    picture("cards-narrow-filters");
    press(Qt::Key_Escape);
    QVERIFY(itemsWith("quiet").isEmpty());
    waitForPictures();
    picture("cards-narrow");
}

void TestBrowser::theScreenSpeaksGerman() {
    openCards();
    Language::ofProgram().choose("de");
    QVERIFY(find("text", "200 Karten") != nullptr);
    QVERIFY(find("text", "Rot", false, "checked") != nullptr);
    QVERIFY(find("text", "Kreatur", false, "checked") != nullptr);
    cards().setText("r:mythic");
    QVERIFY(find("text", "Seltenheit: Keine Karte hat „mythic“. Möglich: common, uncommon, rare.") != nullptr);
    Language::ofProgram().choose("en");
}

DUELOGUE_TEST(TestBrowser, QGuiApplication)
#include "tst_browser.moc"
