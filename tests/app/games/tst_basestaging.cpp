#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include "app/games/presenter/ReplyPreview.h"
#include "app/match/layout/TableLayout.h"
#include "app/match/rows/ColumnRows.h"
#include "app/match/rows/MomentRows.h"
#include "match/loop/ReadableMatch.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

/// Returns a table of three players with two bases.
StagedTable basebreakTable(const QString& position, const QStringList& moves = {}) {
    return StagedTable::checked("game basebreak\n" + position, moves, {"Anna", "Ben", "Cleo"}, "basebreak");
}

const TableAnswer* answerOn(const TableState& table, const QString& name) {
    const TableCard* card = cardNamed(table, name);
    if (card == nullptr) return nullptr;
    const auto found = std::ranges::find(table.question.answers, card->id, &TableAnswer::card);
    return found == table.question.answers.end() ? nullptr : &*found;
}

std::vector<QString> comesOf(const StagedTable& shown, const Reply& reply) {
    const View view = shown.view();
    return ReplyPreview(view, reply).words(shown.occupants());
}

const char* const twoBases = R"(
table
  play      The Grey Opal, Cave of Shinies
player 1
  hand      Invader, Howl
  discard pile Tenacious Z
  play      War Raptor (on The Grey Opal), King Rex (on Cave of Shinies)
  deck      Howl x10
player 2
  play      Zapbot (on The Grey Opal), Poison (on War Raptor)
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)";

}  // namespace

/// Basebreak on the table: bases as columns, the cards of each seat there, and the questions.
class TestBaseStaging : public QObject {
    Q_OBJECT

private slots:
    void spaceNeverEndsATurnWithPlaysLeft();
    void everyBaseIsAColumnWithThePowerOfEachSeat();
    void actionsOnAMinionAreTuckedUnderIt();
    void sourcesOfExtraPowerAreNamed();
    void aBaseShowsItsPrizesAndBreakpoint();
    void playableDiscardsAreShownNextToTheHand();
    void seatsShowPointsAndRemainingPlays();
    void aLookedAtCardIsShownWithTheQuestion();
    void theMinionBeingMovedIsMarked();
    void theBaseForAPlayIsChosenOnTheTable();
    void triggeredAbilitiesAreListedSeparately();
    void equalTriggersAreOrderedByTheirCards();
    void anExtraPlayCanBeUsedSavedOrDeclined();
    void aPreviewShowsTheResultOfAPlay();
    void previewsDoNotRevealRandomResults();
    void previewsDoNotRevealHiddenCards();
    void theLogNamesRanksPointsAndReasons();
    void theFinalPointsAreLoggedOnce();
    void theLogNamesTheTargetOfACard();
    void theLogContains_data();
    void theLogContains();
    void scoringABaseIsOneMoment();
    void aBaseKeepsItsPlaceWhileAnotherIsReplaced();
    void anExchangedBaseTakesTheOldPlace();
    void gainsAppearNextToTheNameOfTheSeat();
    void columnsAndCardsAreOnTheBoardWithoutOverlap_data();
    void columnsAndCardsAreOnTheBoardWithoutOverlap();
};

void TestBaseStaging::spaceNeverEndsATurnWithPlaysLeft() {
    const auto golden = [](const StagedTable& shown) {
        const auto answers = shown.table().question.answers;
        const auto found = std::ranges::find_if(answers, &TableAnswer::isDefault);
        return found == answers.end() ? QString() : found->label;
    };
    QCOMPARE(golden(basebreakTable(twoBases)), QString());
    const QString empty =
        QString(twoBases).replace("  hand      Invader, Howl\n", "").replace("  discard pile Tenacious Z\n", "");
    QCOMPARE(golden(basebreakTable(empty)), "End turn");
}

void TestBaseStaging::aLookedAtCardIsShownWithTheQuestion() {
    const QString position = QString(twoBases).replace("hand      Invader, Howl", "hand      Walker");
    const StagedTable shown = basebreakTable(position, {"1 play Walker", "1 choose The Grey Opal"});
    const TableQuestion question = shown.table().question;
    QCOMPARE(question.ask, TableAsk::Pick);
    QCOMPARE(question.shown.size(), 1U);
    QCOMPARE(question.shown.front().face.name, "Howl");
    QCOMPARE(question.answers.size(), 2U);
}

void TestBaseStaging::theMinionBeingMovedIsMarked() {
    const QString position = QString(twoBases)
                                 .replace("hand      Invader, Howl", "hand      Full Sail")
                                 .replace("The Grey Opal, Cave of Shinies", "The Grey Opal, Cave of Shinies, Tortuga");
    const StagedTable shown =
        basebreakTable(position, {"1 play Full Sail", "1 choose War Raptor", "1 choose King Rex"});
    const TableState table = shown.table();
    const TableCard* const marked = cardNamed(table, "War Raptor");
    QVERIFY2(table.question.sentence.startsWith("War Raptor – "), qPrintable(table.question.sentence));
    QCOMPARE(table.question.chosen, std::vector<int>{marked->id});
}

void TestBaseStaging::everyBaseIsAColumnWithThePowerOfEachSeat() {
    const auto shown = basebreakTable(twoBases);
    const TableState table = shown.table();
    QCOMPARE(table.columns.size(), 2U);
    QCOMPARE(table.columns[0].card, cardNamed(table, "The Grey Opal")->id);
    QCOMPARE(table.columns[0].bar.most, 17);
    QCOMPARE(table.columns[0].bar.shares[1], 2);
    QCOMPARE(table.columns[1].bar.shares, (std::vector<int>{7, 0, 0}));
    QCOMPARE(table.columns[1].standing[0], "Scores now: 4 points");
    QCOMPARE(table.columns[1].standing[1], "");
    QCOMPARE(cardNamed(table, "King Rex")->column, 1);
    QCOMPARE(cardNamed(table, "Zapbot")->seat, 1);
}

void TestBaseStaging::actionsOnAMinionAreTuckedUnderIt() {
    const TableState table = basebreakTable(twoBases).table();
    QCOMPARE(cardNamed(table, "Poison")->attachedTo, cardNamed(table, "War Raptor")->id);
    QVERIFY(!cardNamed(table, "War Raptor")->notes.empty());
}

void TestBaseStaging::sourcesOfExtraPowerAreNamed() {
    QString position = QString(twoBases).replace("King Rex (on", "War Raptor (on The Grey Opal), King Rex (on");
    QCOMPARE(
        cardNamed(basebreakTable(position.replace("Poison (on War Raptor)", "Zapbot (on Cave of Shinies)")).table(),
                  "War Raptor")
            ->notes,
        (std::vector<QString>{"Power 4 (printed: 2)", "+2 (its own text)"}));
}

void TestBaseStaging::aBaseShowsItsPrizesAndBreakpoint() {
    const TableState table = basebreakTable(twoBases).table();
    const TableFace& face = cardNamed(table, "Cave of Shinies")->face;
    QCOMPARE(face.figures, "23");
    QCOMPARE(face.cost, (std::vector<QString>{"4", "2", "1"}));
}

void TestBaseStaging::playableDiscardsAreShownNextToTheHand() {
    const TableState table = basebreakTable(twoBases).table();
    const TableCard* card = cardNamed(table, "Tenacious Z");
    QVERIFY(answerOn(table, "Tenacious Z") != nullptr);
    QCOMPARE(card->zone, TableZone::Hand);
    QVERIFY(!card->lent.isEmpty());
}

void TestBaseStaging::seatsShowPointsAndRemainingPlays() {
    const TableState table = basebreakTable(twoBases, {"1 play Invader", "1 choose The Grey Opal"}).table();
    QCOMPARE(table.seats.size(), 3U);
    QCOMPARE(table.seats[0].value, 1);
    QCOMPARE(table.seats[0].fullValue, 15);
    QCOMPARE(table.seats[0].facts.size(), 3U);
    QCOMPARE(table.seats[0].facts[1].number, 0);
    QCOMPARE(table.seats[0].facts[2].number, 1);
    QCOMPARE(table.seats[1].facts.size(), 1U);
}

void TestBaseStaging::theBaseForAPlayIsChosenOnTheTable() {
    const TableState table = basebreakTable(twoBases, {"1 play Invader"}).table();
    QCOMPARE(table.question.ask, TableAsk::Cards);
    QCOMPARE(table.question.title, "Invader");
    QVERIFY(answerOn(table, "The Grey Opal") != nullptr);
    QVERIFY(std::ranges::any_of(table.question.answers, &TableAnswer::isCancel));
}

/// S2.21
void TestBaseStaging::triggeredAbilitiesAreListedSeparately() {
    const TableState table = basebreakTable(R"(
table
  play      The Grey Opal, Cave of Shinies
  base deck Tortuga
player 1
  play      King Rex x3 (on The Grey Opal), First Mate (on The Grey Opal), Scout (on The Grey Opal)
  deck      Howl x10
player 2
  play      First Mate (on The Grey Opal)
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)",
                                            {"1 done"})
                                 .table();
    QStringList labels;
    for (const TableAnswer& answer : table.question.answers) labels << answer.label;
    labels.sort();
    QCOMPARE(labels, (QStringList{"Ben's First Mate on The Grey Opal", "Scout", "The Grey Opal",
                                  "your First Mate on The Grey Opal"}));
}

void TestBaseStaging::equalTriggersAreOrderedByTheirCards() {
    const TableQuestion question = basebreakTable(R"(
table
  play      Tar Pits
player 1
  hand      Cannon
  deck      Howl x10
player 2
  play      Zapbot (on Tar Pits), Collector (on Tar Pits)
  deck      King Rex
)",
                                                  {"1 play Cannon", "1 choose Collector", "1 choose Zapbot"})
                                       .table()
                                       .question;
    QCOMPARE(question.source.name, "Tar Pits");
    QCOMPARE(question.sentence, "Choose the order: which resolves first?");
    QCOMPARE(question.ask, TableAsk::Pick);
    QCOMPARE(question.shown.size(), 2U);
}

void TestBaseStaging::anExtraPlayCanBeUsedSavedOrDeclined() {
    const auto asks = [](const char* position, const QStringList& moves) {
        const TableQuestion question = basebreakTable(position, moves).table().question;
        const auto onward =
            std::ranges::find_if(question.answers, [](const TableAnswer& answer) { return answer.card < 0; });
        return QStringList{question.sentence, onward->label};
    };
    QCOMPARE(asks(R"(
table
  play      Tortuga
player 1
  hand      Zapbot, Enchantress
  deck      Howl x10
player 2
  play      Pay the Piper (on Tortuga)
  deck      King Rex x10
)",
                  {"1 play Zapbot"}),
             (QStringList{"You may play an extra minion of power 2 or less now or later this turn.", "Later"}));
    QCOMPARE(asks(R"(
table
  play      The Grey Opal, Tortuga
  base deck Jungle Oasis
player 1
  hand      Hidden Ninja, Chronomage, Mystic Studies
  play      King Rex x3 (on The Grey Opal)
  deck      Howl x10
player 2
  deck      King Rex x10
)",
                  {"1 done", "1 play Hidden Ninja"}),
             (QStringList{"You may play an extra action (now or never).", "Skip"}));
}

void TestBaseStaging::aPreviewShowsTheResultOfAPlay() {
    const auto shown = basebreakTable(twoBases, {"1 play Invader"});
    const auto told = comesOf(shown, shown.replies().front());
    QCOMPARE(told, (std::vector<QString>{"You score 1 point with Invader"}));
}

void TestBaseStaging::previewsDoNotRevealRandomResults() {
    const auto shown = basebreakTable(R"(
table
  play      The Grey Opal
player 1
  play      Saucy Wench (on The Grey Opal)
  hand      Powderkeg
  deck      Howl x10
player 2
  play      Gremlin (on The Grey Opal)
  hand      Zapbot, Howl
  deck      Zapbot x10
player 3
  hand      Zapbot, Howl
  deck      Zapbot x10
)",
                                      {});
    const auto play = std::ranges::find_if(shown.replies(), [](const Reply& r) { return r.subject.isCard(); });
    QVERIFY(play != shown.replies().end());
    const auto told = comesOf(shown, *play);
    for (const QString& line : told) QVERIFY2(!line.contains("discard"), qPrintable(line));
}

void TestBaseStaging::previewsDoNotRevealHiddenCards() {
    const auto shown = basebreakTable(R"(
table
  play      The Grey Opal
player 1
  hand      Neophyte
  deck      Howl, Summon, Howl x10
player 2
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)");
    const auto told = comesOf(shown, shown.replies().front());
    for (const QString& line : told) {
        QVERIFY2(!line.contains("Howl") && !line.contains("Summon"), qPrintable(line));
    }
}

void TestBaseStaging::theLogNamesRanksPointsAndReasons() {
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

void TestBaseStaging::theFinalPointsAreLoggedOnce() {
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

void TestBaseStaging::theLogNamesTheTargetOfACard() {
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
void TestBaseStaging::theLogContains_data() {
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

void TestBaseStaging::theLogContains() {
    QFETCH(QString, position);
    QFETCH(QStringList, moves);
    QFETCH(QString, words);
    const TableState table = basebreakTable(position, moves).table();
    QStringList all;
    static const QRegularExpression names("\\[\\[[^|]*\\|([^\\]]*)\\]\\]");
    for (const TableLogLine& line : table.log) all << QString(line.text).replace(names, "\\1");
    QVERIFY2(all.contains(words), qPrintable(all.join("\n") + "\nwanted: " + words));
}

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

}  // namespace

void TestBaseStaging::scoringABaseIsOneMoment() {
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

namespace {

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

void TestBaseStaging::aBaseKeepsItsPlaceWhileAnotherIsReplaced() {
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

void TestBaseStaging::anExchangedBaseTakesTheOldPlace() {
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

void TestBaseStaging::gainsAppearNextToTheNameOfTheSeat() {
    TableState table = basebreakTable(twoBases).table();
    table.moment.kind = TableMomentKind::Value;
    table.moment.numbers = {{-1, 1, 4}};
    const TableLayout layout = layOut(table, {{800, 600}});
    const auto rows = momentMarkRows(table, layout);
    QCOMPARE(rows.size(), 1U);
    const QRectF place = rows.front().values[2].toRectF();  // sort, amount, place
    const QRectF panel = layout.seats[1].panel;
    QCOMPARE(place.right(), panel.right());
    QVERIFY(place.center().x() > panel.left() + .9 * panel.width());
}

void TestBaseStaging::columnsAndCardsAreOnTheBoardWithoutOverlap_data() {
    QTest::addColumn<QSize>("window");
    for (const QSize size : {QSize(1600, 900), QSize(1280, 720), QSize(1024, 768), QSize(800, 600)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestBaseStaging::columnsAndCardsAreOnTheBoardWithoutOverlap() {
    QFETCH(QSize, window);
    const TableState table = basebreakTable(twoBases).table();
    const TableLayout layout = layOut(table, {window});
    QCOMPARE(layout.columns.size(), 2U);
    QVERIFY(!layout.columns[0].at.intersects(layout.columns[1].at));
    for (const TableCard& card : table.cards) {
        if (card.zone != TableZone::Board) continue;
        const CardPlace& place = layout.cards.at(card.id);
        QVERIFY2(layout.board.adjusted(-1, -1, 1, 1).contains(place.at), qPrintable(card.face.name));
        QVERIFY2(layout.columns[std::size_t(card.column)].at.contains(place.at.center()), qPrintable(card.face.name));
        QCOMPARE(place.form == TableForm::Wide, card.seat < 0);
    }
    QCOMPARE(columnRows(table, layout).size(), 2U);
    QCOMPARE(groupRows(table, layout).size(), 3U);
}

DUELOGUE_TEST(TestBaseStaging, QGuiApplication)
#include "tst_basestaging.moc"
