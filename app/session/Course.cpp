#include "app/session/Course.h"

#include <utility>

namespace duelogue {

void Course::Witness::completed(const Match& match, const Communication& done) {
    const std::size_t lines = m_course.m_log.lines().size();
    m_course.m_log.completed(match, done);
    if (!m_course.m_anew) m_course.m_listener.completed(match, done, m_course.m_log.lines().size() > lines);
}

void Course::Witness::carriedOut(const Match& match, const Communication& verb) {
    m_course.m_log.carriedOut(match, verb);
}

Course::Course(const Rulebook& rulebook, MatchStart start, CourseListener& listener)
    : m_start(std::move(start)), m_listener(listener), m_match(rulebook), m_witness(*this) {
    play({}, {});
}

void Course::play(const std::vector<JournalEntry>& replies, std::vector<std::size_t> choices) {
    m_anew = true;
    m_replies.clear();
    m_times.clear();
    m_log = LogBook();
    m_match = Match(m_match.rulebook());
    m_match.setObserver(&m_witness);
    begin(m_match, m_start);
    repeatRemarks();
    for (const JournalEntry& entry : replies) {
        if (!take(entry.player, entry.reply)) break;
        repeatRemarks();
    }
    m_choices = std::move(choices);
    std::erase_if(m_choices, [this](std::size_t place) { return place >= m_replies.size(); });
    std::erase_if(m_remarks, [this](const Remark& remark) { return remark.after > m_replies.size(); });
    m_anew = false;
}

void Course::backTo(std::size_t count) {
    m_replies.resize(count);
    play(std::vector(m_replies), std::vector(m_choices));
}

bool Course::take(PlayerId player, const Reply& reply) {
    // Kept before it has run on: whoever is told what comes of it finds it there.
    m_times.push_back(now());
    m_replies.push_back({player, reply});
    if (m_match.answer(player, reply) == MessageId::None) return true;
    m_replies.pop_back();
    m_times.pop_back();
    return false;
}

void Course::choose() {
    if (m_choices.empty() || m_choices.back() != m_replies.size()) m_choices.push_back(m_replies.size());
}

void Course::remark(const std::string& text) {
    m_remarks.push_back({m_replies.size(), text});
    m_log.remark(m_match, text);
}

void Course::repeatRemarks() {
    for (const Remark& remark : m_remarks) {
        if (remark.after == m_replies.size()) m_log.remark(m_match, remark.text);
    }
}

}  // namespace duelogue
