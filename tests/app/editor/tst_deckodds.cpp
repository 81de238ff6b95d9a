// The chances to draw cards of a deck, compared with counting all possibilities and with the rules of each game.
#include <QtTest>
#include <map>

#include "app/library/editor/DeckOdds.h"
#include "cards/data/CardPool.h"
#include "match/notation/MatchStart.h"
#include "match/state/Random.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DeckSamples.h"

using namespace duelogue;

namespace {

/// The zone that holds the draw pile in every game.
enum class DrawPile : std::uint8_t { Deck };

/// Counts every hand of `drawn` cards from a pile whose cards belong to groups (-1: none).
class Hands {
public:
    Hands(std::vector<int> pile, int drawn) : m_pile(std::move(pile)) { deal(0, drawn, {}); }

    [[nodiscard]] double shareOf(const std::function<bool(const std::map<int, int>&)>& isWanted) const {
        int wanted = 0;
        for (const auto& hand : m_hands) wanted += isWanted(hand) ? 1 : 0;
        return static_cast<double>(wanted) / static_cast<double>(m_hands.size());
    }

private:
    std::vector<int> m_pile;
    std::vector<std::map<int, int>> m_hands;  ///< cards of each group in each hand

    void deal(std::size_t from, int more, std::map<int, int> hand) {
        if (more == 0) return m_hands.push_back(std::move(hand));
        for (std::size_t i = from; i + std::size_t(more) <= m_pile.size(); ++i) {
            std::map<int, int> with = hand;
            ++with[m_pile[i]];
            deal(i + 1, more - 1, std::move(with));
        }
    }
};

int in(const std::map<int, int>& hand, int group) { return hand.contains(group) ? hand.at(group) : 0; }

bool isNear(double a, double b) { return std::abs(a - b) < 1e-12; }

int pileOf(const Match& match, PlayerId player) {
    return static_cast<int>(match.state().zone(player, DrawPile::Deck).size());
}

int pileAfter(const Match& match, const Reply& reply, PlayerId player) {
    Match copy = match;
    copy.apply(reply);
    return pileOf(copy, player);
}

const Reply& anyOf(const Replies& replies, Random& random) {
    return replies[random.below(static_cast<std::uint32_t>(replies.size()))];
}

/// Returns the number of cards that a player has drawn at the first real decision in each own turn of a random match,
/// by (begins the match, own turn).
std::map<std::pair<bool, int>, int> drawnIn(const Game& game, const MatchStart& start, PlayerId player) {
    Match match(game.rulebook());
    begin(match, start);
    const Traits apart = game.deckBuilding().apart;
    const auto whole = static_cast<int>(std::ranges::count_if(
        start.decks[player.value], [&](DefinitionId card) { return (game.pool()[card].traits & apart) == 0; }));
    Random random(start.seed);
    std::map<std::pair<bool, int>, int> drawn;
    int ownTurn = 0;
    int lastTurn = 0;
    bool begins = false;
    Replies replies;
    (void)match.runToDecision(replies);
    for (int i = 0; i < 2000 && ownTurn < 3 && !replies.empty(); ++i) {
        const auto& globals = match.state().globals;
        const bool isMine = globals.turn > 0 && globals.current == player && match.playerToAct() == player;
        if (isMine && globals.turn != lastTurn) {
            lastTurn = globals.turn;
            begins = begins || globals.turn == 1;
            drawn[{begins, ++ownTurn}] = whole - pileOf(match, player);
        }
        // Draws that a player chooses are no draws of the rules.
        Reply best = anyOf(replies, random);
        for (int more = 0; more < 4; ++more) {
            const Reply other = anyOf(replies, random);
            if (pileAfter(match, other, player) > pileAfter(match, best, player)) best = other;
        }
        (void)match.applyAndRunToDecision(best, replies);
    }
    return drawn;
}

MatchStart startOf(const Game& game, std::uint64_t seed) {
    MatchStart start{seed, {}};
    const std::size_t joined = static_cast<std::size_t>(game.deckBuilding().joined);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        std::vector<DefinitionId> cards;
        for (std::size_t part = 0; part < joined; ++part) {
            const std::size_t at = game.deckBuilding().seatOf == nullptr ? seat * joined + part : 0;
            for (const NamedDeck& named : std::span(game.decks()).subspan(at)) {
                const auto seatOf = game.deckBuilding().seatOf;
                if (seatOf != nullptr && seatOf(game.pool(), named.deck) != seat) continue;
                std::ranges::copy(named.deck.cards(), std::back_inserter(cards));
                break;
            }
        }
        start.decks.push_back(std::move(cards));
    }
    return start;
}

}  // namespace

class TestDeckOdds : public QObject {
    Q_OBJECT

private slots:
    void chancesAreThoseOfAllHands() {
        for (int size = 1; size <= 9; ++size) {
            for (int first = 0; first <= size; ++first) {
                for (int drawn = 0; drawn <= size; ++drawn) {
                    const int second = (size - first) / 2;
                    std::vector<int> pile(std::size_t(size), -1);
                    std::fill_n(pile.begin(), first, 0);
                    std::fill_n(pile.begin() + first, second, 1);
                    const Hands hands(pile, drawn);
                    const PileDraw draw{size, first, drawn};
                    QVERIFY(isNear(chanceOfSome(draw), hands.shareOf([](const auto& h) { return in(h, 0) > 0; })));
                    for (int k = -1; k <= size + 1; ++k)
                        QVERIFY(isNear(chanceOfExactly(k, draw),
                                       hands.shareOf([&](const auto& h) { return in(h, 0) == k; })));
                    const std::array groups{first, second};
                    QVERIFY(isNear(chanceOfEach(size, groups, drawn),
                                   hands.shareOf([](const auto& h) { return in(h, 0) > 0 && in(h, 1) > 0; })));
                }
            }
        }
    }

    void chancesOfLargeDecksAddUp() {
        for (const int size : {40, 60, 250, 1000}) {
            const PileDraw draw{size, size / 3, size / 2};
            double sum = 0;
            for (int k = 0; k <= draw.marked; ++k) sum += chanceOfExactly(k, draw);
            QVERIFY(isNear(sum, 1));
            QVERIFY(isNear(chanceOfSome(draw), 1 - chanceOfExactly(0, draw)));
        }
        QCOMPARE(chanceOfSome({0, 0, 7}), 0.0);
    }

    /// Known values: four copies in 60 cards.
    void anOpeningHandHasItsKnownChances() {
        const DeckOdds odds =
            oddsOf(arcanaGame(), {"", "", {{4, pool().find("Anaconda")}, {56, pool().find("Forest")}}, {}, {}},
                   std::array{pool().find("Anaconda")}, 4);
        QCOMPARE(odds.size, 60);
        QCOMPARE(QString::number(odds.first[0].some, 'f', 4), QString("0.3995"));
        QCOMPARE(odds.first[4].drawn, 10);
        QCOMPARE(odds.second[4].drawn, 11);
        QCOMPARE(odds.first[4].some, odds.second[3].some);
        QCOMPARE(odds.first[0].exactly.size(), std::size_t{5});
    }

    void anIdentityIsNotDrawn() {
        const Game& netrun = *game("netrun");
        const Deck deck = readPlainDeck(netrun.pool(), "deck", "1 Noise: Hacker Extraordinaire\n3 Sure Gamble\n").deck;
        const DeckOdds odds = oddsOf(netrun, deck, std::array{deck.entries[0].card, deck.entries[1].card}, 1);
        QCOMPARE(odds.size, 3);
        QCOMPARE(odds.marked.front().count, 0);
        QCOMPARE(odds.first.front().some, 1.0);
        QCOMPARE(odds.first.front().each, 0.0);
    }

    /// The plan is what most random matches show; effects of cards draw more in some.
    void drawPlansAreThoseOfTheRules_data() {
        QTest::addColumn<QString>("id");
        for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void drawPlansAreThoseOfTheRules() {
        QFETCH(QString, id);
        const Game& game = *duelogue::game(id.toStdString());
        std::map<std::tuple<std::size_t, bool, int>, std::map<int, int>> seen;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const MatchStart start = startOf(game, seed);
            for (std::uint8_t seat = 0; seat < 2; ++seat) {
                for (const auto& [when, drawn] : drawnIn(game, start, PlayerId(seat)))
                    ++seen[{seat, when.first, when.second}][drawn];
            }
        }
        QVERIFY(!seen.empty());
        const auto& plans = game.deckBuilding().draws;
        for (const auto& [when, counts] : seen) {
            const auto [seat, begins, turn] = when;
            const auto usual =
                std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; })->first;
            QVERIFY2(plans[std::min(seat, plans.size() - 1)].drawnBy(turn, begins) == usual,
                     qPrintable(QString("seat %1, turn %2: %3 cards").arg(seat).arg(turn).arg(usual)));
        }
    }
};

DUELOGUE_TEST(TestDeckOdds, QCoreApplication)

#include "tst_deckodds.moc"
