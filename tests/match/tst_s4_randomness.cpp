#include <QMap>
#include <QTest>

#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/Match.h"
#include "tests/madeup/SelfPlay.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"

using namespace duelogue;
using namespace duelogue::madeup;
using namespace Qt::StringLiterals;

namespace {

/// Returns true if the counts pass a chi-squared test for uniformity with the bound `most`.
bool areUniform(const QList<int>& counts, double most) {
    double sum = 0;
    for (const int count : counts) sum += count;
    const double expected = sum / static_cast<double>(counts.size());
    double chi = 0;
    for (const int count : counts) chi += (count - expected) * (count - expected) / expected;
    if (chi > most) qInfo() << "chi squared" << chi << "of" << counts;
    return chi <= most;
}

/// Returns the hash of the final state of a match.
std::uint64_t endOf(std::uint64_t seed, const Chooser& chooser) {
    Match match = newMatch(2, seed);
    const QString wrong = play(match, chooser);
    if (!wrong.isEmpty()) qWarning().noquote() << wrong;
    return match.state().hash();
}

}  // namespace

// Random choices, numbers and shuffles (S4.18 and S4.19).
class TestRandomness : public QObject {
    Q_OBJECT

private slots:
    void S4_18_choosersAreInterchangeable_data();
    void S4_18_choosersAreInterchangeable();
    void S4_18_randomChoiceIsUniform();
    void S4_18_aChoiceWithoutCandidatesIsImpossible();
    void S4_19_randomnessIsSeededAndPartOfTheState();
    void S4_19_numbersAreUniform_data();
    void S4_19_numbersAreUniform();
    void S4_19_shufflesAreUniform();
    void S4_19_randomCardsAreUniform();
    void S4_19_chooserAndRulesDrawFromDifferentSources();
};

void TestRandomness::S4_18_choosersAreInterchangeable_data() {
    QTest::addColumn<int>("which");
    QTest::newRow("always the first") << 0;
    QTest::newRow("always the last") << 1;
    QTest::newRow("at random") << 2;
}

void TestRandomness::S4_18_choosersAreInterchangeable() {
    QFETCH(int, which);
    // In this deal no player has a card that can stop its controller's own play. With one, always answering yes would
    // never end.
    Match match = newMatch(2, 13);
    QCOMPARE(play(match, which == 0 ? firstChooser() : which == 1 ? lastChooser() : randomChooser(1)), QString());
    QVERIFY(match.state().globals.over != 0);
}

void TestRandomness::S4_18_randomChoiceIsUniform() {
    Table table;
    table.hand(A, {"Grunt", "Brute", "Tavern"}).begin();
    Replies replies;
    table.match().legalReplies(replies);
    QCOMPARE(replies.size(), std::size_t(5));
    const Chooser choose = randomChooser(99);
    QList<int> counts(5, 0);
    for (int i = 0; i < 10'000; ++i) {
        const Reply picked = choose(table.match(), replies);
        ++counts[std::find(replies.begin(), replies.end(), picked) - replies.begin()];
    }
    QVERIFY(areUniform(counts, 18.5));  // 4 degrees of freedom: exceeded with probability 0.001
}

/// Rules never ask for a choice without candidates (S0_23 shows what happens if a rulebook does). A card's choice
/// without candidates is skipped, and its verb is impossible. Options without effect are not offered.
void TestRandomness::S4_18_aChoiceWithoutCandidatesIsImpossible() {
    Table table;
    table.hand(A, {"Break In"}).begin();
    QCOMPARE(table.plays(A, "Break In"), "A turn"_L1);
    QVERIFY(table.inOrder({"access: impossible"}));
}

void TestRandomness::S4_19_randomnessIsSeededAndPartOfTheState() {
    QCOMPARE(endOf(7, randomChooser(1)), endOf(7, randomChooser(1)));
    QVERIFY(endOf(7, randomChooser(1)) != endOf(8, randomChooser(1)));
    Match match = newMatch(2, 7);
    match.run();
    Match copy = match;
    QCOMPARE(play(match, randomChooser(3)), QString());
    QCOMPARE(play(copy, randomChooser(3)), QString());
    QVERIFY(match.state() == copy.state());
}

void TestRandomness::S4_19_numbersAreUniform_data() {
    QTest::addColumn<int>("below");
    QTest::addColumn<double>("bound");  // of chi squared, exceeded with probability 0.001
    QTest::newRow("2") << 2 << 10.9;
    QTest::newRow("3") << 3 << 13.9;
    QTest::newRow("7") << 7 << 22.5;
    QTest::newRow("60") << 60 << 98.4;
}

void TestRandomness::S4_19_numbersAreUniform() {
    QFETCH(int, below);
    QFETCH(double, bound);
    Random random(2024);
    QList<int> counts(below, 0);
    for (int i = 0; i < 60'000; ++i) ++counts[random.below(static_cast<std::uint32_t>(below))];
    QVERIFY(areUniform(counts, bound));
}

void TestRandomness::S4_19_shufflesAreUniform() {
    QMap<QString, int> orders;
    Match match(madeUpRules());
    match.state().globals.random = Random(5);
    const std::vector<std::vector<DefinitionId>> decks{
        {DefinitionId(0), DefinitionId(1), DefinitionId(2), DefinitionId(3)}, {}};
    madeUpRules().setUp(match, decks);
    for (int i = 0; i < 24'000; ++i) {
        shuffleDeck(match, A);
        QString order;
        for (const CardId card : match.state().zone(A, Zone::Deck)) {
            order += QString::number(match.state().card(card).definition.value);
        }
        ++orders[order];
    }
    QCOMPARE(orders.size(), 24);
    QVERIFY(areUniform(orders.values(), 49.7));
}

/// Two of four cards: all twelve ordered pairs are equally likely.
void TestRandomness::S4_19_randomCardsAreUniform() {
    QMap<QString, int> pairs;
    for (std::uint64_t seed = 1; seed <= 3'000; ++seed) {
        Table table(2, seed);
        table.hand(A, {"Scatter", "Grunt", "Brute", "Tavern", "Well"}).begin();
        (void)table.plays(A, "Scatter");
        ++pairs[table.names(A, Zone::Discard).mid(0, 2).join(u' ')];
    }
    QCOMPARE(pairs.size(), 12);
    QVERIFY(areUniform(pairs.values(), 31.3));  // 11 degrees of freedom: exceeded with probability 0.001
}

void TestRandomness::S4_19_chooserAndRulesDrawFromDifferentSources() {
    Match match = newMatch(2, 7);
    match.run();
    const Random before = match.state().globals.random;
    const Chooser choose = randomChooser(3);
    Replies replies;
    match.legalReplies(replies);
    for (int i = 0; i < 10; ++i) (void)choose(match, replies);
    QVERIFY(match.state().globals.random == before);
}

DUELOGUE_TEST(TestRandomness, QCoreApplication)

#include "tst_s4_randomness.moc"
