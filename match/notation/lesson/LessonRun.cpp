#include "match/notation/lesson/LessonRun.h"

#include <algorithm>
#include <span>
#include <utility>

#include "match/notation/lesson/LessonReplies.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

/// Returns the reply of a move without its player.
std::string_view replyOf(const NotationLine& move) {
    std::string_view rest = move.text;
    (void)notation::takeWord(rest);
    return rest;
}

}  // namespace

LessonRun::LessonRun(const Rulebook& rulebook, const Lesson& lesson) : m_lesson(lesson), m_moves(rulebook) {
    m_moves.setObserver(&m_log);
}

void LessonRun::setObserver(Observer* observer) {
    m_moves.setObserver(&m_log);
    if (observer != nullptr) m_moves.addObserver(*observer);
}

std::optional<NotationError> LessonRun::begin() {
    m_step = 0;
    m_stops.clear();
    m_astray = nullptr;
    m_problem = m_moves.setUp(m_lesson.position);
    m_log = MatchLog{};
    if (!m_problem) arrive();
    return m_problem;
}

std::optional<NotationError> LessonRun::beginAt(std::size_t step) {
    (void)begin();
    while (!m_problem && m_step < step && wait() != Wait::Over) show();
    return m_problem;
}

LessonRun::Wait LessonRun::wait() const {
    if (m_astray != nullptr) return Wait::Astray;
    const LessonStep* step = current();
    if (step == nullptr) return Wait::Over;
    if (step->kind == LessonStep::Kind::Read) return Wait::Read;
    return step->kind == LessonStep::Kind::Learner ? Wait::Learner : Wait::Program;
}

const LessonStep* LessonRun::current() const {
    return m_step < m_lesson.steps.size() ? &m_lesson.steps[m_step] : nullptr;
}

std::size_t LessonRun::page() const {
    if (current() == nullptr) return m_lesson.pages() + 1;
    const std::span<const LessonStep> begun(m_lesson.steps.data(), m_step + 1);
    return static_cast<std::size_t>(std::ranges::count(begun, false, &LessonStep::isContinued));
}

/// Returns the index of the step that has the words of the current one.
std::size_t LessonRun::head() const {
    std::size_t at = m_step;
    while (at > 0 && m_lesson.steps[at].isContinued()) --at;
    return at;
}

const LessonText& LessonRun::words() const {
    if (m_astray != nullptr) return *m_astray;
    return current() != nullptr ? m_lesson.steps[head()].words : m_lesson.ending;
}

std::vector<LessonTarget> LessonRun::looks() const {
    std::vector<LessonTarget> found;
    if (m_astray != nullptr || current() == nullptr) return found;
    for (const NotationLine& look : current()->looks) {
        if (auto seen = target(look)) found.push_back(*std::move(seen));
    }
    return found;
}

std::optional<LessonTarget> LessonRun::target(const NotationLine& look) const {
    return findTarget(match(), m_lesson.learner, look.text);
}

Replies LessonRun::replies() const {
    Replies legal;
    if (wait() == Wait::Learner && match().playerToAct() == m_lesson.learner) match().legalReplies(legal);
    return legal;
}

std::optional<Reply> LessonRun::intended() const {
    if (wait() != Wait::Learner) return std::nullopt;
    for (const NotationLine& move : current()->moves) {
        if (const auto found = findReply(match(), m_lesson.learner, replyOf(move))) return found;
    }
    return std::nullopt;
}

bool LessonRun::isIntended(const Reply& reply) const {
    return wait() == Wait::Learner && std::ranges::any_of(current()->moves, [&](const NotationLine& move) {
               return meansReply(match(), m_lesson.learner, replyOf(move), reply);
           });
}

bool LessonRun::isAny(const std::vector<NotationLine>& moves, const Reply& reply) const {
    return std::ranges::any_of(
        moves, [&](const NotationLine& move) { return meansReply(match(), m_lesson.learner, move.text, reply); });
}

bool LessonRun::isPassing(const Reply& reply) const {
    return wait() == Wait::Learner && !isIntended(reply) && isAny(current()->passing, reply);
}

/// Returns the answer that names the reply, up to the nearest general answer; nullptr if none does.
const LessonText* LessonRun::specificAnswerTo(const Reply& reply) const {
    for (std::size_t i = m_step + 1; i-- > head();) {
        for (const LessonStep::Answer& answer : m_lesson.steps[i].answers) {
            if (isAny(answer.replies, reply)) return &answer.words;
        }
        if (!m_lesson.steps[i].otherwise.isEmpty()) break;
    }
    return nullptr;
}

const LessonText& LessonRun::answerTo(const Reply& reply) const {
    if (const LessonText* answer = specificAnswerTo(reply)) return *answer;
    std::size_t at = m_step;
    while (at > head() && m_lesson.steps[at].otherwise.isEmpty()) --at;
    return m_lesson.steps[at].otherwise;
}

bool LessonRun::isGeneral(const Reply& reply) const {
    return wait() == Wait::Learner && !isIntended(reply) && !isPassing(reply) && specificAnswerTo(reply) == nullptr;
}

bool LessonRun::reply(const Reply& reply) {
    if (wait() != Wait::Learner || reply.is(ReplyWord::Concede)) return false;
    if (reply.is(ReplyWord::Cancel)) {
        const bool can = canGoBack() && match().canCancel();
        if (can) back();
        return can;
    }
    const bool ends = isIntended(reply);
    const bool passes = isPassing(reply);
    const LessonText& answer = answerTo(reply);
    if (!m_moves.give(m_lesson.learner, reply)) return false;
    if (ends) {
        finishStep();
    } else if (passes) {
        arrive();
    } else {
        m_astray = &answer;
    }
    return true;
}

void LessonRun::next() {
    if (wait() != Wait::Read && wait() != Wait::Program) return;
    if (wait() == Wait::Program && !play(current()->moves.front())) return;
    finishStep();
}

/// Plays a line of the notation. Returns false if that is impossible.
bool LessonRun::play(const NotationLine& line) {
    auto problem = m_moves.play(line, false);
    if (problem && !m_problem) m_problem = problem;
    return !problem;
}

/// Checks the expectations of the current step and goes to the next one.
void LessonRun::finishStep() {
    checkExpectations();
    ++m_step;
    arrive();
}

void LessonRun::checkExpectations() {
    for (const NotationLine& each : current()->expectations) (void)play({each.number, "expect " + each.text});
}

/// Makes the wordless moves of the program, and gives the forced replies before a step of the learner.
void LessonRun::arrive() {
    while (wait() == Wait::Program && current()->isContinued()) {
        if (!play(current()->moves.front())) break;
        checkExpectations();
        ++m_step;
    }
    if (wait() == Wait::Learner) m_moves.leadTo(m_lesson.learner, replyOf(current()->moves.front()));
    m_stops.push_back({m_step, match(), m_log});
}

void LessonRun::back() {
    if (!canGoBack()) return;
    if (m_astray == nullptr) m_stops.pop_back();
    goTo(m_stops.back());
}

void LessonRun::goTo(const Stop& stop) {
    m_astray = nullptr;
    m_step = stop.step;
    m_log = stop.log;
    m_moves.returnTo(stop.match);
}

void LessonRun::show() {
    if (m_astray != nullptr) back();
    if (wait() != Wait::Learner) return next();
    const auto given = intended();
    if (given && reply(*given)) return;
    if (!m_problem) (void)play(current()->moves.front());
}

}  // namespace duelogue
