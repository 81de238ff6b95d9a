#include <QTest>
#include <algorithm>

#include "cards/data/CardPool.h"
#include "players/search/Level.h"
#include "tests/madeup/program/MadeUpGame.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/DuelWindow.h"

using namespace duelogue;

/// A game from outside the program. One call makes it a game like the others: in the window, on the command line and
/// for every level.
class TestFifthGame : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void initTestCase() { registerGame(madeup::madeUpGame()); }

    void cardsAndDecksOfANewGameAreRead();
    void aNewGameIsPlayedInTheWindow_data();
    void aNewGameIsPlayedInTheWindow();
    void theStartScreenOffersANewGame();
    void theCommandLinePlaysANewGame();
    void everyLevelPlaysANewGame_data();
    void everyLevelPlaysANewGame();
    void theEvaluationOfANewGameFindsTheLeader();
};

void TestFifthGame::cardsAndDecksOfANewGameAreRead() {
    std::vector<std::string> errors;
    const auto loaded = loadGame("madeup", cardFiles("madeup"), errors);
    QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().c_str());
    QCOMPARE(loaded->decks().size(), std::size_t{2});
    for (const NamedDeck& deck : loaded->decks()) {
        const auto problems = deckProblems(loaded->pool(), deck.deck, loaded->deckBuilding().rules);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
    }
    QCOMPARE(gameIds().back(), "madeup");
}

void TestFifthGame::aNewGameIsPlayedInTheWindow_data() {
    QTest::addColumn<bool>("withKeys");
    QTest::newRow("mouse") << false;
    QTest::newRow("keys") << true;
}

void TestFifthGame::aNewGameIsPlayedInTheWindow() {
    QFETCH(bool, withKeys);
    openWindow();
    MatchConfig config;
    config.game = "madeup";
    config.seats = {{"Anna", "person", "soldiers"}, {"Ben", "greedy", "thieves"}};
    QVERIFY(m_session->begin(config, 7));
    if (withKeys)
        playOut(
            By::Keys, [this] { answerByKeyboard(); }, "fifth-game", 9);
    if (!withKeys)
        playOut(
            By::Mouse, [this] { answerByMouse(); }, "fifth-game", 9);
    QVERIFY(!m_table->table().log.empty());
    closeWindow();
}

void TestFifthGame::theStartScreenOffersANewGame() {
    openWindow();
    const QVariantList games = start().games();
    const auto isMadeUp = [](const QVariant& game) { return game.toMap()["id"] == "madeup"; };
    const auto found = std::ranges::find_if(games, isMadeUp);
    QVERIFY(found != games.end());
    start().setGame(static_cast<int>(found - games.begin()));
    QCOMPARE(start().decks().size(), 2);
    closeWindow();
}

void TestFifthGame::theCommandLinePlaysANewGame() {
    const CommandRun simulated = run("simulate --game madeup --games 4 --seed 3 --json");
    QCOMPARE(simulated.status, ExitStatus::Fine);
    QCOMPARE(simulated.json()["games"].toInt(), 4);
    const CommandRun watched = run("watch --game madeup --players greedy,random --seed 3");
    QCOMPARE(watched.status, ExitStatus::Fine);
    QVERIFY2(has(watched.out, "plays"), watched.out.c_str());
    QVERIFY(has(run("cards list --game madeup").out, "Warbot"));
    QVERIFY(has(run("deck list --game madeup").out, "thieves"));
}

void TestFifthGame::everyLevelPlaysANewGame_data() {
    QTest::addColumn<QString>("level");
    for (const Level& level : levels()) {
        const std::string name(level.name);
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

void TestFifthGame::everyLevelPlaysANewGame() {
    QFETCH(QString, level);
    const CommandRun played = run("simulate --game madeup --games 1 --seed 5 --players " + level + ",random --json");
    QCOMPARE(played.status, ExitStatus::Fine);
    QCOMPARE(played.json()["games"].toInt(), 1);
}

void TestFifthGame::theEvaluationOfANewGameFindsTheLeader() {
    const CommandRun arena = run("arena --game madeup --players greedy,random --games 40 --seed 11 --jobs 2 --json");
    QCOMPARE(arena.status, ExitStatus::Fine);
    const QJsonObject pair = arena.jsonLines().last()["pairs"].toArray().first().toObject();
    QVERIFY2(pair["score"].toDouble() > .5, arena.out.c_str());
}

DUELOGUE_TEST(TestFifthGame, QGuiApplication)
#include "tst_fifthgame.moc"
