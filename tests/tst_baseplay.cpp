// Basebreak: positions in which the greedy player does what anybody would.
#include <QtTest>

#include "match/loop/View.h"
#include "match/notation/Replies.h"
#include "players/plain/Evaluation.h"
#include "players/plain/GreedyPlayer.h"
#include "tests/BasebreakGame.h"
#include "tests/Positions.h"

using namespace duelogue;

namespace {

constexpr int mostAnswers = 60;

const basebreak::Basebreak& rules() { return BasebreakGame::instance().rulebook(); }

/// What the greedy player answers in its turn, in the words of the notation.
QStringList turnOf(const std::string& text, std::uint64_t seed = 1) {
    Match match = matchAt(rules(), "game basebreak\n" + text + "moves\n");
    const PlayerId self = match.asked();
    const int turn = match.state().globals.turn;
    GreedyPlayer player(evaluationFor(rules()), seed);
    QStringList given;
    Replies options;
    while (match.question() != nullptr && match.state().globals.turn == turn && given.size() < mostAnswers) {
        match.options(options);
        const bool chooses = options.size() > 1 && match.asked() == self;
        const Reply reply = chooses ? player.choose(View(match, self)) : options.front();
        if (chooses) given << QString::fromStdString(writeReply(match, self, reply));
        match.take(reply);
    }
    return given;
}

}  // namespace

class TestBaseplay : public QObject {
    Q_OBJECT

private slots:
    void theGreedyPlayer_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("does");
        QTest::addColumn<QString>("avoids");
        const QString deck = QStringLiteral("deck King Rex x10\n");
        const auto at = [&](const QString& bases, const QString& mine, const QString& others) {
            return "table\nplay " + bases + "\nplayer 1\n" + mine + "\n" + deck + "player 2\n" + others + "\n" + deck;
        };
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
        QTest::newRow("does not take minions back for ever")
            << at("The Homeworld", "hand Collector, Collector", "hand Zapbot") << "play Collector"
            << "choose Collector";
        QTest::newRow("takes its Invader back to play it anew")
            << at("The Grey Opal",
                  "hand Collector\nplay Enshrouding Mist (on The Grey Opal), Invader (on The Grey Opal)", "hand Zapbot")
            << "play Invader"
            << "";
        QTest::newRow("keeps the faction of others away")
            << at("The Grey Opal, Tar Pits", "hand Block the Path\ndiscard pile Gnome x5", "hand King Rex")
            << "name Dinosaurs"
            << "name Tricksters";
        QTest::newRow("lays a trap where it lies for long")
            << at("The Grey Opal, Tar Pits", "hand Flame Trap\nplay Gnome (on Tar Pits)",
                  "play King Rex x2 (on The Grey Opal)")
            << "choose Tar Pits"
            << "choose The Grey Opal";
        QTest::newRow("guards the base where it has minions")
            << at("The Grey Opal, Tar Pits", "hand Hideout\nplay Leprechaun (on Tar Pits), Gnome (on Tar Pits)",
                  "play Zapbot (on The Grey Opal)")
            << "choose Tar Pits"
            << "choose The Grey Opal";
        QTest::newRow("does not use for ever what can't leave")
            << at("The Grey Opal", "play Ninja Acolyte (on The Grey Opal)\nhand Howl",
                  "play Tooth and Claw... and Guns (on Ninja Acolyte)")
            << ""
            << "";
        QTest::newRow("destroys what others have")
            << at("The Grey Opal", "hand Tiger Assassin\nplay Invader (on The Grey Opal)",
                  "play Scout (on The Grey Opal)")
            << "choose Scout"
            << "choose Invader";
        QTest::newRow("harms others where it helps as a base goes")
            << at("Ninja Dojo, Tar Pits", "hand Warbot\nplay King Rex x3 (on Ninja Dojo)",
                  "play Zapbot (on Ninja Dojo), Leprechaun (on Tar Pits)")
            << "choose Leprechaun"
            << "choose King Rex";
        QTest::newRow("does not destroy its own minion as a base goes")
            << at("Ninja Dojo, Tar Pits", "hand Warbot\nplay King Rex x2 (on Ninja Dojo)", "hand Zapbot")
            << "choose Ninja Dojo"
            << "choose King Rex";
        QTest::newRow("poisons others") << at("The Grey Opal", "hand Poison\nplay Warbot (on The Grey Opal)",
                                              "play King Rex (on The Grey Opal)")
                                        << "choose King Rex"
                                        << "choose Warbot";
        QTest::newRow("has others' minions assassinated")
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
        QTest::newRow("lays what lasts though habit would destroy it next")
            << at("The Grey Opal, Tar Pits", "hand Chronomage, Enshrouding Mist, Disenchant", "hand Zapbot")
            << "play Enshrouding Mist"
            << "play Disenchant";
        QTest::newRow("does not break a base for others alone")
            << at("The Grey Opal, Cave of Shinies", "hand Archmage\nplay Gnome (on Cave of Shinies)",
                  "hand Zapbot\nplay King Rex x2 (on The Grey Opal)")
            << "play Archmage"
            << "choose The Grey Opal";
        QTest::newRow("scores with an Invader")
            << at("The Grey Opal", "hand Invader, Scout", "hand Zapbot") << "play Invader"
            << "";
    }
    void theGreedyPlayer() {
        QFETCH(QString, position);
        QFETCH(QString, does);
        QFETCH(QString, avoids);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const QStringList given = turnOf(position.toStdString(), seed);
            const QByteArray all = given.join(", ").toUtf8();
            QVERIFY2(given.size() < mostAnswers, all);
            QVERIFY2(does.isEmpty() || given.contains(does), all);
            QVERIFY2(avoids.isEmpty() || !given.contains(avoids), all);
        }
    }
};

QTEST_GUILESS_MAIN(TestBaseplay)
#include "tst_baseplay.moc"
