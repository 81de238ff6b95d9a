// Limits on what custom cards can do to a match. A verb without subjects is impossible, and endless effects end in a
// draw that is announced. Each test defines its own card and reads like a scenario.
#include <QElapsedTimer>
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "match/arcana/Arcana.h"
#include "match/loop/Match.h"
#include "match/loop/Save.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "match/state/EngineLimits.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;

namespace {

constexpr const char* lands =
    "- {name: Forest, type: Basic Land - Forest, abilities: [{pay: tap, do: {add G: 1}}]}\n"
    "- {name: Bear, type: Creature - Bear, cost: G, stats: 2/2}\n"
    "- {name: Gain, type: Sorcery, cost: G, do: {gain life: 1}}\n";

constexpr const char* boundsTable =
    "game arcana\nname Trial\nseed 1\nturn 3 main player 1\nplayer 1\nlife 20\n"
    "hand Trial, Gain, Bear\nbattlefield Forest x6, Bear\nlibrary Forest x20\n"
    "player 2\nlife 20\nhand Forest\nbattlefield Forest x3, Bear\nlibrary Forest x20\nmoves\n";

/// A match with a custom card. The card under test is named Trial and starts in player 1's hand.
class OwnCards {
public:
    explicit OwnCards(const std::string& trial) {
        const std::string text = "set: Own\ncards:\n" + std::string(lands) + "- {name: Trial, " + trial + "}\n";
        for (const CardError& error : loadCards(m_pool, "own.yaml", text)) m_problem += error.text();
        m_rulebook = std::make_unique<arcana::Arcana>(m_pool);
        m_runner = std::make_unique<ScenarioRunner>(*m_rulebook);
    }
    /// Plays these moves. Returns the first error, or an empty string.
    std::string play(const std::string& moves, const std::string& position = boundsTable) {
        if (!m_problem.empty()) return m_problem;
        const auto read = readScenarios(position + moves);
        if (const auto* error = std::get_if<NotationError>(&read)) return error->message();
        const auto error = m_runner->run(std::get<std::vector<Scenario>>(read).front());
        return error ? "line " + std::to_string(error->line - 16) + ": " + error->message() : std::string();
    }
    [[nodiscard]] const Match& match() const { return m_runner->match(); }

private:
    CardPool m_pool{arcana::vocabulary()};
    std::unique_ptr<arcana::Arcana> m_rulebook;
    std::unique_ptr<ScenarioRunner> m_runner;
    std::string m_problem;
};

/// A position with Trial in play.
constexpr const char* inPlay =
    "game arcana\nname Trial\nseed 1\nturn 3 main player 1\nplayer 1\nlife 20\n"
    "hand Gain\nbattlefield Trial, Forest\nlibrary Forest x20\n"
    "player 2\nlife 20\nlibrary Forest x20\nmoves\n";

constexpr const char* resolve = "1 play Trial\n1 pay auto\n1 pass\n2 pass\n";

}  // namespace

class TestBounds : public QObject {
    Q_OBJECT

private slots:
    /// Lands are left out of the damage because they are not creatures. The match must be saved and loaded while the
    /// question about the remaining subjects is open.
    void aMatchIsSavedWhileSubjectsAreLeftOut() {
        OwnCards cards(
            "type: Artifact, cost: G, abilities: [{before: {loses life: you}, prevent: all, optional: yes}, "
            "{before: {damage: creature}, prevent: 1}, "
            "{pay: 0, do: {damage: {amount: 1, to: lands and every player}}}]");
        QCOMPARE(cards.play("1 activate Trial\n1 pass\n2 pass\nexpect 1 asked yes no\n", inPlay), std::string());
        QVERIFY(std::holds_alternative<MatchState>(load(cards.match().rulebook(), save(cards.match()))));
    }

    void anAdditionalCostOfAPermanentIsPaid() {
        OwnCards cards("type: Enchantment, cost: G, also pay: [{sacrifice: 1 creature}, {lose life: 1}]");
        QCOMPARE(cards.play(resolve + std::string("expect 1 battlefield has Trial\nexpect 1 graveyard = Bear\n"
                                                  "expect 1 life 19\n")),
                 std::string());
    }

    void paidAmountsStayKnownAfterFurtherPayments() {
        OwnCards cards(
            "type: Sorcery, cost: G, also pay: [{choose: 1 creature you control}, {sacrifice: chosen}, "
            "{lose life: 1}], do: {gain life: power of paid}");
        QCOMPARE(cards.play(resolve + std::string("expect 1 life 21\nexpect 1 graveyard has Bear\n")), std::string());
    }

    void unchosenPlayersDoNothing_data() {
        QTest::addColumn<QString>("does");
        for (const char* does :
             {"{draw: {amount: 1, player: target}}", "{reveal: top 5 cards of target's library}",
              "{look: {cards: lands, player: target}}", "{may: {draw: 1}, player: target}",
              "{choose one: [{draw: 1}, {draw: 2}], player: target}", "{choose: 1 of lands, player: target}",
              "{order: lands, player: target}", "{choose number: 1 to 3, player: target}",
              "{change: {cards: creatures, power: 9, for: target's next turn}}",
              "{unless: {pay: 1}, player: target, do: {gain life: 1}}",
              "{contest: {most: 2, of: life, against: target}, then: {draw: 1}}",
              "{for: target's next turn, always: {can't attack: {cards: creatures}}}",
              "{discard: {cards: 1 card, player: target}}", "{extra turn: {player: target}}"}) {
            QTest::newRow(does) << does;
        }
    }
    void unchosenPlayersDoNothing() {
        QFETCH(QString, does);
        OwnCards cards("type: Sorcery, cost: G, targets: [up to 1 player], do: [" + does.toStdString() +
                       ", {lose life: 3}]");
        const char* life = does.contains("gain life") ? "expect 1 life 18\n" : "expect 1 life 17\n";
        QCOMPARE(cards.play("1 play Trial\n1 done\n1 pay auto\n1 pass\n2 pass\nexpect 1 graveyard has Trial\n"
                            "expect 1 asked priority\nexpect 1 hand size 2\nexpect 2 hand size 1\n" +
                            std::string(life)),
                 std::string());
    }

    /// Rule 614.5.
    void aReplacementDoesNotReplaceItself() {
        OwnCards cards(
            "type: Sorcery, cost: G, do: [{for: this turn, before: {gains life: you}, instead: "
            "[{gain life: that much + 1}]}, {gain life: 3}]");
        QCOMPARE(cards.play(resolve + std::string("expect 1 life 24\n")), std::string());
    }

    /// Rule 614.5 also covers what the effect does while it prevents an event.
    void aReplacementIsNotPreventedByItsSource() {
        OwnCards cards(
            "type: Sorcery, cost: G, do: [{for: this turn, before: {gains life: you}, prevent: all, "
            "optional: yes, do: {gain life: 5}}, {gain life: 3}]");
        QCOMPARE(cards.play(resolve + std::string("1 yes\nexpect 1 life 25\nexpect 1 asked priority\n")),
                 std::string());
    }

    /// Rule 605.3b: a mana ability resolves immediately, so the spell is gone before any player has priority.
    void aManaAbilityMayCounterASpell() {
        OwnCards cards("type: Artifact, abilities: [{pay: tap, do: [{add G: 1}, {counter: spells}]}]");
        QCOMPARE(cards.play("1 play Gain\n1 tap Forest\n1 pay\n1 activate Trial\nexpect 1 graveyard has Gain\n"
                            "expect 1 asked priority\nexpect 1 stack = nothing\n1 pass\n2 pass\nexpect 1 life 20\n",
                            inPlay),
                 std::string());
    }

    /// The life lost for negating the mana stays lost, although the spell is taken back.
    void aPlayerKilledByACanceledPaymentLoses() {
        OwnCards cards("type: Artifact, abilities: [{negate: add G, optional: yes, do: {lose life: 20}}]");
        QCOMPARE(cards.play("1 play Gain\n1 tap Forest\n1 yes\n1 cancel\nexpect winner 2\n", inPlay), std::string());
    }

    void aMovedSpellDoesNotResolve() {
        OwnCards cards("type: Instant, cost: G, do: {move: {cards: spells, to: hand}}");
        QCOMPARE(
            cards.play("1 play Gain\n1 pay auto\n1 play Trial\n1 pay auto\n1 pass\n2 pass\n"
                       "expect 1 hand has Gain, Trial\nexpect 1 asked priority\n1 pass\n2 pass\nexpect 1 life 20\n"),
            std::string());
    }

    void aSpellMayCounterItself() {
        OwnCards cards("type: Instant, cost: G, do: [{counter: spells}, {gain life: 2}]");
        QCOMPARE(cards.play("1 play Gain\n1 pay auto\n1 play Trial\n1 pay auto\n1 pass\n2 pass\n"
                            "expect 1 graveyard has Gain, Trial\nexpect 1 life 22\nexpect 1 asked priority\n"),
                 std::string());
    }

    /// Rules 304.4 and 307.4.
    void aSorceryStaysOffTheBattlefield() {
        OwnCards cards("type: Sorcery, cost: G, do: {move: {cards: other cards in your hand, to: battlefield}}");
        QCOMPARE(cards.play(resolve + std::string("expect 1 hand = Gain\nexpect 1 battlefield has Bear x2\n")),
                 std::string());
    }

    void targetsNeverExceedTheDividedAmount() {
        OwnCards cards(
            "type: Sorcery, cost: G, targets: [{cards: 1 to 3 creatures or player, divided: 1}], "
            "do: {for each: targets, do: {damage: {amount: that much, to: target}}}");
        QCOMPARE(cards.play("1 play Trial\n1 choose player 2\n1 pay auto\n1 pass\n2 pass\nexpect 2 life 19\n"),
                 std::string());
    }

    void triggersKnowTheActivePlayer() {
        OwnCards cards(
            "type: Sorcery, cost: G, targets: [player], do: {for: target's next turn, when: {draw step: "
            "that player}, do: {lose life: {amount: 4, player: that player}}}");
        QCOMPARE(cards.play("1 play Trial\n1 choose player 2\n1 pay auto\n1 pass\n2 pass\n"), std::string());
        Match match = cards.match();
        while (match.state().globals.turn < 4 || match.state().globals.phase < 4) pass(match);
        QCOMPARE(match.state().player(PlayerId(0)).values[0], std::int16_t{20});
        QCOMPARE(match.state().player(PlayerId(1)).values[0], std::int16_t{16});
    }

    void aConditionOfATriggerReadsTheAmount() {
        OwnCards cards(
            "type: Sorcery, cost: G, do: [{for: this turn, when: {gains life: you}, if: that much > 2, "
            "do: {draw: that much}}, {gain life: 2}, {gain life: 3}]");
        QCOMPARE(cards.play(resolve + std::string("1 pass\n2 pass\nexpect 1 hand size 5\n1 pass\n2 pass\n"
                                                  "expect 1 hand size 5\n")),
                 std::string());
    }

    void choicesAndLoopsHandleHundredsOfCards() {
        const std::string position =
            "game arcana\nname Trial\nseed 1\nturn 3 main player 1\nplayer 1\nlife 20\nhand Trial\n"
            "battlefield Forest\nlibrary Forest x250, Bear x150\nplayer 2\nlife 20\nlibrary Bear\nmoves\n";
        OwnCards cards(
            "type: Sorcery, cost: G, do: [{choose: 2 cards in any library}, {reveal: rest}, "
            "{gain life: that much}, {for each: rest, do: {gain life: 1}}]");
        QCOMPARE(cards.play(resolve + std::string("1 choose Forest\n1 choose Forest\nexpect 1 life 818\n"), position),
                 std::string());
    }

    void anEndlessLoopIsADraw_data() {
        QTest::addColumn<QString>("does");
        const auto add = [](const char* name, const char* does) { QTest::newRow(name) << does; };
        add("by triggers", "{for: this turn, when: {gains life: you}, do: {gain life: 1}}, {gain life: 1}");
        add("by ever more triggers",
            "{for: this turn, when: {gains life: you}, do: [{gain life: 1}, {gain life: 1}]}, {gain life: 1}");
        add("by nested loops", "{repeat: 250, do: {repeat: 250, do: {repeat: 250, do: {gain life: 1}}}}");
        add("by ever more effects",
            "{repeat: 250, do: {repeat: 250, do: {for: the match, when: {dies: creature}, "
            "do: {draw: 1}}}}");
        add("by effects on cards",
            "{repeat: 250, do: {change: {cards: creatures, power: 1, for: the match}}}, "
            "{repeat: 250, do: {repeat: 20, do: {change: {cards: creatures, power: 1, for: this turn}}}}");
    }
    void anEndlessLoopIsADraw() {
        QFETCH(QString, does);
        OwnCards cards("type: Sorcery, cost: G, do: [" + does.toStdString() + "]");
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(cards.play(resolve), std::string());
        Match match = cards.match();
        int decisions = 0;
        for (; match.pendingQuestion() != nullptr; ++decisions) {
            QCOMPARE(match.play(match.playerToAct(), Reply(ReplyWord::Pass)), MessageId::None);
        }
        QVERIFY2(match.state().globals.over != 0, match.report().c_str());
        QCOMPARE(match.state().globals.winners, std::uint8_t{0});
        QCOMPARE(match.state().globals.ending, MessageId::EndlessEffects);
        QVERIFY(match.rulebook().sentence(match.state().globals.ending).find("draw.") != std::string::npos);
        QVERIFY(match.state().bytes() < 2'000'000);
        QVERIFY(decisions < 2 * EngineLimits::instructions + 10);
        qInfo("%lld ms", timer.elapsed());
    }

    /// Rule 614.5: each effect applies once, so the chain ends.
    void mutualReplacementsEnd() {
        OwnCards cards(
            "type: Sorcery, cost: G, do: [{for: this turn, before: {gains life: you}, instead: {draw: 1}}, "
            "{for: this turn, before: {draws: you}, instead: {gain life: 1}}, {gain life: 1}]");
        QCOMPARE(cards.play(resolve + std::string("expect 1 asked priority\nexpect 1 life 21\n")), std::string());
    }

    void aMatchOfTooManyTurnsIsADraw() {
        OwnCards cards("type: Sorcery, cost: G, do: {draw: 1}");
        QCOMPARE(cards.play("expect 1 asked priority\n"), std::string());
        Match match = cards.match();
        match.state().globals.turn = EngineLimits::turns;
        while (match.pendingQuestion() != nullptr) pass(match);
        QCOMPARE(match.state().globals.ending, MessageId::TooManyTurns);
        QCOMPARE(match.state().globals.winners, std::uint8_t{0});
    }

private:
    /// Does as little as possible for the player who must answer.
    static void pass(Match& match) {
        Replies replies;
        match.legalReplies(replies);
        const auto done = std::find(replies.begin(), replies.end(), Reply(ReplyWord::Done));
        QCOMPARE(match.play(match.playerToAct(), done != replies.end() ? *done : replies.front()), MessageId::None);
    }
};

DUELOGUE_TEST(TestBounds, NoApplication)
#include "tst_bounds.moc"
