// The notation: positions, replies, expectations and replays as text.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Cards.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/Replies.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/TributeGame.h"

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

const Rulebook& rulesOf(std::string_view game) {
    if (game == "basebreak") return BasebreakGame::instance().rulebook();
    if (game == "netrun") return NetrunGame::instance().rulebook();
    if (game == "tribute") return TributeGame::instance().rulebook();
    return ArcanaGame::instance().rulebook();
}

std::string say(const NotationError& error) { return std::to_string(error.line) + ": " + error.message(); }

/// Returns the first error of a text as "line: message", or an empty string.
std::string firstError(const std::string& text) {
    const auto read = readScenarios(text);
    if (const auto* error = std::get_if<NotationError>(&read)) return say(*error);
    for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
        if (const auto error = runScenario(rulesOf(scenario.game), scenario)) return say(*error);
    }
    return {};
}

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

/// Netrun position with one remote server.
std::string netrunWith(const std::string& corp, const std::string& runner,
                       const std::string& moves = "expect 1 asked\n") {
    return "game netrun\nturn 1 action\ntable\nplay Server 1\nplayer 1\n" + corp + "\nplayer 2\n" + runner +
           "\nmoves\n" + moves;
}
std::string basebreakWith(const std::string& first, const std::string& second,
                          const std::string& moves = "expect 1 asked\n") {
    return "game basebreak\ntable\nplay Tar Pits, Tortuga\nplayer 1\n" + first + "\nplayer 2\n" + second + "\nmoves\n" +
           moves;
}
std::string tributeWith(const std::string& first, const std::string& second,
                        const std::string& moves = "expect 1 asked\n") {
    return "game tribute\nplayer 1\n" + first + "\nplayer 2\n" + second + "\nmoves\n" + moves;
}

/// Arcana position for short tests, with cards of both players in each zone.
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
    void theExampleOfTheManualPasses() { QCOMPARE(firstError(dragon), std::string()); }

    void oneTextCanHoldSeveralScenarios() {
        QCOMPARE(firstError(dragon + "---\n# a comment\n\n" + dragon + dragon), std::string());
        const auto read = readScenarios(dragon + "---\n" + dragon + dragon);
        const auto& all = std::get<std::vector<Scenario>>(read);
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[1].line, 26);
        QCOMPARE(all[2].line, 50);
    }

    void expectationsAreChecked_data() {
        QTest::addColumn<QString>("expectation");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* expectation, const char* found = "") {
            QTest::newRow(expectation) << QString::fromUtf8(expectation) << QString::fromUtf8(found);
        };
        row("1 asked");
        row("1 asked priority");
        row("1 asked yes-no", "player 1 is asked for priority");
        row("2 asked", "player 1 is asked");
        row("2 not asked");
        row("1 not asked", "player 1 is asked for priority");
        row("1 not asked yes-no");
        row("1 not asked priority", "player 1 is asked for priority");
        row("2 not asked priority");
        row("1 can play Mountain");
        row("1 can play Volcanic Hammer");
        row("1 can play Bee Sting", "player 1 is asked for priority: pass, ");
        row("1 cannot play Bee Sting");
        row("1 cannot play Mountain", "player 1 is asked for priority: pass, ");
        row("1 can exactly pass, play Volcanic Hammer, play Mountain, play Grizzly Bears, tap Forest",
            "player 1 is asked for priority: pass, ");
        row("1 can exactly play Grizzly Bears, pass, play Mountain, play Volcanic Hammer");
        row("1 can exactly pass", "; too many: play Grizzly Bears, play Volcanic Hammer, play Mountain");
        row("1 can exactly play Bee Sting, pass, play Volcanic Hammer, play Mountain, play Grizzly Bears, tap Forest",
            "; missing: play Bee Sting");
        row("2 can exactly pass", "player 1 is asked for priority");
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
        row("1 battlefield has Grizzly Bears (power 2, toughness 2)");
        row("1 battlefield has Grizzly Bears (power 3)", "Grizzly Bears (sick)");
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

    void expectationsAreChecked() {
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

    void anInvalidLineIsReportedWithTheExpectation_data() {
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
            "2: expected name, note, seed, turn, ask, rules, cards, option, player, table or moves, found \"sed 7\"");
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
        row("unknown owner", "game arcana\nplayer 1\nbattlefield Swamp (owner 3)\nplayer 2\n",
            "3: expected an owner only for cards in play, and one of the players, found \"owner 3\"");
        row("invalid owner", "game arcana\nplayer 1\nbattlefield Swamp (owner Ben)\nplayer 2\n",
            "3: expected one of tapped, untapped, attacking, nonattacking, blocking, nonblocking, blocked, unblocked, "
            "sick, ready, damage NUMBER, power NUMBER, toughness NUMBER, owner NUMBER, known to NUMBER or on CARD, "
            "found \"owner Ben\"");
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
        row("too many cards", with("expect 1 asked\n") + "game arcana\nplayer 1\nhand Swamp x501\nplayer 2\n",
            "16: expected \"nothing\", or a card of the game");
        row("no player", with("play Mountain\n"),
            "13: expected \"expect\", \"forced\", \"pass until\", or the number of a player and a reply");
        row("no reply", with("1 cast Mountain\n"), "13: expected a reply that begins with pass, yes, no, choose, ");
        row("no such card", with("1 play Ebon Dragon\n"), "13: expected a reply, while ");
        row("nothing to have", with("expect 1 hand has\n"), "13: expected cards behind has or top");
        row("has nothing", with("expect 1 hand has nothing\n"), "13: expected cards behind has or top");
        row("has not nothing", with("expect 1 hand has not nothing\n"), "13: expected cards behind has or top");
        row("nothing on top", with("expect 1 library top nothing\n"), "13: expected cards behind has or top");
        row("nothing waits", with("expect 1 stack has not nothing\n"), "13: expected cards behind has or top");
        row("nothing exactly", with("expect 1 can exactly\n"), "13: expected replies behind \"can exactly\"");
        row("no move and no expectation", with(""), "1: expected a move or an expectation");
        row("flag of a card in hand", with("expect Bee Sting tapped\n"),
            "13: expected a card in play for \"Bee Sting tapped\", found Bee Sting in zone hand of player 2");
        row("figure of a card in hand", with("expect Grizzly Bears #2 power 2\n"), "13: expected a card in play");
        row("unknown question", with("expect 1 not asked prioritty\n"), "13: expected a question behind asked");
        row("misspelled card in a reply", with("1 play Grizzly Bear\n"),
            "13: expected a card of the game or a player behind play, found \"Grizzly Bear\"; the nearest card is "
            "\"Grizzly Bears\"");
        row("misspelled card with notes", with("1 choose his Bog Ipm (tapped) #2\n"),
            "13: expected a card of the game or a player behind choose, found \"Bog Ipm\"; the nearest card is \"Bog "
            "Imp\"");
        row("misspelled second card", with("1 block Bog Imp with Grizly Bears\n"),
            "13: expected two cards of the game, with \"with\" between them, behind block, found \"Grizly Bears\"; the "
            "nearest");
        row("misspelled card of an expected reply", with("expect 1 can play Montain\n"),
            "13: expected a card of the game or a player behind play, found \"Montain\"; the nearest card is "
            "\"Mountain\"");
        row("misspelled card among replies", with("expect 1 can exactly pass, play Montain\n"),
            "13: expected a card of the game or a player behind play, found \"Montain\"; the nearest");
        row("misspelled card that was taken", with("expect 1 took choose Montain\n"),
            "13: expected a card of the game or a player behind choose, found \"Montain\"; the nearest");
        row("words after pass", with("1 pass the salt\n"), "13: expected nothing behind pass, found \"the salt\"");
        row("unknown faction", basebreakWith("hand Mark of Sleep", "hand Scout", "1 name Alienz\n"),
            "9: expected one of ");
        row("no such question", with("expect 1 asked prioritty\n"),
            "13: expected a question behind asked: yes-no, choose-card, ");
        row("another word for an empty zone", with("expect 1 graveyard = empty\n"),
            "13: expected \"nothing\", or a card");
        row("an unknown note of a missing card", with("expect 1 hand has not Swamp (sleepy)\n"),
            "13: expected one of tapped, ");
        const std::string hammerWaits = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n";
        row("an unknown note of a missing item",
            with(hammerWaits + "expect 1 stack has not Volcanic Hammer (sleepy)\n"),
            "16: expected \"at\" and its target, or one of tapped, ");
        row("an unknown target", with(hammerWaits + "expect 1 stack has not Volcanic Hammer (at Bog Impz)\n"),
            "16: expected a player or a card behind at, found \"Bog Impz\"; the nearest card is \"Bog Imp\"");
        row("an unknown player", with(hammerWaits + "expect 1 stack has not Volcanic Hammer (at player 3)\n"),
            "16: expected a player or a card behind at, found \"player 3\"");
        row("a turn to pass until that has passed", with("pass until turn 3 upkeep\n"),
            "13: expected turn 3 upkeep, found turn 4");
        row("no turn to pass until", with("pass until supper\n"), "13: expected \"pass until turn N PHASE\"");
        row("another's number", with("1 play Volcanic Hammer for Bog Imp\n"), "13: expected a reply, while ");
        row("not legal", with("1 play Swamp\n"), "13: expected a reply that is legal, while ");
        row("another's turn", with("2 play Forest\n"), "13: expected a reply that is legal, while ");
        row("no expectation", with("expect sunshine\n"), "13: expected a player, or a card and its figure, ");
        row("no zone", with("expect 1 pocket = Swamp\n"),
            "13: expected asked, not asked, can, cannot, a zone or a value behind the player");
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

    void anInvalidLineIsReportedWithTheExpectation() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const std::string found = firstError(text.toStdString());
        QVERIFY2(found.starts_with(error.toStdString()), found.c_str());
    }

    void impossiblePositionsAreRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const std::string& text, const char* error) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(error);
        };
        const auto arcana = [](const char* line) {
            return "game arcana\nplayer 1\n" + std::string(line) + "\nplayer 2\nmoves\nexpect 1 asked\n";
        };
        row("Arcana: negative life", arcana("life -1"), "3: expected 0 or more life, found \"-1\"");
        row("Arcana: a sorcery in play", arcana("battlefield Volcanic Hammer"), "3: expected cards that may lie there");
        row("Arcana: life twice", arcana("life 20\nlife 15"), "4: expected one line \"life\" of a player");
        row("Arcana: a zone twice", arcana("hand Swamp\nhand Forest"), "4: expected one line \"hand\" of a player");
        row("Arcana: negative counters", arcana("battlefield Bog Imp (damage -1)"), "3: expected one of ");
        row("Arcana: on nothing that is there", arcana("battlefield Bog Imp (on Grizzly Bears)"),
            "3: expected a card in play behind \"on\", found \"Grizzly Bears\", and no such card in the position");
        row("Arcana: on itself", arcana("battlefield Bog Imp (on Bog Imp)"),
            "3: expected a card in play behind \"on\"");
        row("Arcana: on a card in hand", arcana("hand Grizzly Bears\nbattlefield Bog Imp (on Grizzly Bears)"),
            "4: expected a card in play behind \"on\", found \"Grizzly Bears\", which is not in play");
        row("Arcana: a power that nothing gives", arcana("battlefield Bog Imp (power 4)"),
            "3: expected a figure that ");
        row("Arcana: the turn twice", "game arcana\nturn 1 main\nturn 2 main\nplayer 1\nplayer 2\n",
            "3: expected one line \"turn\"");
        row("Arcana: the seed twice", "game arcana\nseed 1\nseed 2\nplayer 1\nplayer 2\n",
            "3: expected one line \"seed\"");

        row("Tribute: negative life", tributeWith("life -100", ""), "3: expected 0 or more life");
        row("Tribute: six monsters", tributeWith("field Feral Imp x3, Mystical Elf x3", ""),
            "3: expected at most 5 monsters of a player on the field, found 6");
        row("Tribute: six set cards", tributeWith("field Fissure x3 (face-down), Trap Hole x3 (face-down)", ""),
            "3: expected at most 5 spells and traps of a player on the field, found 6");
        row("Tribute: two field spells", tributeWith("field Yami, Sogen", ""), "3: expected at most 1 field spells");
        row("Tribute: a face-up normal spell", tributeWith("hand Fissure", "field Fissure"),
            "5: expected face-up spells and traps that stay on the field");
        row("Tribute: a face-up normal trap", tributeWith("field Trap Hole", ""),
            "3: expected face-up spells and traps");
        row("Tribute: an equip on nothing", tributeWith("field Book of Secret Arts", ""),
            "3: expected a face-up equip card");
        row("Tribute: four copies", tributeWith("hand Feral Imp x2\ndeck Feral Imp x2", ""),
            "4: expected at most 3 of Feral Imp among the cards of player 1, found 4");
        row("Tribute: a space that is not there", tributeWith("field Feral Imp (space 6)", ""),
            "3: expected at most 5 monsters in spaces from 1, found space 6");

        row("Basebreak: negative points", basebreakWith("points -1", ""), "5: expected 0 or more points");
        row("Basebreak: more copies than the box", basebreakWith("hand Invader x2\ndeck Invader", ""),
            "6: expected at most 2 of Invader among the cards of player 1, found 3");
        row("Basebreak: a base twice", "game basebreak\ntable\nplay Tar Pits\nbase deck Tar Pits\nplayer 1\nplayer 2\n",
            "4: expected at most 1 of Tar Pits on the table, found 2");
        row("Basebreak: an Upgrade on a base", basebreakWith("play Upgrade (on Tar Pits)", ""),
            "5: expected Upgrade \"(on MINION)\", found on Tar Pits");
        row("Basebreak: an action of bases on a minion",
            basebreakWith("play Scout (on Tar Pits), Jammed Signal (on Scout)", ""),
            "5: expected Jammed Signal \"(on BASE)\", found on Scout");
        row("Basebreak: a minion on no base", basebreakWith("play Scout", ""),
            "5: expected Scout \"(on BASE)\", found on nothing");
        row("Basebreak: a minion on a minion", basebreakWith("play Scout (on Tar Pits), Invader (on Scout)", ""),
            "5: expected Invader \"(on BASE)\", found on Scout");
        row("Basebreak: a standard action in play", basebreakWith("play Invasion (on Tar Pits)", ""),
            "5: expected minions, and actions that stay in play, found Invasion");
        row("Basebreak: a base that is not there", basebreakWith("play Scout (on Ninja Dojo)", ""),
            "5: expected a card in play behind \"on\"");
        row("Basebreak: a base in hand", basebreakWith("hand Ninja Dojo", ""), "5: expected cards that may lie there");

        row("Netrun: negative credits", netrunWith("credits -1", ""), "6: expected 0 or more credits");
        row("Netrun: four copies", netrunWith("hand Hedge Fund x3\ndeck Hedge Fund", ""),
            "7: expected at most 3 of Hedge Fund among the cards of player 1, found 4");
        row("Netrun: two identities", netrunWith("play Jinteki: Personal Evolution, NBN: Making News", ""),
            "6: expected one identity of a player, found NBN: Making News");
        row("Netrun: an identity in hand", netrunWith("hand NBN: Making News", ""),
            "6: expected cards that may lie there, found NBN");
        row("Netrun: ice on no server", netrunWith("play Ice Wall", ""),
            "6: expected \"(on SERVER)\" behind each card of the Corp's, found Ice Wall");
        row("Netrun: an asset on no server", netrunWith("play PAD Campaign", ""), "6: expected \"(on SERVER)\"");
        row("Netrun: an agenda in HQ's root", netrunWith("play Hostile Takeover (on HQ)", ""),
            "6: expected no agenda or asset at a central server");
        row("Netrun: two assets at a server",
            netrunWith("play PAD Campaign (on Server 1), Adonis Campaign (on Server 1)", ""),
            "6: expected one agenda or asset at a remote server, found Adonis Campaign");
        row("Netrun: Corroder on HQ", netrunWith("", "play Corroder (on HQ)"),
            "8: expected Corroder on a card that can host it, found on HQ");
        row("Netrun: an event in the rig", netrunWith("", "play Sure Gamble"),
            "8: expected cards that may lie there, found Sure");
        row("Netrun: the Runner's card in HQ", netrunWith("hand Corroder", ""), "6: expected cards of the Corp's");
        row("Netrun: a server that is not there", netrunWith("play Ice Wall (on Server 2)", ""),
            "6: expected a card in play behind \"on\", found \"Server 2\", which is not in play");
        row("Netrun: a server before its line",
            "game netrun\nplayer 1\nplay Ice Wall (on Server 1)\nplayer 2\ntable\nplay Server 1\n",
            "3: expected a card in play behind \"on\", found \"Server 1\", which comes to the table in line 6");
        row("Netrun: a server twice", "game netrun\ntable\nplay Server 1 x2\nplayer 1\nplayer 2\n",
            "3: expected at most 1 of Server 1 on the table, found 2");
    }

    void impossiblePositionsAreRefused() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const std::string found = firstError(text.toStdString());
        QVERIFY2(found.starts_with(error.toStdString()), found.c_str());
    }

    void possiblePositionsAreAccepted() {
        QCOMPARE(firstError(tributeWith("field Feral Imp x3, Mystical Elf x2, Fissure x3 (face-down), Yami\n"
                                        "deck Feral Imp\ndeck Dark Magician\n",
                                        "field Feral Imp")),
                 std::string("4: expected at most 3 of Feral Imp among the cards of player 1, found 4"));
        QCOMPARE(firstError(tributeWith("field Feral Imp x3, Mystical Elf x2, Fissure x3 (face-down), Yami\n"
                                        "deck Mystical Elf\ndeck Dark Magician",
                                        "field Feral Imp", "expect 1 deck size 2\n")),
                 std::string());
        QCOMPARE(firstError(netrunWith("play Ice Wall (on Server 1), PAD Campaign (on Server 1)",
                                       "play Corroder\nscore area Hostile Takeover")),
                 std::string());
    }

    /// An action can change a minion's power until the end of the turn. A note sets it in a position.
    void aMinionsChangedPowerIsWrittenAsANote() {
        QCOMPARE(firstError(basebreakWith("play Scout (on Tar Pits, power 5), Invader (on Tar Pits)\nhand Invasion", "",
                                          "expect Scout power 5\nexpect 1 play has Scout (power 5)\n"
                                          "1 play Invasion\nexpect 1 can choose Scout (power 5)\n"
                                          "expect 1 can choose Invader (power 3)\n1 choose Scout (power 5)\n")),
                 std::string());
        QVERIFY(
            !firstError(basebreakWith("play Scout (on Tar Pits)", "", "expect 1 play has Scout (power 5)\n")).empty());
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

    void expectationsSeeAChoiceWithOneCandidate() {
        const std::string oneCard = std::string(dragon).replace(dragon.find("Forest, Bee Sting"), 17, "Bee Sting");
        const std::string asked = oneCard.substr(0, oneCard.find("  expect 2 asked choose-card"));
        QCOMPARE(firstError(asked + "expect 2 took choose Bee Sting\nexpect 2 graveyard = Bee Sting\n"), std::string());
        QVERIFY(!firstError(asked + "expect 2 took choose Forest\n").empty());
        QVERIFY(!firstError(asked + "expect 1 took choose Bee Sting\n").empty());
        // A forced choice may be written once.
        QCOMPARE(firstError(asked + "2 choose Bee Sting\nexpect 2 graveyard = Bee Sting\n"), std::string());
        QVERIFY(!firstError(asked + "2 choose Bee Sting\n2 choose Bee Sting\n").empty());
        // A scenario can request forced choices as questions.
        const auto asking = [&](const std::string& moves) {
            return firstError("game arcana\nask forced choices\n" + asked.substr(asked.find("name")) + moves);
        };
        QCOMPARE(asking("expect 2 asked choose-card\nexpect 2 can exactly choose Bee Sting\n2 choose Bee Sting\n"
                        "expect 2 graveyard = Bee Sting\n"),
                 std::string());
        QCOMPARE(asking("forced\nexpect 2 took choose Bee Sting\nexpect 2 graveyard = Bee Sting\n"), std::string());
        QCOMPARE(firstError("game arcana\nask nicely\n"),
                 std::string("2: expected \"ask forced choices\", found \"ask nicely\""));
    }

    void forcedRepliesMayBeLeftOutBeforeAMove() {
        // Both players must pass before the spell resolves, and neither has another legal reply.
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
        // Player 2 has a single legal reply. After it player 1 would be asked.
        ScenarioRunner runner(ArcanaGame::instance().rulebook());
        QVERIFY(!runner.setUp(scenarioOf(with(""))));
        for (const char* move : {"1 play Volcanic Hammer", "1 choose player 2", "1 pay auto", "1 pass"})
            QVERIFY(!runner.play({1, move}, false));
        const MatchState before = runner.match().state();
        QCOMPARE(!runner.play({1, "expect " + expectation.toStdString()}, false), holds);
        QVERIFY(runner.match().state() == before);
    }

    void forcedRepliesArePlayedUntilAPlayerHasAChoice() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n";
        QCOMPARE(firstError(with(hammered + "forced\nexpect 2 life 17\nexpect 2 took pass\nexpect 1 asked priority\n"
                                            "expect told deals 3 damage\nforced\nexpect 1 asked priority\n")),
                 std::string());
        QCOMPARE(firstError(with("forced 2\n")), std::string("13: expected nothing behind \"forced\", found \"2\""));
    }

    void passUntilPassesForAllPlayers() {
        QCOMPARE(firstError(with("pass until turn 4 main\nexpect turn 4 main\nexpect 2 asked priority\n"
                                 "expect 1 hand size 3\npass until turn 5\nexpect turn 5 upkeep\n")),
                 std::string());
        const std::string error = firstError(with("1 play Volcanic Hammer\npass until turn 4\n"));
        QVERIFY2(error.starts_with("14: expected nothing to choose on the way, found player 1 is asked for"),
                 error.c_str());
    }

    void expectationsSeePendingItems() {
        QCOMPARE(firstError(with("1 play Volcanic Hammer\n1 choose Bog Imp (tapped)\n1 pay auto\n"
                                 "expect 1 stack = Volcanic Hammer (at his Bog Imp)\n"
                                 "expect 1 stack has not Volcanic Hammer (at player 2)\n"
                                 "expect 2 stack = nothing\n")),
                 std::string());
        // A triggered ability is a pending item.
        const std::string dragonWaits = dragon.substr(0, dragon.find("  forced"));
        QCOMPARE(firstError(dragonWaits + "expect 1 stack = ability of Ebon Dragon\nexpect 1 stack size 1\n"),
                 std::string());
        const std::string error = firstError(dragonWaits + "expect 1 stack = nothing\n");
        QVERIFY2(QString::fromStdString(error).contains("found ability of Ebon Dragon"), error.c_str());
    }

    void expectationsSeeTheReasonOfADraw() {
        const std::string late =
            "game arcana\nturn 10000 end player 2\nplayer 1\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n"
            "2 pass\n1 pass\n";
        QCOMPARE(firstError(late + "expect draw\nexpect draw for too many turns\n"), std::string());
        QCOMPARE(firstError(late + "expect draw without end\n"),
                 std::string("10: expected draw without end, found draw: Turn limit reached: the match is a draw."));
    }

    void expectationsSeeTheLogOfTheLastReply() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n2 pass\n";
        QCOMPARE(firstError(with(hammered + "expect told Volcanic Hammer deals 3 damage to player 2\n")),
                 std::string());
        // Log lines of forced replies that were left out are included.
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
        // Names of players begin with a small letter, even at the beginning of a line.
        QCOMPARE(firstError(with("1 play Mountain\nexpect told player 1 plays Mountain\n")), std::string());
        QCOMPARE(firstError(with(hammered + "expect not told rain\n")), std::string());
        QCOMPARE(firstError(with("1 play Mountain\nexpect not told player 1 plays Mountain\n")),
                 std::string("14: expected not told \"player 1 plays Mountain\", found Player 1 plays Mountain"));
    }

    void expectationsSeeForcedReplies() {
        const std::string hammered = "1 play Volcanic Hammer\n1 choose player 2\n1 pay auto\n1 pass\n";
        QCOMPARE(firstError(with(hammered + "expect 2 took pass\nforced\nexpect 2 took pass\nexpect 2 life 17\n")),
                 std::string());
        QCOMPARE(firstError(with(hammered + "1 play Mountain\nexpect 2 took pass\n")), std::string());
        const std::string error = firstError(with(hammered + "expect 2 took yes\n"));
        QVERIFY2(error.starts_with("17: expected took \"yes\", found player 2 is asked for priority: pass"),
                 error.c_str());
        // A reply with an alternative was not forced.
        const std::string chosen = firstError(with("expect 1 took pass\n"));
        QVERIFY2(chosen.starts_with("13: expected took \"pass\", found player 1 is asked for"), chosen.c_str());
    }

    void optionsAreWrittenAsWords() {
        ScenarioRunner runner(rulesOf("netrun"));
        const std::string text = netrunWith("play PAD Campaign (on Server 1)", "hand Infiltration");
        QVERIFY(!runner.setUp(scenarioOf("game netrun\nturn 2 action player 2\n" + text.substr(text.find("table")))));
        QVERIFY(!runner.play({1, "2 play Infiltration"}, false));
        const ReadableMatch& match = runner.match();
        const std::string asked = writeQuestion(match);
        QVERIFY2(asked.starts_with("player 2 is asked for choose-option: option "), asked.c_str());
        QVERIFY2(asked.find("option 0") == std::string::npos, asked.c_str());
        Replies legal;
        match.legalReplies(legal);
        QCOMPARE(legal.size(), std::size_t{2});
        for (const Reply& reply : legal) {
            const std::string words = describeReply(match, match.playerToAct(), reply);
            QVERIFY2(findReply(match, match.playerToAct(), words) == reply, words.c_str());
            // Saved texts do not depend on the wording of a card.
            QCOMPARE(writeReply(match, match.playerToAct(), reply), "option " + std::to_string(reply.number));
        }
        QVERIFY(!findReply(match, match.playerToAct(), "option make coffee"));
    }

    void aReplyCanNameTheSubjectOfItsQuestion() {
        const std::string asked = dragon.substr(0, dragon.find("  1 yes\n"));
        QCOMPARE(firstError(asked + "1 yes for Ebon Dragon\nexpect 2 asked choose-card\n"), std::string());
        const std::string error = firstError(asked + "1 yes for Bee Sting\n");
        QVERIFY2(error.starts_with("20: expected a reply, while "), error.c_str());
        QVERIFY2(error.ends_with("it is about another card"), error.c_str());
    }

    void aReplyAboutAMissingCardIsWritten() {
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
        // An incomplete UTF-8 sequence matches nothing.
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

    void aPositionSurvivesReadingAndWriting() {
        const std::string position =
            "game        arcana\n"
            "name        There and back\n"
            "turn        4 second main player 1\n"
            "player 1\n"
            "  life        3\n"
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

    void everyPositionOfEveryGameSurvivesWritingAndReading_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"arcana", "basebreak", "netrun", "tribute"}) QTest::newRow(game) << game;
    }

    void everyPositionOfEveryGameSurvivesWritingAndReading();

    void everyPositionOfAMatchSurvivesWritingAndReading() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            Random random(seed);
            Replies replies;
            for (int i = 0; i < 400 && match.pendingQuestion() != nullptr; ++i) {
                match.legalReplies(replies);
                QCOMPARE(
                    match.play(match.playerToAct(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]),
                    MessageId::None);
                // During an effect a life total may be negative, but a position cannot describe that.
                const auto& players = match.state().players;
                const bool isHurt =
                    std::ranges::any_of(players, [](const auto& player) { return player.values[0] < 0; });
                if (i % 20 != 0 || match.state().globals.turn == 0 || !match.state().pendingItems.empty() || isHurt)
                    continue;
                const std::string text = writePosition(match, "");
                QCOMPARE(writePosition(positionOf(text), ""), text);
            }
        }
    }

    void everyLegalReplyIsFoundByItsText() {
        int checked = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            Random random(seed);
            Replies replies;
            while (match.pendingQuestion() != nullptr) {
                match.legalReplies(replies);
                for (const Reply& reply : replies) {
                    const std::string text = writeReply(match, match.playerToAct(), reply);
                    const auto found = findReply(match, match.playerToAct(), text);
                    QVERIFY2(found.has_value() && *found == reply, text.c_str());
                    ++checked;
                }
                QCOMPARE(
                    match.play(match.playerToAct(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]),
                    MessageId::None);
            }
        }
        QVERIFY(checked > 50'000);
    }

    void aReplayReachesTheSameEnd() {
        const auto& rulebook = ArcanaGame::instance().rulebook();
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            MatchDriver driver(ArcanaGame::instance().begun(seed));
            Match& match = driver.edit();
            Journal journal;
            driver.setObserver(&journal);
            Random random(seed);
            Replies replies;
            while (match.pendingQuestion() != nullptr) {
                match.legalReplies(replies);
                if (match.canCancel() && random.below(8) == 0) replies = {Reply(ReplyWord::Cancel)};
                QCOMPARE(
                    match.play(match.playerToAct(), replies[random.below(static_cast<std::uint32_t>(replies.size()))]),
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

    /// Notes are for the reader and do not affect the match.
    void aReplayIsReadBackWithItsNotes() {
        const Rulebook& rulebook = ArcanaGame::instance().rulebook();
        const MatchStart start = ArcanaGame::instance().start(11);
        MatchDriver driver{Match(rulebook)};
        Match& match = driver.edit();
        Journal journal;
        driver.setObserver(&journal);
        begin(match, start);
        Random random(11);
        Replies legal;
        for (int i = 0; i < 300 && match.pendingQuestion() != nullptr; ++i) {
            match.legalReplies(legal);
            match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
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
        // A position is not a replay.
        QVERIFY(std::holds_alternative<NotationError>(
            readReplay(rulebook, std::get<std::vector<Scenario>>(readScenarios(dragon)).front())));
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

/// Any state in which a player chooses the next action can be written as a position and set up again.
void TestNotation::everyPositionOfEveryGameSurvivesWritingAndReading() {
    QFETCH(QString, game);
    const Rulebook& rules = rulesOf(game.toStdString());
    const auto begun = [&](std::uint64_t seed) {
        if (game == "basebreak") return BasebreakGame::instance().begun(seed, 2 + seed % 3);
        if (game == "netrun") return NetrunGame::instance().begun(seed);
        if (game == "tribute") return TributeGame::instance().begun(seed);
        return ArcanaGame::instance().begun(seed);
    };
    const auto isAtRest = [&](const ReadableMatch& match) {
        const std::string& kind = rules.kinds()[match.pendingQuestion()->kind].name;
        const bool isUsual = kind == "priority" || kind == "act" || kind == "play" || kind == "main";
        return isUsual && match.state().pendingItems.empty() && match.state().triggers.empty();
    };
    int checked = 0;
    const std::uint64_t games = isLongRun() ? 2'000 : 20;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Match match = begun(seed);
        Random random(seed);
        for (int i = 0; i < 1000 && match.pendingQuestion() != nullptr; ++i) {
            if (i % 5 == 0 && isAtRest(match)) {
                const std::string text = writePosition(match, "");
                Match other(rules);
                const auto error = setUpScenario(other, scenarioOf(text));
                QVERIFY2(!error, ((error ? say(*error) : "") + "\n" + text).c_str());
                QCOMPARE(writePosition(other, ""), text);
                ++checked;
            }
            QCOMPARE(match.play(match.playerToAct(), anyOf(match, random)), MessageId::None);
        }
    }
    QVERIFY2(checked > 50, std::to_string(checked).c_str());
}

DUELOGUE_TEST(TestNotation, NoApplication)
#include "tst_notation.moc"
