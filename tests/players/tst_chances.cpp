// Chances that people see: they are probabilities over all seats, replies are compared with equal effort, intervals are
// honest, and only real mistakes are called mistakes.
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/chances/Calibration.h"
#include "players/search/ExplorationCost.h"
#include "players/search/Hints.h"
#include "players/search/MoveEvaluation.h"
#include "players/search/ReplyComparison.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/TributeGame.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;

namespace {

struct GameOfSeats {
    const char* name;
    int seats;
};
constexpr std::array<GameOfSeats, 6> everyGame{
    {{"arcana", 2}, {"tribute", 2}, {"netrun", 2}, {"basebreak", 2}, {"basebreak", 3}, {"basebreak", 4}}};

Match begunWith(const QString& game, int seats, std::uint64_t seed) {
    if (game == "arcana") return ArcanaGame::instance().begun(seed);
    if (game == "tribute") return TributeGame::instance().begun(seed);
    if (game == "netrun") return NetrunGame::instance().begun(seed);
    return BasebreakGame::instance().begun(seed, static_cast<std::size_t>(seats));
}

/// Plays `count` usual decisions, and on to the next one.
void playOn(Match& match, int count, std::uint64_t seed) {
    const Evaluation& evaluation = evaluationFor(match.rulebook());
    Random random(seed);
    Replies replies;
    (void)match.runToDecision(replies);
    for (int i = 0; i < count && !replies.empty(); ++i)
        (void)match.applyAndRunToDecision(evaluation.rolloutPolicy(match, replies, random), replies);
}

double sumOf(const Chances& chances) { return std::accumulate(chances.begin(), chances.end(), 0.0); }

bool isProbability(double chance) { return chance >= 0 && chance <= 1; }

/// Returns the two replies to the question, which must have at least two.
Replies firstTwo(const View& view) {
    Replies replies = view.legalReplies();
    replies.resize(2);
    return replies;
}

/// A position with two replies that are equal by symmetry: cards with other names that make no difference.
struct Twins {
    const char* position;
    const char* one;
    const char* other;
};
constexpr std::array<Twins, 4> allTwins{{
    {"turn 9 main player 1\nplayer 1\nlife 14\nhand Forest, Plains, Spined Wurm, Grizzly Bears, Raging Goblin\n"
     "battlefield Forest x3, Mountain, Hill Giant\nlibrary Forest x10, Grizzly Bears x10\nplayer 2\nlife 12\n"
     "hand Bog Imp\nbattlefield Swamp x3, Bog Imp\nlibrary Swamp x10, Bog Imp x10\nmoves\n",
     "play Forest", "play Plains"},
    {"turn 9 main player 1\nplayer 1\nlife 14\nhand Island, Plains, Grizzly Bears\nbattlefield Forest x3\n"
     "library Forest x10, Spined Wurm x10\nplayer 2\nlife 14\nbattlefield Swamp x3, Bog Imp\n"
     "library Swamp x10, Bog Imp x10\nmoves\n",
     "play Island", "play Plains"},
    {"turn 9 main player 1\nplayer 1\nlife 5\nhand Island, Swamp\nbattlefield Forest x3, Grizzly Bears\n"
     "library Forest x10, Grizzly Bears x10\nplayer 2\nlife 5\nbattlefield Mountain x3, Hill Giant\n"
     "library Mountain x10, Hill Giant x10\nmoves\n",
     "play Island", "play Swamp"},
    {"turn 9 main player 1\nplayer 1\nlife 20\nhand Mountain, Plains\nbattlefield Forest x3\nlibrary Forest x20\n"
     "player 2\nlife 20\nbattlefield Swamp x3\nlibrary Swamp x20\nmoves\n",
     "play Mountain", "play Plains"},
}};

}  // namespace

class TestChances : public QObject {
    Q_OBJECT

private:
    static void addEveryGame() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        for (const GameOfSeats& each : everyGame)
            QTest::addRow("%s of %d", each.name, each.seats) << QString(each.name) << each.seats;
    }

private slots:
    // ---- a chance is a probability

    void chancesOfAllSeatsSumToOne_data() { addEveryGame(); }
    void chancesOfAllSeatsSumToOne() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        for (const int decisions : {0, 7, 40, 90}) {
            Match match = begunWith(game, seats, 3);
            playOn(match, decisions, 3);
            if (match.pendingQuestion() == nullptr) continue;
            QVERIFY(std::abs(sumOf(evaluationFor(match.rulebook()).chances(match)) - 1) < 1e-9);
            const View view(match, match.playerToAct());
            Hints hints(view, {12, {}}, 1);
            for (const Hint& hint : hints.find()) {
                if (hint.line.empty()) continue;  // a single reply worth considering is shown without a chance
                QVERIFY(std::ranges::all_of(hint.chances, isProbability));
                QVERIFY2(std::abs(sumOf(hint.chances) - 1) < 1e-9, qPrintable(QString::number(sumOf(hint.chances))));
                QCOMPARE(hint.chances[view.viewer().value], hint.chance.value);
            }
        }
    }

    void aMatchOfFourStartsEven() {
        constexpr int matches = 5;
        double first = 0;
        for (std::uint64_t seed = 1; seed <= matches; ++seed) {
            Match match = BasebreakGame::instance().begun(seed, 4);
            playOn(match, 0, seed);
            const View view(match, match.playerToAct());
            ReplyComparison comparison(view, firstTwo(view), seed);
            QVERIFY(comparison.run(150));
            for (const double chance : comparison.chances(0))
                QVERIFY2(std::abs(chance - 0.25) < 0.15, qPrintable(QString::number(chance)));
            first += comparison.chance(0).value / matches;
        }
        QVERIFY2(std::abs(first - 0.25) < 0.05, qPrintable(QString::number(first)));
    }

    void aSharedWinCountsAsAShare() {
        const Match match = BasebreakGame::instance().begun(1, 4);
        const auto chancesAtTheEnd = [&](std::uint8_t winners) {
            MatchState state = match.state();
            state.globals.over = 1;
            state.globals.winners = winners;
            return evaluationFor(match.rulebook()).chances(Match(match.rulebook(), state));
        };
        QVERIFY((chancesAtTheEnd(0b0100) == Chances{0, 0, 1, 0}));
        QVERIFY((chancesAtTheEnd(0b1001) == Chances{0.5, 0, 0, 0.5}));
        QVERIFY((chancesAtTheEnd(0) == Chances{0.25, 0.25, 0.25, 0.25}));
    }

    /// With four seats, the search is too sure of a lead. The calibration makes chances less extreme and keeps their
    /// order.
    void theCalibrationMakesFourSeatsLessSure() {
        Match match = BasebreakGame::instance().begun(2, 4);
        playOn(match, 150, 2);
        QVERIFY(match.pendingQuestion() != nullptr);
        QVERIFY(sharpnessFor(match) < 0.8);
        const Evaluation& evaluation = evaluationFor(match.rulebook());
        const Chances sharp = evaluation.chances(match);
        const Chances shown = evaluation.chances(match, sharpnessFor(match));
        QVERIFY(std::abs(sumOf(shown) - 1) < 1e-9);
        QVERIFY(*std::ranges::max_element(shown) < *std::ranges::max_element(sharp));
        QVERIFY(*std::ranges::min_element(shown) > *std::ranges::min_element(sharp));
        for (std::size_t a = 0; a < 4; ++a) {
            for (std::size_t b = 0; b < 4; ++b) QCOMPARE(shown[a] < shown[b], sharp[a] < sharp[b]);
        }
    }

    // ---- a comparison with equal effort

    /// A single tree would spend its visits on the best reply and undervalue the others.
    void aChanceDoesNotDependOnTheOtherReplies() {
        const Match match = busyPosition();
        const View view(match, PlayerId(0));
        const Replies& replies = view.legalReplies();
        QVERIFY(replies.size() > 3);
        ReplyComparison all(view, replies, 1);
        QVERIFY(all.run(40));
        for (std::size_t i = 0; i < replies.size(); ++i) {
            ReplyComparison alone(view, {replies[i]}, 1);
            QVERIFY(alone.run(40));
            QCOMPARE(alone.effort(), all.effort());
            QVERIFY(alone.chance(0) == all.chance(i));
        }
    }

    void explorationDoesNotLowerAChance() {
        SearchTree tree;
        const PlayerId me(0);
        const SearchTree::NodeId root = tree.plant(me, 0);
        const SearchTree::EdgeId reply = tree.add(root, 1, 1);
        const SearchTree::NodeId next = tree.grow(reply, me, 2);
        const SearchTree::EdgeId good = tree.add(next, 3, 1);
        const SearchTree::EdgeId bad = tree.add(next, 4, 1);
        for (int i = 0; i < 100; ++i) {
            (void)tree.select(next, {good, bad}, 1);
            const bool explores = i % 10 == 0;
            tree.record({{root, reply}, {next, explores ? bad : good}}, {explores ? 0.0 : 0.5, 0.5});
        }
        QVERIFY(std::abs(tree.edge(reply).mean() - 0.45) < 1e-9);
        const double cost = explorationCost(tree, root, reply, me);
        QVERIFY2(cost > 0.04 && cost <= 0.05 + 1e-9, qPrintable(QString::number(cost)));
        QCOMPARE(explorationCost(tree, root, reply, PlayerId(1)), 0.0);
    }

    void aStoppedComparisonHasNoResult() {
        std::stop_source stop;
        stop.request_stop();
        const Match match = busyPosition();
        const View view(match, PlayerId(0));
        ReplyComparison comparison(view, firstTwo(view), 1);
        QVERIFY(!comparison.run(10, stop.get_token()));
        QCOMPARE(comparison.effort(), 0);
        QVERIFY(!evaluateMove(view, view.legalReplies().front(), 10, 1, stop.get_token()));
    }

    // ---- intervals

    /// Twenty searches with other worlds: the intervals of nearly all contain the mean.
    void intervalsContainTheMeanOfOtherSearches() {
        const Match match = busyPosition();
        const View view(match, PlayerId(0));
        const Replies& replies = view.legalReplies();
        int held = 0;
        int count = 0;
        double margins = 0;
        double apart = 0;
        for (std::size_t other = 1; other < 4; ++other) {
            std::vector<Estimate> differences;
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                ReplyComparison comparison(view, {replies[0], replies[other]}, seed);
                QVERIFY(comparison.run(60));
                differences.push_back(comparison.difference(0, 1));
                margins += differences.back().margin;
                apart += std::hypot(comparison.chance(0).margin, comparison.chance(1).margin);
            }
            double mean = 0;
            for (const Estimate& each : differences) mean += each.value / 20;
            for (const Estimate& each : differences) held += std::abs(each.value - mean) <= each.margin ? 1 : 0;
            count += 20;
        }
        QVERIFY2(held >= count * 85 / 100, qPrintable(QString::number(held)));
        // Common worlds make the difference more certain than two searches of their own.
        QVERIFY2(margins < 0.9 * apart, qPrintable(QString("%1 %2").arg(margins).arg(apart)));
    }

    // ---- mistakes

    void repliesEqualBySymmetryAreNeverMistakes_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < allTwins.size(); ++i)
            QTest::addRow("%s or %s in position %zu", allTwins[i].one, allTwins[i].other, i) << int(i);
    }
    void repliesEqualBySymmetryAreNeverMistakes() {
        QFETCH(int, number);
        const Twins& twins = allTwins[static_cast<std::size_t>(number)];
        Match match = positionOf(twins.position);
        Replies replies;
        (void)match.runToDecision(replies);
        const View view(match, PlayerId(0));
        const auto one = findReply(match, PlayerId(0), twins.one);
        const auto other = findReply(match, PlayerId(0), twins.other);
        QVERIFY(one && other && *one != *other);
        int wrong = 0;
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            for (const Reply& reply : {*one, *other}) {
                const auto verdict = evaluateMove(view, reply, 40, seed);
                QVERIFY(verdict);
                const bool isTwin = verdict->best.reply == *one || verdict->best.reply == *other;
                QVERIFY2(!isTwin || !verdict->isMistake(), qPrintable(words(match, reply)));
            }
            ReplyComparison comparison(view, {*one, *other}, seed);
            QVERIFY(comparison.run(40));
            const Estimate difference = comparison.difference(0, 1);
            wrong += difference.isClear() ? 1 : 0;
        }
        // A 95 % interval excludes the truth sometimes. A mistake needs a larger loss and a second search.
        QVERIFY2(wrong <= 4, qPrintable(QString::number(wrong)));
    }

    void aMistakeIsConfirmedByALongerSearch() {
        const Match match = positionOf(
            "turn 3 second main player 1\nplayer 1\nlife 1\nhand Lava Axe, Grizzly Bears\n"
            "battlefield Mountain x5\nlibrary Forest x9\n"
            "player 2\nlife 5\nbattlefield Wind Drake\nlibrary Forest x9\nmoves\n");
        const View view(match, PlayerId(0));
        for (const Reply& reply : view.legalReplies()) {
            const auto verdict = evaluateMove(view, reply, 60, 1);
            QVERIFY(verdict);
            const bool wins = words(match, reply) == "play Lava Axe";
            QCOMPARE(verdict->isMistake(), !wins);
            QCOMPARE(verdict->isAsGood(), wins);
            QCOMPARE(verdict->effort, wins ? 60 : 120);
        }
    }
};

DUELOGUE_TEST(TestChances, NoApplication)
#include "tst_chances.moc"
