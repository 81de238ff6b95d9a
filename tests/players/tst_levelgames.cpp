// Games of the levels against each other. Every reply of a level must be legal. DUELOGUE_LONG=1 plays many more.
#include <QtTest>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/plain/PlayMatch.h"
#include "players/search/Level.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/SelfPlay.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;

namespace {

/// The number of games in a slice: every pair of levels at both seats, with both kinds of decks.
constexpr int slice = 50;
int slices() { return isLongRun() ? 200 : 1; }

/// The strong levels get fewer iterations here, because ten thousand games would take days. They do not become more
/// careful by that.
constexpr int mostIterations = 60;

/// Returns the levels as used here. Players keep references to them.
const std::vector<Level>& quickLevels() {
    static const std::vector<Level> all = [] {
        std::vector<Level> quick(levels().begin(), levels().end());
        for (Level& level : quick) level.budget.iterations = std::min(level.budget.iterations, mostIterations);
        return quick;
    }();
    return all;
}

/// Returns a deck of the program for even games and a random deck for odd games.
std::vector<DefinitionId> someDeck(int game, Random& random) {
    static const auto decks = programDecks(ArcanaGame::instance().pool(), "decks/arcana/");
    if (game % 2 == 0) return decks[random.below(static_cast<std::uint32_t>(decks.size()))];
    return arcana::randomDeck(ArcanaGame::instance().pool(), random);
}

MatchReport playOne(int game, const Level& first, const Level& second) {
    const auto seed = static_cast<std::uint64_t>(game);
    Random random(seed);
    MatchStart start{seed, {}};
    for (int seat = 0; seat < 2; ++seat) start.decks.push_back(someDeck(game, random));
    Match match(rules());
    begin(match, start);
    const auto one = playerOf(first, rules(), 2 * seed);
    const auto two = playerOf(second, rules(), 2 * seed + 1);
    const std::array<ComputerPlayer*, 2> players{one.get(), two.get()};
    return playMatch(match, players);
}

}  // namespace

class TestLevelGames : public QObject {
    Q_OBJECT

private slots:
    void noReplyOfALevelIsRefused_data() {
        QTest::addColumn<int>("first");
        for (int i = 0; i < slices(); ++i) QTest::addRow("from game %d", i * slice) << i * slice;
    }
    void noReplyOfALevelIsRefused() {
        QFETCH(int, first);
        const std::vector<Level>& all = quickLevels();
        int choices = 0;
        for (int game = first; game < first + slice; ++game) {
            const auto number = static_cast<std::size_t>(game);
            const Level& one = all[number % all.size()];
            const Level& two = all[number / all.size() % all.size()];
            const MatchReport report = playOne(game, one, two);
            QVERIFY2(report.end == MatchReport::End::Over || report.end == MatchReport::End::Unfinished,
                     qPrintable(QStringLiteral("game %1: %2").arg(game).arg(QString::fromStdString(report.message))));
            choices += report.choices;
        }
        QVERIFY2(choices > 20 * slice, qPrintable(QString::number(choices)));
    }
};

namespace {

int runLevelGames(int argc, char** argv) {
    // Qt ends a test function after five minutes.
    if (isLongRun() && !qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
        qputenv("QTEST_FUNCTION_TIMEOUT", "36000000");
    return runTest<TestLevelGames, NoApplication>(argc, argv);
}

}  // namespace

DUELOGUE_TEST_MAIN(TestLevelGames, runLevelGames)
#include "tst_levelgames.moc"
