#include <QGuiApplication>
#include <QTest>

#include "app/games/presenter/ReplyPreview.h"
#include "match/loop/ReadableMatch.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/BasebreakTables.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

std::vector<QString> comesOf(const StagedTable& shown, const Reply& reply) {
    const View view = shown.view();
    return ReplyPreview(view, reply).words(shown.occupants());
}

}  // namespace

// The questions of Basebreak as the window asks them, and previews of replies.
class TestBaseQuestions : public QObject {
    Q_OBJECT

private slots:
    void spaceNeverEndsATurnWithPlaysLeft();
    void aLookedAtCardIsShownWithTheQuestion();
    void theMinionBeingMovedIsMarked();
    void theBaseForAPlayIsChosenOnTheTable();
    void triggeredAbilitiesAreListedSeparately();
    void equalTriggersAreOrderedByTheirCards();
    void anExtraPlayCanBeUsedSavedOrDeclined();
    void aPreviewShowsTheResultOfAPlay();
    void previewsDoNotRevealRandomResults();
    void previewsDoNotRevealHiddenCards();
};

void TestBaseQuestions::spaceNeverEndsATurnWithPlaysLeft() {
    const auto golden = [](const StagedTable& shown) {
        const auto answers = shown.table().question.answers;
        const auto found = std::ranges::find_if(answers, &TableAnswer::isDefault);
        return found == answers.end() ? QString() : found->label;
    };
    QCOMPARE(golden(basebreakTable(twoBases)), QString());
    const QString empty =
        QString(twoBases).replace("  hand      Invader, Howl\n", "").replace("  discard pile Tenacious Z\n", "");
    QCOMPARE(golden(basebreakTable(empty)), "End turn");
}

void TestBaseQuestions::aLookedAtCardIsShownWithTheQuestion() {
    const QString position = QString(twoBases).replace("hand      Invader, Howl", "hand      Walker");
    const StagedTable shown = basebreakTable(position, {"1 play Walker", "1 choose The Grey Opal"});
    const TableQuestion question = shown.table().question;
    QCOMPARE(question.ask, TableAsk::Pick);
    QCOMPARE(question.shown.size(), 1U);
    QCOMPARE(question.shown.front().face.name, "Howl");
    QCOMPARE(question.answers.size(), 2U);
}

void TestBaseQuestions::theMinionBeingMovedIsMarked() {
    const QString position = QString(twoBases)
                                 .replace("hand      Invader, Howl", "hand      Full Sail")
                                 .replace("The Grey Opal, Cave of Shinies", "The Grey Opal, Cave of Shinies, Tortuga");
    const StagedTable shown =
        basebreakTable(position, {"1 play Full Sail", "1 choose War Raptor", "1 choose King Rex"});
    const TableState table = shown.table();
    const TableCard* const marked = cardNamed(table, "War Raptor");
    QVERIFY2(table.question.sentence.startsWith("War Raptor – "), qPrintable(table.question.sentence));
    QCOMPARE(table.question.chosen, std::vector<int>{marked->id});
}

void TestBaseQuestions::theBaseForAPlayIsChosenOnTheTable() {
    const TableState table = basebreakTable(twoBases, {"1 play Invader"}).table();
    QCOMPARE(table.question.ask, TableAsk::Cards);
    QCOMPARE(table.question.title, "Invader");
    QVERIFY(answerOn(table, "The Grey Opal") != nullptr);
    QVERIFY(std::ranges::any_of(table.question.answers, &TableAnswer::isCancel));
}

/// S2.21
void TestBaseQuestions::triggeredAbilitiesAreListedSeparately() {
    const TableState table = basebreakTable(R"(
table
  play      The Grey Opal, Cave of Shinies
  base deck Tortuga
player 1
  play      King Rex x3 (on The Grey Opal), First Mate (on The Grey Opal), Scout (on The Grey Opal)
  deck      Howl x10
player 2
  play      First Mate (on The Grey Opal)
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)",
                                            {"1 done"})
                                 .table();
    QStringList labels;
    for (const TableAnswer& answer : table.question.answers) labels << answer.label;
    labels.sort();
    QCOMPARE(labels, (QStringList{"Ben's First Mate on The Grey Opal", "Scout", "The Grey Opal",
                                  "your First Mate on The Grey Opal"}));
}

void TestBaseQuestions::equalTriggersAreOrderedByTheirCards() {
    const TableQuestion question = basebreakTable(R"(
table
  play      Tar Pits
player 1
  hand      Cannon
  deck      Howl x10
player 2
  play      Zapbot (on Tar Pits), Collector (on Tar Pits)
  deck      King Rex
)",
                                                  {"1 play Cannon", "1 choose Collector", "1 choose Zapbot"})
                                       .table()
                                       .question;
    QCOMPARE(question.source.name, "Tar Pits");
    QCOMPARE(question.sentence, "Choose the order: which resolves first?");
    QCOMPARE(question.ask, TableAsk::Pick);
    QCOMPARE(question.shown.size(), 2U);
}

void TestBaseQuestions::anExtraPlayCanBeUsedSavedOrDeclined() {
    const auto asks = [](const char* position, const QStringList& moves) {
        const TableQuestion question = basebreakTable(position, moves).table().question;
        const auto onward =
            std::ranges::find_if(question.answers, [](const TableAnswer& answer) { return answer.card < 0; });
        return QStringList{question.sentence, onward->label};
    };
    QCOMPARE(asks(R"(
table
  play      Tortuga
player 1
  hand      Zapbot, Enchantress
  deck      Howl x10
player 2
  play      Pay the Piper (on Tortuga)
  deck      King Rex x10
)",
                  {"1 play Zapbot"}),
             (QStringList{"You may play an extra minion of power 2 or less now or later this turn.", "Later"}));
    QCOMPARE(asks(R"(
table
  play      The Grey Opal, Tortuga
  base deck Jungle Oasis
player 1
  hand      Hidden Ninja, Chronomage, Mystic Studies
  play      King Rex x3 (on The Grey Opal)
  deck      Howl x10
player 2
  deck      King Rex x10
)",
                  {"1 done", "1 play Hidden Ninja"}),
             (QStringList{"You may play an extra action (now or never).", "Skip"}));
}

void TestBaseQuestions::aPreviewShowsTheResultOfAPlay() {
    const auto shown = basebreakTable(twoBases, {"1 play Invader"});
    const auto told = comesOf(shown, shown.replies().front());
    QCOMPARE(told, (std::vector<QString>{"You score 1 point with Invader"}));
}

void TestBaseQuestions::previewsDoNotRevealRandomResults() {
    const auto shown = basebreakTable(R"(
table
  play      The Grey Opal
player 1
  play      Saucy Wench (on The Grey Opal)
  hand      Powderkeg
  deck      Howl x10
player 2
  play      Gremlin (on The Grey Opal)
  hand      Zapbot, Howl
  deck      Zapbot x10
player 3
  hand      Zapbot, Howl
  deck      Zapbot x10
)",
                                      {});
    const auto play = std::ranges::find_if(shown.replies(), [](const Reply& r) { return r.subject.isCard(); });
    QVERIFY(play != shown.replies().end());
    const auto told = comesOf(shown, *play);
    for (const QString& line : told) QVERIFY2(!line.contains("discard"), qPrintable(line));
}

void TestBaseQuestions::previewsDoNotRevealHiddenCards() {
    const auto shown = basebreakTable(R"(
table
  play      The Grey Opal
player 1
  hand      Neophyte
  deck      Howl, Summon, Howl x10
player 2
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)");
    const auto told = comesOf(shown, shown.replies().front());
    for (const QString& line : told) {
        QVERIFY2(!line.contains("Howl") && !line.contains("Summon"), qPrintable(line));
    }
}

DUELOGUE_TEST(TestBaseQuestions, QGuiApplication)

#include "tst_basequestions.moc"
