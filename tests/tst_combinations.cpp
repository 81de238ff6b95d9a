// All cards at once: random positions of Arcana with any cards on both sides, and what must be so from there on.
// DUELOGUE_LONG=1 plays on from many more of them.
#include <QtTest>
#include <set>

#include "match/notation/Replies.h"
#include "match/notation/ScenarioRunner.h"
#include "tests/RandomPosition.h"
#include "tests/SelfPlay.h"

using namespace duelogue;
using namespace duelogue::arcana;

namespace {

bool isLong() { return qEnvironmentVariableIntValue("DUELOGUE_LONG") != 0; }

/// So many decisions are played on from a position; with few cards left in the libraries many matches end before.
constexpr int mostDecisions = 250;

const Arcana& rulebook() { return ArcanaGame::instance().rulebook(); }

Scenario position(std::uint64_t seed) {
    const std::string text = RandomPosition(ArcanaGame::instance().pool(), seed).text();
    const auto read = readScenarios(text);
    if (const auto* error = std::get_if<NotationError>(&read)) qFatal("%s\n%s", error->message().c_str(), text.c_str());
    return std::get<std::vector<Scenario>>(read).front();
}

/// Anything legal, but passing only now and then where there is something else to do.
Reply anyOf(const Match& match, Random& random) {
    Replies replies;
    match.options(replies);
    const auto any = [&] { return replies[random.below(static_cast<std::uint32_t>(replies.size()))]; };
    const Reply reply = any();
    return reply.is(ReplyWord::Pass) && random.below(3) != 0 ? any() : reply;
}

/// Plays on from one position; what goes wrong, if anything.
class PlayOn {
public:
    explicit PlayOn(std::uint64_t seed) : m_seed(seed), m_random(seed * 77 + 5) {}

    [[nodiscard]] std::string play() {
        if (const auto error = m_runner.setUp(position(m_seed))) return "no position: " + error->message();
        Match& match = m_runner.match();
        Watcher watcher(match);
        Invariants invariants(match);
        match.setObserver(&watcher);
        while (match.question() != nullptr && decisions() < mostDecisions) {
            for (const std::string& wrong : {invariants.problem(match), watcher.problem(match.state()),
                                             copyProblem(match), viewProblem(match, match.asked(), m_random)}) {
                if (!wrong.empty()) return wrong;
            }
            noteStack(match);
            const bool cancels = match.canCancel() && m_random.below(10) == 0;
            const Reply reply = cancels ? Reply(ReplyWord::Cancel) : anyOf(match, m_random);
            m_replies.push_back({match.asked(), reply});
            if (match.answer(match.asked(), reply) != MessageId::None) return "a legal reply is refused";
        }
        const bool stuck = match.question() == nullptr && match.state().globals.over == 0;
        return stuck ? "it got stuck: " + match.report() : "";
    }

    [[nodiscard]] int decisions() const { return static_cast<int>(m_replies.size()); }
    /// The cards that have been on the stack.
    [[nodiscard]] const std::set<DefinitionId>& cast() const { return m_cast; }

    /// The position and the moves, to be read by "duelogue check".
    [[nodiscard]] std::string scenario() const {
        std::string text = RandomPosition(ArcanaGame::instance().pool(), m_seed).text() + "moves\n";
        ScenarioRunner runner(rulebook());
        if (runner.setUp(position(m_seed))) return text;
        for (const JournalEntry& entry : m_replies) {
            text += "  " + std::to_string(entry.player.value + 1) + " " +
                    writeReply(runner.match(), entry.player, entry.reply) + "\n";
            if (runner.match().answer(entry.player, entry.reply) != MessageId::None) break;
        }
        return text;
    }

private:
    std::uint64_t m_seed;
    Random m_random;
    ScenarioRunner m_runner{rulebook()};
    std::vector<JournalEntry> m_replies;
    std::set<DefinitionId> m_cast;

    void noteStack(const Match& match) {
        for (const StackItem& item : match.state().items) {
            if (item.isCard != 0) m_cast.insert(match.state().card(item.card).definition);
        }
    }
};

}  // namespace

class TestCombinations : public QObject {
    Q_OBJECT

private slots:
    void theCardsHoldInAnyPosition() {
        const std::uint64_t positions = isLong() ? 10'000 : 250;
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
        if (isLong()) QCOMPARE(cast.size(), ArcanaGame::instance().pool().definitions().size() - 5);
        QVERIFY(cast.size() > 150);
    }

    void aPositionIsTheSameForTheSameSeed() {
        const CardPool& pool = ArcanaGame::instance().pool();
        QCOMPARE(RandomPosition(pool, 3).text(), RandomPosition(pool, 3).text());
        QVERIFY(RandomPosition(pool, 3).text() != RandomPosition(pool, 4).text());
    }

    /// What a failure would print can be played again.
    void whatWasPlayedIsAScenario() {
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

QTEST_APPLESS_MAIN(TestCombinations)
#include "tst_combinations.moc"
