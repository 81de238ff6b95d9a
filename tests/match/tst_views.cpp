// Views: they do not depend on hidden information, and whole matches can be sampled from them.
#include <QTest>
#include <type_traits>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/Match.h"
#include "match/loop/Questions.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/SelfPlay.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

/// Returns the cards of a zone as the viewer sees them: names, or "?" for hidden cards.
QStringList seen(const Table& table, PlayerId viewer, PlayerId owner, Zone zone) {
    const View view(table.match(), viewer);
    QStringList names;
    for (const CardId id : view.state().zone(owner, zone)) {
        const DefinitionId definition = view.state().card(id).definition;
        names += definition ? QString::fromStdString(madeUpCards()[definition].name) : u"?"_s;
    }
    return names;
}

/// Swaps the definitions and characteristics of two cards.
void exchange(Match& match, CardId one, CardId other) {
    std::swap(match.state().card(one).definition, match.state().card(other).definition);
    std::swap(match.state().card(one).current, match.state().card(other).current);
}

/// Returns a match sampled from the viewer's view.
Match imagined(const ReadableMatch& match, PlayerId viewer, std::uint64_t seed) {
    Random random(seed);
    return {match.rulebook(), View(match, viewer).sample(random)};
}

}  // namespace

// The way from a view to a match that can be played is View::sample().
static_assert(!std::is_constructible_v<Match, const SeenMatch&> && !std::is_assignable_v<Match&, const SeenMatch&>);
static_assert(!std::is_convertible_v<const SeenMatch&, HandlerContext&>);

class TestViews : public QObject {
    Q_OBJECT

private slots:
    void onlyTheOwnHandIsVisible();
    void decksAreHiddenFromAll();
    void boardAndDiscardAreVisibleToAll();
    void revealedCardsStayKnownUntilShuffled();
    void lookedAtCardsAreKnownOnlyToTheLooker();
    void theChooserSeesHiddenCards();
    void theCardsOthersChooseFromAreHidden();
    void viewsDoNotDependOnHiddenCards();
    void viewsDoNotDependOnTheRandomGenerator();
    void secretBidsAreHiddenUntilBothAreMade();
    void anOpenBidIsVisibleToTheOpponent();
    void onlyTheAskedPlayerSeesReplies();
    void unseenCardsAreListedSortedWithoutPlaces();
    void samplesLookTheSameToTheViewer();
    void samplesCanBePlayed();
    void selfPlayViewsDoNotDependOnHiddenCards_data();
    void selfPlayViewsDoNotDependOnHiddenCards();
};

void TestViews::onlyTheOwnHandIsVisible() {
    Table table(3);
    table.hand(A, {"Grunt"}).hand(B, {"Brute", "Well"}).begin();
    QCOMPARE(seen(table, A, A, Zone::Hand), QStringList({"Grunt"}));
    QCOMPARE(seen(table, A, B, Zone::Hand), QStringList({"?", "?"}));
    QCOMPARE(seen(table, B, B, Zone::Hand), QStringList({"Brute", "Well"}));
    QCOMPARE(seen(table, C, A, Zone::Hand) + seen(table, C, B, Zone::Hand), QStringList({"?", "?", "?"}));
}

void TestViews::decksAreHiddenFromAll() {
    Table table;
    table.begin();
    for (const PlayerId viewer : {A, B}) QCOMPARE(seen(table, viewer, A, Zone::Deck), QStringList(5, "?"));
}

void TestViews::boardAndDiscardAreVisibleToAll() {
    Table table;
    table.board(A, {"Grunt"}).discard(B, {"Brute"}).begin();
    for (const PlayerId viewer : {A, B}) {
        QCOMPARE(seen(table, viewer, A, Zone::Board), QStringList({"Grunt"}));
        QCOMPARE(seen(table, viewer, B, Zone::Discard), QStringList({"Brute"}));
    }
}

void TestViews::revealedCardsStayKnownUntilShuffled() {
    Table table;
    table.hand(A, {"Rummage", "Grunt", "Brute", "Well"}).begin();
    (void)table.plays(A, "Rummage");
    (void)table.says(A, "choose Grunt");
    (void)table.says(A, "choose Brute");  // the remaining card, the Well, is revealed
    QVERIFY(seen(table, B, A, Zone::Hand).contains("Well"));
    QCOMPARE(seen(table, B, A, Zone::Hand).count("?"), 2);
    relocate(table.match(), table.card("Well"), A, static_cast<std::uint8_t>(Zone::Deck), Place::Top);
    QCOMPARE(seen(table, B, A, Zone::Deck).last(), "Well"_L1);
    shuffleDeck(table.match(), A);
    for (const PlayerId viewer : {A, B}) QVERIFY(!seen(table, viewer, A, Zone::Deck).contains("Well"));
}

void TestViews::lookedAtCardsAreKnownOnlyToTheLooker() {
    Table table;
    table.hand(A, {"Foresight"}).deck(A, {"Grunt", "Brute", "Well"}).begin();
    (void)table.plays(A, "Foresight");
    QCOMPARE(seen(table, A, A, Zone::Deck).mid(5), QStringList({"Grunt", "Brute", "Well"}));
    QCOMPARE(seen(table, B, A, Zone::Deck), QStringList(8, "?"));
}

void TestViews::theChooserSeesHiddenCards() {
    Table table;
    table.hand(A, {"Sting"}).board(A, {"Surgeon"}).hand(B, {"Grunt", "Brute"}).begin();
    QCOMPARE(seen(table, A, B, Zone::Hand), QStringList({"?", "?"}));
    (void)table.plays(A, "Sting");
    QCOMPARE(table.asked(), "A choose-card Surgeon"_L1);
    QCOMPARE(seen(table, A, B, Zone::Hand), QStringList({"Grunt", "Brute"}));
}

void TestViews::theCardsOthersChooseFromAreHidden() {
    Table table;
    table.hand(A, {"Rummage", "Grunt", "Brute"}).begin();
    (void)table.plays(A, "Rummage");
    const View own(table.match(), A);
    const View other(table.match(), B);
    const auto isHidden = [](const View& view) {
        const Communication& question = view.state().communications.back();
        const auto list = std::span(view.state().lists).subspan(question.listBegin, question.listSize());
        return std::all_of(list.begin(), list.end(), [](Subject subject) { return subject.isNone(); });
    };
    QVERIFY(!isHidden(own));
    QVERIFY(isHidden(other));
}

void TestViews::viewsDoNotDependOnHiddenCards() {
    Table table;
    table.hand(A, {"Rummage", "Grunt"}).hand(B, {"Brute", "Well"}).deck(B, {"Warbot", "Vest"}).begin();
    (void)table.plays(A, "Rummage");
    const View before(table.match(), A);
    Match other = table.match();
    exchange(other, table.card("Brute"), table.card("Warbot"));  // between B's hand and B's deck
    exchange(other, table.card("Well"), table.card("Vest"));
    QVERIFY(!(other.state() == table.match().state()));
    QVERIFY(View(other, A) == before);
    QVERIFY(!(View(other, B) == View(table.match(), B)));
}

void TestViews::viewsDoNotDependOnTheRandomGenerator() {
    Table table;
    table.begin();
    Match other = table.match();
    other.state().globals.random = Random(12345);
    for (const PlayerId viewer : {A, B}) QVERIFY(View(other, viewer) == View(table.match(), viewer));
}

void TestViews::secretBidsAreHiddenUntilBothAreMade() {
    const auto bidding = [](Table& table, const QString& bid) {
        table.hand(A, {"Mind Game"}).hand(B, {"Page", "Page"}).begin();
        (void)table.plays(A, "Mind Game");
        (void)table.says(A, bid);
    };
    Table low;
    Table high;
    bidding(low, "number 0");
    bidding(high, "number 2");
    QVERIFY(!(low.match().state() == high.match().state()));
    QVERIFY(View(low.match(), B) == View(high.match(), B));
    QCOMPARE(low.match().pendingQuestion()->as<Bid>().against, std::int16_t(-1));
    (void)low.says(B, "number 1");
    (void)high.says(B, "number 1");
    QVERIFY(!(View(low.match(), B) == View(high.match(), B)));
    QCOMPARE(low.credits(A), 10);
    QCOMPARE(high.credits(A), 8);
}

void TestViews::anOpenBidIsVisibleToTheOpponent() {
    Table table;
    table.hand(A, {"Plain Trace"}).begin();
    (void)table.plays(A, "Plain Trace");
    (void)table.says(A, "number 3");
    QCOMPARE(View(table.match(), B).state().communications.back().as<Bid>().against, std::int16_t(3));
}

void TestViews::onlyTheAskedPlayerSeesReplies() {
    Table table;
    table.hand(A, {"Grunt"}).begin();
    QCOMPARE(View(table.match(), A).legalReplies().size(), std::size_t(3));
    QVERIFY(View(table.match(), B).legalReplies().empty());
}

void TestViews::unseenCardsAreListedSortedWithoutPlaces() {
    Table table;
    table.hand(B, {"Warbot", "Well"}).begin();
    const View view(table.match(), A);
    const auto& unseen = view.unseen(B);
    QCOMPARE(unseen.size(), std::size_t(7));
    QVERIFY(std::is_sorted(unseen.begin(), unseen.end()));
    QVERIFY(std::find(unseen.begin(), unseen.end(), madeUpCards().find("Warbot")) != unseen.end());
    QCOMPARE(view.unseen(A).size(), std::size_t(5));  // the viewer's own deck
}

void TestViews::samplesLookTheSameToTheViewer() {
    Table table;
    table.hand(A, {"Rummage", "Grunt"}).hand(B, {"Brute", "Well"}).deck(B, {"Warbot", "Vest"}).begin();
    (void)table.plays(A, "Rummage");
    const View view(table.match(), A);
    QSet<std::uint64_t> worlds;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Match world = imagined(table.match(), A, seed);
        QVERIFY(View(world, A) == view);
        worlds.insert(world.state().hash());
    }
    QVERIFY(worlds.size() > 20);
}

void TestViews::samplesCanBePlayed() {
    Match match = newMatch(3, 4);
    int waits = 0;
    const QString wrong = play(match, randomChooser(4), [&](const ReadableMatch& now) {
        if (++waits % 20 != 0) return QString();
        Match world = imagined(now, now.playerToAct(), static_cast<std::uint64_t>(waits));
        return play(world, randomChooser(1));
    });
    QCOMPARE(wrong, QString());
}

void TestViews::selfPlayViewsDoNotDependOnHiddenCards_data() {
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("four") << 4;
}

/// At every decision and for every seat, the view of a sampled match equals that of the real match.
void TestViews::selfPlayViewsDoNotDependOnHiddenCards() {
    QFETCH(int, players);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Match match = newMatch(static_cast<std::size_t>(players), seed);
        const QString wrong = play(match, randomChooser(seed), [&](const ReadableMatch& now) {
            for (int p = 0; p < players; ++p) {
                const PlayerId player(static_cast<std::uint8_t>(p));
                const Match world = imagined(now, player, seed);
                if (!(View(world, player) == View(now, player))) return u"the view differs"_s;
            }
            return QString();
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + wrong));
    }
}

DUELOGUE_TEST(TestViews, QCoreApplication)
#include "tst_views.moc"
