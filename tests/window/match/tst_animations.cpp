#include <QElapsedTimer>
#include <QPainter>
#include <QQuickItem>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/games/Games.h"
#include "app/match/saved/Participants.h"
#include "app/match/session/MatchHistory.h"
#include "app/match/session/MomentRecorder.h"
#include "app/shell/paint/CardPaint.h"
#include "app/shell/paint/Palette.h"
#include "app/shell/paint/Shards.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/DuelWindow.h"
#include "tests/support/app/TableParts.h"

using namespace duelogue;

namespace {

constexpr int bear = 3, goblin = 4, wolf = 5;

/// Anna attacks with a green Bear (3) and a Wolf (5); Ben's Goblin (4) guards.
TableState combat() {
    TableState table = tableForTwo();
    table.cards = {cardOf(bear, 0, TableZone::Board, "Bear"), cardOf(wolf, 0, TableZone::Board, "Wolf"),
                   cardOf(goblin, 1, TableZone::Board, "Goblin")};
    table.cards[0].face.frame = "G";
    table.cards[0].stance = table.cards[1].stance = TableStance::Advancing;
    table.cards[2].stance = TableStance::Guarding;
    for (TableSeat& seat : table.seats) seat.value = seat.fullValue = 20;
    table.seats[1].piles = table.seats[0].piles;
    table.phases = {"Main", "Combat"};
    table.turnSeat = 0;
    return table;
}

/// Returns the table with a moment of the other player that lasts `time` milliseconds.
TableState momentOf(TableState table, TableMomentKind kind, int time) {
    table.moment.kind = kind;
    table.moment.seat = 1;
    table.moment.time = time;
    table.moment.words = {"It happens"};
    return table;
}

/// The Bear hits the Goblin, and the Goblin hits back.
TableState bearHitsGoblin(int time = 1200) {
    TableState table = momentOf(combat(), TableMomentKind::Damage, time);
    table.moment.strikes = {{bear, goblin, -1}, {goblin, bear, -1}};
    table.moment.numbers = {{goblin, -1, -2}, {bear, -1, -1}};
    return table;
}

/// The Wolf hits Ben.
TableState wolfHitsBen(int time = 1200) {
    TableState table = momentOf(combat(), TableMomentKind::Damage, time);
    table.moment.strikes = {{wolf, -1, 1}};
    table.moment.numbers = {{-1, 1, -3}};
    table.seats[1].value = 17;
    return table;
}

TableState deathOf(const std::vector<int>& cards, int time = 900) {
    TableState table = momentOf(combat(), TableMomentKind::Death, time);
    table.moment.cards = cards;
    return table;
}

/// The cards lie in their owners' graveyards, and a question follows.
TableState afterDeathOf(const std::vector<int>& cards) {
    TableState table = combat();
    for (TableCard& card : table.cards) {
        if (std::ranges::find(cards, card.id) == cards.end()) continue;
        card.zone = TableZone::Pile;
        card.pile = 1;
        card.stance = TableStance::None;
    }
    table.question.answers = {answerOf(0, "Go on")};
    return table;
}

QPointF middleOf(const QQuickItem* item) { return item->mapToScene(item->boundingRect().center()); }
double farFrom(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

}  // namespace

/// Animations of moments in the window: strikes, numbers and dying cards.
class TestAnimations : public QObject, private DuelWindow {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { closeWindow(); }

    void anAttackerLungesAtItsTargetAndReturns();
    void onlyTheAttackerLungesInCombat();
    void anEqualSecondStrikeIsAnimated();
    void aSeatLosesItsPointsWhenItIsHit();
    void aHitFlashesInTheColorOfWhatHits();
    void numbersWaitForTheHitAndFloat();
    void aDestroyedCardCrumblesOnceAndDisappears();
    void simultaneousDeathsCrumbleTogether();
    void leavingWhileACardCrumblesIsSafe();
    void reducedMotionStopsAnimations();
    void aClickFinishesAStrike();
    void aClickFinishesADeath();
    void aTappedCardOvershootsAndSettles();
    void aLiftedCardHasALongerShadow();
    void aShownCardComesFromItsPlayersHand();
    void theLightMarksTheActivePlayersSide();
    void shardsMakeTheWholeCard();
    void everyAttackIsAnimatedAsAStrike_data();
    void everyAttackIsAnimatedAsAStrike();

private:
    void setMotion(bool motion);
    [[nodiscard]] QQuickItem* card(int id) { return find("cardId", id); }
    [[nodiscard]] QList<QQuickItem*> crumbling() const { return itemsWith("cracked"); }
    [[nodiscard]] QQuickItem* ringOf(int value) { return find("seen", value); }
    void showFirst(const TableState& table);
};

void TestAnimations::init() {
    openWindow();
    setMotion(true);
}

void TestAnimations::setMotion(bool motion) {
    m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"))->setMotion(motion);
}

/// Shows the table and waits until every card is at its place.
void TestAnimations::showFirst(const TableState& table) {
    m_table->show(table);
    QTest::qWait(450);
}

void TestAnimations::anAttackerLungesAtItsTargetAndReturns() {
    showFirst(combat());
    const QQuickItem* const attacker = card(bear);
    const QPointF home = middleOf(attacker), target = middleOf(card(goblin));
    const double whole = farFrom(home, target);
    m_table->show(bearHitsGoblin());
    double nearest = whole, farthest = whole;
    QElapsedTimer clock;
    clock.start();
    while (nearest > whole * .7 || farthest <= whole) {
        const double now = farFrom(middleOf(attacker), target);
        nearest = std::min(nearest, now);
        farthest = std::max(farthest, now);
        QVERIFY2(clock.elapsed() < 3000, "it never came near");
        QTest::qWait(5);
    }
    picture("strike");
    QTRY_VERIFY(farFrom(middleOf(attacker), home) < 1);
    QTest::qWait(200);
    QVERIFY(farFrom(middleOf(attacker), home) < 1);
}

void TestAnimations::onlyTheAttackerLungesInCombat() {
    showFirst(combat());
    const QQuickItem* const guarding = card(goblin);
    const QPointF home = middleOf(guarding);
    m_table->show(bearHitsGoblin(600));
    for (int i = 0; i < 60; ++i) {
        QTest::qWait(5);
        QVERIFY(farFrom(middleOf(guarding), home) < 1);
    }
    // A guarding card that is not struck lunges itself.
    TableState alone = bearHitsGoblin(600);
    alone.moment.strikes = {{goblin, bear, -1}};
    m_table->show(alone);
    QVERIFY(QTest::qWaitFor([&] { return farFrom(middleOf(guarding), home) > 20; }));
}

void TestAnimations::anEqualSecondStrikeIsAnimated() {
    showFirst(combat());
    const QQuickItem* const attacker = card(bear);
    const QPointF home = middleOf(attacker);
    for (int i = 0; i < 2; ++i) {
        m_table->show(bearHitsGoblin(900));
        // Polled more often than by QTRY_VERIFY, because the movement is short.
        QVERIFY(QTest::qWaitFor([&] { return farFrom(middleOf(attacker), home) > 20; }));
        QTRY_VERIFY(farFrom(middleOf(attacker), home) < 1);
    }
}

void TestAnimations::aSeatLosesItsPointsWhenItIsHit() {
    showFirst(combat());
    m_table->show(wolfHitsBen());
    QCOMPARE(m_table->seats()->value(1, "value").toInt(), 17);
    const auto seen = [this] {
        QList<int> values;
        for (const QQuickItem* ring : itemsWith("seen")) values << ring->property("seen").toInt();
        return values;
    };
    QCOMPARE(seen(), QList<int>({20, 20}));
    for (const QQuickItem* ring : itemsWith("seen")) QVERIFY(!ring->property("flashing").toBool());
    QTRY_COMPARE(seen(), QList<int>({20, 17}));
    QVERIFY(ringOf(17)->property("flashing").toBool());
    QVERIFY(!ringOf(20)->property("flashing").toBool());
    picture("flash");
    QTRY_VERIFY(!ringOf(17)->property("flashing").toBool());
}

void TestAnimations::aHitFlashesInTheColorOfWhatHits() {
    showFirst(combat());
    m_table->show(bearHitsGoblin());
    // No flash before the hit.
    QCOMPARE(itemsWith("sparks").size(), 0);
    QTRY_COMPARE(itemsWith("sparks").size(), 2);
    QQuickItem* green = nullptr;
    for (QQuickItem* impact : itemsWith("sparks")) {
        if (impact->property("light").value<QColor>() == frameColors(u'G').hues.glow) green = impact;
    }
    QVERIFY(green != nullptr);
    QVERIFY(farFrom(middleOf(green), middleOf(card(goblin))) < 2);
    QTRY_COMPARE(itemsWith("sparks").size(), 0);
    // A hit from afar moves no card and flashes at once.
    TableState burnt = momentOf(combat(), TableMomentKind::Damage, 1200);
    burnt.moment.numbers = {{goblin, -1, -2, "R"}};
    m_table->show(burnt);
    QTRY_COMPARE(itemsWith("sparks").size(), 1);
    QCOMPARE(itemsWith("sparks").front()->property("light").value<QColor>(), frameColors(u'R').hues.glow);
}

void TestAnimations::numbersWaitForTheHitAndFloat() {
    showFirst(combat());
    m_table->show(wolfHitsBen());
    QQuickItem* number = nullptr;
    QTRY_VERIFY((number = itemsWith("floated").value(0)) != nullptr);
    QCOMPARE(number->property("sprung").toDouble(), 0.0);
    QTRY_COMPARE(ringOf(17)->property("seen").toInt(), 17);
    QTRY_COMPARE(number->property("sprung").toDouble(), 1.0);
    QTRY_COMPARE(number->property("floated").toDouble(), 1.0);
}

void TestAnimations::aDestroyedCardCrumblesOnceAndDisappears() {
    showFirst(combat());
    QCOMPARE(crumbling().size(), 0);
    m_table->show(deathOf({goblin}));
    QTRY_COMPARE(crumbling().size(), 1);
    const QQuickItem* const ashes = crumbling().front();
    QVERIFY(farFrom(middleOf(ashes), middleOf(card(goblin))) < 3);
    double before = 0;
    while (ashes->property("share").toDouble() < 1) {
        const double now = ashes->property("share").toDouble();
        QVERIFY(now >= before);
        before = now;
        if (now > .5) picture("crumbling");
        QTest::qWait(20);
    }
    // The card stays away for the rest of the moment.
    QTest::qWait(100);
    QCOMPARE(crumbling().size(), 1);
    QVERIFY(ashes->property("broken").toBool());
    m_table->show(afterDeathOf({goblin}));
    QCOMPARE(crumbling().size(), 0);
    // The card lies on its pile without having glided to it.
    const QQuickItem* const lies = card(goblin);
    QCOMPARE(lies->x(), lies->property("placeX").toDouble());
    QCOMPARE(lies->y(), lies->property("placeY").toDouble());
    QVERIFY(lies->x() < m_table->layout()->board().left());
    QTRY_COMPARE(lies->property("emerged").toDouble(), 1.0);
}

void TestAnimations::simultaneousDeathsCrumbleTogether() {
    showFirst(combat());
    m_table->show(deathOf({goblin, bear}));
    QTRY_COMPARE(crumbling().size(), 2);
    for (int i = 0; i < 30; ++i) {
        const auto shareOf = [this](int which) { return crumbling()[which]->property("share").toDouble(); };
        QVERIFY(std::abs(shareOf(0) - shareOf(1)) < .02);
        QTest::qWait(20);
    }
    picture("two-crumbled");
    m_table->show(afterDeathOf({goblin, bear}));
    QCOMPARE(crumbling().size(), 0);
}

/// A warning of Qt fails the test when the window closes.
void TestAnimations::leavingWhileACardCrumblesIsSafe() {
    showFirst(combat());
    m_table->show(deathOf({goblin}));
    QTRY_COMPARE(crumbling().size(), 1);
    QTRY_VERIFY(crumbling().front()->property("broken").toBool());
    m_table->leave();
    QTRY_COMPARE(crumbling().size(), 0);
    QCOMPARE(Warnings::text(), QString());
}

void TestAnimations::reducedMotionStopsAnimations() {
    setMotion(false);
    showFirst(combat());
    const QPointF home = middleOf(card(wolf));
    m_table->show(wolfHitsBen());
    QCOMPARE(ringOf(17)->property("flashing").toBool(), false);
    for (int i = 0; i < 40; ++i) {
        QVERIFY(farFrom(middleOf(card(wolf)), home) < 1);
        QCOMPARE(itemsWith("sparks").size(), 0);
        QTest::qWait(10);
    }
    QCOMPARE(itemsWith("floated").front()->property("sprung").toDouble(), 1.0);
    m_table->show(deathOf({goblin}));
    for (int i = 0; i < 20; ++i) {
        QCOMPARE(crumbling().size(), 0);
        QTest::qWait(10);
    }
    // The death is still marked.
    QVERIFY(find("sort", "death") != nullptr);
}

void TestAnimations::aClickFinishesAStrike() {
    showFirst(combat());
    const QPointF home = middleOf(card(wolf));
    connect(m_table.get(), &TableModel::nextWanted, this, [this] {
        TableState rest = wolfHitsBen();
        rest.moment = {};
        rest.question.answers = {answerOf(0, "Go on")};
        m_table->show(rest);
    });
    m_table->show(wolfHitsBen(8000));
    QTRY_VERIFY(farFrom(middleOf(card(wolf)), home) > 20);
    QTest::mouseClick(m_window, Qt::LeftButton, {}, m_table->layout()->board().center().toPoint());
    QVERIFY(farFrom(middleOf(card(wolf)), home) < 1);
    QCOMPARE(ringOf(17)->property("seen").toInt(), 17);
    QCOMPARE(itemsWith("sparks").size(), 0);
    QCOMPARE(itemsWith("floated").size(), 0);
}

void TestAnimations::aClickFinishesADeath() {
    showFirst(combat());
    connect(m_table.get(), &TableModel::nextWanted, this, [this] { m_table->show(afterDeathOf({goblin})); });
    m_table->show(deathOf({goblin}, 8000));
    QTRY_COMPARE(crumbling().size(), 1);
    QTest::mouseClick(m_window, Qt::LeftButton, {}, m_table->layout()->board().center().toPoint());
    QCOMPARE(crumbling().size(), 0);
    QCOMPARE(card(goblin)->x(), card(goblin)->property("placeX").toDouble());
}

void TestAnimations::aTappedCardOvershootsAndSettles() {
    TableState table = combat();
    showFirst(table);
    const auto turned = [this] {
        for (const QQuickItem* body : itemsWith("pictureTurned")) {
            if (body->parentItem()->property("cardId") == bear) return body->rotation();
        }
        return -1.0;
    };
    QCOMPARE(turned(), 0.0);
    table.cards[0].spent = true;
    m_table->show(table);
    double most = 0;
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 700) {
        most = std::max(most, turned());
        QTest::qWait(4);
    }
    QTRY_COMPARE(turned(), 8.0);
    QVERIFY2(most > 8.3, qPrintable(QString::number(most)));
}

void TestAnimations::aLiftedCardHasALongerShadow() {
    TableState table = combat();
    table.cards.push_back(cardOf(9, 0, TableZone::Hand, "Elf"));
    showFirst(table);
    const auto lifted = [this] {
        for (const QQuickItem* body : itemsWith("pictureTurned")) {
            if (body->parentItem()->property("cardId") == 9) return body->property("lifted").toDouble();
        }
        return -1.0;
    };
    QTRY_COMPARE(lifted(), 0.0);
    QTest::mouseMove(m_window, {700, 5});
    QTest::mouseMove(m_window, middleOf(card(9)).toPoint() - QPoint(0, 20));
    QTRY_VERIFY(lifted() > .5);
    picture("lifted");
    QTest::mouseMove(m_window, {700, 5});
    QTRY_COMPARE(lifted(), 0.0);
}

void TestAnimations::aShownCardComesFromItsPlayersHand() {
    showFirst(combat());
    const auto from = [this](int seat) {
        TableState shown = momentOf(combat(), TableMomentKind::Shown, 500);
        shown.moment.seat = seat;
        shown.moment.faces = {shown.cards.front().face};
        m_table->show(shown);
        return m_table->moment()->cards()->value(0, "from").toPointF();
    };
    QVERIFY(from(0).y() > m_table->layout()->board().bottom());
    QVERIFY(from(1).y() < m_table->layout()->board().top());
    for (const int seat : {0, 1}) QVERIFY(std::abs(from(seat).x() - m_table->layout()->board().center().x()) < 20);
}

void TestAnimations::theLightMarksTheActivePlayersSide() {
    TableState table = combat();
    showFirst(table);
    const QQuickItem* const light = itemsWith("place").front();
    const QPointF mine = m_table->layout()->turnLight().center();
    QVERIFY(mine.y() > m_table->layout()->board().center().y());
    QCOMPARE(middleOf(light), mine);
    table.turnSeat = 1;
    m_table->show(table);
    const QPointF others = m_table->layout()->turnLight().center();
    QVERIFY(others.y() < m_table->layout()->board().center().y());
    // The light glides instead of jumping.
    QVERIFY(farFrom(middleOf(light), others) > 50);
    QTRY_VERIFY(farFrom(middleOf(light), others) < 1);
}

void TestAnimations::shardsMakeTheWholeCard() {
    TableFace face;
    face.name = "Bear";
    face.frame = "G";
    const QImage card = charred(paintCard(CardForm::Face, face, 200));
    const QSize grid(3, 4);
    const double edge = card.width() * cardMargin / (1 + 2 * cardMargin);
    const QSizeF cell((card.width() - 2 * edge) / grid.width(), (card.height() - 2 * edge) / grid.height());
    QImage whole(card.size(), QImage::Format_ARGB32_Premultiplied);
    whole.fill(Qt::transparent);
    {
        QPainter painter(&whole);
        for (int column = 0; column < grid.width(); ++column) {
            for (int row = 0; row < grid.height(); ++row) {
                const QPointF at((column - shardMargin) * cell.width(), (row - shardMargin) * cell.height());
                for (const bool second : {false, true})
                    painter.drawImage(at + QPointF(edge, edge), shardOf(card, {grid, column, row, second}));
            }
        }
    }
    int missing = 0, seen = 0;
    for (int y = int(edge) + 12; y < whole.height() - edge - 12; ++y) {
        for (int x = int(edge) + 12; x < whole.width() - edge - 12; ++x) {
            ++seen;
            if (qAlpha(whole.pixel(x, y)) < 128) ++missing;
        }
    }
    QVERIFY2(missing * 200 < seen, qPrintable(QString("%1 of %2").arg(missing).arg(seen)));
}

void TestAnimations::everyAttackIsAnimatedAsAStrike_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("arcana") << "arcana";
    QTest::newRow("tribute") << "tribute";
}

/// In whole matches, every striking card advances or guards, every target exists, and each attack strikes at most once.
/// In Arcana, all combat damage comes from strikes.
void TestAnimations::everyAttackIsAnimatedAsAStrike() {
    QFETCH(const QString, game);
    const Game& its = *duelogue::game(game.toStdString());
    const bool arcana = game == "arcana";
    int strikes = 0, atSeats = 0, atCards = 0, fromAfar = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const std::vector<Occupant> occupants{{"Anna", true}, {"Ben", false}};
        MatchHistory* played = nullptr;
        MomentRecorder moments([&](const ReadableMatch& match) {
            return its.presenter().table(View(match, PlayerId(0)), occupants, {}, played->log());
        });
        const auto deck = [&](std::size_t which) { return its.decks()[which % its.decks().size()].deck.cards(); };
        const MatchStart start{seed, {deck(seed), deck(seed + 1)}};
        MatchHistory history(its.rulebook(), start, moments);
        played = &history;
        moments.watch(its.presenter(), history.match(), PlayerId(0), {}, true);
        const auto player = usualPlayer("greedy", its.rulebook(), seed);
        Replies replies;
        for (int i = 0; i < 4000 && history.match().pendingQuestion() != nullptr; ++i) {
            history.match().legalReplies(replies);
            const PlayerId asked = history.match().playerToAct();
            QVERIFY(history.take(asked,
                                 replies.size() == 1 ? replies.front() : player->choose(View(history.match(), asked))));
        }
        int attacks = 0;
        for (const TableState& beat : moments.take()) {
            if (beat.moment.kind == TableMomentKind::Advance) ++attacks;
            if (!arcana && !beat.moment.strikes.empty()) QVERIFY(--attacks >= 0);
            for (const TableNumber& number : beat.moment.numbers) fromAfar += number.frame.isEmpty() ? 0 : 1;
            for (const TableStrike& strike : beat.moment.strikes) {
                ++strikes;
                const auto striker = std::ranges::find(beat.cards, strike.card, &TableCard::id);
                QVERIFY(striker != beat.cards.end() && striker->zone == TableZone::Board);
                QVERIFY(striker->stance != TableStance::None);
                (strike.toCard >= 0 ? atCards : atSeats) += 1;
                const auto target = std::ranges::find(beat.cards, strike.toCard, &TableCard::id);
                QVERIFY(strike.toSeat >= 0 || (target != beat.cards.end() && target->zone == TableZone::Board));
            }
        }
    }
    QVERIFY(strikes > 20 && atSeats > 5 && atCards > 5);
    QVERIFY(fromAfar > 0);
}

DUELOGUE_TEST(TestAnimations, QGuiApplication)
#include "tst_animations.moc"
