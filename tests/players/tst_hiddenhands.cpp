// Hidden information must change neither a player's view nor a computer player's reply: hands, set cards, the order of
// decks and the base deck, and future random numbers. Tested for Basebreak with two to four seats, Tribute with set
// cards, and Netrun.
#include <QtTest>
#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <set>
#include <utility>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "players/MakePlayer.h"
#include "players/plain/GreedyPlayer.h"
#include "players/search/SearchPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/TributeGame.h"
#include "tests/support/players/Choices.h"

using namespace duelogue;
using namespace std::chrono_literals;

namespace {

/// A game with its number of seats, and the zone of hidden cards besides hands and decks.
struct Table {
    std::string name;
    std::size_t seats;
    const Rulebook& rulebook;
    std::function<Match(std::uint64_t seed)> begun;
    std::uint8_t hand;    ///< zone of hands
    std::uint8_t hidden;  ///< zone of other hidden cards
    bool ofNobody;        ///< true if that zone belongs to the table, false if to players
    int matches;          ///< number of matches that shows enough differences

    [[nodiscard]] const Evaluation& evaluation() const { return evaluationFor(rulebook); }
};

const std::vector<Table>& tables() {
    static const std::vector<Table> all = [] {
        std::vector<Table> made;
        const auto& basebreak = BasebreakGame::instance();
        for (const std::size_t seats : {2U, 3U, 4U}) {
            made.push_back({"basebreak, " + std::to_string(seats) + " seats", seats, basebreak.rulebook(),
                            [&, seats](std::uint64_t seed) { return basebreak.begun(seed, seats); },
                            static_cast<std::uint8_t>(basebreak::Zone::Hand),
                            static_cast<std::uint8_t>(basebreak::Zone::BaseDeck), true, 4});
        }
        const auto& tribute = TributeGame::instance();
        made.push_back({"tribute", 2, tribute.rulebook(), [&](std::uint64_t seed) { return tribute.begun(seed); },
                        index(tribute::Zone::Hand), index(tribute::Zone::Field), false, 12});
        const auto& netrun = NetrunGame::instance();
        made.push_back({"netrun", 2, netrun.rulebook(), [&](std::uint64_t seed) { return netrun.begun(seed); },
                        index(netrun::Zone::Hand), index(netrun::Zone::Play), false, 12});
        return made;
    }();
    return all;
}

/// Returns the definitions of the cards in a zone.
std::vector<DefinitionId> cardsIn(const Match& match, PlayerId owner, std::uint8_t zone) {
    std::vector<DefinitionId> cards;
    for (const CardId id : match.state().zone(owner, zone)) cards.push_back(match.state().card(id).definition);
    return cards;
}

bool differ(const Match& one, const Match& other, PlayerId owner, std::uint8_t zone) {
    return cardsIn(one, owner, zone) != cardsIn(other, owner, zone);
}

/// Returns true if the two cards may be exchanged. A hidden card in play could be only certain cards, and the source of
/// a waiting trigger stays the same.
bool mayChange(const Match& match, CardId one, CardId other) {
    const MatchState& state = match.state();
    const CardPool& pool = match.rulebook().pool();
    const auto waits = [&](CardId card) { return std::ranges::find(state.triggers, card, &Trigger::source); };
    if (waits(one) != state.triggers.end() || waits(other) != state.triggers.end()) return false;
    const auto fits = [&](CardId place, CardId card) {
        const bool inPlay = match.rulebook().vocabulary().zones[state.card(place).zone].shared;
        return !inPlay || match.rulebook().couldBe(state, place, pool[state.card(card).definition]);
    };
    return fits(one, other) && fits(other, one);
}

/// Exchanges the definitions of two cards. In play, only the definition is hidden, so other characteristics stay.
void exchange(const Match& match, MatchState& state, CardId one, CardId other) {
    Card& a = state.card(one);
    Card& b = state.card(other);
    std::swap(a.definition, b.definition);
    for (Card* card : {&a, &b}) {
        if (match.rulebook().vocabulary().zones[card->zone].shared) continue;
        const Definition& definition = match.rulebook().pool()[card->definition];
        card->current.traits = definition.traits;
        card->current.figures = definition.figures;
    }
}

/// Returns the same match with other random numbers, in which the hidden cards of each owner are permuted. Does not use
/// View, because View is under test.
Match hiddenTwinOf(const Match& match, PlayerId viewer, Random& random) {
    Match twin = match;
    MatchState& state = twin.state();
    for (std::uint8_t owner = 0; owner <= maxPlayers; ++owner) {
        std::vector<CardId> hidden;
        for (std::size_t i = 0; i < state.cards.size(); ++i) {
            const Card& card = state.cards[i];
            const bool here = owner < maxPlayers ? card.owner == PlayerId(owner) : !card.owner;
            if (here && !card.isKnownTo(viewer)) hidden.emplace_back(static_cast<std::uint16_t>(i));
        }
        for (auto i = static_cast<std::uint32_t>(hidden.size()); i > 1; --i) {
            const CardId other = hidden[random.below(i)];
            if (mayChange(twin, hidden[i - 1], other)) exchange(match, state, hidden[i - 1], other);
        }
    }
    state.globals.random = Random(random.next());
    // A new Match collects the active abilities again, because other cards are in play.
    return {match.rulebook(), std::move(state)};
}

QString replyWords(const Match& match, const Reply& reply) {
    return QString::fromStdString(writeReply(match, match.playerToAct(), reply));
}

/// How often hidden cards differed in twins, by seat counted from the player to act.
struct Differences {
    const Table& table;
    std::array<int, maxPlayers> hands{};
    int elsewhere = 0;

    void count(const Match& match, const Match& twin) {
        const auto seats = match.state().seatsFrom(match.playerToAct());
        bool hidden = table.ofNobody && differ(match, twin, PlayerId{}, table.hidden);
        for (std::size_t i = 1; i < seats.count; ++i) {
            hands[i] += differ(match, twin, seats.ids[i], table.hand) ? 1 : 0;
            hidden = hidden || (!table.ofNobody && differ(match, twin, seats.ids[i], table.hidden));
        }
        elsewhere += hidden ? 1 : 0;
    }
    [[nodiscard]] bool areMany(int least) const {
        const bool all = std::all_of(hands.begin() + 1, hands.begin() + static_cast<std::ptrdiff_t>(table.seats),
                                     [&](int count) { return count >= least; });
        return all && elsewhere >= least;
    }
    [[nodiscard]] std::string text() const {
        std::string text = std::to_string(elsewhere) + " elsewhere";
        for (std::size_t i = 1; i < table.seats; ++i) text += ", " + std::to_string(hands[i]);
        return text;
    }
};

}  // namespace

class TestHiddenHands : public QObject {
    Q_OBJECT

private slots:
    void hiddenCardsDoNotChangeTheView_data() { addTables(); }
    void hiddenCardsDoNotChangeTheView();
    void sampledMatchesLookTheSame_data() { addTables(); }
    void sampledMatchesLookTheSame();
    void sampledMatchesReachAnEnd_data() { addTables(); }
    void sampledMatchesReachAnEnd();
    void hiddenCardsDoNotChangeTheReply_data();
    void hiddenCardsDoNotChangeTheReply();
    void hiddenCardsDoNotChangeAMatchWithAKeptTree_data() { addTables(); }
    void hiddenCardsDoNotChangeAMatchWithAKeptTree();

private:
    static void addTables() {
        QTest::addColumn<std::size_t>("table");
        for (std::size_t i = 0; i < tables().size(); ++i) QTest::newRow(tables()[i].name.c_str()) << i;
    }
};

/// Checks the view of every seat, including those that are not asked. A player whose own cards differ must see that.
void TestHiddenHands::hiddenCardsDoNotChangeTheView() {
    QFETCH(std::size_t, table);
    const Table& at = tables()[table];
    Random random(1);
    Differences differences{at};
    atUsualChoices(at.matches, at.begun, at.evaluation(), [&](const Match& match) {
        const auto order = match.state().seatsFrom(match.playerToAct());
        for (std::size_t i = 0; i < order.count; ++i) {
            const PlayerId viewer = order.ids[i];
            const Match twin = hiddenTwinOf(match, viewer, random);
            QVERIFY(View(twin, viewer) == View(match, viewer));
            for (std::size_t other = 0; other < order.count; ++other) {
                const PlayerId owner = order.ids[other];
                if (differ(match, twin, owner, at.hand)) QVERIFY(View(twin, owner) != View(match, owner));
            }
            if (viewer == match.playerToAct()) differences.count(match, twin);
        }
    });
    QVERIFY2(differences.areMany(200), differences.text().c_str());
}

void TestHiddenHands::sampledMatchesLookTheSame() {
    QFETCH(std::size_t, table);
    const Table& at = tables()[table];
    Random random(2);
    Differences differences{at};
    atUsualChoices(at.matches, at.begun, at.evaluation(), [&](const Match& match) {
        const auto order = match.state().seatsFrom(match.playerToAct());
        for (std::size_t i = 0; i < order.count; ++i) {
            const View view(match, order.ids[i]);
            const Match world(match.rulebook(), view.sample(random));
            QVERIFY(View(world, order.ids[i]) == view);
            const Match guessed(match.rulebook(), at.evaluation().determinize(view, random));
            QVERIFY(View(guessed, order.ids[i]) == view);
            if (i == 0) differences.count(match, world);
        }
    });
    QVERIFY2(differences.areMany(200), differences.text().c_str());
}

void TestHiddenHands::sampledMatchesReachAnEnd() {
    QFETCH(std::size_t, table);
    const Table& at = tables()[table];
    Random random(3);
    int visits = 0;
    atUsualChoices(at.matches, at.begun, at.evaluation(), [&](const Match& match) {
        if (++visits % 40 != 0) return;
        Match world(match.rulebook(), View(match, match.playerToAct()).sample(random));
        Replies replies;
        for (int decisions = 0; world.pendingQuestion() != nullptr && decisions < 20'000; ++decisions) {
            world.legalReplies(replies);
            world.apply(replies[random.below(static_cast<std::uint32_t>(replies.size()))]);
        }
        QVERIFY2(world.state().globals.over != 0, world.report().c_str());
    });
    QVERIFY(visits >= 400);
}

void TestHiddenHands::hiddenCardsDoNotChangeTheReply_data() {
    QTest::addColumn<QString>("player");
    QTest::addColumn<std::size_t>("table");
    for (const QString player : {"random", "greedy", "search:24", "ensemble:40", "novice"}) {
        for (std::size_t i = 0; i < tables().size(); ++i)
            QTest::addRow("%s, %s", qPrintable(player), tables()[i].name.c_str()) << player << i;
    }
}

void TestHiddenHands::hiddenCardsDoNotChangeTheReply() {
    QFETCH(QString, player);
    QFETCH(std::size_t, table);
    const Table& at = tables()[table];
    Random random(4);
    Differences differences{at};
    int visits = 0;
    atUsualChoices(at.matches, at.begun, at.evaluation(), [&](const Match& match) {
        if (++visits % 16 != 0) return;
        const Match twin = hiddenTwinOf(match, match.playerToAct(), random);
        differences.count(match, twin);
        const auto one = makePlayer(player.toStdString(), at.rulebook, 5);
        const auto two = makePlayer(player.toStdString(), at.rulebook, 5);
        QCOMPARE(replyWords(match, std::get<0>(two)->choose(View(twin, match.playerToAct()))),
                 replyWords(match, std::get<0>(one)->choose(View(match, match.playerToAct()))));
    });
    QVERIFY2(differences.areMany(15), differences.text().c_str());
}

/// The tree is kept between decisions. One player sees the match, and the other one sees a twin of it at every
/// decision. Their chances must be equal to the last bit.
void TestHiddenHands::hiddenCardsDoNotChangeAMatchWithAKeptTree() {
    QFETCH(std::size_t, table);
    const Table& at = tables()[table];
    Random random(5);
    int checked = 0;
    Match match = at.begun(1);
    SearchPlayer one(at.evaluation(), {40, 0ms}, 1);
    SearchPlayer two(at.evaluation(), {40, 0ms}, 1);
    Replies replies;
    while (match.pendingQuestion() != nullptr && match.state().globals.turn < 30) {
        match.legalReplies(replies);
        Reply reply = replies.size() > 1 ? at.evaluation().rolloutPolicy(match, replies, random) : replies.front();
        if (replies.size() > 1 && match.playerToAct() == PlayerId(0)) {
            const Match twin = hiddenTwinOf(match, PlayerId(0), random);
            reply = one.choose(View(match, PlayerId(0)));
            QVERIFY2(two.choose(View(twin, PlayerId(0))) == reply, qPrintable(replyWords(match, reply)));
            QCOMPARE(two.thoughts().size(), one.thoughts().size());
            for (std::size_t i = 0; i < one.thoughts().size(); ++i) {
                QVERIFY(two.thoughts()[i].reply == one.thoughts()[i].reply);
                QCOMPARE(two.thoughts()[i].visits, one.thoughts()[i].visits);
                QVERIFY(two.thoughts()[i].chance == one.thoughts()[i].chance);
            }
            ++checked;
        }
        match.apply(reply);
    }
    QVERIFY2(checked > 15, qPrintable(QString::number(checked)));
}

DUELOGUE_TEST(TestHiddenHands, NoApplication)
#include "tst_hiddenhands.moc"
