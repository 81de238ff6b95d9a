#include "match/notation/lesson/LessonCheck.h"

#include <algorithm>
#include <optional>
#include <set>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/lesson/LessonReplies.h"
#include "match/notation/lesson/LessonRun.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

/// More replies than a step can have that does not end.
constexpr int mostPassing = 20;

class Checker {
public:
    Checker(const Rulebook& rulebook, const Lesson& lesson)
        : m_rulebook(rulebook), m_lesson(lesson), m_run(rulebook, lesson) {}

    LessonReport check() {
        m_report.mistakes = m_lesson.mistakes;
        for (const NotationError& each : excessCopies(m_rulebook, m_lesson.position)) m_report.mistakes.push_back(each);
        for (const LessonText& text : m_lesson.texts()) checkText(text);
        if (m_lesson.mistakes.empty()) followPath();
        std::ranges::stable_sort(m_report.mistakes, {}, &NotationError::line);
        auto& mistakes = m_report.mistakes;
        mistakes.erase(std::unique(mistakes.begin(), mistakes.end()), mistakes.end());
        return std::move(m_report);
    }

private:
    const Rulebook& m_rulebook;
    const Lesson& m_lesson;
    LessonRun m_run;  ///< on the path
    LessonReport m_report;

    void wrong(const NotationLine& line, const std::string& expected, const std::string& found) {
        m_report.mistakes.push_back(line.untrue(expected, found));
    }

    void checkText(const LessonText& text) {
        checkLength(text.english, longestEnglish);
        checkLength(text.german, longestGerman);
        if (text.german.number == 0) m_report.untranslated.push_back(text);
    }
    void checkLength(const NotationLine& text, std::size_t most) {
        const std::size_t size = notation::characters(text.text);
        if (size <= most) return;
        m_report.mistakes.push_back(
            text.error("the text has " + std::to_string(size) + " characters (at most " + std::to_string(most) + ")",
                       NotationError::Kind::Untrue));
    }

    void followPath() {
        (void)m_run.begin();
        while (!m_run.problem() && m_run.wait() != LessonRun::Wait::Over) {
            checkLooks();
            if (m_run.wait() == LessonRun::Wait::Learner) checkReplies();
            m_run.show();
        }
        if (m_run.problem()) m_report.mistakes.push_back(*m_run.problem());
    }

    void checkLooks() {
        for (const NotationLine& look : m_run.current()->looks) {
            if (!m_run.target(look)) wrong(look, "something that exists to look at", NotationLine::quoted(look.text));
        }
    }

    /// Plays every legal reply of the current step.
    void checkReplies() {
        checkAnswers();
        const LessonStep& step = *m_run.current();
        const Replies legal = m_run.replies();
        UnansweredReplies unanswered{step.moves.front().number, {}, 0};
        std::set<std::string> seen;
        for (const Reply& reply : legal) {
            const std::string words = plainReply(m_run.match(), m_lesson.learner, reply);
            if (!seen.insert(words).second) continue;
            ++m_report.replies;
            if (m_run.isGeneral(reply)) unanswered.replies.push_back(words);
            carryOut(reply);
        }
        unanswered.legal = seen.size();
        if (unanswered.replies.empty()) return;
        if (unanswered.replies.size() * 2 > unanswered.legal)
            wrong(step.moves.front(), "answers to at least half of the " + std::to_string(seen.size()) + " replies",
                  "only the general answer to " + notation::joined(unanswered.replies, ", "));
        m_report.unanswered.push_back(std::move(unanswered));
    }

    /// Reports answers to replies that nobody can give.
    void checkAnswers() {
        for (const LessonStep::Answer& answer : m_run.current()->answers) {
            for (const NotationLine& reply : answer.replies) checkReplyOf(reply, true);
        }
        for (const NotationLine& reply : m_run.current()->passing) checkReplyOf(reply, false);
    }
    void checkReplyOf(const NotationLine& written, bool isAnswer) {
        const Replies legal = m_run.replies();
        const auto isMeant = [&](const Reply& reply) {
            return meansReply(m_run.match(), m_lesson.learner, written.text, reply);
        };
        const auto isFree = [&](const Reply& reply) {
            return isMeant(reply) && !m_run.isIntended(reply) && !(isAnswer && m_run.isPassing(reply));
        };
        if (std::ranges::none_of(legal, isMeant)) {
            const bool isReadable = !WrittenReply::read(m_run.match(), m_lesson.learner, written.text).empty();
            m_report.mistakes.push_back(isReadable
                                            ? illegalReply(written, written.text, {}, writeQuestion(m_run.match()))
                                            : unreadableReply(m_run.match(), m_lesson.learner, written, written.text));
        } else if (std::ranges::none_of(legal, isFree)) {
            m_report.mistakes.push_back(
                written.error(NotationLine::quoted(written.text) + " is the intended reply and needs no answer",
                              NotationError::Kind::Untrue));
        }
    }

    /// Gives a reply and checks that the lesson can be continued.
    void carryOut(const Reply& reply) {
        if (m_run.isIntended(reply)) {
            if (reply != m_run.intended()) followFrom(reply);
        } else if (m_run.isPassing(reply)) {
            followFrom(reply);
        } else {
            const std::size_t step = m_run.step();
            const MatchState before = m_run.match().state();
            const bool isAstray = m_run.reply(reply) && m_run.wait() == LessonRun::Wait::Astray;
            if (isAstray) m_run.back();
            if (!isAstray || m_run.step() != step || m_run.match().state() != before)
                wrong(m_run.current()->moves.front(), "a reply that can be taken back",
                      plainReply(m_run.match(), m_lesson.learner, reply));
        }
    }

    /// Plays the lesson to its end after this reply, with further passing replies of the same step.
    void followFrom(const Reply& reply) {
        LessonRun other(m_rulebook, m_lesson);
        const std::size_t step = m_run.step();
        (void)other.beginAt(step);
        bool goesOn = other.reply(reply);
        for (int i = 0; goesOn && i < mostPassing && other.step() == step; ++i) {
            if (!other.intended()) break;
            const Replies legal = other.replies();
            const auto next = std::ranges::find_if(legal, [&](const Reply& each) { return other.isPassing(each); });
            if (next == legal.end()) break;
            goesOn = other.reply(*next);
        }
        while (!other.problem() && other.wait() != LessonRun::Wait::Over) other.show();
        if (!other.problem()) return;
        NotationError problem = *other.problem();
        (problem.problem.empty() ? problem.expected : problem.problem) +=
            " (after " + plainReply(m_run.match(), m_lesson.learner, reply) + ")";
        m_report.mistakes.push_back(std::move(problem));
    }
};

}  // namespace

LessonReport checkLesson(const Rulebook& rulebook, const Lesson& lesson) { return Checker(rulebook, lesson).check(); }

}  // namespace duelogue
