// Sampled matches of Arcana: they agree with what the player knows, and they continue by the rules.
#include <QTest>
#include <set>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/SelfPlay.h"

using namespace duelogue;

namespace {

constexpr PlayerId firstPlayer(0);
constexpr PlayerId second(1);

/// Returns the match after all moves of the text.
Match played(const char* text) {
    const auto read = readScenarios(text);
    ScenarioRunner runner(ArcanaGame::instance().rulebook());
    const auto wrong = runner.run(std::get<std::vector<Scenario>>(read).front());
    if (wrong) qFatal("line %d: %s", wrong->line, wrong->message().c_str());
    return runner.match();
}

/// Returns a match sampled from the viewer's view.
Match imagined(const ReadableMatch& match, PlayerId viewer, std::uint64_t seed) {
    Random random(seed);
    return {match.rulebook(), View(match, viewer).sample(random)};
}

/// Alabaster Dragon was sacrificed for Final Strike. Its trigger has shuffled it into the library, and Final Strike has
/// yet to resolve.
constexpr const char* dragonShuffledAway = R"(game        arcana
turn        1 main
player 1
  hand        Final Strike
  battlefield Swamp x4, Alabaster Dragon
  library     Muck Rats x20
player 2
  hand        Plains x3
  library     Plains x20
moves
  1 play Final Strike
  1 pay auto
  1 pass
  2 pass
  expect 1 library size 21
  expect 1 stack = Final Strike
)";

/// Player 1 has chosen two cards to discard, but they are not revealed while player 2 still chooses.
constexpr const char* fluxHalfChosen = R"(game        arcana
turn        1 main
player 1
  hand        Flux, Forest, Swamp, Mountain
  battlefield Island x3
  library     Muck Rats x20
player 2
  hand        Plains x3
  library     Plains x20
moves
  1 play Flux
  1 pay auto
  1 pass
  2 pass
  1 choose Forest
  1 choose Swamp
  1 done
  expect 2 asked choose-card
)";

void answer(Match& match, ReplyWord word) {
    const auto refused = match.play(match.playerToAct(), Reply(word));
    if (refused != MessageId::None) qFatal("%s", text(refused));
}

}  // namespace

class TestSampling : public QObject {
    Q_OBJECT

private slots:
    void cardsSeenInPlayStayKnown_data() { addViewers(); }
    void cardsSeenInPlayStayKnown();
    void thePlaceAfterAShuffleIsUnknown_data() { addViewers(); }
    void thePlaceAfterAShuffleIsUnknown();
    void unrevealedChoicesOfOthersAreSampled();
    void sampledMatchesReachAnEnd();

private:
    static void addViewers() {
        QTest::addColumn<int>("viewer");
        QTest::newRow("its owner") << 0;
        QTest::newRow("the other") << 1;
    }
};

void TestSampling::cardsSeenInPlayStayKnown() {
    QFETCH(int, viewer);
    const Match match = played(dragonShuffledAway);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Match world = imagined(match, PlayerId(static_cast<std::uint8_t>(viewer)), seed);
        answer(world, ReplyWord::Pass);
        answer(world, ReplyWord::Pass);
        QCOMPARE(value(world.state(), second, arcana::Value::Life), 16);
    }
}

void TestSampling::thePlaceAfterAShuffleIsUnknown() {
    QFETCH(int, viewer);
    const PlayerId player(static_cast<std::uint8_t>(viewer));
    const Match match = played(dragonShuffledAway);
    const DefinitionId dragon = match.pool().find("Alabaster Dragon");
    const View view(match, player);
    for (const Card& card : view.state().cards) QVERIFY(card.definition != dragon);
    std::set<std::uint16_t> places;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Match world = imagined(match, player, seed);
        const auto library = world.state().zone(firstPlayer, arcana::Zone::Library);
        for (std::size_t i = 0; i < library.size(); ++i) {
            if (world.state().card(library[i]).definition == dragon) places.insert(static_cast<std::uint16_t>(i));
        }
    }
    QVERIFY(places.size() > 10);
}

/// Player 2 knows how many cards player 1 has chosen. Each sampled match draws that many.
void TestSampling::unrevealedChoicesOfOthersAreSampled() {
    const Match match = played(fluxHalfChosen);
    const View other(match, second);
    Match exchanged = match;
    Card* forest = nullptr;
    Card* mountain = nullptr;
    for (Card& card : exchanged.state().cards) {
        if (card.definition == match.pool().find("Forest")) forest = &card;
        if (card.definition == match.pool().find("Mountain")) mountain = &card;
    }
    std::swap(forest->definition, mountain->definition);
    std::swap(forest->current, mountain->current);
    QVERIFY(View(exchanged, firstPlayer) != View(match, firstPlayer));
    QVERIFY(View(exchanged, second) == other);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Match world = imagined(match, second, seed);
        answer(world, ReplyWord::Done);
        QCOMPARE(world.state().zone(firstPlayer, arcana::Zone::Graveyard).size(), std::size_t(3));  // including Flux
        QCOMPARE(world.state().zone(firstPlayer, arcana::Zone::Hand).size(), std::size_t(4));
    }
}

void TestSampling::sampledMatchesReachAnEnd() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        const CardPool& pool = ArcanaGame::instance().pool();
        Match match(ArcanaGame::instance().rulebook());
        begin(match, {seed, {arcana::randomDeck(pool, random), arcana::randomDeck(pool, random)}});
        const auto goOn = [&random](Match& any) {
            Replies replies;
            any.legalReplies(replies);
            return any.apply(replies[random.below(static_cast<std::uint32_t>(replies.size()))]);
        };
        for (int i = 0; match.pendingQuestion() != nullptr; ++i) {
            if (i % 50 == 49) {
                Match world = imagined(match, match.playerToAct(), random.next());
                int decisions = 0;
                while (world.pendingQuestion() != nullptr && decisions < 30'000) {
                    goOn(world);
                    ++decisions;
                }
                QVERIFY2(world.state().globals.over != 0, world.report().c_str());
            }
            goOn(match);
        }
    }
}

DUELOGUE_TEST(TestSampling, NoApplication)
#include "tst_sampling.moc"
