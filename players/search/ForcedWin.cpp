#include "players/search/ForcedWin.h"

#include <algorithm>
#include <utility>

namespace duelogue {

std::optional<Reply> ForcedWin::find(std::span<const Match> worlds, const Replies& replies) {
    const Match& first = worlds.front();
    m_winner = first.asked();
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
        if (here <= 0 || elsewhere <= 0 || m_isOver()) break;
    }
    return std::nullopt;
}

bool ForcedWin::wins(const Match& world, const Reply& reply) {
    Match after = world;
    after.take(reply);
    return isWon(after);
}

/// One's own answers: one that wins is enough. Others': all must lose.
bool ForcedWin::isWon(const Match& match) {
    const Globals& globals = match.state().globals;
    if (globals.over != 0) return PlayerSet(globals.winners).has(m_winner);
    if (match.question() == nullptr || globals.turn != m_turn) return false;
    if (m_left-- <= 0 || m_isOver()) return false;
    const bool mine = match.asked() == m_winner;
    for (const Reply& reply : usualFirst(match)) {
        Match after = match;
        after.take(reply);
        if (isWon(after) == mine) return mine;
    }
    return !mine;
}

Replies ForcedWin::usualFirst(const Match& match) {
    Replies options;
    match.options(options);
    if (options.size() == 1) return options;
    m_evaluation.narrow(match, options);
    return options.size() == 1 ? options : sorted(match, options);
}

Replies ForcedWin::sorted(const Match& match, const Replies& replies) {
    m_evaluation.guess(match, replies, m_gains);
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < replies.size(); ++i) order.emplace_back(-m_gains[i], i);
    std::sort(order.begin(), order.end());
    Replies sorted;
    for (const auto& [gain, place] : order) sorted.push_back(replies[place]);
    return sorted;
}

}  // namespace duelogue
