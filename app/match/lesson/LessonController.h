#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <memory>
#include <optional>
#include <vector>

#include "app/library/files/Preferences.h"
#include "app/match/lesson/LessonSource.h"
#include "app/match/session/MomentPlayback.h"
#include "app/match/session/MomentRecorder.h"
#include "app/match/session/TablePresenter.h"
#include "app/match/table/TableModel.h"
#include "match/effects/verbs/CausalObserver.h"
#include "match/notation/lesson/LessonRun.h"

namespace duelogue {

/// The controller of a lesson in the window, and the lesson as QML sees it. The learner answers on the same table as in
/// a match, and the words are beside it. A lesson is neither autosaved nor archived; only its step is remembered.
class LessonController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(QString game READ game NOTIFY opened)
    /// The number of the open lesson; 0 without one.
    Q_PROPERTY(int number READ number NOTIFY opened)
    /// True if the open lesson is the position of a ruling: see beginRuling().
    Q_PROPERTY(bool ruling READ isRuling NOTIFY opened)
    Q_PROPERTY(QString name READ name NOTIFY told)
    /// True if no lesson of the game follows.
    Q_PROPERTY(bool last READ isLast NOTIFY opened)
    /// The number of the page, from 1; at the end it is pages + 1.
    Q_PROPERTY(int page READ page NOTIFY told)
    Q_PROPERTY(int pages READ pages NOTIFY told)
    Q_PROPERTY(QString words READ words NOTIFY told)
    /// True if the words answer a reply off the path.
    Q_PROPERTY(bool astray READ isAstray NOTIFY told)
    Q_PROPERTY(bool over READ isOver NOTIFY told)
    Q_PROPERTY(bool canNext READ canNext NOTIFY told)
    Q_PROPERTY(bool canBack READ canBack NOTIFY told)
    Q_PROPERTY(bool canShow READ canShow NOTIFY told)
    /// The marks of the step for LessonPointer.
    Q_PROPERTY(QVariantList marks READ marks NOTIFY told)

public:
    explicit LessonController(TableModel& table, LessonSource source = programLessons, QObject* parent = nullptr);
    ~LessonController() override;
    LessonController(const LessonController&) = delete;
    LessonController& operator=(const LessonController&) = delete;

    [[nodiscard]] bool isOpen() const { return m_run != nullptr; }
    [[nodiscard]] QString game() const;
    [[nodiscard]] int number() const { return isOpen() ? m_lesson->number : 0; }
    [[nodiscard]] bool isRuling() const { return isOpen() && m_isRuling; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool isLast() const { return !next(number()); }
    [[nodiscard]] int page() const { return m_page.number; }
    [[nodiscard]] int pages() const { return isOpen() ? static_cast<int>(m_lesson->pages()) : 0; }
    [[nodiscard]] QString words() const { return m_page.words; }
    [[nodiscard]] bool isAstray() const { return m_page.wait == LessonRun::Wait::Astray; }
    [[nodiscard]] bool isOver() const { return isOpen() && m_page.wait == LessonRun::Wait::Over; }
    [[nodiscard]] bool canNext() const;
    [[nodiscard]] bool canBack() const { return m_page.canBack; }
    [[nodiscard]] bool canShow() const { return isAstray() || m_page.wait == LessonRun::Wait::Learner; }
    [[nodiscard]] QVariantList marks() const { return m_page.marks; }
    [[nodiscard]] const LessonRun* run() const { return m_run.get(); }
    /// Returns the participants of a lesson in the order of its seats.
    [[nodiscard]] static std::vector<Occupant> occupantsOf(const Lesson& lesson);

    /// Returns the lessons of a game: maps with number, name, done, and page and pages; page is 0 unless the lesson was
    /// left in the middle.
    [[nodiscard]] Q_INVOKABLE QVariantList lessonsOf(const QString& game) const;
    /// Leaves the match or lesson on the table, and begins a lesson at the step where it was left. Does nothing if the
    /// lesson does not exist.
    Q_INVOKABLE void begin(const QString& game, int number);
    /// Leaves the match or lesson on the table, and opens the position of a ruling. `index` is its place in
    /// rulingsOf(). Nothing about it is remembered. Does nothing if the ruling does not exist.
    Q_INVOKABLE void beginRuling(const QString& game, int index);
    /// Begins the lesson after the open one.
    Q_INVOKABLE void beginNext();
    /// Goes on after the words, makes the opponent's move, or shows the end of the moments at once.
    Q_INVOKABLE void goOn();
    /// Returns to the step after a reply off the path, otherwise to the previous step.
    Q_INVOKABLE void back();
    /// Plays the step.
    Q_INVOKABLE void showMe();
    /// Does what the golden button of the panel says. Does nothing while the learner is asked.
    Q_INVOKABLE void golden();
    /// Leaves the lesson for a first match of its game.
    Q_INVOKABLE void playMatch();

signals:
    void opened();
    void told();
    /// The panel has new words; `parts` are for a screen reader.
    void spoken(const QStringList& parts);
    /// The lesson was left for the start screen.
    void left();
    void firstMatchWanted(const QString& game);

private:
    /// The content of the panel. It changes only when the moments before it have been shown.
    struct Page {
        QString words;
        LessonRun::Wait wait = LessonRun::Wait::Over;
        int number = 0;
        bool canBack = false;
        QVariantList marks;
        bool operator==(const Page&) const = default;
    };
    /// Notifies the recorder of events after the log of the run.
    class Witness : public CausalObserver {
    public:
        explicit Witness(LessonController& controller) : m_controller(controller) {}
        void told(const ReadableMatch& match, const Communication& done) override;

    private:
        LessonController& m_controller;
    };

    TableModel& m_table;
    LessonSource m_source;
    Preferences m_preferences;
    MomentPlayback m_pace;
    MomentRecorder m_recorder;
    TablePresenter m_tables;
    Witness m_witness{*this};
    const Game* m_game = nullptr;
    bool m_isRuling = false;
    std::unique_ptr<Lesson> m_lesson;
    std::unique_ptr<LessonRun> m_run;
    std::size_t m_lines = 0;  ///< of the log when the last event was told
    Page m_coming;            ///< the page after the moments
    Page m_page;

    void connectTable();
    void open(const Game& game, Lesson lesson, int step);
    void close();
    void leave();
    void answered(int index);
    void giveAll();
    void endTurn();
    void runOn();
    [[nodiscard]] std::optional<Reply> unasked() const;
    void stopMoments();
    void show();
    void turnPage();
    void remember();
    [[nodiscard]] Page pageOf(const TableState& table) const;
    [[nodiscard]] TableState snapshot(const ReadableMatch& match) const;
    void adapt(TableState& table) const;
    [[nodiscard]] std::optional<int> next(int number) const;
};

}  // namespace duelogue
