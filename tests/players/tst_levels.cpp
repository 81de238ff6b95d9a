// The levels overlook more the weaker they are, but never make absurd moves.
#include <QtTest>
#include <set>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/search/Level.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;

namespace {

/// Returns the number of seeds for a level. The master level is slow and varies little between seeds.
std::uint64_t seedsFor(const Level& level) { return level.margin > 0 ? 40 : 8; }

/// Plays the rest of the turn. The player replies for the player to act, and the rollout policy for the other one.
/// Returns the player's replies.
std::set<QString> answersInThisTurn(Match& match, ComputerPlayer& player) {
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    std::set<QString> given;
    Random random(1);
    Replies replies;
    while (match.pendingQuestion() != nullptr && match.state().globals.turn == turn) {
        match.legalReplies(replies);
        Reply reply = replies.front();
        if (replies.size() > 1 && match.playerToAct() == self) {
            reply = player.choose(View(match, self));
            given.insert(words(match, reply));
        } else if (replies.size() > 1) {
            reply = evaluation().rolloutPolicy(match, replies, random);
        }
        match.apply(reply);
    }
    return given;
}

/// Returns all replies of a level in the turn, over its seeds.
std::set<QString> everAnsweredBy(const Level& level, const Match& start) {
    std::set<QString> all;
    for (std::uint64_t seed = 1; seed <= seedsFor(level); ++seed) {
        Match match = start;
        all.merge(answersInThisTurn(match, *playerOf(level, rules(), seed)));
    }
    return all;
}

QString list(const std::set<QString>& answers) { return QStringList(answers.begin(), answers.end()).join(", "); }

}  // namespace

class TestLevels : public QObject {
    Q_OBJECT

    /// Verifies that every level gives this reply during the turn.
    static void everyLevelAlwaysAnswers(const Match& start, const QString& wanted) {
        for (const Level& level : levels()) {
            for (std::uint64_t seed = 1; seed <= seedsFor(level); ++seed) {
                Match match = start;
                const auto answers = answersInThisTurn(match, *playerOf(level, rules(), seed));
                QVERIFY2(answers.contains(wanted), qPrintable(QString::fromUtf8(level.name) + ": " + list(answers)));
            }
        }
    }

private slots:
    void everyLevelTakesAnImmediateWin() {
        const Match match = positionOf(
            "turn 3 main player 1\nplayer 1\nhand Lava Axe, Grizzly Bears\nbattlefield Mountain x5\nlibrary Forest x9\n"
            "player 2\nlife 5\nbattlefield Giant Spider\nlibrary Forest x9\nmoves\n");
        for (const Level& level : levels()) {
            const auto player = playerOf(level, rules(), 1);
            QCOMPARE(words(match, player->choose(View(match, PlayerId(0)))), QStringLiteral("play Lava Axe"));
        }
    }

    // ---- absurd moves

    void noLevelGivesAnAbsurdReply_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("absurd");
        QTest::newRow("destroys its own cards")
            << "turn 9 main player 1\nplayer 1\nhand Path of Peace\nbattlefield Plains x4, Regal Unicorn\n"
               "library Plains x12\nplayer 2\nbattlefield Forest x4, Giant Spider, Spined Wurm (tapped)\n"
               "library Forest x12\nmoves\n"
            << "choose Regal Unicorn";
        QTest::newRow("burns itself")
            << "turn 9 main player 1\nplayer 1\nlife 9\nhand Lava Axe\nbattlefield Mountain x5\nlibrary Mountain x12\n"
               "player 2\nlife 19\nbattlefield Forest x4\nlibrary Forest x12\nmoves\n"
            << "choose player 1";
        QTest::newRow("pricks itself")
            << "turn 1 main player 1\nplayer 1\nlife 20\nhand Scorching Spear, Raging Cougar\nbattlefield Mountain\n"
               "library Mountain x12\nplayer 2\nlife 20\nlibrary Forest x12\nmoves\n"
            << "choose player 1";
        QTest::newRow("discards its own hand")
            << "turn 9 main player 1\nplayer 1\nhand Mind Rot, Muck Rats, Bog Imp\nbattlefield Swamp x3\n"
               "library Swamp x12\nplayer 2\nhand Forest, Grizzly Bears\nbattlefield Forest x4\nlibrary Forest x12\n"
               "moves\n"
            << "choose player 1";
        QTest::newRow("discards its own hand when the opponent has none")
            << "turn 24 main player 1\nplayer 1\nlife 20\nhand Mind Rot, Mind Rot, Assassin's Blade\n"
               "battlefield Swamp x5, Volcanic Dragon\nlibrary Swamp x12\nplayer 2\nlife 11\n"
               "battlefield Forest x4, Willow Dryad, Starlit Angel\nlibrary Forest x12\nmoves\n"
            << "choose player 1";
        QTest::newRow("wastes a card")
            << "turn 24 main player 1\nplayer 1\nlife 20\nhand Mind Rot\nbattlefield Swamp x5\nlibrary Swamp x12\n"
               "player 2\nlife 11\nbattlefield Forest x4, Willow Dryad\nlibrary Forest x12\nmoves\n"
            << "play Mind Rot";
        QTest::newRow("does not feed a burning effect")
            << "turn 9 main player 1\nplayer 1\nhand Blaze\nbattlefield Mountain x6\nlibrary Mountain x12\n"
               "player 2\nlife 18\nbattlefield Forest x4, Spined Wurm\nlibrary Forest x12\nmoves\n"
            << "number 0";
        QTest::newRow("attacks without a chance to survive")
            << "turn 9 main player 1\nplayer 1\nbattlefield Forest x4, Gorilla Warrior\nlibrary Forest x12\n"
               "player 2\nlife 20\nbattlefield Forest x4, Spined Wurm\nlibrary Forest x12\nmoves\n"
            << "attack Gorilla Warrior";
        QTest::newRow("chump-blocks a harmless attack")
            << "turn 8 main player 2\nplayer 1\nlife 20\nbattlefield Swamp x4, Muck Rats\nlibrary Swamp x12\n"
               "player 2\nlife 20\nbattlefield Mountain x4, Hill Giant\nlibrary Mountain x12\n"
               "moves\n2 attack Hill Giant\n2 done\n"
            << "block Muck Rats Hill Giant";
        QTest::newRow("burns a creature that survives")
            << "turn 9 main player 1\nplayer 1\nlife 20\nhand Volcanic Hammer\nbattlefield Mountain x4\n"
               "library Mountain x12\nplayer 2\nlife 20\nbattlefield Forest x4, Gorilla Warrior, Spined Wurm\n"
               "library Forest x12\nmoves\n"
            << "choose Spined Wurm";
    }
    void noLevelGivesAnAbsurdReply() {
        QFETCH(QString, position);
        QFETCH(QString, absurd);
        const Match match = positionOf(position.toStdString());
        for (const Level& level : levels()) {
            const std::set<QString> answers = everAnsweredBy(level, match);
            QVERIFY2(!answers.contains(absurd), qPrintable(QString::fromUtf8(level.name) + ": " + list(answers)));
        }
    }

    void everyLevelPlaysItsLand() {
        const Match start = positionOf(
            "turn 5 main player 1\nplayer 1\nhand Forest, Grizzly Bears, Hill Giant\nbattlefield Forest x2\n"
            "library Forest x12\nplayer 2\nbattlefield Forest x2, Grizzly Bears\nlibrary Forest x12\nmoves\n");
        everyLevelAlwaysAnswers(start, "play Forest");
    }

    void everyLevelAttacksAnUndefendedOpponent() {
        const Match start = positionOf(
            "turn 5 main player 1\nplayer 1\nlife 20\nbattlefield Forest x4, Gorilla Warrior\nlibrary Forest x12\n"
            "player 2\nlife 20\nbattlefield Forest x4\nlibrary Forest x12\nmoves\n");
        everyLevelAlwaysAnswers(start, "attack Gorilla Warrior");
    }

    // ---- the weakest level

    /// If several replies are sound, the weakest level varies between them.
    void theWeakestLevelVariesItsReplies() {
        const Match match = positionOf(
            "turn 9 main player 1\nplayer 1\nhand Grizzly Bears, Jungle Lion, Elvish Ranger, Panther Warriors\n"
            "battlefield Forest x3\nlibrary Forest x12\n"
            "player 2\nbattlefield Forest x3, Grizzly Bears\nlibrary Forest x12\nmoves\n");
        const std::set<QString> novice = everAnsweredBy(levels().front(), match);
        QVERIFY2(novice.size() >= 4, qPrintable(list(novice)));
    }
};

DUELOGUE_TEST(TestLevels, NoApplication)
#include "tst_levels.moc"
