#include <QClipboard>
#include <QGuiApplication>
#include <QSet>
#include <QSettings>
#include <QTest>

#include "app/match/saved/Participants.h"
#include "app/start/LastSetup.h"
#include "app/start/SetupModel.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/AccessTree.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/JoinedOffer.h"

using namespace duelogue;

/// The start screen of games for two to four players, each with several decks from one box.
class TestSeats : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() {
        QAccessible::setActive(true);
        OwnHome::empty();
        openWindow();
        start().update(joinedOffer());
        start().setGame(joinedAt());
        for (const int seat : {0, 1}) pick(seat, {"Random"});
        QTest::qWait(30);  // until everything has its place
    }
    void cleanup() { closeWindow(); }

    void buttonsAddAndRemoveSeats();
    void removingASeatFreesItsChoices();
    void seatChoicesSurviveAChangeOfGame();
    void unnamedSeatsGetDifferentNames();
    void seatsAreReplacedAfterAllOtherSignals();
    void anUnsupportedLevelIsNotOffered();
    void everyGameHasADescription();

    void aThirdDeckReplacesTheOlderOne();
    void aDeckTakenByAnotherSeatIsUnavailable();
    void aReturningSeatKeepsFreeDecks();
    void oneTileSelectsRandomDecks();
    void everySeatIsDealtDifferentDecks();
    void randomDecksAvoidTakenOnes();
    void anOwnDeckIsNotJoined();

    void settingsStayWithinTheirLimits();
    void theFirstPlayerIsChosenByName();
    void theTooltipOfTheRulesShowsYesAndNo();
    void aMatchBeginsWithItsSettings();
    void unknownSettingsAreRefused();

    void seatsDecksAndSettingsAreRemembered();
    void setupsOfEarlierVersionsAreRead();

    void arrowsMoveBetweenSeatsAndTheDeckBox();
    void enterOpensTheDeckBoxOfItsSeat();
    void aScreenReaderFindsSeatsAndDecks();

private:
    [[nodiscard]] int joinedAt() const { return duelogue::joinedAt(start().games()); }
    [[nodiscard]] QString decks(int seat) const { return start().choice().seats.at(std::size_t(seat)).deck; }
    [[nodiscard]] int deckNamed(const QString& name) const;
    [[nodiscard]] QQuickItem* tile(const QString& name);
    [[nodiscard]] QQuickItem* button(const char* property, const QString& value) {
        return find(property, value, false, "hovered");
    }
    /// Returns the card of a seat.
    [[nodiscard]] QQuickItem* seatItem(int seat);
    [[nodiscard]] QString focused() const;
    void pick(int seat, const QStringList& names) {
        for (const QString& name : names) start().pickDeck(seat, deckNamed(name));
    }
    void press(Qt::Key key, int times = 1) {
        for (int i = 0; i < times; ++i) QTest::keyClick(m_window, key);
    }
};

int TestSeats::deckNamed(const QString& name) const {
    const QVariantList all = start().decks();
    for (int i = 0; i < all.size(); ++i) {
        if (all[i].toMap()["name"] == name) return i;
    }
    return -1;
}

QQuickItem* TestSeats::tile(const QString& name) {
    QQuickItem* found = nullptr;
    (void)QTest::qWaitFor(
        [&] {
            for (QQuickItem* item : itemsWith("taken")) {
                if (item->property("modelData").toMap()["name"] == name) found = item;
            }
            return found != nullptr;
        },
        3000);
    return found;
}

QQuickItem* TestSeats::seatItem(int seat) {
    for (QQuickItem* item : itemsWith("choosing")) {
        if (item->property("kind").isValid() && item->property("index").toInt() == seat) return item;
    }
    return nullptr;
}

/// Returns the text of the focused item.
QString TestSeats::focused() const {
    const QQuickItem* const item = m_window->activeFocusItem();
    if (item == nullptr) return {};
    if (item->property("cursorPosition").isValid()) return "name";
    QString text = item->property("text").toString();
    if (!text.isEmpty()) return text;
    const QString name = item->property("modelData").toMap()["name"].toString();
    return name.isEmpty() ? item->property("tooltip").toString() : name;
}

// -------------------------------------------------------------------------------------------------- seats

void TestSeats::buttonsAddAndRemoveSeats() {
    QCOMPARE(start().seats().size(), 2);
    QVERIFY(button("iconName", "cancel") == nullptr);  // two is the minimum
    clickItem(find("text", "Add player"));
    QCOMPARE(start().seats().size(), 3);
    clickItem(find("text", "Add player"));
    QCOMPARE(start().seats().size(), 4);
    QVERIFY(find("text", "Add player") == nullptr);
    picture("four");
    clickItem(button("iconName", "cancel"));
    QCOMPARE(start().seats().size(), 3);
    // With the keyboard, which continues from the new seat.
    button("text", "Add player")->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    QCOMPARE(start().seats().size(), 4);
    QCOMPARE(focused(), QString("name"));
    button("iconName", "cancel")->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    QCOMPARE(focused(), QString("Add player"));
    QCOMPARE(start().config().seats.size(), std::size_t{3});
}

void TestSeats::removingASeatFreesItsChoices() {
    start().addSeat();
    start().addSeat();
    start().setName(2, "Carl");
    start().setKind(2, 0);
    start().setName(3, "Dora");
    pick(2, {"Aliens", "Ninjas"});
    const MatchConfig four = start().choice();
    start().takeSeat(1);  // below the minimum
    QCOMPARE(start().choice(), four);
    start().takeSeat(2);
    QCOMPARE(start().choice().seats[2], four.seats[3]);  // the next seat moves up
    start().addSeat();
    QCOMPARE(start().choice().seats[3], four.seats[2]);
}

void TestSeats::seatChoicesSurviveAChangeOfGame() {
    start().addSeat();
    start().setName(2, "Carl");
    pick(0, {"Zombies", "Ninjas"});
    start().setOption(0, 20);
    const MatchConfig here = start().choice();
    start().setGame(0);
    QCOMPARE(start().choice().seats.size(), std::size_t{2});
    QVERIFY(start().choice().options.empty());
    start().pickDeck(0, 7);
    const MatchConfig there = start().choice();
    start().setGame(joinedAt());
    QCOMPARE(start().choice(), here);
    start().update(joinedOffer());
    QCOMPARE(start().choice(), here);
    start().setGame(0);
    QCOMPARE(start().choice(), there);
}

void TestSeats::unnamedSeatsGetDifferentNames() {
    start().addSeat();
    start().addSeat();
    const auto names = [this] {
        QSet<QString> all;
        for (const MatchConfig::Seat& seat : start().config().seats) all << seat.name.toLower();
        return all;
    };
    QCOMPARE(names().size(), 4);
    QCOMPARE(start().config().seats[0].name, QString("You"));
    // A seat without a name never gets the name that was typed for another one.
    for (const QVariant& seat : start().seats()) {
        start().setName(0, seat.toMap()["name"].toString().toUpper());
        QCOMPARE(names().size(), 4);
    }
    for (int seat = 0; seat < 4; ++seat) start().setKind(seat, 0);
    start().setName(3, "Player 2");
    QCOMPARE(names().size(), 4);
}

/// A replaced seat still receives later signals, and Qt can crash if the seat reacts to them.
void TestSeats::seatsAreReplacedAfterAllOtherSignals() {
    SetupModel model;
    QStringList told;
    connect(&model, &SetupModel::offered, this, [&told] { told << "offered"; });
    connect(&model, &SetupModel::chosen, this, [&told] { told << "chosen"; });
    connect(&model, &SetupModel::noticed, this, [&told] { told << "noticed"; });
    connect(&model, &SetupModel::doubted, this, [&told] { told << "doubted"; });
    connect(&model, &SetupModel::seated, this, [&told] { told << "seated"; });
    const auto isLast = [&told](int before, int now) {
        const bool right = before == now || (told.count("seated") == 1 && told.back() == "seated");
        told.clear();
        return right;
    };
    const auto seatsAfter = [&](const std::function<void()>& change) {
        const int before = model.seatCount() + 10 * int(model.isOneBox());
        change();
        return isLast(before, model.seatCount() + 10 * int(model.isOneBox()));
    };
    QVERIFY(seatsAfter([&] { model.show(joinedOffer()); }));
    for (int game = 0; game < model.games().size(); ++game) QVERIFY(seatsAfter([&] { model.setGame(game); }));
    model.setGame(duelogue::joinedAt(model.games()));
    told.clear();
    QVERIFY(model.canAddSeat());
    QVERIFY(seatsAfter([&] { model.addSeat(); }));
    const StartChoice three = model.allChoices();
    const MatchConfig config = model.choice();
    QVERIFY(seatsAfter([&] { model.takeSeat(2); }));
    QVERIFY(seatsAfter([&] { model.recall(three); }));
    QVERIFY(seatsAfter([&] { model.takeSeat(2); }));
    QVERIFY(seatsAfter([&] { model.choose(config); }));
    QCOMPARE(model.seatCount(), 3);
}

void TestSeats::anUnsupportedLevelIsNotOffered() {
    Setup setup = joinedOffer();
    start().setKind(1, int(start().kinds().size()) - 1);
    const QString last = start().choice().seats[1].kind;
    const auto kinds = start().kinds().size();
    setup.games[std::size_t(joinedAt())].without = {last};
    start().update(setup);
    QCOMPARE(start().kinds().size(), kinds - 1);
    QCOMPARE(start().choice().seats[1].kind, setup.opposite);
    // In another game the kind is still chosen.
    start().setGame(0);
    QCOMPARE(start().kinds().size(), kinds);
    QCOMPARE(start().choice().seats[1].kind, last);
}

void TestSeats::everyGameHasADescription() {
    QSet<QString> sentences, icons;
    for (const QVariant& game : start().games()) {
        sentences << game.toMap()["description"].toString();
        icons << game.toMap()["icon"].toString();
        start().setGame(int(sentences.size()) - 1);
        QVERIFY(find("text", game.toMap()["description"]) != nullptr);
    }
    QCOMPARE(sentences.size(), start().games().size());
    QCOMPARE(icons.size(), start().games().size());
}

// -------------------------------------------------------------------------------------------------- decks

void TestSeats::aThirdDeckReplacesTheOlderOne() {
    QCOMPARE(decks(0), QString("random"));
    clickItem(tile("Aliens"));
    QCOMPARE(decks(0), QString("aliens+random"));
    QVERIFY(find("title", "Aliens + random") != nullptr);
    picture("one");
    clickItem(tile("Ninjas"));
    QCOMPARE(decks(0), QString("aliens+ninjas"));
    QVERIFY(find("title", "Aliens and Ninjas") != nullptr);
    clickItem(tile("Robots"));
    QCOMPARE(decks(0), QString("ninjas+robots"));
    clickItem(tile("Ninjas"));  // returned to the box
    QCOMPARE(decks(0), QString("robots+random"));
    // For another seat, which is clicked first.
    clickItem(find("title", "Random"));
    clickItem(tile("Pirates"));
    QCOMPARE(decks(1), QString("pirates+random"));
    QCOMPARE(decks(0), QString("robots+random"));
}

void TestSeats::aDeckTakenByAnotherSeatIsUnavailable() {
    start().setName(1, "Ben");
    pick(1, {"Aliens", "Ninjas"});
    pick(0, {"Pirates", "Robots"});
    QTRY_COMPARE(tile("Aliens")->property("taken").toString(), QString("Chosen by Ben"));
    QCOMPARE(tile("Pirates")->property("taken").toString(), QString());
    QCOMPARE(start().holders().at(deckNamed("Robots")).toMap()["who"].toString(), QString("Chosen by you"));
    picture("taken");
    clickItem(tile("Aliens"));
    tile("Ninjas")->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    const AccessTree tree(m_window);
    QVERIFY2(AccessTree::press(tree.find(QAccessible::CheckBox, "Ninjas")), qPrintable(tree.text()));
    start().pickDeck(0, deckNamed("Aliens"));
    QCOMPARE(decks(0), QString("pirates+robots"));
    QCOMPARE(decks(1), QString("aliens+ninjas"));
    // A returned deck can be chosen.
    pick(1, {"Aliens"});
    clickItem(tile("Aliens"));
    QCOMPARE(decks(0), QString("robots+aliens"));
}

void TestSeats::aReturningSeatKeepsFreeDecks() {
    start().addSeat();
    pick(2, {"Random", "Aliens", "Ninjas"});
    start().takeSeat(2);
    pick(0, {"Random", "Aliens", "Pirates"});
    start().addSeat();
    QCOMPARE(decks(0), QString("aliens+pirates"));
    QCOMPARE(decks(2), QString("ninjas+random"));
}

void TestSeats::oneTileSelectsRandomDecks() {
    pick(0, {"Aliens", "Ninjas"});
    picture("before-chance");
    clickItem(tile("Random"));
    QCOMPARE(decks(0), QString("random"));
    QVERIFY(tile("Random")->property("chosen").toBool());
    QVERIFY(!tile("Aliens")->property("chosen").toBool());
    clickItem(tile("Random"));
    QCOMPARE(decks(0), QString("random"));
    // Several seats can have a random deck.
    QCOMPARE(decks(1), QString("random"));
    QCOMPARE(tile("Random")->property("taken").toString(), QString());
}

void TestSeats::everySeatIsDealtDifferentDecks() {
    start().addSeat();
    start().addSeat();
    QSet<QString> seen;
    for (int i = 0; i < 20; ++i) {
        clickItem(find("text", "Deal at random"));
        QSet<QString> dealt;
        for (const MatchConfig::Seat& seat : start().choice().seats) {
            for (const QString& part : seat.deck.split('+')) dealt << part;
        }
        QCOMPARE(dealt.size(), 8);
        QVERIFY(!dealt.contains("random"));
        seen << decks(0);
    }
    QVERIFY(seen.size() > 5);
}

void TestSeats::randomDecksAvoidTakenOnes() {
    MatchConfig config;
    config.game = QString::fromStdString(joinedGame().id());
    config.seats = {{"A", "random", "random"},
                    {"B", "random", "aliens+random"},
                    {"C", "random", "random"},
                    {"D", "random", "pirates+ninjas"}};
    QSet<QString> ofTheFirst;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const std::vector<Deck> decks = Participants::decksOf(config, seed);
        QCOMPARE(decks.size(), std::size_t{4});
        std::set<DefinitionId> cards;
        std::size_t entries = 0;
        for (const Deck& deck : decks) {
            QCOMPARE(deck.size(), 40);
            for (const DeckEntry& entry : deck.entries) cards.insert(entry.card);
            entries += deck.entries.size();
        }
        QCOMPARE(cards.size(), entries);  // each card belongs to one of the decks
        QVERIFY(decks[1].name.starts_with("Aliens and "));
        QCOMPARE(decks[3].name, std::string("Pirates and Ninjas"));
        QVERIFY(decks == Participants::decksOf(config, seed));
        ofTheFirst << QString::fromStdString(decks[0].name);
    }
    QVERIFY(ofTheFirst.size() > 5);
}

void TestSeats::anOwnDeckIsNotJoined() {
    QGuiApplication::clipboard()->setText("1 Supreme Overlord\n2 Invader\n3 Scout\n14 Terraforming\n");
    pick(0, {"Aliens", "Ninjas"});
    clickItem(find("text", "Paste deck…"));
    start().draft()->keep("Mine");
    start().update(joinedOffer());
    start().setGame(joinedAt());
    pick(0, {"Mine"});
    QCOMPARE(decks(0), QString("mine"));
    QVERIFY(find("title", "Mine") != nullptr);
    pick(1, {"Aliens"});  // the first seat uses no deck of the box
    QCOMPARE(decks(1), QString("aliens+random"));
    QCOMPARE(Participants::decksOf(start().config(), 1).front().size(), 20);
    pick(0, {"Ninjas"});
    QCOMPARE(decks(0), QString("ninjas+random"));
}

// -------------------------------------------------------------------------------------------------- rules

void TestSeats::settingsStayWithinTheirLimits() {
    const auto known = joinedGame().rulebook().settings();
    QCOMPARE(std::size_t(start().options().size()), known.size());
    QQuickItem* const rules = button("text", "Match rules");
    rules->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    QVERIFY(find("text", "Restore defaults") != nullptr);
    picture("rules");
    QQuickItem* more = nullptr;
    for (QQuickItem* item : itemsWith("keycap")) {
        if (item->property("tooltip").toString() == "Points to win: more") more = item;
    }
    QVERIFY(more != nullptr);
    clickItem(more);
    more->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    QCOMPARE(start().choice().options.front(), std::int16_t(known.front().usual + 2));
    picture("rules-changed");
    for (const int value : {known.front().most + 5, known.front().least - 5}) {
        start().setOption(0, value);
        QCOMPARE(int(start().choice().options.front()), std::clamp(value, known.front().least, known.front().most));
    }
    clickItem(find("text", "Restore defaults"));
    QVERIFY(start().choice().options.empty());
    press(Qt::Key_Escape);
    QCOMPARE(m_window->activeFocusItem(), rules);
}

void TestSeats::theFirstPlayerIsChosenByName() {
    start().setName(0, "Anna");
    const auto first = [this] { return start().options().back().toMap(); };
    const int place = int(start().options().size()) - 1;
    QCOMPARE(first().value("name").toString(), QString("First player"));
    QCOMPARE(first().value("valueWord").toString(), QString("Random"));
    start().setOption(place, 1);
    QCOMPARE(first().value("valueWord").toString(), QString("Anna"));
    // Only players at the table can begin.
    start().setOption(place, 9);
    QCOMPARE(start().config().options.back(), std::int16_t(start().config().seats.size()));
    QCOMPARE(first().value("most").toInt(), int(start().config().seats.size()));
}

void TestSeats::theTooltipOfTheRulesShowsYesAndNo() {
    start().chooseGame("netrun");
    const QVariantList options = start().options();
    QCOMPARE(options.back().toMap().value("name").toString(), QString("Always ask"));
    const QQuickItem* const usual = button("text", "Match rules");
    QVERIFY(usual->property("tooltip").toString().endsWith("\nAlways ask: no"));
    start().setOption(int(options.size()) - 1, 1);
    const QQuickItem* const changed = button("text", "Match rules (customized)");
    QVERIFY(changed->property("tooltip").toString().endsWith("\nAlways ask: yes"));
}

void TestSeats::aMatchBeginsWithItsSettings() {
    start().setOption(0, 7);
    start().setOption(1, 3);
    const MatchConfig config = start().config();
    const auto participants = Participants::of(config, 5, Participants::decksOf(config, 5), usualPlayer);
    QVERIFY(participants.has_value());
    QCOMPARE(participants->start().options, config.options);
    Match match(participants->game().rulebook());
    begin(match, participants->start());
    QCOMPARE(int(match.state().globals.settings[0]), 7);
    QCOMPARE(participants->config(), config);  // which a new match uses again
}

void TestSeats::unknownSettingsAreRefused() {
    MatchConfig config = start().config();
    for (const std::vector<std::int16_t>& options :
         {std::vector<std::int16_t>{15}, {15, 5, 10, 0, 1}, {0, 5, 10, 0}, {15, 5, 400, 0}, {15, 5, 10, 3}}) {
        config.options = options;
        QVERIFY(!Participants::of(config, 5, Participants::decksOf(config, 5), usualPlayer).has_value());
    }
    config.options = {15, 5, 10, 2};
    QVERIFY(Participants::of(config, 5, Participants::decksOf(config, 5), usualPlayer).has_value());
}

// -------------------------------------------------------------------------------------------------- remembered

void TestSeats::seatsDecksAndSettingsAreRemembered() {
    rememberChoices(start());
    start().setGame(0);
    start().pickDeck(0, 7);
    const MatchConfig first = start().choice();
    start().setGame(joinedAt());
    start().addSeat();
    start().addSeat();
    start().setName(3, "Dora");
    pick(3, {"Random", "Robots", "Ninjas"});
    start().setOption(1, 6);
    const MatchConfig four = start().choice();
    start().takeSeat(3);
    const MatchConfig three = start().choice();
    SetupModel next;
    next.show(joinedOffer());
    rememberChoices(next);
    QCOMPARE(next.choice(), three);
    next.addSeat();
    QCOMPARE(next.choice(), four);
    next.setGame(0);
    QCOMPARE(next.choice(), first);
    next.resetOptions();
    next.setGame(joinedAt());
    next.resetOptions();
    SetupModel last;
    last.show(joinedOffer());
    rememberChoices(last);
    QVERIFY(last.choice().options.empty());
}

void TestSeats::setupsOfEarlierVersionsAreRead() {
    {
        QSettings kept("Duelogue", "Duelogue");
        kept.remove("start");
        kept.setValue("start/game", "arcana");
        kept.beginWriteArray("start/seats", 2);
        for (int seat = 0; seat < 2; ++seat) {
            kept.setArrayIndex(seat);
            kept.setValue("name", seat == 0 ? "Anna" : "");
            kept.setValue("kind", seat == 0 ? "person" : "master");
            kept.setValue("deck", seat == 0 ? "tidewood" : "goblin-hour");
        }
        kept.endArray();
    }
    SetupModel next;
    next.show(startOffer());
    rememberChoices(next);
    const MatchConfig expected{"arcana", {{"Anna", "person", "tidewood"}, {"", "master", "goblin-hour"}}};
    QCOMPARE(next.choice(), expected);
}

// -------------------------------------------------------------------------------------------------- without a mouse

void TestSeats::arrowsMoveBetweenSeatsAndTheDeckBox() {
    const MatchConfig before = start().choice();
    button("text", "Start match")->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Up, 2);
    QVERIFY2(deckNamed(focused()) >= 0, qPrintable(focused()));
    press(Qt::Key_Up);
    QVERIFY2(QStringList({"Deal at random", "Paste deck…", "Copy deck"}).contains(focused()), qPrintable(focused()));
    press(Qt::Key_Up);
    QCOMPARE(focused(), start().seats().at(0).toMap()["title"].toString());  // the seat that chooses
    press(Qt::Key_Up, 2);
    QVERIFY2(focused() == "name", qPrintable(focused()));
    press(Qt::Key_Down, 3);
    QVERIFY2(deckNamed(focused()) >= 0 || focused() == "Deal at random", qPrintable(focused()));
    press(Qt::Key_Down, 4);
    QVERIFY2(focused() == "Start match" || focused() == "Match rules", qPrintable(focused()));
    QCOMPARE(start().choice(), before);  // the arrows choose nothing
    // Tab leads through all groups and back.
    QStringList way;
    const QQuickItem* const from = m_window->activeFocusItem();
    do {
        press(Qt::Key_Tab);
        way << focused();
    } while (way.size() < 100 && m_window->activeFocusItem() != from);
    QVERIFY(way.size() < 100);
    QVERIFY(way.contains("Add player"));
}

void TestSeats::enterOpensTheDeckBoxOfItsSeat() {
    start().addSeat();
    pick(1, {"Aliens", "Ninjas"});
    QQuickItem* const pair = button("title", "Aliens and Ninjas");
    QVERIFY(pair != nullptr);
    pair->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    QVERIFY(seatItem(1)->property("choosing").toBool());
    QVERIFY(!seatItem(0)->property("choosing").toBool());
    QCOMPARE(focused(), QString("Ninjas"));  // the last choice
    press(Qt::Key_Return);
    QCOMPARE(decks(1), QString("aliens+random"));
    QCOMPARE(focused(), QString("Ninjas"));
}

void TestSeats::aScreenReaderFindsSeatsAndDecks() {
    start().setName(0, "Anna");
    start().setName(1, "Ben");
    pick(0, {"Pirates", "Robots"});
    pick(1, {"Aliens", "Ninjas"});
    start().addSeat();
    QTest::qWait(20);
    const AccessTree tree(m_window);
    QVERIFY2(tree.has(QAccessible::RadioButton, "Anna: Pirates and Robots"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::RadioButton, "Ben: Aliens and Ninjas"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::Button, "Add player"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::Button, "Remove Ilse"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::RadioButton, "Novice"), qPrintable(tree.text()));
    QVERIFY2(tree.has(QAccessible::Heading, "Anna: choose two"), qPrintable(tree.text()));
    QAccessibleInterface* const mine = tree.find(QAccessible::CheckBox, "Pirates");
    QVERIFY2(mine != nullptr && mine->state().checked, qPrintable(tree.text()));
    QAccessibleInterface* const taken = tree.find(QAccessible::CheckBox, "Aliens");
    QVERIFY2(taken != nullptr && !taken->state().checked, qPrintable(tree.text()));
    QVERIFY(taken->text(QAccessible::Description).contains("Chosen by Ben"));
    QVERIFY(AccessTree::press(tree.find(QAccessible::RadioButton, "Ben: Aliens and Ninjas")));
    QVERIFY(QTest::qWaitFor([this] { return AccessTree(m_window).has(QAccessible::Heading, "Ben: choose two"); }));
    for (const AccessTree::Node& node : tree.nodes()) {
        const bool control = node.role == QAccessible::Button || node.role == QAccessible::RadioButton ||
                             node.role == QAccessible::CheckBox;
        QVERIFY2(!control || !node.name.isEmpty(), qPrintable(tree.text()));
    }
}

DUELOGUE_TEST(TestSeats, QGuiApplication)
#include "tst_seats.moc"
