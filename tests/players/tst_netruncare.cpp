// Netrun: twenty positions of each side in which known information decides about a loss or an agenda. The Runner avoids
// a known trap, and runs where it is safe. The Corp does not advance in the open while the Runner is rich, and scores
// where it can.
#include <QtTest>
#include <algorithm>
#include <array>
#include <memory>
#include <variant>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/MakePlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/NetrunPositions.h"

using namespace duelogue;

namespace {

constexpr int wantedOfTwenty = 16;  ///< out of twenty
constexpr int mostCarefulAnswers = 80;

/// A position, and a reply that the player to act must give or avoid this turn. `deed` is the beginning of the reply,
/// or several separated by bars.
struct Position {
    const char* name;
    QString text;
    bool does;
    QString deed;
};

std::unique_ptr<ComputerPlayer> made(const std::string& player, const ReadableMatch& match, std::uint64_t seed) {
    auto result = makePlayer(player, match.rulebook(), seed, {});
    return std::move(std::get<std::unique_ptr<ComputerPlayer>>(result));
}

/// Returns the replies of the player to act until the end of the turn. The other player is greedy.
QStringList carefulTurn(const std::string& player, const std::string& text) {
    Match match = netrunPlayed(text);
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    const auto own = made(player, match, 1);
    const auto other = made("greedy", match, 2);
    QStringList given;
    Replies replies;
    for (int i = 0; i < mostCarefulAnswers && match.pendingQuestion() != nullptr && match.state().globals.turn == turn;
         ++i) {
        match.legalReplies(replies);
        ComputerPlayer& asked = match.playerToAct() == self ? *own : *other;
        const Reply reply = replies.size() > 1 ? asked.choose(View(match, match.playerToAct()), {}) : replies.front();
        if (match.playerToAct() == self) given << netrunWords(match, reply);
        match.apply(reply);
    }
    return given;
}

bool isRight(const Position& position, const QStringList& given) {
    const QStringList deeds = position.deed.split(" | ");
    const bool done = std::ranges::any_of(given, [&](const QString& reply) {
        return std::ranges::any_of(deeds, [&](const QString& deed) { return reply.startsWith(deed); });
    });
    return done == position.does;
}

void look(const std::string& player, const std::vector<Position>& positions) {
    QCOMPARE(positions.size(), 20);
    int right = 0;
    QStringList wrong;
    for (const Position& position : positions) {
        const QStringList given = carefulTurn(player, position.text.toStdString());
        if (isRight(position, given)) {
            ++right;
        } else {
            wrong << QStringLiteral("%1: %2").arg(position.name, given.join(", "));
        }
    }
    QVERIFY2(right >= wantedOfTwenty, qPrintable(wrong.join('\n')));
    for (const QString& one : wrong) qInfo("%s", qPrintable(one));
}

/// Returns a position in the Runner's turn with one remote server. `corps` and `mine` go before the decks of Corp and
/// Runner.
QString runners(const QString& corps, const QString& mine, const QString& moves = {}) {
    return "turn 6 action player 2\ntable\nplay Server 1\nplayer 1\nplay Jinteki: Personal Evolution, Wall of Static "
           "(on HQ, rezzed), Wall of Static (on R&D, rezzed)" +
           corps +
           "\ndeck Hedge Fund x5, Ice Wall x5, Hunter x5, Private Security Force x3, Snare! x2, Project Junebug x2\n"
           "player 2\nplay Noise: Hacker Extraordinaire" +
           mine + "\ndeck Easy Mark x10, Diesel x10\nmoves\n" + moves;
}

std::vector<Position> runnersPositions() {
    const QString hand1 = "\nhand Easy Mark";
    const QString hand2 = "\nhand Easy Mark x2";
    const QString hand3 = "\nhand Easy Mark x3";
    const QString hand5 = "\nhand Easy Mark x5";
    const auto junebug = [](int counters, const QString& ice = {}) {
        return QStringLiteral("%1, Project Junebug (on Server 1, advancement %2, known to 2)\ncredits 9")
            .arg(ice)
            .arg(counters);
    };
    const QString snare = ", Snare! (on Server 1, known to 2)\ncredits 9";
    const QString gate = ", Enigma (on Server 1, rezzed)";
    const auto agenda = [](const QString& name, const QString& ice = {}) {
        return ice + ", " + name + " (on Server 1, advancement 2, known to 2)\ncredits 0";
    };
    return {
        {"a trap for two", runners(junebug(1), hand1 + "\ncredits 5"), false, "run Server 1"},
        {"a trap for four", runners(junebug(2), hand3 + "\ncredits 5"), false, "run Server 1"},
        {"a trap for six", runners(junebug(3), hand5 + "\ncredits 5"), false, "run Server 1"},
        {"a trap behind ice that can be broken", runners(junebug(3, gate), ", Yog.0\ncredits 12" + hand3), false,
         "run Server 1"},
        {"a trap that was exposed",
         runners(", Project Junebug (on Server 1, advancement 3)\ncredits 9",
                 "\ncredits 6\nhand Infiltration, Easy Mark x4", "2 play Infiltration\n1 pass\n2 option 1\n"),
         false, "run Server 1"},
        {"a snare with two cards in hand", runners(snare, hand2 + "\ncredits 9"), false, "run Server 1"},
        {"a snare with one card in hand", runners(snare, hand1 + "\ncredits 9"), false, "run Server 1"},
        {"a snare behind a gate", runners(gate + snare, ", Yog.0\ncredits 9" + hand2), false, "run Server 1"},
        {"an agenda with 1 net damage against an empty hand",
         runners(", Nisei MK II (on Server 1, known to 2)\ncredits 0\nhand Hedge Fund x3", "\ncredits 0\nclicks 1"),
         false, "run Server 1"},
        {"an agenda with 2 net damage against one card",
         runners(", Fetal AI (on Server 1, known to 2)\ncredits 0", hand1 + "\ncredits 5\nclicks 1"), false,
         "run Server 1"},
        {"an agenda in the open", runners(agenda("Nisei MK II"), hand3 + "\ncredits 3"), true, "steal Nisei MK II"},
        {"an agenda behind a breakable code gate", runners(agenda("Nisei MK II", gate), ", Yog.0\ncredits 3" + hand3),
         true, "steal Nisei MK II"},
        {"an agenda behind a breakable barrier",
         runners(agenda("Private Security Force", ", Ice Wall (on Server 1, rezzed)"), ", Corroder\ncredits 4" + hand3),
         true, "steal Private Security Force"},
        {"an agenda that was exposed",
         runners(", Priority Requisition (on Server 1, advancement 3)\ncredits 0",
                 "\ncredits 6\nhand Infiltration, Easy Mark x4", "2 play Infiltration\n2 option 1\n"),
         true, "steal Priority Requisition"},
        {"a damaging agenda against a full hand",
         runners(", Fetal AI (on Server 1, advancement 2, known to 2)\ncredits 0", hand5 + "\ncredits 5"), true,
         "steal Fetal AI"},
        {"an agenda, and a known trap elsewhere",
         runners(", Nisei MK II (on Server 1, advancement 2, known to 2)\ncredits 9\nhand Snare! (known to 2)",
                 hand3 + "\ncredits 5"),
         true, "steal Nisei MK II"},
        {"an agenda that wins the match",
         runners(", Priority Requisition (on Server 1, advancement 4, known to 2)\ncredits 5",
                 "\ncredits 2\nscore area Private Security Force, Nisei MK II" + hand2),
         true, "steal Priority Requisition"},
        {"an agenda behind ice that clicks break",
         runners(agenda("Nisei MK II", ", Viktor 1.0 (on Server 1, rezzed)"), hand3 + "\ncredits 2"), true,
         "steal Nisei MK II"},
        {"a card advanced by a Corp without credits",
         runners(", Priority Requisition (on Server 1, advancement 3)\ncredits 0", hand5 + "\ncredits 5"), true,
         "steal Priority Requisition"},
        {"an agenda, with a run by a card past the only ice",
         runners(agenda("Private Security Force", ", Wall of Static (on Server 1, rezzed)"),
                 "\ncredits 4\nhand Inside Job, Easy Mark x3"),
         true, "steal Private Security Force"},
    };
}

/// Returns a position in the Corp's turn. `mine` and `others` are cards and values of the Corp and of the Runner.
QString corps(const QString& servers, const QString& mine, const QString& others) {
    const QString remotes = servers.isEmpty() ? QString() : "table\nplay " + servers + "\n";
    return "turn 5 action player 1\n" + remotes + "player 1\nplay Weyland Consortium: Building a Better World" + mine +
           "\ndeck Hedge Fund x5, Ice Wall x5, Hunter x5\nplayer 2\nplay Noise: Hacker Extraordinaire" + others +
           "\ndeck Sure Gamble x10, Easy Mark x5, Diesel x5\nmoves\n";
}

std::vector<Position> corpsPositions() {
    const QString rich = ", Corroder, Mimic, Yog.0\ncredits 15\nhand Sure Gamble x5";
    const QString quick = "\ncredits 12\nhand Sure Gamble x3, Easy Mark x2";
    const QString poor = "\ncredits 1\nhand Diesel x4";
    const QString closed = ", Wall of Static (on HQ, rezzed), Wall of Static (on R&D, rezzed)";
    const QString walled = closed + ", Wall of Static (on Server 1, rezzed)";
    const auto hand = [](const QString& cards, int credits = 6) {
        return QStringLiteral("\nhand %1\ncredits %2").arg(cards).arg(credits);
    };
    return {
        {"a large agenda, and work to do", corps("", hand("Private Security Force, Hedge Fund, PAD Campaign"), rich),
         false, "install Private Security Force"},
        {"a larger agenda", corps("", hand("Priority Requisition, Hedge Fund, PAD Campaign"), rich), false,
         "install Priority Requisition"},
        {"an agenda, and ice for the servers", corps("", hand("Priority Requisition, Enigma, Ice Wall", 8), rich),
         false, "install Priority Requisition"},
        {"an agenda, and nothing else", corps("", closed + hand("Private Security Force", 5), rich), false,
         "install Private Security Force"},
        {"two agendas", corps("", closed + hand("Private Security Force, Priority Requisition", 7), rich), false,
         "install Private Security Force | install Priority Requisition"},
        {"an agenda, and few credits", corps("", closed + hand("Priority Requisition, Hedge Fund", 2), rich), false,
         "install Priority Requisition"},
        {"against a Runner with credits and without programs",
         corps("", closed + hand("Private Security Force, Hedge Fund"), quick), false,
         "install Private Security Force"},
        {"the Runner is close to winning",
         corps("", closed + hand("Private Security Force, Hedge Fund"),
               rich + "\nscore area Priority Requisition, Nisei MK II"),
         false, "install Private Security Force"},
        {"the Corp is close to winning, but not in this turn",
         corps(
             "",
             closed + hand("Priority Requisition, Hedge Fund", 9) + "\nscore area Nisei MK II, Private Security Force",
             rich),
         false, "install Priority Requisition"},
        {"an unprotected server",
         corps("Server 1", ", PAD Campaign (on Server 1, rezzed)" + closed + hand("Private Security Force, Hedge Fund"),
               rich),
         false, "install Private Security Force"},
        {"an agenda for three clicks", corps("", hand("Hostile Takeover, Hedge Fund", 5), rich), true,
         "score Hostile Takeover"},
        {"an agenda that needs one more counter",
         corps("Server 1", ", Private Security Force (on Server 1, advancement 3)\ncredits 3", rich), true,
         "score Private Security Force"},
        {"an agenda that needs three counters",
         corps("Server 1", ", Priority Requisition (on Server 1, advancement 2)\ncredits 4", rich), true,
         "score Priority Requisition"},
        {"an agenda that can be scored",
         corps("Server 1", ", Nisei MK II (on Server 1, advancement 4)\ncredits 0", rich), true, "score Nisei MK II"},
        {"with clicks by a card", corps("", hand("Biotic Labor, AstroScript Pilot Program", 10), rich), true,
         "score AstroScript Pilot Program"},
        {"an agenda with a lower requirement",
         corps("Server 1", ", SanSan City Grid (on Server 1, rezzed)" + hand("AstroScript Pilot Program", 5), rich),
         true, "score AstroScript Pilot Program"},
        {"a counter of a scored agenda",
         corps(
             "Server 1",
             ", Private Security Force (on Server 1, advancement 2)\ncredits 2\nclicks 1\nscore area AstroScript Pilot "
             "Program (agenda 1)",
             rich),
         true, "score Private Security Force"},
        {"behind ice that a poor Runner can't pass",
         corps("Server 1", walled + hand("Private Security Force", 8), poor), true, "install Private Security Force"},
        {"an advance behind ice that holds",
         corps("Server 1", walled + ", Private Security Force (on Server 1, advancement 1)\ncredits 8", poor), true,
         "advance Private Security Force"},
        {"the last points in this turn",
         corps("Server 1",
               ", Private Security Force (on Server 1, advancement 2)\ncredits 2\nscore area Priority Requisition, "
               "Accelerated Beta Test",
               rich),
         true, "score Private Security Force"},
    };
}

}  // namespace

class TestNetruncare : public QObject {
    Q_OBJECT

private slots:
    void theRunnerAvoidsKnownTraps_data() { players(); }
    void theRunnerAvoidsKnownTraps();
    void theCorpNeverScoresInTheOpen_data() { players(); }
    void theCorpNeverScoresInTheOpen();

private:
    static void players() {
        QTest::addColumn<QString>("player");
        for (const char* const player : {"greedy", "search:300"}) QTest::newRow(player) << player;
    }
};

void TestNetruncare::theRunnerAvoidsKnownTraps() {
    QFETCH(QString, player);
    look(player.toStdString(), runnersPositions());
}

void TestNetruncare::theCorpNeverScoresInTheOpen() {
    QFETCH(QString, player);
    look(player.toStdString(), corpsPositions());
}

DUELOGUE_TEST(TestNetruncare, QCoreApplication)
#include "tst_netruncare.moc"
