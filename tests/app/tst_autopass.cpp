// The questions that automatic passing leaves out, in positions of each game.
#include <QTest>
#include <algorithm>

#include "app/match/session/AutoPass.h"
#include "cards/data/CardPool.h"
#include "match/notation/scenario/Replies.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

using AskMode = AutoPassSettings::Mode;

/// A person at a position, asked as the window would ask. The other player passes, or gives the replies of a list.
class AskedPerson {
public:
    AskedPerson(const char* game, const QString& position, PlayerId person, AskMode mode = AskMode::Matters)
        : m_shown(StagedTable::checked("game " + QString(game) + "\n" + position, {}, {"Anna", "Ben"}, game)),
          m_person(person) {
        m_autoPass.begin(m_shown.presenter(), m_remembered);
        AutoPassSettings settings;
        settings.mode = mode;
        m_autoPass.setSettings(settings);
    }

    /// The replies of the other player, each given at the first question where it is legal.
    void otherReplies(const QStringList& replies) { m_others = replies; }

    /// Answers the person's question, and plays on to the next question of the person. Returns the kind of that
    /// question, or an empty text at the end of the turn.
    QString answer(const char* words) {
        const auto reply = findReply(match(), m_person, words);
        if (!reply || match().playerToAct() != m_person) return QString("can't answer ") + words;
        m_autoPass.answers(match());
        if (match().play(m_person, *reply) != MessageId::None) return QString("refused: ") + words;
        m_isChosen = true;
        return next();
    }
    /// Plays on to the next question of the person, see answer().
    QString next() {
        const int turn = match().state().globals.turn;
        while (match().pendingQuestion() != nullptr && match().state().globals.turn == turn) {
            const PlayerId player = match().playerToAct();
            const auto reply = player == m_person ? automatic() : replyOfOther();
            if (!reply) return kind();
            m_isChosen = false;
            if (match().play(player, *reply) != MessageId::None) return "refused";
        }
        return {};
    }
    /// Lets the person be asked no more about a card, in this turn alone or in the whole match.
    void quiet(const char* card, int turn) {
        const EffectIdentity effect{match().pool().find(card), {}, {}};
        m_remembered.remember({RememberedAnswer::Kind::Quiet, m_person, effect, {}, turn}, 0);
    }
    /// Returns the names of the cards with which the person could have acted at questions that were skipped.
    [[nodiscard]] const QStringList& skipped() const { return m_skipped; }
    [[nodiscard]] AutoPass& autoPass() { return m_autoPass; }
    [[nodiscard]] Match& match() { return m_shown.match(); }

private:
    [[nodiscard]] QString kind() {
        const KindId asked = match().pendingQuestion()->kind;
        return QString::fromStdString(match().rulebook().kinds()[asked].name);
    }

    StagedTable m_shown;
    PlayerId m_person;
    RememberedAnswers m_remembered;
    AutoPass m_autoPass;
    QStringList m_others;
    bool m_isChosen = false;
    QStringList m_skipped;

    std::optional<Reply> automatic() {
        Replies replies;
        match().legalReplies(replies);
        const auto reply = m_autoPass.automatic(match(), replies, m_isChosen);
        for (const CardId card : m_autoPass.skippedCards())
            m_skipped << QString::fromStdString(match().pool()[match().state().card(card).definition].name);
        return reply;
    }
    std::optional<Reply> replyOfOther() {
        const PlayerId player = match().playerToAct();
        if (!m_others.isEmpty()) {
            if (const auto wanted = findReply(match(), player, m_others.front().toStdString())) {
                m_others.removeFirst();
                return wanted;
            }
        }
        Replies replies;
        match().legalReplies(replies);
        const auto pass = std::ranges::find_if(replies, [](const Reply& reply) { return reply.is(ReplyWord::Pass); });
        return pass != replies.end() ? *pass : replies.back();
    }
};

constexpr PlayerId anna{0};
constexpr PlayerId ben{1};

/// A main phase of Arcana with a spell to cast and this battlefield.
QString atMain(const QString& battlefield, const QString& hand = "Goblin Bully") {
    return "turn 9 main player 1\nplayer 1\n  hand " + hand + "\n  battlefield " + battlefield +
           "\n  library Forest x9\nplayer 2\n  hand Island\n  library Island x9\n";
}

/// A battle phase of Tribute without opponent's monsters.
const char* const atOpenBattle = R"(
turn 3 battle
player 1
  hand      Trap Hole
  field     Battle Ox
  deck      Witty Phantom x10
player 2
  deck      Witty Phantom x10
)";

/// A battle phase of Tribute in which the opponent can summon a monster that Trap Hole could destroy.
const char* const atTrap = R"(
turn 3 battle
player 1
  field     Battle Ox, Trap Hole (face-down)
  deck      Witty Phantom x10
player 2
  hand      Great White
  field     Ultimate Offering
  deck      Witty Phantom x10
)";

/// A turn of the Runner against servers with and without ice.
const char* const atRuns = R"(
turn 2 action player 2
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, Neural Katana (on Server 1), PAD Campaign (on Server 1)
  hand      Private Security Force
  credits   9
  deck      Hedge Fund x10
player 2
  play      Gabriel Santiago: Consummate Professional, Corroder
  hand      Sure Gamble x4
  credits   9
  deck      Sure Gamble x10
)";

}  // namespace

class TestAutoPass : public QObject {
    Q_OBJECT

private slots:
    void bothMainPhasesAreAsked() {
        AskedPerson player("arcana", atMain("Mountain x3, Hill Giant"), anna);
        QCOMPARE(player.next(), "priority");
        QCOMPARE(player.answer("pass"), "attackers");
        QCOMPARE(player.answer("done"), "priority");
        QCOMPARE(player.answer("pass"), "");
    }
    void aStopAtTheNextChanceIsUsedOnce() {
        AskedPerson player("arcana", atMain("Mountain x3, Hill Giant"), anna);
        QCOMPARE(player.next(), "priority");
        player.autoPass().toggleNextStop();
        player.autoPass().start(player.match(), anna, AutoPass::Until::TurnIsOver);
        QCOMPARE(player.next(), "priority");
        QVERIFY(!player.autoPass().stopsNext());
        player.autoPass().start(player.match(), anna, AutoPass::Until::TurnIsOver);
        QCOMPARE(player.next(), "");
    }
    void alwaysAsksInEveryStep() {
        AskedPerson player("arcana", atMain("Mountain x3"), anna, AskMode::Always);
        QCOMPARE(player.next(), "priority");
        for (int i = 0; i < 4; ++i) QCOMPARE(player.answer("pass"), "priority");
    }
    void aCompleteChoiceOfAttackersIsNotAskedAgain() {
        AskedPerson player("arcana", atMain("Hill Giant, Goblin Bully", "Mountain"), anna);
        QCOMPARE(player.next(), "priority");
        QCOMPARE(player.answer("pass"), "attackers");
        QCOMPARE(player.answer("attack Hill Giant"), "attackers");
        QCOMPARE(player.answer("attack Goblin Bully"), "priority");
        QVERIFY(player.match().state().player(ben).values != player.match().state().player(anna).values);
    }

    void aBattleWithoutAttackersLeftGoesOn() {
        AskedPerson player("tribute", atOpenBattle, anna);
        QCOMPARE(player.next(), "attack");
        // The trap can be set in the second main phase.
        QCOMPARE(player.answer("strike Battle Ox"), "act");
    }

    void aQuietCardIsNoReasonToAsk_data() {
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("quiet");
        QTest::addColumn<int>("turn");
        QTest::addColumn<QString>("asked");
        const auto row = [](const char* name, AskMode mode, const char* quiet, int turn, const char* asked) {
            QTest::newRow(name) << int(mode) << quiet << turn << asked;
        };
        row("asked", AskMode::Matters, "Battle Ox", 0, "respond");
        row("this match", AskMode::Matters, "Trap Hole", 0, "attack anew");
        row("this turn", AskMode::Matters, "Trap Hole", 3, "attack anew");
        row("another turn", AskMode::Matters, "Trap Hole", 2, "respond");
        row("when the person can act", AskMode::Something, "Trap Hole", 0, "attack anew");
        row("always", AskMode::Always, "Trap Hole", 0, "respond");
    }
    void aQuietCardIsNoReasonToAsk() {
        QFETCH(const int, mode);
        QFETCH(const QString, quiet);
        QFETCH(const int, turn);
        AskedPerson player("tribute", atTrap, anna, AskMode(mode));
        player.quiet(quiet.toUtf8(), turn);
        player.otherReplies({"pass", "use Ultimate Offering", "summon Great White"});
        QString asked = player.next();
        while (asked != "attack") asked = player.answer("pass");
        asked = player.answer("strike Battle Ox");
        QTEST(asked, "asked");
    }
    void aSkippedChanceNamesItsCards() {
        AskedPerson corp("netrun", atRuns, anna);
        corp.otherReplies({"credit"});
        (void)corp.next();
        QVERIFY(corp.skipped().contains("PAD Campaign"));
        AskedPerson quiet("netrun", atRuns, anna);
        quiet.quiet("PAD Campaign", 0);
        (void)quiet.next();
        QVERIFY(!quiet.skipped().contains("PAD Campaign"));
    }

    void aRunThatMeetsNothingIsNotInterrupted() {
        AskedPerson runner("netrun", atRuns, ben);
        QCOMPARE(runner.next(), "act");
        QCOMPARE(runner.answer("run R&D"), "accessed");
    }
    void aRunPastUnrezzedIceIsNotInterrupted() {
        AskedPerson runner("netrun", atRuns, ben);
        QCOMPARE(runner.next(), "act");
        QCOMPARE(runner.answer("run Server 1"), "accessed");
    }
    void aRunIsInterruptedAfterARez() {
        AskedPerson runner("netrun", atRuns, ben);
        QCOMPARE(runner.next(), "act");
        runner.otherReplies({"rez Neural Katana"});
        QCOMPARE(runner.answer("run Server 1"), "jack-out");
    }
    void anUndoneAnswerIsForgotten() {
        AskedPerson runner("netrun", atRuns, ben);
        QCOMPARE(runner.next(), "act");
        const auto run = findReply(runner.match(), ben, "run R&D");
        QVERIFY(run.has_value());
        runner.autoPass().answers(runner.match());
        runner.autoPass().forget();
        QCOMPARE(runner.match().play(ben, *run), MessageId::None);
        QCOMPARE(runner.next(), "jack-out");
    }
    void alwaysAsksAboutJackingOut() {
        AskedPerson runner("netrun", atRuns, ben, AskMode::Always);
        QCOMPARE(runner.next(), "act");
        QCOMPARE(runner.answer("run R&D"), "jack-out");
    }
};

DUELOGUE_TEST(TestAutoPass, NoApplication)
#include "tst_autopass.moc"
