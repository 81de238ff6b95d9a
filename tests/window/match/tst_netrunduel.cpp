#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "app/games/Games.h"
#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "app/start/LastSetup.h"
#include "app/start/SetupChoices.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// Whole matches in the window of a game with servers on one side and a rig on the other. They are played from each
/// side with only the mouse and with only the keyboard, and with two people at one screen.
class TestNetrunDuel : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theRunnerIsPlayedByMouse();
    void theCorpIsPlayedByMouse();
    void theRunnerIsPlayedByKeyboard();
    void theCorpIsPlayedByKeyboard();
    void twoPeoplePlayAtOneScreenByMouse();
    void twoPeoplePlayAtOneScreenByKeyboard();
    void aMatchIsPlayedInASmallWindow();
    void alwaysAskingStopsAtEveryWindow();
    void aPersonWatchesComputersPlay();
    void anAccessIsShownLarge();
    void subroutinesAreShownNextToTheTable();
    void eachSeatIsOfferedDecksOfItsSide();
    void changingSidesKeepsTheDecks();
    void changingSidesAffectsNoOtherGame();
    void changedSidesAreRemembered();
    void aDeckOfTheOtherSideIsRefused();

private:
    static MatchConfig netrun(const QString& first, const QString& second);
    /// Selects a mode in the sheet "Auto-pass".
    void chooseAsking(const QString& mode);
    /// Answers like a simple person until the condition is true. Returns false if that never happens.
    [[nodiscard]] bool until(const std::function<bool(const TableState&)>& so);
    void toNetrun();
    [[nodiscard]] QStringList deckNames(int seat);
};

MatchConfig TestNetrunDuel::netrun(const QString& first, const QString& second) {
    return {"netrun", {{"Anna", first, "solid-ground"}, {"Ben", second, "night-shift"}}};
}

void TestNetrunDuel::theRunnerIsPlayedByMouse() {
    QVERIFY(m_session->begin(netrun("random", "person"), 31));
    playToTheEnd(By::Mouse, "netrun-runner", 9);
}

void TestNetrunDuel::theCorpIsPlayedByMouse() {
    QVERIFY(m_session->begin(netrun("person", "random"), 32));
    playToTheEnd(By::Mouse, "netrun-corp", 9);
}

void TestNetrunDuel::theRunnerIsPlayedByKeyboard() {
    QVERIFY(m_session->begin(netrun("random", "person"), 33));
    playToTheEnd(By::Keys, "netrun-keys", 15);
}

void TestNetrunDuel::theCorpIsPlayedByKeyboard() {
    QVERIFY(m_session->begin(netrun("person", "random"), 34));
    playToTheEnd(By::Keys, "netrun-keys", 15);
}

void TestNetrunDuel::twoPeoplePlayAtOneScreenByMouse() {
    QVERIFY(m_session->begin(netrun("person", "person"), 35));
    playAsTwo(By::Mouse, "netrun-people", 15);
}

void TestNetrunDuel::twoPeoplePlayAtOneScreenByKeyboard() {
    QVERIFY(m_session->begin(netrun("person", "person"), 35));
    playAsTwo(By::Keys, "netrun-people-keys", 15);
}

void TestNetrunDuel::aMatchIsPlayedInASmallWindow() {
    resizeWindow({800, 600});
    QVERIFY(m_session->begin(netrun("random", "person"), 36));
    playToTheEnd(By::Mouse, "netrun-small", 9);
}

void TestNetrunDuel::aPersonWatchesComputersPlay() {
    QVERIFY(m_session->begin(netrun("random", "random"), 37));
    QVERIFY(QTest::qWaitFor([this] { return m_table->table().result.over; }, 60'000));
    picture("netrun-watched");
}

void TestNetrunDuel::chooseAsking(const QString& mode) {
    QTest::keyClick(m_window, Qt::Key_F10);
    for (const QString& button : {QString("Auto-pass…"), mode}) {
        QQuickItem* item = find("text", button);
        QVERIFY2(item != nullptr, qPrintable(button));
        clickItem(item);
    }
    QTest::keyClick(m_window, Qt::Key_Escape);
}

/// At the end of the own turn, without clicks left, the only reply is to continue.
void TestNetrunDuel::alwaysAskingStopsAtEveryWindow() {
    const auto hasNothingToDo = [](const TableState& table) { return table.question.answers.size() == 1; };
    const auto isThere = [&](const TableState& table) {
        return table.question.ask == TableAsk::Act && hasNothingToDo(table) && m_table->canPassOn();
    };
    const auto isLater = [&](const TableState& table) { return table.turn > 8 || isThere(table); };
    QVERIFY(m_session->begin(netrun("person", "random"), 32));
    QVERIFY(until(isLater));
    QVERIFY(!isThere(m_table->table()));
    chooseAsking("Always");
    QVERIFY(until(isThere));
    chooseAsking("When I can act");
    const int turn = m_table->table().turn;
    const auto isNext = [&](const TableState& table) { return table.turn > turn + 4; };
    answerByMouse();
    QVERIFY(until([&](const TableState& table) { return isNext(table) || isThere(table); }));
    QVERIFY(!isThere(m_table->table()));
}

bool TestNetrunDuel::until(const std::function<bool(const TableState&)>& so) {
    for (int i = 0; i < 600 && settle() && !m_table->result()->over(); ++i) {
        if (so(m_table->table())) return true;
        answerByMouse();
        if (QTest::currentTestFailed()) return false;
    }
    return false;
}

/// The card is in the middle, with the possible replies below.
void TestNetrunDuel::anAccessIsShownLarge() {
    QVERIFY(m_session->begin(netrun("random", "person"), 36));
    for (const QSize size : {QSize(1600, 900), QSize(1024, 640), QSize(800, 600)}) {
        resizeWindow(size);
        QVERIFY(until([](const TableState& table) { return table.question.ask == TableAsk::Pick; }));
        const int card = m_table->table().question.shown.front().id;
        const QQuickItem* shown = find("cardId", card, false, "choosing");
        QVERIFY(shown != nullptr);
        QVERIFY(shown->isVisible() && shown->width() > 100);
        picture("netrun-access");
        QQuickItem* button = find("answer", m_table->table().question.answers.back().index);
        QVERIFY(button != nullptr);
        QSignalSpy answered(m_table.get(), &TableModel::answered);
        clickItem(button);
        QCOMPARE(answered.count(), 1);
    }
}

void TestNetrunDuel::subroutinesAreShownNextToTheTable() {
    QVERIFY(m_session->begin(netrun("random", "person"), 31));
    const auto isEncounter = [](const TableState& table) {
        return !table.activities.empty() && !table.activities.back().lines.empty() && !table.question.answers.empty();
    };
    QVERIFY(until(isEncounter));
    const TableLine& line = m_table->table().activities.back().lines.front();
    QQuickItem* item = find("text", line.text);
    QVERIFY(item != nullptr);
    for (const QSize size : {QSize(1024, 640), QSize(800, 600)}) {
        resizeWindow(size);
        picture("netrun-encounter");
    }
}

void TestNetrunDuel::toNetrun() {
    const QVariantList games = start().games();
    for (int i = 0; i < games.size(); ++i) {
        if (games[i].toMap()["id"] == "netrun") start().setGame(i);
    }
    QCOMPARE(start().choice().game, QString("netrun"));
    QCoreApplication::processEvents();
}

QStringList TestNetrunDuel::deckNames(int seat) {
    QStringList names;
    for (const QVariant& deck : start().decks()) {
        const int only = deck.toMap()["seat"].toInt();
        if (only < 0 || only == seat) names << deck.toMap()["name"].toString();
    }
    return names;
}

void TestNetrunDuel::eachSeatIsOfferedDecksOfItsSide() {
    toNetrun();
    QCOMPARE(start().roles(), (QStringList{"Corp", "Runner"}));
    QVERIFY(deckNames(0).size() >= 4 && deckNames(1).size() >= 3);
    for (int seat = 0; seat < 2; ++seat) {
        const QQuickItem* side = find("role", start().roles().at(seat), false, "setup");
        QVERIFY(side != nullptr);
        const int picked = start().seats().at(seat).toMap()["deck"].toInt();
        QVERIFY(deckNames(seat).contains(start().decks().at(picked).toMap()["name"].toString()));
    }
    QVERIFY(find("text", deckNames(1).front()) != nullptr);
    for (const QSize size : {QSize(800, 600), QSize(1024, 640), QSize(1600, 900)}) {
        resizeWindow(size);
        picture("netrun-start");
    }
    QVERIFY(m_session->begin(start().config(), 40));
    QVERIFY(settle());
    QCOMPARE(m_table->table().seats[0].role, "Corp");
}

void TestNetrunDuel::changingSidesKeepsTheDecks() {
    toNetrun();
    const MatchConfig before = start().choice();
    QQuickItem* side = find("text", "Corp", false, "role");
    QVERIFY(side != nullptr);
    clickItem(side);
    const MatchConfig after = start().choice();
    for (std::size_t seat = 0; seat < 2; ++seat) {
        QCOMPARE(after.seats[seat].deck, before.seats[seat].deck);
        QCOMPARE(after.seats[seat].kind, before.seats[1 - seat].kind);
    }
    // The player of the Runner sits at the bottom.
    QVERIFY(m_session->begin(start().config(), 40));
    QVERIFY(settle());
    QCOMPARE(m_table->table().viewer, 1);
}

void TestNetrunDuel::changingSidesAffectsNoOtherGame() {
    start().setName(0, "Anna");
    start().setKind(1, 3);
    QMap<QString, MatchConfig> before;
    for (const std::string& id : gameIds()) {
        const QString game = QString::fromStdString(id);
        start().chooseGame(game);
        before[game] = start().config();
    }
    toNetrun();
    clickItem(find("text", "Corp", false, "role"));
    const MatchConfig changed = start().config();
    QCOMPARE(changed.seats[1].name, QString("Anna"));
    for (auto other = before.cbegin(); other != before.cend(); ++other) {
        start().chooseGame(other.key());
        if (other.key() != "netrun") QCOMPARE(start().config(), other.value());
    }
    // The sides stay changed, and a second change restores the first ones.
    start().chooseGame("netrun");
    QCOMPARE(start().config(), changed);
    start().changeSides();
    QCOMPARE(start().config(), before["netrun"]);
    // A new name applies to every game.
    start().changeSides();
    start().setName(1, "Anne");
    start().chooseGame("arcana");
    QCOMPARE(start().config().seats[0].name, QString("Anne"));
}

void TestNetrunDuel::changedSidesAreRemembered() {
    rememberChoices(start());
    toNetrun();
    start().setName(0, "Anna");
    start().changeSides();
    const MatchConfig changed = start().config();
    SetupModel next;
    next.show(startOffer());
    rememberChoices(next);
    QCOMPARE(next.config(), changed);
    next.chooseGame("tribute");
    QCOMPARE(next.config().seats[0].name, QString("Anna"));
}

void TestNetrunDuel::aDeckOfTheOtherSideIsRefused() {
    toNetrun();
    const MatchConfig before = start().choice();
    const QVariantList decks = start().decks();
    for (int i = 0; i < decks.size(); ++i) {
        if (decks[i].toMap()["seat"].toInt() == 1) start().pickDeck(0, i);
    }
    QCOMPARE(start().choice().seats[0].deck, before.seats[0].deck);
    // A deck remembered for a seat that can't play it is not used either.
    MatchConfig wrong = before;
    wrong.seats[0].deck = before.seats[1].deck;
    start().choose(wrong);
    QVERIFY(start().choice().seats[0].deck != before.seats[1].deck);
    for (int i = 0; i < 20; ++i) {
        start().dealDecks();
        for (int seat = 0; seat < 2; ++seat) {
            const int picked = start().seats().at(seat).toMap()["deck"].toInt();
            QVERIFY(deckNames(seat).contains(decks.at(picked).toMap()["name"].toString()));
        }
    }
}

DUELOGUE_TEST(TestNetrunDuel, QGuiApplication)
#include "tst_netrunduel.moc"
