#include <QTest>
#include <deque>

#include "app/match/session/MatchController.h"
#include "app/shell/window/ArrowNavigation.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/PlayedOut.h"

using namespace duelogue;

/// The table with only the keyboard: all items that can be viewed, opened and read.
class TestArrowNavigation : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyCardAndPileIsReachedByArrows_data();
    void everyCardAndPileIsReachedByArrows();
    void tabSkipsUnusableCards();
    void enterOnAnUnusableCardEnlargesIt();
    void everyPileOpensByKeys_data();
    void everyPileOpensByKeys();
    void arrowsWalkThroughAPile();
    void arrowsWalkThroughAReplay();
    void theLogIsReadByKeys();
    void aLogLineOpensItsDecision();

private:
    void begin(const QString& game, int seats);
    /// Returns all items that declare themselves reachable by arrow keys.
    [[nodiscard]] QList<QQuickItem*> goals() const;
    [[nodiscard]] QQuickItem* focused() const { return m_window->activeFocusItem(); }
    void goTo(QQuickItem* item) const { item->forceActiveFocus(Qt::TabFocusReason); }
    void lookAround();
    void openReplay();
    [[nodiscard]] QQuickItem* log() const;
    [[nodiscard]] QString open() const { return itemsWith("pileName").front()->property("current").toString(); }
    [[nodiscard]] const TableCard* card(TableZone zone, int seat, bool useful) const;
};

void TestArrowNavigation::begin(const QString& game, int seats) {
    MatchConfig config{game, {}};
    const QString deck = game == "basebreak" ? "random+random" : "random";
    for (int seat = 0; seat < seats; ++seat) {
        config.seats.push_back({QString("Player %1").arg(seat + 1), seat == 0 ? "person" : "greedy", deck});
    }
    QVERIFY(m_session->begin(config, 5));
}

QList<QQuickItem*> TestArrowNavigation::goals() const {
    QList<QQuickItem*> found = itemsWith("walkable");
    erase_if(found, [](const QQuickItem* item) { return !item->property("walkable").toBool() || item->width() <= 0; });
    return found;
}

const TableCard* TestArrowNavigation::card(TableZone zone, int seat, bool useful) const {
    const TableState& table = m_table->table();
    for (const TableCard& card : table.cards) {
        const auto& answers = table.question.answers;
        const bool used = std::ranges::any_of(answers, [&](const TableAnswer& each) { return each.card == card.id; });
        if (card.zone == zone && card.seat == seat && used == useful && !card.hidden) return &card;
    }
    return nullptr;
}

void TestArrowNavigation::everyCardAndPileIsReachedByArrows_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const char* game : {"arcana", "tribute", "netrun", "basebreak"}) QTest::newRow(game) << game << 2;
    QTest::newRow("basebreak of three") << "basebreak" << 3;
    QTest::newRow("basebreak of four") << "basebreak" << 4;
}

/// Explores the table from every reached item in all directions.
void TestArrowNavigation::lookAround() {
    QQuickItem* const root = m_window->contentItem();
    std::deque<QQuickItem*> open;
    QSet<const QQuickItem*> known;
    const auto note = [&] {
        if (known.contains(focused())) return;
        known << focused();
        open.push_back(focused());
    };
    itemsWith("reach").front()->forceActiveFocus(Qt::TabFocusReason);
    for (const auto& [x, y] : {std::pair(0, -1), std::pair(0, 1)}) {
        if (ArrowNavigation::go(root, x, y)) note();
    }
    while (!open.empty()) {
        QQuickItem* const from = open.front();
        open.pop_front();
        for (const auto& [x, y] : {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)}) {
            goTo(from);
            if (ArrowNavigation::go(root, x, y)) note();
        }
    }
    for (const QQuickItem* goal : goals()) {
        const QString what = QString("%1 %2 at %3, %4 in turn %5")
                                 .arg(goal->metaObject()->className(), goal->property("name").toString())
                                 .arg(goal->mapToScene({}).x())
                                 .arg(goal->mapToScene({}).y())
                                 .arg(m_table->turn());
        if (!known.contains(goal)) picture("not-reached");
        QVERIFY2(known.contains(goal), qPrintable(what));
    }
}

void TestArrowNavigation::everyCardAndPileIsReachedByArrows() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    constexpr int every = 12;  // questions
    begin(game, seats);
    int answers = 0, looks = 0;
    while (settle() && !m_table->result()->over() && answers < 400) {
        if (m_table->question()->picks()->rowCount() == 0 && answers % every == 0) ++looks, lookAround();
        if (QTest::currentTestFailed()) return;
        const auto answer = wanted();
        QVERIFY(answer.has_value());
        m_table->answer(answer->index);
        ++answers;
    }
    QVERIFY(looks > 0 && answers > every);
}

void TestArrowNavigation::tabSkipsUnusableCards() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    toAChoice();
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(m_window, Qt::Key_Tab);
        const QVariant legal = focused()->property("legal");
        QVERIFY2(!legal.isValid() || legal.toBool(), qPrintable(focused()->property("name").toString()));
        QVERIFY2(legal.isValid() || !focused()->property("walkable").toBool(), "a pile");
    }
}

/// The enlarged card shows why it is unusable, including a card of another seat.
void TestArrowNavigation::enterOnAnUnusableCardEnlargesIt() {
    QVERIFY(m_session->begin(config("person", "greedy"), 11));
    const auto missing = [this] {
        return card(TableZone::Hand, 0, false) == nullptr || card(TableZone::Board, 1, false) == nullptr;
    };
    for (int i = 0; i < 120 && settle() && missing(); ++i) m_table->answer(wanted()->index);
    QVERIFY(settle() && !missing());
    for (const TableCard* each : {card(TableZone::Hand, 0, false), card(TableZone::Board, 1, false)}) {
        QQuickItem* const item = find("cardId", each->id);
        QVERIFY(item != nullptr);
        for (int i = 0; i < 300 && focused() != item; ++i) {
            const QPointF way = item->mapToScene({item->width() / 2, item->height() / 2}) -
                                focused()->mapToScene({focused()->width() / 2, focused()->height() / 2});
            const bool across = std::abs(way.x()) > std::abs(way.y()) && i % 3 != 2;
            QTest::keyClick(m_window, across ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                                             : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
        }
        QCOMPARE(focused(), item);
        QCOMPARE(itemsWith("inColumn").size(), 1);
        const QQuickItem* const preview = itemsWith("inColumn").front();
        QCOMPARE(preview->property("faceKey").toString(), item->property("faceKey").toString());
        QCOMPARE(preview->property("notes").toStringList(), QStringList(each->notes.begin(), each->notes.end()));
    }
}

void TestArrowNavigation::everyPileOpensByKeys_data() { everyCardAndPileIsReachedByArrows_data(); }

void TestArrowNavigation::everyPileOpensByKeys() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    begin(game, seats);
    for (int i = 0; i < 14 && settle() && !m_table->result()->over(); ++i) m_table->answer(wanted()->index);
    QVERIFY(settle());
    while (!m_table->result()->over() && m_table->question()->picks()->rowCount() > 0) {
        m_table->answer(wanted()->index);
        QVERIFY(settle());
    }
    QVERIFY(!m_table->result()->over());
    QStringList expected, opened;
    for (const TableSeat& seat : m_table->table().seats) {
        for (const TablePile& pile : seat.piles) {
            if (pile.opens) expected << QString("%1: %2").arg(seat.name, pile.name);
        }
    }
    QVERIFY(!expected.isEmpty());
    for (QQuickItem* item : goals()) {
        if (!item->property("opens").toBool()) continue;
        goTo(item);
        QTest::keyClick(m_window, Qt::Key_Return);
        QCOMPARE(open(), QStringLiteral("pile"));
        opened << itemsWith("pileName").front()->property("pileName").toString();
        QTest::keyClick(m_window, Qt::Key_Escape);
        QCOMPARE(open(), QString());
    }
    expected.sort();
    opened.sort();
    QCOMPARE(opened, expected);
}

void TestArrowNavigation::arrowsWalkThroughAPile() {
    TableState table;
    table.seats.resize(2);
    table.seats[0].name = "Anna";
    table.seats[0].piles = {{"Graveyard", "tombstone", 6, false, true}};
    for (int i = 0; i < 6; ++i) {
        TableCard dead;
        dead.id = i;
        dead.seat = 0;
        dead.zone = TableZone::Pile;
        dead.pile = 0;
        dead.face.name = QString("Bear %1").arg(i);
        table.cards.push_back(dead);
    }
    m_table->show(table);
    QTest::qWait(30);
    QTest::keyClick(m_window, Qt::Key_G);
    QCOMPARE(open(), QStringLiteral("pile"));
    QSet<int> seen;
    QTest::keyClick(m_window, Qt::Key_Up);
    for (int i = 0; i < 6; ++i) QTest::keyClick(m_window, Qt::Key_Left);
    for (int i = 0; i < 6; ++i) {
        seen << focused()->property("cardId").toInt();
        QTest::keyClick(m_window, Qt::Key_Right);
    }
    QCOMPARE(seen, (QSet<int>{0, 1, 2, 3, 4, 5}));
}

void TestArrowNavigation::openReplay() {
    const SavedMatch match = playedOut(config("random", "greedy"), 5);
    QVERIFY(putAway(match, 1'700'000'000));
    m_matches->refresh();
    m_matches->open(match.identity.id);
    m_matches->replay()->go(m_matches->replay()->last() / 2);
    QTest::qWait(50);
}

/// Only the arrows without Ctrl step through the replay.
void TestArrowNavigation::arrowsWalkThroughAReplay() {
    openReplay();
    ReplayModel& replay = *m_matches->replay();
    const int place = replay.place();
    QTest::keyClick(m_window, Qt::Key_Up, Qt::ControlModifier);
    for (int i = 0; i < 30; ++i) QTest::keyClick(m_window, Qt::Key_Down, Qt::ControlModifier);
    QSet<int> seen;
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_Up, Qt::Key_Right}) {
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(m_window, key, Qt::ControlModifier);
            if (const QVariant card = focused()->property("cardId"); card.isValid()) seen << card.toInt();
        }
    }
    QCOMPARE(replay.place(), place);
    QVERIFY2(seen.size() > 5, qPrintable(QString::number(seen.size())));
    lookAround();
    QTest::keyClick(m_window, Qt::Key_Right);
    QCOMPARE(replay.place(), place + 1);
}

QQuickItem* TestArrowNavigation::log() const {
    const QList<QQuickItem*> lists = itemsWith("following");
    return lists.isEmpty() ? nullptr : lists.front();
}

void TestArrowNavigation::theLogIsReadByKeys() {
    QVERIFY(m_session->begin(config("person", "random"), 11));
    QVERIFY(settle());
    // A constructed log is long enough in every case.
    TableState table = m_table->table();
    for (int i = 0; i < 80; ++i) table.log.push_back({1000 + i, QString("Line %1").arg(i), false});
    m_table->show(table);
    QQuickItem* const log = this->log();
    QVERIFY(log != nullptr);
    const auto at = [log] { return log->property("contentY").toDouble(); };
    QTRY_VERIFY(log->property("atYEnd").toBool() && at() > 0);
    const double end = at();
    QTest::keyClick(m_window, Qt::Key_PageUp);
    QVERIFY(at() < end);
    QVERIFY(!log->property("following").toBool());
    for (int i = 0; i < 60; ++i) QTest::keyClick(m_window, Qt::Key_PageUp);
    QVERIFY(log->property("atYBeginning").toBool());
    for (int i = 0; i < 60; ++i) QTest::keyClick(m_window, Qt::Key_PageDown);
    QVERIFY(log->property("atYEnd").toBool() && log->property("following").toBool());
    // Line by line; a screen reader reads the focused line.
    for (int i = 0; i < 80 && !log->hasActiveFocus(); ++i) QTest::keyClick(m_window, Qt::Key_Tab);
    QVERIFY(log->hasActiveFocus());
    const int last = int(m_table->table().log.size()) - 1;
    for (int i = 0; i < 3; ++i) QTest::keyClick(m_window, Qt::Key_Up);
    QCOMPARE(log->property("currentIndex").toInt(), last - 3);
    QCOMPARE(focused()->property("index").toInt(), last - 3);
    // Tab leaves the log in both directions.
    QTest::keyClick(m_window, Qt::Key_Tab);
    QVERIFY(!log->hasActiveFocus());
    QTest::keyClick(m_window, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(log->hasActiveFocus());
    QTest::keyClick(m_window, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(!log->hasActiveFocus());
}

void TestArrowNavigation::aLogLineOpensItsDecision() {
    openReplay();
    ReplayModel& replay = *m_matches->replay();
    const int place = replay.place();
    QQuickItem* const log = this->log();
    for (int i = 0; i < 80 && !log->hasActiveFocus(); ++i) QTest::keyClick(m_window, Qt::Key_Tab);
    QVERIFY(log->hasActiveFocus());
    for (int i = 0; i < 8; ++i) QTest::keyClick(m_window, Qt::Key_Up);
    QCOMPARE(replay.place(), place);
    const int line = focused()->property("index").toInt();
    QTest::keyClick(m_window, Qt::Key_Return);
    QVERIFY(replay.place() < place);
    const int there = replay.place();
    replay.go(place);
    replay.goToLine(line);
    QCOMPARE(replay.place(), there);
}

DUELOGUE_TEST(TestArrowNavigation, QGuiApplication)
#include "tst_arrownavigation.moc"
