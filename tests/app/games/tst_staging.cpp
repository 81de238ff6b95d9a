// Arcana on the table of the window: its questions, tiles and hints.
#include <QTest>
#include <algorithm>

#include "app/match/layout/TableLayout.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/ArcanaTables.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

const TableAnswer* defaultOf(const TableQuestion& question) {
    const auto found = std::ranges::find_if(question.answers, &TableAnswer::isDefault);
    return found == question.answers.end() ? nullptr : &*found;
}

QStringList labelsOf(const TableQuestion& question) {
    QStringList labels;
    for (const TableAnswer& answer : question.answers) labels << answer.label;
    return labels;
}

QString nameOf(const TableState& table, int card) {
    for (const std::vector<TableCard>* cards : {&table.question.shown, &table.cards}) {
        const auto found = std::ranges::find(*cards, card, &TableCard::id);
        if (found != cards->end()) return found->face.name;
    }
    return {};
}

}  // namespace

class TestStaging : public QObject {
    Q_OBJECT

private slots:
    void playersAreChosenByName();
    void spaceTakesACardInASearch();
    void topCardsAreShownInTheirOrder();
    void spaceTakesTheMostNeededLand();
    void spaceNeverSkipsTheTargetsOfAnOwnSpell();
    void spaceNeverSkipsAnAttackOrBlock();
    void theTurnCanEndAtOnceIfNothingCanAttack();
    void anAttackShowsItsExpectedDamage();
    void spaceNeverEndsATurnWithALandToPlay();
    void permanentsShowTheirAbilities();
    void equalCreaturesFormOneStack();
    void theTargetQuestionShowsX();
    void aSearchIsNotLabeledAsAShuffle();
    void aPaidCostAsksForNoMoreMana();
    void theLogEndsWithTheResult();
    void continuousEffectsShowTheirDuration();
    void modifiersOfACardAreNamed();
    void aPendingAbilityShowsItsOwnText();
    void arrowsPointAtTargetsOfDamage();
};

void TestStaging::playersAreChosenByName() {
    const StagedTable staged(position("Blaze", "Mountain x5"), {"1 play Blaze", "1 number 3"});
    QCOMPARE(staged.problem(), std::string());
    const QStringList labels = labelsOf(staged.table().question);
    QVERIFY2(labels.contains("Target me") && labels.contains("Target Ben"), qPrintable(labels.join(", ")));
}

void TestStaging::theTargetQuestionShowsX() {
    const StagedTable blaze(position("Blaze", "Mountain x5"), {"1 play Blaze", "1 number 3"});
    QCOMPARE(blaze.table().question.sentence, "X = 3. Choose a target.");
    const StagedTable other(position("Volcanic Hammer", "Mountain x5"), {"1 play Volcanic Hammer"});
    QCOMPARE(other.table().question.sentence, "Choose a target.");
}

/// "To combat" was the default a moment ago.
void TestStaging::spaceNeverSkipsAnAttackOrBlock() {
    const QStringList toCombat{"1 pass", "2 pass", "1 pass", "2 pass"};
    const auto asked = [&](const QStringList& moves) {
        return StagedTable(position("Forest", "Hill Giant, Forest"), toCombat + moves).table().question;
    };
    const TableQuestion open = asked({});
    QCOMPARE(open.title, "Declare attackers");
    QVERIFY(labelsOf(open).contains("No attackers"));
    QVERIFY(defaultOf(open) == nullptr);
    const TableQuestion begun = asked({"1 attack Hill Giant"});
    QVERIFY(defaultOf(begun) != nullptr);
    QCOMPARE(defaultOf(begun)->label, "Attack with 1 (3 damage)");
    const StagedTable attacked(position("Forest", "Hill Giant, Forest"),
                               toCombat + QStringList{"1 attack Hill Giant", "1 done", "1 pass", "2 pass"});
    QCOMPARE(attacked.problem(), std::string());
    const TableQuestion blocks = attacked.table().question;
    QCOMPARE(blocks.title, "Declare blockers");
    QVERIFY(labelsOf(blocks).contains("No blocks (3 damage to you)"));
    QVERIFY(defaultOf(blocks) == nullptr);
}

void TestStaging::theTurnCanEndAtOnceIfNothingCanAttack() {
    const auto asked = [](const QString& hand, const QString& battlefield) {
        const StagedTable staged(position(hand, battlefield), {});
        if (!staged.problem().empty()) qFatal("%s", staged.problem().c_str());
        return staged.table().question;
    };
    const TableQuestion attacker = asked("Island", "Hill Giant");
    QCOMPARE(defaultOf(attacker)->label, "To combat");
    QVERIFY(!labelsOf(attacker).contains("End turn"));
    const TableQuestion sick = asked("Island", "Hill Giant (sick)");
    QCOMPARE(defaultOf(sick)->label, "To main phase 2");
    QVERIFY(labelsOf(sick).contains("End turn"));
    const TableQuestion nothing = asked("Hill Giant", "Hill Giant (sick)");
    QCOMPARE(defaultOf(nothing)->label, "End turn");
    QCOMPARE(defaultOf(nothing)->index, TableAnswer::endTurn);
}

/// 3 of the Hill Giant's damage is stopped by a blocker. The Elite Cat Warrior's 2 is not.
void TestStaging::anAttackShowsItsExpectedDamage() {
    QStringList moves{"1 pass", "2 pass", "1 pass", "2 pass"};
    const auto expected = [&](const QStringList& more) {
        moves += more;
        const StagedTable staged(position("Forest", "Hill Giant, Elite Cat Warrior, Forest"), moves);
        if (!staged.problem().empty()) qFatal("%s", staged.problem().c_str());
        const TableState table = staged.table();
        return std::pair(table.seats[0].expected, table.seats[1].expected);
    };
    QCOMPARE(expected({}), std::pair(0, 0));
    QCOMPARE(expected({"1 attack Hill Giant"}), std::pair(0, -3));
    QCOMPARE(expected({"1 attack Elite Cat Warrior", "1 done"}), std::pair(0, -5));
    QCOMPARE(expected({"1 pass", "2 pass", "2 block Hill Giant with Grizzly Bears"}), std::pair(0, -2));
    QCOMPARE(expected({"2 done"}), std::pair(0, -2));
    QCOMPARE(expected({"1 pass", "2 pass"}), std::pair(0, 0));
}

void TestStaging::spaceNeverEndsATurnWithALandToPlay() {
    const auto second = [](const QString& hand) {
        const StagedTable staged(position(hand, "Forest x2").replace("9 main", "9 second main"), {});
        return staged.table().question;
    };
    const TableQuestion land = second("Forest, Grizzly Bears");
    QVERIFY(labelsOf(land).contains("End turn"));
    QVERIFY(defaultOf(land) == nullptr);
    const TableQuestion none = second("Grizzly Bears");
    QVERIFY(defaultOf(none) != nullptr);
    QCOMPARE(defaultOf(none)->label, "End turn");
}

void TestStaging::aSearchIsNotLabeledAsAShuffle() {
    const StagedTable tutor(position("Cruel Tutor", "Swamp x3"),
                            {"1 play Cruel Tutor", "1 pay auto", "1 pass", "2 pass"});
    QCOMPARE(tutor.problem(), std::string());
    QCOMPARE(tutor.table().question.sentence, "Choose a card.");
}

void TestStaging::aPaidCostAsksForNoMoreMana() {
    const auto landsToTap = [](const TableState& table) {
        return std::ranges::count_if(table.question.answers,
                                     [](const TableAnswer& answer) { return answer.card >= 0; });
    };
    const StagedTable open(position("Grizzly Bears", "Forest x2, Mountain x2"),
                           {"1 play Grizzly Bears", "1 tap Forest"});
    QCOMPARE(open.problem(), std::string());
    QCOMPARE(landsToTap(open.table()), 3);
    const StagedTable paid(position("Grizzly Bears", "Forest x2, Mountain x2"),
                           {"1 play Grizzly Bears", "1 tap Forest", "1 tap Mountain"});
    QCOMPARE(paid.problem(), std::string());
    const TableState table = paid.table();
    QCOMPARE(landsToTap(table), 0);
    QCOMPARE(labelsOf(table.question), QStringList({"Cast", "Cancel"}));
    QVERIFY(defaultOf(table.question) != nullptr);
    QCOMPARE(defaultOf(table.question)->label, "Cast");
}

void TestStaging::theLogEndsWithTheResult() {
    const StagedTable staged(position("Forest", "Mountain"), {"1 concede"});
    QCOMPARE(staged.problem(), std::string());
    QCOMPARE(staged.table().log.back().text, "Ben wins. Anna conceded.");
}

void TestStaging::continuousEffectsShowTheirDuration() {
    const StagedTable staged(position("Howling Fury", "Swamp x3, Muck Rats"),
                             {"1 play Howling Fury", "1 choose my Muck Rats", "1 pay auto", "1 pass", "2 pass"});
    QCOMPARE(staged.problem(), std::string());
    const TableState table = staged.table();
    QCOMPARE(cardNamed(table, "Muck Rats")->notes, std::vector<QString>{"+4/+0 (Howling Fury), until end of turn"});
}

/// The effects of both spells are listed, and a gained ability names its source.
void TestStaging::modifiersOfACardAreNamed() {
    const StagedTable staged(position("Howling Fury, Angelic Blessing", "Swamp x3, Plains x3, Muck Rats"),
                             {"1 play Howling Fury", "1 choose my Muck Rats", "1 pay auto", "1 pass", "2 pass",
                              "1 play Angelic Blessing", "1 choose my Muck Rats", "1 pay auto", "1 pass", "2 pass"});
    QCOMPARE(staged.problem(), std::string());
    QCOMPARE(cardNamed(staged.table(), "Muck Rats")->notes,
             (std::vector<QString>{"Has flying from Angelic Blessing", "+4/+0 (Howling Fury), until end of turn",
                                   "+3/+3 (Angelic Blessing), until end of turn"}));
}

/// With two creatures of the same name, an arrow shows which one is meant.
void TestStaging::arrowsPointAtTargetsOfDamage() {
    const StagedTable staged(
        "game arcana\nturn 9 attackers player 1\nplayer 1\n  battlefield Hill Giant\n  library Forest x9\nplayer 2\n"
        "  battlefield Goblin Bully x2\n  library Island x9\nmoves\n",
        {"1 attack Hill Giant", "1 done", "1 pass", "2 pass", "2 block Hill Giant with Goblin Bully",
         "2 block Hill Giant with Goblin Bully", "2 done", "1 pass", "2 pass"});
    QCOMPARE(staged.problem(), std::string());
    const TableState table = staged.table();
    QCOMPARE(table.question.sentence, "Assign 0–3 damage to Goblin Bully.");
    QCOMPARE(table.question.chosen.size(), std::size_t(1));
    QCOMPARE(nameOf(table, table.question.chosen.front()), "Goblin Bully");
    QVERIFY(std::ranges::any_of(table.arrows, [&](const TableArrow& arrow) {
        return arrow.kind == TableArrowKind::Target && arrow.toCard == table.question.chosen.front();
    }));
}

void TestStaging::aPendingAbilityShowsItsOwnText() {
    const StagedTable staged(position("Ebon Dragon", "Swamp x7"),
                             {"1 play Ebon Dragon", "1 pay auto", "1 pass", "2 pass"});
    QCOMPARE(staged.problem(), std::string());
    const TableState table = staged.table();
    QCOMPARE(table.stack.size(), std::size_t(1));
    const QString text = table.stack.front().text;
    QVERIFY2(text.startsWith("When this creature enters") && !text.contains("Flying"), qPrintable(text));
}

void TestStaging::spaceTakesACardInASearch() {
    const StagedTable staged(position("Cruel Tutor", "Swamp x5"),
                             {"1 play Cruel Tutor", "1 pay auto", "1 pass", "2 pass"});
    QCOMPARE(staged.problem(), std::string());
    const TableState table = staged.table();
    QCOMPARE(int(table.question.ask), int(TableAsk::Pick));
    const TableAnswer* space = defaultOf(table.question);
    QVERIFY(space != nullptr);
    QCOMPARE(nameOf(table, space->card), "Muck Rats");
    QCOMPARE(std::ranges::count_if(table.question.answers, &TableAnswer::isDefault), 1);
}

/// A player who looks at the top cards sees their order. A search sorts by name, so that the order stays hidden.
void TestStaging::topCardsAreShownInTheirOrder() {
    const auto shown = [](const char* spell, const char* lands) {
        const QString text = QString(
                                 "game arcana\nturn 9 main player 1\nplayer 1\n  hand %1\n  battlefield %2\n"
                                 "  library Swamp, Bog Imp, Archangel, Grizzly Bears, Forest x5\n"
                                 "player 2\n  library Island x9\nmoves\n")
                                 .arg(spell, lands);
        const StagedTable staged(text, {QString("1 play %1").arg(spell), "1 pay auto", "1 pass", "2 pass"});
        if (!staged.problem().empty()) qFatal("%s", staged.problem().c_str());
        const TableState table = staged.table();
        QStringList names;
        for (const TableCard& card : table.question.shown) names += card.face.name;
        return names.first(4);
    };
    QCOMPARE(shown("Ancestral Memories", "Island x5"), QStringList({"Swamp", "Bog Imp", "Archangel", "Grizzly Bears"}));
    QCOMPARE(shown("Cruel Tutor", "Swamp x3"), QStringList({"Archangel", "Bog Imp", "Forest", "Forest"}));
}

void TestStaging::spaceTakesTheMostNeededLand() {
    const auto found = [](const QString& hand) {
        const StagedTable staged(position("Untamed Wilds, " + hand, "Forest x3, Swamp"),
                                 {"1 play Untamed Wilds", "1 pay auto", "1 pass", "2 pass"});
        if (!staged.problem().empty()) qFatal("%s", staged.problem().c_str());
        const TableState table = staged.table();
        const TableAnswer* const space = defaultOf(table.question);
        return space == nullptr ? QString("none") : nameOf(table, space->card);
    };
    QCOMPARE(found("Plains x2"), "Swamp");
    QCOMPARE(found("Swamp"), "Plains");
    // The player has one Swamp on the battlefield and one Plains in the hand, and needs both equally.
    QCOMPARE(found("Plains"), "none");
}

void TestStaging::spaceNeverSkipsTheTargetsOfAnOwnSpell() {
    const StagedTable staged(position("Tidal Surge", "Island x5"), {"1 play Tidal Surge"});
    QCOMPARE(staged.problem(), std::string());
    const TableState table = staged.table();
    QVERIFY(labelsOf(table.question).contains("No target"));
    QCOMPARE(defaultOf(table.question), nullptr);
}

void TestStaging::permanentsShowTheirAbilities() {
    const StagedTable staged(position("Forest", "Mountain"), {});
    QCOMPARE(staged.problem(), std::string());
    const TableState table = staged.table();
    const auto badges = [&table](const QString& name) {
        QStringList names;
        for (const TableBadge& badge : cardNamed(table, name)->badges) names << badge.name;
        return names;
    };
    QCOMPARE(badges("Storm Crow"), QStringList{"flying"});
    QCOMPARE(badges("Stern Marshal"), QStringList{"has an ability"});
    QCOMPARE(badges("Man-o'-War"), QStringList{});
    QCOMPARE(badges("Grizzly Bears"), QStringList{});
    QCOMPARE(badges("Mountain"), QStringList{});
    const TableBadge& flying = cardNamed(table, "Storm Crow")->badges.front();
    QVERIFY(!flying.icon.isEmpty() && flying.meaning.startsWith("Only creatures with flying"));
}

void TestStaging::equalCreaturesFormOneStack() {
    const auto cardStacks = [](const QStringList& moves) {
        const StagedTable staged(
            position("Forest", "Mountain, Muck Rats x3, Muck Rats (sick)").replace("main", "attackers"), moves);
        const TableState table = staged.table();
        QList<int> counts;
        const TableLayout layout = layOut(table, {{1600, 900}});
        for (const TableCard& card : table.cards) {
            const auto place = layout.cards.find(card.id);
            if (place == layout.cards.end() || card.face.name != "Muck Rats" || place->second.covered) continue;
            if (card.zone == TableZone::Board) counts << place->second.count;
        }
        std::ranges::sort(counts);
        return counts;
    };
    // The creature that can't attack yet looks different.
    QCOMPARE(cardStacks({}), QList<int>({1, 3}));
    QCOMPARE(cardStacks({"1 attack Muck Rats"}), QList<int>({1, 1, 2}));
    QCOMPARE(cardStacks({"1 attack Muck Rats", "1 attack Muck Rats"}), QList<int>({1, 1, 1, 1}));
}

DUELOGUE_TEST(TestStaging, NoApplication)

#include "tst_staging.moc"
