#include "match/notation/scenario/ScenarioOutcome.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/MatchDriver.h"
#include "match/notation/MatchLog.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

namespace {

/// More replies than one line of a scenario can cause.
constexpr int mostReplies = 10'000;

Replies legalIn(const ReadableMatch& match) {
    Replies legal;
    match.legalReplies(legal);
    return legal;
}

/// Returns true if both wait for the same player, question and legal replies.
bool waitForTheSame(const ReadableMatch& one, const ReadableMatch& other) {
    const Communication* a = one.pendingQuestion();
    const Communication* b = other.pendingQuestion();
    if (a == nullptr || b == nullptr) return a == b;
    return a->kind == b->kind && one.playerToAct() == other.playerToAct() && legalIn(one) == legalIn(other);
}

}  // namespace

void ScenarioOutcome::begin(const Match& match) {
    m_before = match;
    m_given.clear();
    m_writtenOut = 0;
}

std::vector<std::string> ScenarioOutcome::told() const {
    if (!m_before) return {};
    MatchDriver again(*m_before);
    MatchLog book;
    again.setObserver(&book);
    for (const Given& each : m_given) (void)again.play(each.player, each.reply);
    const auto nameCard = [&](const MatchLog::Named* card) { return openName(m_before->pool(), card); };
    const auto namePlayer = [](PlayerId player) { return "player " + std::to_string(player.value + 1); };
    std::vector<std::string> lines;
    for (const MatchLog::Line& line : book.lines()) lines.push_back(readLine(line, PlayerId{}, nameCard, namePlayer));
    return lines;
}

bool ScenarioOutcome::LeftOut::is(PlayerId player, std::string_view text) const {
    return asked.playerToAct() == player && findReply(asked, player, text) == reply;
}

std::string ScenarioOutcome::LeftOut::text() const { return describeReply(asked, asked.playerToAct(), reply); }

/// Replays the match and makes it ask everything. Questions without a given reply are those that it settled silently.
std::vector<ScenarioOutcome::LeftOut> ScenarioOutcome::leftOut(const ReadableMatch& now) const {
    std::vector<LeftOut> found;
    if (!m_before || m_given.empty()) return found;
    Match again = *m_before;
    again.askEverything();
    auto next = m_given.begin();
    for (int i = 0; i < mostReplies && again.pendingQuestion() != nullptr; ++i) {
        const Replies legal = legalIn(again);
        const bool isGiven = next != m_given.end() && again.playerToAct() == next->player &&
                             (legal.size() != 1 || legal.front() == next->reply);
        if (!isGiven && (legal.size() != 1 || (next == m_given.end() && waitForTheSame(again, now)))) break;
        const Reply reply = isGiven ? next->reply : legal.front();
        if (!isGiven || !next->isWritten) found.push_back({again, reply});
        if (again.play(again.playerToAct(), reply) != MessageId::None) break;
        if (isGiven) ++next;
    }
    return found;
}

bool ScenarioOutcome::writesOut(const ReadableMatch& now, PlayerId player, std::string_view text) {
    const std::vector<LeftOut> all = leftOut(now);
    for (std::size_t i = m_writtenOut; i < all.size(); ++i) {
        if (!all[i].is(player, text)) continue;
        m_writtenOut = i + 1;
        return true;
    }
    return false;
}

}  // namespace duelogue
