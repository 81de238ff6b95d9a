#include <QTest>

#include "match/loop/Match.h"
#include "match/loop/Questions.h"
#include "match/state/EngineLimits.h"
#include "tests/madeup/MadeUpRulebook.h"
#include "tests/madeup/Plays.h"
#include "tests/madeup/Requests.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

/// Asks for another communication of its kind, without end.
struct Deeper {
    static constexpr KindId kind = KindId(static_cast<std::uint8_t>(RequestKind::Count));
    static constexpr std::string_view name = "deeper";
    std::uint8_t unused = 0;

    static std::vector<Field> fields() { return {}; }
    static StepResult enter(HandlerContext& /*match*/, Communication& /*self*/, const Communication* /*answered*/) {
        return Ask{Communication::of(Deeper{}), 1};
    }
};

/// Asks for the same child again after each answer.
struct Rounds {
    static constexpr KindId kind = KindId(static_cast<std::uint8_t>(RequestKind::Count));
    static constexpr std::string_view name = "rounds";
    std::uint8_t isChild = 0;

    static std::vector<Field> fields() { return {}; }
    static StepResult enter(HandlerContext& /*match*/, Communication& self, const Communication* /*answered*/) {
        if (self.as<Rounds>().isChild != 0) return Complete::succeeded();
        return Ask{Communication::of(Rounds{1}), 1};
    }
};

/// Asks a question without legal replies, or asks a player who does not exist.
struct Empty {
    static constexpr KindId kind = KindId(static_cast<std::uint8_t>(RequestKind::Count));
    static constexpr std::string_view name = "empty";
    std::uint8_t toNobody = 0;

    static std::vector<Field> fields() { return {}; }
    static StepResult enter(HandlerContext& /*match*/, Communication& self, const Communication* answered) {
        if (answered != nullptr) return Complete::succeeded();
        const bool nobody = self.as<Empty>().toNobody != 0;
        if (nobody) return Ask{Communication::of(YesNo{}, Party::match(), Party::of(PlayerId{})), 1};
        return Ask{Communication::of(ChooseCard{}, Party::match(), Party::of(A)), 1};
    }
};

/// Asks a player, but no reply ever answers the question.
struct Nagging {
    static constexpr KindId kind = KindId(static_cast<std::uint8_t>(RequestKind::Count));
    static constexpr std::string_view name = "nagging";
    std::uint8_t isQuestion = 0;

    static std::vector<Field> fields() { return {}; }
    static StepResult enter(HandlerContext& /*match*/, Communication& /*self*/, const Communication* /*answered*/) {
        return Ask{Communication::of(Nagging{1}, Party::match(), Party::of(B)), 1};
    }
    static void legalReplies(const ReadableMatch& /*match*/, const Communication& /*self*/, Replies& out) {
        out.emplace_back(ReplyWord::Pass);
    }
    static Reaction reply(HandlerContext& /*match*/, Communication& /*self*/, const Reply& /*reply*/) { return {}; }
};

/// The made-up game with phases that only begin the given communication.
template <class Body>
class Begins : public MadeUpRulebook {
public:
    explicit Begins(Body body = {}) : MadeUpRulebook(madeUpCards()), m_body(body) { addKind<Body>(); }
    std::optional<Communication> onPhase(HandlerContext& /*match*/, const Communication* /*answered*/) const override {
        return Communication::of(m_body);
    }

private:
    Body m_body;
};

/// The made-up game with phases that never ask a player.
class NeverAsks : public MadeUpRulebook {
public:
    NeverAsks() : MadeUpRulebook(madeUpCards()) {}
    std::optional<Communication> onPhase(HandlerContext& /*match*/, const Communication* /*answered*/) const override {
        return std::nullopt;
    }
};

QString stuckBy(const MadeUpRulebook& rules) {
    Table table(2, 7, rules);
    if (table.match().run() != Progress::Stuck) return u"not stuck"_s;
    return QString::fromStdString(table.match().report());
}

}  // namespace

// Chains of effects that wait for each other, and chains that cannot finish (S0.14 to S0.23).
class TestChains : public QObject {
    Q_OBJECT

private slots:
    void S0_14_everyLinkIsAwaited();
    void S0_15_aChainCompletesOnce();
    void S0_16_threeWaysToCompleteAndTheCallerResumes();
    void S0_16_threeWaysToCompleteAndTheCallerResumes_data();
    void S0_17_continueKeepsTheIdOverThreeLevels();
    void S0_18_resolveGivesANewId();
    void S0_19_synchronousBranchCompletesAtOnce();
    void S0_20_21_waitingAndDelegatingLookTheSame();
    void S0_22_theCardCompletesAfterItsDamage();
    void S0_23_chainsThatCannotFinishAreReported();
    void S0_23_aStuckCommunicationStops();
    void S0_23_endlessQuestionsToAnAbsentPlayerAreReported();
    void S0_23_anEndlesslyRepeatingCardIsReported();
    void S0_23_theReportListsOutstandingCommunications();
};

void TestChains::S0_14_everyLinkIsAwaited() {
    Table table;  // a question at each link, before which nothing below completes
    table.board(B, {"Decoy", "Vest"});
    QCOMPARE(succeed(table), "B yes-no Decoy"_L1);
    QVERIFY(!table.log().contains("tag B 1: happened"_L1));
    QCOMPARE(table.says(B, "no"), "B yes-no Vest"_L1);
    QVERIFY(table.log().contains("tag B 1: happened"_L1));
    QVERIFY(!table.log().contains("resolve Ridiculous Ruling: happened"_L1));
    QCOMPARE(table.says(B, "no"), "A turn"_L1);
    QVERIFY(table.inOrder({"hurt B 1: happened", "resolve Ridiculous Ruling: happened"}));
}

void TestChains::S0_15_aChainCompletesOnce() {
    Table table;
    table.board(B, {"Decoy", "Vest"});
    (void)succeed(table);
    (void)table.says(B, "no");
    (void)table.says(B, "no");
    const QStringList log = table.log();
    for (const QString& once : {u"trace B 2: happened"_s, u"tag B 1: happened"_s, u"hurt B 1: happened"_s,
                                u"resolve Ridiculous Ruling: happened"_s}) {
        QCOMPARE(log.count(once), 1);
    }
}

void TestChains::S0_16_threeWaysToCompleteAndTheCallerResumes_data() {
    QTest::addColumn<QString>("bidOfB");
    QTest::addColumn<QString>("decoy");
    QTest::addColumn<QString>("end");
    QTest::newRow("the trace failed") << "number 9"
                                      << ""
                                      << "trace B 2: happened";
    QTest::newRow("the damage is over") << "number 0"
                                        << "no"
                                        << "hurt B 1: happened";
    QTest::newRow("clicks are gained") << "number 0"
                                       << "yes"
                                       << "gain A 2: happened";
}

/// The parent is Double Feature, which performs the ruling in the discard pile twice and then gains a credit.
void TestChains::S0_16_threeWaysToCompleteAndTheCallerResumes() {
    QFETCH(QString, bidOfB);
    QFETCH(QString, decoy);
    QFETCH(QString, end);
    Table table;
    table.hand(A, {"Double Feature"}).discard(A, {"Ridiculous Ruling"}).hand(B, {"Grunt", "Grunt", "Grunt"});
    table.board(B, {"Decoy"}).set(B, PlayerValue::Credits, 30).begin();
    QCOMPARE(table.plays(A, "Double Feature"), "A bid Ridiculous Ruling"_L1);
    (void)table.says(A, "number 0");
    (void)table.says(B, bidOfB);
    if (!decoy.isEmpty()) (void)table.says(B, decoy);
    // Second time.
    QCOMPARE(table.asked(), "A bid Ridiculous Ruling"_L1);
    QVERIFY(table.inOrder({end}));
    (void)table.says(A, "number 0");
    (void)table.says(B, "number 9");
    QCOMPARE(table.asked(), "A turn"_L1);
    QVERIFY(table.inOrder({end, "trace B 2: happened", "gain A 1: happened", "resolve Double Feature: happened"}));
    QCOMPARE(table.names(A, Zone::Played), QStringList());
    QCOMPARE(table.names(A, Zone::Discard), QStringList({"Ridiculous Ruling", "Double Feature"}));
}

/// Encore's ability delegates to perform, perform to the ability of Sting, and that ability to hurt. All share one id.
void TestChains::S0_17_continueKeepsTheIdOverThreeLevels() {
    Table table;
    table.hand(A, {"Encore"}).discard(A, {"Sting"}).hand(B, {"Page"}).board(B, {"Vest"}).begin();
    QCOMPARE(table.plays(A, "Encore"), "B yes-no Vest"_L1);
    const auto& stack = table.match().state().communications;
    QCOMPARE(stack.size(), std::size_t(3));  // resolve, hurt, yes-no: the levels between have delegated
    const CommunicationId root = stack[1].id;
    (void)table.says(B, "no");
    QVERIFY(table.idOf("hurt B 1: happened") == root);
    QCOMPARE(table.causesOf("gain A 1: happened"), QStringList({"hurt B 1", "resolve Encore"}));  // caused by the root
    QVERIFY(table.inOrder({"gain A 1: happened", "hurt B 1: happened", "resolve Encore: happened"}));
}

void TestChains::S0_18_resolveGivesANewId() {
    Table table;
    table.hand(A, {"Double Feature"}).discard(A, {"Sting"}).hand(B, {"Page", "Page"}).begin();
    (void)table.plays(A, "Double Feature");
    const CommunicationId resolve = table.idOf("resolve Double Feature: happened");
    const CommunicationId hurt = table.idOf("hurt B 1: happened");
    const CommunicationId root = table.idOf("gain A 1: happened");  // the ability, delegated to its last effect
    QVERIFY(resolve < root && root < hurt);
    // Completing the first child did not complete its parent.
    QVERIFY(table.inOrder({"hurt B 1: happened", "hurt B 1: happened", "gain A 1: happened"}));
}

void TestChains::S0_19_synchronousBranchCompletesAtOnce() {
    Table table;
    table.board(B, {"Decoy"});
    (void)succeed(table);
    (void)table.says(B, "yes");
    const QStringList log = table.log();
    const qsizetype gain = log.lastIndexOf("gain A 2: happened");
    QCOMPARE(log.mid(gain, 3), QStringList({"gain A 2: happened", "move Ridiculous Ruling: happened",
                                            "resolve Ridiculous Ruling: happened"}));
}

/// Sting's last effect is the damage, so Sting delegates to it. Salvo waits for its first effect and delegates to its
/// second.
void TestChains::S0_20_21_waitingAndDelegatingLookTheSame() {
    for (const char* card : {"Sting", "Salvo"}) {
        Table table;
        table.hand(A, {card}).hand(B, {"Page", "Page", "Page"}).board(B, {"Vest"}).begin();
        QCOMPARE(table.plays(A, card), "B yes-no Vest"_L1);
        (void)table.says(B, "yes");
        QCOMPARE(table.asked(), "A turn"_L1);
        QVERIFY(table.inOrder(
            {"destroy Vest: happened", "hurt B 1: prevented", QStringLiteral("resolve %1: happened").arg(card)}));
    }
}

void TestChains::S0_22_theCardCompletesAfterItsDamage() {
    Table table;
    table.board(B, {"Vest"});
    QCOMPARE(succeed(table), "B yes-no Vest"_L1);
    QVERIFY(!table.log().contains("resolve Ridiculous Ruling: happened"_L1));
    QCOMPARE(table.names(A, Zone::Played), QStringList({"Ridiculous Ruling"}));
    (void)table.says(B, "no");
    QCOMPARE(table.names(A, Zone::Played), QStringList());
    QVERIFY(table.inOrder(
        {"hurt B 1: happened", "move Ridiculous Ruling: happened", "resolve Ridiculous Ruling: happened"}));
}

void TestChains::S0_23_chainsThatCannotFinishAreReported() {
    QVERIFY(stuckBy(Begins<Deeper>()).startsWith("Requests are nested too deep."));
    QVERIFY(stuckBy(Begins<Rounds>()).startsWith("It goes round in a circle without asking anybody."));
    QVERIFY(stuckBy(NeverAsks()).startsWith("It goes round in a circle without asking anybody."));
    QVERIFY(stuckBy(Begins<Empty>()).startsWith("A player is asked, but there is nothing to answer."));
    QVERIFY(stuckBy(Begins<Empty>(Empty{1})).startsWith("Somebody is asked who isn't there."));
}

void TestChains::S0_23_aStuckCommunicationStops() {
    const Begins<Deeper> rules;
    Table table(2, 7, rules);
    QCOMPARE(table.match().run(), Progress::Stuck);
    QCOMPARE(table.match().state().communications.size(), EngineLimits::depth + 1);
}

/// A player who has left is answered for automatically, but only a limited number of times.
void TestChains::S0_23_endlessQuestionsToAnAbsentPlayerAreReported() {
    const Begins<Nagging> rules;
    Table table(3, 7, rules);
    QCOMPARE(table.match().run(), Progress::Waiting);
    QCOMPARE(table.match().play(B, Reply(ReplyWord::Concede)), MessageId::None);
    QCOMPARE(table.match().run(), Progress::Stuck);
    const QString report = QString::fromStdString(table.match().report());
    QVERIFY2(report.startsWith("Nobody is there who would come to an end with answering."), qPrintable(report));
}

/// An endless card ends the match as a draw, and the reason is reported.
void TestChains::S0_23_anEndlesslyRepeatingCardIsReported() {
    Table table;
    table.hand(A, {"Double Feature"}).discard(A, {"Encore"}).begin();
    (void)table.plays(A, "Double Feature");
    QCOMPARE(table.asked(), "over: nobody"_L1);
    QVERIFY(table.match().pendingQuestion() == nullptr);
    QCOMPARE(table.match().state().globals.ending, MessageId::EndlessEffects);
    QCOMPARE(table.match().run(), Progress::Over);
}

void TestChains::S0_23_theReportListsOutstandingCommunications() {
    const QString report = stuckBy(Begins<Empty>());
    QVERIFY2(report.contains("1 empty at step 1\n  2 choose-card at step 0, because of 1"), qPrintable(report));
}

DUELOGUE_TEST(TestChains, QCoreApplication)

#include "tst_s0_chains.moc"
