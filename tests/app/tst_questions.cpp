// The question of a card in Arcana: the sentence of the card, with names.
#include <QTest>

#include "app/games/arcana/ArcanaTable.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/View.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"

using namespace duelogue;

namespace {

constexpr const char* board = R"(game        arcana
turn        1 main
player 1
  hand        CARD, Muck Rats, Swamp
  battlefield Swamp x7, Mountain x7, Plains x7, Forest x7, Island x3, Seasoned Marshal, Thing from the Deep
  library     Muck Rats x9
  graveyard   Hill Giant
player 2
  hand        Plains, Island, Grizzly Bears
  battlefield Bog Imp, Grizzly Bears
  library     Plains x9
moves
)";

/// Returns the question as the asked person sees it.
TableQuestion questionOf(const ReadableMatch& match) {
    Replies replies;
    match.legalReplies(replies);
    const std::vector<Occupant> occupants{{"Ann", true}, {"Ben", true}};
    return arcana::makeTable(View(match, match.playerToAct()), occupants, replies, MatchLog()).question;
}

}  // namespace

class TestQuestions : public QObject {
    Q_OBJECT

private slots:
    void theQuestionQuotesTheRulesTextOfTheOffer_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("sentence");
        const auto add = [](const char* card, const QString& moves, const QString& sentence) {
            QTest::newRow(card) << QString(card) << moves << sentence;
        };
        // Cast, resolved, and with its ability resolving.
        const QString enters = "1 play %1|1 pay auto|1 pass|2 pass|%2|1 pass|2 pass";
        const auto whenEnters = [&](const char* card, const QString& target, const QString& sentence) {
            add(card, enters.arg(card, target).replace("||", "|"), sentence);
        };
        whenEnters("Ebon Dragon", "", "Have Ben discard a card?");
        whenEnters("Gravedigger", "", "Return Hill Giant to your hand?");
        whenEnters("Serpent Assassin", "1 choose Grizzly Bears", "Destroy Grizzly Bears?");
        whenEnters("Mercenary Knight", "", "Discard a creature card? Otherwise: sacrifice this creature.");
        whenEnters("Pillaging Horde", "", "Discard a card at random? Otherwise: sacrifice this creature.");
        whenEnters("Thundering Wurm", "", "Discard a land card? Otherwise: sacrifice this creature.");
        whenEnters("Plant Elemental", "", "Sacrifice a Forest? Otherwise: sacrifice this creature.");
        whenEnters("Primeval Force", "", "Sacrifice three Forests? Otherwise: sacrifice this creature.");
        add("Omen", "1 play Omen|1 pay auto|1 pass|2 pass|1 choose Muck Rats|1 choose Muck Rats|1 choose Muck Rats",
            "Shuffle?");
        add("Seasoned Marshal",
            "1 pass|2 pass|1 pass|2 pass|1 attack Seasoned Marshal|1 done|1 choose Grizzly Bears|1 pass|2 pass",
            "Tap Grizzly Bears?");
        add("Thing from the Deep", "1 pass|2 pass|1 pass|2 pass|1 attack Thing from the Deep|1 done|1 pass|2 pass",
            "Sacrifice an Island? Otherwise: sacrifice this creature.");
    }
    void theQuestionQuotesTheRulesTextOfTheOffer() {
        QFETCH(QString, card);
        QFETCH(QString, moves);
        QFETCH(QString, sentence);
        ScenarioRunner runner(ArcanaGame::instance().rulebook());
        const auto read = readScenarios(QString(board).replace("CARD", card).toStdString());
        const auto wrong = runner.setUp(std::get<std::vector<Scenario>>(read).front());
        QVERIFY2(!wrong, wrong ? wrong->message().c_str() : "");
        for (const QString& move : moves.split('|')) {
            const auto error = runner.play({1, move.toStdString()}, false);
            QVERIFY2(!error, error ? error->message().c_str() : "");
        }
        QCOMPARE(questionOf(runner.match()).sentence, sentence);
    }
};

DUELOGUE_TEST(TestQuestions, QCoreApplication)
#include "tst_questions.moc"
