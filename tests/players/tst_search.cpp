// The searching players: they use only their view, are repeatable, and find good replies.
#include <QtTest>
#include <set>
#include <stop_token>
#include <thread>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/MakePlayer.h"
#include "players/plain/PlayMatch.h"
#include "players/search/Hints.h"
#include "players/search/Level.h"
#include "players/search/SearchPlayer.h"
#include "players/search/SearchTree.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/SelfPlay.h"
#include "tests/support/players/LethalPositions.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;
using namespace std::chrono_literals;

namespace {

/// Returns positions in which a creature can attack freely, unless the opponent holds the card that was seen.
template <class Row>
std::vector<Row> seenCards() {
    return {
        {"turn 9 attackers player 1\nplayer 1\nlife 20\nbattlefield Forest x5, Spined Wurm\nlibrary Forest x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Swamp x2\nlibrary Swamp x12\nmoves\n",
         "Assassin's Blade", "Mind Rot", "done", "attack Spined Wurm"},
        {"turn 9 attackers player 1\nplayer 1\nlife 20\nbattlefield Plains x5, Starlit Angel\nlibrary Plains x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Swamp x2\nlibrary Swamp x12\nmoves\n",
         "Assassin's Blade", "Raise Dead", "done", "attack Starlit Angel"},
        {"turn 9 attackers player 1\nplayer 1\nlife 20\nbattlefield Mountain x5, Raging Goblin\nlibrary Mountain x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Mountain\nlibrary Mountain x12\nmoves\n",
         "Scorching Winds", "Mountain Goat", "done", "attack Raging Goblin"},
        {"turn 9 attackers player 1\nplayer 1\nlife 20\nbattlefield Plains x5, Cloud Pirates\nlibrary Plains x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Mountain\nlibrary Mountain x12\nmoves\n",
         "Scorching Winds", "Mountain Goat", "done", "attack Cloud Pirates"},
        {"turn 9 attackers player 1\nplayer 1\nlife 20\nbattlefield Forest x5, Charging Rhino\nlibrary Forest x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Swamp x2\nlibrary Swamp x12\nmoves\n",
         "Assassin's Blade", "Mind Rot", "done", "attack Charging Rhino"},
        {"turn 9 attackers player 1\nplayer 1\nlife 20\nbattlefield Mountain x5, Hill Giant\nlibrary Mountain x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Plains x2, Highland Giant (tapped)\n"
         "library Plains x12\nmoves\n",
         "Defiant Stand", "Gift of Estates", "done", "attack Hill Giant"},
        {"turn 9 attackers player 1\nplayer 1\nlife 5\nbattlefield Plains x5, Archangel\nlibrary Plains x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Plains x3\nlibrary Plains x12\nmoves\n",
         "Harsh Justice", "Regal Unicorn", "done", "attack Archangel"},
        {"turn 9 attackers player 1\nplayer 1\nlife 3\nbattlefield Mountain x5, Hill Giant\nlibrary Mountain x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Plains x3\nlibrary Plains x12\nmoves\n",
         "Harsh Justice", "Regal Unicorn", "done", "attack Hill Giant"},
        {"turn 9 attackers player 1\nplayer 1\nlife 5\nbattlefield Forest x5, Spined Wurm\nlibrary Forest x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Plains x3\nlibrary Plains x12\nmoves\n",
         "Harsh Justice", "Regal Unicorn", "done", "attack Spined Wurm"},
        {"turn 9 attackers player 1\nplayer 1\nlife 20\nbattlefield Forest x5, Gorilla Warrior\nlibrary Forest x12\n"
         "player 2\nlife 20\nhand SEEN (known to 1)\nbattlefield Plains x2, Foot Soldiers (tapped)\n"
         "library Plains x12\nmoves\n",
         "Defiant Stand", "Sacred Nectar", "done", "attack Gorilla Warrior"},
    };
}

/// Returns matches with random decks. A position with an opponent below 12 life is worth a look.
LethalGround arcanaGround() {
    const ArcanaGame& game = ArcanaGame::instance();
    const auto begun = [&](std::uint64_t seed, Random& random) {
        Match match(game.rulebook());
        begin(match, {seed, {arcana::randomDeck(game.pool(), random), arcana::randomDeck(game.pool(), random)}});
        return match;
    };
    const auto isWorthALook = [](const ReadableMatch& match) {
        const MatchState& state = match.state();
        return arcana::step(state) == arcana::Step::Main &&
               value(state, arcana::opponent(match.playerToAct()), arcana::Value::Life) < 12;
    };
    return {begun, isWorthALook};
}

}  // namespace

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void budgetsAreRead_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("milliseconds");
        QTest::newRow("iterations") << "1000" << 1000 << 0;
        QTest::newRow("milliseconds") << "500ms" << 0 << 500;
        QTest::newRow("seconds") << "2s" << 0 << 2000;
    }
    void budgetsAreRead() {
        QFETCH(QString, text);
        QFETCH(int, count);
        QFETCH(int, milliseconds);
        const auto read = readBudget(text.toStdString());
        QVERIFY(std::get<Budget>(read) == (Budget{count, std::chrono::milliseconds(milliseconds)}));
        QCOMPARE(QString::fromStdString(write(std::get<Budget>(read))), text);
    }

    void anInvalidBudgetIsReported_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "0", "-5", "ten", "10x", "5 s", "99999999", "2h", "4000s", "1.5s"}) {
            QTest::newRow(text) << text;
        }
    }
    void anInvalidBudgetIsReported() {
        QFETCH(QString, text);
        const auto made = makePlayer("search:" + text.toStdString(), rules(), 1);
        QVERIFY(std::holds_alternative<std::string>(made));
        QCOMPARE(QString::fromStdString(std::get<std::string>(made)),
                 QStringLiteral("budget: found \"%1\", expected iterations for a decision from 1 to 10000000, like "
                                "1000, or time for a turn of at most an hour, like 500ms or 2s")
                     .arg(text));
    }

    void searchingPlayersAreMadeByTheirNames() {
        for (const char* name : {"search:1000", "search:2s", "search:500ms", "ensemble:1000"}) {
            const auto made = makePlayer(name, rules(), 1);
            QVERIFY2(std::holds_alternative<std::unique_ptr<ComputerPlayer>>(made), name);
            QCOMPARE(std::get<std::unique_ptr<ComputerPlayer>>(made)->name(), std::string(name));
        }
        QCOMPARE(levels().size(), std::size_t{5});
        for (const Level& level : levels()) QCOMPARE(findLevel(level.name), &level);
    }

    void theSameSeedGivesTheSameRepliesAndChances() {
        const Match match = busyPosition();
        const View view(match, match.playerToAct());
        SearchPlayer one(evaluation(), Budget{300, 0ms}, 7);
        SearchPlayer two(evaluation(), Budget{300, 0ms}, 7);
        QVERIFY(one.choose(view) == two.choose(view));
        QCOMPARE(one.thoughts().size(), two.thoughts().size());
        for (std::size_t i = 0; i < one.thoughts().size(); ++i) {
            QCOMPARE(one.thoughts()[i].visits, two.thoughts()[i].visits);
            QCOMPARE(one.thoughts()[i].chance, two.thoughts()[i].chance);
        }
    }

    /// A kept tree contains replies from worlds in which another card was drawn. The search must not consider them
    /// where they are illegal, nor confuse them with a reply of the same card.
    void everySearchedReplyIsLegal() {
        int checked = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            std::array<SearchPlayer, 2> players{SearchPlayer(evaluation(), Budget{40, 0ms}, seed),
                                                SearchPlayer(evaluation(), Budget{40, 0ms}, seed + 1)};
            Replies replies;
            while (match.pendingQuestion() != nullptr && match.state().globals.turn < 30) {
                match.legalReplies(replies);
                Reply reply = replies.front();
                if (replies.size() > 1) {
                    SearchPlayer& player = players.at(match.playerToAct().value);
                    reply = player.choose(View(match, match.playerToAct()));
                    std::set<Reply> thought;
                    for (const Candidate& candidate : player.thoughts()) {
                        QVERIFY(std::find(replies.begin(), replies.end(), candidate.reply) != replies.end());
                        QVERIFY2(thought.insert(candidate.reply).second, qPrintable(words(match, candidate.reply)));
                        ++checked;
                    }
                }
                match.apply(reply);
            }
        }
        QVERIFY2(checked > 1000, qPrintable(QString::number(checked)));
    }

    void forcedRepliesNeedNoSearch() {
        Match match = positionOf("player 1\nlibrary Forest x9\nplayer 2\nlibrary Forest x9\nmoves\n");
        QVERIFY(match.pendingQuestion() != nullptr);
        SearchPlayer player(evaluation(), Budget{1'000'000, 0ms}, 1);
        const View view(match, match.playerToAct());
        QCOMPARE(view.legalReplies().size(), std::size_t{1});
        QVERIFY(player.choose(view) == view.legalReplies().front());
        QCOMPARE(*player.iterations(), std::uint64_t{0});
    }

    /// Each node counts the result of an iteration as the chance of its own mover.
    void everySeatCountsItsOwnWinChance() {
        SearchTree tree;
        std::vector<SearchTree::Step> path;
        SearchTree::NodeId node = tree.plant(PlayerId(0), 0);
        for (std::uint8_t mover = 0; mover < maxPlayers; ++mover) {
            path.push_back({node, tree.add(node, mover, 1)});
            node = tree.grow(path.back().edge, PlayerId(static_cast<std::uint8_t>(mover + 1)), mover);
        }
        tree.record(path, {0.5, 0.25, 0.125, 0});
        tree.record(path, {0.5, 0.75, 0.125, 1});
        const Chances means{0.5, 0.5, 0.125, 0.5};
        for (std::size_t seat = 0; seat < maxPlayers; ++seat) QCOMPARE(tree.edge(path[seat].edge).mean(), means[seat]);
    }

    void theSearchFindsEveryWinInThisTurn() {
        const std::string missed = missedWins(lethalPositions(arcanaGround(), 55));
        QVERIFY2(missed.empty(), ("missed: " + missed).c_str());
    }

    /// Ten positions in which a known card in the opponent's hand changes the best reply. Each is played with that card
    /// and with a harmless one.
    void theSearchPlaysAroundKnownCards() {
        struct Row {
            const char* position;
            const char* seen;       ///< in the opponent's hand
            const char* harmless;   ///< in its place
            const char* withIt;     ///< the reply with the seen card
            const char* withoutIt;  ///< the reply with the harmless card
        };
        const std::vector<Row> rows = seenCards<Row>();
        int right = 0;
        QString wrong;
        for (const Row& row : rows) {
            const auto answerTo = [&](const char* known) {
                const QString text = QString::fromUtf8(row.position).replace("SEEN", known);
                const Match match = positionOf(text.toStdString());
                SearchPlayer player(evaluation(), Budget{2000, 0ms}, 1);
                return words(match, player.choose(View(match, match.playerToAct())));
            };
            const QString with = answerTo(row.seen);
            const QString without = answerTo(row.harmless);
            if (with == row.withIt && without == row.withoutIt) {
                ++right;
            } else {
                wrong += QStringLiteral("\n%1: %2, else %3").arg(row.seen, with, without);
            }
        }
        QCOMPARE(rows.size(), std::size_t{10});
        qInfo("%d of 10", right);
        QVERIFY2(right >= 8, qPrintable(wrong));
    }

    void theSearchBeatsTheGreedyPlayer() {
        int wins = 0;
        constexpr int games = 24;
        for (int game = 0; game < games; ++game) {
            const auto seed = static_cast<std::uint64_t>(game / 2);
            Match match = ArcanaGame::instance().begun(seed);
            SearchPlayer search(evaluation(), Budget{300, 0ms}, seed);
            GreedyPlayer greedy(evaluation(), seed);
            const bool first = game % 2 == 0;
            const std::array<ComputerPlayer*, 2> seats{first ? static_cast<ComputerPlayer*>(&search) : &greedy,
                                                       first ? static_cast<ComputerPlayer*>(&greedy) : &search};
            (void)playMatch(match, seats);
            if (match.state().globals.winners == (first ? 1 : 2)) ++wins;
        }
        QVERIFY2(wins > games / 2, qPrintable(QString::number(wins)));
    }

    void aGameWithoutEvaluationCanBeSearched() {
        madeup::Table table;
        table.hand(madeup::A, {"Grunt", "Hedge Money"}).hand(madeup::B, {"Grunt"});
        table.begin();
        Match match = table.match();
        const Evaluation& plain = evaluationFor(madeup::madeUpRules());
        SearchPlayer one(plain, Budget{50, 0ms}, 1);
        SearchPlayer two(plain, Budget{50, 0ms}, 2);
        const std::array<ComputerPlayer*, 2> seats{&one, &two};
        const MatchReport report = playMatch(match, seats, {.turns = 30, .decisions = 500});
        QVERIFY2(report.end == MatchReport::End::Over || report.end == MatchReport::End::Unfinished,
                 report.message.c_str());
        QVERIFY(*one.iterations() > 100);
    }

    void aSearchStoppedBeforeItsStartStillAnswers() {
        std::stop_source stop;
        stop.request_stop();
        const Match match = busyPosition();
        const View view(match, match.playerToAct());
        for (const std::string name : {"search:1000", "ensemble:1000", "master", "novice"}) {
            const auto player = makePlayer(name, rules(), 1);
            const Reply reply = std::get<0>(player)->choose(view, stop.get_token());
            QVERIFY(std::find(view.legalReplies().begin(), view.legalReplies().end(), reply) !=
                    view.legalReplies().end());
        }
    }

    void hintsShowTheBestReplyAndItsContinuation() {
        const Match match = positionOf(
            "turn 3 second main player 1\nplayer 1\nlife 1\nhand Lava Axe, Grizzly Bears\n"
            "battlefield Mountain x5\nlibrary Forest x9\n"
            "player 2\nlife 5\nbattlefield Wind Drake\nlibrary Forest x9\nmoves\n");
        Hints hints(View(match, PlayerId(0)), Budget{400, 0ms}, 1);
        QCOMPARE(hints.progress(), 0);
        const std::vector<Hint> found = hints.find();
        QCOMPARE(hints.progress(), 100);
        QVERIFY(found.size() >= 2);
        QCOMPARE(found.front().words, std::string("play Lava Axe"));
        QVERIFY(found.front().chance.value > 0.98 && found.front().loss.value == 0);
        QVERIFY(!found.front().line.empty() && found.front().line.front().words == found.front().words);
        for (std::size_t i = 1; i < found.size(); ++i) QVERIFY(found[i].loss.value > 0.5 && !found[i].isAsGood());
    }

    void hintsAreForTheAskedPlayerAndCanBeStopped() {
        const Match match = busyPosition();
        Hints none(View(match, PlayerId(1)), Budget{100, 0ms}, 1);
        QVERIFY(none.find().empty());
        std::stop_source stop;
        Hints endless(View(match, PlayerId(0)), Budget{0, 600s}, 1);
        const std::jthread other([&] {
            std::this_thread::sleep_for(50ms);
            stop.request_stop();
        });
        QVERIFY(!endless.find(stop.get_token()).empty());
        QVERIFY(endless.progress() < 100);
    }
};

DUELOGUE_TEST(TestSearch, NoApplication)

#include "tst_search.moc"
