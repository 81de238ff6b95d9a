// Tribute: positions with an obvious play for the greedy player.
#include <QtTest>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "match/tribute/Field.h"
#include "players/plain/Evaluation.h"
#include "players/plain/GreedyPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/Positions.h"
#include "tests/support/match/TributeGame.h"
#include "tests/support/players/LethalPositions.h"

using namespace duelogue;

namespace {

constexpr int mostTributeAnswers = 60;

const tribute::Tribute& tributeRules() { return TributeGame::instance().rulebook(); }

/// Returns the replies of the greedy player in its turn, in the notation.
QStringList tributeTurn(const std::string& text, std::uint64_t seed) {
    Match match = matchAt(tributeRules(), "game tribute\n" + text + "moves\n");
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    GreedyPlayer player(evaluationFor(tributeRules()), seed);
    QStringList given;
    Replies replies;
    while (match.pendingQuestion() != nullptr && match.state().globals.turn == turn &&
           given.size() < mostTributeAnswers) {
        match.legalReplies(replies);
        const bool chooses = replies.size() > 1 && match.playerToAct() == self;
        const Reply reply = chooses ? player.choose(View(match, self)) : replies.front();
        if (chooses) given << QString::fromStdString(writeReply(match, self, reply));
        match.apply(reply);
    }
    return given;
}

}  // namespace

class TestTributeplay : public QObject {
    Q_OBJECT

private slots:
    void theGreedyPlayerPlaysWell_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("does");
        QTest::addColumn<QString>("avoids");
        const auto at = [](const QString& mine, const QString& others) {
            const QString deck = QStringLiteral("deck Witty Phantom x10\n");
            return "turn 3 main\nplayer 1\n" + mine + "\n" + deck + "player 2\n" + others + "\n" + deck;
        };
        QTest::newRow("attacks a weaker monster")
            << at("field Summoned Skull", "field Battle Ox") << "attack Battle Ox with Summoned Skull"
            << "";
        QTest::newRow("does not attack a stronger monster") << at("field Battle Ox", "field Summoned Skull") << ""
                                                            << "attack Summoned Skull with Battle Ox";
        QTest::newRow("takes the win") << at("field Battle Ox", "life 1500") << "strike Battle Ox"
                                       << "";
        QTest::newRow("attacks the player directly") << at("field Battle Ox", "life 8000") << "strike Battle Ox"
                                                     << "";
        QTest::newRow("sets a defender against a stronger monster")
            << at("hand Giant Soldier of Stone", "field La Jinn the Mystical Genie of the Lamp")
            << "set Giant Soldier of Stone"
            << "summon Giant Soldier of Stone";
        QTest::newRow("summons a strong monster") << at("hand Battle Ox", "field Claw Reacher") << "summon Battle Ox"
                                                  << "";
        QTest::newRow("clears the field of the other side")
            << at("hand Dark Hole", "field Summoned Skull, Battle Ox, Judge Man") << "use Dark Hole"
            << "";
        QTest::newRow("keeps its own field")
            << at("hand Dark Hole\nfield Summoned Skull, Judge Man", "field Claw Reacher") << ""
            << "use Dark Hole";
        QTest::newRow("strengthens its own monster")
            << at("hand Dark Energy\nfield Feral Imp", "field Ryu-Kishin") << ""
            << "choose Ryu-Kishin";
        QTest::newRow("takes the stronger one")
            << at("hand Change of Heart", "field Blue-Eyes White Dragon, Claw Reacher")
            << "choose Blue-Eyes White Dragon"
            << "choose Claw Reacher";
        QTest::newRow("brings back the stronger one")
            << at("hand Monster Reborn\ngraveyard Claw Reacher, Summoned Skull", "field Battle Ox")
            << "choose Summoned Skull"
            << "";
        QTest::newRow("gives up the weaker one")
            << at("hand Summoned Skull\nfield Claw Reacher, La Jinn the Mystical Genie of the Lamp", "field Judge Man")
            << ""
            << "choose La Jinn the Mystical Genie of the Lamp";
    }
    void theGreedyPlayerPlaysWell() {
        QFETCH(QString, position);
        QFETCH(QString, does);
        QFETCH(QString, avoids);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const QStringList given = tributeTurn(position.toStdString(), seed);
            const QByteArray all = given.join(", ").toUtf8();
            QVERIFY2(given.size() < mostTributeAnswers, all);
            QVERIFY2(does.isEmpty() || given.contains(does), all);
            QVERIFY2(avoids.isEmpty() || !given.contains(avoids), all);
        }
    }

    void theSearchFindsEveryWinInThisTurn() {
        const auto begun = [](std::uint64_t seed, Random& /*random*/) { return TributeGame::instance().begun(seed); };
        const auto isWorthALook = [](const ReadableMatch& match) {
            const MatchState& state = match.state();
            const PlayerId other = tribute::rivalOf(state, match.playerToAct());
            return tribute::phase(state) == tribute::Detail::Main && state.globals.turn > 1 &&
                   value(state, other, tribute::Value::Life) < 4500;
        };
        const std::string missed = missedWins(lethalPositions({begun, isWorthALook}, 50));
        QVERIFY2(missed.empty(), ("missed: " + missed).c_str());
    }
};

DUELOGUE_TEST(TestTributeplay, QCoreApplication)
#include "tst_tributeplay.moc"
