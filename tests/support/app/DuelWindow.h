#pragma once

#include <QDateTime>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <functional>
#include <memory>
#include <optional>

#include "app/library/files/Preferences.h"
#include "app/library/matches/MatchesModel.h"
#include "app/match/lesson/LessonController.h"
#include "app/match/session/MatchController.h"
#include "app/match/table/TableModel.h"
#include "app/shell/window/Window.h"
#include "app/start/DeckClipboard.h"
#include "app/start/SetupChoices.h"
#include "app/start/SetupModel.h"
#include "tests/support/app/Items.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/Warnings.h"

namespace duelogue {

/// A fixture that drives the window by clicks and keys, like a person. Each test opens a new window. Any warning of Qt
/// fails the test.
class DuelWindow {
    std::unique_ptr<SetupModel> m_setup;

protected:
    OwnHome m_home;
    std::unique_ptr<TableModel> m_table;
    std::unique_ptr<MatchController> m_session;
    std::unique_ptr<DeckClipboard> m_desk;
    std::unique_ptr<MatchesModel> m_matches;
    LessonSource m_lessonSource = programLessons;
    std::unique_ptr<LessonController> m_lesson;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;

    /// The input device of the person.
    enum class By : std::uint8_t { Mouse, Keys };

    /// Returns the model of the start screen. Deferred deletions are done first, as between two real clicks.
    [[nodiscard]] SetupModel& start() const;
    /// Returns a match of Dawn Patrol against Ash and Bone. `first` and `second` are the kinds of the players.
    [[nodiscard]] static MatchConfig config(const QString& first, const QString& second);
    void openWindow();
    void closeWindow();
    /// Resizes the window, independent of the screen.
    void resizeWindow(QSize size);
    /// Waits until a person must answer or the match is over.
    [[nodiscard]] bool settle();
    /// Returns all visible items with that property.
    [[nodiscard]] QList<QQuickItem*> itemsWith(const char* property) const {
        return duelogue::itemsWith(m_window->contentItem(), property);
    }
    /// Waits for a visible item whose property has this value, and returns it; nullptr after 3 s. If `sort` is given,
    /// the item must also have that property. If `legal` is true, its property `legal` must be true.
    [[nodiscard]] QQuickItem* find(const char* property, const QVariant& value, bool legal = false,
                                   const char* sort = nullptr);
    /// Returns true if a tooltip shows a text that begins with these words.
    [[nodiscard]] bool isHinted(const QString& words) const;
    /// Clicks the item. Scrolls a list first if the item is outside its visible part.
    void clickItem(QQuickItem* item);
    [[nodiscard]] bool clickCard(int card, Qt::MouseButton button = Qt::LeftButton);
    /// Returns the answer of a simple player: plays cards with automatic payment, attacks with everything, and
    /// otherwise gives the default answer.
    /// - In Arcana, lands and spells come first.
    /// - In Tribute, summons come first, then sets and uses, and every attack.
    /// - In Netrun, scoring, rezzing and installing come first, then advancing and running.
    /// Returns std::nullopt if every answer cancels.
    [[nodiscard]] std::optional<TableAnswer> wanted() const;
    /// Gives the answer by clicks.
    void answerByMouse(const TableAnswer& answer);
    void answerByMouse() {
        answer([this](const TableAnswer& answer) { answerByMouse(answer); });
    }
    /// Gives the answer by keys. Space gives the default, Escape cancels, and a digit presses a button or enters a
    /// number. Cards and players are reached with Tab and chosen with Return.
    void answerByKeyboard(const TableAnswer& answer);
    void answerByKeyboard() {
        answer([this](const TableAnswer& answer) { answerByKeyboard(answer); });
    }
    /// Plays to the person's main phase with something to play.
    void toAChoice();
    /// Plays a match to its end and lifts every curtain. Checks that other players' hands are never visible. Saves a
    /// picture with that name at every `every`-th answer.
    void playToTheEnd(By by, const QString& name, int every);
    /// Does the same with the given answers. The match may be short.
    void playOut(By by, const std::function<void()>& answer, const QString& name, int every);
    /// Plays a match between two people to its end. Checks that the opponent's face-down cards show only backs, and
    /// that there is such a card.
    void playAsTwo(By by, const QString& name, int every);
    /// Saves a picture of the window if DUELOGUE_PICTURES=FOLDER is set.
    void picture(const QString& name);
    /// Waits until all pictures are loaded. Cards are painted in another thread.
    void waitForPictures() const;

private:
    void liftCurtain(By by);
    void answer(By by) { by == By::Mouse ? answerByMouse() : answerByKeyboard(); }
    /// Passes the answer of wanted() to the function.
    void answer(const std::function<void(const TableAnswer&)>& by);
    /// Clicks a point of the item, given as fractions of its width and height. Waits until the point is inside the
    /// window, because the item may still be moving.
    void clickAt(const QQuickItem* item, double across, double down, Qt::MouseButton button);
    void wheelTo(QQuickItem* item);
    void wheel(const QQuickItem* list, bool upwards);
    /// Returns the scrollable list that contains the item, or nullptr.
    [[nodiscard]] static QQuickItem* listOf(QQuickItem* item);
    /// Returns the item of a card that can be chosen. Scrolls its list if necessary.
    [[nodiscard]] QQuickItem* findCard(int card);
    /// Presses the space bar for the golden button. If another button has the focus, Tab moves the focus first.
    void pressGolden(const TableAnswer& answer);
    /// Changes the offered number to this one, with the buttons for less and more.
    void stepTo(int number);
    [[nodiscard]] QString nameOf(const TableAnswer& answer) const {
        return m_table->table().question.title + ": " + answer.label;
    }

    int m_picture = 0;
};

inline SetupModel& DuelWindow::start() const {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return *m_setup;
}

inline MatchConfig DuelWindow::config(const QString& first, const QString& second) {
    MatchConfig config;
    config.game = "arcana";
    config.seats = {{"Anna", first, "dawn-patrol"}, {"Ben", second, "ash-and-bone"}};
    return config;
}

inline void DuelWindow::openWindow() {
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
    QObject::connect(m_matches->replay(), &ReplayModel::branchWanted, m_session.get(), [this](const SavedMatch& match) {
        m_matches->replay()->close();
        QVERIFY(m_session->goOn(match));
    });
    m_lesson = std::make_unique<LessonController>(*m_table, m_lessonSource);
    m_setup->show(startOffer());
    prepareWindow(*m_engine);
    QVERIFY2(duelogue::openWindow(*m_engine, *m_table, *m_setup, *m_matches, *m_lesson), qPrintable(Warnings::text()));
    m_table->setGuard({});  // tests answer faster than people
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().constFirst());
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
    resizeWindow({1600, 900});
}

inline void DuelWindow::resizeWindow(QSize size) {
    m_window->setWindowStates(Qt::WindowNoState);
    m_window->setMinimumSize({});
    m_window->resize(size);
    QVERIFY(QTest::qWaitFor([&] { return m_window->contentItem()->size().toSize() == size; }));
    QCoreApplication::processEvents();
}

inline void DuelWindow::closeWindow() {
    m_engine.reset();
    m_session.reset();
    m_desk.reset();
    m_matches.reset();
    m_lesson.reset();
    m_table.reset();
    m_setup.reset();
    QCOMPARE(Warnings::text(), QString());
}

inline bool DuelWindow::settle() {
    return QTest::qWaitFor(
        [this] {
            const TableState& table = m_table->table();
            return table.result.over || !table.curtain.name.isEmpty() || !table.question.answers.empty();
        },
        20'000);
}

inline QQuickItem* DuelWindow::find(const char* property, const QVariant& value, bool legal, const char* sort) {
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

inline bool DuelWindow::isHinted(const QString& words) const {
    return std::ranges::any_of(itemsWith("text"), [&](const QQuickItem* item) {
        return item->property("text").toString().startsWith(words) && !item->property("truncated").toBool() &&
               QString(item->parentItem()->metaObject()->className()).contains("Popup");
    });
}

inline QQuickItem* DuelWindow::listOf(QQuickItem* item) {
    while (item != nullptr && !(item->inherits("QQuickFlickable") && item->property("interactive").toBool()))
        item = item->parentItem();
    return item;
}

inline void DuelWindow::wheel(const QQuickItem* list, bool upwards) {
    const QPointF middle = list->mapToScene(list->boundingRect().center());
    QWheelEvent wheel(middle, m_window->mapToGlobal(middle), {}, QPoint(0, upwards ? 120 : -120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    // The scroll distance depends on the time since the last wheel event.
    wheel.setTimestamp(static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()));
    QCoreApplication::sendEvent(m_window, &wheel);
    // While the list moves, a click would only stop it.
    QVERIFY(QTest::qWaitFor([list] { return !list->property("moving").toBool(); }));
}

inline void DuelWindow::wheelTo(QQuickItem* item) {
    const QQuickItem* const list = listOf(item);
    if (list == nullptr) return;
    const QRectF room = list->mapRectToScene(list->boundingRect());
    const auto middle = [item] { return item->mapToScene(item->boundingRect().center()).y(); };
    for (int i = 0; i < 200 && (middle() < room.top() || middle() > room.bottom()); ++i)
        wheel(list, middle() < room.top());
}

inline QQuickItem* DuelWindow::findCard(int card) {
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

inline void DuelWindow::clickAt(const QQuickItem* item, double across, double down, Qt::MouseButton button) {
    const auto spot = [&] { return item->mapToScene({item->width() * across, item->height() * down}).toPoint(); };
    const auto isInside = [&] { return QRect({}, m_window->size()).contains(spot()); };
    QVERIFY(QTest::qWaitFor(isInside));
    QTest::mouseClick(m_window, button, Qt::NoModifier, spot());
}

inline void DuelWindow::clickItem(QQuickItem* item) {
    wheelTo(item);
    clickAt(item, .5, .5, Qt::LeftButton);
}

inline bool DuelWindow::clickCard(int card, Qt::MouseButton button) {
    QQuickItem* item = findCard(card);
    if (item == nullptr) return false;
    wheelTo(item);
    clickAt(item, .12, .5, button);  // its left edge is visible where other cards cover its middle
    return true;
}

inline std::optional<TableAnswer> DuelWindow::wanted() const {
    const TableQuestion& question = m_table->table().question;
    for (const char* begins : {"Play this land", "Cast", "Play this", "Normal Summon", "Flip Summon", "Attack", "Set",
                               "Activate", "Use ability", "Score", "Rez", "Install", "Advance", "Run ", "Play"}) {
        for (const TableAnswer& answer : question.answers) {
            if (question.ask == TableAsk::Act && answer.card >= 0 && answer.label.startsWith(QLatin1String(begins)))
                return answer;
        }
    }
    for (const TableAnswer& answer : question.answers) {
        if (answer.index == TableAnswer::all && question.chosen.empty()) return answer;
    }
    for (const TableAnswer& answer : question.answers) {
        if (answer.isDefault) return answer;
    }
    // Answers that the space bar never gives.
    for (const char* begins :
         {"Steal", "Let ", "Leave it", "No ", "None", "Choose none", "Play none", "Skip", "Main Phase 2", "End turn"}) {
        for (const TableAnswer& answer : question.answers) {
            if (answer.card < 0 && answer.label.startsWith(QLatin1String(begins))) return answer;
        }
    }
    for (const TableAnswer& answer : question.answers) {
        if (!answer.isCancel) return answer;
    }
    return std::nullopt;
}

inline void DuelWindow::answer(const std::function<void(const TableAnswer&)>& by) {
    const std::optional<TableAnswer> answer = wanted();
    QVERIFY(answer.has_value());
    by(*answer);
}

inline void DuelWindow::stepTo(int number) {
    const auto row = [this](int step) { return m_table->table().question.answers[std::size_t(step)].number; };
    while (m_table->question()->step() < 0 || row(m_table->question()->step()) != number) {
        const int before = m_table->question()->step();
        QQuickItem* button = find("text", before < 0 || row(before) < number ? "+" : "−");
        QVERIFY(button != nullptr);
        clickItem(button);
        QVERIFY2(m_table->question()->step() != before, qPrintable(QString::number(number)));
    }
}

inline void DuelWindow::answerByMouse(const TableAnswer& answer) {
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    const QString what = nameOf(answer);
    // A card under the pointer rises and may cover another one.
    QTest::mouseMove(m_window, QPoint(m_window->width() - 20, m_window->height() / 2));
    QCoreApplication::processEvents();
    if (answer.card >= 0) {
        QVERIFY2(clickCard(answer.card, answer.isRare ? Qt::RightButton : Qt::LeftButton), qPrintable(what));
        if (m_table->gesture()->menuCard() >= 0) {
            QQuickItem* entry = find("answer", answer.index, false);
            QVERIFY2(entry != nullptr, qPrintable(what));
            clickItem(entry);
        }
        if (answer.onto >= 0 && shown.isEmpty()) QVERIFY2(clickCard(answer.onto), qPrintable(what));
    } else if (answer.seat >= 0) {
        QQuickItem* seat = find("index", answer.seat, true, "panel");
        QVERIFY2(seat != nullptr, qPrintable(what));
        clickItem(seat);
    } else {
        // Only one of many numbers is shown, and a separate button takes it.
        if (m_table->question()->stepping()) stepTo(answer.number);
        if (QTest::currentTestFailed()) return;
        QQuickItem* button = m_table->question()->stepping() ? find("text", "Confirm") : find("answer", answer.index);
        QVERIFY2(button != nullptr, qPrintable(what));
        clickItem(button);
    }
    QVERIFY2(!shown.isEmpty() || shown.wait(5000), qPrintable(what));
}

inline void DuelWindow::pressGolden(const TableAnswer& answer) {
    const auto isAnotherButton = [&](const QQuickItem* item) {
        return item != nullptr && item->inherits("QQuickAbstractButton") && item->property("answer") != answer.index;
    };
    for (int i = 0; i < 120 && isAnotherButton(m_window->activeFocusItem()); ++i) {
        QTest::keyClick(m_window, Qt::Key_Tab);
    }
    QTest::keyClick(m_window, Qt::Key_Space);
}

inline void DuelWindow::answerByKeyboard(const TableAnswer& answer) {
    QSignalSpy shown(m_table.get(), &TableModel::shown);
    const QString what = nameOf(answer);
    if (answer.isCancel) {
        QTest::keyClick(m_window, Qt::Key_Escape);
    } else if (answer.isDefault) {
        pressGolden(answer);
    } else if (answer.number >= 0) {
        for (const QChar digit : QString::number(answer.number)) QTest::keyClick(m_window, digit.toLatin1());
        pressGolden(answer);
    } else if (answer.card < 0 && answer.seat < 0) {
        const QQuickItem* button = find("answer", answer.index, false);
        QVERIFY2(button != nullptr, qPrintable(what));
        QTest::keyClick(m_window, static_cast<Qt::Key>(Qt::Key_1 + button->property("index").toInt()));
    } else {
        for (int i = 0; i < 120 && shown.isEmpty(); ++i) {
            QTest::keyClick(m_window, Qt::Key_Tab);
            const QQuickItem* focused = m_window->activeFocusItem();
            if (focused == nullptr) continue;
            const int card = m_table->gesture()->aimed() >= 0 ? answer.onto : answer.card;
            const QVariant entry = focused->property("answer");
            const bool here =
                m_table->gesture()->menuCard() >= 0 ? entry.isValid() && entry.toInt() == answer.index
                : answer.card >= 0
                    ? focused->property("cardId").isValid() && focused->property("cardId").toInt() == card
                    : focused->property("panel").isValid() && focused->property("index").toInt() == answer.seat;
            const bool isRare = answer.isRare && m_table->gesture()->menuCard() < 0;
            if (here) QTest::keyClick(m_window, Qt::Key_Return, isRare ? Qt::ShiftModifier : Qt::NoModifier);
        }
    }
    QVERIFY2(!shown.isEmpty() || shown.wait(5000), qPrintable(what));
}

inline void DuelWindow::toAChoice() {
    for (int i = 0; i < 60; ++i) {
        QVERIFY(settle());
        const TableQuestion& question = m_table->table().question;
        if (i > 8 && question.ask == TableAsk::Act && question.answers.size() > 2) return;
        answerByMouse();
        if (QTest::currentTestFailed()) return;
    }
    QFAIL("there was nothing to choose");
}

inline void DuelWindow::liftCurtain(By by) {
    if (by == By::Keys) {
        QTest::keyClick(m_window, Qt::Key_Return);
        QVERIFY(m_table->table().curtain.name.isEmpty());
        return;
    }
    QQuickItem* button = find("text", "I'm " + m_table->table().curtain.name);
    QVERIFY(button != nullptr);
    clickItem(button);
}

inline void DuelWindow::playToTheEnd(By by, const QString& name, int every) {
    int answers = 0;
    const auto counted = [&] {
        ++answers;
        answer(by);
    };
    playOut(by, counted, name, every);
    if (!QTest::currentTestFailed()) QVERIFY(answers > 10);
}

inline void DuelWindow::playOut(By by, const std::function<void()>& answer, const QString& name, int every) {
    int answers = 0;
    while (settle() && !m_table->table().result.over) {
        const TableState& table = m_table->table();
        if (!table.curtain.name.isEmpty()) {
            liftCurtain(by);
            if (QTest::currentTestFailed()) return;
            continue;
        }
        for (const TableCard& card : table.cards) {
            const bool others = card.zone == TableZone::Hand && card.seat != table.viewer;
            if (others && card.hidden) QVERIFY(card.face.name.isEmpty());
        }
        if (answers % every == 0) picture(name);
        answer();
        if (QTest::currentTestFailed()) picture(name + "-failed");
        if (QTest::currentTestFailed()) return;
        QVERIFY(++answers < 3000);
    }
    QVERIFY(m_table->table().result.over);
    picture(name);
}

inline void DuelWindow::playAsTwo(By by, const QString& name, int every) {
    bool covered = false;
    int answers = 0;
    const auto looked = [&] {
        ++answers;
        for (const TableCard& each : m_table->table().cards) {
            if (each.seat == m_table->table().viewer || !each.faceDown || !each.hidden) continue;
            covered = true;
            QVERIFY(each.face.name.isEmpty());
        }
        answer(by);
    };
    playOut(by, looked, name, every);
    if (!QTest::currentTestFailed()) QVERIFY(answers > 10);
    QVERIFY(covered);
}

/// Returns true if a picture in this item is still loading.
inline bool isLoading(const QQuickItem& item) {
    constexpr int loading = 2;  // Image.Loading
    if (item.inherits("QQuickImage") && item.property("status").toInt() == loading) return true;
    return std::ranges::any_of(item.childItems(), [](const QQuickItem* child) { return isLoading(*child); });
}

inline void DuelWindow::waitForPictures() const {
    (void)QTest::qWaitFor([this] { return !isLoading(*m_window->contentItem()); });
}

inline void DuelWindow::picture(const QString& name) {
    const QString folder = qEnvironmentVariable("DUELOGUE_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(50);
    waitForPictures();
    m_window->grabWindow().save(QString("%1/%2-%3.png").arg(folder).arg(m_picture++, 3, 10, QChar('0')).arg(name));
}

}  // namespace duelogue
