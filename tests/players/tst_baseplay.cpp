// Basebreak: positions with an obvious play for the greedy player, and with blunders that no player may make.
#include <QtTest>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "players/MakePlayer.h"
#include "players/plain/Evaluation.h"
#include "players/search/Level.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/Positions.h"

using namespace duelogue;

namespace {

constexpr int mostBasebreakAnswers = 60;

const basebreak::Basebreak& basebreakRules() { return BasebreakGame::instance().rulebook(); }

/// Returns the replies of a player in its turn, in the notation.
QStringList basebreakTurn(const std::string& text, std::string_view name, std::uint64_t seed) {
    Match match = matchAt(basebreakRules(), "game basebreak\n" + text + "moves\n");
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    const auto player = std::get<std::unique_ptr<ComputerPlayer>>(makePlayer(name, basebreakRules(), seed));
    QStringList given;
    Replies replies;
    while (match.pendingQuestion() != nullptr && match.state().globals.turn == turn &&
           given.size() < mostBasebreakAnswers) {
        match.legalReplies(replies);
        const bool chooses = replies.size() > 1 && match.playerToAct() == self;
        const Reply reply = chooses ? player->choose(View(match, self)) : replies.front();
        if (chooses) given << QString::fromStdString(writeReply(match, self, reply));
        match.apply(reply);
    }
    return given;
}

/// Returns a position with these bases in which the first player is to act.
QString at(const QString& bases, const QString& mine, const QString& others) {
    const QString deck = QStringLiteral("\ndeck King Rex x10\n");
    return "table\nplay " + bases + "\nplayer 1\n" + mine + deck + "player 2\n" + others + deck;
}

/// Returns players of all kinds and the number of seeds for each. The master level is slow and plays like a search, so
/// it is left out.
QList<std::pair<std::string, std::uint64_t>> everybody() {
    QList<std::pair<std::string, std::uint64_t>> all{{"greedy", 5}, {"search:200", 3}};
    for (const Level& level : levels()) {
        if (level.margin > 0) all.emplace_back(level.name, level.margin > 0.2 ? 10 : 3);
    }
    return all;
}

}  // namespace

class TestBaseplay : public QObject {
    Q_OBJECT

private slots:
    void theGreedyPlayerPlaysWell_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("does");
        QTest::addColumn<QString>("avoids");
        QTest::newRow("plays the minion that it has")
            << at("The Grey Opal", "hand King Rex", "hand Zapbot") << "play King Rex"
            << "";
        QTest::newRow("breaks the base that wins the match")
            << at("The Grey Opal, Tar Pits",
                  "points 12\nhand King Rex\nplay King Rex (on The Grey Opal), Zapbot (on The Grey Opal)",
                  "play Collector (on The Grey Opal)")
            << "choose The Grey Opal"
            << "";
        QTest::newRow("upgrades its own minion")
            << at("The Grey Opal", "hand Upgrade\nplay Warbot (on The Grey Opal)", "play King Rex (on The Grey Opal)")
            << ""
            << "choose King Rex";
        QTest::newRow("guards its own minion")
            << at("The Grey Opal", "hand Tooth and Claw... and Guns\nplay Warbot (on The Grey Opal)",
                  "play King Rex (on The Grey Opal)")
            << ""
            << "choose King Rex";
        QTest::newRow("puts others to sleep") << at("The Grey Opal", "hand Mark of Sleep", "hand Zapbot") << ""
                                              << "choose player 1";
        QTest::newRow("does not return minions endlessly")
            << at("The Homeworld", "hand Collector, Collector", "hand Zapbot") << "play Collector"
            << "choose Collector";
        QTest::newRow("returns its Invader to play it again")
            << at("The Grey Opal",
                  "hand Collector\nplay Enshrouding Mist (on The Grey Opal), Invader (on The Grey Opal)", "hand Zapbot")
            << "play Invader"
            << "";
        QTest::newRow("keeps the factions of others away")
            << at("The Grey Opal, Tar Pits", "hand Block the Path\ndiscard pile Gnome x5", "hand King Rex")
            << "name Dinosaurs"
            << "name Tricksters";
        QTest::newRow("places a trap on a base that is far from breaking")
            << at("The Grey Opal, Tar Pits", "hand Flame Trap\nplay Gnome (on Tar Pits)",
                  "play King Rex x2 (on The Grey Opal)")
            << "choose Tar Pits"
            << "choose The Grey Opal";
        QTest::newRow("guards the base where it has minions")
            << at("The Grey Opal, Tar Pits", "hand Hideout\nplay Leprechaun (on Tar Pits), Gnome (on Tar Pits)",
                  "play Zapbot (on The Grey Opal)")
            << "choose Tar Pits"
            << "choose The Grey Opal";
        QTest::newRow("does not use a permanent card endlessly")
            << at("The Grey Opal", "play Ninja Acolyte (on The Grey Opal)\nhand Howl",
                  "play Tooth and Claw... and Guns (on Ninja Acolyte)")
            << ""
            << "";
        QTest::newRow("destroys cards of others")
            << at("The Grey Opal", "hand Tiger Assassin\nplay Invader (on The Grey Opal)",
                  "play Scout (on The Grey Opal)")
            << "choose Scout"
            << "choose Invader";
        QTest::newRow("harms others when a base is replaced")
            << at("Ninja Dojo, Tar Pits", "hand Warbot\nplay King Rex x3 (on Ninja Dojo)",
                  "play Zapbot (on Ninja Dojo), Leprechaun (on Tar Pits)")
            << "choose Leprechaun"
            << "choose King Rex";
        QTest::newRow("does not destroy its own minion when a base is replaced")
            << at("Ninja Dojo, Tar Pits", "hand Warbot\nplay King Rex x2 (on Ninja Dojo)", "hand Zapbot")
            << "choose Ninja Dojo"
            << "choose King Rex";
        QTest::newRow("poisons others") << at("The Grey Opal", "hand Poison\nplay Warbot (on The Grey Opal)",
                                              "play King Rex (on The Grey Opal)")
                                        << "choose King Rex"
                                        << "choose Warbot";
        QTest::newRow("assassinates minions of others")
            << at("The Grey Opal", "hand Assassination\nplay Warbot (on The Grey Opal)",
                  "play King Rex (on The Grey Opal)")
            << "choose King Rex"
            << "choose Warbot";
        QTest::newRow("shoots the larger one")
            << at("The Grey Opal", "hand Seeing Stars",
                  "play Invader (on The Grey Opal), Microbot Fixer (on The Grey Opal)")
            << "choose Invader"
            << "";
        QTest::newRow("draws") << at("The Grey Opal", "hand Mystic Studies", "hand Zapbot") << "play Mystic Studies"
                               << "";
        QTest::newRow("plays a lasting card instead of destroying it next")
            << at("The Grey Opal, Tar Pits", "hand Chronomage, Enshrouding Mist, Disenchant", "hand Zapbot")
            << "play Enshrouding Mist"
            << "play Disenchant";
        QTest::newRow("does not break a base for others alone")
            << at("The Grey Opal, Cave of Shinies", "hand Archmage\nplay Gnome (on Cave of Shinies)",
                  "hand Zapbot\nplay King Rex x2 (on The Grey Opal)")
            << "play Archmage"
            << "choose The Grey Opal";
        QTest::newRow("robs others") << at("The Grey Opal", "hand Take the Shinies", "hand Zapbot, Warbot")
                                     << "play Take the Shinies"
                                     << "";
        QTest::newRow("opens a server that stays open")
            << at("The Grey Opal, Tar Pits", "hand Enshrouding Mist\nplay Brownie (on The Grey Opal)",
                  "play King Rex x2 (on The Grey Opal)")
            << "choose Tar Pits"
            << "choose The Grey Opal";
        QTest::newRow("kills with a Gnome where it has friends")
            << at("The Grey Opal, Tar Pits", "hand Gnome\nplay Gremlin x2 (on The Grey Opal)",
                  "play Zapbot (on The Grey Opal), Zapbot (on Tar Pits)")
            << "choose Zapbot"
            << "choose Tar Pits";
        QTest::newRow("summons to play another minion")
            << at("Jungle Oasis, Tar Pits", "hand Summon, Brownie, Leprechaun, Gnome, Gremlin", "hand Zapbot")
            << "play Summon"
            << "";
        QTest::newRow("plays the extra minion before a card has to be discarded")
            << at("Tortuga", "hand Zapbot, Enchantress", "hand Zapbot\nplay Pay the Piper (on Tortuga)")
            << "play Enchantress"
            << "pass";
        QTest::newRow("scores with an Invader")
            << at("The Grey Opal", "hand Invader, Scout", "hand Zapbot") << "play Invader"
            << "";
    }
    void theGreedyPlayerPlaysWell() {
        QFETCH(QString, position);
        QFETCH(QString, does);
        QFETCH(QString, avoids);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const QStringList given = basebreakTurn(position.toStdString(), "greedy", seed);
            const QByteArray all = given.join(", ").toUtf8();
            QVERIFY2(given.size() < mostBasebreakAnswers, all);
            QVERIFY2(does.isEmpty() || given.contains(does), all);
            QVERIFY2(avoids.isEmpty() || !given.contains(avoids), all);
        }
    }

    /// Every player with minions left uses the normal minion play and extra plays.
    void everyPlayerUsesAllMinionPlays() {
        const QStringList minions{"play Brownie", "play Gnome", "play Gremlin", "play Leprechaun"};
        const std::string position = at("The Grey Opal, Tar Pits", "hand Summon, Brownie, Gnome, Gremlin, Leprechaun",
                                        "hand Zapbot\nplay Zapbot (on Tar Pits)")
                                         .toStdString();
        for (const auto& [name, seeds] : everybody()) {
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                const QStringList given = basebreakTurn(position, name, seed);
                const auto isMinion = [&](const QString& answer) { return minions.contains(answer); };
                const auto played = std::count_if(given.begin(), given.end(), isMinion);
                QVERIFY2(played == (given.contains("play Summon") ? 2 : 1),
                         qPrintable(QString::fromStdString(name) + ": " + given.join(", ")));
            }
        }
    }

    // ---- blunders

    void noPlayerBlunders_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("blunder");
        const QString disenchants = "hand Disenchant\nplay Gnome (on The Grey Opal), Upgrade (on Gnome)";
        QTest::newRow("destroys its own action needlessly")
            << at("The Grey Opal", disenchants, "play King Rex (on The Grey Opal)") << "play Disenchant";
        QTest::newRow("destroys its own action instead of another")
            << at("The Grey Opal", disenchants, "play King Rex (on The Grey Opal), Upgrade (on King Rex)")
            << "choose Upgrade";
        QTest::newRow("plays a minion next to one that destroys it")
            << at("The Grey Opal, Tar Pits", "hand Chronomage", "play Leprechaun (on The Grey Opal)")
            << "choose The Grey Opal";
        QTest::newRow("walks into a trap")
            << at("The Grey Opal, Tar Pits", "hand King Rex",
                  "hand Zapbot\nplay Gnome (on The Grey Opal), Flame Trap (on The Grey Opal)")
            << "choose The Grey Opal";
        QTest::newRow("counts minions without any in play")
            << at("The Grey Opal, Tar Pits", "hand Tech Center\nplay Zapbot (on Tar Pits)", "hand Zapbot")
            << "choose The Grey Opal";
        QTest::newRow("counts minions before playing any")
            << at("The Grey Opal", "hand Tech Center", "hand Zapbot") << "play Tech Center";
        QTest::newRow("calls minions from an empty pile")
            << at("The Grey Opal", "hand They Keep Coming", "hand Zapbot") << "play They Keep Coming";
        QTest::newRow("digs in an empty pile")
            << at("The Grey Opal", "hand Grave Robbing", "hand Zapbot") << "play Grave Robbing";
        QTest::newRow("summons without a minion") << at("The Grey Opal", "hand Summon", "hand Zapbot") << "play Summon";
        QTest::newRow("loops without an action")
            << at("The Grey Opal", "hand Time Loop, Zapbot", "hand Zapbot") << "play Time Loop";
        QTest::newRow("takes from empty hands")
            << at("The Grey Opal", "hand Take the Shinies", "play Zapbot (on The Grey Opal)")
            << "play Take the Shinies";
        QTest::newRow("howls alone") << at("The Grey Opal", "hand Howl", "hand Zapbot") << "play Howl";
        QTest::newRow("blasts nobody") << at("The Grey Opal", "hand Broadside\nplay Buccaneer (on The Grey Opal)",
                                             "play King Rex (on The Grey Opal)")
                                       << "play Broadside";
        QTest::newRow("keeps its own minions away")
            << at("The Grey Opal", "hand Block the Path\ndiscard pile Gnome x5", "hand King Rex") << "name Tricksters";
        QTest::newRow("sleeps itself") << at("The Grey Opal", "hand Mark of Sleep", "hand Zapbot") << "choose player 1";
        QTest::newRow("destroys its own minion, and no other")
            << at("The Grey Opal",
                  "hand Natural Selection, King Rex\nplay Armor Stego (on The Grey Opal), Gremlin (on The Grey Opal)",
                  "hand Zapbot")
            << "play Natural Selection";
        QTest::newRow("poisons its own minion")
            << at("The Grey Opal", "hand Poison\nplay Warbot (on The Grey Opal)", "hand Zapbot") << "play Poison";
    }
    void noPlayerBlunders() {
        QFETCH(QString, position);
        QFETCH(QString, blunder);
        for (const auto& [name, seeds] : everybody()) {
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                const QStringList given = basebreakTurn(position.toStdString(), name, seed);
                QVERIFY2(given.value(0) != blunder && given.value(1) != blunder,
                         qPrintable(QString::fromStdString(name) + ": " + given.join(", ")));
            }
        }
    }

    /// The search looks ahead to the end of the turn before the current player's next one.
    void theSearchCoversOneRoundOfALargeTable() {
        const Evaluation& evaluation = evaluationFor(basebreakRules());
        for (const int seats : {3, 4}) {
            QCOMPARE(evaluation.turnsSearched(seats, true), seats - 1);
            QCOMPARE(evaluation.turnsSearched(seats, false), seats - 1);
        }
    }
};

DUELOGUE_TEST(TestBaseplay, QCoreApplication)
#include "tst_baseplay.moc"
