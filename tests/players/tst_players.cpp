// Computer players: the information that they use, their replies, and the driver.
#include <QtTest>
#include <map>

#include "match/loop/Match.h"
#include "match/loop/Save.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "players/MakePlayer.h"
#include "players/plain/GreedyPlayer.h"
#include "players/plain/PlayMatch.h"
#include "players/plain/RandomPlayer.h"
#include "players/plain/ScriptedPlayer.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/Choices.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;

namespace {

/// Returns the reply of the greedy player in the position, in the notation.
QString greedyIn(const std::string& text) {
    const Match match = positionOf(text);
    GreedyPlayer player(evaluation(), 1);
    const Reply reply = player.choose(View(match, match.playerToAct()));
    return words(match, reply);
}

/// Returns how often the greedy player wins against the random one, with both decks at both seats.
int winsOfGreedy(int pairs) {
    int wins = 0;
    for (int game = 0; game < 2 * pairs; ++game) {
        const auto seed = static_cast<std::uint64_t>(game / 2);
        Match match = ArcanaGame::instance().begun(seed);
        GreedyPlayer greedy(evaluation(), seed);
        RandomPlayer random(seed);
        const bool first = game % 2 == 0;
        const std::array<ComputerPlayer*, 2> seats{first ? static_cast<ComputerPlayer*>(&greedy) : &random,
                                                   first ? static_cast<ComputerPlayer*>(&random) : &greedy};
        const MatchReport report = playMatch(match, seats);
        if (report.end == MatchReport::End::Over && match.state().globals.winners == (first ? 1 : 2)) ++wins;
    }
    return wins;
}

Match arcanaBegun(std::uint64_t seed) { return ArcanaGame::instance().begun(seed); }

}  // namespace

class TestPlayers : public QObject {
    Q_OBJECT

private slots:
    void playersAreMadeByTheirNames() {
        for (const std::string& name : playerNames()) {
            const auto made = makePlayer(name, rules(), 1);
            const auto* player = std::get_if<std::unique_ptr<ComputerPlayer>>(&made);
            QVERIFY(player != nullptr);
            QCOMPARE((*player)->name(), name);
        }
        const auto wrong = makePlayer("gredy", rules(), 1);
        QCOMPARE(std::get<std::string>(wrong), std::string("unknown player \"gredy\". Did you mean \"greedy\"?"));
        const auto strange = makePlayer("kasparov", rules(), 1);
        QCOMPARE(std::get<std::string>(strange),
                 std::string("unknown player \"kasparov\". The players are random, greedy, novice, apprentice, adept, "
                             "expert, master, search:1000, search:2s, ensemble:1000 and process:COMMAND"));
    }

    /// S4.18: uniform over the legal replies.
    void theRandomPlayerChoosesUniformly() {
        const Match match =
            positionOf("player 1\nhand Forest, Mountain, Swamp\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n");
        const View view(match, match.playerToAct());
        QCOMPARE(view.legalReplies().size(), std::size_t{4});
        RandomPlayer player(1);
        std::map<Reply, int> counts;
        constexpr int draws = 4000;
        for (int i = 0; i < draws; ++i) ++counts[player.choose(view)];
        QCOMPARE(counts.size(), std::size_t{4});
        for (const auto& [reply, count] : counts)
            QVERIFY2(count > 900 && count < 1100, qPrintable(QString::number(count)));
    }

    void aSampledWorldLooksTheSameToItsPlayer() {
        Random random(1);
        int checked = 0;
        atChoices(20, arcanaBegun, [&](const ReadableMatch& match) {
            const View view(match, match.playerToAct());
            const Match world(rules(), view.sample(random));
            const auto problem = problemIn(world.state(), rules());
            QVERIFY2(!problem, problem ? problem->c_str() : "");
            QVERIFY(View(world, match.playerToAct()) == view);
            ++checked;
        });
        QVERIFY(checked > 2000);
    }

    void aSampledWorldAcceptsEveryReplyOfTheView() {
        Random random(1);
        atChoices(20, arcanaBegun, [&](const ReadableMatch& match) {
            const View view(match, match.playerToAct());
            const Match world(rules(), view.sample(random));
            for (const Reply& reply : view.legalReplies()) {
                Match tried = world;
                QCOMPARE(tried.play(match.playerToAct(), reply), MessageId::None);
            }
        });
    }

    /// The view stays the same with another hidden hand, other libraries and another generator.
    void hiddenCardsDoNotChangeTheReply() {
        Random random(2);
        int checked = 0;
        atChoices(12, arcanaBegun, [&](const ReadableMatch& match) {
            if (++checked % 2 == 0) return;
            const View view(match, match.playerToAct());
            const Match other(rules(), view.sample(random));
            for (const char* name : {"random", "greedy"}) {
                const auto one = makePlayer(name, rules(), 5);
                const auto two = makePlayer(name, rules(), 5);
                const Reply expected = std::get<0>(one)->choose(view);
                const Reply found = std::get<0>(two)->choose(View(other, match.playerToAct()));
                const auto said = [&](const Reply& reply) {
                    return QString::fromStdString(writeReply(match, match.playerToAct(), reply));
                };
                QCOMPARE(said(found), said(expected));
                QVERIFY(found == expected);
            }
        });
        QVERIFY(checked > 1000);
    }

    /// The control of the test above: a known card does change the reply.
    void knownCardsChangeTheReply() {
        const auto position = [](const char* attacker) {
            return std::string(
                       "turn 2 blockers\nplayer 1\nlife 20\nbattlefield Grizzly Bears\nlibrary Forest x9\n"
                       "player 2\nbattlefield ") +
                   attacker + " (attacking, tapped)\nlibrary Forest x9\nmoves\n";
        };
        QCOMPARE(greedyIn(position("Goblin Bully")), QStringLiteral("block Goblin Bully with Grizzly Bears"));
        QCOMPARE(greedyIn(position("Charging Rhino")), QStringLiteral("done"));
    }

    void theScriptedPlayerFollowsItsList() {
        Match match =
            positionOf("player 1\nhand Forest, Mountain\nlibrary Forest x9\nplayer 2\nlibrary Forest x9\nmoves\n");
        ScriptedPlayer player({"play Mountain", "play Swamp"});
        QCOMPARE(writeReply(match, PlayerId(0), player.choose(View(match, PlayerId(0)))), std::string("play Mountain"));
        QVERIFY(player.problem().empty() && !player.isAtEnd());
        QCOMPARE(writeReply(match, PlayerId(0), player.choose(View(match, PlayerId(0)))), std::string("pass"));
        QVERIFY(player.isAtEnd());
        QVERIFY2(player.problem().starts_with("\"play Swamp\" does not fit: player 1 is asked for priority"),
                 player.problem().c_str());
    }

    void forcedQuestionsAreNotAsked() {
        class Careful final : public ComputerPlayer {
        public:
            using ComputerPlayer::choose;
            Reply choose(const View& view, const std::stop_token& /*stop*/) override {
                if (view.legalReplies().size() < 2) ++forced;
                return view.legalReplies().back();
            }
            std::string name() const override { return "careful"; }
            int forced = 0;
        };
        Match match = ArcanaGame::instance().begun(3);
        Careful player;
        const std::array<ComputerPlayer*, 2> seats{&player, &player};
        const MatchReport report = playMatch(match, seats, {.turns = 30, .decisions = 5000});
        QCOMPARE(player.forced, 0);
        QVERIFY(report.decisions > report.choices && report.choices > 0);
    }

    void anOverlongMatchStaysUnfinished() {
        Match match = ArcanaGame::instance().begun(3);
        RandomPlayer player(1);
        const std::array<ComputerPlayer*, 2> seats{&player, &player};
        MatchReport report = playMatch(match, seats, {.turns = 2, .decisions = 100'000});
        QCOMPARE(report.end, MatchReport::End::Unfinished);
        QCOMPARE(report.turns, 3);
        report = playMatch(match, seats, {.turns = 1000, .decisions = 10});
        QCOMPARE(report.end, MatchReport::End::Unfinished);
        QVERIFY(report.decisions >= 10);
        // A match stops at the first choice beyond the limit. Each call makes one choice and gives the forced replies
        // after it.
        for (int i = 0; i < 20; ++i) {
            report = playMatch(match, seats, {.turns = 1000, .decisions = 1});
            QCOMPARE(report.choices, 1);
            Replies replies;
            match.legalReplies(replies);
            QVERIFY(replies.size() > 1);
        }
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(playMatch(match, seats, {}, stop.get_token()).decisions, 0);
    }

    void anIllegalReplyEndsTheMatchAndNamesThePlayer() {
        class Liar final : public ComputerPlayer {
        public:
            using ComputerPlayer::choose;
            Reply choose(const View& /*view*/, const std::stop_token& /*stop*/) override {
                return Reply(ReplyWord::Number);
            }
            std::string name() const override { return "liar"; }
        };
        Match match = ArcanaGame::instance().begun(3);
        Liar player;
        const std::array<ComputerPlayer*, 2> seats{&player, &player};
        const MatchReport report = playMatch(match, seats);
        QCOMPARE(report.end, MatchReport::End::Refused);
        QVERIFY2(report.message.starts_with("liar: number 0: "), report.message.c_str());
    }

    void aGameWithoutEvaluationCanBePlayed() {
        madeup::Table table;
        table.hand(madeup::A, {"Grunt", "Hedge Money"}).hand(madeup::B, {"Grunt"});
        table.begin();
        Match match = table.match();
        GreedyPlayer greedy(evaluationFor(madeup::madeUpRules()), 1);
        RandomPlayer random(1);
        const std::array<ComputerPlayer*, 2> seats{&greedy, &random};
        const MatchReport report = playMatch(match, seats, {.turns = 60, .decisions = 5000});
        QVERIFY2(report.end == MatchReport::End::Over || report.end == MatchReport::End::Unfinished,
                 report.message.c_str());
        QVERIFY(report.choices > 0);
    }

    // ---- the greedy player

    void theGreedyPlayerFindsTheBestReply_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* name, const char* position, const char* answer) {
            QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(answer);
        };
        row("plays a land", "player 1\nhand Forest, Lava Axe\nlibrary Forest x9\nplayer 2\nlibrary Forest x9\nmoves\n",
            "play Forest");
        row("plays the best creature it can",
            "player 1\nhand Grizzly Bears, Spined Wurm, Raging Goblin\nbattlefield Forest x5, Mountain\nlibrary Forest "
            "x9\n"
            "player 2\nlibrary Forest x9\nmoves\n",
            "play Spined Wurm");
        row("keeps a spell without effect",
            "player 1\nhand Monstrous Growth\nbattlefield Forest x2\nlibrary Forest x9\nplayer 2\nbattlefield Grizzly "
            "Bears\n"
            "library Forest x9\nmoves\n",
            "pass");
        row("kills the most valuable creature",
            "turn 1 main\nplayer 1\nhand Hand of Death\nbattlefield Swamp x3\nlibrary Swamp x9\n"
            "player 2\nbattlefield Raging Goblin, Spined Wurm\nlibrary Forest x9\nmoves\n",
            "play Hand of Death");
        row("attacks an opponent without blockers",
            "turn 3 attackers player 1\nplayer 1\nbattlefield Grizzly Bears\nlibrary Forest x9\n"
            "player 2\nlibrary Forest x9\nmoves\n",
            "attack Grizzly Bears");
        row("does not attack into something bigger",
            "turn 3 attackers player 1\nplayer 1\nbattlefield Grizzly Bears\nlibrary Forest x9\n"
            "player 2\nbattlefield Spined Wurm\nlibrary Forest x9\nmoves\n",
            "done");
        row("wins when it can, by a spell",
            "turn 3 main player 1\nplayer 1\nhand Lava Axe\nbattlefield Mountain x5\nlibrary Forest x9\n"
            "player 2\nlife 5\nbattlefield Giant Spider\nlibrary Forest x9\nmoves\n",
            "play Lava Axe");
        row("blocks and kills",
            "turn 2 blockers player 2\nplayer 1\nlife 20\nbattlefield Spined Wurm\nlibrary Forest x9\n"
            "player 2\nbattlefield Grizzly Bears (attacking, tapped)\nlibrary Forest x9\nmoves\n",
            "block Grizzly Bears with Spined Wurm");
        row("does not sacrifice a creature needlessly",
            "turn 2 blockers player 2\nplayer 1\nlife 20\nbattlefield Grizzly Bears\nlibrary Forest x9\n"
            "player 2\nbattlefield Spined Wurm (attacking, tapped)\nlibrary Forest x9\nmoves\n",
            "done");
        row("chump-blocks to survive",
            "turn 2 blockers player 2\nplayer 1\nlife 5\nbattlefield Grizzly Bears\nlibrary Forest x9\n"
            "player 2\nbattlefield Spined Wurm (attacking, tapped)\nlibrary Forest x9\nmoves\n",
            "block Spined Wurm with Grizzly Bears");
    }

    void theGreedyPlayerFindsTheBestReply() {
        QFETCH(QString, position);
        QFETCH(QString, answer);
        QCOMPARE(greedyIn(position.toStdString()), answer);
    }

    void theGreedyPlayerAimsAtTheBestTarget() {
        Match match = positionOf(
            "turn 1 main\nplayer 1\nhand Hand of Death\nbattlefield Swamp x3\nlibrary Swamp x9\n"
            "player 2\nbattlefield Raging Goblin, Spined Wurm, Grizzly Bears\nlibrary Forest x9\nmoves\n");
        GreedyPlayer player(evaluation(), 1);
        QCOMPARE(match.play(PlayerId(0), player.choose(View(match, PlayerId(0)))), MessageId::None);
        QCOMPARE(writeReply(match, PlayerId(0), player.choose(View(match, PlayerId(0)))),
                 std::string("choose Spined Wurm"));
    }

    void theGreedyPlayerBeatsTheRandomOne() {
        const int wins = winsOfGreedy(50);
        QVERIFY2(wins >= 85, qPrintable(QString::number(wins)));
    }

    void aStoppedPlayerAnswersImmediately() {
        const Match match = positionOf("player 1\nhand Forest\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n");
        std::stop_source stop;
        stop.request_stop();
        GreedyPlayer player(evaluation(), 1);
        const View view(match, match.playerToAct());
        const Reply reply = player.choose(view, stop.get_token());
        QVERIFY(std::find(view.legalReplies().begin(), view.legalReplies().end(), reply) != view.legalReplies().end());
    }
};

DUELOGUE_TEST(TestPlayers, NoApplication)
#include "tst_players.moc"
