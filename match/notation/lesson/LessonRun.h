#pragma once

#include <optional>
#include <vector>

#include "match/notation/MatchLog.h"
#include "match/notation/lesson/Lesson.h"
#include "match/notation/lesson/LessonTarget.h"
#include "match/notation/scenario/ScenarioRunner.h"

namespace duelogue {

/// A lesson that is being played. Not copyable. The rulebook and the lesson must outlive it.
///
/// Forced replies, and moves of the program without words, are made without waiting. The run waits whenever the learner
/// must read, reply, or see why another seat moves.
class LessonRun {
public:
    LessonRun(const Rulebook& rulebook, const Lesson& lesson);
    LessonRun(const LessonRun&) = delete;
    LessonRun& operator=(const LessonRun&) = delete;
    ~LessonRun() = default;

    /// The call that continues the run.
    enum class Wait : std::uint8_t {
        Read,     ///< next(): the learner has read the words
        Learner,  ///< reply()
        Program,  ///< next(): the learner has read why another seat moves; the move is made
        Astray,   ///< back(): the learner left the path, and words() answers that
        Over      ///< nothing; words() is the last page
    };

    /// Sets up the position and goes to the first step; also begins again. Returns the line that fails.
    [[nodiscard]] std::optional<NotationError> begin();
    /// Begins and plays the path up to this step, or to the end. If it stops earlier, returns the line that fails.
    [[nodiscard]] std::optional<NotationError> beginAt(std::size_t step);
    /// Returns the first line since begin() that could not be followed or did not come true. Unset in a lesson that
    /// passes checkLesson().
    [[nodiscard]] const std::optional<NotationError>& problem() const { return m_problem; }

    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
    [[nodiscard]] const Match& match() const { return m_moves.match(); }
    /// Returns the log since begin(). Going back takes lines away.
    [[nodiscard]] const MatchLog& log() const { return m_log; }
    [[nodiscard]] Wait wait() const;
    /// Returns the index of the current step, for beginAt(). At the end it is the number of steps.
    [[nodiscard]] std::size_t step() const { return m_step; }
    /// Returns the current step, or nullptr at the end.
    [[nodiscard]] const LessonStep* current() const;
    /// Returns the number of the current page, from 1: see Lesson::pages(). At the end it is pages() + 1.
    [[nodiscard]] std::size_t page() const;

    /// Returns what the panel says now: the words of the step, the answer to a reply off the path, or the ending.
    [[nodiscard]] const LessonText& words() const;
    /// Returns what the step points to, as far as it exists now. Empty unless the run waits for Read, Learner or
    /// Program.
    [[nodiscard]] std::vector<LessonTarget> looks() const;
    /// Resolves one `look` in the current match. Returns nullopt if its target does not exist.
    [[nodiscard]] std::optional<LessonTarget> target(const NotationLine& look) const;

    /// Returns the legal replies of the learner; empty unless the run waits for Learner.
    [[nodiscard]] Replies replies() const;
    /// Returns true if the reply, which must be legal, is intended: it ends the step.
    [[nodiscard]] bool isIntended(const Reply& reply) const;
    /// Returns true if the reply, which must be legal, is carried out without ending the step.
    [[nodiscard]] bool isPassing(const Reply& reply) const;
    /// Returns the words for a reply off the path: those of an answer, or the general answer.
    [[nodiscard]] const LessonText& answerTo(const Reply& reply) const;
    /// Returns true if answerTo() is a general answer.
    [[nodiscard]] bool isGeneral(const Reply& reply) const;

    /// Carries out the learner's reply. Off the path it leads to Wait::Astray. A Cancel goes back. Returns false, and
    /// changes nothing, if the run does not wait for the learner or the reply is refused.
    [[nodiscard]] bool reply(const Reply& reply);
    /// Ends a step that waits for Read, or makes the move of one that waits for Program. Otherwise does nothing.
    void next();
    /// Returns to the step if Astray. Otherwise takes back the last thing that the learner did: a reply, or reading on.
    /// Does nothing at the first step.
    void back();
    /// Returns true if back() does something.
    [[nodiscard]] bool canGoBack() const { return m_astray != nullptr || m_stops.size() > 1; }
    /// Plays the step: gives the intended reply, after back() if Astray, or calls next(). Does nothing at the end.
    void show();
    /// Returns the intended reply of the current step; nullopt unless the run waits for Learner.
    [[nodiscard]] std::optional<Reply> intended() const;

    /// Notifies an observer, in addition to the log, of everything that happens; nullptr removes it. It is not notified
    /// when begin() or back() replaces the match.
    void setObserver(Observer* observer);

private:
    /// The state whenever the run waited.
    struct Stop {
        std::size_t step = 0;
        Match match;
        MatchLog log;
    };

    const Lesson& m_lesson;  // NOLINT(*-avoid-const-or-ref-data-members): outlives the run
    ScenarioRunner m_moves;
    MatchLog m_log;
    std::size_t m_step = 0;
    std::vector<Stop> m_stops;             ///< since begin(); the last one is the current wait, or where it went astray
    const LessonText* m_astray = nullptr;  ///< the answer to the reply off the path; nullptr on the path
    std::optional<NotationError> m_problem;

    [[nodiscard]] bool play(const NotationLine& line);
    void finishStep();
    void checkExpectations();
    void arrive();
    [[nodiscard]] bool isAny(const std::vector<NotationLine>& moves, const Reply& reply) const;
    [[nodiscard]] const LessonText* specificAnswerTo(const Reply& reply) const;
    [[nodiscard]] std::size_t head() const;
    void goTo(const Stop& stop);
};

}  // namespace duelogue
