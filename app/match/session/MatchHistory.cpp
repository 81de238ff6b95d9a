#include "app/match/session/MatchHistory.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "match/loop/Match.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

void MatchHistory::Witness::told(const ReadableMatch& match, const Communication& done) {
    const std::size_t lines = m_history.m_log.lines().size();
    m_history.m_log.told(match, done);
    if (!m_history.m_anew) m_history.m_listener.completed(match, done, m_history.m_log.lines().size() > lines);
}

void MatchHistory::Witness::executed(const ReadableMatch& match, const Communication& verb) {
    m_history.m_log.executed(match, verb);
}

MatchHistory::MatchHistory(const Rulebook& rulebook, MatchStart start, MatchHistoryListener& listener)
    : m_start(std::move(start)), m_listener(listener), m_driver(Match(rulebook)), m_witness(*this) {
    m_driver.setObserver(&m_witness);
    play({}, {});
}

void MatchHistory::play(const std::vector<JournalEntry>& replies, std::vector<std::size_t> choices) {
    m_anew = true;
    m_replies.clear();
    m_skipped.reset();
    m_ahead.clear();
    m_aheadChoices.clear();
    m_aheadRemarks.clear();
    m_times.clear();
    m_log = MatchLog();
    m_driver.reset(Match(match().rulebook()));
    begin(m_driver.edit(), m_start);
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

void MatchHistory::backTo(std::size_t count) {
    std::vector<JournalEntry> ahead(m_replies.begin() + static_cast<std::ptrdiff_t>(count), m_replies.end());
    ahead.insert(ahead.end(), m_ahead.begin(), m_ahead.end());
    std::vector<std::size_t> choices(std::ranges::lower_bound(m_choices, count), m_choices.end());
    choices.insert(choices.end(), m_aheadChoices.begin(), m_aheadChoices.end());
    std::vector<Remark> remarks = remarksAfter(count);
    m_replies.resize(count);
    play(std::vector(m_replies), std::vector(m_choices));
    m_ahead = std::move(ahead);
    m_aheadChoices = std::move(choices);
    m_aheadRemarks = std::move(remarks);
}

void MatchHistory::redo() {
    if (m_ahead.empty()) return;
    const std::size_t from = m_replies.size(), all = from + m_ahead.size();
    const auto next = std::ranges::upper_bound(m_aheadChoices, from);
    const std::size_t to = next == m_aheadChoices.end() ? all : *next;
    m_aheadChoices.erase(m_aheadChoices.begin(), next);
    m_choices.push_back(from);
    m_skipped.reset();
    m_anew = true;
    const std::vector<JournalEntry> ahead = std::exchange(m_ahead, {});
    const auto end = ahead.begin() + static_cast<std::ptrdiff_t>(to - from);
    const std::vector<Remark> remarks = std::exchange(m_aheadRemarks, {});
    for (auto entry = ahead.begin(); entry != end; ++entry) {
        if (!take(entry->player, entry->reply)) break;
        for (const Remark& each : remarks) {
            if (each.after == m_replies.size()) remark(each.text);
        }
    }
    std::ranges::copy_if(remarks, std::back_inserter(m_aheadRemarks),
                         [this](const Remark& each) { return each.after > m_replies.size(); });
    m_anew = false;
    if (m_replies.size() == to) m_ahead.assign(end, ahead.end());
}

bool MatchHistory::take(PlayerId player, const Reply& reply) {
    // Recorded before the match runs on, so that observers find the reply.
    m_times.push_back(now());
    m_replies.push_back({player, reply});
    if (m_driver.play(player, reply) == MessageId::None) return true;
    m_replies.pop_back();
    m_times.pop_back();
    return false;
}

void MatchHistory::choose() {
    m_skipped.reset();
    m_ahead.clear();
    m_aheadRemarks.clear();
    m_aheadChoices.clear();
    if (m_choices.empty() || m_choices.back() != m_replies.size()) m_choices.push_back(m_replies.size());
}

void MatchHistory::remark(const std::string& text) {
    m_remarks.push_back({m_replies.size(), text});
    m_log.remark(match(), text);
}

/// Returns the remarks after more than `count` replies, also those that were undone.
std::vector<MatchHistory::Remark> MatchHistory::remarksAfter(std::size_t count) const {
    std::vector<Remark> later;
    for (const std::vector<Remark>* const remarks : {&m_remarks, &m_aheadRemarks}) {
        std::ranges::copy_if(*remarks, std::back_inserter(later),
                             [count](const Remark& each) { return each.after > count; });
    }
    return later;
}

void MatchHistory::repeatRemarks() {
    for (const Remark& remark : m_remarks) {
        if (remark.after == m_replies.size()) m_log.remark(match(), remark.text);
    }
}

}  // namespace duelogue
