// The deck editor by mouse and by keys.
#include <QClipboard>
#include <QTest>
#include <algorithm>

#include "app/games/Games.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/editor/DeckEditorModel.h"
#include "app/library/editor/DeckStrengthModel.h"
#include "app/shell/language/Language.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

class TestDeckEditor : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { closeWindow(); }

    void theStartScreenOpensItAndTakesItsDeck();
    void theBrowserBeginsADeck();
    void twentyCardsAreAddedByKeysAlone();
    void cardsGoInAndOutByDoubleClick();
    void cardsAreDraggedWithTheMouse();
    void aMatchIsLeftToEditItsDeck();
    void keysChangeTheLineWithTheFocus();
    void theFocusStaysNearARemovedLine();
    void violationsStandAtTheirCards();
    void undoAndRedoWorkAnywhere();
    void theNameIsChanged();
    void figuresShowTheChancesOfMarkedCards();
    void aSampleHandIsDrawnAgain();
    void aVersionIsRestored();
    void theDeckIsMeasuredInItsPlace();
    void readyMadeDecksAreChosen();
    void escapeGoesBackOneLevel();
    void theEditorFitsIntoASmallWindow();
    void theEditorSpeaksGerman();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_window, key, modifiers); }
    void typeText(const QString& text) {
        for (const QChar letter : text) QTest::keyClick(m_window, letter.toLatin1());
    }
    [[nodiscard]] DeckEditorModel& editor() const { return *m_window->findChild<DeckEditorModel*>(); }
    /// Begins a deck with these cards.
    void edit(const QStringList& cards);
    /// Returns the line of a card in the deck.
    [[nodiscard]] QQuickItem* line(const QString& name) { return find("name", name, false, "card"); }
    [[nodiscard]] QQuickItem* wallCard(const QString& name) { return find("name", name, false, "spoken"); }
    [[nodiscard]] QString focusedLine() const {
        const QQuickItem* const item = m_window->activeFocusItem();
        return item->property("card").isValid() ? item->property("name").toString() : QString();
    }
    [[nodiscard]] bool isOnStart() { return find("text", "Start match") != nullptr; }
    void doubleClick(QQuickItem* item);
    /// Drags the item with the mouse to the middle of another one.
    void drag(QQuickItem* item, QQuickItem* to);
};

void TestDeckEditor::init() {
    OwnHome::empty();
    openWindow();
    resizeWindow({1600, 900});
    start().chooseGame("arcana");
}

void TestDeckEditor::edit(const QStringList& cards) {
    start().editNewDeck(0);
    QVERIFY(editor().isOpen());
    for (const QString& card : cards) editor().add(card);
}

void TestDeckEditor::doubleClick(QQuickItem* item) {
    QVERIFY(item != nullptr);
    const QPoint place = item->mapToScene({item->width() * .3, item->height() * .5}).toPoint();
    QTest::mouseClick(m_window, Qt::LeftButton, {}, place);
    QTest::mouseDClick(m_window, Qt::LeftButton, {}, place);
}

void TestDeckEditor::theStartScreenOpensItAndTakesItsDeck() {
    start().chooseDeck(1, "dawn-patrol");
    clickItem(find("text", "Edit deck"));
    QVERIFY(find("text", "Dawn Patrol (copy)") != nullptr);
    QVERIFY(find("text", "✓ This deck is legal.") != nullptr);
    waitForPictures();
    picture("editor");
    editor().add("Forest");
    clickItem(find("tooltip", "Close the deck (Esc)"));
    QVERIFY(isOnStart());
    QCOMPARE(start().config().seats[1].deck, "dawn-patrol-copy");
    // The copy itself is edited the next time.
    start().editDeck(1);
    editor().add("Forest");
    press(Qt::Key_Escape);
    QCOMPARE(ownDecks(*game("arcana")).size(), 1U);
    QCOMPARE(ownDecks(*game("arcana")).front().deck.size(), 62);
}

void TestDeckEditor::theBrowserBeginsADeck() {
    press(Qt::Key_F3);
    clickItem(find("tooltip", "Build a deck with these cards"));
    QVERIFY(editor().isOpen());
    press(Qt::Key_Escape);
    QTRY_VERIFY(find("tooltip", "Build a deck with these cards") != nullptr);
}

/// Besides the letters of a name, no card needs more than six keys.
void TestDeckEditor::twentyCardsAreAddedByKeysAlone() {
    edit({});
    const CardPool& pool = game("arcana")->pool();
    int different = 0;
    for (std::size_t i = 0; different < 20; i += 7) {
        const QString name = QString::fromStdString(pool.definitions()[i].name);
        if (!std::ranges::all_of(name, [](QChar letter) { return letter.isLetter() || letter == u' '; })) continue;
        const int copies = different < 19 ? 3 : 6;
        typeText(name.toLower());
        for (int copy = 0; copy < copies; ++copy) press(Qt::Key_Return);
        QCOMPARE(editor().counts()[name].toInt(), copies);
        ++different;
    }
    QCOMPARE(editor().counts().size(), 20);
    QCOMPARE(editor().parts().constFirst().toMap()["count"].toInt(), 63);
    waitForPictures();
    picture("editor-twenty");
    // The same on the wall: after a card, letters begin a new query.
    press(Qt::Key_Down);
    press(Qt::Key_Plus);
    typeText("forest");
    QVERIFY(wallCard("Forest") != nullptr);
    QCOMPARE(itemsWith("spoken").size(), 1);
}

void TestDeckEditor::cardsGoInAndOutByDoubleClick() {
    edit({});
    typeText("bee sting");
    QTest::qWait(50);
    doubleClick(wallCard("Bee Sting"));
    QCOMPARE(editor().counts()["Bee Sting"].toInt(), 1);
    QTRY_VERIFY(line("Bee Sting") != nullptr);
    QTest::qWait(50);
    doubleClick(line("Bee Sting"));
    QVERIFY(editor().counts().isEmpty());
}

void TestDeckEditor::drag(QQuickItem* item, QQuickItem* to) {
    QVERIFY(item != nullptr && to != nullptr);
    const auto at = [](QQuickItem* place, qreal x) {
        return place->mapToScene({place->width() * x, place->height() * .5}).toPoint();
    };
    const QPoint from = at(item, .3), end = at(to, .5);
    QTest::mousePress(m_window, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 10; ++i) QTest::mouseMove(m_window, from + (end - from) * i / 10);
    picture("editor-drag");
    QTest::mouseRelease(m_window, Qt::LeftButton, {}, end);
    QTest::qWait(50);
}

/// A card goes where it is dropped: into the deck, to the part of a chip, or out of the deck.
void TestDeckEditor::cardsAreDraggedWithTheMouse() {
    edit({"Forest"});
    typeText("bee sting");
    QTest::qWait(50);
    drag(wallCard("Bee Sting"), line("Forest"));
    QCOMPARE(editor().counts()["Bee Sting"].toInt(), 1);
    drag(wallCard("Bee Sting"), find("text", "Sideboard: 0"));
    QCOMPARE(editor().parts()[1].toMap()["count"].toInt(), 1);
    drag(line("Forest"), find("text", "Sideboard: 1"));
    QCOMPARE(editor().parts()[0].toMap()["count"].toInt(), 1);
    QCOMPARE(editor().parts()[1].toMap()["count"].toInt(), 2);
    // Within the deck, a card stays where it is. A card that is not dropped on the deck stays outside.
    const QVariantList before = editor().sections();
    drag(line("Forest"), line("Bee Sting"));
    drag(wallCard("Bee Sting"), find("label", "Deck name"));
    QCOMPARE(editor().sections(), before);
    drag(line("Forest"), wallCard("Bee Sting"));
    QVERIFY(!editor().counts().contains("Forest"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().counts()["Forest"].toInt(), 1);
}

/// The deck of the person is copied under a new name, because it belongs to the program.
void TestDeckEditor::aMatchIsLeftToEditItsDeck() {
    QVERIFY(m_session->begin(config("person", "random"), 31));
    QVERIFY(settle());
    press(Qt::Key_F10);
    clickItem(find("text", "Edit my deck"));
    QVERIFY(editor().isOpen());
    QCOMPARE(editor().game(), QString("arcana"));
    QVERIFY2(editor().name().startsWith("Dawn Patrol"), qPrintable(editor().name()));
    QVERIFY(!m_session->isPlaying());
    press(Qt::Key_Escape);
    QTRY_VERIFY(isOnStart());
}

void TestDeckEditor::keysChangeTheLineWithTheFocus() {
    edit({"Forest"});
    line("Forest")->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Plus, Qt::ShiftModifier);
    press(Qt::Key_Plus, Qt::KeypadModifier);
    QCOMPARE(editor().counts()["Forest"].toInt(), 3);
    press(Qt::Key_Minus);
    press(Qt::Key_Return);
    QCOMPARE(editor().counts()["Forest"].toInt(), 1);
    press(Qt::Key_Asterisk);
    QCOMPARE(editor().marked(), QStringList{"Forest"});
    press(Qt::Key_Slash);
    QCOMPARE(editor().parts()[1].toMap()["count"].toInt(), 1);
}

void TestDeckEditor::theFocusStaysNearARemovedLine() {
    edit({"Forest", "Bee Sting", "Anaconda"});
    QTRY_VERIFY(line("Anaconda") != nullptr);
    line("Anaconda")->forceActiveFocus(Qt::TabFocusReason);
    for (const char* left : {"Bee Sting", "Forest"}) {
        press(Qt::Key_Delete);
        QTRY_COMPARE(focusedLine(), left);
    }
    press(Qt::Key_Delete);
    QVERIFY(editor().counts().isEmpty());
    QTRY_VERIFY(m_window->activeFocusItem()->property("selectedTextColor").isValid());
}

void TestDeckEditor::violationsStandAtTheirCards() {
    edit({"Bee Sting", "Bee Sting", "Bee Sting", "Bee Sting", "Bee Sting"});
    QVERIFY(find("text", "5 copies of \"Bee Sting\" (maximum 4).") != nullptr);
    QVERIFY(find("text", "Only 5 cards (minimum 60).") != nullptr);
    picture("editor-violations");
}

void TestDeckEditor::undoAndRedoWorkAnywhere() {
    edit({"Forest", "Bee Sting"});
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().counts().keys(), QStringList{"Forest"});
    line("Forest")->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(editor().counts().isEmpty());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editor().counts().size(), 2);
}

void TestDeckEditor::theNameIsChanged() {
    edit({"Forest"});
    QQuickItem* const field = find("label", "Deck name");
    clickItem(field);
    press(Qt::Key_A, Qt::ControlModifier);
    typeText("Woods");
    press(Qt::Key_Return);
    QCOMPARE(editor().name(), "Woods");
    QCOMPARE(ownDecks(*game("arcana")).front().deck.name, "Woods");
}

void TestDeckEditor::figuresShowTheChancesOfMarkedCards() {
    start().chooseDeck(0, "dawn-patrol");
    start().editDeck(0);
    const QString marked = editor().counts().firstKey();
    editor().toggleMark(marked);
    clickItem(find("text", "Figures"));
    QVERIFY(find("text", QString("At least one %1 by the turn").arg(marked)) != nullptr);
    QVERIFY(find("text", "Turn 8") != nullptr);
    QVERIFY(find("text", "on the draw") != nullptr);
    picture("editor-figures");
    clickItem(find("text", "Show deck"));
    QVERIFY(line(marked) != nullptr);
}

void TestDeckEditor::aSampleHandIsDrawnAgain() {
    start().chooseDeck(0, "dawn-patrol");
    start().editDeck(0);
    clickItem(find("text", "Sample hand"));
    QCOMPARE(editor().hand().size(), 7);
    waitForPictures();
    picture("editor-hand");
    const QVariantList first = editor().hand();
    for (int i = 0; i < 5 && editor().hand() == first; ++i) press(Qt::Key_Return);
    QVERIFY(editor().hand() != first);
    press(Qt::Key_Escape);
    QVERIFY(editor().isOpen());
}

void TestDeckEditor::aVersionIsRestored() {
    edit({"Forest"});
    editor().close();
    start().editDeck(0);
    editor().add("Island");
    clickItem(find("text", "Versions"));
    QVERIFY(find("text", "+1 Island") != nullptr);
    picture("editor-versions");
    clickItem(find("text", "Restore"));
    QCOMPARE(editor().counts().keys(), QStringList{"Forest"});
}

void TestDeckEditor::theDeckIsMeasuredInItsPlace() {
    start().chooseDeck(1, "dawn-patrol");
    clickItem(find("text", "Edit deck"));
    auto& strength = *m_window->findChild<DeckStrengthModel*>();
    strength.setAgainst("tidewood");
    strength.setLevel("random");
    strength.setMatches(2);
    clickItem(find("text", "Measure"));
    QVERIFY(find("text", "Not measured yet.") != nullptr);
    QVERIFY(find("text", "✓ This deck is legal.") == nullptr);
    // The focus begins on the chips; the button follows.
    press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QTRY_VERIFY(find("text", "More matches") != nullptr);
    QVERIFY(find("text", "Both sides played by the random player. 2 matches") != nullptr);
    QVERIFY(find("text", "Tidewood") != nullptr);
    clickItem(find("text", "Cards"));
    QTRY_VERIFY(find("text", "Never seen") != nullptr);
    picture("editor-strength-cards");
    clickItem(find("text", "Opponents and level"));
    clickItem(find("text", "Novice"));
    QCOMPARE(strength.level(), "novice");
    press(Qt::Key_Escape);
    QVERIFY(find("text", "✓ This deck is legal.") != nullptr);
    QVERIFY(editor().isOpen());
}

void TestDeckEditor::readyMadeDecksAreChosen() {
    start().chooseGame("basebreak");
    edit({});
    QVERIFY(find("text", "Choose two") != nullptr);
    for (const char* name : {"Robots", "Wizards"}) clickItem(find("text", name));
    QCOMPARE(editor().name(), "Robots and Wizards");
    QVERIFY(find("text", "Robots (20)") != nullptr);
    waitForPictures();
    picture("editor-joined");
    clickItem(find("text", "Figures"));
    QVERIFY(find("text", "Shared") != nullptr);
    picture("editor-shared");
}

void TestDeckEditor::escapeGoesBackOneLevel() {
    edit({"Forest"});
    clickItem(find("text", "Filters"));
    press(Qt::Key_Escape);
    QVERIFY(find("text", "Filters") != nullptr);
    line("Forest")->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Return, Qt::ShiftModifier);
    QTRY_VERIFY(named(m_window->contentItem(), "largeCard")->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(editor().isOpen());
    press(Qt::Key_Escape);
    QVERIFY(!editor().isOpen());
    QVERIFY(isOnStart());
}

void TestDeckEditor::theEditorFitsIntoASmallWindow() {
    resizeWindow({1024, 640});
    start().chooseDeck(0, "dawn-patrol");
    start().editDeck(0);
    QTest::qWait(50);
    for (const char* property : {"card", "spoken", "tooltip"}) {
        for (const QQuickItem* item : itemsWith(property)) {
            const QRectF place = item->mapRectToScene(item->boundingRect());
            QVERIFY2(place.left() >= 0 && place.right() <= 1024, qPrintable(item->property("name").toString()));
        }
    }
    waitForPictures();
    picture("editor-small");
}

void TestDeckEditor::theEditorSpeaksGerman() {
    edit({"Forest", "Bee Sting"});
    Language::ofProgram().choose("de");
    QVERIFY(find("text", "Kosten 4 (1)") != nullptr);
    QVERIFY(find("text", "2 Karten (nötig sind mindestens 60).") != nullptr);
    picture("editor-german");
    Language::ofProgram().choose("en");
}

DUELOGUE_TEST(TestDeckEditor, QGuiApplication)
#include "tst_deckeditor.moc"
