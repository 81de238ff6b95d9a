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

}  // namespace duelogue
