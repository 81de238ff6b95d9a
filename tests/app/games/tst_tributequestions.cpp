#include <QGuiApplication>
#include <QTest>

#include "tests/support/RegisteredTest.h"
#include "tests/support/app/StagedTable.h"
#include "tests/support/app/TributeTables.h"

using namespace duelogue;

// The questions of Tribute as the window asks them.
class TestTributeQuestions : public QObject {
    Q_OBJECT

private slots:
    void theBattlePhaseNeedsAMonster() {
        const auto offers = [](const QString& field) {
            const QString position = "turn 3 main\nplayer 1\n  field " + field +
                                     "\n  deck Witty Phantom x10\nplayer 2\n  deck Witty Phantom x10\n";
            const auto answers = tributeTable(position).table().question.answers;
            return std::ranges::any_of(answers, [](const TableAnswer& each) { return each.label == "Battle Phase"; });
        };
        QVERIFY(offers("Battle Ox"));
        QVERIFY(offers("Battle Ox (face-down)"));
        QVERIFY(!offers("Waboku (face-down)"));
    }
    void anAttackShowsItsExpectedDamage() {
        const auto expected = [](const QStringList& moves) {
            const TableState table = tributeTable(atBattle, moves).table();
            return std::pair(table.seats[0].expected, table.seats[1].expected);
        };
        const QString attack = "1 attack Feral Imp with Battle Ox";
        QCOMPARE(expected({"2 pass"}), std::pair(0, 0));
        QCOMPARE(expected({"2 pass", attack}), std::pair(0, -400));
        QCOMPARE(expected({"2 pass", attack, "2 pass", "forced"}), std::pair(0, 0));
    }
    void aMonsterOfAHighLevelIsTributeSummoned() {
        const TableState table = tributeTable(R"(
turn 3 main
player 1
  hand      Summoned Skull, Battle Ox
  field     Mystical Elf
  deck      Witty Phantom x10
player 2
  deck      Witty Phantom x10
)")
                                     .table();
        QCOMPARE(labelsOn(table, "Summoned Skull"), QStringList({"Tribute Summon", "Set with tribute"}));
        QCOMPARE(labelsOn(table, "Battle Ox"), QStringList({"Normal Summon", "Set"}));
    }
    void aHintNamesAttackerAndTarget() {
        const StagedTable shown = tributeTable(atBattle, {"2 pass"});
        const Replies& replies = shown.replies();
        const auto attack = std::ranges::find_if(replies, [](const Reply& reply) { return reply.second.isCard(); });
        QVERIFY(attack != replies.end());
        Hint hint;
        hint.reply = *attack;
        hint.words = "attack Feral Imp with Battle Ox";
        const TableHints made =
            shown.presenter().hints(shown.view(), shown.occupants(), replies, shown.table().question, {hint});
        QCOMPARE(made.hints.size(), std::size_t(1));
        QCOMPARE(made.hints.front().words, "Attack Feral Imp with Battle Ox");
    }
    void aTrapIsOfferedWhenItMatters_data() {
        QTest::addColumn<QString>("trap");
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<bool>("passes");
        const auto add = [](const char* when, const char* trap, const QStringList& moves, bool passes) {
            QTest::addRow("%s, %s", trap, when) << QString(trap) << moves << passes;
        };
        const QString attack = "1 attack Feral Imp with Battle Ox";
        for (const char* trap : {"Reinforcements", "Waboku", "Just Desserts"}) add("before any attack", trap, {}, true);
        add("at an attack", "Reinforcements", {"2 pass", attack}, true);
        add("in the damage step", "Reinforcements", {"2 pass", attack, "2 pass"}, false);
        add("at an attack", "Waboku", {"2 pass", attack}, false);
        add("at an attack", "Just Desserts", {"2 pass", attack}, false);
        for (const char* trap : {"Reinforcements", "Waboku"})
            add("in the end phase", trap, {"2 pass", "1 end", "2 pass", "2 pass"}, true);
        add("after the battle", "Just Desserts", {"2 pass", "1 end"}, true);
        add("in the end phase", "Just Desserts", {"2 pass", "1 end", "2 pass", "2 pass"}, false);
    }
    /// A set trap in the turn of the other player. It is not offered while a later moment of the turn is as good.
    void aTrapIsOfferedWhenItMatters() {
        QFETCH(QString, trap);
        QFETCH(QStringList, moves);
        QFETCH(bool, passes);
        const StagedTable shown = tributeTable(QString(atBattle).replace("Waboku", trap), moves);
        QCOMPARE(shown.view().viewer(), PlayerId(1));
        QVERIFY(shown.view().legalReplies().size() > 1);
        const std::optional<Reply> unasked = unaskedReply(shown.presenter(), shown.view());
        QCOMPARE(unasked.has_value(), passes);
        if (passes) QVERIFY(unasked->is(ReplyWord::Pass));
    }
    void anAttackStillPointsAtAConcedingOpponent() {
        for (const QString concedes : {"1 concede", "2 concede"}) {
            const StagedTable shown = tributeTable(
                "turn 3 battle\nplayer 1\n  field Battle Ox\n  deck Witty Phantom x10\n"
                "player 2\n  field Waboku (face-down)\n  deck Witty Phantom x10\n",
                {"2 pass", "1 strike Battle Ox", concedes});
            const TableState table = shown.table();
            QCOMPARE(table.arrows.size(), std::size_t(1));
            QCOMPARE(table.arrows.front().toSeat, 1);
        }
    }
    void spaceNeverSkipsAnAttack() {
        const TableState attack = tributeTable(atBattle, {"2 pass"}).table();
        QCOMPARE(attack.question.title, "Your Battle Phase");
        QVERIFY(std::ranges::none_of(attack.question.answers, &TableAnswer::isDefault));
        // The battle and the second main phase are still to come.
        const TableState main = tributeTable(bothSides).table();
        const auto golden = std::ranges::find_if(main.question.answers, &TableAnswer::isDefault);
        QVERIFY(golden != main.question.answers.end());
        QCOMPARE(golden->label, "Battle Phase");
    }

    void spaceNeverEndsATurnWithASummonLeft() {
        const auto golden = [](const QString& hand) {
            const QString position = QString(bothSides)
                                         .replace("Celtic Guardian, Ookazi", hand)
                                         .replace("Battle Ox, Mystical Elf (defending), ", "");
            const auto answers = tributeTable(position).table().question.answers;
            const auto found = std::ranges::find_if(answers, &TableAnswer::isDefault);
            return found == answers.end() ? QString() : found->label;
        };
        QCOMPARE(golden("Celtic Guardian"), QString());
        QCOMPARE(golden("Ookazi"), "End turn");
    }

    void aMonsterInTheHandIsSummonedOrSet() {
        const TableState table = tributeTable(bothSides).table();
        QCOMPARE(labelsOn(table, "Celtic Guardian"), (QStringList{"Normal Summon", "Set"}));
        QCOMPARE(labelsOn(table, "Ookazi"), (QStringList{"Activate", "Set"}));
        QCOMPARE(labelsOn(table, "Battle Ox"), QStringList{"Change to defense position"});
    }

    void aTrapIsUsedBeforeAnAttack() {
        const TableState table = tributeTable(R"(
turn 3 battle
player 1
  field     Battle Ox, Celtic Guardian, Reinforcements (face-down)
  deck      Witty Phantom x10
player 2
  field     Feral Imp
  deck      Witty Phantom x10
)",
                                              {"1 pass"})
                                     .table();
        QCOMPARE(table.question.title, "Your Battle Phase");
        QCOMPARE(labelsOn(table, "Reinforcements"), QStringList{"Activate"});
    }

    /// While Last Will in the graveyard allows a summon, the field stays uncovered.
    void aGraveyardSummonHasAButton() {
        const TableState table = tributeTable(R"(
turn 3 main
player 1
  hand      Last Will
  field     Battle Ox, Feral Imp
  deck      Mystic Clown, Feral Imp, Witty Phantom x10
player 2
  field     Summoned Skull
  deck      Witty Phantom x10
)",
                                              {"1 use Last Will", "1 battle", "1 attack Summoned Skull with Battle Ox"})
                                     .table();
        QCOMPARE(table.question.title, "Your Battle Phase");
        const auto& answers = table.question.answers;
        const auto call = std::ranges::find(answers, "Special Summon with Last Will", &TableAnswer::label);
        QVERIFY(call != answers.end());
        QCOMPARE(call->card, -1);
        QVERIFY(std::ranges::none_of(answers, [&](const TableAnswer& each) {
            return each.card >= 0 && each.card == cardNamed(table, "Last Will")->id;
        }));
    }

    void theEndOfTheBattlePhaseRulesOutFurtherAttacks() {
        const auto title = [&](const QStringList& moves) {
            return tributeTable(atBattle, moves).table().question.title;
        };
        QCOMPARE(title({"2 pass", "1 battle"}), "End of the phase");
        QCOMPARE(title({"2 pass", "1 battle", "2 pass"}), "End of the Battle Phase");
    }

    void theQuestionHasTheExpectedText_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("sentence");
        const auto add = [](const char* row, const QString& mine, const QString& others, const QStringList& moves,
                            const QString& title, const QString& sentence) {
            const QString deck = "\ndeck Witty Phantom x10\n";
            QTest::newRow(row) << "turn 3 main\nplayer 1\n" + mine + deck + "player 2\n" + others + deck << moves
                               << title << sentence;
        };
        add("a monster's summon", "hand Monster Reborn\ngraveyard Battle Ox", "", {"1 use Monster Reborn"}, "Battle Ox",
            "Choose its battle position.");
        add("the tributed monster", "hand Summoned Skull\nfield Feral Imp, Battle Ox", "", {"1 summon Summoned Skull"},
            "Summoned Skull", "Choose a monster to tribute.");
        add("a hand that is too big", "hand Uraby, Battle Ox, Feral Imp, Kojikocy, Silver Fang, Ookazi, Yami", "",
            {"1 end"}, "Hand limit", "Discard a card.");
        add("a lent monster with an effect of its own", "hand Change of Heart", "field The Wicked Worm Beast",
            {"1 use Change of Heart", "1 end"}, "The Wicked Worm Beast",
            "Its control returns to its owner, and its effect triggers. Which comes first?");
        add("monsters that return to too few spaces",
            "field Kojikocy (owner 2, lender 2), Rogue Doll (owner 2, lender 2)",
            "field Feral Imp, Battle Ox, Uraby, Silver Fang", {"1 end"}, "Not enough free zones",
            "Choose which monster returns. The others go to the graveyard.");
        add("one more summon", "hand Battle Ox\nfield Ultimate Offering", "", {"1 use Ultimate Offering"},
            "Ultimate Offering", "Summon or set one additional monster now.");
        add("another monster stands against the attacker", "field Battle Ox",
            "hand Uraby\nfield Feral Imp, Ultimate Offering",
            {"1 battle", "2 pass", "1 attack Feral Imp with Battle Ox", "2 use Ultimate Offering", "2 summon Uraby"},
            "Battle Ox", "Attack replay: your opponent's monsters changed. Choose a new target or cancel the attack.");
        add("the damage step", "field Battle Ox, Reinforcements (face-down)", "field Feral Imp",
            {"1 battle", "1 pass", "1 pass", "1 attack Feral Imp with Battle Ox", "1 pass"},
            "Before damage calculation", "Activate a card?");
    }
    void theQuestionHasTheExpectedText() {
        QFETCH(QString, position);
        QFETCH(QStringList, moves);
        const TableState table = tributeTable(position, moves).table();
        QTEST(table.question.title, "title");
        QTEST(table.question.sentence, "sentence");
    }

    void aContinuousCardCanBeTurnedUpWithoutItsEffect() {
        const QString position = QStringLiteral(
            "turn 3 main\nplayer 1\nhand Battle Ox\nfield Ultimate Offering (face-down), Waboku (face-down)\n"
            "deck Witty Phantom x10\nplayer 2\ndeck Witty Phantom x10\n");
        const TableState table = tributeTable(position).table();
        const QStringList both{"Activate with its effect", "Activate only the card"};
        QCOMPARE(labelsOn(table, "Ultimate Offering"), both);
        QCOMPARE(labelsOn(table, "Waboku"), QStringList{"Activate"});
    }
};

DUELOGUE_TEST(TestTributeQuestions, QGuiApplication)

#include "tst_tributequestions.moc"
