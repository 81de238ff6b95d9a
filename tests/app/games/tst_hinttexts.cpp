#include <QTest>
#include <algorithm>

#include "app/games/presenter/HintWords.h"
#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/ArcanaTables.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

// The texts of hints.
class TestHintTexts : public QObject {
    Q_OBJECT

private slots:
    void aHintNamesPlayers();
    void aHintExplainsItsNumber();
    void aHintNamesTheEffectOfYes();
    void aHintNamesNoSampledCards();
    void lossesOfHintsMatchTheirChances();
    void aHintNamesAWholeSet();
    void aReasonTellsTheLargestSignificantDifferences();
    void everyGameHasFiguresForReasons();
};

void TestHintTexts::aHintNamesPlayers() {
    const StagedTable staged(position("Blaze", "Mountain x5"), {"1 play Blaze", "1 number 3"});
    const TableState table = staged.table();
    const auto chosen = std::ranges::find_if(staged.replies(), [](const Reply& reply) {
        return reply.subject.isPlayer() && reply.subject.player() == PlayerId(1);
    });
    QVERIFY(chosen != staged.replies().end());
    Hint hint;
    hint.reply = *chosen;
    hint.words = "choose player 2";
    const TableHints made =
        staged.presenter().hints(staged.view(), staged.occupants(), staged.replies(), table.question, {hint});
    QCOMPARE(made.hints.size(), std::size_t(1));
    QCOMPARE(made.hints.front().words, "Choose Ben");
}

void TestHintTexts::aHintExplainsItsNumber() {
    const StagedTable staged(position("Blaze", "Mountain x5"), {"1 play Blaze"});
    const TableState table = staged.table();
    Hint hint;
    hint.reply = staged.replies()[2];
    hint.words = "number 2";
    hint.line = {{PlayerId(0), hint.reply, hint.words},
                 {PlayerId(1), Reply(ReplyWord::Yes), "yes"},
                 {PlayerId(1), hint.reply, "number 2"}};
    const TableHints made =
        staged.presenter().hints(staged.view(), staged.occupants(), staged.replies(), table.question, {hint});
    QCOMPARE(made.hints.size(), std::size_t(1));
    QCOMPARE(made.hints.front().words, "Choose 2");
    QCOMPARE(made.hints.front().line, "Ben: choose 2.");
}

void TestHintTexts::aHintNamesTheEffectOfYes() {
    const StagedTable staged(position("Ebon Dragon", "Swamp x7"),
                             {"1 play Ebon Dragon", "1 pay auto", "1 pass", "2 pass", "1 pass", "2 pass"});
    QCOMPARE(staged.problem(), std::string());
    const TableState table = staged.table();
    const auto yes =
        std::ranges::find_if(staged.replies(), [](const Reply& reply) { return reply.is(ReplyWord::Yes); });
    QVERIFY2(yes != staged.replies().end(), qPrintable(table.question.title + ": " + table.question.sentence));
    Hint hint;
    hint.reply = *yes;
    hint.words = "yes";
    const TableHints made =
        staged.presenter().hints(staged.view(), staged.occupants(), staged.replies(), table.question, {hint});
    QCOMPARE(made.hints.size(), std::size_t(1));
    QCOMPARE(made.hints.front().words, "Yes – " + table.question.sentence);
}

/// A card that the search has drawn may never be drawn in the match.
void TestHintTexts::aHintNamesNoSampledCards() {
    const StagedTable staged(position("Grizzly Bears", "Forest x2"), {});
    QCOMPARE(staged.problem(), std::string());
    const View view = staged.view();
    const auto& cards = view.state().cards;
    const auto unknown =
        std::ranges::find_if(cards, [](const Card& card) { return !card.definition && card.holder == PlayerId(0); });
    QVERIFY(unknown != cards.end());
    const CardId drawn(static_cast<std::uint16_t>(unknown - cards.begin()));
    const auto play = std::ranges::find_if(staged.replies(), [](const Reply& r) { return r.subject.isCard(); });
    QVERIFY(play != staged.replies().end());
    Hint hint;
    hint.reply = Reply(ReplyWord::Pass);
    hint.words = "pass";
    hint.line = {{PlayerId(0), hint.reply, hint.words},
                 {PlayerId(0), *play, "play Grizzly Bears"},
                 {PlayerId(0), Reply(play->word, drawn), "play Plains"}};
    const TableHints made =
        staged.presenter().hints(view, staged.occupants(), staged.replies(), staged.table().question, {hint});
    QCOMPARE(made.hints.size(), std::size_t(1));
    QCOMPARE(made.hints.front().line, "You: play Grizzly Bears.");
}

/// 54.4 and 52.6 are shown as 54 and 53.
void TestHintTexts::lossesOfHintsMatchTheirChances() {
    const StagedTable staged(position("Blaze", "Mountain x5"), {"1 play Blaze"});
    Hint best;
    best.reply = staged.replies()[2];
    best.words = "number 2";
    best.line = {{PlayerId(0), best.reply, best.words}};
    best.chance.value = .544;
    Hint other = best;
    other.reply = staged.replies()[1];
    other.chance.value = .526;
    const TableHints made = staged.presenter().hints(staged.view(), staged.occupants(), staged.replies(),
                                                     staged.table().question, {best, other});
    QCOMPARE(made.hints.size(), std::size_t(2));
    QCOMPARE(std::lround(100 * made.hints[1].loss), 1L);
}

void TestHintTexts::aHintNamesAWholeSet() {
    const StagedTable staged(
        "game arcana\nturn 9 attackers\nplayer 1\n  battlefield Gorilla Warrior, Grizzly Bears x2, Forest\n"
        "player 2\n  battlefield Forest\nmoves\n",
        {});
    QCOMPARE(staged.problem(), std::string());
    const auto attack = [&](const char* name) {
        return *std::ranges::find_if(staged.replies(), [&](const Reply& reply) {
            return reply.subject.isCard() &&
                   staged.view().rulebook().pool()[staged.view().state().card(reply.subject.card()).definition].name ==
                       name;
        });
    };
    const Reply warrior = attack("Gorilla Warrior");
    const Reply bears = attack("Grizzly Bears");
    const Reply pass(ReplyWord::Pass);
    const Reply done(ReplyWord::Done);
    Hint hint;
    hint.reply = warrior;
    hint.words = "attack Gorilla Warrior";
    hint.answer = {warrior, bears, bears, done};
    hint.line = {{PlayerId(0), warrior, "attack Gorilla Warrior"},
                 {PlayerId(0), bears, "attack Grizzly Bears #1"},
                 {PlayerId(0), bears, "attack Grizzly Bears #2"},
                 {PlayerId(0), done, "done"},
                 {PlayerId(0), pass, "pass"}};
    const TableHints made =
        staged.presenter().hints(staged.view(), staged.occupants(), staged.replies(), staged.table().question, {hint});
    QCOMPARE(made.hints.size(), std::size_t(1));
    QCOMPARE(made.hints.front().words, QString("Attack with Gorilla Warrior and Grizzly Bears ×2"));
    QCOMPARE(made.hints.front().line, QString());
    QCOMPARE(made.hints.front().replies, hint.answer);
    QCOMPARE(made.hints.front().cards.size(), std::size_t(2));
}

void TestHintTexts::aReasonTellsTheLargestSignificantDifferences() {
    const std::vector<HintFigure> figures{{nullptr, "you have", "%1 more life", "%1 less life", .3},
                                          {nullptr, "you have", "%1 more cards", "%1 fewer cards"},
                                          {nullptr, "Ben has", "%1 more cards", "%1 fewer cards", -1}};
    const auto reason = [&](const std::vector<Estimate>& differences) {
        const QString all = reasonOf(figures, differences);
        const QString beginning = "Compared with the second reply, on average two turns later: ";
        return all.startsWith(beginning) ? all.sliced(beginning.size()) : all;
    };
    // Differences that are small or within their margin are left out.
    QCOMPARE(reason({{3, 3.1}, {.2, .1}, {-.9, 1}}), QString());
    QCOMPARE(reason({}), QString());
    QCOMPARE(reason({{3, 1}, {.2, .1}, {0, 0}}), QString("you have 3 more life."));
    // At most two, the larger one in terms of cards first.
    QCOMPARE(reason({{2.14, .5}, {.8, .3}, {-1.26, .4}}),
             QString("Ben has 1.3 fewer cards and you have 0.8 more cards."));
    // An advantage comes first. A reason needs an advantage.
    QCOMPARE(reason({{2.14, .5}, {-1.5, .3}, {0, 0}}), QString("you have 2.1 more life, but 1.5 fewer cards."));
    QCOMPARE(reason({{-4, .5}, {-1.5, .3}, {1, .2}}), QString());
}

void TestHintTexts::everyGameHasFiguresForReasons() {
    for (const std::string& id : gameIds()) {
        const std::vector<HintFigure> figures = game(id)->presenter().figures();
        QVERIFY2(figures.size() >= 4, id.c_str());
        for (const HintFigure& each : figures) {
            QVERIFY(each.of != nullptr && each.worth != 0 && !each.who.isEmpty());
            QVERIFY(each.more.contains("%1") && each.less.contains("%1") && each.more != each.less);
        }
    }
}

DUELOGUE_TEST(TestHintTexts, NoApplication)

#include "tst_hinttexts.moc"
