#include <QtTest>
#include <map>
#include <utility>

#include "match/loop/MatchDriver.h"
#include "players/plain/Evaluation.h"
#include "players/plain/TurnMemory.h"
#include "players/search/Hints.h"
#include "players/search/Level.h"
#include "players/search/MoveEvaluation.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/OwnGames.h"
#include "tests/support/players/EndlessTurns.h"

using namespace duelogue;

namespace {

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

// The work of decisions and of advice, compared with the usual.
class TestWorkLimits : public QObject {
    Q_OBJECT

private slots:
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

DUELOGUE_TEST(TestWorkLimits, NoApplication)

#include "tst_worklimits.moc"
