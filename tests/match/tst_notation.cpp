// The notation: positions, replies, expectations and replays as text.
#include <QtTest>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Position.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/NotationSample.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/TributeGame.h"

using namespace duelogue;

namespace {

std::string tributeWith(const std::string& first, const std::string& second,
                        const std::string& moves = "expect 1 asked\n") {
    return "game tribute\nplayer 1\n" + first + "\nplayer 2\n" + second + "\nmoves\n" + moves;
}

}  // namespace

// Positions in the notation: which are possible, and that they survive writing and reading.
class TestNotation : public QObject {
    Q_OBJECT

private slots:
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
        row("Arcana: a sorcery in play", arcana("battlefield Volcanic Hammer"),
            "3: Volcanic Hammer can't be in this zone");
        row("Arcana: life twice", arcana("life 20\nlife 15"), "4: \"life\" may appear only once");
        row("Arcana: a zone twice", arcana("hand Swamp\nhand Forest"), "4: \"hand\" may appear only once");
        row("Arcana: negative counters", arcana("battlefield Bog Imp (damage -1)"), "3: expected one of ");
        row("Arcana: on nothing that is there", arcana("battlefield Bog Imp (on Grizzly Bears)"),
            "3: no card can be on \"Grizzly Bears\": it is not in the position");
        row("Arcana: on itself", arcana("battlefield Bog Imp (on Bog Imp)"),
            "3: no card can be on \"Bog Imp\": it is the card itself");
        row("Arcana: on a card in hand", arcana("hand Grizzly Bears\nbattlefield Bog Imp (on Grizzly Bears)"),
            "4: no card can be on \"Grizzly Bears\": it is not in play");
        row("Arcana: a power that nothing gives", arcana("battlefield Bog Imp (power 4)"),
            "3: expected a figure that ");
        row("Arcana: a land on a creature", arcana("battlefield Bog Imp, Forest (on Bog Imp)"),
            "3: Forest can't be on Bog Imp");
        row("Arcana: the turn twice", "game arcana\nturn 1 main\nturn 2 main\nplayer 1\nplayer 2\n",
            "3: \"turn\" may appear only once");
        row("Arcana: the seed twice", "game arcana\nseed 1\nseed 2\nplayer 1\nplayer 2\n",
            "3: \"seed\" may appear only once");

        row("Tribute: negative life", tributeWith("life -100", ""), "3: expected 0 or more life");
        row("Tribute: six monsters", tributeWith("field Feral Imp x3, Mystical Elf x3", ""),
            "3: a player has only 5 zones for monsters, not 6");
        row("Tribute: six set cards", tributeWith("field Fissure x3 (face-down), Trap Hole x3 (face-down)", ""),
            "3: a player has only 5 zones for spells and traps, not 6");
        row("Tribute: two field spells", tributeWith("field Yami, Sogen", ""), "3: a player has only 1 zone");
        row("Tribute: a face-up normal spell", tributeWith("hand Fissure", "field Fissure"), "5: ");
        row("Tribute: a face-up normal trap", tributeWith("field Trap Hole", ""),
            "3: Trap Hole can't be face-up: only continuous, equip and field cards stay on the field");
        row("Tribute: an equip on nothing", tributeWith("field Book of Secret Arts", ""),
            "3: Book of Secret Arts must be on a face-up monster");
        row("Tribute: four copies", tributeWith("hand Feral Imp x2\ndeck Feral Imp x2", ""),
            "4: 4 of Feral Imp among the cards of player 1 (at most 3)");
        row("Tribute: a space that is not there", tributeWith("field Feral Imp (space 6)", ""),
            "3: a player has only 5 zones for monsters, so there is no zone 6");
        row("Tribute: two monsters in a space", tributeWith("field Feral Imp (space 2), Mystical Elf (space 2)", ""),
            "3: zone 2 already has a card");
        row("Tribute: a defending trap", tributeWith("field Trap Hole (face-down, defending)", ""),
            "3: Trap Hole can't be defending: it is not a monster");

        row("Basebreak: negative points", basebreakWith("points -1", ""), "5: expected 0 or more points");
        row("Basebreak: more copies than the box", basebreakWith("hand Invader x2\ndeck Invader", ""),
            "6: 3 of Invader among the cards of player 1 (at most 2)");
        row("Basebreak: a base twice", "game basebreak\ntable\nplay Tar Pits\nbase deck Tar Pits\nplayer 1\nplayer 2\n",
            "4: 2 of Tar Pits on the table (at most 1)");
        row("Basebreak: an Upgrade on a base", basebreakWith("play Upgrade (on Tar Pits)", ""),
            "5: Upgrade must be on a minion: \"(on MINION)\", not on Tar Pits");
        row("Basebreak: an action of bases on a minion",
            basebreakWith("play Scout (on Tar Pits), Jammed Signal (on Scout)", ""),
            "5: Jammed Signal must be on a base: \"(on BASE)\", not on Scout");
        row("Basebreak: a minion on no base", basebreakWith("play Scout", ""),
            "5: Scout must be on a base: \"(on BASE)\"");
        row("Basebreak: a minion on a minion", basebreakWith("play Scout (on Tar Pits), Invader (on Scout)", ""),
            "5: Invader must be on a base: \"(on BASE)\", not on Scout");
        row("Basebreak: a standard action in play", basebreakWith("play Invasion (on Tar Pits)", ""),
            "5: Invasion can't be in play: only minions and ongoing actions stay there");
        row("Basebreak: a base that is not there", basebreakWith("play Scout (on Ninja Dojo)", ""),
            "5: no card can be on ");
        row("Basebreak: a base in hand", basebreakWith("hand Ninja Dojo", ""), "5: Ninja Dojo can't be in this zone");

        row("Netrun: negative credits", netrunWith("credits -1", ""), "6: expected 0 or more credits");
        row("Netrun: four copies", netrunWith("hand Hedge Fund x3\ndeck Hedge Fund", ""),
            "7: 4 of Hedge Fund among the cards of player 1 (at most 3)");
        row("Netrun: two identities", netrunWith("play Jinteki: Personal Evolution, NBN: Making News", ""),
            "6: NBN: Making News is a second identity; a player has one");
        row("Netrun: an identity in hand", netrunWith("hand NBN: Making News", ""), "6: NBN");
        row("Netrun: ice on no server", netrunWith("play Ice Wall", ""), "6: Ice Wall needs a server: \"(on SERVER)\"");
        row("Netrun: an asset on no server", netrunWith("play PAD Campaign", ""),
            "6: PAD Campaign needs a server: \"(on SERVER)\"");
        row("Netrun: an agenda in HQ's root", netrunWith("play Hostile Takeover (on HQ)", ""), "6: ");
        row("Netrun: two assets at a server",
            netrunWith("play PAD Campaign (on Server 1), Adonis Campaign (on Server 1)", ""),
            "6: Adonis Campaign can't be there: a remote server has at most one agenda or asset");
        row("Netrun: Corroder on HQ", netrunWith("", "play Corroder (on HQ)"), "8: HQ can't host Corroder");
        row("Netrun: hardware on a program that hosts programs", netrunWith("", "play Djinn, Desperado (on Djinn)"),
            "8: Djinn can't host Desperado");
        row("Netrun: Parasite on nothing", netrunWith("", "play Parasite"), "8: Parasite needs a host: \"(on CARD)\"");
        row("Netrun: Parasite on a program", netrunWith("", "play Corroder, Parasite (on Corroder)"),
            "8: Corroder can't host Parasite");
        row("Netrun: an operation in the score area", netrunWith("score area Hedge Fund", ""),
            "6: Hedge Fund can't be in a score area: it is not an agenda");
        row("Netrun: a program in the score area", netrunWith("", "score area Corroder"),
            "8: Corroder can't be in a score area: it is not an agenda");
        row("Netrun: a rezzed agenda", netrunWith("play Hostile Takeover (on Server 1, rezzed)", ""),
            "6: Hostile Takeover can't be rezzed: it is an agenda");
        row("Netrun: tags of the Corp", netrunWith("tags 3", ""), "6: player 1 can't have tags");
        row("Netrun: bad publicity of the Runner", netrunWith("", "bad publicity 2"),
            "8: player 2 can't have bad publicity");
        row("Netrun: an event in the rig", netrunWith("", "play Sure Gamble"), "8: Sure");
        row("Netrun: the Runner's card in HQ", netrunWith("hand Corroder", ""), "6: Corroder is not a Corp card");
        row("Netrun: a server that is not there", netrunWith("play Ice Wall (on Server 2)", ""),
            "6: no card can be on \"Server 2\": it is not in play");
        row("Netrun: a server before its line",
            "game netrun\nplayer 1\nplay Ice Wall (on Server 1)\nplayer 2\ntable\nplay Server 1\n",
            "3: no card can be on \"Server 1\": it comes later, in line 6. Move that line up");
        row("Netrun: a server twice", "game netrun\ntable\nplay Server 1 x2\nplayer 1\nplayer 2\n",
            "3: 2 of Server 1 on the table (at most 1)");
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
                 std::string("4: 4 of Feral Imp among the cards of player 1 (at most 3)"));
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
        QCOMPARE(writePosition(startOf(position), "There and back"), position);
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
                QCOMPARE(writePosition(startOf(text), ""), text);
            }
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
