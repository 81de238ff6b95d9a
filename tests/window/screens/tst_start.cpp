#include <QClipboard>
#include <QGuiApplication>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <set>

#include "app/games/Games.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/RandomDeck.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/saved/Participants.h"
#include "app/match/session/MatchController.h"
#include "app/start/LastSetup.h"
#include "app/start/SetupChoices.h"
#include "app/start/SetupModel.h"
#include "cards/data/CardPool.h"
#include "players/search/Level.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/ShelfRows.h"

using namespace duelogue;

/// The start screen: players and their decks.
class TestStart : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        OwnHome::empty();
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void decksAreCopiedAndPasted();
    void aPastedDeckIsShownBeforeItIsSaved();
    void replacingADeckIsAnnounced();
    void aReplacedDeckCanBeRestored();
    void aSecondPasteBeginsWithoutTheFirstName();
    void theNameHasTheFocusAfterEveryPaste();
    void typingANameTriggersNoShortcut_data();
    void typingANameTriggersNoShortcut();
    void aDeletedDeckCanBeRestored();
    void anIllegalDeckIsMarked();
    void tooltipsShowTruncatedTextsOfTiles();
    void unchosenChipsHaveATooltip();
    void onlyOneTooltipShowsAtATime();
    void aRandomDeckIsPlayed();
    void aRandomDeckHasTheChosenTemplate_data();
    void aRandomDeckHasTheChosenTemplate();
    void theChosenDeckShowsItsCardsAndCosts();
    void buttonsOfTheStartScreenAreNamed();
    void theStartScreenQuitsTheProgram();
    void levelsAreOfferedByTheirNames();
    void chosenDecksAreVisible();

    void aTypedNameAppliesImmediately();
    void choicesAreRememberedAtTheNextStart();
    void missingChoicesAreSkipped();

    void arrowsMoveBySeatsRowsAndColumns();
    void arrowsMoveAndEnterChooses();
    void tabVisitsOneSeatAfterTheOther();
    void tabStopsOnceInEachGroupAndShowsIt_data();
    void tabStopsOnceInEachGroupAndShowsIt();

    void aMatchAtTheOpeningHandsIsLabeledAsSuch();
    void aSavedMatchIsNotOverwrittenUnasked();
    void helpCoversTheCurrentScreen();
    void leavingAMatchClosesAllSheets();
    void sheetsOpenAboveTheResult();
    void aMenuOpensAtItsFirstItem();
    void confirmingAConcessionNeedsAnotherPlace();

private:
    [[nodiscard]] QList<QQuickItem*> seatItems(int seat, const char* property);
    [[nodiscard]] QString focused() const;
    void press(Qt::Key key, int times = 1) {
        for (int i = 0; i < times; ++i) QTest::keyClick(m_window, key);
    }
    void type(const QString& text) {
        for (const QChar c : text) QTest::sendKeyEvent(QTest::Click, m_window, Qt::Key_unknown, QString(c), {});
    }
    void keepAMatch();
};

/// Returns the items of a seat that have this property, in reading order.
QList<QQuickItem*> TestStart::seatItems(int seat, const char* property) {
    QList<QQuickItem*> found;
    for (QQuickItem* item : itemsWith(property)) {
        if (!item->property("tooltip").isValid() && !item->property("modelData").isValid()) continue;
        const double middle = item->mapToScene({item->width() / 2, 0}).x();
        if ((middle > m_window->width() / 2.0) == (seat == 1)) found << item;
    }
    return found;
}

/// Returns the text of the focused item and the number of its seat.
QString TestStart::focused() const {
    const QQuickItem* item = m_window->activeFocusItem();
    if (item == nullptr) return {};
    QString name = item->property("text").toString();
    if (name.isEmpty()) name = item->property("tooltip").toString();
    if (item->property("modelData").isValid() && name.isEmpty())
        name = item->property("modelData").toMap()["name"].toString();
    if (item->property("cursorPosition").isValid()) name = "name";
    for (const QQuickItem* above = item; above != nullptr; above = above->parentItem()) {
        if (above->property("kind").isValid() && above->property("setup").isValid())
            return QString::number(above->property("index").toInt()) + " " + name;
    }
    return name;
}

/// Leaves a match unfinished and returns to the start screen.
void TestStart::keepAMatch() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    m_table->leave();
    start().update(startOffer());
    QVERIFY(start().canResume());
}

void TestStart::decksAreCopiedAndPasted() {
    const auto decks = [this] { return start().decks().size(); };
    const qsizetype before = decks();
    QClipboard* const clipboard = QGuiApplication::clipboard();
    clipboard->setText("Deck\n24 Forest (POR) 212\n32 Grizzly Baers\n4 Grizzly Bears (POR) 169\n");
    clickItem(find("text", "Paste deck…"));
    clickItem(find("text", "Save deck"));
    QCOMPARE(decks(), before + 1);
    QCOMPARE(start().config().seats[1].deck, QString("my-deck"));  // the last button with that name
    // The chosen deck is visible.
    const auto isInSight = [](const QQuickItem* item) {
        if (item->property("modelData").toMap()["id"] != "my-deck" || !item->property("chosen").toBool()) return false;
        const QQuickItem* const grid = item->parentItem()->parentItem();
        return grid->boundingRect().contains(item->mapRectToItem(grid, item->boundingRect()).center());
    };
    QVERIFY(QTest::qWaitFor([&] { return std::ranges::any_of(itemsWith("modelData"), isInSight); }));
    picture("pasted");
    clickItem(find("text", "Copy deck"));
    QCOMPARE(clipboard->text(),
             QString("About\nName My deck\n\nDeck\n24 Forest (POR) 212\n4 Grizzly Bears (POR) 169\n"));
    clickItem(find("text", "Delete deck"));
    QCOMPARE(decks(), before);
    QVERIFY(find("text", "Delete deck") == nullptr);
    clipboard->setText("no deck at all");
    clickItem(find("text", "Paste deck…"));
    QVERIFY(find("text", "No deck list on the clipboard") != nullptr);
    QVERIFY(find("text", "Save deck") == nullptr);
    press(Qt::Key_Escape);
    QVERIFY(!start().draft()->isOpen());
    QCOMPARE(decks(), before);
}

void TestStart::aPastedDeckIsShownBeforeItIsSaved() {
    const qsizetype before = start().decks().size();
    QGuiApplication::clipboard()->setText("Deck\n24 Forest\n32 Grizzly Baers\n4 Grizzly Bears\n");
    clickItem(find("text", "Paste deck…"));
    picture("draft");
    const auto says = [this](const QString& words) {
        return QTest::qWaitFor(
            [&] {
                return std::ranges::any_of(itemsWith("text"), [&](const QQuickItem* item) {
                    return item->property("text").toString().contains(words);
                });
            },
            3000);
    };
    QVERIFY(says("24 Forest"));
    QVERIFY(says("Cards recognized: 28 cards"));
    QVERIFY(says("Line 3: unknown card \"Grizzly Baers\""));
    QVERIFY(says("only 28 cards (minimum 60)"));
    QCOMPARE(start().decks().size(), before);  // nothing is saved yet
    press(Qt::Key_Escape);
    QCOMPARE(start().decks().size(), before);

    clickItem(find("text", "Paste deck…"));
    QVERIFY(says("24 Forest"));
    type("Small Bears");
    press(Qt::Key_Return, 2);
    QCOMPARE(start().decks().size(), before + 1);
    QCOMPARE(start().config().seats[1].deck, QString("small-bears"));
}

void TestStart::replacingADeckIsAnnounced() {
    QGuiApplication::clipboard()->setText("60 Forest\n");
    start().pasteDeck(0);
    start().draft()->keep("Woods");
    start().pasteDeck(0);
    QCOMPARE(start().draft()->remark(), QString());
    type("Wood");
    QCOMPARE(start().draft()->remark(), QString());
    type("s");
    QVERIFY(start().draft()->remark().contains("Replaces"));
    QVERIFY(find("text", start().draft()->remark()) != nullptr);
}

void TestStart::aReplacedDeckCanBeRestored() {
    const auto kept = [] { return keptText(*game("arcana"), "groves").value_or(""); };
    QGuiApplication::clipboard()->setText("60 Forest\n");
    start().pasteDeck(0);
    start().draft()->keep("Groves");
    QGuiApplication::clipboard()->setText("60 Swamp\n");
    start().pasteDeck(0);
    start().draft()->keep("Groves");
    QCOMPARE(kept(), std::string("name: Groves\n60 Swamp\n"));
    QVERIFY(start().notices().join(' ').contains("replaced"));
    clickItem(find("text", "Undo"));
    QCOMPARE(kept(), std::string("name: Groves\n60 Forest\n"));
    QVERIFY(start().notices().join(' ').contains("Restored Groves"));
}

void TestStart::aSecondPasteBeginsWithoutTheFirstName() {
    const qsizetype before = start().decks().size();
    QGuiApplication::clipboard()->setText("60 Forest\n");
    clickItem(find("text", "Paste deck…"));
    type("Woods");
    press(Qt::Key_Return, 2);
    QCOMPARE(start().decks().size(), before + 1);
    // Another deck immediately, and another one after a name was typed and abandoned.
    QGuiApplication::clipboard()->setText("60 Mountain\n");
    clickItem(find("text", "Paste deck…"));
    QCOMPARE(m_window->activeFocusItem()->property("text").toString(), QString());
    type("Never kept");
    press(Qt::Key_Escape);
    clickItem(find("text", "Paste deck…"));
    QCOMPARE(m_window->activeFocusItem()->property("text").toString(), QString());
    press(Qt::Key_Return, 2);
    QCOMPARE(start().decks().size(), before + 2);
    const std::vector<OwnDeck> own = ownDecks(*game("arcana"));
    QCOMPARE(own.size(), std::size_t{2});
    for (const OwnDeck& each : own) {
        const bool isFirst = each.deck.name == "Woods";
        const std::string card = game("arcana")->pool()[each.deck.entries.front().card].name;
        QCOMPARE(card, std::string(isFirst ? "Forest" : "Mountain"));
    }
}

void TestStart::theNameHasTheFocusAfterEveryPaste() {
    QSignalSpy started(&start(), &SetupModel::matchWanted);
    const qsizetype before = start().decks().size();
    QGuiApplication::clipboard()->setText("60 Forest\n");
    for (int i = 0; i < 3; ++i) {
        start().pasteDeck(0);
        QCOMPARE(focused(), QString("name"));
        type("Small green deck");
        QVERIFY(start().draft()->isOpen());
        QCOMPARE(m_window->activeFocusItem()->property("text").toString(), QString("Small green deck"));
        press(Qt::Key_Escape);
        QVERIFY(!start().draft()->isOpen());
        // The sheet has a name field only for a deck, even if the deck follows a list without cards.
        QGuiApplication::clipboard()->setText(i == 0 ? "no deck at all" : "60 Forest\n");
        start().pasteDeck(0);
        QCOMPARE(focused(), i == 0 ? QString("Close") : QString("name"));
        QGuiApplication::clipboard()->setText("60 Forest\n");
        if (i != 1) press(Qt::Key_Escape);  // once, it arrives while the other one is open
    }
    QCOMPARE(started.count(), 0);
    QCOMPARE(start().decks().size(), before);
}

void TestStart::typingANameTriggersNoShortcut_data() {
    QTest::addColumn<QString>("where");
    for (const char* where : {"a seat", "a pasted deck", "the search", "a match", "a file to write", "a file to read"})
        QTest::newRow(where) << QString(where);
}

/// All letters, the space and all digits go into the field, even if they are keys of actions.
void TestStart::typingANameTriggersNoShortcut() {
    QFETCH(const QString, where);
    MatchResult kept;
    kept.id = "kept";
    kept.game = "arcana";
    kept.seats = {{"Anna", "person", "dawn-patrol"}, {"Ben", "novice", "ash-and-bone"}};
    archiveRows({kept});
    QGuiApplication::clipboard()->setText("60 Forest\n");
    if (where == "a pasted deck") {
        start().pasteDeck(0);
    } else if (where != "a seat") {
        press(Qt::Key_F6);
        if (where == "the search") QTest::keyClick(m_window, Qt::Key_F, Qt::ControlModifier);
        if (where == "a match") press(Qt::Key_F2);
        if (where == "a file to write") clickItem(find("text", "Export…"));
        if (where == "a file to read") clickItem(find("text", "Import…"));
    } else {
        clickItem(itemsWith("cursorPosition").front());
    }
    QQuickItem* const field = m_window->activeFocusItem();
    QVERIFY(field != nullptr && field->property("cursorPosition").isValid());
    QTest::keyClick(m_window, Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Delete);
    QSignalSpy started(&start(), &SetupModel::matchWanted);
    const MatchConfig before = start().config();
    const QSize size = m_window->size();
    for (const QString part : {"abcdefgh ijklm", " nopqrstuvwxyz", "0123 456 789 -+"}) {
        QTest::keyClick(m_window, Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete, 3);  // more often than needed
        for (const QChar c : part) QTest::keyClick(m_window, c.toLatin1());
        QCOMPARE(m_window->activeFocusItem(), field);
        QCOMPARE(field->property("text").toString(), part);
    }
    QCOMPARE(started.count(), 0);
    QCOMPARE(m_window->size(), size);
    QCOMPARE(start().config().seats[1], before.seats[1]);
    QCOMPARE(archivedMatches().size(), std::size_t{1});
    QVERIFY(!m_table->result()->over() && !m_session->isPlaying());
}

void TestStart::aDeletedDeckCanBeRestored() {
    QGuiApplication::clipboard()->setText("60 Forest\n");
    start().pasteDeck(0);
    start().draft()->keep("Woods");
    start().chooseDeck(1, "woods");
    const qsizetype decks = start().decks().size();
    clickItem(find("text", "Delete deck"));
    QCOMPARE(start().decks().size(), decks - 1);
    QVERIFY(start().notices().join(' ').contains("Deleted Woods"));
    QCOMPARE(start().config().seats[0].deck, startOffer().games.front().decks.front().id);
    // A further choice does not remove the undo.
    start().setKind(1, 0);
    picture("forgotten");
    clickItem(find("text", "Undo"));
    QCOMPARE(start().decks().size(), decks);
    QCOMPARE(start().config().seats[0].deck, QString("woods"));
    QCOMPARE(start().config().seats[1].deck, QString("woods"));
    QVERIFY(find("text", "Undo") == nullptr);
    // With the default key for undo.
    clickItem(find("text", "Delete deck"));
    QCOMPARE(start().decks().size(), decks - 1);
    QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(start().decks().size(), decks);
    QTest::keyClick(m_window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(start().decks().size(), decks);
}

void TestStart::anIllegalDeckIsMarked() {
    QGuiApplication::clipboard()->setText("20 Forest\n5 Grizzly Bears\n");
    start().pasteDeck(0);
    start().draft()->keep("Few");
    const auto tileSays = [this](const QString& words) {
        return std::ranges::any_of(itemsWith("truncated"), [&](const QQuickItem* item) {
            return item->property("text").toString().startsWith(words);
        });
    };
    QVERIFY(QTest::qWaitFor([&] { return tileSays("Illegal deck: only 25 cards"); }));
    QSignalSpy started(&start(), &SetupModel::matchWanted);
    clickItem(find("text", "Start match"));
    QCOMPARE(started.count(), 0);
    QCOMPARE(start().doubts().size(), 1);
    QVERIFY(start().doubts().front().contains("You can still play Few"));
    QVERIFY2(start().doubts().front().contains("Grizzly Bears"), "one of two reasons is missing");
    QVERIFY(find("text", "Back") != nullptr);
    picture("doubts");
    press(Qt::Key_Return);  // the cautious answer has the focus
    QCOMPARE(started.count(), 0);
    QVERIFY(start().doubts().isEmpty());
    clickItem(find("text", "Start match"));
    clickItem(find("text", "Start new match"));
    QCOMPARE(started.count(), 1);
    // The match is like any other.
    QVERIFY(m_session->begin(start().config(), 3));
    QVERIFY(settle());
}

void TestStart::tooltipsShowTruncatedTextsOfTiles() {
    resizeWindow({800, 600});
    QGuiApplication::clipboard()->setText("20 Forest\n5 Grizzly Bears\n");
    start().pasteDeck(0);
    start().draft()->keep("Few");
    QQuickItem* cut = nullptr;
    const auto isAnyCut = [&] {
        const QList<QQuickItem*> decks = itemsWith("cut");
        const auto found =
            std::ranges::find_if(decks, [](const QQuickItem* deck) { return deck->property("cut").toBool(); });
        cut = found == decks.end() ? nullptr : *found;
        return cut != nullptr;
    };
    QVERIFY(QTest::qWaitFor(isAnyCut));
    const QVariantMap deck = cut->property("deck").toMap();
    const QString told = deck["description"].toString() + '\n' + deck["problem"].toString();
    QVERIFY(!isHinted(told));
    cut->parentItem()->forceActiveFocus(Qt::TabFocusReason);
    QVERIFY(QTest::qWaitFor([&] { return isHinted(told); }, 3000));
    picture("hint");
    press(Qt::Key_Up);
    QVERIFY(QTest::qWaitFor([&] { return !isHinted(told); }, 3000));
}

/// The text of the chosen chip is beside the row, so only the others have a tooltip.
void TestStart::unchosenChipsHaveATooltip() {
    QList<QQuickItem*> chips = itemsWith("compact");
    chips.removeIf([](const QQuickItem* item) { return item->property("tooltip").toString().isEmpty(); });
    const auto isChosen = [](const QQuickItem* chip) { return chip->property("checked").toBool(); };
    const auto chosen = std::ranges::find_if(chips, isChosen), other = std::ranges::find_if_not(chips, isChosen);
    QVERIFY(chosen != chips.end() && other != chips.end());
    QVERIFY(!(*other)->property("compact").toBool());
    const QString told = (*other)->property("tooltip").toString(),
                  chosenTold = (*chosen)->property("tooltip").toString();
    (*other)->forceActiveFocus(Qt::TabFocusReason);
    QVERIFY(QTest::qWaitFor([&] { return isHinted(told); }, 3000));
    (*chosen)->forceActiveFocus(Qt::TabFocusReason);
    QVERIFY(QTest::qWaitFor([&] { return !isHinted(told); }, 3000));
    QTest::qWait(700);  // long enough for a tooltip
    QVERIFY(!isHinted(chosenTold));
}

/// The pointer rests on one button while the keyboard is on another.
void TestStart::onlyOneTooltipShowsAtATime() {
    QList<QQuickItem*> buttons = itemsWith("tooltipBelow");
    buttons.removeIf([](const QQuickItem* item) { return item->property("tooltip").toString().isEmpty(); });
    QVERIFY(buttons.size() > 1);
    QQuickItem* const focused = buttons.first();
    QQuickItem* const pointed = buttons.last();
    const QString words = focused->property("tooltip").toString(), otherWords = pointed->property("tooltip").toString();
    QVERIFY(words != otherWords);
    focused->forceActiveFocus(Qt::TabFocusReason);
    QVERIFY(QTest::qWaitFor([&] { return isHinted(words); }, 3000));
    QTest::mouseMove(m_window, pointed->mapToScene({pointed->width() / 2, pointed->height() / 2}).toPoint());
    QVERIFY(QTest::qWaitFor([&] { return isHinted(otherWords); }, 3000));
    QVERIFY(focused->hasActiveFocus());
    QVERIFY(!isHinted(words));
    QTest::mouseMove(m_window, {1, 1});
    QVERIFY(QTest::qWaitFor([&] { return !isHinted(otherWords); }, 3000));
    QVERIFY(QTest::qWaitFor([&] { return isHinted(words); }, 3000));
}

void TestStart::aRandomDeckIsPlayed() {
    MatchConfig wanted = config("person", "random");
    for (MatchConfig::Seat& seat : wanted.seats) seat.deck = "random";
    const auto cardsWith = [&](std::uint64_t seed) {
        if (!m_session->begin(wanted, seed)) qFatal("no match");
        std::multiset<DefinitionId> cards;
        for (const Card& card : m_session->match()->state().cards) cards.insert(card.definition);
        return cards;
    };
    const auto one = cardsWith(1);
    QCOMPARE(one.size(), std::size_t{120});
    QVERIFY(one == cardsWith(1));
    QVERIFY(one != cardsWith(2));
    // The random cards are saved: the match continues with the same cards.
    QVERIFY(settle());
    QVERIFY(m_session->resume());
    std::multiset<DefinitionId> resumed;
    for (const Card& card : m_session->match()->state().cards) resumed.insert(card.definition);
    QVERIFY(resumed == cardsWith(2));
}

void TestStart::aRandomDeckHasTheChosenTemplate_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seat");
    QTest::addColumn<QString>("tile");
    QTest::addColumn<QString>("deck");
    const auto row = [](const char* game, int seat, const char* tile, const char* deck) {
        QTest::addRow("%s, %s", game, tile) << QString(game) << seat << QString(tile) << QString(deck);
    };
    row("arcana", 0, "Random: three-color", "random:three-color");
    row("tribute", 1, "Random: fast", "random:fast");
    row("netrun", 0, "Random: NBN", "random:nbn");
    row("netrun", 0, "Random: Weyland Consortium", "random:weyland");
    row("netrun", 1, "Random: Noise", "random:noise");
    row("netrun", 1, "Random: Gabriel Santiago", "random:gabriel");
}

/// A click selects the deck with which the match starts.
void TestStart::aRandomDeckHasTheChosenTemplate() {
    QFETCH(QString, game);
    QFETCH(int, seat);
    QFETCH(QString, tile);
    QFETCH(QString, deck);
    start().chooseGame(game);
    QQuickItem* item = nullptr;
    const auto isTile = [&](QQuickItem* each) { return each->property("modelData").toMap()["name"] == tile; };
    QVERIFY(QTest::qWaitFor([&] {
        for (QQuickItem* each : itemsWith("chosen")) {
            const bool isRight = each->mapToScene({each->width() / 2, 0}).x() > m_window->width() / 2.0;
            if (isTile(each) && isRight == (seat == 1)) item = each;
        }
        return item != nullptr;
    }));
    clickItem(item);
    QCOMPARE(start().choice().seats[static_cast<std::size_t>(seat)].deck, deck);
    picture("random-" + game);
    const Game& played = *duelogue::game(game.toStdString());
    const auto wanted = readRandomDeck(played, deck.toStdString());
    MatchConfig config = start().choice();
    config.seats[0].kind = config.seats[1].kind = "random";
    const Deck made = Participants::decksOf(config, 5)[static_cast<std::size_t>(seat)];
    const auto& like = std::get<RandomDeckSpec>(wanted).like;
    QCOMPARE(QString::fromStdString(made.about), QString::fromStdString("Random deck: " + like.about + "."));
    const auto isHead = [&](const DeckEntry& entry) { return entry.card == like.head; };
    QVERIFY(!like.head || std::ranges::any_of(made.entries, isHead));
}

/// The curve counts every card with a cost once.
void TestStart::theChosenDeckShowsItsCardsAndCosts() {
    const auto shows = [this] {
        QList<QQuickItem*> found;
        for (QQuickItem* item : itemsWith("fan")) {
            if (item->property("deck").isValid()) found << item;
        }
        return found;
    };
    for (const char* id : {"arcana", "tribute", "netrun"}) {
        start().chooseGame(id);
        QTRY_COMPARE(shows().size(), 2);
        const Game& played = *game(id);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const QVariantMap deck = shows()[qsizetype(seat)]->property("deck").toMap();
            QCOMPARE(deck["id"].toString(), start().config().seats[seat].deck);
            const auto named = std::ranges::find(played.decks(), deck["id"].toString().toStdString(), &NamedDeck::id);
            QVERIFY(named != played.decks().end());
            int costly = 0;
            for (const DeckEntry& entry : named->deck.entries) {
                if (!played.presenter().printed(played.pool(), entry.card).cost.empty()) costly += entry.count;
            }
            int counted = 0;
            for (const int cards : deck["curve"].value<QList<int>>()) counted += cards;
            QCOMPARE(counted, costly);
            QVERIFY(costly > 20);
            const QStringList fan = deck["fan"].toStringList();
            QCOMPARE(fan.size(), 5);
            QCOMPARE(QSet<QString>(fan.begin(), fan.end()).size(), 5);
        }
        picture(QString("decks-%1").arg(id));
    }
    // A random deck has an empty curve.
    start().chooseGame("arcana");
    start().chooseDeck(0, "random");
    QTRY_VERIFY(std::ranges::any_of(shows(), [](const QQuickItem* item) {
        return item->property("curve").toList().isEmpty() && item->property("fan").toList().size() == 5;
    }));
}

void TestStart::buttonsOfTheStartScreenAreNamed() {
    for (const char* name : {"Learn", "Matches", "Statistics", "Help", "Settings", "Quit"})
        QVERIFY2(find("text", name) != nullptr, name);
    clickItem(find("text", "Learn"));
    QVERIFY(itemsWith("centered").size() == 1);
    press(Qt::Key_Escape);
    QVERIFY(itemsWith("centered").isEmpty());
    // In a narrow window, tooltips replace the names.
    resizeWindow({800, 600});
    QTRY_VERIFY(!find("tooltip", "Quit Duelogue (Ctrl Q)")->property("named").toBool());
}

void TestStart::theStartScreenQuitsTheProgram() {
    clickItem(find("text", "Quit"));
    QVERIFY(!m_window->isVisible());
    m_window->show();
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    QTest::keyClick(m_window, Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!m_window->isVisible());
    m_session = nullptr;
    m_session = std::make_unique<MatchController>(*m_table);
    QVERIFY(m_session->resume());
    m_window->show();
}

void TestStart::levelsAreOfferedByTheirNames() {
    picture("levels");
    for (const Level& level : levels()) {
        const QString title = QString::fromUtf8(level.title.data(), static_cast<qsizetype>(level.title.size()));
        QVERIFY2(find("text", title, false, "checked") != nullptr, qPrintable(title));
    }
    QVERIFY(m_session->begin(config("person", "novice"), 19));
    QVERIFY(settle());
}

/// Any deck, even before the first click.
void TestStart::chosenDecksAreVisible() {
    const auto inSight = [this] {
        int seen = 0;
        for (QQuickItem* item : itemsWith("chosen")) {
            QQuickItem* list = item;
            while (list != nullptr && !list->clip()) list = list->parentItem();
            if (!item->property("chosen").toBool() || list == nullptr) continue;
            const QPointF middle(item->width() / 2, item->height() / 2);
            if (list->boundingRect().contains(item->mapToItem(list, middle))) ++seen;
        }
        return seen == 2;
    };
    QVERIFY(QTest::qWaitFor(inSight, 3000));
    for (const int deck : {11, 0, 6}) {
        start().pickDeck(1, deck);
        QVERIFY2(QTest::qWaitFor(inSight, 3000), qPrintable(QString::number(deck)));
    }
}

void TestStart::aTypedNameAppliesImmediately() {
    QQuickItem* field = nullptr;
    for (QQuickItem* item : itemsWith("cursorPosition")) field = field == nullptr ? item : field;
    QVERIFY(field != nullptr);
    clickItem(field);
    press(Qt::Key_End);
    QTest::keyClick(m_window, Qt::Key_A, Qt::ControlModifier);
    type("Anna Maria");
    QCOMPARE(field->property("text").toString(), QString("Anna Maria"));
    QSignalSpy started(&start(), &SetupModel::matchWanted);
    clickItem(find("text", "Start match"));
    QCOMPARE(started.count(), 1);
    QCOMPARE(started.front().front().value<MatchConfig>().seats[0].name, QString("Anna Maria"));
    // Without a name, the suggestion returns.
    clickItem(field);
    QTest::keyClick(m_window, Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Delete);
    QCOMPARE(start().config().seats[0].name, QString("You"));
    press(Qt::Key_Return);
    QCOMPARE(focused(), QString("Start match"));
    QCOMPARE(field->property("text").toString(), QString("You"));
}

void TestStart::choicesAreRememberedAtTheNextStart() {
    rememberChoices(start());
    start().setName(0, "Anna");
    start().setKind(1, 5);
    start().pickDeck(0, 7);
    start().pickDeck(1, 3);
    const MatchConfig wished = start().config();
    SetupModel next;
    next.show(startOffer());
    rememberChoices(next);
    QCOMPARE(next.config(), wished);
    // An empty name stays empty, and the displayed name depends on the kind of player.
    QCOMPARE(next.choice().seats[1].name, QString());
}

void TestStart::missingChoicesAreSkipped() {
    QGuiApplication::clipboard()->setText("60 Forest\n");
    start().pasteDeck(0);
    start().draft()->keep("Woods");
    rememberChoices(start());
    start().setName(0, "Anna");
    start().chooseDeck(0, "woods");
    start().forgetDeck(0);
    SetupModel next;
    next.show(startOffer());
    rememberChoices(next);
    QCOMPARE(next.config().seats[0].name, QString("Anna"));
    QVERIFY(next.config().seats[0].deck != "woods");
    QVERIFY(!next.config().seats[0].deck.isEmpty());
}

void TestStart::arrowsMoveBySeatsRowsAndColumns() {
    QCOMPARE(focused(), QString("Start match"));
    press(Qt::Key_Left);
    QCOMPARE(focused(), QString("Match rules"));
    press(Qt::Key_Left);
    QCOMPARE(focused(), QString("Match rules"));  // it is alone in its row
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    QCOMPARE(focused(), QString("Start match"));
    press(Qt::Key_Up);
    QVERIFY2(focused().startsWith("1 "), qPrintable(focused()));  // the decks above it
    press(Qt::Key_Down, 5);
    QCOMPARE(focused(), QString("Start match"));
    // To the first row of the second seat, and along it.
    press(Qt::Key_Up, 12);
    press(Qt::Key_Down);
    QCOMPARE(focused(), QString("1 name"));
    press(Qt::Key_Down);
    const QString chip = focused();
    QVERIFY2(chip.startsWith("1 "), qPrintable(chip));
    press(Qt::Key_Left, 2);
    press(Qt::Key_Right, 1);
    press(Qt::Key_Left, 12);
    QCOMPARE(focused(), QString("0 Human"));
    press(Qt::Key_Right);
    QCOMPARE(focused(), QString("0 Novice"));
    press(Qt::Key_Up);
    QCOMPARE(focused(), QString("0 name"));
    press(Qt::Key_Down);
    press(Qt::Key_Left, 6);
    press(Qt::Key_Down);
    QCOMPARE(focused(), QString("0 Edit deck"));
    press(Qt::Key_Right);
    QCOMPARE(focused(), QString("0 New deck"));
    press(Qt::Key_Right, 2);
    QCOMPARE(focused(), QString("0 Copy deck"));
    press(Qt::Key_Right);
    QCOMPARE(focused(), QString("1 Edit deck"));
    press(Qt::Key_Left, 4);
    // Down through all rows of this seat's decks, without those of the other seat.
    QStringList way;
    for (int i = 0; i < 12 && focused() != "Match rules"; ++i) {
        press(Qt::Key_Down);
        way << focused();
        const QQuickItem* const item = m_window->activeFocusItem();
        const QRectF window(0, 0, m_window->width(), m_window->height());
        QVERIFY2(window.contains(item->mapRectToScene(item->boundingRect()).center()), qPrintable(focused()));
    }
    QCOMPARE(way.takeLast(), QString("Match rules"));
    QCOMPARE(way.size(), (start().decks().size() + 2) / 3);
    for (const QString& step : way) QVERIFY2(step.startsWith("0 "), qPrintable(way.join(", ")));
}

void TestStart::arrowsMoveAndEnterChooses() {
    const MatchConfig before = start().config();
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left,
                              Qt::Key_Left, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down}) {
        press(key, 2);
        QCOMPARE(start().config(), before);
    }
    for (const int seat : {1, 0}) {
        // From the middle of the seat to one of its unchosen decks.
        QQuickItem* other = nullptr;
        for (QQuickItem* tile : seatItems(seat, "chosen")) {
            if (!tile->property("chosen").toBool() && other == nullptr) other = tile;
        }
        QVERIFY(other != nullptr);
        other->forceActiveFocus(Qt::TabFocusReason);
        const MatchConfig was = start().config();
        press(Qt::Key_Return);
        QCOMPARE(start().config().seats[std::size_t(seat)].deck, other->property("modelData").toMap()["id"].toString());
        QCOMPARE(start().config().seats[std::size_t(1 - seat)].deck, was.seats[std::size_t(1 - seat)].deck);
        QCOMPARE(m_window->activeFocusItem(), other);  // navigation continues from it
    }
}

void TestStart::tabVisitsOneSeatAfterTheOther() {
    QStringList way;
    do {
        press(Qt::Key_Tab);
        way << focused();
    } while (way.size() < 100 && way.last() != "Start match");
    QCOMPARE(way.last(), QString("Start match"));
    // Each item once, the first seat's before the second's.
    QCOMPARE(QSet<QString>(way.begin(), way.end()).size(), way.size());
    QString seats;
    for (const QString& step : way) {
        if (step.size() > 1 && step[1] == ' ') seats += step[0];
    }
    QVERIFY2(!seats.contains("10"), qPrintable(way.join(", ")));
    QVERIFY2(seats.contains("01"), qPrintable(way.join(", ")));
}

void TestStart::tabStopsOnceInEachGroupAndShowsIt_data() {
    QTest::addColumn<int>("game");
    for (std::size_t game = 0; game < gameIds().size(); ++game) QTest::addRow("%zu", game) << int(game);
}

void TestStart::tabStopsOnceInEachGroupAndShowsIt() {
    QFETCH(const int, game);
    start().setGame(game);
    QTest::qWait(20);
    QSet<const QQuickItem*> groups;
    int stops = 0;
    do {
        press(Qt::Key_Tab);
        ++stops;
        const QQuickItem* const item = m_window->activeFocusItem();
        const bool isChoice = item->property("oneStop").toBool() || item->property("isStop").isValid();
        if (isChoice) {
            QVERIFY2(!groups.contains(item->parentItem()), qPrintable(focused()));
            groups.insert(item->parentItem());
        }
        // The focused item looks different from the same item without the focus.
        const QRect place = item->mapRectToScene(item->boundingRect()).toAlignedRect().adjusted(-8, -8, 8, 8);
        const QImage with = m_window->grabWindow().copy(place);
        press(Qt::Key_Tab);
        const QImage without = m_window->grabWindow().copy(place);
        QTest::keyClick(m_window, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(m_window->activeFocusItem(), item);
        QVERIFY2(with != without, qPrintable(focused()));
    } while (stops < 40 && focused() != "Start match");
    QVERIFY2(stops <= 26, qPrintable(QString::number(stops)));
    QVERIFY(groups.size() >= 3);
}

void TestStart::aMatchAtTheOpeningHandsIsLabeledAsSuch() {
    QVERIFY(m_session->begin(config("person", "person"), 11));
    m_table->leave();
    start().update(startOffer());
    QCOMPARE(start().resumeText(), QString("Anna vs. Ben, opening hands"));
}

void TestStart::aSavedMatchIsNotOverwrittenUnasked() {
    keepAMatch();
    if (QTest::currentTestFailed()) return;
    QVERIFY2(start().resumeText().startsWith("Anna vs. Ben, turn "), qPrintable(start().resumeText()));
    QSignalSpy started(&start(), &SetupModel::matchWanted);
    QSignalSpy resumed(&start(), &SetupModel::resumeWanted);
    clickItem(find("text", "Start match"));
    QCOMPARE(started.count(), 0);
    QVERIFY(start().doubts().join(' ').contains(start().resumeText()));
    QVERIFY(find("text", "Start new match") != nullptr);
    picture("over-a-kept-match");
    press(Qt::Key_Escape);
    QVERIFY(start().doubts().isEmpty());
    QCOMPARE(focused(), QString("Start match"));
    QCOMPARE(started.count() + resumed.count(), 0);

    // A double click also asks, and Enter presses the golden button.
    const QQuickItem* button = find("text", "Start match");
    const QPointF middle = button->mapToScene(QPointF(button->width() / 2, button->height() / 2));
    QTest::mouseDClick(m_window, Qt::LeftButton, {}, middle.toPoint());
    QVERIFY(!start().doubts().isEmpty());
    press(Qt::Key_Return);
    QCOMPARE(resumed.count(), 1);
    QCOMPARE(started.count(), 0);
    QTest::qWait(600);
    clickItem(find("text", "Start match"));
    clickItem(find("text", "Start new match"));
    QCOMPARE(started.count(), 1);
}

void TestStart::helpCoversTheCurrentScreen() {
    const auto isOpen = [this] { return find("text", "Close") != nullptr; };
    press(Qt::Key_F1);
    QVERIFY(isOpen());
    press(Qt::Key_F1);
    QVERIFY(!isOpen());
    QCOMPARE(focused(), QString("Start match"));
    press(Qt::Key_F1);
    QVERIFY(isOpen());
    press(Qt::Key_Escape);
    // The keys of a match are ignored here, even for a later match.
    for (const Qt::Key key : {Qt::Key_F10, Qt::Key_F4, Qt::Key_F1}) press(key);
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    QVERIFY(!isOpen());
    QVERIFY(find("text", "Back to the match") == nullptr);
    m_table->leave();
    QVERIFY(!isOpen());
}

void TestStart::leavingAMatchClosesAllSheets() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    press(Qt::Key_F10);
    clickItem(find("text", "Start screen"));
    QVERIFY(find("text", "Start match") != nullptr);
    QVERIFY(m_session->begin(config("person", "random"), 12));
    QVERIFY(settle());
    QVERIFY(find("text", "Back to the match") == nullptr);
    // Nor when another match starts from the result.
    press(Qt::Key_F10);
    m_table->concede();
    QVERIFY(find("text", "Back to the match") == nullptr);
    clickItem(find("text", "Rematch"));
    QVERIFY(settle());
    QVERIFY(!m_table->table().result.over);
    QVERIFY(find("text", "Back to the match") == nullptr);
}

void TestStart::sheetsOpenAboveTheResult() {
    QVERIFY(m_session->begin(config("person", "random"), 12));
    toAChoice();
    m_table->concede();
    for (const auto& [key, button] : {std::pair(Qt::Key_F1, "Close"), std::pair(Qt::Key_F10, "Back to the match")}) {
        QVERIFY(find("text", "Rematch") != nullptr);
        press(key);
        QVERIFY(find("text", button) != nullptr);
        clickItem(find("text", button));
        QVERIFY(find("text", button) == nullptr);
    }
    QVERIFY(find("text", "Rematch") != nullptr);
}

void TestStart::aMenuOpensAtItsFirstItem() {
    QVERIFY(m_session->begin(config("person", "random"), 12));
    toAChoice();
    press(Qt::Key_F10);
    QCOMPARE(focused(), QString("Back to the match"));
    for (int i = 0; i < 4; ++i) press(Qt::Key_Down);
    QVERIFY(focused() != "Back to the match");
    press(Qt::Key_Escape);
    press(Qt::Key_F10);
    QCOMPARE(focused(), QString("Back to the match"));
}

void TestStart::confirmingAConcessionNeedsAnotherPlace() {
    for (const QSize size : {QSize(800, 600), QSize(1366, 768), QSize(1600, 900)}) {
        resizeWindow(size);
        QVERIFY(m_session->begin(config("person", "random"), 11));
        toAChoice();
        press(Qt::Key_F10);
        QQuickItem* const first = find("text", "Concede…");
        QVERIFY(first != nullptr);
        const QPoint at = first->mapToScene({first->width() / 2, first->height() / 2}).toPoint();
        // Repeated clicks and reflex keys never concede.
        for (int i = 0; i < 3; ++i) QTest::mouseClick(m_window, Qt::LeftButton, {}, at);
        QVERIFY(!m_table->table().result.over);
        press(Qt::Key_Escape);
        press(Qt::Key_F10);
        clickItem(find("text", "Concede…"));
        picture("giving-up");
        press(Qt::Key_Return);
        QVERIFY(!m_table->table().result.over);
        press(Qt::Key_F10);
        clickItem(find("text", "Concede…"));
        press(Qt::Key_Escape);
        QVERIFY(!m_table->table().result.over);
        QVERIFY(find("text", "Concede") == nullptr);
        press(Qt::Key_F10);
        clickItem(find("text", "Concede…"));
        clickItem(find("text", "Concede"));
        QVERIFY(m_table->table().result.over);
        m_table->leave();
    }
}

DUELOGUE_TEST(TestStart, QGuiApplication)
#include "tst_start.moc"
