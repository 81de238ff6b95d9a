#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/notation/MatchLog.h"
#include "match/notation/lesson/Lesson.h"
#include "match/notation/scenario/ScenarioRunner.h"

namespace duelogue {

/// A part of the table that a step points to.
struct LessonTarget {
    enum class Kind : std::uint8_t {
        Card,    ///< `card`
        Zone,    ///< `zone` of `player`, or of the table if `player` is unset
        Button,  ///< the legal reply `reply`
        Figure   ///< `figure` of `card`, or of `player` if `card` is unset
    };
    Kind kind = Kind::Card;
    CardId card;
    PlayerId player;
    std::uint8_t zone = 0;
    Reply reply;
    std::string figure;  ///< a word of the notation, such as "life", "power" or "damage"

    bool operator==(const LessonTarget&) const = default;
};

/// A lesson that is being played. Not copyable. The rulebook and the lesson must outlive it.
///
/// The run gives forced replies and makes moves of the program that have no words by itself. It waits wherever the
/// learner has something to read or to do.
class LessonRun {
public:
    LessonRun(const Rulebook& rulebook, const Lesson& lesson);
    LessonRun(const LessonRun&) = delete;
    LessonRun& operator=(const LessonRun&) = delete;
    ~LessonRun() = default;

    /// What the run waits for.
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

    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
    [[nodiscard]] const Match& match() const { return m_runner.match(); }
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
    /// Returns true if the reply, which must be legal, is carried out and the step goes on.
    [[nodiscard]] bool isPassing(const Reply& reply) const;
    /// Returns the words for a reply off the path: those of an answer, or the general answer.
    [[nodiscard]] const LessonText& answerTo(const Reply& reply) const;

    /// Carries out the learner's reply. Off the path it leads to Wait::Astray. Returns false, and changes nothing, if
    /// the run does not wait for the learner or the reply is refused.
    [[nodiscard]] bool reply(const Reply& reply);
    /// Goes on after Read, or makes the move after Program. Otherwise does nothing.
    void next();
    /// Returns to the step, if Astray or if the step has gone on (isPassing()). Otherwise returns to the step before at
    /// which the run waited. Does nothing at the first one.
    void back();
    /// Returns true if back() does something.
    [[nodiscard]] bool canGoBack() const;
    /// Plays the step: gives the intended reply, after going back if Astray, or goes on. Does nothing at the end.
    void show();
    /// Returns the intended reply of the current step; nullopt unless the run waits for Learner.
    [[nodiscard]] std::optional<Reply> intended() const;

    /// Notifies an observer, in addition to the log, of everything that happens; nullptr removes it. It is not notified
    /// when begin() or back() replaces the match.
    void setObserver(Observer* observer);

private:
    /// The state at a step at which the run waited.
    struct Stop {
        std::size_t step = 0;
        Match match;
        MatchLog log;
    };

    const Rulebook& m_rulebook;  // NOLINT(*-avoid-const-or-ref-data-members): outlives the run
    const Lesson& m_lesson;      // NOLINT(*-avoid-const-or-ref-data-members): outlives the run
    ScenarioRunner m_runner;
    MatchLog m_log;
    Observer* m_observer = nullptr;
    std::size_t m_step = 0;
    std::vector<Stop> m_stops;             ///< the last one is the current step
    const LessonText* m_astray = nullptr;  ///< the answer to the reply off the path; nullptr on the path

    [[nodiscard]] std::optional<NotationError> arrive();
    [[nodiscard]] std::optional<NotationError> follow();
    void goTo(const Stop& stop);
};

}  // namespace duelogue
