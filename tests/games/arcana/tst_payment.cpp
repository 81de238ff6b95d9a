// Payments in Arcana. Canceling one must leave no trace (S3.15, S3.21).
#include <QTest>

#include "cards/data/CardPool.h"
#include "match/arcana/Values.h"
#include "match/arcana/payment/PaymentWays.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/ScenarioRunner.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/SelfPlay.h"

using namespace duelogue;

namespace {

constexpr PlayerId payer(0);

/// A position in player 1's main phase, with one red mana in the pool.
constexpr const char* payerPosition = R"(game        arcana
turn        1 main
player 1
  hand        Devoted Hero, Blaze, Grizzly Bears, Elvish Ranger
  red mana    1
  battlefield Forest x3, Mountain x2, Grizzly Bears
player 2
  battlefield Grizzly Bears
moves
)";

/// Collects the lines that the log would show.
class Lines : public Observer {
public:
    void completed(const ReadableMatch& match, const Communication& done) override {
        const std::string line = match.rulebook().logFormatter().tell(match, done);
        if (!line.empty()) m_lines += QString::fromStdString(line);
    }
    [[nodiscard]] const QStringList& all() const { return m_lines; }

private:
    QStringList m_lines;
};

}  // namespace

class TestPayment : public QObject {
    Q_OBJECT

private slots:
    void S3_15_S3_21_undoLeavesNoTrace_data();
    void S3_15_S3_21_undoLeavesNoTrace();
    void anInsufficientPaymentIsNotListed();
    void aCompletePaymentCannotBeTakenBack();
    void differentSourcesMakeThePaymentAChoice_data();
    void differentSourcesMakeThePaymentAChoice();
};

void TestPayment::S3_15_S3_21_undoLeavesNoTrace_data() {
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<MessageId>("message");
    QTest::addColumn<bool>("told");
    const MessageId notEnough = MessageId::NotEnoughResources;
    QTest::newRow("cancel at once") << QStringList({"play Grizzly Bears", "cancel"}) << MessageId::TakenBack << false;
    QTest::newRow("cancel after taps") << QStringList({"play Grizzly Bears", "tap Forest", "tap Mountain", "cancel"})
                                       << MessageId::TakenBack << false;
    QTest::newRow("pay at once") << QStringList({"play Grizzly Bears", "pay"}) << notEnough << true;
    QTest::newRow("pay after a tap") << QStringList({"play Elvish Ranger", "tap Forest", "pay"}) << notEnough << true;
    QTest::newRow("pay with the wrong color")
        << QStringList({"play Grizzly Bears", "tap Mountain", "pay"}) << notEnough << true;
    QTest::newRow("pay too little for X")
        << QStringList({"play Blaze", "number 3", "choose player 2", "tap Mountain", "tap Forest", "pay"}) << notEnough
        << true;
    QTest::newRow("cancel the number") << QStringList({"play Blaze", "cancel"}) << MessageId::TakenBack << false;
    QTest::newRow("cancel the target") << QStringList({"play Blaze", "number 1", "cancel"}) << MessageId::TakenBack
                                       << false;
}

void TestPayment::S3_15_S3_21_undoLeavesNoTrace() {
    QFETCH(QStringList, moves);
    QFETCH(MessageId, message);
    QFETCH(bool, told);
    const auto scenarios = readScenarios(payerPosition);
    ScenarioRunner runner(ArcanaGame::instance().rulebook());
    QVERIFY(!runner.setUp(std::get<std::vector<Scenario>>(scenarios).front()));
    Lines lines;
    runner.setObserver(&lines);
    const MatchState before = withoutCounters(runner.match().state());
    for (const QString& move : moves) {
        const auto wrong = runner.play({1, ("1 " + move).toStdString()}, move == moves.back());
        QVERIFY2(!wrong, wrong ? wrong->found.c_str() : "");
    }
    QCOMPARE(runner.match().lastMessage(), message);
    QVERIFY(withoutCounters(runner.match().state()) == before);
    QCOMPARE(lines.all().join('\n').contains(" pay for [") && lines.all().join('\n').contains(" is canceled"), told);
}

void TestPayment::anInsufficientPaymentIsNotListed() {
    ScenarioRunner runner(ArcanaGame::instance().rulebook());
    QVERIFY(!runner.setUp(std::get<std::vector<Scenario>>(readScenarios(payerPosition)).front()));
    QVERIFY(!runner.play({1, "1 play Grizzly Bears"}, false));
    Replies replies;
    runner.match().legalReplies(replies);
    const auto isPay = [](const Reply& reply) { return reply.is(arcana::Word::Pay); };
    QVERIFY(std::none_of(replies.begin(), replies.end(), isPay));
    QCOMPARE(runner.match().rulebook().sentence(MessageId::NotEnoughResources), "Not enough mana.");
}

void TestPayment::aCompletePaymentCannotBeTakenBack() {
    ScenarioRunner runner(ArcanaGame::instance().rulebook());
    QVERIFY(!runner.setUp(std::get<std::vector<Scenario>>(readScenarios(payerPosition)).front()));
    for (const char* move : {"1 play Grizzly Bears", "1 tap Forest", "1 pay"}) {
        QVERIFY(!runner.play({1, move}, false));
    }
    QCOMPARE(runner.match().lastMessage(), MessageId::None);
    QCOMPARE(runner.match().submit(payer, Reply(ReplyWord::Cancel)), MessageId::NothingToTakeBack);
    QCOMPARE(runner.match().state().pendingItems.size(), std::size_t(1));
}

void TestPayment::differentSourcesMakeThePaymentAChoice_data() {
    QTest::addColumn<QString>("lands");
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("oneWay");
    // Grizzly Bears costs 1G, Raging Goblin R.
    QTest::newRow("equal lands") << "Forest x5"
                                 << "Grizzly Bears" << true;
    QTest::newRow("all available lands") << "Forest, Mountain"
                                         << "Grizzly Bears" << true;
    QTest::newRow("another land for a generic cost") << "Forest x2, Mountain"
                                                     << "Grizzly Bears" << false;
    QTest::newRow("only one makes the color") << "Forest, Mountain x3"
                                              << "Grizzly Bears" << true;
    QTest::newRow("any two of three sorts") << "Forest, Mountain, Plains"
                                            << "Grizzly Bears" << false;
    QTest::newRow("tapped ones do not count") << "Forest x2, Mountain (tapped)"
                                              << "Grizzly Bears" << true;
    QTest::newRow("one color, other lands idle") << "Mountain x2, Forest x3"
                                                 << "Raging Goblin" << true;
    QTest::newRow("too little") << "Forest"
                                << "Grizzly Bears" << false;
}

void TestPayment::differentSourcesMakeThePaymentAChoice() {
    QFETCH(const QString, lands);
    QFETCH(const QString, card);
    QFETCH(const bool, oneWay);
    const QString text = QString(
                             "game        arcana\nturn        1 main\nplayer 1\n  hand        %1\n"
                             "  battlefield %2\nplayer 2\nmoves\n")
                             .arg(card, lands);
    const auto scenarios = readScenarios(text.toStdString());
    QVERIFY(std::holds_alternative<std::vector<Scenario>>(scenarios));
    ScenarioRunner runner(ArcanaGame::instance().rulebook());
    QVERIFY(!runner.setUp(std::get<std::vector<Scenario>>(scenarios).front()));
    const CardPool& pool = ArcanaGame::instance().pool();
    const auto price = arcana::priceOf(pool[pool.find(card.toStdString())].cost, 1);
    QCOMPARE(arcana::paysInOneWay(runner.match(), payer, price), oneWay);
}

DUELOGUE_TEST(TestPayment, NoApplication)
#include "tst_payment.moc"
