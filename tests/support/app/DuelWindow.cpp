#include "tests/support/app/DuelWindow.h"

#include <algorithm>

namespace duelogue {

SetupModel& DuelWindow::start() const {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return *m_setup;
}

MatchConfig DuelWindow::config(const QString& first, const QString& second) {
    MatchConfig config;
    config.game = "arcana";
    config.seats = {{"Anna", first, "dawn-patrol"}, {"Ben", second, "ash-and-bone"}};
    return config;
}

void DuelWindow::openWindow() {
    Warnings::collect();
    Preferences().setMotion(false);
    Preferences().setPace("off");
    m_setup = std::make_unique<SetupModel>();
    m_table = std::make_unique<TableModel>();
    m_session = std::make_unique<MatchController>(*m_table);
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_desk = std::make_unique<DeckClipboard>(*m_setup);
    m_matches = std::make_unique<MatchesModel>(*m_table);
    QObject::connect(m_matches.get(), &MatchesModel::goOnWanted, m_session.get(),
                     [this](const SavedMatch& match) { QVERIFY(m_session->goOn(match)); });
    QObject::connect(m_table.get(), &TableModel::reviewWanted, m_matches.get(),
                     [this] { m_matches->open(m_session->matchId()); });
    // The program also starts the analysis here.
    QObject::connect(m_table.get(), &TableModel::shown, m_matches.get(), [this, ended = QString()]() mutable {
        if (!m_session->isPlaying()) return;
        const QString id = m_table->table().result.over ? m_session->matchId() : QString();
        if (std::exchange(ended, id) != id && !id.isEmpty()) (void)m_matches->selectEnded(id);
    });
    QObject::connect(m_matches->replay(), &ReplayModel::branchWanted, m_session.get(), [this](const SavedMatch& match) {
        m_matches->replay()->close();
        QVERIFY(m_session->goOn(match));
    });
    QObject::connect(m_session.get(), &MatchController::deckEditWanted, m_setup.get(), &SetupModel::editWanted);
    m_lesson = std::make_unique<LessonController>(*m_table, m_lessonSource);
    m_setup->show(startOffer());
    prepareWindow(*m_engine);
    QVERIFY2(duelogue::openWindow(*m_engine, *m_table, *m_setup, *m_matches, *m_lesson), qPrintable(Warnings::text()));
    m_table->setGuard({});  // tests answer faster than people
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().constFirst());
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
    resizeWindow({1600, 900});
}

void DuelWindow::resizeWindow(QSize size) {
    m_window->setWindowStates(Qt::WindowNoState);
    m_window->setMinimumSize({});
    m_window->resize(size);
    QVERIFY(QTest::qWaitFor([&] { return m_window->contentItem()->size().toSize() == size; }));
    QCoreApplication::processEvents();
}

void DuelWindow::closeWindow() {
    m_engine.reset();
    m_session.reset();
    m_desk.reset();
    m_matches.reset();
    m_lesson.reset();
    m_table.reset();
    m_setup.reset();
    QCOMPARE(Warnings::text(), QString());
}

bool DuelWindow::settle() {
    return QTest::qWaitFor(
        [this] {
            const TableState& table = m_table->table();
            return table.result.over || !table.curtain.name.isEmpty() || !table.question.answers.empty();
        },
        20'000);
}

QQuickItem* DuelWindow::find(const char* property, const QVariant& value, bool legal, const char* sort) {
    QQuickItem* found = nullptr;
    (void)QTest::qWaitFor(
        [&] {
            for (QQuickItem* item : itemsWith(sort != nullptr ? sort : property)) {
                if (item->property(property) == value && (!legal || item->property("legal").toBool())) found = item;
            }
            return found != nullptr;
        },
        3000);
    return found;
}

bool DuelWindow::isHinted(const QString& words) const {
    return std::ranges::any_of(itemsWith("text"), [&](const QQuickItem* item) {
        return item->property("text").toString().startsWith(words) && !item->property("truncated").toBool() &&
               QString(item->parentItem()->metaObject()->className()).contains("Popup");
    });
}

QQuickItem* DuelWindow::listOf(QQuickItem* item) {
    while (item != nullptr && !(item->inherits("QQuickFlickable") && item->property("interactive").toBool()))
        item = item->parentItem();
    return item;
}

void DuelWindow::wheel(const QQuickItem* list, bool upwards) {
    const QPointF middle = list->mapToScene(list->boundingRect().center());
    QWheelEvent wheel(middle, m_window->mapToGlobal(middle), {}, QPoint(0, upwards ? 120 : -120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    // The scroll distance depends on the time since the last wheel event.
    wheel.setTimestamp(static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()));
    QCoreApplication::sendEvent(m_window, &wheel);
    // While the list moves, a click would only stop it.
    QVERIFY(QTest::qWaitFor([list] { return !list->property("moving").toBool(); }));
}

void DuelWindow::wheelTo(QQuickItem* item) {
    const QQuickItem* const list = listOf(item);
    if (list == nullptr) return;
    const QRectF room = list->mapRectToScene(list->boundingRect());
    const auto middle = [item] { return item->mapToScene(item->boundingRect().center()).y(); };
    for (int i = 0; i < 200 && (middle() < room.top() || middle() > room.bottom()); ++i)
        wheel(list, middle() < room.top());
}

QQuickItem* DuelWindow::findCard(int card) {
    // The cards to choose from lie over the table, where the same card may be on top of a pile.
    const char* const sort = m_table->question()->picks()->rowCount() > 0 ? "choosing" : "cardId";
    const QList<QQuickItem*> others = itemsWith(sort);
    QQuickItem* list = nullptr;
    for (QQuickItem* other : others) {
        if (list == nullptr && other->property("legal").toBool()) list = listOf(other);
    }
    // A long list creates no items far outside its visible part.
    const auto isThere = [&] {
        const QList<QQuickItem*> items = itemsWith(sort);
        return std::ranges::any_of(items, [card](const QQuickItem* item) { return item->property("cardId") == card; });
    };
    for (int i = 0; list != nullptr && i < 200 && !isThere(); ++i) wheel(list, i < 100);
    return find("cardId", card, true, sort);
}

void DuelWindow::clickAt(const QQuickItem* item, double across, double down, Qt::MouseButton button) {
    const auto spot = [&] { return item->mapToScene({item->width() * across, item->height() * down}).toPoint(); };
    const auto isInside = [&] { return QRect({}, m_window->size()).contains(spot()); };
    QVERIFY(QTest::qWaitFor(isInside));
    QTest::mouseClick(m_window, button, Qt::NoModifier, spot());
}

void DuelWindow::clickItem(QQuickItem* item) {
    wheelTo(item);
    clickAt(item, .5, .5, Qt::LeftButton);
}

bool DuelWindow::clickCard(int card, Qt::MouseButton button) {
    QQuickItem* item = findCard(card);
    if (item == nullptr) return false;
    wheelTo(item);
    clickAt(item, .12, .5, button);  // its left edge is visible where other cards cover its middle
    return true;
}

namespace {

/// Returns true if a picture in this item is still loading.
bool isLoading(const QQuickItem& item) {
    constexpr int loading = 2;  // Image.Loading
    if (item.inherits("QQuickImage") && item.property("status").toInt() == loading) return true;
    return std::ranges::any_of(item.childItems(), [](const QQuickItem* child) { return isLoading(*child); });
}

}  // namespace

void DuelWindow::waitForPictures() const {
    (void)QTest::qWaitFor([this] { return !isLoading(*m_window->contentItem()); });
}

void DuelWindow::picture(const QString& name) {
    const QString folder = qEnvironmentVariable("DUELOGUE_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(50);
    waitForPictures();
    m_window->grabWindow().save(QString("%1/%2-%3.png").arg(folder).arg(m_picture++, 3, 10, QChar('0')).arg(name));
}

}  // namespace duelogue
