// The payment session of Arcana: what is taken back is as if it had never been (S3.15, S3.21).
#include <QTest>

#include "match/ScenarioRunner.h"
#include "match/arcana/Values.h"
#include "tests/SelfPlay.h"

using namespace duelogue;

namespace {

constexpr PlayerId first(0);

/// Player 1 is asked in the own main phase, with a red mana in the pool.
constexpr const char* position = R"(game        arcana
turn        1 main
player 1
  hand        Devoted Hero, Blaze, Grizzly Bears, Elvish Ranger
  red mana    1
  battlefield Forest x3, Mountain x2, Grizzly Bears
player 2
  battlefield Grizzly Bears
moves
)";

/// Writes what the log would say.
class Lines : public Observer {
public:
    void completed(const Match& match, const Communication& done) override {
        const std::string line = match.rulebook().tell(match, done);
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
    void S3_15_S3_21_whatIsTakenBackLeavesNothing_data();
    void S3_15_S3_21_whatIsTakenBackLeavesNothing();
    void payingWithTooLittleIsNotListed();
    void paidInFullIsNotTakenBack();
};

void TestPayment::S3_15_S3_21_whatIsTakenBackLeavesNothing_data() {
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<MessageId>("message");
    QTest::addColumn<bool>("told");
    const MessageId notEnough = MessageId::NotEnoughResources;
    QTest::newRow("cancel at once") << QStringList({"play Grizzly Bears", "cancel"}) << MessageId::TakenBack << false;
    QTest::newRow("cancel after taps") << QStringList({"play Grizzly Bears", "tap Forest", "tap Mountain", "cancel"})
                                       << MessageId::TakenBack << false;
    QTest::newRow("pay at once") << QStringList({"play Grizzly Bears", "pay"}) << notEnough << true;
    QTest::newRow("pay after a tap") << QStringList({"play Elvish Ranger", "tap Forest", "pay"}) << notEnough << true;
    QTest::newRow("pay with the wrong colour")
        << QStringList({"play Grizzly Bears", "tap Mountain", "pay"}) << notEnough << true;
    QTest::newRow("pay too little for X")
        << QStringList({"play Blaze", "number 3", "choose player 2", "tap Mountain", "tap Forest", "pay"}) << notEnough
        << true;
    QTest::newRow("cancel the number") << QStringList({"play Blaze", "cancel"}) << MessageId::TakenBack << false;
    QTest::newRow("cancel the target") << QStringList({"play Blaze", "number 1", "cancel"}) << MessageId::TakenBack
                                       << false;
}

void TestPayment::S3_15_S3_21_whatIsTakenBackLeavesNothing() {
    QFETCH(QStringList, moves);
    QFETCH(MessageId, message);
    QFETCH(bool, told);
    const auto scenarios = readScenarios(position);
    ScenarioRunner runner(ArcanaGame::instance().rulebook());
    QVERIFY(!runner.setUp(std::get<std::vector<Scenario>>(scenarios).front()));
    Lines lines;
    runner.match().setObserver(&lines);
    const MatchState before = arcana::withoutCounters(runner.match().state());
    for (const QString& move : moves) {
        const auto wrong = runner.play({1, ("1 " + move).toStdString()}, move == moves.back());
        QVERIFY2(!wrong, wrong ? wrong->found.c_str() : "");
    }
    QCOMPARE(runner.match().lastMessage(), message);
    QVERIFY(arcana::withoutCounters(runner.match().state()) == before);
    QCOMPARE(lines.all().join('\n').contains(": not enough mana"), told);
}

void TestPayment::payingWithTooLittleIsNotListed() {
    ScenarioRunner runner(ArcanaGame::instance().rulebook());
    QVERIFY(!runner.setUp(std::get<std::vector<Scenario>>(readScenarios(position)).front()));
    QVERIFY(!runner.play({1, "1 play Grizzly Bears"}, false));
    Replies replies;
    runner.match().options(replies);
    const auto isPay = [](const Reply& reply) { return reply.is(arcana::Word::Pay); };
    QVERIFY(std::none_of(replies.begin(), replies.end(), isPay));
    QCOMPARE(runner.match().rulebook().sentence(MessageId::NotEnoughResources), "Not enough mana.");
}

void TestPayment::paidInFullIsNotTakenBack() {
    ScenarioRunner runner(ArcanaGame::instance().rulebook());
    QVERIFY(!runner.setUp(std::get<std::vector<Scenario>>(readScenarios(position)).front()));
    for (const char* move : {"1 play Grizzly Bears", "1 tap Forest", "1 pay"}) {
        QVERIFY(!runner.play({1, move}, false));
    }
    QCOMPARE(runner.match().lastMessage(), MessageId::None);
    QCOMPARE(runner.match().request(first, Reply(ReplyWord::Cancel)), MessageId::NothingToTakeBack);
    QCOMPARE(runner.match().state().items.size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(TestPayment)
#include "tst_payment.moc"
