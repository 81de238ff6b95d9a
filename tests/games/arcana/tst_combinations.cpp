// All cards at once: random positions of Arcana with any cards on both sides, and what must be so from there on.
// DUELOGUE_LONG=1 plays on from many more of them.
#include <QtTest>
#include <set>

#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/RandomPosition.h"
#include "tests/support/match/SelfPlay.h"
#include "tests/support/match/WrittenDown.h"

using namespace duelogue;
using namespace duelogue::arcana;

namespace {

/// So many decisions are played on from a position; with few cards left in the libraries many matches end before.
constexpr int decisionsPlayedOn = 250;

const Arcana& rulebook() { return ArcanaGame::instance().rulebook(); }

std::string randomPosition(std::uint64_t seed) { return RandomPosition(ArcanaGame::instance().pool(), seed).text(); }

/// Plays on from one position; what goes wrong, if anything.
class PlayOn {
public:
    explicit PlayOn(std::uint64_t seed) : m_seed(seed) {}

    [[nodiscard]] std::string play() {
        Match begun = matchAt(rulebook(), randomPosition(m_seed));
        Watcher watcher(begun);
        Invariants invariants(begun);
        const auto watch = [&](const Match& match) {
            noteStack(match);
            std::string wrong = invariants.problem(match);
            return wrong.empty() ? watcher.problem(match.state()) : wrong;
        };
        RandomMatch match(std::move(begun), m_seed * 77 + 5, watch, &noProblem, &busily);
        match.match().setObserver(&watcher);
        std::string wrong = match.play(decisionsPlayedOn);
        m_replies = match.replies();
        return wrong;
    }

    [[nodiscard]] int decisions() const { return static_cast<int>(m_replies.size()); }
    /// The cards that have been on the stack.
    [[nodiscard]] const std::set<DefinitionId>& cast() const { return m_cast; }

    /// The position and the moves, to be read by "duelogue check".
    [[nodiscard]] std::string scenario() const { return scenarioOf(rulebook(), randomPosition(m_seed), m_replies); }

private:
    std::uint64_t m_seed;
    std::vector<JournalEntry> m_replies;
    std::set<DefinitionId> m_cast;

    void noteStack(const Match& match) {
        for (const PendingItem& item : match.state().pendingItems) {
            if (item.isCard != 0) m_cast.insert(match.state().card(item.card).definition);
        }
    }
};

}  // namespace

class TestCombinations : public QObject {
    Q_OBJECT

private slots:
    void theCardsHoldInAnyPosition() {
        const std::uint64_t positions = isLongRun() ? 10'000 : 250;
        int decisions = 0;
        std::set<DefinitionId> cast;
        for (std::uint64_t seed = 1; seed <= positions; ++seed) {
            PlayOn on(seed);
            const std::string wrong = on.play();
            if (!wrong.empty()) QFAIL((wrong + "\n" + on.scenario()).c_str());
            decisions += on.decisions();
            cast.insert(on.cast().begin(), on.cast().end());
        }
        qInfo("%d positions, %d decisions, %d cards cast", static_cast<int>(positions), decisions,
              static_cast<int>(cast.size()));
        // All but the five basic lands, which nobody casts.
        if (isLongRun()) QCOMPARE(cast.size(), ArcanaGame::instance().pool().definitions().size() - 5);
        QVERIFY(cast.size() > 150);
    }

    void aPositionIsTheSameForTheSameSeed() {
        const CardPool& pool = ArcanaGame::instance().pool();
        QCOMPARE(RandomPosition(pool, 3).text(), RandomPosition(pool, 3).text());
        QVERIFY(RandomPosition(pool, 3).text() != RandomPosition(pool, 4).text());
    }

    /// What a failure would print can be played again.
    void aPlayedMatchIsAValidScenario() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            PlayOn on(seed);
            QCOMPARE(on.play(), std::string());
            const auto read = readScenarios(on.scenario());
            QVERIFY(std::holds_alternative<std::vector<Scenario>>(read));
            const auto error = runScenario(rulebook(), std::get<std::vector<Scenario>>(read).front());
            QVERIFY2(!error, error ? (error->message() + "\n" + on.scenario()).c_str() : "");
        }
    }
};

DUELOGUE_TEST(TestCombinations, NoApplication)
#include "tst_combinations.moc"
