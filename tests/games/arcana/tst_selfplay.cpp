// Self-play of Arcana with random decks and random legal replies. Invariants hold at every decision, and copies, saves
// and views change nothing. DUELOGUE_LONG=1 plays many more matches.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/GreedyPlayer.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/SelfPlay.h"
#include "tests/support/match/WatchedArcana.h"

using namespace duelogue;
using namespace duelogue::arcana;

namespace {

/// Bounds that no match of these decks reaches.
constexpr int mostDecisions = enoughToEnd;
constexpr int mostTurns = 400;

MatchStart startOf(std::uint64_t seed) {
    Random random(seed);
    const CardPool& pool = ArcanaGame::instance().pool();
    return {seed, {randomDeck(pool, random), randomDeck(pool, random)}};
}

Match begun(std::uint64_t seed) {
    Match match(ArcanaGame::instance().rulebook());
    begin(match, startOf(seed));
    return match;
}

/// At the end, exactly the players who have not lost are the winners.
std::string problemAtEnd(const ReadableMatch& match) {
    const MatchState& state = match.state();
    for (std::uint8_t p = 0; p < 2; ++p) {
        const PlayerId player(p);
        const bool lost = value(state, player, Value::Life) <= 0 || value(state, player, Value::Lost) != 0 ||
                          value(state, player, Value::DrewFromEmpty) != 0;
        if (lost == PlayerSet(state.globals.winners).has(player)) return "the wrong player won";
    }
    return {};
}

}  // namespace

class TestSelfPlay : public QObject {
    Q_OBJECT

private slots:
    void randomMatchesKeepAllInvariants() {
        const std::uint64_t matches = isLongRun() ? 2500 : 200;
        int decisions = 0;
        for (std::uint64_t seed = 1; seed <= matches; ++seed) {
            Match at = begun(seed);
            Watcher watcher(at);
            Invariants invariants(at);
            const auto watch = [&](const ReadableMatch& match) {
                if (match.state().globals.turn > mostTurns) return std::string("it does not end");
                std::string wrong = invariants.problem(match);
                return wrong.empty() ? watcher.problem(match.state()) : wrong;
            };
            RandomMatch match(std::move(at), seed * 31 + 7, watch, &problemAtEnd);
            match.setObserver(&watcher);
            const std::string wrong = match.play();
            if (!wrong.empty()) QFAIL(("seed " + std::to_string(seed) + ": " + wrong).c_str());
            decisions += match.decisions();
        }
        qInfo("%d matches, %d decisions", static_cast<int>(matches), decisions);
    }

    void greedyMatchesKeepAllInvariants() {
        const std::uint64_t matches = isLongRun() ? 500 : 10;
        for (std::uint64_t seed = 1; seed <= matches; ++seed) {
            MatchDriver driver(ArcanaGame::instance().begun(seed));
            Match& match = driver.edit();
            Watcher watcher(match);
            Invariants invariants(match);
            driver.setObserver(&watcher);
            Random random(seed);
            GreedyPlayer greedy(evaluationFor(match.rulebook()), seed);
            for (int i = 0; match.pendingQuestion() != nullptr; ++i) {
                QVERIFY(i < mostDecisions);
                const View view(match, match.playerToAct());
                for (const std::string& wrong : {invariants.problem(match), watcher.problem(match.state()),
                                                 copyProblem(match), viewProblem(match, match.playerToAct(), random)}) {
                    if (!wrong.empty()) QFAIL(("seed " + std::to_string(seed) + ": " + wrong).c_str());
                }
                const Reply reply = view.legalReplies().size() > 1 ? greedy.choose(view) : view.legalReplies().front();
                QCOMPARE(match.play(match.playerToAct(), reply), MessageId::None);
            }
            QCOMPARE(match.state().globals.over, std::uint8_t{1});
        }
    }

    /// Rules change the match only through verbs, also in phases, payments and requests.
    void S4_1_stateChangesOnlyThroughVerbs() {
        const WatchedArcana rulebook(ArcanaGame::instance().pool());
        for (std::uint64_t seed = 1; seed <= (isLongRun() ? 500U : 40U); ++seed) {
            Match match(rulebook);
            duelogue::begin(match, startOf(seed));
            Random random(seed);
            WatchedArcana::begin(match);
            for (int i = 0; i < mostDecisions && match.pendingQuestion() != nullptr; ++i) {
                const std::string wrong = WatchedArcana::problem(match);
                if (!wrong.empty()) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(wrong.c_str())));
                if (match.pendingQuestion()->is<Priority>()) WatchedArcana::remember(match);
                const bool takesBack = match.canCancel() && random.below(8) == 0;
                const Reply reply = takesBack ? Reply(ReplyWord::Cancel) : anyOf(match, random);
                QCOMPARE(match.play(match.playerToAct(), reply), MessageId::None);
            }
        }
        // The cards must have used each of these rules at least once. Otherwise the test has checked nothing.
        for (const Rule rule : {Rule::BeginTurn, Rule::EnterStep, Rule::WearOff, Rule::SpendMana, Rule::DeclareBlock,
                                Rule::CountLand, Rule::PutOnStack, Rule::SendHandBack, Rule::Leave}) {
            QVERIFY(WatchedArcana::changes()[static_cast<std::size_t>(rule)] > 0);
        }
    }

    /// The first question after the named turn is asked even if it has only one legal reply.
    void fastForwardStopsAtTheFirstQuestionAfterItsTurn() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Match asked = begun(seed);
            Match hurried = begun(seed);
            Random random(seed);
            Replies replies;
            for (int lastTurn = 1; lastTurn < 12 && asked.pendingQuestion() != nullptr; ++lastTurn) {
                (void)hurried.runToDecision(replies, lastTurn);
                while (asked.pendingQuestion() != nullptr && asked.state().globals.turn <= lastTurn) {
                    const Reply reply = anyOf(asked, random);
                    asked.legalReplies(replies);
                    if (replies.size() > 1) (void)hurried.applyAndRunToDecision(reply, replies, lastTurn);
                    asked.apply(reply);
                }
                QVERIFY(hurried.state() == asked.state());
            }
        }
    }

    /// The opponent's hand, both libraries and the random generator are hidden from a player.
    void viewsDoNotDependOnHiddenCards() {
        Match match = begun(5);
        Random random(5);
        for (int i = 0; i < 300 && match.pendingQuestion() != nullptr; ++i) {
            for (std::uint8_t p = 0; p < 2; ++p) {
                const PlayerId viewer(p);
                Match other = match;
                other.state().globals.random = Random(99);
                exchangeHidden(other, viewer);
                QCOMPARE(View(other, viewer), View(match, viewer));
            }
            QCOMPARE(match.play(match.playerToAct(), anyOf(match, random)), MessageId::None);
        }
    }

    void viewsContainAllVisibleCards() {
        Match match = begun(6);
        Random random(6);
        for (int i = 0; i < 300 && match.pendingQuestion() != nullptr; ++i) {
            for (std::uint8_t p = 0; p < 2; ++p) {
                const PlayerId viewer(p);
                Match other = match;
                const auto id = CardId(static_cast<std::uint16_t>(random.below(120)));
                Card& card = other.state().card(id);
                if (!card.isKnownTo(viewer)) continue;
                card.definition = DefinitionId(static_cast<std::uint16_t>((card.definition.value + 1) % 200));
                QVERIFY(View(other, viewer) != View(match, viewer));
            }
            QCOMPARE(match.play(match.playerToAct(), anyOf(match, random)), MessageId::None);
        }
    }

    void everySampleDrawsOtherHiddenCards() {
        const Match match = begun(7);
        Random random(7);
        const View view(match, match.playerToAct());
        const MatchState one = view.sample(random);
        QVERIFY(one != view.sample(random));
        QVERIFY(one != match.state());
        QVERIFY(one.globals.random != match.state().globals.random);
    }

private:
    /// Reverses the order of the cards that the viewer does not know, separately for each owner.
    static void exchangeHidden(Match& match, PlayerId viewer) {
        for (std::uint8_t owner = 0; owner < 2; ++owner) {
            std::vector<Card*> hidden;
            for (Card& card : match.state().cards) {
                if (card.owner.value == owner && !card.isKnownTo(viewer)) hidden.push_back(&card);
            }
            for (std::size_t i = 0; i < hidden.size() / 2; ++i) {
                Card& one = *hidden[i];
                Card& two = *hidden[hidden.size() - 1 - i];
                std::swap(one.definition, two.definition);
                std::swap(one.current.traits, two.current.traits);
                std::swap(one.current.figures, two.current.figures);
            }
        }
    }
};

DUELOGUE_TEST(TestSelfPlay, NoApplication)
#include "tst_selfplay.moc"
