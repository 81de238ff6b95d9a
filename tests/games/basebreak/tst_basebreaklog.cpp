// The log of Basebreak.
#include <QTest>

#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/LogLines.h"

using namespace duelogue;

namespace {

/// Returns the log of the moves from a position with two bases in play. `mine` and `others` are lines of player 1 and
/// player 2.
QStringList lines(const char* mine, const char* others, const QString& moves) {
    const QString position =
        QString("game basebreak\ntable\nplay The Grey Opal, Tar Pits\nplayer 1\n%1\nplayer 2\n%2\nmoves\n")
            .arg(mine, others);
    return linesOf(BasebreakGame::instance().rulebook(), position.toUtf8().constData(), moves);
}

/// Returns the log of the moves from a position with the named base and Tar Pits in play.
QStringList at(const char* base, const char* mine, const char* others, const QString& moves) {
    const QString position =
        QString(
            "game basebreak\ntable\nplay %1, Tar Pits\nbase deck The Mothership\nplayer 1\n%2\ndeck "
            "King Rex x10\nplayer 2\n%3\n"
            "deck King Rex x10\nmoves\n")
            .arg(base, mine, others);
    return linesOf(BasebreakGame::instance().rulebook(), position.toUtf8().constData(), moves);
}

}  // namespace

class TestBasebreakLog : public QObject {
    Q_OBJECT

private slots:
    void eventsAreLogged_data() {
        const LogRows add;
        add("an ability before its effect",
            lines("hand Gnome\nplay Ninja Acolyte (on Tar Pits)\ndeck King Rex x10", "deck King Rex x10",
                  "1 use Ninja Acolyte"),
            {"You use Ninja Acolyte's ability", "Ninja Acolyte goes to your hand",
             "You may play an extra minion on Tar Pits"});
        add("an empty deck",
            lines("hand Hoverbot\ndiscard pile Warbot", "deck King Rex x10", "1 play Hoverbot|1 choose Tar Pits"),
            {"You play Hoverbot on Tar Pits", "You shuffle your discard pile into your deck", "You reveal Warbot"});
        add("an action whose minion is now protected",
            lines("hand Wildlife Preserve\nplay Invader (on Tar Pits)\ndeck King Rex x10",
                  "play Poison (on Invader)\ndeck King Rex x10", "1 play Wildlife Preserve|1 choose Tar Pits"),
            {"You play Wildlife Preserve on Tar Pits", "Poison is discarded"});
        add("an action that is destroyed to protect minions",
            lines("hand Powderkeg\nplay King Rex (on Tar Pits)\ndeck King Rex x10",
                  "play Invader (on Tar Pits), Scout (on Tar Pits), Hideout (on Tar Pits)\ndeck King Rex x10",
                  "1 play Powderkeg"),
            {"You play Powderkeg", "Powderkeg targets King Rex",
             "Hideout protects Invader from Powderkeg and is destroyed", "Hideout protects Scout from Powderkeg",
             "Powderkeg destroys King Rex", "Tar Pits: King Rex goes to the bottom of your deck"});
        add("an action that is destroyed to protect its minion",
            lines("hand Saucy Wench\ndeck King Rex x10",
                  "play Gremlin (on Tar Pits), Tooth and Claw... and Guns (on Gremlin)\ndeck King Rex x10",
                  "1 play Saucy Wench|1 choose Tar Pits|1 choose Gremlin"),
            {"You play Saucy Wench on Tar Pits",
             "Tooth and Claw... and Guns protects Gremlin from Saucy Wench and is destroyed"});
        add("a minion that escapes",
            lines("hand Ninja Master\ndeck King Rex x10", "play Buccaneer (on Tar Pits)\ndeck King Rex x10",
                  "1 play Ninja Master|1 choose Tar Pits|1 choose Buccaneer|2 yes"),
            {"You play Ninja Master on Tar Pits",
             "Buccaneer moves from Tar Pits to The Grey Opal instead of being destroyed by Ninja Master"});
        add("a minion that escapes a mass destruction",
            lines("hand Powderkeg\nplay King Rex (on Tar Pits)\ndeck King Rex x10",
                  "play Buccaneer (on Tar Pits), Invader (on Tar Pits)\ndeck King Rex x10", "1 play Powderkeg|2 yes"),
            {"You play Powderkeg", "Powderkeg targets King Rex",
             "Buccaneer moves from Tar Pits to The Grey Opal instead of being destroyed by Powderkeg",
             "Powderkeg destroys King Rex and Invader", "Tar Pits: King Rex goes to the bottom of your deck",
             "Tar Pits: Invader goes to the bottom of Ben's deck"});
        add("an action that looks for minions at each base, and finds none",
            lines("hand Survival of the Fittest\nplay King Rex (on Tar Pits)\ndeck King Rex x10", "deck King Rex x10",
                  "1 play Survival of the Fittest"),
            {"You play Survival of the Fittest; it has no effect"});
        add("an action that finds minions at a base",
            lines("hand Survival of the Fittest\nplay King Rex (on Tar Pits)\ndeck King Rex x10",
                  "play Invader (on Tar Pits)\ndeck King Rex x10", "1 play Survival of the Fittest"),
            {"You play Survival of the Fittest", "Survival of the Fittest destroys Invader",
             "Tar Pits: Invader goes to the bottom of Ben's deck"});
        add("an action for own minions, without any",
            lines("hand Full Sail\ndeck King Rex x10", "deck King Rex x10", "1 play Full Sail"),
            {"You play Full Sail; it has no effect"});
        add("an action for own minions, none chosen",
            lines("hand Full Sail\nplay King Rex (on Tar Pits)\ndeck King Rex x10", "deck King Rex x10",
                  "1 play Full Sail|1 done"),
            {"You play Full Sail", "Full Sail has no effect: nothing chosen"});
        add("minions that move from one base",
            lines("hand Full Sail\nplay King Rex (on Tar Pits)\ndeck King Rex x10", "deck King Rex x10",
                  "1 play Full Sail|1 choose King Rex"),
            {"You play Full Sail", "King Rex moves from Tar Pits to The Grey Opal"});
        add("a minion that moves itself",
            lines("play King Rex x3 (on The Grey Opal), First Mate (on The Grey Opal)\ndeck King Rex x10",
                  "deck King Rex x10", "1 done|1 choose Tar Pits"),
            {"The Grey Opal scores (23 power, breakpoint 17)", "You score 3 points on The Grey Opal (first, 23 power)",
             "First Mate moves from The Grey Opal to Tar Pits", "King Rex ×3 are discarded from The Grey Opal",
             "The base discard pile is shuffled into the base deck", "The Grey Opal replaces The Grey Opal",
             "You draw 2 cards"});
        add("an indestructible minion",
            lines("hand Powderkeg\nplay King Rex (on Tar Pits)\ndeck King Rex x10",
                  "play Warbot (on Tar Pits)\ndeck King Rex x10", "1 play Powderkeg"),
            {"You play Powderkeg", "Powderkeg targets King Rex", "Warbot is not destroyed by Powderkeg",
             "Powderkeg destroys King Rex", "Tar Pits: King Rex goes to the bottom of your deck"});
        add("a minion that others protect",
            lines("hand Cannon\ndeck King Rex x10",
                  "play General Ivan (on Tar Pits), Gremlin (on Tar Pits)\ndeck King Rex x10",
                  "1 play Cannon|1 choose Gremlin"),
            {"You play Cannon", "General Ivan protects Gremlin from Cannon"});
        add("a minion that cannot move",
            lines("hand Shanghai\ndeck King Rex x10",
                  "play Invader (on Tar Pits), Smoke Bomb (on Invader)\ndeck King Rex x10", "1 play Shanghai"),
            {"You play Shanghai", "Smoke Bomb prevents Shanghai from moving Invader"});
        add("an action that a minion is protected from",
            lines("hand Poison\ndeck King Rex x10",
                  "play Invader (on Tar Pits), Smoke Bomb (on Invader)\ndeck King Rex x10", "1 play Poison"),
            {"You play Poison on Invader", "Smoke Bomb keeps Invader from being affected by Poison",
             "Poison is discarded"});
        add("cards discarded from a base in one line, and a player without a prize",
            at("Jungle Oasis", "play King Rex x2 (on Jungle Oasis), Overrun (on Jungle Oasis)",
               "play Gnome (on Jungle Oasis), Upgrade (on Gnome)\ndeck King Rex x10\nplayer 3\n"
               "play Zapbot (on Jungle Oasis)",
               "1 done"),
            {"Jungle Oasis scores (21 power, breakpoint 12)", "You score 2 points on Jungle Oasis (first, 14 power)",
             "No points on Jungle Oasis for Ben (second, 5 power) and Cleo (third, 2 power)",
             "King Rex ×2, Overrun, Gnome, Upgrade and Zapbot are discarded from Jungle Oasis",
             "The Mothership replaces Jungle Oasis", "You draw 2 cards"});
        add("points for power",
            at("Factory 436-1337", "play King Rex x4 (on Factory 436-1337)", "play Gnome (on Factory 436-1337)",
               "1 done"),
            {"Factory 436-1337 scores (31 power, breakpoint 25)",
             "You score 2 points on Factory 436-1337 (first, 28 power)",
             "Ben scores 2 points on Factory 436-1337 (second, 3 power)",
             "You score 5 points on Factory 436-1337 for 28 power there",
             "King Rex ×4 and Gnome are discarded from Factory 436-1337", "The Mothership replaces Factory 436-1337",
             "You draw 2 cards"});
        add("points for minions without prizes",
            at("Rhodes Plaza Mall", "play King Rex x4 (on Rhodes Plaza Mall)", "play Gnome (on Rhodes Plaza Mall)",
               "1 done"),
            {"Rhodes Plaza Mall scores (31 power, breakpoint 24)",
             "No points on Rhodes Plaza Mall for you (first, 28 power) and Ben (second, 3 power)",
             "You score 4 points on Rhodes Plaza Mall for 4 minions there",
             "Ben scores 1 point on Rhodes Plaza Mall for a minion there",
             "King Rex ×4 and Gnome are discarded from Rhodes Plaza Mall", "The Mothership replaces Rhodes Plaza Mall",
             "You draw 2 cards"});
        add("points for a minion that was destroyed",
            at("Cave of Shinies", "hand Seeing Stars", "play Gnome (on Cave of Shinies)", "1 play Seeing Stars"),
            {"You play Seeing Stars", "Seeing Stars destroys Gnome",
             "Ben scores 1 point on Cave of Shinies for a minion destroyed there"});
        add("the points at the end", lines("points 15\ndeck King Rex x10", "points 14\ndeck King Rex x10", "1 done"),
            {"You draw 2 cards", "Final score: you 15, Ben 14"});
        add("the reason why the match continues",
            lines("points 16\ndeck King Rex x10", "points 16\ndeck King Rex x10", "1 done"),
            {"You draw 2 cards", "You and Ben are tied at 16 points: the match continues"});
        add("the effect of The Mothership and its chooser",
            at("The Mothership", "play King Rex x3 (on The Mothership), Gnome (on The Mothership)", "",
               "1 done|1 choose Gnome"),
            {"The Mothership scores (24 power, breakpoint 20)",
             "You score 4 points on The Mothership (first, 24 power)", "You choose Gnome for The Mothership",
             "The Mothership: Gnome goes to your hand", "King Rex ×3 are discarded from The Mothership",
             "The Mothership replaces The Mothership", "You draw 2 cards"});
        add("the unused effect of The Mothership",
            at("The Mothership", "play King Rex x3 (on The Mothership), Gnome (on The Mothership)", "",
               "1 done|1 done"),
            {"The Mothership scores (24 power, breakpoint 20)",
             "You score 4 points on The Mothership (first, 24 power)", "You choose no minion for The Mothership",
             "King Rex ×3 and Gnome are discarded from The Mothership", "The Mothership replaces The Mothership",
             "You draw 2 cards"});
        add("the effect of the Ninja Dojo",
            at("Ninja Dojo", "play King Rex x3 (on Ninja Dojo)", "play Gnome (on Tar Pits)", "1 done|1 choose Gnome"),
            {"Ninja Dojo scores (21 power, breakpoint 18)", "You score 2 points on Ninja Dojo (first, 21 power)",
             "You choose Gnome for Ninja Dojo", "Ninja Dojo destroys Gnome",
             "Tar Pits: Gnome goes to the bottom of Ben's deck", "King Rex ×3 are discarded from Ninja Dojo",
             "The Mothership replaces Ninja Dojo", "You draw 2 cards"});
        add("the effect of the Temple of Goju",
            at("Temple of Goju", "play King Rex (on Temple of Goju), Nukebot (on Temple of Goju)",
               "play King Rex (on Temple of Goju)", "1 done"),
            {"Temple of Goju scores (19 power, breakpoint 18)",
             "You score 2 points on Temple of Goju (first, 12 power)",
             "Ben scores 3 points on Temple of Goju (second, 7 power)",
             "Temple of Goju: King Rex goes to the bottom of your deck",
             "Temple of Goju: King Rex goes to the bottom of Ben's deck", "Nukebot is discarded from Temple of Goju",
             "The Mothership replaces Temple of Goju", "You draw 2 cards"});
        add("the effect of The Grey Opal",
            at("The Grey Opal", "play King Rex x2 (on The Grey Opal)", "play Gnome (on The Grey Opal)",
               "1 done|2 choose Gnome"),
            {"The Grey Opal scores (17 power, breakpoint 17)", "You score 3 points on The Grey Opal (first, 14 power)",
             "Ben scores 1 point on The Grey Opal (second, 3 power)", "Ben chooses Gnome for The Grey Opal",
             "Gnome moves from The Grey Opal to Tar Pits", "King Rex ×2 are discarded from The Grey Opal",
             "The Mothership replaces The Grey Opal", "You draw 2 cards"});
        add("the effect of Tortuga",
            at("Tortuga", "play King Rex x3 (on Tortuga)", "play Gnome (on Tortuga), Zapbot (on Tar Pits)",
               "1 done|2 choose Zapbot"),
            {"Tortuga scores (24 power, breakpoint 21)", "You score 4 points on Tortuga (first, 21 power)",
             "Ben scores 3 points on Tortuga (second, 3 power)", "King Rex ×3 and Gnome are discarded from Tortuga",
             "The Mothership replaces Tortuga", "Ben chooses Zapbot for Tortuga",
             "Tortuga: Zapbot moves from Tar Pits to The Mothership", "You draw 2 cards"});
        add("the effect of The Great Library",
            at("The Great Library", "play King Rex x3 (on The Great Library)",
               "play Scout (on The Great Library), Upgrade (on Scout)",
               "1 done|1 option The Great Library|1 no|2 yes|2 no"),
            {"The Great Library scores (26 power, breakpoint 22)",
             "You score 4 points on The Great Library (first, 21 power)",
             "Ben scores 2 points on The Great Library (second, 5 power)", "The Great Library: Ben draws a card",
             "King Rex ×3, Scout and Upgrade are discarded from The Great Library",
             "The Mothership replaces The Great Library", "You draw 2 cards"});
        add("the effect of the Evans City Cemetery",
            at("Evans City Cemetery", "hand Howl, Augmentation\nplay King Rex x3 (on Evans City Cemetery)", "",
               "1 done"),
            {"Evans City Cemetery scores (21 power, breakpoint 20)",
             "You score 5 points on Evans City Cemetery (first, 21 power)",
             "Evans City Cemetery: you discard Howl and Augmentation", "Evans City Cemetery: you draw 5 cards",
             "King Rex ×3 are discarded from Evans City Cemetery", "The Mothership replaces Evans City Cemetery",
             "You draw 2 cards"});
        add("the effect of the School of Wizardry",
            at("School of Wizardry", "play King Rex x3 (on School of Wizardry)", "", "1 done"),
            {"School of Wizardry scores (21 power, breakpoint 20)",
             "You score 3 points on School of Wizardry (first, 21 power)",
             "School of Wizardry: you look at the top card of the base deck",
             "School of Wizardry: The Mothership goes on top of the base deck",
             "King Rex ×3 are discarded from School of Wizardry", "The Mothership replaces School of Wizardry",
             "You draw 2 cards"});
        add("the effect of the Mushroom Kingdom",
            at("Mushroom Kingdom", "play Gnome (on Tar Pits)", "", "1 done|2 choose Gnome"),
            {"You draw 2 cards", "Ben chooses Gnome for Mushroom Kingdom",
             "Gnome moves from Tar Pits to Mushroom Kingdom"});
        add("the effect of The Homeworld in the own turn",
            at("The Homeworld", "hand Gnome, Zapbot", "",
               "1 play Gnome|1 choose The Homeworld|1 play Zapbot|1 choose Tar Pits"),
            {"You play Gnome on The Homeworld", "The Homeworld: you may play an extra minion of power 2 or less",
             "You play Zapbot on Tar Pits, thanks to The Homeworld",
             "You may play an extra minion of power 2 or less"});
        add("the effect of The Homeworld at another time",
            at("The Homeworld", "hand Shinobi, Zapbot\nplay King Rex x4 (on The Homeworld)", "",
               "1 done|1 use Shinobi|1 play Zapbot|1 choose Tar Pits"),
            {"The Homeworld scores (28 power, breakpoint 23)", "You use Shinobi's ability",
             "You play Shinobi on The Homeworld", "You play Zapbot on Tar Pits, thanks to The Homeworld",
             "You score 4 points on The Homeworld (first, 31 power)",
             "King Rex ×4 and Shinobi are discarded from The Homeworld", "The Mothership replaces The Homeworld",
             "You draw 2 cards"});
        add("the effect of a destroyed minion",
            at("Tortuga", "hand Seeing Stars, Howl", "play Gremlin (on Tortuga)", "1 play Seeing Stars"),
            {"You play Seeing Stars", "Seeing Stars destroys Gremlin", "Gremlin: Ben draws a card",
             "Gremlin: you discard Howl"});
        add("the destroyed one of two minions",
            at("Tortuga", "hand Seeing Stars", "play Gnome (on Tortuga), Gnome (on Tar Pits)",
               "1 play Seeing Stars|1 choose Gnome (on Tar Pits)"),
            {"You play Seeing Stars", "Seeing Stars destroys Gnome on Tar Pits",
             "Tar Pits: Gnome goes to the bottom of Ben's deck"});
        add("the returned one of two minions",
            at("Tortuga", "hand Beam Up", "play Gnome (on Tortuga), Gnome (on Tar Pits)",
               "1 play Beam Up|1 choose Gnome (on Tar Pits)"),
            {"You play Beam Up", "Beam Up targets Gnome on Tar Pits", "Gnome goes to Ben's hand"});
        add("the strengthened one of two minions",
            at("Tortuga", "hand Augmentation\nplay Gnome (on Tortuga), Gnome (on Tar Pits)", "",
               "1 play Augmentation|1 choose Gnome (on Tar Pits)"),
            {"You play Augmentation", "Gnome on Tar Pits gets +4 power"});
        add("all minions of the same name",
            at("Tortuga", "hand Howl\nplay Gnome (on Tortuga), Gnome (on Tar Pits), Zapbot (on Tortuga)", "",
               "1 play Howl"),
            {"You play Howl", "Gnome ×2 and Zapbot get +1 power"});
        add("some minions of the same name",
            at("Tortuga", "hand Howl\nplay Gnome (on Tortuga), Gnome x2 (on Tar Pits), Zapbot (on Tortuga)",
               "play Gnome (on Tortuga)", "1 play Howl"),
            {"You play Howl", "Your Gnome on Tortuga, your Gnome ×2 on Tar Pits and Zapbot get +1 power"});
        add("the moved one of two minions",
            at("Tortuga", "hand Full Sail\nplay Gnome (on Tortuga), Gnome (on Tar Pits)", "",
               "1 play Full Sail|1 choose Gnome (on Tar Pits)|1 done"),
            {"You play Full Sail", "You choose Gnome on Tar Pits for Full Sail",
             "Gnome moves from Tar Pits to Tortuga"});
        add("the target of an action among two minions",
            at("Tortuga", "hand Upgrade\nplay Gnome (on Tortuga), Gnome (on Tar Pits)", "",
               "1 play Upgrade|1 choose Gnome (on Tar Pits)"),
            {"You play Upgrade on Gnome on Tar Pits"});
        add("an action on a minion that is destroyed",
            at("Tortuga", "hand Seeing Stars",
               "play Gnome (on Tortuga), Smoke Bomb (on Gnome)\ndeck King Rex x10\nplayer 3\nplay Zapbot (on Tortuga), "
               "Enchantress (on Tar Pits), Poison (on Enchantress)",
               "1 play Seeing Stars|1 choose Enchantress"),
            {"You play Seeing Stars", "Seeing Stars destroys Enchantress; Poison is discarded",
             "Tar Pits: Enchantress goes to the bottom of Cleo's deck"});
        add("actions on a minion that returns to the hand",
            at("Tortuga", "hand Beam Up\nplay Upgrade (on 2's Gnome)", "play Gnome (on Tortuga), Upgrade (on Gnome)",
               "1 play Beam Up"),
            {"You play Beam Up", "Gnome goes to Ben's hand; your Upgrade and Ben's Upgrade are discarded"});
        add("an action for which there is no target", at("Tortuga", "hand Disenchant", "", "1 play Disenchant"),
            {"You play Disenchant", "Disenchant has no effect: no legal target"});
        add("an action to move minions, without any",
            at("Tortuga", "hand Dinghy", "play Gnome (on Tortuga)", "1 play Dinghy"),
            {"You play Dinghy", "Dinghy has no effect: no legal target"});
        add("an action without a chosen target",
            at("Tortuga", "hand Cannon", "play Gremlin (on Tortuga)", "1 play Cannon|1 done"),
            {"You play Cannon", "Cannon has no effect: you choose no target"});
        add("an action with a partial effect without a target", at("Tortuga", "hand Abduction", "", "1 play Abduction"),
            {"You play Abduction", "Abduction: no legal target", "You may play an extra minion"});
        add("an action that destroys nothing at its target",
            at("Tortuga", "hand Broadside\nplay Gnome (on Tortuga)", "play King Rex (on Tortuga)",
               "1 play Broadside|1 choose player 2"),
            {"You play Broadside", "Broadside targets Tortuga and Ben", "Broadside has no effect: no matching minion"});
        add("an action for which nothing is chosen",
            at("Tortuga", "hand Natural Selection\nplay Gremlin (on Tortuga)", "play King Rex (on Tortuga)",
               "1 play Natural Selection"),
            {"You play Natural Selection", "Natural Selection targets Gremlin",
             "Natural Selection has no effect: nothing chosen"});
        add("an action for which nothing can be chosen",
            at("Tortuga", "hand Natural Selection", "play King Rex (on Tortuga)", "1 play Natural Selection"),
            {"You play Natural Selection", "Natural Selection has no effect: no legal target"});
        add("several destroyed minions, one with a namesake in play",
            at("Tortuga", "hand Powderkeg\nplay Gnome (on Tortuga)",
               "play Zapbot (on Tortuga), Collector (on Tortuga)\nplayer 3\nplay Zapbot (on Tar Pits)",
               "1 play Powderkeg"),
            {"You play Powderkeg", "Powderkeg targets Gnome",
             "Powderkeg destroys Ben's Zapbot on Tortuga, Gnome and Collector"});
        add("an action without a legal target",
            at("Tortuga", "hand Powderkeg", "play Gnome (on Tortuga)", "1 play Powderkeg"),
            {"You play Powderkeg", "Powderkeg has no effect: no legal target"});
        add("a base effect that a player is protected from",
            at("Evans City Cemetery",
               "hand Howl\nplay King Rex x3 (on Evans City Cemetery), Infiltrate (on Evans City Cemetery)", "",
               "1 done|1 yes"),
            {"Evans City Cemetery scores (21 power, breakpoint 20)",
             "You score 5 points on Evans City Cemetery (first, 21 power)",
             "Infiltrate protects you from Evans City Cemetery",
             "King Rex ×3 and Infiltrate are discarded from Evans City Cemetery",
             "The Mothership replaces Evans City Cemetery", "You draw 2 cards"});
        add("a base whose abilities are ignored",
            at("The Central Brain", "hand Infiltrate", "", "1 play Infiltrate|1 choose The Central Brain|1 yes"),
            {"You play Infiltrate on The Central Brain", "You ignore The Central Brain's abilities"});
    }
    void eventsAreLogged() {
        QFETCH(QStringList, told);
        QTEST(told, "lines");
    }

    void theLogBeginsWithTheSetup() {
        const BasebreakGame& game = BasebreakGame::instance();
        MatchDriver driver{Match(game.rulebook())};
        Match& match = driver.edit();
        MatchLog book;
        driver.setObserver(&book);
        begin(match, game.start(5, 3));
        Replies replies;
        match.legalReplies(replies);
        while (match.state().globals.turn == 0) (void)match.apply(replies.front());
        const auto told = std::ranges::find_if(book.lines(), [](const MatchLog::Line& line) {
            return line.text.find("; the bases are [") != std::string::npos;
        });
        QVERIFY(told != book.lines().end());
        QCOMPARE(told->cards.size(), 4U);
    }
};

DUELOGUE_TEST(TestBasebreakLog, NoApplication)
#include "tst_basebreaklog.moc"
