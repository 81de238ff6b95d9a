#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include "match/loop/ReadableMatch.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/BasebreakTables.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

/// An observer that collects the moments with ranks.
class Ranks : public Observer {
public:
    explicit Ranks(const GamePresenter& presenter) : m_presenter(presenter) {}
    void completed(const ReadableMatch& match, const Communication& /*done*/) override {
        const auto moment = m_presenter.moment(View(match, PlayerId(0)));
        if (!moment) return;
        if (moment->kind == TableMomentKind::Ranked) moments.push_back(*moment);
        isPaidApart = isPaidApart || moment->kind == TableMomentKind::Value;
    }
    std::vector<TableMoment> moments;
    bool isPaidApart = false;

private:
    const GamePresenter& m_presenter;
};

/// Returns the names at the heads of the columns, from left to right.
QStringList heads(const TableState& table) {
    QStringList names;
    for (const TableColumn& column : table.columns) {
        const auto head = std::ranges::find(table.cards, column.card, &TableCard::id);
        names << (head == table.cards.end() ? QString("?") : head->face.name);
    }
    return names;
}

/// An observer that records the visible row of bases at every moment.
class BaseRows : public Observer {
public:
    BaseRows(const GamePresenter& presenter, const std::vector<Occupant>& occupants)
        : m_presenter(presenter), m_occupants(occupants) {}
    void completed(const ReadableMatch& match, const Communication& /*done*/) override {
        const View view(match, PlayerId(0));
        if (m_presenter.moment(view)) seen << heads(m_presenter.table(view, m_occupants, {}, {})).join(", ");
    }
    QStringList seen;

private:
    const GamePresenter& m_presenter;
    const std::vector<Occupant>& m_occupants;
};

}  // namespace

// The log lines and moments of Basebreak.
class TestBaseMoments : public QObject {
    Q_OBJECT

private slots:
    void theLogNamesRanksPointsAndReasons();
    void theFinalPointsAreLoggedOnce();
    void theLogNamesTheTargetOfACard();
    void theLogContains_data();
    void theLogContains();
    void scoringABaseIsOneMoment();
    void aBaseKeepsItsPlaceWhileAnotherIsReplaced();
    void anExchangedBaseTakesTheOldPlace();
};

void TestBaseMoments::theLogNamesRanksPointsAndReasons() {
    const TableState table = basebreakTable(R"(
table
  play      Cave of Shinies
  base deck The Homeworld, Tortuga
player 1
  play      King Rex x3 (on Cave of Shinies)
  deck      Howl x10
player 2
  play      Zapbot (on Cave of Shinies)
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)",
                                            {"1 done"})
                                 .table();
    const auto says = [&](const QString& words) {
        return std::ranges::any_of(table.log, [&](const TableLogLine& line) { return line.text.contains(words); });
    };
    QVERIFY(says(" scores (23 power, breakpoint 23)"));
    QVERIFY(says("(first, 21 power)"));
    QVERIFY(says("(second, 2 power)"));
    QCOMPARE(table.seats[0].value, 4);
}

void TestBaseMoments::theFinalPointsAreLoggedOnce() {
    const TableState table = basebreakTable(R"(
table
  play      The Grey Opal, Cave of Shinies
player 1
  points    14
  hand      Invader
  deck      Howl x10
player 2
  points    9
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)",
                                            {"1 play Invader", "1 choose The Grey Opal", "1 done"})
                                 .table();
    QVERIFY(table.result.over);
    QStringList last;
    for (const TableLogLine& line : table.log) last << line.text;
    last = last.mid(last.size() - 2);
    QCOMPARE(last, (QStringList{"Final score: you 15, Ben 9, Cleo 0", "You win."}));
    QCOMPARE(table.result.sentence, "Anna 15, Ben 9, Cleo 0.");
}

void TestBaseMoments::theLogNamesTheTargetOfACard() {
    const TableState table = basebreakTable(R"(
table
  play      Cave of Shinies
player 1
  hand      Mark of Sleep, Sacrifice
  deck      Howl x10
player 2
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)",
                                            {"1 play Mark of Sleep", "1 choose player 3"})
                                 .table();
    QVERIFY2(table.log.back().text.contains("Mark of Sleep") && table.log.back().text.endsWith(" targets Cleo"),
             qPrintable(table.log.back().text));
}

/// The words of a line that `theLogContains` expects after the moves.
void TestBaseMoments::theLogContains_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<QString>("words");
    const auto at = [](const QString& mine, const QString& others, const QString& bases = "The Grey Opal") {
        return "\ntable\n  play " + bases + "\nplayer 1\n  " + mine + "\n  deck Howl x10\nplayer 2\n  " + others +
               "\n  deck Zapbot x10\nplayer 3\n  deck Zapbot x10\n";
    };
    QTest::newRow("the pile from which a card is played")
        << at("discard pile Tenacious Z", "hand Zapbot") << QStringList{"1 play Tenacious Z"}
        << "You play Tenacious Z from the discard pile on The Grey Opal";
    QTest::newRow("the hand that is looked at")
        << at("hand Probe", "hand Zapbot, Howl") << QStringList{"1 play Probe", "1 choose player 2"}
        << "You look at 2 cards in Ben's hand";
    QTest::newRow("cards shuffled into the deck, without names")
        << at("hand Lend a Hand\n  discard pile Zapbot, Howl", "hand Zapbot")
        << QStringList{"1 play Lend a Hand", "1 choose Zapbot", "1 choose Howl"}
        << "2 cards are shuffled into your deck";
    QTest::newRow("one card shuffled into the deck")
        << at("hand Microbot Reclaimer\n  discard pile Microbot Fixer", "hand Zapbot")
        << QStringList{"1 play Microbot Reclaimer", "1 choose Microbot Fixer"} << "A card is shuffled into your deck";
    QTest::newRow("a hand is shuffled into the deck")
        << at("hand Winds of Change, Zapbot, Howl", "hand Zapbot") << QStringList{"1 play Winds of Change"}
        << "2 cards are shuffled into your deck";
    QTest::newRow("revealed cards") << at("hand Hoverbot", "hand Zapbot") << QStringList{"1 play Hoverbot"}
                                    << "You reveal Howl";
    QTest::newRow("the cards that each other player reveals")
        << at("hand Mass Enchantment", "hand Zapbot") << QStringList{"1 play Mass Enchantment"}
        << "Ben reveals Zapbot, Cleo reveals Zapbot";
    QTest::newRow("cards that are not destroyed")
        << at("hand Assassination\n  play Scout (on The Grey Opal)", "play Warbot (on The Grey Opal)")
        << QStringList{"1 play Assassination", "1 choose Warbot", "1 done"}
        << "Warbot is not destroyed by Assassination";
    QTest::newRow("an action destroys itself") << at("play Overrun (on The Grey Opal)", "hand Zapbot")
                                               << QStringList{"1 done", "2 done", "3 done"} << "Overrun is destroyed";
    QTest::newRow("the base that replaces another")
        << at("hand Terraforming", "hand Zapbot", "The Grey Opal\n  base deck Tortuga, The Homeworld")
        << QStringList{"1 play Terraforming", "1 choose Tortuga"} << "Tortuga replaces it; the base deck is shuffled";
}

void TestBaseMoments::theLogContains() {
    QFETCH(QString, position);
    QFETCH(QStringList, moves);
    QFETCH(QString, words);
    const TableState table = basebreakTable(position, moves).table();
    QStringList all;
    static const QRegularExpression names("\\[\\[[^|]*\\|([^\\]]*)\\]\\]");
    for (const TableLogLine& line : table.log) all << QString(line.text).replace(names, "\\1");
    QVERIFY2(all.contains(words), qPrintable(all.join("\n") + "\nwanted: " + words));
}

void TestBaseMoments::scoringABaseIsOneMoment() {
    StagedTable shown = basebreakTable(R"(
table
  play      The Grey Opal
player 1
  play      King Rex (on The Grey Opal)
  deck      Howl x10
player 2
  play      King Rex (on The Grey Opal)
  deck      Zapbot x10
player 3
  play      Laseratops (on The Grey Opal)
  deck      Zapbot x10
)");
    Ranks ranks(game("basebreak")->presenter());
    shown.addObserver(ranks);
    (void)shown.match().play(PlayerId(0), Reply(ReplyWord::Done));
    QCOMPARE(ranks.moments.size(), 1U);
    QVERIFY(!ranks.isPaidApart);
    const TableMoment& moment = ranks.moments.front();
    QCOMPARE(moment.faces.front().name, "The Grey Opal");
    QCOMPARE(moment.words, std::vector<QString>{"The Grey Opal scores"});
    const std::vector<TableRank> expected{{0, "tied for first with 7 power", 7, "+3"},
                                          {1, "tied for first with 7 power", 7, "+3"},
                                          {2, "third with 4 power", 4, "+1"}};
    QCOMPARE(moment.ranks, expected);
    // The gains float up from the seats.
    const std::vector<TableNumber> gains{{-1, 0, 3}, {-1, 1, 3}, {-1, 2, 1}};
    QCOMPARE(moment.numbers, gains);
}

void TestBaseMoments::aBaseKeepsItsPlaceWhileAnotherIsReplaced() {
    StagedTable shown = basebreakTable(R"(
table
  play      Tar Pits, The Grey Opal, Cave of Shinies, Jungle Oasis
  base deck Tortuga, The Mothership
player 1
  play      King Rex x3 (on The Grey Opal)
  deck      Howl x10
player 2
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)");
    BaseRows rows(shown.presenter(), shown.occupants());
    shown.addObserver(rows);
    (void)shown.match().play(PlayerId(0), Reply(ReplyWord::Done));
    QCOMPARE(heads(shown.table()).join(", "), "Tar Pits, Tortuga, Cave of Shinies, Jungle Oasis");
    rows.seen.removeDuplicates();
    const QStringList expected{"Tar Pits, The Grey Opal, Cave of Shinies, Jungle Oasis",
                               "Tar Pits, Tortuga, Cave of Shinies, Jungle Oasis"};
    QCOMPARE(rows.seen, expected);
}

void TestBaseMoments::anExchangedBaseTakesTheOldPlace() {
    const StagedTable shown = basebreakTable(R"(
table
  play      Tar Pits, The Grey Opal, Cave of Shinies
  base deck Tortuga, The Mothership
player 1
  hand      Terraforming
  play      King Rex (on The Grey Opal)
  deck      Howl x10
player 2
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)",
                                             {"1 play Terraforming", "1 choose The Grey Opal", "1 choose Tortuga"});
    QCOMPARE(heads(shown.table()).join(", "), "Tar Pits, Tortuga, Cave of Shinies");
}

DUELOGUE_TEST(TestBaseMoments, QGuiApplication)

#include "tst_basemoments.moc"
