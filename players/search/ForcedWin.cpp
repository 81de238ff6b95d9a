#include "players/search/ForcedWin.h"

#include <algorithm>
#include <utility>

#include "match/effects/Likeness.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// The maximum number of questions on a path. Forced wins need far fewer.
constexpr std::size_t deepest = 400;
/// The number of questions at the start of a path that are not compared for repetition.
constexpr std::size_t notCompared = 16;

}  // namespace

std::optional<Reply> ForcedWin::find(std::span<const Match> worlds, const Replies& replies) {
    const Match& first = worlds.front();
    m_winner = first.playerToAct();
    m_turn = first.state().globals.turn;
    int here = m_effort;
    int elsewhere = m_effort * 20;
    for (const Reply& reply : sorted(first, replies)) {
        m_left = here;
        const bool winsHere = wins(first, reply);
        here = m_left;
        m_left = elsewhere;
        const bool winsAll = winsHere && std::all_of(worlds.begin() + 1, worlds.end(),
                                                     [&](const Match& world) { return wins(world, reply); });
        elsewhere = m_left;
        if (winsAll) return reply;
        if (here <= 0 || elsewhere <= 0 || m_meter.isUsedUp() || m_isOver()) break;
    }
    return std::nullopt;
}

bool ForcedWin::wins(const Match& world, const Reply& reply) {
    m_depth = 0;
    answer(world, reply);
    return isWon();
}

/// Adds a copy of the match to the path and gives the reply in that copy.
void ForcedWin::answer(const Match& match, const Reply& reply) {
    if (m_depth == m_path.size()) {
        m_path.push_back({match, {}});
    } else {
        m_path[m_depth].match = match;
    }
    m_path[m_depth].tried = 0;
    Match& after = m_path[m_depth++].match;
    m_meter.limit(after);
    after.apply(reply);
    m_meter.count(after);
}

/// Evaluates the last match on the path.
ForcedWin::Verdict ForcedWin::judgeLast() {
    Question& last = m_path[m_depth - 1];
    const Globals& globals = last.match.state().globals;
    if (globals.over != 0) return PlayerSet(globals.winners).has(m_winner) ? Verdict::Won : Verdict::NotWon;
    if (last.match.pendingQuestion() == nullptr || globals.turn != m_turn) return Verdict::NotWon;
    if (m_left-- <= 0 || m_meter.isUsedUp() || m_isOver() || m_depth > deepest || isMetBefore()) return Verdict::NotWon;
    last.isMine = last.match.playerToAct() == m_winner;
    last.replies = usualFirst(last.match);
    return Verdict::Open;
}

/// Returns true if the path has returned to an earlier state. If that state wins, so does a shorter path. Short paths
/// are not compared, and nearly all paths are short.
bool ForcedWin::isMetBefore() {
    Question& last = m_path[m_depth - 1];
    if (m_depth <= notCompared) return false;
    last.likeness = likenessOf(last.match.rulebook(), last.match.state());
    const auto path = std::span(m_path).subspan(notCompared, m_depth - 1 - notCompared);
    return std::ranges::any_of(path, [&](const Question& before) { return before.likeness == last.likeness; });
}

/// Searches the tree of replies depth first. At the winner's questions one reply must lead to the win, at other
/// players' questions all of them. The path is a list, so no card can overflow the thread's stack.
bool ForcedWin::isWon() {
    Verdict verdict = judgeLast();
    while (m_depth > 0) {
        Question& last = m_path[m_depth - 1];
        if (verdict != Verdict::Open) {
            // The outcome of a reply decides the question above it, or the next reply is tried.
            if (--m_depth == 0) break;
            const bool decides = (verdict == Verdict::Won) == m_path[m_depth - 1].isMine;
            if (!decides) verdict = Verdict::Open;
        } else if (last.tried == last.replies.size()) {
            verdict = last.isMine ? Verdict::NotWon : Verdict::Won;
        } else {
            const Reply reply = last.replies[last.tried++];
            answer(last.match, reply);
            verdict = judgeLast();
        }
    }
    return verdict == Verdict::Won;
}

Replies ForcedWin::usualFirst(const ReadableMatch& match) {
    Replies replies;
    match.legalReplies(replies);
    if (replies.size() == 1) return replies;
    m_evaluation.prune(match, replies);
    return replies.size() == 1 ? replies : sorted(match, replies);
}

Replies ForcedWin::sorted(const ReadableMatch& match, const Replies& replies) {
    m_evaluation.priors(match, replies, m_gains);
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < replies.size(); ++i) order.emplace_back(-m_gains[i], i);
    std::sort(order.begin(), order.end());
    Replies sorted;
    for (const auto& [gain, place] : order) sorted.push_back(replies[place]);
    return sorted;
}

}  // namespace duelogue
