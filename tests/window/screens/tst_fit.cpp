#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

#include "app/games/Games.h"
#include "app/library/files/Preferences.h"
#include "app/match/session/MatchController.h"
#include "app/shell/language/Language.h"
#include "app/shell/window/WindowPlace.h"
#include "app/start/SetupModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/JoinedOffer.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

/// Every control lies inside the window, and none covers another, for all sizes of the window and of letters.
class TestFit : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        OwnHome::empty();
        openWindow();
    }
    void cleanup() {
        closeWindow();
        Preferences().setLetters(1);
        Language::ofProgram().choose("en");
    }

    void theStartScreenFits_data() {
        sizes();
        QTest::newRow("800x600, letters 1.6") << QSize(800, 600) << 1.6;
    }
    void theStartScreenFits();
    void theStartScreenFitsWithTheLargestLetters();
    void sheetsOnTheStartScreenFit_data() { sizes(); }
    void sheetsOnTheStartScreenFit();
    void seatsAroundABoxFit_data() { sizes(); }
    void seatsAroundABoxFit();
    void sheetsInAMatchFit_data() { sizes(); }
    void sheetsInAMatchFit();

    void tooltipsAreInTheWindowNextToTheirItems_data();
    void tooltipsAreInTheWindowNextToTheirItems();

    void aWindowIsPlacedOnItsScreen_data();
    void aWindowIsPlacedOnItsScreen();
    void sizeAndPlaceAreRemembered();

private:
    static void sizes();
    void setSize();
    /// Returns every usable visible button, chip, deck and field.
    [[nodiscard]] QList<QQuickItem*> controls() const;
    void verifyFit(const QString& name);
    /// Returns true for a window with decks side by side and the default letter size.
    [[nodiscard]] bool isUsual() const;
    /// Returns the first truncated description of a deck, or an empty string.
    [[nodiscard]] QString deckThatIsCut() const;
    /// Returns true if the chosen decks are completely visible.
    [[nodiscard]] bool areChosenDecksWhole() const;
    /// Shows the tooltips of all visible items, one after another.
    void verifyHints(const QString& name);
};

void TestFit::sizes() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("letters");
    const std::pair<QSize, double> all[]{
        {{800, 600}, 1},  {{800, 600}, 1.4},  {{1024, 640}, 1},  {{1024, 640}, 1.4},
        {{1024, 768}, 1}, {{1062, 558}, 1.2}, {{1366, 768}, 1},  {{1366, 768}, 1.4},
        {{1600, 900}, 1}, {{1600, 900}, 1.4}, {{3840, 2160}, 1}, {{900, 1400}, 1},
    };
    for (const auto& [size, letters] : all) {
        QTest::addRow("%dx%d, letters %.1f", size.width(), size.height(), letters) << size << letters;
    }
}

void TestFit::setSize() {
    QFETCH(const QSize, size);
    QFETCH(const double, letters);
    m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"))->setLetters(letters);
    resizeWindow(size);
    QTest::qWait(40);
}

QList<QQuickItem*> TestFit::controls() const {
    QList<QQuickItem*> found;
    const auto collect = [&](const auto& self, QQuickItem* item) -> void {
        if (!item->isVisible() || !item->isEnabled()) return;
        if (item->activeFocusOnTab()) found << item;
        const auto children = item->childItems();
        for (QQuickItem* child : children) self(self, child);
    };
    collect(collect, m_window->contentItem());
    return found;
}

void TestFit::verifyFit(const QString& name) {
    // Rows get their places when they are drawn, and removed items disappear a moment later.
    QSignalSpy drawn(m_window, &QQuickWindow::frameSwapped);
    m_window->update();
    QVERIFY(drawn.wait(10'000));
    QTest::qWait(20);
    picture(QString("%1-%2").arg(name, QString(QTest::currentDataTag()).remove(", letters").replace(' ', '-')));
    const QRectF window(0, 0, m_window->width(), m_window->height());
    const auto told = [](const QQuickItem* item) {
        const QRectF at = item->mapRectToScene(item->boundingRect());
        const QString word = item->property("modelData").toMap().value("name", item->property("text")).toString();
        return QString("%1 \"%2\" at %3,%4 %5x%6")
            .arg(item->metaObject()->className(), word)
            .arg(at.x())
            .arg(at.y())
            .arg(at.width())
            .arg(at.height());
    };
    std::vector<std::pair<QQuickItem*, QRectF>> seen;
    for (QQuickItem* item : controls()) {
        QRectF at = item->mapRectToScene(item->boundingRect());
        // A long name is only partly visible.
        if (item->clip()) at &= item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        // A list shows only a part of its contents, but the list itself must be inside the window.
        bool listed = false;
        for (const QQuickItem* frame = item->parentItem(); frame != nullptr; frame = frame->parentItem()) {
            if (!frame->clip()) continue;
            listed = true;
            at &= frame->mapRectToScene(frame->boundingRect());
        }
        if (listed && (at.width() < 2 || at.height() < 2)) continue;
        QVERIFY2(window.contains(at), qPrintable(name + ": " + told(item) + " is cut off"));
        QVERIFY2(listed || (at.width() >= 20 && at.height() >= 12),
                 qPrintable(name + ": " + told(item) + " is too small"));
        for (const auto& [other, there] : seen) {
            const QRectF both = at & there;
            QVERIFY2(both.width() < 1 || both.height() < 1,
                     qPrintable(name + ": " + told(item) + " lies upon " + told(other)));
        }
        seen.emplace_back(item, at);
    }
    QVERIFY2(!seen.empty(), qPrintable(name));
    // The text of a button is at most as wide as the button.
    for (QQuickItem* face : itemsWith("keycap")) {
        if (face->property("down").isValid()) continue;
        QVERIFY2(face->implicitWidth() <= face->parentItem()->width() + 1,
                 qPrintable(name + ": too little room for " + face->property("text").toString()));
    }
}

bool TestFit::isUsual() const { return m_window->width() >= 1280 && Preferences().letters() == 1; }

QString TestFit::deckThatIsCut() const {
    const QList<QQuickItem*> decks = itemsWith("cut");
    if (decks.empty()) return "There are no decks.";
    const auto cut = std::ranges::find_if(decks, [](const QQuickItem* deck) { return deck->property("cut").toBool(); });
    return cut == decks.end() ? QString() : (*cut)->property("deck").toMap().value("description").toString();
}

bool TestFit::areChosenDecksWhole() const {
    const auto isWhole = [](const QQuickItem* deck) {
        const QRectF at = deck->mapRectToScene(QRectF(0, 0, deck->width(), deck->height()));
        for (const QQuickItem* frame = deck->parentItem(); frame != nullptr; frame = frame->parentItem()) {
            if (frame->clip() && !frame->mapRectToScene(frame->boundingRect()).contains(at)) return false;
        }
        return true;
    };
    QList<QQuickItem*> chosen = itemsWith("cut");
    chosen.removeIf([](const QQuickItem* deck) { return !deck->property("lit").toBool(); });
    return !chosen.empty() && std::ranges::all_of(chosen, isWhole);
}

void TestFit::theStartScreenFits() {
    setSize();
    QVERIFY(find("text", "Start match") != nullptr);
    for (const QString& language : Language::codes()) {
        Language::ofProgram().choose(language);
        for (const std::string& game : gameIds()) {
            start().chooseGame(QString::fromStdString(game));
            verifyFit(QString("start-%1-%2").arg(language, QString::fromStdString(game)));
            if (isUsual()) QCOMPARE(deckThatIsCut(), QString());
        }
    }
}

/// Qt prints a warning if a layout does not settle.
void TestFit::theStartScreenFitsWithTheLargestLetters() {
    for (const std::string& game : gameIds()) {
        closeWindow();
        Preferences().setLetters(1.6);
        openWindow();
        start().chooseGame(QString::fromStdString(game));
        verifyFit("largest-" + QString::fromStdString(game));
        QTRY_VERIFY2(areChosenDecksWhole(), game.c_str());
        resizeWindow({800, 600});
        const QQuickItem* const name = find("text", "Duelogue");
        QVERIFY(name != nullptr);
        QVERIFY2(name->property("contentWidth").toDouble() <= name->parentItem()->width(), game.c_str());
    }
}

void TestFit::sheetsOnTheStartScreenFit() {
    setSize();
    QTest::keyClick(m_window, Qt::Key_F1);
    verifyFit("start-help");
    QTest::keyClick(m_window, Qt::Key_Escape);

    QString list = "Deck\n";
    for (const char* card : {"Forest", "Grizzly Bears", "Bee Sting", "Elvish Ranger", "Gorilla Warrior", "Hurricane",
                             "Jungle Lion", "Lone Wolf", "Monstrous Growth", "Natural Order", "Needle Storm",
                             "Panther Warriors", "Plant Elemental", "Primeval Force", "Rowan Treefolk"}) {
        list += QString("5 %1\n").arg(card);
    }
    QGuiApplication::clipboard()->setText(list + "4 Grizzly Baers\n4 Nobody Knows It\n");
    start().pasteDeck(1);
    QVERIFY(start().draft()->mistakes().size() >= 2);
    verifyFit("paste");
    start().draft()->keep("A deck whose name is as long as it may be, and so on and");
    verifyFit("kept");
    start().forgetDeck(1);
    QVERIFY(start().canUndo());
    verifyFit("forgotten");
    start().undoForgetting();
    const QString longOne =
        "One thing that somebody should know about this is so long that it goes on and on and on, until it has come to "
        "its end after all, which nobody would have thought";
    start().setNotices({longOne, "Another", "A third", "A fourth", "A fifth"});
    verifyFit("notices");

    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    m_table->leave();
    start().update(startOffer());
    QVERIFY(start().canResume());
    verifyFit("resume");
    start().start();
    QCOMPARE(start().doubts().size(), 2);
    verifyFit("doubts");
}

void TestFit::seatsAroundABoxFit() {
    setSize();
    start().update(joinedOffer());
    start().setGame(joinedAt(start().games()));
    QVERIFY(start().isOneBox());
    start().setName(0, "Anna of the very long name");
    QVERIFY(m_session->begin(config("person", "random"), 11));  // an unfinished match adds one button
    QVERIFY(settle());
    m_table->leave();
    start().update(joinedOffer());
    for (int seats = 2; seats <= 4; ++seats) {
        while (start().seats().size() < seats) start().addSeat();
        verifyFit(QString("seats-%1").arg(seats));
        // A part of the box is visible.
        double seen = 0;
        for (QQuickItem* tile : itemsWith("told")) {
            const QQuickItem* const view = tile->parentItem()->parentItem();
            const QRectF at = tile->mapRectToItem(view, tile->boundingRect()) & view->boundingRect();
            seen += at.width() * at.height() / (tile->width() * tile->height());
        }
        QVERIFY2(seen >= 3, qPrintable(QString("%1 seats: only %2 decks are seen").arg(seats).arg(seen)));
    }
    clickItem(find("text", "Match rules"));
    verifyFit("rules");
}

void TestFit::sheetsInAMatchFit() {
    setSize();
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    for (const auto& [key, name] : {std::pair(Qt::Key_F1, "help"), std::pair(Qt::Key_F10, "menu")}) {
        QTest::keyClick(m_window, key);
        QTest::qWait(20);
        verifyFit(name);
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTest::qWait(20);
    }
    QTest::keyClick(m_window, Qt::Key_F10);
    clickItem(find("text", "Concede…"));
    verifyFit("giving up");
    QTest::keyClick(m_window, Qt::Key_Escape);

    TableState table = m_table->table();
    QVERIFY(!table.cards.empty());
    for (TableSeat& seat : table.seats) {
        for (TablePile& pile : seat.piles) pile.count = 30;
    }
    for (int id = 900; id < 930; ++id) {
        TableCard card = table.cards.front();
        card.id = id;
        card.seat = 0;
        card.zone = TableZone::Pile;
        card.pile = 1;
        table.cards.push_back(card);
    }
    m_table->show(table);
    QTest::keyClick(m_window, Qt::Key_G);
    QTest::qWait(50);
    verifyFit("pile");
    QTest::keyClick(m_window, Qt::Key_Escape);

    table.result = {true, 0, "Anna of the Long Name wins", "Ben of the still longer name has no life left."};
    m_table->show(table);
    QTest::qWait(20);
    verifyFit("result");
}

void TestFit::verifyHints(const QString& name) {
    QList<QQuickItem*> hints;
    for (const QQuickItem* explained : itemsWith("enabled")) {
        for (QQuickItem* child : explained->childItems()) {
            if (child->property("wanted").isValid() && child->property("below").isValid()) hints << child;
        }
    }
    const QRectF window(0, 0, m_window->width(), m_window->height());
    int seen = 0;
    for (QQuickItem* hint : hints) {
        const QQuickItem* const explained = hint->parentItem();
        const QRectF there = explained->mapRectToScene({0, 0, explained->width(), explained->height()});
        // A list shows only a part of its contents.
        if (hint->property("text").toString().isEmpty() || !window.contains(there)) continue;
        hint->setProperty("wanted", true);
        QObject* words = nullptr;
        for (QObject* child : hint->findChildren<QObject*>()) {
            if (child->inherits("QQuickToolTip")) words = child;
        }
        QVERIFY2(words != nullptr, qPrintable(name + ": " + hint->property("text").toString()));
        // Without the usual delay.
        words->setProperty("delay", 0);
        QVERIFY(QMetaObject::invokeMethod(words, "open"));
        const auto* const item = words->property("contentItem").value<QQuickItem*>()->parentItem();
        QVERIFY(QTest::qWaitFor([item] { return item->isVisible() && item->width() > 0; }, 1000));
        QCoreApplication::processEvents();
        const QRectF at = item->mapRectToScene({0, 0, item->width(), item->height()});
        const QRectF both = at & there;
        const QString told = QString("%1: \"%2\" at %3,%4 %5x%6, of what is at %7,%8 %9x%10")
                                 .arg(name, hint->property("text").toString().left(40))
                                 .arg(at.x())
                                 .arg(at.y())
                                 .arg(at.width())
                                 .arg(at.height())
                                 .arg(there.x())
                                 .arg(there.y())
                                 .arg(there.width())
                                 .arg(there.height());
        QVERIFY2(window.contains(at), qPrintable(told));
        QVERIFY2(both.width() < 1 || both.height() < 1, qPrintable(told));
        ++seen;
        hint->setProperty("wanted", false);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QVERIFY2(seen > 2, qPrintable(name));
}

void TestFit::tooltipsAreInTheWindowNextToTheirItems_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("letters");
    QTest::newRow("800x600") << QSize(800, 600) << 1.;
    QTest::newRow("1024x640, letters 1.6") << QSize(1024, 640) << 1.6;
}

void TestFit::tooltipsAreInTheWindowNextToTheirItems() {
    setSize();
    for (const std::string& id : gameIds()) {
        const QString name = QString::fromStdString(id);
        start().chooseGame(name);
        QTest::qWait(50);
        verifyHints(name + ", start");
        MatchConfig config;
        config.game = name;
        const auto& decks = game(id)->usualDecks();
        config.seats = {{"Anna", "person", QString::fromStdString(decks[0])},
                        {"Ben", "random", QString::fromStdString(decks[1])}};
        QVERIFY(m_session->begin(config, 11));
        toAChoice();
        verifyHints(name + ", match");
        // Otherwise the pointer would show a tooltip of an item that disappears with the next game.
        QTest::mouseMove(m_window, {1, 1});
        m_table->leave();
        QTest::qWait(50);
    }
}

void TestFit::aWindowIsPlacedOnItsScreen_data() {
    using Stand = WindowPlace::Stand;
    QTest::addColumn<QRect>("last");
    QTest::addColumn<bool>("maximized");
    QTest::addColumn<QList<QRect>>("screens");
    QTest::addColumn<QRect>("at");
    QTest::addColumn<bool>("fills");
    const QRect large(0, 0, 1920, 1040);
    const QRect small(0, 0, 1366, 728);
    const QRect right(1920, 0, 1280, 1000);
    const auto row = [](const char* name, const Stand& last, const QList<QRect>& screens, const Stand& now) {
        QTest::newRow(name) << last.at << last.maximized << screens << now.at << now.maximized;
    };
    row("the first time in the middle", {}, {large}, {{160, 89, 1600, 900}, false});
    row("the first time on a small screen", {}, {small}, {{2, 40, 1362, 686}, true});
    row("as it was placed", {{100, 100, 1000, 700}, false}, {large}, {{100, 100, 1000, 700}, false});
    row("maximized as before", {{100, 100, 1000, 700}, true}, {large}, {{100, 100, 1000, 700}, true});
    row("on its own screen", {{2000, 100, 900, 700}, false}, {large, right}, {{2000, 100, 900, 700}, false});
    row("not on a screen that is gone", {{2000, 100, 900, 700}, false}, {large}, {{160, 89, 1600, 900}, false});
    row("no larger than its screen", {{-50, -50, 1800, 1000}, false}, {small}, {{2, 40, 1362, 686}, false});
    row("its title bar stays reachable", {{300, -20, 900, 700}, false}, {large}, {{300, 40, 900, 700}, false});
    row("scaled by 1.5", {}, {{0, 0, 1066, 600}}, {{2, 40, 1062, 558}, true});
}

void TestFit::aWindowIsPlacedOnItsScreen() {
    QFETCH(const QRect, last);
    QFETCH(const bool, maximized);
    QFETCH(const QList<QRect>, screens);
    QFETCH(const QRect, at);
    QFETCH(const bool, fills);
    const WindowPlace::Stand stand = WindowPlace::fit({last, maximized}, {screens.begin(), screens.end()});
    QCOMPARE(stand.at, at);
    QCOMPARE(stand.maximized, fills);
}

void TestFit::sizeAndPlaceAreRemembered() {
    m_window->close();
    const QRect at(2, 90, 796, 640);
    QSettings("Duelogue", "Duelogue").setValue("window/at", QRect(2, 50, 796, 600));
    QSettings("Duelogue", "Duelogue").setValue("window/maximized", false);
    {
        QWindow window;
        new WindowPlace(window);
        window.setGeometry(at);
        QCoreApplication::processEvents();
        window.close();
    }
    {
        QWindow window;
        new WindowPlace(window);
        QCOMPARE(window.geometry(), at);
        QCOMPARE(window.visibility(), QWindow::Windowed);
        window.showMaximized();
        QCoreApplication::processEvents();
        window.close();
    }
    QWindow window;
    new WindowPlace(window);
    QCOMPARE(window.visibility(), QWindow::Maximized);
    QCOMPARE(QSettings("Duelogue", "Duelogue").value("window/at").toRect(), at);  // for the time after it
}

DUELOGUE_TEST(TestFit, QGuiApplication)
#include "tst_fit.moc"
