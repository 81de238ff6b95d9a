// The log of Netrun. Each event comes before its consequences.
#include <QTest>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/LogLines.h"
#include "tests/support/match/NetrunGame.h"

using namespace duelogue;

namespace {

QStringList linesWith(const char* identity, const char* turn, const char* corp, const char* runner,
                      const QString& moves) {
    const QString position = QString(
                                 "game netrun\nturn %1\ntable\nplay Server 1\nplayer 1\n"
                                 "play %4%2\ndeck Hedge Fund x10\n"
                                 "player 2\nplay Noise: Hacker Extraordinaire%3\ndeck Sure Gamble x10\nmoves\n")
                                 .arg(turn, corp, runner, identity);
    return linesOf(NetrunGame::instance().rulebook(), position.toUtf8().constData(), moves);
}

/// Returns the log of the moves in a turn of the Corp (player 1, "you") or of the Runner (player 2, Ben).
QStringList lines(const char* turn, const char* corp, const char* runner, const QString& moves) {
    return linesWith("Weyland Consortium: Building a Better World", turn, corp, runner, moves);
}

constexpr const char* corpTurn = "1 action player 1";
constexpr const char* runnerTurn = "2 action player 2";

}  // namespace

class TestNetrunLog : public QObject {
    Q_OBJECT

private slots:
    void eventsAreLogged_data() {
        const LogRows add;
        add("the basic actions of the Corp",
            lines(corpTurn, ", Ice Wall (on HQ)\ncredits 3", "", "1 credit|1 draw|1 advance Ice Wall"),
            {"You gain 1 credit", "You draw a card", "You advance Ice Wall at HQ (1 credit)"});
        add("an installed card, its server and its cost",
            lines(corpTurn, ", Enigma (on HQ)\nhand Ice Wall, PAD Campaign\ncredits 3", "",
                  "1 install Ice Wall|1 choose HQ|1 install PAD Campaign"),
            {"You install Ice Wall protecting HQ (1 credit)", "You install PAD Campaign in Server 1"});
        add("an installed card, its host and a trigger",
            lines(runnerTurn, ", Ice Wall (on HQ, rezzed)", "\nhand Parasite\ncredits 2", "2 install Parasite"),
            {"Ben installs Parasite on Ice Wall at HQ (2 credits)", "Noise: Hacker Extraordinaire trashes Hedge Fund"});
        add("a card installed by the Runner", lines(runnerTurn, "", "\nhand Corroder\ncredits 2", "2 install Corroder"),
            {"Ben installs Corroder (2 credits)"});
        add("a program trashed for another one",
            lines(runnerTurn, "", ", Mimic\nhand Corroder\ncredits 2", "2 overwrite with Corroder|2 choose Mimic"),
            {"Ben trashes Mimic", "Ben installs Corroder (2 credits)"});
        add("a program trashed for another one, with its hosted cards",
            lines(runnerTurn, "", ", Djinn, Medium (on Djinn), Datasucker (on Djinn)\nhand Corroder\ncredits 2",
                  "2 overwrite with Corroder|2 choose Djinn|2 done"),
            {"Ben trashes Djinn; Medium and Datasucker are trashed with it", "Ben installs Corroder (2 credits)"});
        add("an operation", lines(corpTurn, "\nhand Hedge Fund\ncredits 5", "", "1 play Hedge Fund"),
            {"You play Hedge Fund (5 credits)", "You gain 1 credit from Weyland Consortium: Building a Better World",
             "You gain 9 credits"});
        add("a card returned by an operation",
            lines(corpTurn, "\nhand Archived Memories\ndiscard pile PAD Campaign (face-up), Enigma", "",
                  "1 play Archived Memories|1 choose PAD Campaign"),
            {"You play Archived Memories", "PAD Campaign goes to HQ"});
        add("an asset that is rezzed",
            lines(corpTurn, ", PAD Campaign (on Server 1)\ncredits 2", "", "1 rez PAD Campaign"),
            {"You rez PAD Campaign at Server 1 (2 credits)"});
        add("an agenda that is scored",
            lines(corpTurn, ", Hostile Takeover (on Server 1, advancement 2)\ncredits 2", "",
                  "1 score Hostile Takeover"),
            {"You score Hostile Takeover (1 agenda point total)", "You gain 7 credits from Hostile Takeover",
             "You take 1 bad publicity from Hostile Takeover"});
        add("an access that trashes, before its damage",
            lines(runnerTurn, ", Hostile Infrastructure (on Server 1, rezzed)\nhand PAD Campaign\ncredits 0",
                  "\nhand Diesel\ncredits 9", "2 run HQ|2 pass|2 trash PAD Campaign"),
            {"Ben makes a run on HQ", "The run on HQ is successful", "Ben accesses PAD Campaign in HQ",
             "Ben trashes PAD Campaign in HQ (4 credits)",
             "Ben suffers 1 net damage from Hostile Infrastructure: Diesel is trashed"});
        add("a successful run", lines(runnerTurn, "\nhand Hedge Fund", "", "2 run HQ|2 pass|2 pass"),
            {"Ben makes a run on HQ", "The run on HQ is successful", "Ben accesses Hedge Fund in HQ"});
        add("Archives with cards without effect",
            lines(runnerTurn, "\ndiscard pile Hedge Fund, Enigma (face-up), PAD Campaign", "", "2 run Archives|2 pass"),
            {"Ben makes a run on Archives", "The run on Archives is successful",
             "Ben reveals Hedge Fund and PAD Campaign in Archives", "Ben accesses 3 cards in Archives"});
        add("an empty server", lines(runnerTurn, "", "", "2 run HQ|2 pass"),
            {"Ben makes a run on HQ", "The run on HQ is successful", "Ben accesses no cards"});
        add("a run that ice ends",
            lines(runnerTurn, ", Wall of Static (on HQ)\ncredits 3", "", "2 run HQ|1 rez Wall of Static"),
            {"Ben makes a run on HQ", "You rez Wall of Static at HQ (3 credits)", "Ben encounters Wall of Static",
             "Wall of Static ends the run"});
        add("a subroutine that is broken",
            lines(runnerTurn, ", Wall of Static (on HQ, rezzed)\nhand Hedge Fund", ", Corroder\ncredits 2",
                  "2 run HQ|2 use Corroder 1|2 use Corroder 0|2 jack out"),
            {"Ben makes a run on HQ", "Ben encounters Wall of Static", "Corroder gets +1 strength (1 credit)",
             "Corroder breaks Wall of Static's subroutine (1 credit)", "Ben jacks out"});
        add("a click that breaks",
            lines(runnerTurn, ", Viktor 1.0 (on HQ, rezzed)", "", "2 run HQ|2 break Viktor 1.0|2 option 1"),
            {"Ben makes a run on HQ", "Ben encounters Viktor 1.0",
             "Ben loses a click to break subroutine 2 of Viktor 1.0"});
        add("a stolen agenda before its effect",
            linesWith("Jinteki: Personal Evolution", runnerTurn, ", Hostile Takeover (on Server 1)", "\nhand Diesel",
                      "2 run Server 1|2 pass|2 steal Hostile Takeover"),
            {"Ben makes a run on Server 1", "The run on Server 1 is successful",
             "Ben accesses Hostile Takeover in Server 1", "Ben steals Hostile Takeover (1 agenda point total)",
             "Ben suffers 1 net damage from Jinteki: Personal Evolution: Diesel is trashed"});
        add("a card trashed during its access",
            lines(runnerTurn, ", PAD Campaign (on Server 1, rezzed)", "\ncredits 4",
                  "2 run Server 1|2 pass|2 trash PAD Campaign"),
            {"Ben makes a run on Server 1", "The run on Server 1 is successful",
             "Ben accesses PAD Campaign in Server 1", "Ben trashes PAD Campaign in Server 1 (4 credits)"});
        add("a trace and its tag",
            lines(runnerTurn, ", Hunter (on HQ, rezzed)\ncredits 1", "\ncredits 4", "2 run HQ|1 number 1|2 number 1"),
            {"Ben makes a run on HQ", "Ben encounters Hunter", "You spend 1 credit on the trace",
             "Ben spends 1 credit on link", "Hunter's trace succeeds (4 vs. link 1)", "Ben takes a tag from Hunter"});
        add("a trace that fails",
            lines(runnerTurn, ", Hunter (on HQ, rezzed)\ncredits 1", "\ncredits 4", "2 run HQ|1 number 1|2 number 4"),
            {"Ben makes a run on HQ", "Ben encounters Hunter", "You spend 1 credit on the trace",
             "Ben spends 4 credits on link", "Hunter's trace fails (4 vs. link 4)"});
        add("a trace that fails against more link",
            lines(runnerTurn, ", Hunter (on HQ, rezzed)", ", Access to Globalsec\ncredits 4", "2 run HQ|2 number 4"),
            {"Ben makes a run on HQ", "Ben encounters Hunter", "Ben spends 4 credits on link",
             "Hunter's trace fails (3 vs. link 5)"});
        add("a secret bid",
            lines(runnerTurn, ", Snowflake (on HQ, rezzed)\ncredits 2", "\ncredits 2",
                  "2 run HQ|1 number 1|2 number 2"),
            {"Ben makes a run on HQ", "Ben encounters Snowflake", "Secret bids: you 1, Ben 2",
             "Snowflake ends the run"});
        add("lethal damage",
            lines(corpTurn, "\nhand Scorched Earth\ncredits 3", "\ntags 1\nhand Diesel x3", "1 play Scorched Earth"),
            {"You play Scorched Earth (3 credits)", "Ben suffers 4 meat damage: Diesel ×3 are trashed",
             "Ben is flatlined"});
        add("damage to an empty hand",
            lines(corpTurn, "\nhand Neural EMP, Scorched Earth\ncredits 3", "\ntags 1", "1 play Scorched Earth"),
            {"You play Scorched Earth (3 credits)", "Ben is flatlined by 4 meat damage"});
        add("a tag that is prevented",
            lines(runnerTurn, ", Data Raven (on HQ, rezzed)", ", Decoy", "2 run HQ|2 option 0|2 yes"),
            {"Ben makes a run on HQ", "Ben encounters Data Raven", "Decoy is trashed", "Decoy prevents the tag"});
        add("damage that is prevented in part",
            lines(corpTurn, "\nhand Scorched Earth\ncredits 3", ", Crash Space\ntags 1\nhand Diesel x3",
                  "1 play Scorched Earth|2 yes"),
            {"You play Scorched Earth (3 credits)", "Crash Space is trashed", "Crash Space prevents 3 meat damage",
             "Ben suffers 1 meat damage: Diesel is trashed"});
        add("one of several tags that is prevented",
            lines(corpTurn, ", Breaking News (on Server 1, advancement 2)", ", Decoy", "1 score Breaking News|2 yes"),
            {"You score Breaking News (1 agenda point total)", "Decoy is trashed", "Decoy prevents a tag",
             "Ben takes a tag from Breaking News"});
        add("unrezzed ice that is passed",
            lines(runnerTurn, ", Enigma (on HQ)\nhand Hedge Fund\ncredits 3", "", "2 run HQ|1 pass|2 jack out"),
            {"Ben makes a run on HQ", "Ben passes unrezzed ice", "Ben jacks out"});
        add("a card chosen by the damaged player",
            linesOf(NetrunGame::instance().rulebook(),
                    "game netrun\nturn 2 action player 2\nplayer 1\nplay Chronos Protocol: Selective Mind-mapping, "
                    "Data Mine (on HQ, rezzed)\nplayer 2\nplay Noise: Hacker Extraordinaire\nhand Diesel, "
                    "Corroder\nmoves\n",
                    "2 run HQ|1 yes|1 choose Diesel"),
            {"Ben makes a run on HQ", "Ben encounters Data Mine",
             "Ben suffers 1 net damage from Data Mine: Diesel is trashed", "Data Mine is trashed"});
        add("ice trashed for new ice",
            lines(corpTurn, ", Enigma (on HQ), Ice Wall (on HQ)\nhand Hunter\ncredits 1", "",
                  "1 install Hunter|1 choose Ice Wall|1 choose HQ"),
            {"You trash Ice Wall", "You install Hunter protecting HQ (1 credit)"});
        add("a tag that is removed", lines(runnerTurn, "", "\ntags 1\ncredits 2", "2 untag"),
            {"Ben removes a tag (2 credits)"});
        add("a resource that is trashed", lines(corpTurn, "\ncredits 2", ", Decoy\ntags 1", "1 trash Decoy"),
            {"You trash Decoy (2 credits)"});
        add("counters that a card places on ice",
            lines(corpTurn, ", Ice Wall (on HQ)\nhand Shipment from Kaguya", "",
                  "1 play Shipment from Kaguya|1 choose Ice Wall"),
            {"You play Shipment from Kaguya", "Ice Wall at HQ gets 1 advancement counter"});
        add("a stack that is shuffled",
            lines(runnerTurn, "", "\nhand Special Order\ncredits 1", "2 play Special Order"),
            {"Ben plays Special Order (1 credit)", "Ben shuffles their stack"});
        add("viruses that are purged", lines(corpTurn, "", ", Medium (virus 2), Datasucker (virus 1)", "1 purge"),
            {"You purge the virus counters on Medium and Datasucker"});
        add("credits on a card",
            lines(runnerTurn, "", ", Armitage Codebusting (credit 12)", "2 use Armitage Codebusting"),
            {"Ben takes 2 credits from Armitage Codebusting"});
        add("recurring credits that pay",
            lines(runnerTurn, ", Wall of Static (on HQ, rezzed)", ", Corroder, Cyberfeeder (credit 1)",
                  "2 run HQ|2 use Corroder 1"),
            {"Ben makes a run on HQ", "Ben encounters Wall of Static", "Ben uses 1 credit from Cyberfeeder",
             "Corroder gets +1 strength (1 credit)", "Wall of Static ends the run"});
        add("credits from bad publicity",
            lines(runnerTurn, ", Wall of Static (on HQ, rezzed)\nbad publicity 1", ", Corroder\ncredits 0",
                  "2 run HQ|2 use Corroder 1"),
            {"Ben makes a run on HQ", "Ben encounters Wall of Static", "Ben uses 1 credit from bad publicity",
             "Corroder gets +1 strength (1 credit)", "Wall of Static ends the run"});
        add("another copy of a unique card",
            lines(corpTurn, ", Akitaro Watanabe (on HQ, rezzed), Akitaro Watanabe (on R&D)\ncredits 5", "",
                  "1 rez Akitaro Watanabe"),
            {"You rez Akitaro Watanabe at R&D (1 credit)",
             "Akitaro Watanabe is trashed (unique: another copy was rezzed)"});
        add("a card that is exposed",
            lines(runnerTurn, ", PAD Campaign (on Server 1)", "\nhand Infiltration", "2 play Infiltration|2 option 1"),
            {"Ben plays Infiltration", "PAD Campaign at Server 1 is exposed"});
        add("a hand that is too large",
            lines("1 action player 1", "\nhand Ice Wall x6\nclicks 0", "", "1 pass|1 choose Ice Wall"),
            {"You discard Ice Wall"});
        add("a Corp without cards",
            linesOf(NetrunGame::instance().rulebook(),
                    "game netrun\nturn 2 action player 2\nplayer 1\nplay Weyland Consortium: Building a Better "
                    "World\nplayer 2\nplay Noise: Hacker Extraordinaire\nclicks 0\nmoves\n",
                    "2 pass"),
            {"You have no card to draw"});
        add("bypassed ice",
            lines(runnerTurn, ", Wall of Static (on HQ, rezzed)", "\nhand Inside Job\ncredits 2",
                  "2 play Inside Job|2 choose HQ"),
            {"Ben plays Inside Job (2 credits)", "Ben makes a run on HQ", "Ben encounters Wall of Static",
             "Inside Job bypasses Wall of Static"});
        add("a run that moves to another server",
            lines(runnerTurn, "\nhand Hedge Fund", ", Sneakdoor Beta", "2 use Sneakdoor Beta 0|2 pass|2 pass"),
            {"Ben makes a run on Archives with Sneakdoor Beta", "The run is now on HQ", "The run on HQ is successful",
             "Ben accesses Hedge Fund in HQ"});
        add("more cards that are accessed",
            lines(runnerTurn, "", "\nhand The Maker's Eye\ncredits 2", "2 play The Maker's Eye|2 pass"),
            {"Ben plays The Maker's Eye (2 credits)", "Ben makes a run on R&D", "The run on R&D is successful",
             "Ben may access 2 more cards with The Maker's Eye", "Ben accesses Hedge Fund in R&D"});
        add("an agenda that is forfeited",
            lines(runnerTurn, ", Archer (on HQ)\nscore area Hostile Takeover\ncredits 4", "", "2 run HQ|1 rez Archer"),
            {"Ben makes a run on HQ", "You pay 4 credits to rez Archer", "You forfeit Hostile Takeover",
             "You rez Archer at HQ", "Ben encounters Archer", "You gain 2 credits from Archer", "Archer ends the run"});
        add("ice whose strength falls to 0",
            lines(runnerTurn, ", Ice Wall (on HQ, rezzed)", "\nhand Parasite\ncredits 2",
                  "2 install Parasite|2 credit|2 credit|2 credit|2 pass|1 credit|1 credit|1 credit|1 pass"),
            {"Ben installs Parasite on Ice Wall at HQ (2 credits)", "Noise: Hacker Extraordinaire trashes Hedge Fund",
             "Ben gains 1 credit", "Ben gains 1 credit", "Ben gains 1 credit", "You draw a card", "You gain 1 credit",
             "You gain 1 credit", "You gain 1 credit", "Parasite gets 1 virus counter",
             "Ice Wall is trashed (strength 0); Parasite is trashed with it"});
        add("an empty Archives", lines(runnerTurn, "", "", "2 run Archives|2 pass"),
            {"Ben makes a run on Archives", "The run on Archives is successful", "Ben accesses no cards"});
        add("an agenda in Archives among other cards",
            lines(runnerTurn, "\ndiscard pile Hedge Fund (face-up), Hostile Takeover", "",
                  "2 run Archives|2 pass|2 steal Hostile Takeover"),
            {"Ben makes a run on Archives", "The run on Archives is successful",
             "Ben reveals Hostile Takeover in Archives", "Ben accesses Hostile Takeover in Archives",
             "Ben steals Hostile Takeover (1 agenda point total)"});
        add("credits of a card that remove a tag",
            lines(runnerTurn, "", ", Crash Space (credit 1)\ntags 1\ncredits 1", "2 untag"),
            {"Ben uses 1 credit from Crash Space", "Ben removes a tag (2 credits)"});
        add("credits from bad publicity against a trace",
            lines(runnerTurn, ", Hunter (on HQ, rezzed)\nbad publicity 1", "\ncredits 2", "2 run HQ|2 number 3"),
            {"Ben makes a run on HQ", "Ben encounters Hunter", "Ben spends 3 credits on link",
             "Ben uses 1 credit from bad publicity", "Hunter's trace fails (3 vs. link 3)"});
        add("credits of a card that strengthen a trace",
            linesOf(NetrunGame::instance().rulebook(),
                    "game netrun\nturn 2 action player 2\nplayer 1\nplay NBN: Making News (credit 2), Hunter (on HQ, "
                    "rezzed)\nplayer 2\nplay Noise: Hacker Extraordinaire\nmoves\n",
                    "2 run HQ|1 number 2|2 number 0"),
            {"Ben makes a run on HQ", "Ben encounters Hunter", "You spend 2 credits on the trace",
             "You use 2 credits from NBN: Making News", "Hunter's trace succeeds (5 vs. link 0)",
             "Ben takes a tag from Hunter"});
        add("credits from bad publicity for a secret bid",
            lines(runnerTurn, ", Snowflake (on HQ, rezzed)\nbad publicity 1", "", "2 run HQ|2 number 1"),
            {"Ben makes a run on HQ", "Ben encounters Snowflake", "Ben uses 1 credit from bad publicity",
             "Secret bids: you 0, Ben 1", "Snowflake ends the run"});
        add("secret bids of zero",
            lines(runnerTurn, ", Snowflake (on HQ, rezzed)\ncredits 1", "\ncredits 1",
                  "2 run HQ|1 number 0|2 number 0|2 jack out"),
            {"Ben makes a run on HQ", "Ben encounters Snowflake", "Secret bids: you 0, Ben 0", "Ben jacks out"});
        add("the effect of a run event instead of the breach",
            lines(runnerTurn, "\ncredits 7", "\nhand Account Siphon", "2 play Account Siphon|2 pass|2 yes"),
            {"Ben plays Account Siphon", "Ben makes a run on HQ", "The run on HQ is successful",
             "Ben uses Account Siphon instead of breaching HQ", "You lose 5 credits to Account Siphon",
             "Ben gains 10 credits from Account Siphon", "Ben takes 2 tags from Account Siphon"});
        add("an effect that replaces a breach",
            lines(runnerTurn, ", PAD Campaign (on Server 1, rezzed)", ", Bank Job (credit 8)",
                  "2 run Server 1|2 pass|2 yes|2 number 8"),
            {"Ben makes a run on Server 1", "The run on Server 1 is successful",
             "Ben uses Bank Job instead of breaching Server 1", "Ben takes 8 credits from Bank Job",
             "Bank Job is trashed"});
        add("a breach that is not replaced",
            lines(runnerTurn, ", PAD Campaign (on Server 1, rezzed)", ", Bank Job (credit 8)",
                  "2 run Server 1|2 pass|2 no"),
            {"Ben makes a run on Server 1", "The run on Server 1 is successful",
             "Ben accesses PAD Campaign in Server 1"});
        add("damage by a completed event",
            lines(runnerTurn, "", "\nhand Stimhack x2", "2 play Stimhack|2 choose Archives|2 pass"),
            {"Ben plays Stimhack", "Stimhack gets 9 credits", "Ben makes a run on Archives",
             "The run on Archives is successful", "Ben accesses no cards",
             "Ben suffers 1 core damage from Stimhack: Stimhack is trashed"});
        add("ice rezzed for free",
            lines(corpTurn, ", Wall of Thorns (on HQ), Priority Requisition (on Server 1, advancement 5)", "",
                  "1 score Priority Requisition|1 yes"),
            {"You score Priority Requisition (3 agenda points total)",
             "You rez Wall of Thorns at HQ for free with Priority Requisition"});
        add("damage of a card, a second time",
            lines(corpTurn, "\nscore area Private Security Force", "\ntags 1\nhand Diesel",
                  "1 use Private Security Force|1 use Private Security Force"),
            {"Ben suffers 1 meat damage from Private Security Force: Diesel is trashed",
             "Ben is flatlined by 1 meat damage from Private Security Force"});
        add("counters on several cards, each with its place",
            lines(corpTurn, ", Ice Wall (on HQ), Ice Wall (on R&D), Ice Wall (on Server 1)\nhand Shipment from Kaguya",
                  "", "1 play Shipment from Kaguya|1 choose Ice Wall|1 choose Ice Wall"),
            {"You play Shipment from Kaguya", "Ice Wall at HQ and Ice Wall at R&D get 1 advancement counter each"});
        add("counters on several cards in one place",
            lines(corpTurn, ", Ice Wall (on HQ), Shadow (on HQ)\nhand Shipment from Kaguya", "",
                  "1 play Shipment from Kaguya|1 choose Ice Wall|1 choose Shadow"),
            {"You play Shipment from Kaguya", "Ice Wall and Shadow at HQ get 1 advancement counter each"});
        add("several subroutines at once",
            lines(runnerTurn, ", Heimdall 1.0 (on HQ, rezzed)", ", Battering Ram\ncredits 5",
                  "2 run HQ|2 use Battering Ram 1|2 use Battering Ram 1|2 use Battering Ram 1|2 use Battering Ram 0|"
                  "2 option 0|2 option 1"),
            {"Ben makes a run on HQ", "Ben encounters Heimdall 1.0", "Battering Ram gets +1 strength (1 credit)",
             "Battering Ram gets +1 strength (1 credit)", "Battering Ram gets +1 strength (1 credit)",
             "Battering Ram breaks subroutines 1 and 3 of Heimdall 1.0 (2 credits)"});
        add("one of several subroutines",
            lines(runnerTurn, ", Enigma (on HQ, rezzed)", ", Gordian Blade\ncredits 1",
                  "2 run HQ|2 use Gordian Blade 0|2 option 1|2 jack out"),
            {"Ben makes a run on HQ", "Ben encounters Enigma", "Gordian Blade breaks subroutine 2 of Enigma (1 credit)",
             "Ben loses a click to Enigma", "Ben jacks out"});
        add("an agenda that costs credits to steal",
            lines(runnerTurn, ", Fetal AI (on Server 1)", "\nhand Diesel x2\ncredits 2",
                  "2 run Server 1|2 pass|2 steal Fetal AI"),
            {"Ben makes a run on Server 1", "The run on Server 1 is successful", "Ben accesses Fetal AI in Server 1",
             "Ben suffers 2 net damage from Fetal AI: Diesel ×2 are trashed", "Ben pays 2 credits to steal Fetal AI",
             "Ben steals Fetal AI (2 agenda points total)"});
        add("a cost that a card imposes on the opponent",
            lines(runnerTurn, ", Tollbooth (on HQ, rezzed)", ", Femme Fatale\ncredits 3", "2 run HQ"),
            {"Ben makes a run on HQ", "Ben encounters Tollbooth", "Ben pays 3 credits because of Tollbooth",
             "Tollbooth ends the run"});
        add("an optional cost",
            lines(runnerTurn, ", Project Junebug (on Server 1, advancement 1)\ncredits 1", "\nhand Diesel x3",
                  "2 run Server 1|1 pass|1 pass|2 pass|1 pass|1 yes"),
            {"Ben makes a run on Server 1", "The run on Server 1 is successful",
             "Ben accesses Project Junebug in Server 1", "You pay 1 credit to use Project Junebug",
             "Ben suffers 2 net damage from Project Junebug: Diesel ×2 are trashed"});
    }
    void eventsAreLogged() {
        QFETCH(QStringList, told);
        QTEST(told, "lines");
    }
};

DUELOGUE_TEST(TestNetrunLog, NoApplication)
#include "tst_netrunlog.moc"
