#include <QtTest>

#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/NotationSample.h"

using namespace duelogue;

namespace {

/// Returns the numbers of all lines with errors.
std::vector<int> wrongLines(const std::string& text) {
    std::vector<int> lines;
    const ScenarioText read = readScenarioText(text);
    for (const NotationError& error : read.mistakes) lines.push_back(error.line);
    for (const Scenario& scenario : read.scenarios) {
        for (const NotationError& error : checkScenario(rulesOf(scenario.game), scenario)) lines.push_back(error.line);
    }
    return lines;
}

}  // namespace

// Lines that are invalid, and damaged scenarios.
class TestNotationErrors : public QObject {
    Q_OBJECT

private slots:
    void anInvalidLineIsReportedWithTheExpectation_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const std::string& text, const char* error) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(error);
        };
        row("no game", "name x\n", "1: neither a scenario nor a replay: the first line must be \"game NAME\"");
        row("no name of a game", "game\n", "1: the name of the game is missing after \"game\"");
        row("seed", "game arcana\nseed seven\n", "2: not a seed, which is a whole number: \"seven\"");
        row("seed too big", "game arcana\nseed 99999999999999999999999\n", "2: not a seed");
        row("key", "game arcana\nsed 7\n",
            "2: unknown line \"sed 7\". Lines begin with name, note, ruling, about, seed, turn, ask, rules, cards, "
            "option, "
            "player, table or moves");
        row("players in order", "game arcana\nplayer 2\n", "2: expected player 1, found \"player 2\"");
        row("one player", "game arcana\nplayer 1\nmoves\n", "1: the match needs 2 players, and the file has 1");
        row("three players", "game arcana\nplayer 1\nplayer 2\nplayer 3\n",
            "1: the match needs 2 players, and the file has 3");
        row("unknown card", "game arcana\nplayer 1\nhand Ebon Dragoon\nplayer 2\n",
            "3: unknown card \"Ebon Dragoon\". Did you mean \"Ebon Dragon\"?");
        row("zone", "game arcana\nplayer 1\nhandd Swamp\nplayer 2\n",
            "3: unknown line \"handd Swamp\". Lines begin with life, ");
        row("value", "game arcana\nplayer 1\nlife many\nplayer 2\n", "3: expected a number, found \"many\"");
        row("flag", "game arcana\nplayer 1\nbattlefield Swamp (turned)\nplayer 2\n", "3: expected one of tapped, ");
        row("owner of a hand", "game arcana\nplayer 1\nhand Swamp (owner 2)\nplayer 2\n",
            "3: only cards in play can have a note about their owner");
        row("unknown owner", "game arcana\nplayer 1\nbattlefield Swamp (owner 3)\nplayer 2\n",
            "3: only cards in play can have a note about their owner, who is a player: \"owner 3\"");
        row("invalid owner", "game arcana\nplayer 1\nbattlefield Swamp (owner Ben)\nplayer 2\n",
            "3: expected one of tapped, untapped, attacking, nonattacking, blocking, nonblocking, blocked, unblocked, "
            "sick, ready, damage NUMBER, power NUMBER, toughness NUMBER, owner NUMBER, known to NUMBER or on CARD, "
            "found \"owner Ben\"");
        row("stack", "game arcana\nplayer 1\nstack Bee Sting\nplayer 2\n", "3: a position has no cards in this zone");
        row("turn", "game arcana\nturn one\nplayer 1\nplayer 2\n", "2: not the number of a turn: \"one\"");
        row("phase", "game arcana\nturn 1 noon\nplayer 1\nplayer 2\n", "2: expected a phase (");
        row("player of the turn", "game arcana\nturn 1 main player 3\nplayer 1\nplayer 2\n",
            "2: not the number of a player: \"3\"");
        row("deck beside a hand", "game arcana\nplayer 1\ndeck Swamp x60\nhand Swamp\nplayer 2\ndeck Swamp x60\n",
            "4: a player with a deck can't have other lines");
        row("one deck", "game arcana\nplayer 1\ndeck Swamp x60\nplayer 2\n", "4: this player needs a deck");
        row("turn with decks", "game arcana\nturn 2 main\nplayer 1\ndeck Swamp x60\nplayer 2\ndeck Swamp x60\n",
            "2: a match with decks can't have \"turn\"");
        row("too many cards", with("expect 1 asked\n") + "game arcana\nplayer 1\nhand Swamp x501\nplayer 2\n",
            "16: unknown card ");
        row("no player", with("play Mountain\n"), "13: unknown move ");
        row("no reply", with("1 cast Mountain\n"),
            "13: unknown reply \"cast Mountain\". Replies begin with pass, yes, no, choose, ");
        row("no such card", with("1 play Ebon Dragon\n"),
            "13: \"play Ebon Dragon\" is not legal now: No such card is in the match. Player 1 is asked ");
        row("nothing to have", with("expect 1 hand has\n"), "13: \"has\" and \"top\" need the name of a card");
        row("has nothing", with("expect 1 hand has nothing\n"), "13: \"has\" and \"top\" need the name of a card");
        row("has not nothing", with("expect 1 hand has not nothing\n"),
            "13: \"has\" and \"top\" need the name of a card");
        row("nothing on top", with("expect 1 library top nothing\n"),
            "13: \"has\" and \"top\" need the name of a card");
        row("nothing waits", with("expect 1 stack has not nothing\n"),
            "13: \"has\" and \"top\" need the name of a card");
        row("nothing exactly", with("expect 1 can exactly\n"), "13: expected replies after \"can exactly\"");
        row("no move and no expectation", with(""), "1: the scenario has neither moves nor expectations");
        row("flag of a card in hand", with("expect Bee Sting tapped\n"),
            "13: expected a card in play for \"Bee Sting tapped\", found Bee Sting in zone hand of player 2");
        row("counter of a card in hand", with("expect Grizzly Bears #2 damage 0\n"), "13: expected a card in play");
        row("quality of a card in hand", with("expect Bee Sting has flying\n"), "13: expected a card in play");
        row("flag among the notes of a hand", with("expect 2 hand has not Bee Sting (tapped)\n"),
            "13: expected no note about a card in play (\"tapped\") for a card in zone hand");
        row("counter among the notes of a hand", with("expect 2 hand has Bee Sting (damage 0)\n"),
            "13: expected no note about a card in play");
        row("figure among the notes of a hand", with("expect 2 hand has Bee Sting (power 5)\n"),
            "13: expected no note about a card in play");
        row("host among the notes of a hand", with("expect 2 hand has not Bee Sting (on Swamp)\n"),
            "13: expected no note about a card in play");
        row("only forced replies", with("forced\n"), "1: the scenario has no move or expectation that could fail");
        row("two names", "game arcana\nname One\nname Two\n", "3: expected one line \"name\"");
        row("no faction in the match", basebreakWith("hand Mark of Sleep", "hand Howl", "1 name Alienz\n"), "9: ");
        row("figure of a card in hand", with("expect Grizzly Bears #2 power 2\n"), "13: expected a card in play");
        row("unknown question", with("expect 1 not asked prioritty\n"), "13: expected a question after \"asked\"");
        row("misspelled card in a reply", with("1 play Grizzly Bear\n"),
            "13: unknown card \"Grizzly Bear\". Did you mean \"Grizzly Bears\"?");
        row("misspelled card with notes", with("1 choose his Bog Ipm (tapped) #2\n"),
            "13: unknown card \"Bog Ipm\". Did you mean \"Bog Imp\"?");
        row("misspelled second card", with("1 block Bog Imp with Grizly Bears\n"),
            "13: unknown card \"Grizly Bears\". Did you mean \"Grizzly Bears\"?");
        row("misspelled card of an expected reply", with("expect 1 can play Montain\n"),
            "13: unknown card \"Montain\". Did you mean \"Mountain\"?");
        row("misspelled card among replies", with("expect 1 can exactly pass, play Montain\n"),
            "13: unknown card \"Montain\"");
        row("misspelled card that was taken", with("expect 1 took choose Montain\n"), "13: unknown card \"Montain\"");
        row("words after pass", with("1 pass the salt\n"), "13: nothing can follow \"pass\": \"the salt\"");
        row("unknown faction", basebreakWith("hand Mark of Sleep", "hand Scout", "1 name Alienz\n"),
            "9: \"Alienz\" is unknown here. Did you mean \"Aliens\"?");
        row("no such question", with("expect 1 asked prioritty\n"),
            "13: expected a question after \"asked\": yes-no, choose-card, ");
        row("another word for an empty zone", with("expect 1 graveyard = empty\n"), "13: unknown card ");
        row("an unknown note of a missing card", with("expect 1 hand has not Swamp (sleepy)\n"),
            "13: expected one of tapped, ");
        const std::string hammerWaits = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n";
        row("an unknown note of a missing item",
            with(hammerWaits + "expect 1 stack has not Volcanic Hammer (sleepy)\n"),
            "16: expected \"at\" and its target, or one of tapped, ");
        row("an unknown target", with(hammerWaits + "expect 1 stack has not Volcanic Hammer (at Bog Impz)\n"),
            "16: unknown card \"Bog Impz\". Did you mean \"Bog Imp\"?");
        row("an unknown player", with(hammerWaits + "expect 1 stack has not Volcanic Hammer (at player 3)\n"),
            "16: unknown card \"player 3\"");
        row("a turn to pass until that has passed", with("pass until turn 3 upkeep\n"),
            "13: expected turn 3 upkeep, found turn 4");
        row("no turn to pass until", with("pass until supper\n"), "13: expected \"pass until turn N PHASE\"");
        row("another's number", with("1 play Volcanic Hammer for Bog Imp\n"),
            "13: \"play Volcanic Hammer for Bog Imp\" is not legal now: ");
        row("not legal", with("1 play Swamp\n"), "13: \"1 play Swamp\" is not legal now: ");
        row("another's turn", with("2 play Forest\n"), "13: \"2 play Forest\" is not legal now: ");
        row("no expectation", with("expect sunshine\n"), "13: expected a player, or a card and its figure, ");
        row("no zone", with("expect 1 pocket = Swamp\n"),
            "13: expected asked, not asked, can, cannot, a zone or a value after the player");
        row("no comparison", with("expect 1 hand Swamp\n"), "13: expected =, has, has not or size after the zone");
        row("no quality", with("expect Bog Imp sings\n"), "13: expected a player, or a card and its figure, ");
        row("unknown card in play", with("expect Bog Imps tapped\n"),
            "13: unknown card \"Bog Imps\". Did you mean \"Bog Imp\"?");
        row("no such card there", with("expect Ebon Dragon tapped\n"),
            "13: expected Ebon Dragon tapped, found no such card in the match");
        row("not refused", with("1 play Mountain\nexpect refused\n"), "14: expected refused, found taken");
        row("refused otherwise", with("1 play Swamp\nexpect refused because of rain\n"),
            "14: expected refused with \"because of rain\"");
    }

    void anInvalidLineIsReportedWithTheExpectation() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const std::string found = firstError(text.toStdString());
        QVERIFY2(found.starts_with(error.toStdString()), found.c_str());
    }

    void everyInvalidLineIsReported() {
        // Errors are unreadable lines and failed expectations. After an illegal move only unreadable lines are
        // reported.
        QCOMPARE(wrongLines(with("expect 1 life 3\nexpect 2 hand has Grizly Bears\nexpect 1 life 15\n1 play Swamp\n"
                                 "expect 1 life 3\n1 play Montain\nexpect 1 lif 3\n3 pass\n")),
                 (std::vector<int>{13, 14, 16, 18, 19, 20}));
        QCOMPARE(wrongLines("nonsense\nmore nonsense\ngame arcana\nsed 7\nplayer 1\nhand Swmp\nlife -2\nplayer 2\n"
                            "library Forst\nmoves\nexpect 1 asked nothing\n---\nrubbish\n"),
                 (std::vector<int>{1, 13, 4, 6, 7, 9, 11}));
    }

    void randomBytesGiveAnError() {
        Random random(1);
        for (int round = 0; round < 3000; ++round) {
            std::string text(random.below(200), ' ');
            for (char& letter : text) letter = static_cast<char>(random.below(256));
            text.insert(0, "!");  // no valid line begins with this
            if (round % 2 == 0) text.insert(0, "game arcana\nplayer 1\nplayer 2\nmoves\n");
            const std::string error = firstError(text);
            QVERIFY2(error.starts_with(round % 2 == 0 ? "5: " : "1: "), error.c_str());
        }
    }

    void damagedScenariosNeverCrash() {
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

DUELOGUE_TEST(TestNotationErrors, NoApplication)

#include "tst_notationerrors.moc"
