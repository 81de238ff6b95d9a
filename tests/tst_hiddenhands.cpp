// Basebreak with two, three and four seats: what the others hold, how decks and the base deck lie and what luck is to
// come makes no difference to what a player sees, nor to what a computer player answers.
#include <QtTest>
#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include "match/basebreak/Values.h"
#include "match/loop/View.h"
#include "match/notation/Replies.h"
#include "players/MakePlayer.h"
#include "players/plain/GreedyPlayer.h"
#include "players/search/SearchPlayer.h"
#include "tests/BasebreakGame.h"

using namespace duelogue;
using namespace duelogue::basebreak;
using namespace std::chrono_literals;

namespace {

const BasebreakGame& game() { return BasebreakGame::instance(); }
const Evaluation& evaluation() { return evaluationFor(game().rulebook()); }

/// What lies in a zone, as cards.
std::vector<DefinitionId> cardsIn(const Match& match, PlayerId owner, Zone zone) {
    std::vector<DefinitionId> cards;
    for (const CardId id : match.state().zone(owner, zone)) cards.push_back(match.state().card(id).definition);
    return cards;
}

bool differ(const Match& one, const Match& other, PlayerId owner, Zone zone) {
    return cardsIn(one, owner, zone) != cardsIn(other, owner, zone);
}

/// The same match with all cards that the viewer does not know exchanged among those of their owner, and other luck.
/// Made without View, which is looked at by it.
Match twinOf(const Match& match, PlayerId viewer, Random& random) {
    Match twin = match;
    MatchState& state = twin.state();
    for (std::uint8_t owner = 0; owner <= maxPlayers; ++owner) {
        std::vector<Card*> hidden;
        for (Card& card : state.cards) {
            const bool here = owner < maxPlayers ? card.owner == PlayerId(owner) : !card.owner;
            if (here && !card.isKnownTo(viewer)) hidden.push_back(&card);
        }
        for (auto i = static_cast<std::uint32_t>(hidden.size()); i > 1; --i) {
            Card& one = *hidden[i - 1];
            Card& other = *hidden[random.below(i)];
            std::swap(one.definition, other.definition);
            std::swap(one.now.traits, other.now.traits);
            std::swap(one.now.figures, other.now.figures);
        }
    }
    state.globals.random = Random(random.next());
    return twin;
}

/// Calls `visit(match)` at every choice of some matches between players who do what is usual, but not always.
template <class Visit>
void atUsualChoices(std::size_t seats, int matches, Visit&& visit) {
    for (int seed = 1; seed <= matches; ++seed) {
        Match match = game().begun(static_cast<std::uint64_t>(seed), seats);
        Random random(static_cast<std::uint64_t>(seed));
        Replies replies;
        while (match.question() != nullptr && match.state().globals.turn < 40) {
            match.options(replies);
            if (replies.size() > 1) visit(std::as_const(match));
            const auto count = static_cast<std::uint32_t>(replies.size());
            const bool surprises = random.below(4) == 0;
            match.take(surprises ? replies[random.below(count)] : evaluation().habit(match, replies, random));
        }
    }
}

QString words(const Match& match, const Reply& reply) {
    return QString::fromStdString(writeReply(match, match.asked(), reply));
}

/// How often the cards of each seat, counted from the one who is asked, were others in a twin.
struct Differences {
    std::array<int, maxPlayers> hands{};
    int bases = 0;

    void count(const Match& match, const Match& twin) {
        const auto seats = match.state().seatsFrom(match.asked());
        for (std::size_t i = 1; i < seats.count; ++i) hands[i] += differ(match, twin, seats.ids[i], Zone::Hand) ? 1 : 0;
        bases += differ(match, twin, PlayerId{}, Zone::BaseDeck) ? 1 : 0;
    }
    [[nodiscard]] bool areMany(std::size_t seats, int least) const {
        const bool all = std::all_of(hands.begin() + 1, hands.begin() + static_cast<std::ptrdiff_t>(seats),
                                     [&](int count) { return count >= least; });
        return all && bases >= least;
    }
};

}  // namespace

class TestHiddenHands : public QObject {
    Q_OBJECT

private slots:
    void theViewIsTheSame_data() { addSeats(); }
    void theViewIsTheSame();
    void whatIsSampledLooksTheSame_data() { addSeats(); }
    void whatIsSampledLooksTheSame();
    void samplesGoOnToAnEnd_data() { addSeats(); }
    void samplesGoOnToAnEnd();
    void noPlayerAnswersByWhatIsHidden_data();
    void noPlayerAnswersByWhatIsHidden();
    void norInAWholeMatchWithATreeThatIsKept_data() { addSeats(); }
    void norInAWholeMatchWithATreeThatIsKept();

private:
    static void addSeats() {
        QTest::addColumn<std::size_t>("seats");
        for (const std::size_t seats : {2U, 3U, 4U}) QTest::addRow("%zu seats", seats) << seats;
    }
};

/// For every seat, whoever is asked; and who holds other cards sees that.
void TestHiddenHands::theViewIsTheSame() {
    QFETCH(std::size_t, seats);
    Random random(1);
    Differences differences;
    atUsualChoices(seats, 4, [&](const Match& match) {
        const auto order = match.state().seatsFrom(match.asked());
        for (std::size_t i = 0; i < order.count; ++i) {
            const PlayerId viewer = order.ids[i];
            const Match twin = twinOf(match, viewer, random);
            QVERIFY(View(twin, viewer) == View(match, viewer));
            for (std::size_t other = 0; other < order.count; ++other) {
                const PlayerId owner = order.ids[other];
                if (differ(match, twin, owner, Zone::Hand)) QVERIFY(View(twin, owner) != View(match, owner));
            }
            if (viewer == match.asked()) differences.count(match, twin);
        }
    });
    QVERIFY(differences.areMany(seats, 200));
}

void TestHiddenHands::whatIsSampledLooksTheSame() {
    QFETCH(std::size_t, seats);
    Random random(2);
    Differences differences;
    atUsualChoices(seats, 4, [&](const Match& match) {
        const auto order = match.state().seatsFrom(match.asked());
        for (std::size_t i = 0; i < order.count; ++i) {
            const View view(match, order.ids[i]);
            const Match world(match.rulebook(), view.sample(random));
            QVERIFY(View(world, order.ids[i]) == view);
            if (i == 0) differences.count(match, world);
        }
    });
    QVERIFY(differences.areMany(seats, 200));
}

void TestHiddenHands::samplesGoOnToAnEnd() {
    QFETCH(std::size_t, seats);
    Random random(3);
    int visits = 0;
    atUsualChoices(seats, 5, [&](const Match& match) {
        if (++visits % 40 != 0) return;
        Match world(match.rulebook(), View(match, match.asked()).sample(random));
        Replies replies;
        for (int decisions = 0; world.question() != nullptr && decisions < 20'000; ++decisions) {
            world.options(replies);
            world.take(replies[random.below(static_cast<std::uint32_t>(replies.size()))]);
        }
        QVERIFY2(world.state().globals.over != 0, world.report().c_str());
    });
    QVERIFY(visits >= 400);
}

void TestHiddenHands::noPlayerAnswersByWhatIsHidden_data() {
    QTest::addColumn<QString>("player");
    QTest::addColumn<std::size_t>("seats");
    for (const QString player : {"random", "greedy", "search:24", "ensemble:40", "novice"}) {
        for (const std::size_t seats : {2U, 3U, 4U})
            QTest::addRow("%s, %zu seats", qPrintable(player), seats) << player << seats;
    }
}

void TestHiddenHands::noPlayerAnswersByWhatIsHidden() {
    QFETCH(QString, player);
    QFETCH(std::size_t, seats);
    Random random(4);
    Differences differences;
    int visits = 0;
    atUsualChoices(seats, 4, [&](const Match& match) {
        if (++visits % 16 != 0) return;
        const Match twin = twinOf(match, match.asked(), random);
        differences.count(match, twin);
        const auto one = makePlayer(player.toStdString(), game().rulebook(), 5);
        const auto two = makePlayer(player.toStdString(), game().rulebook(), 5);
        QCOMPARE(words(match, std::get<0>(two)->choose(View(twin, match.asked()))),
                 words(match, std::get<0>(one)->choose(View(match, match.asked()))));
    });
    QVERIFY(differences.areMany(seats, 15));
}

/// The tree is kept from one decision to the next. One player of each two sees the match, the other at every decision a
/// twin of it; what they think is compared to the last bit.
void TestHiddenHands::norInAWholeMatchWithATreeThatIsKept() {
    QFETCH(std::size_t, seats);
    Random random(5);
    int checked = 0;
    Match match = game().begun(1, seats);
    SearchPlayer one(evaluation(), {40, 0ms}, 1);
    SearchPlayer two(evaluation(), {40, 0ms}, 1);
    Replies options;
    while (match.question() != nullptr && match.state().globals.turn < 30) {
        match.options(options);
        Reply reply = options.size() > 1 ? evaluation().habit(match, options, random) : options.front();
        if (options.size() > 1 && match.asked() == PlayerId(0)) {
            const Match twin = twinOf(match, PlayerId(0), random);
            reply = one.choose(View(match, PlayerId(0)));
            QVERIFY2(two.choose(View(twin, PlayerId(0))) == reply, qPrintable(words(match, reply)));
            QCOMPARE(two.thoughts().size(), one.thoughts().size());
            for (std::size_t i = 0; i < one.thoughts().size(); ++i) {
                QVERIFY(two.thoughts()[i].reply == one.thoughts()[i].reply);
                QCOMPARE(two.thoughts()[i].visits, one.thoughts()[i].visits);
                QVERIFY(two.thoughts()[i].chance == one.thoughts()[i].chance);
            }
            ++checked;
        }
        match.take(reply);
    }
    QVERIFY2(checked > 15, qPrintable(QString::number(checked)));
}

QTEST_APPLESS_MAIN(TestHiddenHands)
#include "tst_hiddenhands.moc"
