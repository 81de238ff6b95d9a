// The notation: positions, replies, expectations and replays as text.
#include <QtTest>

#include "match/notation/Cards.h"
#include "match/notation/Position.h"
#include "match/notation/Replies.h"
#include "match/notation/ScenarioRunner.h"
#include "tests/ArcanaGame.h"

using namespace duelogue;

namespace {

const std::string dragon =
    "game        arcana\n"
    "name        Ebon Dragon makes the opponent discard\n"
    "seed        7\n"
    "turn        1 main\n"
    "player 1\n"
    "  life        20\n"
    "  hand        Ebon Dragon\n"
    "  battlefield Swamp x7\n"
    "  library     Swamp x10\n"
    "player 2\n"
    "  hand        Forest, Bee Sting\n"
    "  library     Forest x10\n"
    "moves\n"
    "  1 play Ebon Dragon\n"
    "  1 pay auto\n"
    "  1 pass\n"
    "  2 pass\n"
    "  forced\n"
    "  expect 1 asked yes-no\n"
    "  1 yes\n"
    "  expect 2 asked choose-card\n"
    "  2 choose Bee Sting\n"
    "  expect 2 graveyard = Bee Sting\n"
    "  expect 1 battlefield has Ebon Dragon\n";

/// The first thing that is wrong in a text, as "line: message"; empty where nothing is.
std::string firstError(const std::string& text) {
    const auto read = readScenarios(text);
    const auto say = [](const NotationError& error) { return std::to_string(error.line) + ": " + error.message(); };
    if (const auto* error = std::get_if<NotationError>(&read)) return say(*error);
    for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
        if (const auto error = runScenario(ArcanaGame::instance().rulebook(), scenario)) return say(*error);
    }
    return {};
}

/// A table for short tests: both sides have something of everything.
std::string with(const std::string& moves) {
    return "game arcana\n"
           "turn 3 main player 1\n"
           "player 1\n"
           "life 15\n"
           "hand Grizzly Bears, Volcanic Hammer, Mountain\n"
           "battlefield Forest x2, Mountain x2 (tapped), Mountain, Bog Imp, Grizzly Bears (sick)\n"
           "library Swamp, Forest x3\n"
           "player 2\n"
           "hand Bee Sting\n"
           "battlefield Bog Imp (tapped), Forest\n"
           "library Forest x4\n"
           "moves\n" +
           moves;
}
constexpr int firstMove = 13;

Scenario scenarioOf(const std::string& text) {
    auto read = readScenarios(text);
    if (const auto* error = std::get_if<NotationError>(&read)) qFatal("%s", error->message().c_str());
    return std::get<std::vector<Scenario>>(read).at(0);
}

Match positionOf(const std::string& text) {
    Match match(ArcanaGame::instance().rulebook());
    if (const auto error = setUpScenario(match, scenarioOf(text))) qFatal("%s", error->message().c_str());
    return match;
}

}  // namespace

class TestNotation : public QObject {
    Q_OBJECT

private slots:
    void theExampleOfTheManualHolds() { QCOMPARE(firstError(dragon), std::string()); }

    void severalScenariosStandInOneText() {
        QCOMPARE(firstError(dragon + "---\n# a comment\n\n" + dragon + dragon), std::string());
        const auto read = readScenarios(dragon + "---\n" + dragon + dragon);
        const auto& all = std::get<std::vector<Scenario>>(read);
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[1].line, 26);
        QCOMPARE(all[2].line, 50);
    }

    void whatIsExpectedIsChecked_data() {
        QTest::addColumn<QString>("expectation");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* expectation, const char* found = "") {
            QTest::newRow(expectation) << QString::fromUtf8(expectation) << QString::fromUtf8(found);
        };
        row("1 asked");
        row("1 asked priority");
        row("1 asked yes-no", "player 1 is asked for priority");
        row("2 asked", "player 1 is asked");
        row("1 can play Mountain");
        row("1 can play Volcanic Hammer");
        row("1 can play Bee Sting", "player 1 is asked for priority: pass, ");
        row("1 cannot play Bee Sting");
        row("1 cannot play Mountain", "player 1 is asked for priority: pass, ");
        row("1 can exactly pass, play Volcanic Hammer, play Mountain, play Grizzly Bears, tap Forest",
            "player 1 is asked for priority: pass, ");
        row("1 can exactly play Grizzly Bears, pass, play Mountain, play Volcanic Hammer");
        row("1 can exactly pass", "player 1 is asked for priority: pass, ");
        row("1 cannot play Ebon Dragon", "no such card in the match");
        row("1 life 15");
        row("1 life = 15");
        row("1 library top Swamp, Forest");
        row("1 library top Forest", "found Swamp, Forest x3");
        row("1 stack = nothing");
        row("1 stack has Bog Imp", "found nothing");
        row("Bog Imp (tapped) tapped");
        row("Bog Imp (untapped) tapped", "found not tapped");
        row("player 1 life 15");
        row("1 life 16", "found 15");
        row("2 life 20");
        row("1 hand size 3");
        row("1 hand size 2", "found 3");
        row("1 hand = Mountain, Grizzly Bears, Volcanic Hammer");
        row("1 hand = Mountain, Grizzly Bears", "found Grizzly Bears, Volcanic Hammer, Mountain");
        row("1 hand has Mountain");
        row("1 hand has Mountain x2", "found Grizzly Bears, Volcanic Hammer, Mountain");
        row("1 hand has not Bog Imp");
        row("1 hand has not Mountain", "found Grizzly Bears");
        row("1 graveyard = nothing");
        row("1 graveyard =");
        row("1 hand = nothing", "found Grizzly Bears");
        row("1 library = Swamp, Forest x3");
        row("1 library = Forest, Swamp, Forest x2", "found Swamp, Forest x3");
        row("1 battlefield has Mountain (tapped)");
        row("1 battlefield has Mountain x2 (tapped)");
        row("1 battlefield has Mountain x3 (tapped)", "Mountain x2 (tapped)");
        row("1 battlefield has Grizzly Bears (sick)");
        row("Grizzly Bears power 2");
        row("Grizzly Bears toughness 3", "found 2");
        row("Grizzly Bears sick");
        row("Grizzly Bears not tapped");
        row("Grizzly Bears tapped", "found not tapped");
        row("Grizzly Bears untapped");
        row("Bog Imp not tapped");
        row("his Bog Imp tapped");
        row("2's Bog Imp tapped");
        row("Bog Imp #2 tapped");
        row("my Bog Imp tapped", "found not tapped");
        row("Bog Imp has flying");
        row("Bog Imp has not flying", "found has flying");
        row("Bog Imp has not reach");
        row("Bee Sting tapped", "found not tapped");
        row("turn 3 main");
        row("turn 3");
        row("turn 3 second main", "found turn 3 main");
        row("turn 4", "found turn 3 main");
        row("not over");
        row("over", "found not over");
        row("draw", "found not over");
        row("draw nobody wins", "found not over");
        row("winner 1", "found not over");
    }

    void whatIsExpectedIsChecked() {
        QFETCH(QString, expectation);
        QFETCH(QString, found);
        const std::string error = firstError(with("expect " + expectation.toStdString() + "\n"));
        if (found.isEmpty()) {
            QCOMPARE(error, std::string());
        } else {
            const QString begin = QStringLiteral("%1: expected %2, found ").arg(firstMove).arg(expectation);
            QVERIFY2(error.starts_with(begin.toStdString()), error.c_str());
            QVERIFY2(QString::fromStdString(error).contains(found), error.c_str());
        }
    }

    void aWrongLineIsNamedWithWhatWasExpected_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const std::string& text, const char* error) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(error);
        };
        row("no game", "name x\n", "1: expected a line \"game NAME\"");
        row("no name of a game", "game\n", "1: expected the name of a game");
        row("seed", "game arcana\nseed seven\n", "2: expected a seed, which is a whole number, found \"seven\"");
        row("seed too big", "game arcana\nseed 99999999999999999999999\n", "2: expected a seed");
        row("key", "game arcana\nsed 7\n",
            "2: expected name, note, seed, turn, rules, cards, option, player, table or moves, found \"sed 7\"");
        row("players in order", "game arcana\nplayer 2\n", "2: expected player 1, found \"player 2\"");
        row("one player", "game arcana\nplayer 1\nmoves\n", "1: expected 2 players, found 1");
        row("three players", "game arcana\nplayer 1\nplayer 2\nplayer 3\n", "1: expected 2 players, found 3");
        row("unknown card", "game arcana\nplayer 1\nhand Ebon Dragoon\nplayer 2\n",
            "3: expected \"nothing\", or a card of the game like \"NAME\" or \"NAME x3\", found \"Ebon Dragoon\"; the "
            "nearest card is "
            "\"Ebon Dragon\"");
        row("zone", "game arcana\nplayer 1\nhandd Swamp\nplayer 2\n", "3: expected one of life, ");
        row("value", "game arcana\nplayer 1\nlife many\nplayer 2\n", "3: expected a number, found \"many\"");
        row("flag", "game arcana\nplayer 1\nbattlefield Swamp (turned)\nplayer 2\n", "3: expected one of tapped, ");
        row("owner of a hand", "game arcana\nplayer 1\nhand Swamp (owner 2)\nplayer 2\n",
            "3: expected an owner only for cards in play");
        row("owner who is not there", "game arcana\nplayer 1\nbattlefield Swamp (owner 3)\nplayer 2\n",
            "3: expected an owner only for cards in play, and one of the players, found \"owner 3\"");
        row("owner that is no player", "game arcana\nplayer 1\nbattlefield Swamp (owner Ben)\nplayer 2\n",
            "3: expected one of tapped, untapped, attacking, nonattacking, blocking, nonblocking, blocked, unblocked, "
            "sick, ready, damage NUMBER, owner NUMBER, known to NUMBER or on CARD, found \"owner Ben\"");
        row("stack", "game arcana\nplayer 1\nstack Bee Sting\nplayer 2\n",
            "3: expected a zone where cards lie between plays");
        row("turn", "game arcana\nturn one\nplayer 1\nplayer 2\n", "2: expected the number of a turn, found \"one\"");
        row("phase", "game arcana\nturn 1 noon\nplayer 1\nplayer 2\n", "2: expected a phase (");
        row("player of the turn", "game arcana\nturn 1 main player 3\nplayer 1\nplayer 2\n",
            "2: expected one of the players, found \"3\"");
        row("deck beside a hand", "game arcana\nplayer 1\ndeck Swamp x60\nhand Swamp\nplayer 2\ndeck Swamp x60\n",
            "4: expected only decks");
        row("one deck", "game arcana\nplayer 1\ndeck Swamp x60\nplayer 2\n", "4: expected a deck for each player");
        row("turn with decks", "game arcana\nturn 2 main\nplayer 1\ndeck Swamp x60\nplayer 2\ndeck Swamp x60\n",
            "2: expected no turn");
        row("too many cards", with("") + "game arcana\nplayer 1\nhand Swamp x501\nplayer 2\n",
            "15: expected \"nothing\", or a card of the game");
        row("no player", with("play Mountain\n"),
            "13: expected \"expect\", \"forced\", \"pass until\", or the number of a player and a reply");
        row("no reply", with("1 cast Mountain\n"), "13: expected a reply that begins with pass, yes, no, choose, ");
        row("no such card", with("1 play Ebon Dragon\n"), "13: expected a reply, while ");
        row("no such question", with("expect 1 asked prioritty\n"),
            "13: expected a question behind asked: yes-no, choose-card, ");
        row("a word for nothing", with("expect 1 graveyard = empty\n"), "13: expected \"nothing\", or a card");
        row("a word of no card there", with("expect 1 hand has not Swamp (sleepy)\n"), "13: expected one of tapped, ");
        const std::string hammerWaits = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n";
        row("a word of nothing that waits", with(hammerWaits + "expect 1 stack has not Volcanic Hammer (sleepy)\n"),
            "16: expected \"at\" and its target, or one of tapped, ");
        row("a target that is none", with(hammerWaits + "expect 1 stack has not Volcanic Hammer (at Bog Impz)\n"),
            "16: expected a player or a card behind at, found \"Bog Impz\"; the nearest card is \"Bog Imp\"");
        row("a player that is none", with(hammerWaits + "expect 1 stack has not Volcanic Hammer (at player 3)\n"),
            "16: expected a player or a card behind at, found \"player 3\"");
        row("no way to pass until", with("pass until turn 3 upkeep\n"), "13: expected turn 3 upkeep, found turn 4");
        row("no turn to pass until", with("pass until supper\n"), "13: expected \"pass until turn N PHASE\"");
        row("another's number", with("1 play Volcanic Hammer for Bog Imp\n"), "13: expected a reply, while ");
        row("not legal", with("1 play Swamp\n"), "13: expected a reply that is legal, while ");
        row("another's turn", with("2 play Forest\n"), "13: expected a reply that is legal, while ");
        row("no expectation", with("expect sunshine\n"), "13: expected a player, or a card and its figure, ");
        row("no zone", with("expect 1 pocket = Swamp\n"),
            "13: expected asked, can, cannot, a zone or a value behind the player");
        row("no comparison", with("expect 1 hand Swamp\n"), "13: expected =, has, has not or size behind the zone");
        row("no quality", with("expect Bog Imp sings\n"), "13: expected a player, or a card and its figure, ");
        row("unknown card in play", with("expect Bog Imps tapped\n"),
            "13: expected a player or a card behind expect, found \"Bog Imps\"; the nearest card is \"Bog Imp\"");
        row("no such card there", with("expect Ebon Dragon tapped\n"),
            "13: expected Ebon Dragon tapped, found no such card in the match");
        row("not refused", with("1 play Mountain\nexpect refused\n"), "14: expected refused, found taken");
        row("refused otherwise", with("1 play Swamp\nexpect refused because of rain\n"),
            "14: expected refused with \"because of rain\"");
    }

    void aWrongLineIsNamedWithWhatWasExpected() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const std::string found = firstError(text.toStdString());
        QVERIFY2(found.starts_with(error.toStdString()), found.c_str());
    }

    void forcedRepliesMayBeLeftOutBeforeAMove() {
        // Both would have to pass for the spell to resolve; player 2 can do nothing else, player 1 neither.
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n";
        QCOMPARE(firstError(with(hammered + "2 pass\nexpect 2 life 17\n")), std::string());
        QCOMPARE(firstError(with(hammered + "1 play Mountain\nexpect 2 life 17\n")), std::string());
        const std::string error = firstError(with("1 pass\n2 play Bee Sting\n"));
        QVERIFY2(error.starts_with("14: expected a reply that is legal"), error.c_str());
    }

    void anExpectationNeverChangesTheMatch_data() {
        QTest::addColumn<QString>("expectation");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char* expectation, bool holds) {
            QTest::newRow(expectation) << expectation << holds;
        };
        row("1 asked", false);
        row("1 asked priority", false);
        row("2 asked priority", true);
        row("1 can play Mountain", false);
        row("1 can exactly pass", false);
        row("1 cannot play Grizzly Bears", false);
        row("2 took pass", true);
        row("2 took done", false);
    }

    void anExpectationNeverChangesTheMatch() {
        QFETCH(QString, expectation);
        QFETCH(bool, holds);
        // Player 2 has one legal reply, and then player 1 would be asked.
        ScenarioRunner runner(ArcanaGame::instance().rulebook());
        QVERIFY(!runner.setUp(scenarioOf(with(""))));
        for (const char* move : {"1 play Volcanic Hammer", "1 choose player 2", "1 pay auto", "1 pass"})
            QVERIFY(!runner.play({1, move}, false));
        const MatchState before = runner.match().state();
        QCOMPARE(!runner.play({1, "expect " + expectation.toStdString()}, false), holds);
        QVERIFY(runner.match().state() == before);
    }

    void forcedRepliesArePlayedUntilSomebodyHasAChoice() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n";
        QCOMPARE(firstError(with(hammered + "forced\nexpect 2 life 17\nexpect 2 took pass\nexpect 1 asked priority\n"
                                            "expect told deals 3 damage\nforced\nexpect 1 asked priority\n")),
                 std::string());
        QCOMPARE(firstError(with("forced 2\n")), std::string("13: expected nothing behind \"forced\", found \"2\""));
    }

    void whoeverIsAskedPassesUntilATurn() {
        QCOMPARE(firstError(with("pass until turn 4 main\nexpect turn 4 main\nexpect 2 asked priority\n"
                                 "expect 1 hand size 3\npass until turn 5\nexpect turn 5 upkeep\n")),
                 std::string());
        const std::string error = firstError(with("1 play Volcanic Hammer\npass until turn 4\n"));
        QVERIFY2(error.starts_with("14: expected nothing to choose on the way, found player 1 is asked for"),
                 error.c_str());
    }

    void whatWaitsToResolveIsSeenWithItsTargets() {
        QCOMPARE(firstError(with("1 play Volcanic Hammer\n1 choose Bog Imp (tapped)\n1 pay auto\n"
                                 "expect 1 stack = Volcanic Hammer (at his Bog Imp)\n"
                                 "expect 1 stack has not Volcanic Hammer (at player 2)\n"
                                 "expect 2 stack = nothing\n")),
                 std::string());
        // An ability that has triggered waits as well.
        const std::string dragonWaits = dragon.substr(0, dragon.find("  forced"));
        QCOMPARE(firstError(dragonWaits + "expect 1 stack = ability of Ebon Dragon\nexpect 1 stack size 1\n"),
                 std::string());
        const std::string error = firstError(dragonWaits + "expect 1 stack = nothing\n");
        QVERIFY2(QString::fromStdString(error).contains("found ability of Ebon Dragon"), error.c_str());
    }

    void whyNobodyWinsIsSeen() {
        const std::string late =
            "game arcana\nturn 10000 end player 2\nplayer 1\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n"
            "2 pass\n1 pass\n";
        QCOMPARE(firstError(late + "expect draw\nexpect draw for too many turns\n"), std::string());
        QCOMPARE(firstError(late + "expect draw without end\n"),
                 std::string("10: expected draw without end, found draw: The match has gone on for too many turns: "
                             "nobody wins."));
    }

    void whatTheLogTellsOfTheLastReplyIsSeen() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n2 pass\n";
        QCOMPARE(firstError(with(hammered + "expect told Volcanic Hammer deals 3 damage to player 2\n")),
                 std::string());
        // With the answers that were left out: nobody could do anything else.
        QCOMPARE(firstError(with("1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\nforced\n"
                                 "expect told deals 3 damage\n")),
                 std::string());
        const std::string error = firstError(with(hammered + "expect told player 1 shuffles\n"));
        QVERIFY2(error.starts_with("18: expected told \"player 1 shuffles\", found Volcanic Hammer deals 3 damage"),
                 error.c_str());
        const std::string earlier = firstError(with(hammered + "1 play Mountain\nexpect told deals 3 damage\n"));
        QVERIFY2(earlier.starts_with("19: expected told \"deals 3 damage\", found Player 1 plays Mountain"),
                 earlier.c_str());
        QCOMPARE(firstError(with("expect told rain\n")), std::string("13: expected told \"rain\", found nothing told"));
    }

    void whatWasTakenAsTheOnlyReplyIsSeen() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n";
        QCOMPARE(firstError(with(hammered + "expect 2 took pass\nforced\nexpect 2 took pass\nexpect 2 life 17\n")),
                 std::string());
        QCOMPARE(firstError(with(hammered + "1 play Mountain\nexpect 2 took pass\n")), std::string());
        const std::string error = firstError(with(hammered + "expect 2 took yes\n"));
        QVERIFY2(error.starts_with("17: expected took \"yes\", found player 2 is asked for priority: pass"),
                 error.c_str());
        // What had an alternative was not.
        const std::string chosen = firstError(with("expect 1 took pass\n"));
        QVERIFY2(chosen.starts_with("13: expected took \"pass\", found player 1 is asked for"), chosen.c_str());
    }

    void aReplyMaySayWhatTheQuestionIsAbout() {
        const std::string asked = dragon.substr(0, dragon.find("  1 yes\n"));
        QCOMPARE(firstError(asked + "1 yes for Ebon Dragon\nexpect 2 asked choose-card\n"), std::string());
        const std::string error = firstError(asked + "1 yes for Bee Sting\n");
        QVERIFY2(error.starts_with("20: expected a reply, while "), error.c_str());
        QVERIFY2(error.ends_with("it is about another card"), error.c_str());
    }

    void aReplyAboutACardThatIsNotThereIsWritten() {
        const Match match = positionOf(with(""));
        const auto write = [&](CardId card) { return writeReply(match, PlayerId(0), Reply(arcana::Word::Play, card)); };
        QCOMPARE(write(CardId(0)), std::string("play Grizzly Bears"));
        QCOMPARE(write(CardId(500)), std::string("play ?"));
    }

    void accentsMayBeLeftOut() {
        CardPool pool(arcana::vocabulary());
        Definition definition;
        definition.name = "Déjà Vu";
        const DefinitionId id = pool.add(definition);
        QCOMPARE(cardNamed(pool, "Deja Vu"), id);
        QCOMPARE(cardNamed(pool, "Déjà Vu"), id);
        QVERIFY(!cardNamed(pool, "Deja Vue"));
        // Half a letter is none.
        definition.name = "KA";
        pool.add(definition);
        QVERIFY(!cardNamed(pool, "K\xc3"));
        const auto read = readCards(pool, {1, ""}, "Deja Vu x2");
        QCOMPARE(std::get<std::vector<CardEntry>>(read).at(0).count, 2);
    }

    void aRefusedReplyChangesNothing() {
        QCOMPARE(firstError(
                     with("1 play Swamp\nexpect refused can't be done\nexpect 1 hand size 3\nexpect 1 asked priority\n"
                          "2 pass\nexpect refused not you\n1 cancel\nexpect refused nothing to take back\n")),
                 std::string());
        QCOMPARE(firstError(with("1 concede\nexpect winner 2\n1 pass\nexpect refused over\n")), std::string());
    }

    void namesWithCommasAreRead() {
        CardPool pool(arcana::vocabulary());
        for (const char* name : {"Ann", "Ann, Queen of Elves", "Elf", "Elf x2"}) {
            Definition definition;
            definition.name = name;
            (void)pool.add(definition);
        }
        const NotationLine line{1, ""};
        const auto read = readCards(pool, line, "Ann, Queen of Elves, Elf x2 x3, Ann x2 (a, b), Elf (c) x2, Ann");
        const auto* cards = std::get_if<std::vector<CardEntry>>(&read);
        QVERIFY(cards != nullptr);
        const std::vector<CardEntry> expected{{pool.find("Ann, Queen of Elves"), 1, {}},
                                              {pool.find("Elf x2"), 3, {}},
                                              {pool.find("Ann"), 2, {"a", "b"}},
                                              {pool.find("Elf"), 2, {"c"}},
                                              {pool.find("Ann"), 1, {}}};
        QVERIFY(*cards == expected);
    }

    void aPositionIsWrittenAsItIsRead() {
        const std::string position =
            "game        arcana\n"
            "name        There and back\n"
            "turn        4 second main player 1\n"
            "player 1\n"
            "  life        -3\n"
            "  red mana    2\n"
            "  library     Swamp, Forest x3\n"
            "  hand        Bee Sting (known to 2), Bog Imp\n"
            "  battlefield Bog Imp (tapped, sick, owner 2), Forest x2, Bog Imp x2\n"
            "player 2\n"
            "  life        20\n"
            "  library     Forest (known to 1), Forest\n"
            "  graveyard   Grizzly Bears\n";
        QCOMPARE(writePosition(positionOf(position), "There and back"), position);
    }

    void anyPositionOfAMatchIsWrittenAndReadAgain() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            Random random(seed);
            Replies replies;
            for (int i = 0; i < 400 && match.question() != nullptr; ++i) {
                match.options(replies);
                QCOMPARE(match.answer(match.asked(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]),
                         MessageId::None);
                if (i % 20 != 0 || match.state().globals.turn == 0 || !match.state().items.empty()) continue;
                const std::string text = writePosition(match, "");
                QCOMPARE(writePosition(positionOf(text), ""), text);
            }
        }
    }

    void everyLegalReplyIsFoundAgainByItsText() {
        int checked = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            Random random(seed);
            Replies replies;
            while (match.question() != nullptr) {
                match.options(replies);
                for (const Reply& reply : replies) {
                    const std::string text = writeReply(match, match.asked(), reply);
                    const auto found = findReply(match, match.asked(), text);
                    QVERIFY2(found.has_value() && *found == reply, text.c_str());
                    ++checked;
                }
                QCOMPARE(match.answer(match.asked(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]),
                         MessageId::None);
            }
        }
        QVERIFY(checked > 50'000);
    }

    void aReplayLeadsToTheSameEnd() {
        const auto& rulebook = ArcanaGame::instance().rulebook();
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            Journal journal;
            match.setObserver(&journal);
            Random random(seed);
            Replies replies;
            while (match.question() != nullptr) {
                match.options(replies);
                if (match.canCancel() && random.below(8) == 0) replies = {Reply(ReplyWord::Cancel)};
                QCOMPARE(match.answer(match.asked(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]),
                         MessageId::None);
            }
            const std::string text =
                writeReplay(rulebook, ArcanaGame::instance().start(seed), journal.entries(), "again");
            ScenarioRunner runner(rulebook);
            const auto error = runner.run(scenarioOf(text));
            QVERIFY2(!error, error ? error->message().c_str() : "");
            QVERIFY(runner.match().state() == match.state());
        }
    }

    /// Notes are for whoever keeps the text; the match is the same without them.
    void aReplayIsReadBackWithItsNotes() {
        const Rulebook& rulebook = ArcanaGame::instance().rulebook();
        const MatchStart start = ArcanaGame::instance().start(11);
        Match match(rulebook);
        Journal journal;
        match.setObserver(&journal);
        begin(match, start);
        Random random(11);
        Replies legal;
        for (int i = 0; i < 300 && match.question() != nullptr; ++i) {
            match.options(legal);
            match.take(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        const std::string text =
            writeReplay(rulebook, start, journal.entries(), "noted", {"begun today", "player 1 A"});
        const auto read = std::get<std::vector<Scenario>>(readScenarios(text)).front();
        QCOMPARE(read.notes.size(), std::size_t{2});
        QCOMPARE(read.notes[1].text, std::string("player 1 A"));
        const auto replay = std::get<Replay>(readReplay(rulebook, read));
        QVERIFY(!replay.mistake);
        QVERIFY(replay.start == start);
        QVERIFY(replay.entries == journal.entries());
        // A position is none.
        QVERIFY(std::holds_alternative<NotationError>(
            readReplay(rulebook, std::get<std::vector<Scenario>>(readScenarios(dragon)).front())));
    }

    void anyBytesAreAnsweredByAnError() {
        Random random(1);
        for (int round = 0; round < 3000; ++round) {
            std::string text(random.below(200), ' ');
            for (char& letter : text) letter = static_cast<char>(random.below(256));
            text.insert(0, "!");  // no line of any sense begins so
            if (round % 2 == 0) text.insert(0, "game arcana\nplayer 1\nplayer 2\nmoves\n");
            const std::string error = firstError(text);
            QVERIFY2(error.starts_with(round % 2 == 0 ? "5: " : "1: "), error.c_str());
        }
    }

    void aSpoiltScenarioIsAnsweredByAnError() {
        const std::string sound =
            dragon + "---\n" + with("1 attack Bog Imp\nexpect Bog Imp tapped\nexpect 1 library = Forest x3 (tapped)\n");
        const std::vector<std::string> pieces{"(",       ")",         ", ",         " x",       " #",   "his ",
                                              "2's ",    "expect ",   "\n",         "player ",  "-1",   "99999",
                                              "owner 4", "known to ", "on Bog Imp", "damage 3", "\xff", "with "};
        Random random(2);
        for (int round = 0; round < 4000; ++round) {
            std::string text = sound;
            for (std::uint32_t change = 0; change <= random.below(4); ++change) {
                const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
                switch (random.below(3)) {
                    case 0:
                        text.erase(at, random.below(12));
                        break;
                    case 1:
                        text.insert(at, pieces[random.below(static_cast<std::uint32_t>(pieces.size()))]);
                        break;
                    default:
                        text[at] = static_cast<char>(random.below(256));
                        break;
                }
            }
            (void)firstError(text);
        }
    }
};

QTEST_APPLESS_MAIN(TestNotation)
#include "tst_notation.moc"
