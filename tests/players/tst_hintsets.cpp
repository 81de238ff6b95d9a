// Hints about sets that are chosen one by one, and reasons for hints.
#include <QtTest>

#include "match/arcana/Table.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "players/search/Hints.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/TributeGame.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;
using namespace std::chrono_literals;

namespace {

QStringList inWords(const ReadableMatch& match, const Replies& answer) {
    QStringList all;
    for (const Reply& reply : answer) all << words(match, reply);
    all.sort();
    return all;
}

std::vector<Hint> hintsAt(const Match& match, int iterations) {
    return Hints(View(match, match.playerToAct()), Budget{iterations, 0ms}, 1).find();
}

/// Returns a match of Arcana at a position after moves in the notation.
Match after(const std::string& position, const std::vector<std::string>& moves) {
    const auto read = readScenarios("game arcana\n" + position);
    if (const auto* error = std::get_if<NotationError>(&read)) qFatal("%s", error->message().c_str());
    ScenarioRunner runner(rules());
    auto wrong = runner.setUp(std::get<std::vector<Scenario>>(read).front());
    for (const std::string& move : moves) {
        if (!wrong) wrong = runner.play({1, move}, false);
    }
    if (wrong) qFatal("%s", wrong->message().c_str());
    return runner.match();
}

/// Returns the life of both players, the viewer's first.
std::vector<double> lives(const ReadableMatch& match) {
    return {double(value(match.state(), PlayerId(0), arcana::Value::Life)),
            double(value(match.state(), PlayerId(1), arcana::Value::Life))};
}

}  // namespace

class TestHintSets : public QObject {
    Q_OBJECT

private slots:
    /// Only both attackers together win.
    void allAttackersAreOneHint() {
        const Match match = positionOf(
            "turn 9 attackers player 1\nplayer 1\nlife 3\nbattlefield Forest x3, Gorilla Warrior, Grizzly Bears\n"
            "library Forest x9\nplayer 2\nlife 5\nbattlefield Swamp x2, Spined Wurm (tapped)\nlibrary Swamp "
            "x9\nmoves\n");
        const std::vector<Hint> hints = hintsAt(match, 300);
        QVERIFY(hints.size() >= 2);
        QCOMPARE(inWords(match, hints.front().answer),
                 QStringList({"attack Gorilla Warrior", "attack Grizzly Bears", "done"}));
        QVERIFY2(hints.front().chance.value > .95, qPrintable(QString::number(hints.front().chance.value)));
        QCOMPARE(hints.front().line.front().reply, hints.front().reply);
        // The other hints are other sets, with a chance of their own.
        for (std::size_t i = 1; i < hints.size(); ++i) {
            QVERIFY(inWords(match, hints[i].answer) != inWords(match, hints.front().answer));
            QVERIFY2(hints[i].loss.value > .1, qPrintable(inWords(match, hints[i].answer).join(", ")));
        }
    }

    void allBlockersAreOneHint() {
        const Match match = after(
            "turn 8 attackers\nplayer 1\nlife 3\nbattlefield Forest x3, Gorilla Warrior, Grizzly Bears\n"
            "library Forest x9\nplayer 2\nlife 20\nbattlefield Swamp x2, Spined Wurm, Hill Giant\nlibrary Swamp x9\n"
            "moves\n",
            {"2 attack Spined Wurm", "2 attack Hill Giant", "2 done", "2 pass", "1 pass"});
        const std::vector<Hint> hints = hintsAt(match, 300);
        QVERIFY(!hints.empty());
        // Each of the two attackers alone would be lethal.
        const QStringList blocks = inWords(match, hints.front().answer).filter("block ");
        QCOMPARE(blocks.size(), 2);
        QCOMPARE(blocks.filter("block Spined Wurm with ").size(), 1);
    }

    void allDiscardedCardsAreOneHint() {
        Match match = after(
            "turn 1 main\nplayer 1\nhand Mind Rot\nbattlefield Swamp x3\nlibrary Swamp x9\n"
            "player 2\nhand Hill Giant, Storm Crow, Plains, Island\nbattlefield Mountain x4\nlibrary Plains "
            "x9\nmoves\n",
            {"1 play Mind Rot", "1 choose player 2", "1 pay auto", "1 pass", "2 pass"});
        QCOMPARE(match.playerToAct(), PlayerId(1));
        const std::vector<Hint> hints = hintsAt(match, 100);
        QVERIFY(hints.size() >= 2);
        for (const Hint& hint : hints) QCOMPARE(hint.answer.size(), std::size_t(2));
        for (std::size_t i = 1; i < hints.size(); ++i)
            QVERIFY(inWords(match, hints[i].answer) != inWords(match, hints[0].answer));
        // The set is the whole answer.
        const CommunicationId question = match.pendingQuestion()->id;
        for (const Reply& reply : hints.front().answer) {
            QCOMPARE(match.pendingQuestion()->id, question);
            QCOMPARE(match.play(PlayerId(1), reply), MessageId::None);
        }
        QVERIFY(match.pendingQuestion()->id != question);
    }

    /// Playing a card and what follows are different decisions.
    void anActionIsAloneInItsHint() {
        const Match match = busyPosition();
        for (const Hint& hint : hintsAt(match, 60)) QCOMPARE(hint.answer.size(), std::size_t(1));
    }

    void everyAnswerCanBePlayed_data() {
        QTest::addColumn<int>("number");
        QTest::newRow("arcana") << 0;
        QTest::newRow("basebreak") << 1;
        QTest::newRow("netrun") << 2;
        QTest::newRow("tribute") << 3;
    }
    void everyAnswerCanBePlayed() {
        QFETCH(int, number);
        Match match = number == 0   ? ArcanaGame::instance().begun(3)
                      : number == 1 ? BasebreakGame::instance().begun(3, 3)
                      : number == 2 ? NetrunGame::instance().begun(3)
                                    : TributeGame::instance().begun(3);
        Random random(5);
        for (int decision = 0; decision < 60 && match.pendingQuestion() != nullptr; ++decision) {
            const std::vector<Hint> hints = hintsAt(match, 8);
            QVERIFY(!hints.empty());
            for (const Hint& hint : hints) {
                Match copy = match;
                for (const Reply& reply : hint.answer) QCOMPARE(copy.play(match.playerToAct(), reply), MessageId::None);
            }
            const Hint& hint = hints[static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(hints.size())))];
            QCOMPARE(match.play(match.playerToAct(), hint.reply), MessageId::None);
        }
    }

    void theReasonIsTheExpectedDifference() {
        const Match match = positionOf(
            "turn 9 attackers player 1\nplayer 1\nlife 20\nbattlefield Forest x3, Spined Wurm\nlibrary Forest x9\n"
            "player 2\nlife 20\nbattlefield Swamp x2\nlibrary Swamp x9\nmoves\n");
        Hints hints(View(match, PlayerId(0)), Budget{400, 0ms}, 1);
        QVERIFY(hints.explain(lives).empty());  // before there are hints
        const std::vector<Hint> found = hints.find();
        QCOMPARE(found.front().words, std::string("attack Spined Wurm"));
        const std::vector<Estimate> differences = hints.explain(lives);
        QCOMPARE(differences.size(), std::size_t(2));
        QVERIFY(!differences[0].isClear());
        QVERIFY(differences[1].isClear());
        QVERIFY2(std::abs(differences[1].value + 5) < .5, qPrintable(QString::number(differences[1].value)));
        // The numbers of the hints are the same with and without a reason.
        QCOMPARE(hintsAt(match, 400).front().chance, found.front().chance);
    }

    void equallyGoodRepliesNeedNoReason() {
        const Match match = positionOf(
            "turn 9 main player 1\nplayer 1\nlife 20\nhand Forest, Mountain\nbattlefield Swamp x3\nlibrary Swamp x9\n"
            "player 2\nlife 20\nbattlefield Swamp x2\nlibrary Swamp x9\nmoves\n");
        Hints hints(View(match, PlayerId(0)), Budget{60, 0ms}, 1);
        const std::vector<Hint> found = hints.find();
        QVERIFY(found.size() >= 2 && found[1].isAsGood());
        QVERIFY(hints.explain(lives).empty());
    }
};

DUELOGUE_TEST(TestHintSets, NoApplication)
#include "tst_hintsets.moc"
