// The log of Tribute.
#include <QTest>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/LogLines.h"
#include "tests/support/match/TributeGame.h"

using namespace duelogue;

namespace {

QStringList lines(const char* mine, const char* others, const QString& moves) {
    const QString deck = "deck Witty Phantom x10\n";
    const QString position =
        QString("game tribute\nturn 3 main\nplayer 1\n%1\n%3player 2\n%2\n%3moves\n").arg(mine, others, deck);
    return linesOf(TributeGame::instance().rulebook(), position.toUtf8().constData(), moves);
}

}  // namespace

class TestTributeLog : public QObject {
    Q_OBJECT

private slots:
    void eventsAreLogged_data() {
        const LogRows add;
        add("a summon", lines("hand Battle Ox", "", "1 summon Battle Ox"), {"You Normal Summon Battle Ox"});
        add("a flip summon in one line", lines("field Feral Imp (face-down)", "", "1 turn Feral Imp"),
            {"You Flip Summon Feral Imp"});
        add("a summon by a card", lines("hand Monster Reborn\ngraveyard Battle Ox", "", "1 use Monster Reborn|1 yes"),
            {"You activate Monster Reborn, targeting Battle Ox", "You Special Summon Battle Ox with Monster Reborn"});
        add("an attack on a face-down monster",
            lines("field Battle Ox", "field Feral Imp (face-down)", "1 battle|1 attack Feral Imp with Battle Ox"),
            {"Battle Ox attacks a face-down monster", "Feral Imp is flipped face-up",
             "Feral Imp is destroyed by battle"});
        add("the last blow", lines("field Battle Ox", "life 500", "1 battle|1 strike Battle Ox"),
            {"Battle Ox attacks directly", "Ben loses 1700 LP (0 left)"});
        add("an effect that ends the match", lines("hand Ookazi", "life 500", "1 use Ookazi"),
            {"You activate Ookazi", "Ben loses 800 LP (0 left)"});
        add("damage that is prevented",
            lines("field Battle Ox", "field Waboku (face-down)", "1 battle|2 use Waboku|1 battle|1 strike Battle Ox"),
            {"Ben activates Waboku", "Waboku lasts until the end of this turn", "Battle Ox attacks directly",
             "Ben takes no damage, thanks to Waboku"});
        add("a monster protected from destruction by battle",
            lines("field Battle Ox", "field Feral Imp, Waboku (face-down)",
                  "1 battle|2 use Waboku|1 battle|1 attack Feral Imp with Battle Ox"),
            {"Ben activates Waboku", "Waboku lasts until the end of this turn", "Battle Ox attacks Feral Imp",
             "Waboku keeps Feral Imp from being destroyed by battle", "Ben takes no damage, thanks to Waboku"});
        add("an equip whose monster has left the field",
            lines("hand Dark Hole\nfield Witty Phantom, Sword of Dark Destruction (on Witty Phantom)", "",
                  "1 use Dark Hole"),
            {"You activate Dark Hole", "Dark Hole destroys Witty Phantom",
             "Sword of Dark Destruction is destroyed: its monster left the field"});
        add("a monster locked in defense position",
            lines("hand Koumori Dragon\nfield Dragon Capture Jar", "", "1 summon Koumori Dragon"),
            {"You Normal Summon Koumori Dragon",
             "Koumori Dragon is changed to defense position and can't change back"});
        add("a monster that returns to its owner",
            lines("hand Change of Heart", "field Battle Ox", "1 use Change of Heart|1 end"),
            {"You activate Change of Heart, targeting Battle Ox", "You take control of Battle Ox",
             "Battle Ox returns to Ben", "Ben draws a card"});
        add("monsters that return to too few spaces",
            lines("field Battle Ox (owner 2, lender 2), Rogue Doll (owner 2, lender 2)",
                  "field Feral Imp, Kojikocy, Uraby, Silver Fang", "1 end|2 choose Rogue Doll"),
            {"Rogue Doll returns to Ben, Battle Ox goes to Ben's graveyard", "Ben draws a card"});
        add("a monster without a space after a change of control",
            lines(
                "hand Change of Heart, Witty Phantom\nfield Feral Imp, Kojikocy, Uraby, Silver Fang, Ultimate Offering",
                "field Battle Ox", "1 use Change of Heart|1 use Ultimate Offering|1 summon Witty Phantom"),
            {"You activate Change of Heart, targeting Battle Ox", "You pay 500 LP for Ultimate Offering",
             "You chain Ultimate Offering", "You Normal Summon Witty Phantom",
             "Change of Heart sends Battle Ox to Ben's graveyard"});
        add("a card that is turned up for its effect",
            lines("hand Battle Ox\nfield Ultimate Offering (face-down)", "",
                  "1 use Ultimate Offering 0|1 summon Battle Ox"),
            {"You pay 500 LP for Ultimate Offering", "You activate Ultimate Offering", "You Normal Summon Battle Ox"});
        add("a card that is only turned up",
            lines("hand Battle Ox\nfield Ultimate Offering (face-down)", "", "1 use Ultimate Offering 1"),
            {"You flip Ultimate Offering face-up"});
        add("swapped ATK and DEF",
            lines("hand Castle Walls\nfield Battle Ox, Reverse Trap (face-down), Reinforcements (face-down)", "",
                  "1 use Reverse Trap|1 pass|1 use Reinforcements"),
            {"You activate Reverse Trap", "Reverse Trap lasts until the End Phase",
             "You activate Reinforcements, targeting Battle Ox", "Battle Ox gets -500 ATK"});
        add("the effect that returns a monster",
            lines("field Hane-Hane (face-down)", "field Battle Ox", "1 turn Hane-Hane|1 choose Battle Ox"),
            {"You Flip Summon Hane-Hane", "Hane-Hane targets Battle Ox", "Hane-Hane sends Battle Ox to Ben's hand"});
        add("a card that returns to the hand by its own effect", lines("field The Wicked Worm Beast", "", "1 end"),
            {"The Wicked Worm Beast goes to your hand", "Ben draws a card"});
        add("the looked-at cards", lines("hand Ancient Telescope", "", "1 use Ancient Telescope"),
            {"You activate Ancient Telescope", "You look at the top 5 cards of Ben's deck"});
        add("a cost and its purpose", lines("hand Battle Ox\nfield Ultimate Offering", "", "1 use Ultimate Offering"),
            {"You pay 500 LP for Ultimate Offering", "You activate Ultimate Offering"});
        add("a response", lines("hand Ookazi", "field Waboku (face-down)", "1 use Ookazi|2 use Waboku"),
            {"You activate Ookazi", "Ben chains Waboku", "Waboku lasts until the end of this turn",
             "Ben loses 800 LP"});
        add("a chain link without its target",
            lines("hand Battle Ox", "field Trap Hole (face-down), Trap Hole (face-down)",
                  "1 summon Battle Ox|2 use Trap Hole|2 use Trap Hole"),
            {"You Normal Summon Battle Ox", "Ben activates Trap Hole, targeting Battle Ox",
             "Ben chains Trap Hole, targeting Battle Ox", "Trap Hole destroys Battle Ox",
             "Trap Hole has no effect: no legal target"});
        add("a replaced field spell", lines("hand Sogen\nfield Yami", "", "1 use Sogen"),
            {"Yami is replaced", "You activate Sogen"});
        add("a revealed card and its cause",
            lines("field Trap Master (face-down)", "field Trap Hole (face-down)", "1 turn Trap Master"),
            {"You Flip Summon Trap Master", "Trap Master targets Trap Hole", "Trap Master reveals Trap Hole",
             "Trap Master destroys Trap Hole"});
        add("life points gained by a monster",
            lines("hand Battle Ox\nfield Mysterious Puppeteer", "", "1 summon Battle Ox"),
            {"You Normal Summon Battle Ox", "You gain 500 LP from Mysterious Puppeteer"});
        add("a draw of zero cards is left out",
            lines("hand Card Destruction, Battle Ox\ndeck Witty Phantom x3", "hand", "1 use Card Destruction"),
            {"You activate Card Destruction", "You discard Battle Ox", "You draw a card"});
        add("an empty deck",
            linesOf(TributeGame::instance().rulebook(), "game tribute\nturn 3 main\nplayer 1\nplayer 2\nmoves\n",
                    "1 end"),
            {"Ben has no card to draw"});
        add("Soul Exchange", lines("hand Soul Exchange", "field Battle Ox", "1 use Soul Exchange"),
            {"You skip your Battle Phase this turn for Soul Exchange",
             "You activate Soul Exchange, targeting Battle Ox", "You must tribute Battle Ox first this turn"});
    }
    void eventsAreLogged() {
        QFETCH(QStringList, told);
        QTEST(told, "lines");
    }
};

DUELOGUE_TEST(TestTributeLog, NoApplication)
#include "tst_tributelog.moc"
