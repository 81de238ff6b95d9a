// Random card files for Arcana. Accepted cards are played, and each refusal must name its place in the file. Each pool
// follows from its seed. DUELOGUE_LONG=1 plays many more. DUELOGUE_SEED=N plays pool N alone and prints its file and
// its replies.
#include <QElapsedTimer>
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/fuzz/CardMaker.h"
#include "tests/fuzz/SeedTeller.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/LogAgainstState.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/RandomPosition.h"
#include "tests/support/match/SelfPlay.h"

using namespace duelogue;
using namespace duelogue::arcana;

namespace {

constexpr int cardsOfAPool = 30;
constexpr int positionsOfAPool = 3;
/// The number of decisions played from a position.
constexpr int decisionsOfAPosition = 150;
constexpr std::size_t mostBytes = 4'000'000;

constexpr std::string_view basics =
    "- {name: Plains, type: Basic Land - Plains, abilities: [{pay: tap, do: {add W: 1}}]}\n"
    "- {name: Island, type: Basic Land - Island, abilities: [{pay: tap, do: {add U: 1}}]}\n"
    "- {name: Swamp, type: Basic Land - Swamp, abilities: [{pay: tap, do: {add B: 1}}]}\n"
    "- {name: Mountain, type: Basic Land - Mountain, abilities: [{pay: tap, do: {add R: 1}}]}\n"
    "- {name: Forest, type: Basic Land - Forest, abilities: [{pay: tap, do: {add G: 1}}]}\n"
    "- {name: Elf, type: Creature - Elf, cost: G, stats: 1/1}\n"
    "- {name: Goblin, type: Creature - Goblin, cost: R, stats: 2/1}\n"
    "- {name: Wall, type: Creature - Wall, cost: 1W, stats: 0/4, keywords: [defender]}\n";

constexpr std::uint64_t shownVerbs =
    verbBits({arcana::Verb::Attack, arcana::Verb::Block, arcana::Verb::Cast, arcana::Verb::PlayLand});

/// Returns true if the state shows the effect of the verb: the creature attacks or blocks, the spell waits to resolve,
/// or the land is on the battlefield.
bool isShown(const ReadableMatch& match, KindId verb, CardId id) {
    const Card& card = match.state().card(id);
    switch (static_cast<arcana::Verb>(verb.value)) {
        case arcana::Verb::Attack:
            return has(card, Flag::Attacking);
        case arcana::Verb::Block:
            return has(card, Flag::Blocking);
        case arcana::Verb::Cast:
            return std::ranges::any_of(match.state().pendingItems,
                                       [id](const PendingItem& item) { return item.isCard != 0 && item.card == id; });
        default:
            return isIn(card, Zone::Battlefield);
    }
}

struct Figures {
    int accepted = 0;
    int refused = 0;
    int stopped = 0;
    int decisions = 0;
    int over = 0;
};

/// A random card pool. play() returns the first problem, or an empty string.
class Pool {
public:
    explicit Pool(std::uint64_t seed)
        : m_seed(seed), m_file(CardMaker(m_pool.vocabulary(), seed).file(cardsOfAPool, basics)) {}

    [[nodiscard]] const std::string& file() const { return m_file; }

    [[nodiscard]] std::string play(Figures& figures) {
        m_errors = loadCards(m_pool, "made-up.yaml", m_file);
        if (auto wrong = refusalProblem(); !wrong.empty()) return wrong;
        figures.accepted += static_cast<int>(m_pool.definitions().size()) - 8;
        figures.refused += cardsOfAPool + 8 - static_cast<int>(m_pool.definitions().size());
        if (auto wrong = textProblem(); !wrong.empty()) return wrong;
        const Arcana rulebook(m_pool);
        for (std::uint64_t i = 0; i < positionsOfAPool; ++i) {
            if (auto wrong = playOn(rulebook, m_seed * positionsOfAPool + i, figures); !wrong.empty()) return wrong;
        }
        return {};
    }
    [[nodiscard]] const std::vector<CardError>& errors() const { return m_errors; }

private:
    std::uint64_t m_seed;
    CardPool m_pool{vocabulary()};
    std::string m_file;
    std::vector<CardError> m_errors;

    /// Returns an error that does not say where in the file it is, or an empty string.
    [[nodiscard]] std::string refusalProblem() const {
        const auto lines = std::count(m_file.begin(), m_file.end(), '\n') + 1;
        for (const CardError& error : m_errors) {
            const bool placed = error.file == "made-up.yaml" && error.line >= 3 && error.line <= lines;
            if (!placed || error.card.empty() || error.message.empty()) return "no place: " + error.text();
        }
        return {};
    }

    [[nodiscard]] std::string textProblem() const {
        for (std::uint16_t d = 0; d < m_pool.definitions().size(); ++d) {
            const std::string words = rulesText(m_pool, DefinitionId(d));
            if (words.find('{') != std::string::npos) return m_pool[DefinitionId(d)].name + " reads: " + words;
        }
        return {};
    }

    std::string playOn(const Arcana& rulebook, std::uint64_t seed, Figures& figures) {
        const std::string text = RandomPosition(m_pool, seed).text();
        const auto read = readScenarios(text);
        if (const auto* error = std::get_if<NotationError>(&read)) return error->message() + "\n" + text;
        ScenarioRunner runner(rulebook);
        if (const auto error = runner.setUp(std::get<std::vector<Scenario>>(read).front())) {
            return "no position: " + error->message() + "\n" + text;
        }
        Invariants invariants(runner.match(), Invariants::Cards::Any);
        LogAgainstState log(runner.match(), shownVerbs, &isShown);
        const auto watch = [&](const ReadableMatch& match) {
            if (match.state().bytes() > mostBytes) return std::string("it takes too much room");
            const std::string wrong = log.problem(match);
            return wrong.empty() ? invariants.problem(match) : wrong;
        };
        RandomMatch match(runner.match(), seed * 13 + 5, watch, &noProblem, &told);
        match.mayLeaveTraces();
        match.setObserver(&log);
        std::string wrong = match.play(decisionsOfAPosition);
        figures.stopped += log.stops();
        figures.decisions += match.decisions();
        figures.over += match.match().state().globals.over != 0 ? 1 : 0;
        return wrong;
    }

    static Reply told(const ReadableMatch& match, Random& random) {
        const Reply reply = busily(match, random);
        if (onlySeed() != 0) tell(match, reply);
        return reply;
    }

    static void tell(const ReadableMatch& match, const Reply& reply) {
        const Communication& question = *match.pendingQuestion();
        const DefinitionId card =
            question.initiator.card ? match.state().card(question.initiator.card).definition : DefinitionId{};
        std::printf("# turn %d: %d %s %s: %s\n", match.state().globals.turn, match.playerToAct().value + 1,
                    match.rulebook().kinds()[question.kind].name.c_str(), card ? match.pool()[card].name.c_str() : "",
                    writeReply(match, match.playerToAct(), reply).c_str());
    }
};

}  // namespace

class TestCardFuzz : public QObject {
    Q_OBJECT

private slots:
    void cardsCanBePlayedOrAreRefusedWithALine() {
        const std::uint64_t only = onlySeed();
        const std::uint64_t last = only != 0 ? only : isLongRun() ? 5000 : 150;
        Figures figures;
        qint64 slowest = 0;
        for (std::uint64_t seed = only != 0 ? only : 1; seed <= last; ++seed) {
            SeedTeller::set(seed);
            QElapsedTimer timer;
            timer.start();
            Pool pool(seed);
            if (only != 0) std::fputs(pool.file().c_str(), stdout);
            const std::string wrong = pool.play(figures);
            if (only != 0)
                for (const CardError& error : pool.errors()) qInfo("%s", error.text().c_str());
            if (!wrong.empty()) QFAIL(("seed " + std::to_string(seed) + ": " + wrong).c_str());
            slowest = std::max(slowest, timer.elapsed());
            if (timer.elapsed() > 2000)
                qInfo("seed %llu: %lld ms", static_cast<unsigned long long>(seed), timer.elapsed());
        }
        qInfo("%d cards accepted, %d refused, %d verbs stopped, %d decisions, %d matches over, slowest pool %lld ms",
              figures.accepted, figures.refused, figures.stopped, figures.decisions, figures.over, slowest);
    }
};

DUELOGUE_TEST(TestCardFuzz, NoApplication)
#include "tst_cardfuzz.moc"
