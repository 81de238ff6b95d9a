#include "app/cli/commands/LessonPlay.h"

#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/MatchLog.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

using Wait = LessonRun::Wait;

ExitStatus LessonPlay::play() {
    if (const auto problem = m_run.begin()) {
        m_err << "line " << problem->line << ": " << problem->message() << "\n";
        return ExitStatus::Failed;
    }
    m_out << m_run.lesson().name.english.text << "\n";
    help();
    do {
        showStep();
    } while (m_run.wait() != Wait::Over && answer());
    return ExitStatus::Fine;
}

void LessonPlay::help() const {
    m_out << "Type the number of a reply, or Enter to continue. b: back, s: show me, q: quit.\n";
}

/// Writes what happened since the last call, the words and the replies.
void LessonPlay::showStep() {
    showLog();
    m_out << "\n";
    if (m_run.current() != nullptr) m_out << "[" << m_run.page() << "/" << m_run.lesson().pages() << "] ";
    m_out << m_run.words().english.text << "\n";
    if (m_run.wait() == Wait::Astray) m_out << "  (b: back to the step)\n";
    showReplies();
}

void LessonPlay::showLog() {
    const PlayerId learner = m_run.lesson().learner;
    const auto& lines = m_run.log().lines();
    const auto nameCard = [&](const MatchLog::Named* card) {
        const bool isKnown = card != nullptr && (card->knownTo >> learner.value & 1U) != 0;
        return openName(m_run.match().pool(), isKnown ? card : nullptr);
    };
    for (; m_told < lines.size(); ++m_told) {
        m_out << "  - " << readLine(lines[m_told], learner, nameCard, [&](PlayerId each) { return nameOf(each); })
              << "\n";
    }
}

std::string LessonPlay::nameOf(PlayerId player) const {
    const Lesson& lesson = m_run.lesson();
    const std::size_t index = player.value - (player.value > lesson.learner.value ? 1U : 0U);
    if (player != lesson.learner && index < lesson.opponents.size()) return lesson.opponents[index];
    return "Player " + std::to_string(player.value + 1);
}

void LessonPlay::showReplies() const {
    int number = 0;
    for (const Reply& reply : m_run.replies())
        m_out << "  " << ++number << ". " << describeReply(m_run.match(), m_run.lesson().learner, reply) << "\n";
}

/// Reads a line and does what it says. Returns false to quit.
bool LessonPlay::answer() {
    m_out << "> " << std::flush;
    std::string word;
    if (!std::getline(m_in, word) || word == "q") return false;
    if (word == "b") {
        m_run.back();
    } else if (word == "s") {
        m_run.show();
    } else if (!give(word)) {
        help();
    }
    m_told = std::min(m_told, m_run.log().lines().size());
    return true;
}

/// Goes on, or gives the reply with that number. Returns false if that is impossible.
bool LessonPlay::give(const std::string& word) {
    if (word.empty()) {
        if (m_run.wait() == Wait::Learner) return false;
        if (m_run.wait() == Wait::Astray) {
            m_run.back();
        } else {
            m_run.next();
        }
        return true;
    }
    const Replies legal = m_run.replies();
    const auto number = notation::number(word, 1, static_cast<int>(legal.size()));
    return number && m_run.reply(legal[static_cast<std::size_t>(*number - 1)]);
}

}  // namespace duelogue
