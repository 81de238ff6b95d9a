// Computer players with free abilities of own cards, in every game. Turns end, and no decision takes more than three
// times the usual work.
#include <QtTest>
#include <map>
#include <utility>

#include "cards/data/CardPool.h"
#include "cards/data/FreeUses.h"
#include "cards/decks/Deck.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/MakePlayer.h"
#include "players/plain/Evaluation.h"
#include "players/plain/TurnMemory.h"
#include "players/search/Hints.h"
#include "players/search/Level.h"
#include "players/search/MoveEvaluation.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/OwnGames.h"
#include "tests/support/match/TributeGame.h"

using namespace duelogue;

namespace {

std::unique_ptr<ComputerPlayer> playerOf(const QString& name, const Rulebook& rulebook, std::uint64_t seed = 1) {
    return std::get<std::unique_ptr<ComputerPlayer>>(makePlayer(name.toStdString(), rulebook, seed));
}

/// The number of iterations at which levels are tested. The fewer there are, the more a single long one counts.
/// DUELOGUE_LONG=1 tests the levels with their own budgets.
constexpr int quickIterations = 30;

std::unique_ptr<ComputerPlayer> quickPlayerOf(const QString& name, const Rulebook& rulebook, std::uint64_t seed = 1) {
    static std::map<QString, Level> quick;
    const Level* const level = findLevel(name.toStdString());
    if (level == nullptr || isLongRun()) return playerOf(name, rulebook, seed);
    Level& made = quick.try_emplace(name, *level).first->second;
    made.budget.iterations = std::min(made.budget.iterations, quickIterations);
    return duelogue::playerOf(made, rulebook, seed);
}

/// The decisions of a player: their number, and the work of the largest one.
struct Decisions {
    int count = 0;
    std::int64_t mostWork = 0;
};

/// Lets a player answer the questions of its seat until the turn ends or after `most` decisions.
Decisions playTurn(Match& match, ComputerPlayer& player, int most) {
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    const Evaluation& evaluation = evaluationFor(match.rulebook());
    Decisions decisions;
    Replies replies;
    match.runToDecision(replies);
    while (!replies.empty() && match.state().globals.turn == turn && decisions.count < most) {
        if (match.playerToAct() == self) {
            const Reply reply = player.choose(View(match, self));
            ++decisions.count;
            decisions.mostWork = std::max(decisions.mostWork, player.work().value_or(0));
            match.applyAndRunToDecision(reply, replies);
        } else {
            evaluation.prune(match, replies);
            match.applyAndRunToDecision(Reply(replies.front()), replies);
        }
    }
    return decisions;
}

/// Returns a deck of the program for Netrun.
std::vector<DefinitionId> netrunDeck(std::string_view name) {
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path == "decks/netrun/" + std::string(name) + ".deck")
            return readPlainDeck(NetrunGame::instance().pool(), file.path, file.text).deck.cards();
    }
    return {};
}

/// Returns a match with the program's cards.
Match usualMatch(std::string_view game, std::uint64_t seed) {
    if (game == "arcana") return ArcanaGame::instance().begun(seed);
    if (game == "tribute") return TributeGame::instance().begun(seed);
    if (game == "basebreak") return BasebreakGame::instance().begun(seed, 2);
    if (game == "basebreak of 4") return BasebreakGame::instance().begun(seed, 4);
    const char* const corps[] = {"borrowed-hours", "front-page", "paper-doors", "solid-ground"};
    const char* const runners[] = {"bright-workshop", "night-shift", "slow-poison"};
    Match match(NetrunGame::instance().rulebook());
    begin(match, {seed, {netrunDeck(corps[seed % std::size(corps)]), netrunDeck(runners[seed % std::size(runners)])}});
    return match;
}

/// Returns the work of the largest decision of this player in some matches against itself.
std::int64_t usualWork(std::string_view game, const QString& player) {
    static std::map<std::pair<std::string, QString>, std::int64_t> known;
    std::int64_t& most = known[{std::string(game), player}];
    if (most > 0) return most;
    const std::uint64_t matches = player == "greedy" ? 6 : 1;
    for (std::uint64_t seed = 1; seed <= matches; ++seed) {
        Match match = usualMatch(game, seed);
        std::vector<std::unique_ptr<ComputerPlayer>> players;
        while (std::ssize(players) < match.state().seatCount())
            players.push_back(quickPlayerOf(player, match.rulebook(), 10 * seed + players.size()));
        Replies replies;
        match.runToDecision(replies);
        while (!replies.empty()) {
            ComputerPlayer& asked = *players[match.playerToAct().value];
            const Reply reply = asked.choose(View(match, match.playerToAct()));
            most = std::max(most, asked.work().value_or(0));
            match.applyAndRunToDecision(reply, replies);
        }
    }
    return most;
}

/// The budget of hints and move evaluations in these tests.
constexpr Budget budgetOfAdvice{quickIterations, std::chrono::milliseconds(0)};

std::int64_t workOfHints(const ReadableMatch& match, std::uint64_t seed) {
    Hints hints(View(match, match.playerToAct()), budgetOfAdvice, seed);
    (void)hints.find();
    return hints.work();
}

std::int64_t workOfVerdict(const ReadableMatch& match, const Reply& reply, std::uint64_t seed) {
    const auto verdict = evaluateMove(View(match, match.playerToAct()), reply, budgetOfAdvice.iterations, seed);
    return verdict ? verdict->work : 0;
}

/// The maximum work of some hints, and of some move evaluations.
struct Advice {
    std::int64_t hints = 0;
    std::int64_t verdict = 0;
};

/// Lets the greedy player play a match, and asks for advice `decisions` times, at every `every`th decision.
Advice adviceIn(Match match, int decisions, int every) {
    Advice most;
    const auto greedy = playerOf("greedy", match.rulebook());
    Replies replies;
    match.runToDecision(replies);
    for (int i = 0; i < decisions * every && !replies.empty(); ++i) {
        if (i % every == 0) {
            const auto seed = static_cast<std::uint64_t>(i) + 1;
            most.hints = std::max(most.hints, workOfHints(match, seed));
            most.verdict = std::max(most.verdict, workOfVerdict(match, replies.back(), seed));
        }
        match.applyAndRunToDecision(greedy->choose(View(match, match.playerToAct())), replies);
    }
    return most;
}

/// In matches with the program's cards.
const Advice& usualAdvice(std::string_view game) {
    static std::map<std::string, Advice> known;
    const auto [found, isNew] = known.try_emplace(std::string(game));
    for (std::uint64_t seed = 1; isNew && seed <= 2; ++seed) {
        const Advice advice = adviceIn(usualMatch(game, seed), 40, 3);
        found->second.hints = std::max(found->second.hints, advice.hints);
        found->second.verdict = std::max(found->second.verdict, advice.verdict);
    }
    return found->second;
}

/// Free abilities that end soon, never, or late.
constexpr std::pair<const char*, const char*> freeCards[] = {
    {"free gain", "{pay: 0, do: {gain %1: 1}}"},
    {"nothing", "{pay: 0, do: {lose %1: 0}}"},
    {"loop", endlessLoop},
    {"growing loop",
     "{pay: 0, do: {lose %1: 1}}, {when: {lose %1: you}, do: {gain %1: 1}}, "
     "{when: {gain %1: you}, do: {gain %1: 1}}"},
    {"long use", "{pay: 0, do: {repeat: 60, do: {repeat: 60, do: {lose %1: 0}}}}"},
    {"long gain", "{pay: 0, do: {repeat: 60, do: {gain %1: 1}}}"},
};

}  // namespace

class TestEndless : public QObject {
    Q_OBJECT

private slots:
    /// A free gain is used at most 20 times a turn, and an ability that changes nothing is soon left alone.
    void turnsWithFreeAbilitiesEnd_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("abilities");
        QTest::addColumn<int>("decisions");
        for (int i = 0; i < 4; ++i) {
            for (const char* player : {"greedy", "search:30", "ensemble:30", "novice", "apprentice"}) {
                QTest::addRow("%s %s free gain", ownPlaces[i].game, player)
                    << i << player << "{pay: 0, do: {gain %1: 1}}" << 200;
                QTest::addRow("%s %s nothing", ownPlaces[i].game, player)
                    << i << player << "{pay: 0, do: {lose %1: 0}}" << 60;
            }
        }
    }
    void turnsWithFreeAbilitiesEnd() {
        QFETCH(int, at);
        QFETCH(QString, player);
        QFETCH(QString, abilities);
        QFETCH(int, decisions);
        const OwnPlace& place = ownPlaces[at];
        OwnGame game(place.game, cardAbout(place, "Thing", abilities.toStdString()));
        QCOMPARE(game.play(positionOf(place, "Thing")), std::string());
        MatchDriver driver(game.match());
        Match& match = driver.edit();
        Gains gains;
        driver.setObserver(&gains);
        const auto made = playerOf(player, match.rulebook());
        const int turn = match.state().globals.turn;
        const int asked = playTurn(match, *made, decisions).count;
        QVERIFY(match.state().globals.over != 0 || match.state().globals.turn > turn);
        QVERIFY2(asked < decisions, qPrintable(QString::number(asked)));
        QVERIFY2(gains.count() <= 30, qPrintable(QString::number(gains.count())));
    }

    void endlessFreeAbilitiesAreDetected_data() { addOwnPlaces(); }
    void endlessFreeAbilitiesAreDetected() {
        QFETCH(int, at);
        const OwnGame game(ownPlaces[at].game, cardAbout(ownPlaces[at], "Idol", "{pay: 0, do: {lose %1: 1}}"));
        QStringList free;
        for (const AbilityId id : freeUses(game.pool()))
            free += QString::fromStdString(game.pool()[game.pool()[id].definition].name);
        QStringList expected{QStringLiteral("Idol")};
        // Yog.0 breaks only unbroken subroutines, so its use ends.
        if (ownPlaces[at].game == std::string_view("netrun")) expected.prepend(QStringLiteral("Yog.0"));
        QCOMPARE(free, expected);
    }

    /// Decisions with the program's cards never reach the limit on their work.
    void usualDecisionsStayWithinTheLimit_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("player");
        QTest::addColumn<int>("iterations");
        for (const char* game : {"arcana", "tribute", "basebreak", "basebreak of 4", "netrun"}) {
            QTest::addRow("%s greedy", game) << game << "greedy" << 0;
            QTest::addRow("%s search", game) << game << "search:30" << 30;
        }
    }
    void usualDecisionsStayWithinTheLimit() {
        QFETCH(QString, game);
        QFETCH(QString, player);
        QFETCH(int, iterations);
        const Match match = usualMatch(game.toStdString(), 1);
        const auto usual =
            evaluationFor(match.rulebook()).usualWork(static_cast<int>(match.state().globals.playerCount));
        const std::int64_t work = iterations > 0 ? (usual.iteration + usual.forcedWin) * iterations : usual.greedy;
        const std::int64_t most = usualWork(game.toStdString(), player);
        QVERIFY2(2 * most <= 3 * work, qPrintable(QStringLiteral("%1 instead of %2").arg(most).arg(work)));
    }

    /// Measured in units of work (WorkMeter), so the result depends only on the seeds.
    void noDecisionTakesThreeTimesTheUsualWork_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("abilities");
        for (int i = 0; i < 4; ++i) {
            for (const char* player :
                 {"greedy", "search:30", "ensemble:30", "novice", "apprentice", "adept", "expert", "master"}) {
                for (const auto& [name, abilities] : freeCards)
                    QTest::addRow("%s %s %s", ownPlaces[i].game, player, name) << i << player << abilities;
            }
        }
    }
    void noDecisionTakesThreeTimesTheUsualWork() {
        QFETCH(int, at);
        QFETCH(QString, player);
        QFETCH(QString, abilities);
        const OwnPlace& place = ownPlaces[at];
        OwnGame game(place.game, cardAbout(place, "Thing", abilities.toStdString()));
        QCOMPARE(game.play(positionOf(place, "Thing")), std::string());
        Match match = game.match();
        const auto made = quickPlayerOf(player, match.rulebook());
        const std::int64_t most = playTurn(match, *made, 12).mostWork;
        const std::int64_t usual = usualWork(place.game, player);
        QVERIFY2(most <= 3 * usual, qPrintable(QStringLiteral("%1 instead of %2").arg(most).arg(usual)));
    }

    /// An answer can lead through several phases.
    void workInEveryPhaseIsCounted() {
        const OwnPlace& place = ownPlaces[1];
        QCOMPARE(place.game, "tribute");
        OwnGame game(place.game, cardOf(place, "Thing",
                                        "{when: {phase begins: every player}, do: {repeat: 30, do: {gain life: 1}}}"));
        QCOMPARE(game.play(positionOf(place, "Thing")), std::string());
        MatchDriver driver(game.match());
        Match& match = driver.edit();
        const int turn = match.state().globals.turn;
        Gains gains;
        driver.setObserver(&gains);
        WorkMeter meter(10'000);
        Replies replies;
        match.runToDecision(replies);
        int mostInOneAnswer = 0;
        while (!replies.empty() && match.state().globals.turn == turn) {
            const int before = gains.count();
            meter.limit(match);
            match.applyAndRunToDecision(TurnPace().hurried(evaluationFor(match.rulebook()), replies), replies);
            meter.count(match);
            mostInOneAnswer = std::max(mostInOneAnswer, gains.count() - before);
        }
        QVERIFY2(mostInOneAnswer > 30, qPrintable(QString::number(mostInOneAnswer)));
        QVERIFY2(meter.work() >= gains.count(),
                 qPrintable(QStringLiteral("%1 for %2 gains").arg(meter.work()).arg(gains.count())));
    }

    void workIsLimitedThroughAllPhases() {
        const OwnPlace& place = ownPlaces[1];
        OwnGame game(place.game, cardOf(place, "Thing",
                                        "{when: {phase begins: every player}, do: {repeat: 30, do: {gain life: 1}}}"));
        QCOMPARE(game.play(positionOf(place, "Thing")), std::string());
        Match match = game.match();
        WorkMeter meter(100);
        Replies replies;
        match.runToDecision(replies);
        while (!replies.empty() && !meter.isUsedUp()) {
            meter.limit(match);
            match.applyAndRunToDecision(TurnPace().hurried(evaluationFor(match.rulebook()), replies), replies);
            meter.count(match);
        }
        QVERIFY2(meter.work() < 110, qPrintable(QString::number(meter.work())));
    }

    void noAdviceTakesThreeTimesTheUsualWork_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("abilities");
        for (int i = 0; i < 4; ++i) {
            for (const auto& [name, abilities] : freeCards)
                QTest::addRow("%s %s", ownPlaces[i].game, name) << i << abilities;
        }
    }
    void noAdviceTakesThreeTimesTheUsualWork() {
        QFETCH(int, at);
        QFETCH(QString, abilities);
        const OwnPlace& place = ownPlaces[at];
        OwnGame game(place.game, cardAbout(place, "Thing", abilities.toStdString()));
        QCOMPARE(game.play(positionOf(place, "Thing")), std::string());
        const Advice usual = usualAdvice(place.game);
        const Advice most = adviceIn(game.match(), 6, 1);
        QVERIFY2(most.hints <= 3 * usual.hints,
                 qPrintable(QStringLiteral("hints: %1 instead of %2").arg(most.hints).arg(usual.hints)));
        QVERIFY2(most.verdict <= 3 * usual.verdict,
                 qPrintable(QStringLiteral("a verdict: %1 instead of %2").arg(most.verdict).arg(usual.verdict)));
    }
};

DUELOGUE_TEST(TestEndless, NoApplication)
#include "tst_endless.moc"
