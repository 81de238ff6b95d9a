// The engine and the computer players need little stack space, whatever cards are played. Tested with random card pools
// of all games, and with own cards that would recurse deeply. DUELOGUE_LONG=1 plays many more pools.
#include <QThread>
#include <QtTest>
#include <functional>
#include <utility>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/MakePlayer.h"
#include "players/plain/PlayMatch.h"
#include "tests/fuzz/CardMaker.h"
#include "tests/fuzz/SeedTeller.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/OwnGames.h"

using namespace duelogue;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr unsigned roomOnStack = 2'000'000;
#else
constexpr unsigned roomOnStack = 256 * 1024;
#endif

/// A thread with a small stack that runs a function.
class SmallThread : public QThread {
public:
    explicit SmallThread(std::function<std::string()> work) : m_work(std::move(work)) { setStackSize(roomOnStack); }
    /// Runs the function and returns its result.
    [[nodiscard]] static std::string resultOf(std::function<std::string()> work) {
        SmallThread thread(std::move(work));
        thread.start();
        thread.wait();
        return thread.m_result;
    }

protected:
    void run() override { m_result = m_work(); }

private:
    std::function<std::string()> m_work;
    std::string m_result;
};

std::vector<DefinitionId> someOf(const CardPool& pool, Random& random, std::size_t count, const auto& fits) {
    std::vector<DefinitionId> known;
    for (std::size_t d = 0; d < pool.definitions().size(); ++d) {
        const Definition& card = pool.definitions()[d];
        // Made-up cards are drawn more often.
        if (fits(card))
            known.insert(known.end(), card.set == "Made up" ? 12 : 1, DefinitionId(static_cast<std::uint16_t>(d)));
    }
    std::vector<DefinitionId> cards;
    while (cards.size() < count) cards.push_back(known[random.below(static_cast<std::uint32_t>(known.size()))]);
    return cards;
}

std::vector<DefinitionId> deckOf(const CardPool& pool, const std::string& game, Random& random, int seat) {
    const auto any = [](const Definition&) { return true; };
    if (game == "tribute") return someOf(pool, random, 40, any);
    if (game == "basebreak") {
        constexpr Traits base = basebreak::bit(basebreak::Trait::Base);
        return someOf(pool, random, 40, [](const Definition& card) { return (card.traits & base) == 0; });
    }
    if (game == "arcana") {
        auto deck = someOf(pool, random, 36, any);
        for (int i = 0; i < 24; ++i) {
            constexpr const char* lands[] = {"Plains", "Island", "Swamp", "Mountain", "Forest"};
            deck.push_back(pool.find(lands[i % 5]));
        }
        return deck;
    }
    constexpr Traits identity = netrun::bit(netrun::Trait::Identity);
    const Traits factions = seat == 0 ? netrun::corpFactions : netrun::runnerFactions;
    auto deck = someOf(pool, random, 1, [&](const Definition& card) {
        return (card.traits & factions) != 0 && (card.traits & identity) != 0 && card.set != "Made up";
    });
    const auto others = someOf(pool, random, 45, [&](const Definition& card) {
        return (card.traits & factions) != 0 && (card.traits & identity) == 0;
    });
    deck.insert(deck.end(), others.begin(), others.end());
    return deck;
}

std::string playPool(const std::string& game, std::uint64_t seed) {
    const OwnGame empty(game, std::string("[]"));
    const OwnGame own(OwnGame::File{game, CardMaker(empty.pool().vocabulary(), seed).file(30)});
    Random random(seed);
    Match match(own.rulebook());
    begin(match, {seed, {deckOf(own.pool(), game, random, 0), deckOf(own.pool(), game, random, 1)}});
    auto first = std::get<std::unique_ptr<ComputerPlayer>>(makePlayer("search:6", own.rulebook(), seed));
    auto second = std::get<std::unique_ptr<ComputerPlayer>>(makePlayer("greedy", own.rulebook(), seed));
    ComputerPlayer* const players[] = {first.get(), second.get()};
    const MatchReport report = playMatch(match, players, {.turns = 40, .decisions = 300});
    return MatchReport::isFault(report.end) ? "seed " + std::to_string(seed) + ": " + report.message : std::string();
}

std::string repeated(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += (i > 0 ? ", " : "") + text;
    return all;
}

/// Lets a player continue from a position until the turn ends or 60 decisions are made. Returns the problem, or an
/// empty string.
std::string playOn(const std::string& game, const std::string& cards, const std::string& position, const char* player) {
    OwnGame own(game, cards);
    if (std::string wrong = own.play(position); !wrong.empty()) return wrong;
    Match match = own.match();
    auto made = std::get<std::unique_ptr<ComputerPlayer>>(makePlayer(player, own.rulebook(), 1));
    ComputerPlayer* const players[] = {made.get(), made.get()};
    const MatchReport report = playMatch(match, players, {.turns = match.state().globals.turn, .decisions = 60});
    return MatchReport::isFault(report.end) ? report.message : std::string();
}

std::string arcanaWith(const std::string& inPlay, const std::string& inHand) {
    return "game arcana\nname Own\nturn 3 main player 1\nplayer 1\nlife 20\nhand " + inHand + "\nbattlefield " +
           inPlay +
           ", Forest x6, Grizzly Bears x2\nlibrary Forest x10, Grizzly Bears x10\n"
           "player 2\nlife 20\nhand Swamp\nbattlefield Swamp x3, Python\nlibrary Swamp x10, Python x10\nmoves\n";
}

std::string basebreakWith(const std::string& inHand) {
    return "game basebreak\nname Own\ntable\nplay Tortuga, The Grey Opal\nplayer 1\npoints 3\nhand " + inHand +
           "\nplay First Mate (on Tortuga), Gremlin (on The Grey Opal)\ndeck Gremlin x8\n"
           "player 2\nhand Gremlin\nplay Gremlin (on Tortuga)\ndeck Gremlin x8\nmoves\n";
}

}  // namespace

class TestSmallStack : public QObject {
    Q_OBJECT

private slots:
    void randomPoolsArePlayedOnASmallStack_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"arcana", "tribute", "basebreak", "netrun"}) QTest::newRow(game) << game;
    }
    void randomPoolsArePlayedOnASmallStack() {
        QFETCH(QString, game);
        const std::uint64_t last = isLongRun() ? 400 : 12;
        for (std::uint64_t seed = 1; seed <= last; ++seed) {
            SeedTeller::set(seed);
            QCOMPARE(SmallThread::resultOf([&] { return playPool(game.toStdString(), seed); }), std::string());
        }
    }

    /// The search for a forced win follows every reply, and here the line never ends.
    void aFreeAbilityIsSearchedOnASmallStack() {
        const std::string idol = "- {name: Idol, type: Artifact, cost: 0, abilities: [{pay: 0, do: {gain life: 1}}]}\n";
        const auto work = [&] { return playOn("arcana", idol, arcanaWith("Idol", "Forest"), "search:400"); };
        QCOMPARE(SmallThread::resultOf(work), std::string());
    }

    void manyEmptyLoopsRunOnASmallStack() {
        const std::string sorcery = "- {name: Nought, type: Sorcery, cost: G, do: [" +
                                    repeated(300, "{repeat: 0, do: {gain life: 1}}") + ", {gain life: 9}]}\n";
        const auto work = [&] {
            return playOn("arcana", sorcery,
                          arcanaWith("Forest", "Nought") +
                              "1 play Nought\n1 pay auto\n1 pass\n2 pass\n"
                              "expect 1 life 29\n",
                          "greedy");
        };
        QCOMPARE(SmallThread::resultOf(work), std::string());
    }

    void manyReplacementsOfOneEventFitOnASmallStack() {
        const std::string sorcery =
            "- {name: Swell, type: Sorcery, cost: G, do: [{repeat: 250, do: {repeat: 3, do: "
            "{for: this turn, before: {gain life: you}, change to: that much + 1}}}, {gain life: 1}]}\n";
        const auto work = [&] { return playOn("arcana", sorcery, arcanaWith("Forest", "Swell"), "greedy"); };
        QCOMPARE(SmallThread::resultOf(work), std::string());
    }

    /// Each offer at least doubles the work of reading a text, so EffectValue needs a limit.
    void cardsWithManyChoicesAreReadQuickly_data() {
        QTest::addColumn<QString>("does");
        QTest::newRow("offers") << QString::fromStdString(repeated(60, "{may: {draw: 1}}"));
        QTest::newRow("choices") << QString::fromStdString(
            repeated(12, "{choose: 1 minion}, {boost: {cards: chosen, power: 1, for: this turn}}"));
        QTest::newRow("conditions") << QString::fromStdString(repeated(
            40, "{if: any minion, then: {reveal: top card of your deck}, else: {reveal: top card of your deck}}"));
    }
    void cardsWithManyChoicesAreReadQuickly() {
        QFETCH(QString, does);
        const std::string card = "- {name: Muddle, type: Action - Pirates, do: [" + does.toStdString() + "]}\n";
        const auto work = [&] { return playOn("basebreak", card, basebreakWith("Muddle, Gremlin"), "greedy"); };
        QCOMPARE(SmallThread::resultOf(work), std::string());
    }

    void cardsWithNestedLoopsAreReadQuickly() {
        std::string does = "{gain life: 1}";
        for (int i = 0; i < 6; ++i) does.insert(0, "{for each: 'cards in any library', do: ").append("}");
        const std::string card = "- {name: Muddle, type: Sorcery, cost: G, do: " + does + "}\n";
        const auto work = [&] { return playOn("arcana", card, arcanaWith("Forest", "Muddle"), "greedy"); };
        QCOMPARE(SmallThread::resultOf(work), std::string());
    }
};

DUELOGUE_TEST(TestSmallStack, NoApplication)
#include "tst_smallstack.moc"
