// The log of Basebreak: what it says of what has happened.
#include <QTest>

#include "app/staging/LogBook.h"
#include "tests/BasebreakGame.h"
#include "tests/LogLines.h"

using namespace duelogue;

namespace {

/// From a position with two bases in play; "deck" and the like may be said of each player.
QStringList lines(const char* mine, const char* others, const QString& moves) {
    const QString position =
        QString("game basebreak\ntable\nplay The Grey Opal, Tar Pits\nplayer 1\n%1\nplayer 2\n%2\nmoves\n")
            .arg(mine, others);
    return linesOf(BasebreakGame::instance().rulebook(), position.toUtf8().constData(), moves);
}

/// From a position with that base in play and another one.
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
    void tells_data() {
        const LogRows add;
        add("an ability before what it does",
            lines("hand Gnome\nplay Ninja Acolyte (on Tar Pits)\ndeck King Rex x10", "deck King Rex x10",
                  "1 use Ninja Acolyte"),
            {"You use an ability of Ninja Acolyte", "You may play an extra minion at Tar Pits",
             "Ninja Acolyte goes to your hand"});
        add("an empty deck",
            lines("hand Hoverbot\ndiscard pile Warbot", "deck King Rex x10", "1 play Hoverbot|1 choose Tar Pits"),
            {"You play Hoverbot at Tar Pits", "You shuffle the discard pile into the deck", "You reveal Warbot"});
        add("an action whose minion is protected from it by now",
            lines("hand Wildlife Preserve\nplay Invader (on Tar Pits)\ndeck King Rex x10",
                  "play Poison (on Invader)\ndeck King Rex x10", "1 play Wildlife Preserve|1 choose Tar Pits"),
            {"You play Wildlife Preserve on Tar Pits", "Poison loses its hold"});
        add("an action that goes to keep minions from another one",
            lines("hand Powderkeg\nplay King Rex (on Tar Pits)\ndeck King Rex x10",
                  "play Invader (on Tar Pits), Scout (on Tar Pits), Hideout (on Tar Pits)\ndeck King Rex x10",
                  "1 play Powderkeg"),
            {"You play Powderkeg", "You aim Powderkeg at King Rex",
             "Hideout keeps Invader from Powderkeg, and is destroyed",
             "Hideout keeps Scout from being destroyed by Powderkeg", "Powderkeg destroys King Rex",
             "King Rex goes to the bottom of your deck"});
        add("an action that goes to keep its minion from another minion",
            lines("hand Saucy Wench\ndeck King Rex x10",
                  "play Gremlin (on Tar Pits), Tooth and Claw... and Guns (on Gremlin)\ndeck King Rex x10",
                  "1 play Saucy Wench|1 choose Tar Pits|1 choose Gremlin"),
            {"You play Saucy Wench at Tar Pits",
             "Tooth and Claw... and Guns keeps Gremlin from Saucy Wench, and is destroyed"});
        add("a minion that escapes",
            lines("hand Ninja Master\ndeck King Rex x10", "play Buccaneer (on Tar Pits)\ndeck King Rex x10",
                  "1 play Ninja Master|1 choose Tar Pits|1 choose Buccaneer|2 yes"),
            {"You play Ninja Master at Tar Pits",
             "Buccaneer moves to The Grey Opal instead of being destroyed by Ninja Master"});
        add("a minion that escapes from what destroys others",
            lines("hand Powderkeg\nplay King Rex (on Tar Pits)\ndeck King Rex x10",
                  "play Buccaneer (on Tar Pits), Invader (on Tar Pits)\ndeck King Rex x10", "1 play Powderkeg|2 yes"),
            {"You play Powderkeg", "You aim Powderkeg at King Rex",
             "Buccaneer moves to The Grey Opal instead of being destroyed by Powderkeg",
             "Powderkeg destroys King Rex and Invader", "King Rex goes to the bottom of your deck",
             "Invader goes to the bottom of Ben's deck"});
        add("a minion that moves of itself",
            lines("play King Rex x3 (on The Grey Opal), First Mate (on The Grey Opal)\ndeck King Rex x10",
                  "deck King Rex x10", "1 done|1 choose Tar Pits"),
            {"The Grey Opal breaks, with 23 power of 17", "You score 3 points at The Grey Opal: first with 23 power",
             "First Mate moves to Tar Pits", "King Rex ×3 go from The Grey Opal to your discard pile",
             "The bases that were scored are shuffled into the base deck",
             "The Grey Opal takes the place of The Grey Opal", "You draw 2 cards"});
        add("what can't be destroyed",
            lines("hand Powderkeg\nplay King Rex (on Tar Pits)\ndeck King Rex x10",
                  "play Warbot (on Tar Pits)\ndeck King Rex x10", "1 play Powderkeg"),
            {"You play Powderkeg", "You aim Powderkeg at King Rex", "Warbot is not destroyed by Powderkeg",
             "Powderkeg destroys King Rex", "King Rex goes to the bottom of your deck"});
        add("one that others protect",
            lines("hand Cannon\ndeck King Rex x10",
                  "play General Ivan (on Tar Pits), Gremlin (on Tar Pits)\ndeck King Rex x10",
                  "1 play Cannon|1 choose Gremlin"),
            {"You play Cannon", "General Ivan keeps Gremlin from being destroyed by Cannon"});
        add("what stays where it is",
            lines("hand Shanghai\ndeck King Rex x10",
                  "play Invader (on Tar Pits), Smoke Bomb (on Invader)\ndeck King Rex x10", "1 play Shanghai"),
            {"You play Shanghai", "Smoke Bomb keeps Invader where it is, in spite of Shanghai"});
        add("an action that a minion is protected from",
            lines("hand Poison\ndeck King Rex x10",
                  "play Invader (on Tar Pits), Smoke Bomb (on Invader)\ndeck King Rex x10", "1 play Poison"),
            {"You play Poison on Invader", "Smoke Bomb keeps Invader from being affected by Poison",
             "Poison loses its hold"});
        add("what is swept off a base in one line, and who gets no prize",
            at("Jungle Oasis", "play King Rex x2 (on Jungle Oasis), Overrun (on Jungle Oasis)",
               "play Gnome (on Jungle Oasis), Upgrade (on Gnome)\ndeck King Rex x10\nplayer 3\n"
               "play Zapbot (on Jungle Oasis)",
               "1 done"),
            {"Jungle Oasis breaks, with 21 power of 12", "You score 2 points at Jungle Oasis: first with 14 power",
             "No prize at Jungle Oasis for Ben (second with 5 power) and Cleo (third with 2 power)",
             "King Rex ×2, Overrun, Gnome, Upgrade and Zapbot go from Jungle Oasis to their owners' discard piles",
             "The Mothership takes the place of Jungle Oasis", "You draw 2 cards"});
        add("points for power",
            at("Factory 436-1337", "play King Rex x4 (on Factory 436-1337)", "play Gnome (on Factory 436-1337)",
               "1 done"),
            {"Factory 436-1337 breaks, with 31 power of 25",
             "You score 2 points at Factory 436-1337: first with 28 power",
             "Ben scores 2 points at Factory 436-1337: second with 3 power",
             "You score 5 points at Factory 436-1337 for 28 power there",
             "King Rex ×4 and Gnome go from Factory 436-1337 to their owners' discard piles",
             "The Mothership takes the place of Factory 436-1337", "You draw 2 cards"});
        add("points for minions where there are no prizes",
            at("Rhodes Plaza Mall", "play King Rex x4 (on Rhodes Plaza Mall)", "play Gnome (on Rhodes Plaza Mall)",
               "1 done"),
            {"Rhodes Plaza Mall breaks, with 31 power of 24",
             "No prize at Rhodes Plaza Mall for you (first with 28 power) and Ben (second with 3 power)",
             "You score 4 points at Rhodes Plaza Mall for 4 minions there",
             "Ben scores a point at Rhodes Plaza Mall for a minion there",
             "King Rex ×4 and Gnome go from Rhodes Plaza Mall to their owners' discard piles",
             "The Mothership takes the place of Rhodes Plaza Mall", "You draw 2 cards"});
        add("points for a minion that was destroyed",
            at("Cave of Shinies", "hand Seeing Stars", "play Gnome (on Cave of Shinies)", "1 play Seeing Stars"),
            {"You play Seeing Stars", "Seeing Stars destroys Gnome",
             "Ben scores a point at Cave of Shinies for a minion destroyed there"});
        add("the points at the end", lines("points 15\ndeck King Rex x10", "points 14\ndeck King Rex x10", "1 done"),
            {"You draw 2 cards", "The match ends with 15 points for you and 14 points for Ben"});
        add("why the match goes on", lines("points 16\ndeck King Rex x10", "points 16\ndeck King Rex x10", "1 done"),
            {"You draw 2 cards", "You and Ben have 16 points each: nobody is ahead, so the match goes on"});
    }
    void tells() {
        QFETCH(QStringList, told);
        QTEST(told, "lines");
    }

    void whatBeginsTheMatchIsTold() {
        const BasebreakGame& game = BasebreakGame::instance();
        Match match(game.rulebook());
        LogBook book;
        match.setObserver(&book);
        begin(match, game.start(5, 3));
        Replies replies;
        match.options(replies);
        while (match.state().globals.turn == 0) (void)match.take(replies.front());
        const auto told = std::ranges::find_if(book.lines(), [](const LogBook::Line& line) {
            return line.text.find("; the bases are [") != std::string::npos;
        });
        QVERIFY(told != book.lines().end());
        QCOMPARE(told->cards.size(), 4U);
    }
};

QTEST_APPLESS_MAIN(TestBasebreakLog)
#include "tst_basebreaklog.moc"
