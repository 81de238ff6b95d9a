// Decks of Netrun: their rules, random decks, and the seat of a deck.
#include <QGuiApplication>
#include <QJsonArray>
#include <QRegularExpression>
#include <QtTest>
#include <map>
#include <set>

#include "app/cli/arena/ArenaRun.h"
#include "app/games/Games.h"
#include "app/library/decks/DeckSeat.h"
#include "cards/data/CardPool.h"
#include "match/netrun/DeckBuilding.h"
#include "tests/support/LongRun.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/NetrunDecks.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

/// A Corp deck of 45 cards with 20 agenda points and influence 10, and a Runner deck with influence 14.
const char* const corpDeck =
    "1 Weyland Consortium: Building a Better World, 3 Hostile Takeover, 2 Posted Bounty, 3 Private Security Force, 3 "
    "Priority Requisition, 3 PAD Campaign, 3 Hedge Fund, 3 Beanstalk Royalties, 3 Scorched Earth, 3 SEA Source, 2 "
    "Shipment from Kaguya, 1 Research Station, 3 Ice Wall, 3 Shadow, 1 Archer, 2 Hadrian's Wall, 2 Data Raven, 3 "
    "Enigma, 2 Wall of Static";

}  // namespace

// Deck rules of Netrun, and the side of a deck.
class TestNetrunDecks : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void deckRulesAreChecked_data() {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("changes");
        QTest::addColumn<QString>("problems");
        const auto row = [](const char* name, const char* deck, const char* changes, const char* problems) {
            QTest::newRow(name) << deck << changes << problems;
        };
        row("a deck of the Corp", corpDeck, "", "");
        row("a deck of the Runner", runnerDeck, "", "");
        row("no identity", runnerDeck, "-1 Gabriel Santiago: Consummate Professional",
            "no identity (exactly 1 needed)");
        row("two identities", runnerDeck, "1 Noise: Hacker Extraordinaire", "2 identities (only 1 allowed)");
        row("the same identity twice", runnerDeck, "1 Gabriel Santiago: Consummate Professional",
            "2 identities (only 1 allowed)");
        row("the identity does not count", runnerDeck, "-1 Easy Mark",
            "only 44 cards besides the identity (minimum 45)");
        row("more than the minimum", runnerDeck, "1 Infiltration", "");
        row("three of a card", corpDeck, "1 Wall of Static", "");
        row("four of a card", corpDeck, "2 Wall of Static", "4 copies of \"Wall of Static\" (maximum 3)");
        row("a limited card", runnerDeck, "-3 Account Siphon, 1 Deus X",
            "only 43 cards besides the identity (minimum 45)");
        row("a limited card twice", runnerDeck, "-2 Gordian Blade, 2 Deus X", "2 copies of \"Deus X\" (maximum 1)");
        row("a card of the Runner", corpDeck, "1 Diesel", "a Corp deck can't contain \"Diesel\"");
        row("cards of the Corp", runnerDeck, "2 Hedge Fund, 1 Snare!",
            "a Runner deck can't contain \"Hedge Fund\"\n"
            "a Runner deck can't contain \"Snare!\"\n"
            "16 influence (maximum 15)");
        row("a server", corpDeck, "1 HQ", "servers can't be in a deck: \"HQ\"");
        row("a remote server", runnerDeck, "1 Server 1", "servers can't be in a deck: \"Server 1\"");
        row("exactly the available influence", corpDeck, "1 SanSan City Grid, 1 Snare!", "");
        row("more influence than available", corpDeck, "2 SanSan City Grid", "16 influence (maximum 15)");
        row("each copy costs influence", runnerDeck, "1 Corroder", "16 influence (maximum 15)");
        row("the own faction costs no influence", runnerDeck, "1 Sneakdoor Beta", "");
        row("neutral cards cost influence", runnerDeck, "2 Plascrete Carapace, 3 Access to Globalsec", "");
        row("too few points", corpDeck, "-1 Priority Requisition, 1 Wall of Static",
            "17 agenda points (a 45-card deck needs 20 or 21)");
        row("one point more", corpDeck, "1 Posted Bounty", "");
        row("too many points", corpDeck, "1 Posted Bounty, 1 AstroScript Pilot Program",
            "23 agenda points (a 47-card deck needs 20 or 21)\n"
            "agendas must be neutral or of the identity's faction: \"AstroScript Pilot Program\"");
        row("the same points up to 49 cards", corpDeck, "1 Wall of Static, 3 Melange Mining Corp.", "");
        row("more points from 50 cards on", corpDeck, "1 Wall of Static, 3 Melange Mining Corp., 1 Hunter",
            "20 agenda points (a 50-card deck needs 22 or 23)");
        row("fewer points in a deck that is too small", corpDeck, "-2 Priority Requisition",
            "only 43 cards besides the identity (minimum 45)\n"
            "14 agenda points (a 43-card deck needs 18 or 19)");
        row("agendas of another faction", corpDeck, "-1 Private Security Force, 1 Nisei MK II",
            "agendas must be neutral or of the identity's faction: \"Nisei MK II\"");
    }

    void deckRulesAreChecked() {
        QFETCH(QString, deck);
        QFETCH(QString, changes);
        QFETCH(QString, problems);
        QCOMPARE(problemsOf(changed(changed(Deck{}, deck), changes)), problems);
    }

    void aSideboardIsRefused() {
        Deck deck = changed({}, runnerDeck);
        deck.sideboard.push_back({1, netrunPool().find("Diesel")});
        QCOMPARE(problemsOf(deck), QString("1 card in the sideboard (none allowed)"));
        QCOMPARE(problemsOf(Deck{}), QString("only 0 cards (minimum 1)\nno identity (exactly 1 needed)"));
    }

    void agendaPointsRiseByTwoForEveryFiveCards() {
        for (const auto& [size, least] : std::map<int, int>{
                 {40, 18}, {44, 18}, {45, 20}, {49, 20}, {50, 22}, {54, 22}, {55, 24}, {60, 26}, {64, 26}})
            QCOMPARE(netrun::leastPoints(size), least);
    }

    void everyIdentityHasADeck() {
        std::set<std::string> identities;
        for (const NamedDeck& named : netrunGame().decks()) {
            QCOMPARE(problemsOf(named.deck), QString());
            QVERIFY2(!named.deck.name.empty() && !named.deck.about.empty(), named.id.c_str());
            for (const DeckEntry& entry : named.deck.entries) {
                if (is(netrunPool()[entry.card], netrun::Trait::Identity))
                    identities.insert(netrunPool()[entry.card].name);
            }
        }
        std::set<std::string> all;
        for (const Definition& card : netrunPool().definitions()) {
            const bool isOfTheBox = card.set != "Netrun Extras";
            if (is(card, netrun::Trait::Identity) && isOfTheBox) all.insert(card.name);
        }
        QCOMPARE(identities, all);
        QCOMPARE(all.size(), std::size_t{7});
    }

    void theSeatOfADeckIsDetected() {
        QCOMPARE(seatOfDeck(netrunGame(), changed({}, corpDeck)), std::optional<std::size_t>(0));
        QCOMPARE(seatOfDeck(netrunGame(), changed({}, runnerDeck)), std::optional<std::size_t>(1));
        const auto without = [](const char* deck, const char* identity) {
            return changed(changed({}, deck), QString("-1 ") + identity);
        };
        const char* const gabriel = "Gabriel Santiago: Consummate Professional";
        QCOMPARE(seatOfDeck(netrunGame(), without(runnerDeck, gabriel)), std::optional<std::size_t>(1));
        QCOMPARE(seatOfDeck(netrunGame(), changed(without(runnerDeck, gabriel), "1 Hedge Fund")), std::nullopt);
        // The identity determines the seat, whatever the other cards are.
        QCOMPARE(seatOfDeck(netrunGame(), changed(changed({}, runnerDeck), "3 Hedge Fund")),
                 std::optional<std::size_t>(1));
        QCOMPARE(seatOfDeck(netrunGame(), changed(changed({}, runnerDeck), "1 NBN: Making News")), std::nullopt);
        QCOMPARE(seatOfDeck(netrunGame(), Deck{}), std::nullopt);
        QCOMPARE(deckKind(netrunGame(), 0), std::string("Corp deck"));
        QCOMPARE(deckKind(*game("arcana"), 0), std::string("deck"));
        QCOMPARE(seatOfDeck(*game("arcana"), game("arcana")->decks().front().deck), std::nullopt);
    }

    void aDeckForTheOtherSeatIsRefused_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        const char* const runner = "--decks: player 1 needs a Corp deck, but \"night-shift\" is a Runner deck";
        const char* const corp = "--decks: player 2 needs a Runner deck, but \"front-page\" is a Corp deck";
        for (const QString command : {"simulate --games 1 --players random,random", "watch --players random,random",
                                      "bench --seconds 1", "bench --seconds 1 --seats 2"}) {
            QTest::newRow(qPrintable(command + ", first"))
                << command + " --game netrun --decks night-shift,night-shift" << runner;
            QTest::newRow(qPrintable(command + ", second"))
                << command + " --game netrun --decks solid-ground,front-page" << corp;
        }
        QTest::newRow("random") << "watch --game netrun --decks solid-ground,random:7:nbn"
                                << "--decks: player 2 needs a Runner deck, but \"random:7:nbn\" is a Corp deck";
        QTest::newRow("many") << "simulate --game netrun --decks solid-ground,front-page,paper-doors"
                              << "--decks: add a Runner deck for player 2";
        QTest::newRow("arena") << "arena --game netrun --decks night-shift,slow-poison --games 2"
                               << "--decks: add a Corp deck for player 1";
    }

    void aDeckForTheOtherSeatIsRefused() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CommandRun ran = run(line);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(has(ran.err, message.toStdString()), ran.err.c_str());
    }

    void theDefaultDecksSuitTheirSeats() {
        const CommandRun ran = run("simulate --game netrun --players random,random --games 4 --json");
        QCOMPARE(ran.err, std::string());
        QCOMPARE(ran.json()["decks"].toArray(), (QJsonArray{"solid-ground", "night-shift"}));
        const CommandRun chance = run("watch --game netrun --players random,random --decks random,random --json");
        QCOMPARE(chance.err, std::string());
        QCOMPARE(chance.status, ExitStatus::Fine);
    }

    void decksOnlyPlayAgainstTheOtherSide() {
        const CommandRun ran = run("simulate --game netrun --decks all --players random,random --games 3 --json");
        QCOMPARE(ran.err, std::string());
        const QJsonObject result = ran.json();
        const QJsonArray seats = result["seats"].toArray();
        const QJsonArray matrix = result["matrix"].toArray();
        QCOMPARE(seats.size(), 7);
        int won = 0;
        for (int a = 0; a < 7; ++a) {
            int own = 0;
            int played = 0;
            for (int b = 0; b < 7; ++b) {
                const int wins = matrix[a].toArray()[b].toInt();
                const int lost = matrix[b].toArray()[a].toInt();
                if (seats[a] == seats[b]) QCOMPARE(wins + lost, 0);
                if (seats[a] != seats[b]) QVERIFY(wins + lost <= 3);
                own += wins;
                played += seats[a] == seats[b] ? 0 : 3;
            }
            won += own;
            QCOMPARE(result["shares"].toArray()[a].toDouble(), 100.0 * own / played);
        }
        QCOMPARE(won + result["draws"].toInt() + result["unfinished"].toInt(), 4 * 3 * 3);
    }

    void theTableHasALineForEachDeckOfASide() {
        const CommandRun ran = run(
            "simulate --game netrun --decks night-shift,solid-ground,slow-poison --players random,random --games 2");
        QCOMPARE(ran.err, std::string());
        const QStringList lines = QString::fromStdString(ran.out).split('\n');
        QCOMPARE(lines.size(), 9);
        QVERIFY2(QRegularExpression("^Corp decks +1 +2 +all$").match(lines[0]).hasMatch(), ran.out.c_str());
        QVERIFY2(QRegularExpression("^ 1  solid-ground +\\d+ +\\d+ +[\\d.]+$").match(lines[1]).hasMatch(),
                 ran.out.c_str());
        QCOMPARE(lines[2], QString());
        QVERIFY2(QRegularExpression("^Runner decks +1 +all$").match(lines[3]).hasMatch(), ran.out.c_str());
        QVERIFY2(QRegularExpression("^ 1  night-shift +\\d+ +[\\d.]+$").match(lines[4]).hasMatch(), ran.out.c_str());
        QVERIFY2(QRegularExpression("^ 2  slow-poison +\\d+ +[\\d.]+$").match(lines[5]).hasMatch(), ran.out.c_str());
        QVERIFY2(lines[7].startsWith("2 matches per pairing, "), ran.out.c_str());
    }

    /// Takes minutes.
    void netrunDecksAreBalanced() {
        if (!isLongRun()) QSKIP("DUELOGUE_LONG=1 plays 1,200 matches");
        const QJsonObject result =
            run("simulate --game netrun --decks all --games 100 --seed 11 --json --jobs 2").json();
        QCOMPARE(result["shares"].toArray().size(), 7);
        for (qsizetype d = 0; d < 7; ++d) {
            const double share = result["shares"].toArray()[d].toDouble();
            QVERIFY2(share >= 40 && share <= 60,
                     qPrintable(QString("%1: %2").arg(result["decks"].toArray()[d].toString()).arg(share)));
        }
    }

    /// Players swap seats, and the decks stay with their sides.
    void decksKeepTheirSideInAMirroredPair() {
        const CommandRun ran = run("arena --game netrun --players greedy,random --games 8 --json");
        QCOMPARE(ran.err, std::string());
        auto games = ran.jsonLines();
        games.removeLast();
        QCOMPARE(games.size(), 8);
        for (qsizetype g = 0; g < games.size(); ++g) {
            const QJsonArray decks = games[g]["decks"].toArray();
            for (int seat = 0; seat < 2; ++seat) {
                const auto found = seatOfDeck(netrunGame(), deckNamed(decks[seat].toString()));
                QCOMPARE(found, std::optional(static_cast<std::size_t>(seat)));
            }
            QCOMPARE(games[g]["seats"].toArray(), g % 2 == 0 ? (QJsonArray{1, 2}) : (QJsonArray{2, 1}));
            if (g % 2 == 1) QCOMPARE(decks, games[g - 1]["decks"].toArray());
        }
        const QString simulate = "simulate --game netrun --players greedy,random --games 6 --json --seed 4";
        QCOMPARE(run(simulate + " --mirrored").err, std::string());
    }

    void theGivenDecksMeetInAllPairs() {
        const std::vector<std::vector<std::size_t>> bySeat{{0, 2, 4, 5}, {1, 3, 6}};
        std::set<std::vector<std::size_t>> met;
        for (int deal = 0; deal < 12; ++deal) {
            const auto decks = decksOfDeal(deal, bySeat);
            QCOMPARE(decks.size(), std::size_t{2});
            QVERIFY(std::ranges::find(bySeat[0], decks[0]) != bySeat[0].end());
            QVERIFY(std::ranges::find(bySeat[1], decks[1]) != bySeat[1].end());
            met.insert(decks);
        }
        QCOMPARE(met.size(), std::size_t{12});
    }

    void aDeckIsValidatedWithItsSide() {
        const QString path = file("mine.deck", "1 Noise: Hacker Extraordinaire\n3 Diesel\n");
        const CommandRun ran = run("deck validate --game netrun " + path);
        QCOMPARE(ran.status, ExitStatus::Failed);
        const std::string name = path.toStdString();
        QCOMPARE(ran.out, name + ": a Runner deck\n" + name +
                              ": only 3 cards besides the identity (minimum 45)\n1 deck, 1 problem\n");
        const CommandRun json = run("deck validate --json --game netrun " + path);
        QCOMPARE(json.json()["decks"].toArray()[0].toObject()["seat"].toInt(), 2);
        const CommandRun imported = run("deck import --game netrun --name Mine " + path);
        QCOMPARE(imported.out, std::string("Imported \"Mine\" as mine: 4 cards, a Runner deck\n"));
        QCOMPARE(run("deck validate --game netrun").out.substr(0, 6), std::string("mine: "));
    }

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestNetrunDecks, QGuiApplication)

#include "tst_netrundecks.moc"
