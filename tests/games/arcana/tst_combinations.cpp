// All cards together: random positions of Arcana with any cards on both sides, and the invariants that must hold from
// then on. DUELOGUE_LONG=1 plays many more positions.
#include <QtTest>
#include <set>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
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

/// The number of decisions played from a position. Many matches end earlier because their libraries are small.
constexpr int decisionsPlayedOn = 250;

const Arcana& rulebook() { return ArcanaGame::instance().rulebook(); }

std::string randomPosition(std::uint64_t seed) { return RandomPosition(ArcanaGame::instance().pool(), seed).text(); }

/// A match played from one random position. play() returns the first problem, or an empty string.
class PlayOn {
public:
    explicit PlayOn(std::uint64_t seed) : m_seed(seed) {}

    [[nodiscard]] std::string play() {
        Match begun = matchAt(rulebook(), randomPosition(m_seed));
        Watcher watcher(begun);
        Invariants invariants(begun);
        const auto watch = [&](const ReadableMatch& match) {
            noteStack(match);
            std::string wrong = invariants.problem(match);
            return wrong.empty() ? watcher.problem(match.state()) : wrong;
        };
        RandomMatch match(std::move(begun), m_seed * 77 + 5, watch, &noProblem, &busily);
        match.setObserver(&watcher);
        std::string wrong = match.play(decisionsPlayedOn);
        m_replies = match.replies();
        return wrong;
    }

    [[nodiscard]] int decisions() const { return static_cast<int>(m_replies.size()); }
    /// Returns the cards that have been on the stack.
    [[nodiscard]] const std::set<DefinitionId>& cast() const { return m_cast; }

    /// Returns the position and the moves as a scenario for "duelogue check".
    [[nodiscard]] std::string scenario() const { return scenarioOf(rulebook(), randomPosition(m_seed), m_replies); }

private:
    std::uint64_t m_seed;
    std::vector<JournalEntry> m_replies;
    std::set<DefinitionId> m_cast;

    void noteStack(const ReadableMatch& match) {
        for (const PendingItem& item : match.state().pendingItems) {
            if (item.isCard != 0) m_cast.insert(match.state().card(item.card).definition);
        }
    }
};

}  // namespace

class TestCombinations : public QObject {
    Q_OBJECT

private slots:
    void randomPositionsKeepAllInvariants() {
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
        // All cards except the five basic lands, which are never cast.
        if (isLongRun()) QCOMPARE(cast.size(), ArcanaGame::instance().pool().definitions().size() - 5);
        QVERIFY(cast.size() > 150);
    }

    void theSameSeedGivesTheSamePosition() {
        const CardPool& pool = ArcanaGame::instance().pool();
        QCOMPARE(RandomPosition(pool, 3).text(), RandomPosition(pool, 3).text());
        QVERIFY(RandomPosition(pool, 3).text() != RandomPosition(pool, 4).text());
    }

    /// The scenario that a failure prints must be playable.
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
