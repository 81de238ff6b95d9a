// The table of a match in windows of many sizes: every item has its place, and none covers another.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include "app/library/files/Preferences.h"
#include "app/library/matches/MatchesModel.h"
#include "app/match/lesson/LessonController.h"
#include "app/match/table/TableModel.h"
#include "app/shell/window/Window.h"
#include "app/start/SetupModel.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/FullTables.h"
#include "tests/support/app/Items.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/StagedTable.h"
#include "tests/support/app/Warnings.h"

using namespace duelogue;
using namespace duelogue::fulltables;

namespace {

TableHints someHints(const TableQuestion& question) {
    TableHints hints;
    for (const TableAnswer& answer : question.answers) {
        if (hints.hints.size() == 3) break;
        TableHint hint;
        hint.answer = answer.index;
        hint.words = "Cast a spell with a rather long name on Elite Cat Warrior";
        hint.chance = .61 - .1 * double(hints.hints.size());
        hint.margin = .03;
        hint.loss = .61 - hint.chance;
        hint.line =
            "You: attack with Storm Crow. Ben: play Island, block Grizzly Bears with Bog Wraith, attack with "
            "Spined Wurm …";
        if (answer.card >= 0) hint.cards = {answer.card};
        hints.hints.push_back(hint);
    }
    return hints;
}

bool inside(const QRectF& inner, const QRectF& outer) { return outer.adjusted(-1.5, -1.5, 1.5, 1.5).contains(inner); }

bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a.intersected(b);
    return both.width() > 1 && both.height() > 1;
}

QRectF placeOf(const QQuickItem* item) { return item->mapRectToScene({0, 0, item->width(), item->height()}); }

/// Returns true if the item is inside a scrolling area and can therefore extend beyond its visible part.
bool scrolls(const QQuickItem* item) {
    for (const QQuickItem* at = item->parentItem(); at != nullptr; at = at->parentItem()) {
        if (at->inherits("QQuickFlickable") && at->property("interactive").toBool()) return true;
    }
    return false;
}

QString told(const QQuickItem* item) {
    for (const char* property : {"text", "tooltip", "name", "keycap"}) {
        QString text = item->property(property).toString();
        if (!text.isEmpty()) return text;
    }
    return item->metaObject()->className();
}

QString toldAt(const QQuickItem* item) {
    const QRectF at = placeOf(item);
    return QString("%1 (%2, %3, %4 x %5)").arg(told(item)).arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
}

/// Returns the middle of the visible clickable part of a card, slightly higher, because only the upper part of a hand
/// card is in the window.
QPoint middleOfStrip(QQuickItem* card) {
    for (const QQuickItem* part : card->childItems()) {
        if (part->inherits("QQuickMouseArea"))
            return part->mapToScene({part->width() / 2, part->height() * .4}).toPoint();
    }
    return {};
}

}  // namespace

class TestSizes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void controlsFitWithoutOverlap_data();
    void controlsFitWithoutOverlap();
    void aRaisedCardNeverCoversTheQuestion_data() { sizes(); }
    void aRaisedCardNeverCoversTheQuestion();
    void thePreviewHidesNeitherQuestionNorButtons_data() { sizes(); }
    void thePreviewHidesNeitherQuestionNorButtons();

private:
    OwnHome m_home;
    TableModel m_table;
    SetupModel m_setup;
    MatchesModel m_matches{m_table};
    LessonController m_lesson{m_table};
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
    QString m_faults;

    static void sizes();
    void open(const QString& name, QSize size, double letters);
    void collect(QQuickItem* item, QList<QQuickItem*>& controls) const;
    [[nodiscard]] QList<QQuickItem*> controls() const;
    void checkTexts(QQuickItem* control, const QRectF& within);
    void check(bool holds, const QString& what) {
        if (!holds) m_faults += "\n  " + what;
    }
    void picture(const QString& name);
};

void TestSizes::initTestCase() {
    Warnings::collect();
    Preferences().setMotion(false);
    m_engine = std::make_unique<QQmlApplicationEngine>();
    prepareWindow(*m_engine);
    QVERIFY(openWindow(*m_engine, m_table, m_setup, m_matches, m_lesson));
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().front());
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
    // Independent of the screen.
    m_window->setWindowStates(Qt::WindowNoState);
    m_window->setMinimumSize({});
}

void TestSizes::cleanupTestCase() {
    m_engine.reset();
    qInstallMessageHandler(nullptr);
    QCOMPARE(Warnings::text(), QString());
}

void TestSizes::sizes() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("letters");
    for (const QSize size :
         {QSize(800, 600), QSize(1024, 640), QSize(1366, 768), QSize(1600, 900), QSize(3840, 2160)}) {
        for (const double letters : {1.0, 1.4}) {
            QTest::addRow("%d x %d, letters %.1f", size.width(), size.height(), letters) << size << letters;
        }
    }
}

void TestSizes::open(const QString& name, QSize size, double letters) {
    const Play* play = &plays().front();
    for (const Play& each : plays()) {
        if (name.startsWith(each.name)) play = &each;
    }
    const StagedTable staged(position(*play), play->moves, {"Maximiliane von Hohenstein-Falkenberg", "Ben"});
    QVERIFY2(staged.problem().empty(), staged.problem().c_str());
    TableState table = staged.table();
    QCOMPARE(table.viewer, 0);
    table.canUndo = table.canHint = true;
    auto* preferences = m_engine->singletonInstance<Preferences*>(qmlTypeId("Duelogue", 1, 0, "Preferences"));
    QVERIFY(preferences != nullptr);
    preferences->setLetters(letters);
    m_window->resize(size);
    m_table.show(table);
    if (name.contains("hints")) m_table.showHints(someHints(table.question));
    QVERIFY(QTest::qWaitFor([&] { return m_table.layout()->window() == QSizeF(size); }));
    QTest::mouseMove(m_window, {2, 2});
    QTest::qWait(60);
}

void TestSizes::collect(QQuickItem* item, QList<QQuickItem*>& controls) const {
    if (!item->isVisible() || item->opacity() == 0) return;
    const bool isSeat = item->property("panel").isValid() && item->property("facts").isValid();
    if (item->inherits("QQuickAbstractButton") || (isSeat && item->isEnabled())) controls << item;
    const auto children = item->childItems();
    for (QQuickItem* child : children) collect(child, controls);
}

QList<QQuickItem*> TestSizes::controls() const {
    QList<QQuickItem*> found;
    collect(m_window->contentItem(), found);
    return found;
}

/// Checks that every text of a control lies within the control.
void TestSizes::checkTexts(QQuickItem* control, const QRectF& within) {
    const auto children = control->childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible()) continue;
        if (child->inherits("QQuickText")) {
            const QSizeF letters(child->property("contentWidth").toDouble(),
                                 child->property("contentHeight").toDouble());
            const QRectF at = child->mapRectToScene({QPointF(0, 0), letters});
            check(at.width() <= within.width() + 1.5 && at.height() <= within.height() + 1.5 &&
                      placeOf(child).bottom() <= within.bottom() + 1.5,
                  "does not fit: " + toldAt(child) + " on " + toldAt(control));
        }
        checkTexts(child, within);
    }
}

void TestSizes::controlsFitWithoutOverlap_data() {
    QTest::addColumn<QString>("play");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("letters");
    QStringList names{"mid, hints", "search, hints"};
    for (const Play& play : plays()) names << play.name;
    for (const QString& name : names) {
        for (const QSize size : {QSize(800, 600), QSize(1024, 640), QSize(1366, 768), QSize(1600, 900)}) {
            for (const double letters : {1.0, 1.4}) {
                QTest::addRow("%s, %d x %d, letters %.1f", qPrintable(name), size.width(), size.height(), letters)
                    << name << size << letters;
            }
        }
    }
    QTest::addRow("full, 3840 x 2160") << "full" << QSize(3840, 2160) << 1.0;
}

void TestSizes::controlsFitWithoutOverlap() {
    QFETCH(const QString, play);
    QFETCH(const QSize, size);
    QFETCH(const double, letters);
    open(play, size, letters);
    if (QTest::currentTestFailed()) return;
    m_faults.clear();
    picture(QString("%1-%2x%3-%4").arg(play).arg(size.width()).arg(size.height()).arg(letters).replace(", ", "-"));
    const QRectF window({0, 0}, QSizeF(size));
    const QList<QQuickItem*> all = controls();
    check(all.size() > 4, "there are hardly any controls");
    for (QQuickItem* item : all) {
        const QRectF at = placeOf(item);
        const bool moves = scrolls(item);
        check(moves || inside(at, window), "outside the window: " + toldAt(item));
        check(at.width() > 12 && at.height() > 12, "too small: " + toldAt(item));
        checkTexts(item, at);
        for (QQuickItem* other : all) {
            if (other == item) break;
            const bool over = !moves && !scrolls(other) && overlap(at, placeOf(other));
            check(!over, toldAt(item) + " lies over " + toldAt(other));
        }
    }
    const TableLayout layout = layOut(m_table.table(), {QSizeF(size), letters, 1, m_table.layout()->questionNeeds()});
    for (const auto& [id, place] : layout.cards) {
        if (place.form == TableForm::Tile && !place.covered)
            check(place.at.width() >= (size.width() < 1300 ? 32 : 40) &&
                      inside(place.at, layout.board.united(layout.column)),
                  "a tile is lost");
    }
    for (const SeatPlace& seat : layout.seats) {
        for (const QRectF& pile : seat.piles)
            check(inside(pile, window) && !overlap(pile, layout.board), "a pile is lost");
    }
    check(layout.phases.height() > 90, "there is no room for the phases");
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults));
}

void TestSizes::aRaisedCardNeverCoversTheQuestion() {
    QFETCH(const QSize, size);
    QFETCH(const double, letters);
    open("full", size, letters);
    if (QTest::currentTestFailed()) return;
    const QRectF question = m_table.layout()->question();
    const auto cards = itemsWith(m_window->contentItem(), "risen");
    int forward = 0;
    for (QQuickItem* card : cards) {
        if (card->property("form").toInt() != int(TableForm::Held)) continue;
        const QPoint strip = middleOfStrip(card);
        QTest::mouseMove(m_window, strip);
        QTest::mouseMove(m_window, strip + QPoint(0, 5));
        QVERIFY(QTest::qWaitFor([card] { return card->property("risen").toBool(); }, 2000));
        ++forward;
        QTest::qWait(10);
        for (QQuickItem* part : card->childItems()) {
            if (part->isVisible()) QVERIFY2(!overlap(placeOf(part), question), qPrintable(toldAt(part)));
        }
    }
    QCOMPARE(forward, 12);
}

void TestSizes::thePreviewHidesNeitherQuestionNorButtons() {
    QFETCH(const QSize, size);
    QFETCH(const double, letters);
    open("payment", size, letters);
    if (QTest::currentTestFailed()) return;
    const QQuickItem* preview = named(m_window->contentItem(), "preview");
    QVERIFY(preview != nullptr);
    QList<int> seen{int(TableForm::Back)};  // one card of each form
    for (QQuickItem* card : itemsWith(m_window->contentItem(), "risen")) {
        const int form = card->property("form").toInt();
        if (seen.contains(form)) continue;
        seen << form;
        const QPoint at = middleOfStrip(card);
        QTest::mouseMove(m_window, at);
        QTest::mouseMove(m_window, at + QPoint(0, 5));
        QVERIFY(QTest::qWaitFor([preview] { return preview->isVisible(); }, 2000));
        QVERIFY(inside(placeOf(preview), QRectF({0, 0}, QSizeF(size))));
        QVERIFY2(!overlap(placeOf(preview), m_table.layout()->question()), qPrintable(toldAt(card)));
        for (QQuickItem* control : controls()) {
            QVERIFY2(scrolls(control) || !overlap(placeOf(preview), placeOf(control)), qPrintable(toldAt(control)));
        }
    }
    QVERIFY(seen.contains(int(TableForm::Held)) && seen.contains(int(TableForm::Tile)));
    picture(QString("preview-%1x%2-%3").arg(size.width()).arg(size.height()).arg(letters));
}

void TestSizes::picture(const QString& name) {
    const QString folder = qEnvironmentVariable("DUELOGUE_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(200);
    m_window->grabWindow().save(folder + '/' + name + ".png");
}

DUELOGUE_TEST(TestSizes, QGuiApplication)
#include "tst_sizes.moc"
