// Tests of S4, "Creating a card game in Haskell (part 6)" (see match/ARCHITECTURE.md): verbs, moves, choosers and
// randomness.
#include <QTest>

#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/SelfPlay.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

class TestVerbs : public QObject {
    Q_OBJECT

private slots:
    void S4_1_rulesChangeTheGameThroughVerbs();
    void S4_3_baseAndDerivedVerbsLookTheSame_data();
    void S4_3_baseAndDerivedVerbsLookTheSame();
    void S4_4_victoryEndsTheDuelAtOnce();
    void S4_4_drawingFromAnEmptyDeckLosesAtOnce();
    void S4_5_verbsTakeThePlayerTheyApplyTo();
    void S4_6_verbsNest();
    void S4_9_legalMovesAreEnumerated();
    void S4_9_otherMovesAreRefused();
    void S4_10_turnCanAlwaysBeEnded();
    void S4_16_endingTheTurnGoesToTheNextPlayer();
    void S4_17_duelStartsWithShuffledDecksAndHands();
    void S4_17_everyDeckIsShuffled();
    void S4_20_rulebookIsStatelessAndShared();
    void S4_24_movesAreEnumeratedAfterEachMove();
};

void TestVerbs::S4_1_rulesChangeTheGameThroughVerbs() {
    Table table;  // a turn without card effects: the log shows each change as a verb
    table.hand(A, {"Brute"}).board(A, {"Well"}).begin();
    (void)table.says(A, "work");
    (void)table.says(A, "play Brute");
    (void)table.says(A, "tap Well");
    (void)table.says(A, "pay");
    (void)table.says(A, "pass");
    QVERIFY(table.inOrder({"lose A 1: happened", "gain A 1: happened",                            // work
                           "tap Well: happened", "gain A 1: happened", "lose A 2: happened",      // pay
                           "move Brute: happened", "play Brute: happened", "lose A 1: happened",  // play
                           "begin turn B: happened", "draw B 1: happened"}));                     // turn of B
}

void TestVerbs::S4_3_baseAndDerivedVerbsLookTheSame_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("replacement");
    QTest::addColumn<QString>("verb");
    QTest::addColumn<int>("inside");
    QTest::newRow("base") << "Tagger"
                          << "Decoy"
                          << "tag B 1" << 0;
    QTest::newRow("derived, of discards, of moves") << "Sting"
                                                    << "Vest"
                                                    << "hurt B 1" << 2;
}

void TestVerbs::S4_3_baseAndDerivedVerbsLookTheSame() {
    QFETCH(QString, card);
    QFETCH(QString, replacement);
    QFETCH(QString, verb);
    QFETCH(int, inside);
    for (const char* answer : {"yes", "no"}) {
        Table table;
        table.hand(A, {card}).hand(B, {"Page"}).board(B, {replacement}).begin();
        QCOMPARE(table.plays(A, card), u"B yes-no "_s + replacement);
        QCOMPARE(table.says(B, answer), "A turn"_L1);
        const QString end = answer == "yes"_L1 ? u": prevented"_s : u": happened"_s;
        QCOMPARE(table.log().count(verb + end), 1);  // one completion for the whole verb
        QCOMPARE(table.causesOf(verb + end), QStringList({u"resolve "_s + card}));
        if (answer == "no"_L1) QCOMPARE(table.log().filter("Page").size(), inside);
    }
}

void TestVerbs::S4_4_victoryEndsTheDuelAtOnce() {
    Table table;
    table.hand(A, {"Salvo"}).begin();  // B's hand is empty
    QCOMPARE(table.plays(A, "Salvo"), "over: A"_L1);
    QCOMPARE(table.log().filter("hurt").size(), 1);  // only the first of the two is logged, since the match is over
    QCOMPARE(table.match().play(A, Reply(ReplyWord::Pass)), MessageId::MatchIsOver);
    QVERIFY(table.options().isEmpty());
}

void TestVerbs::S4_4_drawingFromAnEmptyDeckLosesAtOnce() {
    Table table;
    for (int turn = 0; turn < 5; ++turn) {
        (void)table.begin();
        (void)table.says(A, "pass");
        (void)table.says(B, "pass");
    }
    QVERIFY(table.names(B, Zone::Deck).isEmpty());
    QCOMPARE(table.says(A, "pass"), "over: A"_L1);
}

void TestVerbs::S4_5_verbsTakeThePlayerTheyApplyTo() {
    Table table(3);
    table.hand(A, {"Firestorm", "Page", "Reading"}).hand(B, {"Page"}).hand(C, {"Page"}).begin();
    (void)table.plays(A, "Reading");
    QCOMPARE(table.tags(A), 1);
    (void)table.plays(A, "Firestorm");
    QVERIFY(table.inOrder({"tag A 1: happened", "hurt A B C 1: happened"}));
}

void TestVerbs::S4_6_verbsNest() {
    Table table;
    table.hand(A, {"Strike"}).board(B, {"Grunt"}).begin();
    (void)table.says(A, "play Strike");
    (void)table.says(A, "pay");
    QVERIFY(table.inOrder({"move Grunt: happened", "destroy Grunt: happened"}));
    QCOMPARE(table.causesOf("move Grunt: happened"), QStringList({"destroy Grunt", "resolve Strike"}));
}

void TestVerbs::S4_9_legalMovesAreEnumerated() {
    Table table;
    table.set(A, PlayerValue::Credits, 1).hand(A, {"Grunt", "Brute", "Tavern"}).begin();
    QCOMPARE(table.options(), QStringList({"play Grunt", "play Tavern", "work", "pass"}));  // the Brute costs 2
    Replies replies;
    table.match().legalReplies(replies);
    for (const Reply& reply : replies) {
        Match branch = table.match();
        QCOMPARE(branch.play(A, reply), MessageId::None);
    }
}

void TestVerbs::S4_9_otherMovesAreRefused() {
    Table table;
    table.set(A, PlayerValue::Credits, 1).hand(A, {"Grunt", "Brute"}).begin();
    const MatchState before = table.match().state();
    Replies legal;
    table.match().legalReplies(legal);
    int refused = 0;
    for (std::uint8_t word = 0; word <= static_cast<std::uint8_t>(MadeUpWord::Pay); ++word) {
        for (const Subject subject :
             {Subject{}, Subject(A), Subject(table.card("Grunt")), Subject(table.card("Brute"))}) {
            for (int number = 0; number < 2; ++number) {
                const Reply reply(word, subject, Subject{}, number);
                const bool isLegal = std::find(legal.begin(), legal.end(), reply) != legal.end();
                if (isLegal || reply.is(ReplyWord::Concede)) continue;
                const MessageId why = table.match().play(A, reply);
                QVERIFY(why == MessageId::NotOneOfTheAnswers || why == MessageId::NothingToTakeBack);
                ++refused;
            }
        }
    }
    QVERIFY(refused > 90);
    QVERIFY(table.match().state() == before);
}

void TestVerbs::S4_10_turnCanAlwaysBeEnded() {
    Match match = newMatch(2, 3);
    const QString wrong = play(match, randomChooser(5), [](const ReadableMatch& now) {
        if (now.rulebook().kinds()[now.pendingQuestion()->kind].name != "turn") return QString();
        Replies replies;
        now.legalReplies(replies);
        const bool pass = std::find(replies.begin(), replies.end(), Reply(ReplyWord::Pass)) != replies.end();
        return pass ? QString() : u"the turn can't be ended"_s;
    });
    QCOMPARE(wrong, QString());
}

void TestVerbs::S4_16_endingTheTurnGoesToTheNextPlayer() {
    Table table(3);
    QCOMPARE(table.begin(), "A turn"_L1);
    QCOMPARE(table.says(A, "pass"), "B turn"_L1);
    QCOMPARE(table.says(B, "pass"), "C turn"_L1);
    QCOMPARE(table.says(C, "pass"), "A turn"_L1);
    QCOMPARE(table.clicks(A), 3);
}

void TestVerbs::S4_17_duelStartsWithShuffledDecksAndHands() {
    QSet<QString> hands;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Match match = newMatch(2, seed);
        match.run();
        QString hand;
        for (const PlayerId player : {A, B}) {
            QCOMPARE(match.state().zone(player, Zone::Hand).size(), std::size_t(player == A ? 4 : 3));
            for (const CardId card : match.state().zone(player, Zone::Hand)) {
                hand += QString::number(match.state().card(card).definition.value) + u' ';
            }
        }
        hands.insert(hand);
    }
    QCOMPARE(hands.size(), 10);
}

/// Decks are shuffled at the start, and when a card shuffles cards of several owners into their decks.
void TestVerbs::S4_17_everyDeckIsShuffled() {
    Table table(3);
    for (const PlayerId player : {A, B, C}) {
        table.deck(player, {"Grunt", "Brute", "Tavern", "Harbour", "Well", "Treasure", "Vest", "Decoy"});
        table.board(player, {"Warbot"});
    }
    table.hand(A, {"Landslide"}).begin();
    QList<QStringList> before;
    for (const PlayerId player : {A, B, C}) before += table.names(player, Zone::Deck);
    QCOMPARE(table.plays(A, "Landslide"), "A turn"_L1);
    for (const PlayerId player : {A, B, C}) {
        const QStringList now = table.names(player, Zone::Deck);
        QCOMPARE(now.size(), before[player.value].size() + 1);
        QVERIFY(now.mid(0, before[player.value].size()) != before[player.value]);
    }
    QSet<QString> decks[2];
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Match match = newMatch(2, seed);
        match.run();
        for (const PlayerId player : {A, B}) {
            QString deck;
            for (const CardId card : match.state().zone(player, Zone::Deck)) {
                deck += QString::number(match.state().card(card).definition.value) + u' ';
            }
            decks[player.value].insert(deck);
        }
    }
    QCOMPARE(decks[0].size(), 10);
    QCOMPARE(decks[1].size(), 10);
}

void TestVerbs::S4_20_rulebookIsStatelessAndShared() {
    Match alone = newMatch(2, 21);
    QCOMPARE(play(alone, randomChooser(1)), QString());
    // Play the same match again. Between any two replies, another match uses the same rulebook.
    Match one = newMatch(2, 21);
    Match other = newMatch(3, 22);
    other.run();
    const Chooser random = randomChooser(2);
    const QString wrong = play(one, randomChooser(1), [&](const ReadableMatch& /*now*/) {
        Replies replies;
        other.legalReplies(replies);
        if (!replies.empty()) (void)other.play(other.playerToAct(), random(other, replies));
        return QString();
    });
    QCOMPARE(wrong, QString());
    QVERIFY(one.state() == alone.state());
}

void TestVerbs::S4_24_movesAreEnumeratedAfterEachMove() {
    Table table;
    table.set(A, PlayerValue::Clicks, 4).hand(A, {"Grunt", "Page", "Crossroads"}).begin();
    QCOMPARE(table.options(), QStringList({"play Grunt", "play Page", "play Crossroads", "work", "pass"}));
    (void)table.plays(A, "Grunt");
    QCOMPARE(table.options(), QStringList({"play Page", "play Crossroads", "work", "pass"}));
    (void)table.plays(A, "Page");
    QCOMPARE(table.options(), QStringList({"play Crossroads", "work", "pass"}));
    (void)table.plays(A, "Crossroads");
    (void)table.says(A, table.options().at(1));
    QCOMPARE(table.asked(), "A turn"_L1);
    QVERIFY(table.options().contains("play Page"));  // drawn by the card just played
    (void)table.says(A, "pass");
    QCOMPARE(table.asked(), "B turn"_L1);  // A has passed
}

DUELOGUE_TEST(TestVerbs, QCoreApplication)

#include "tst_s4_verbs.moc"
