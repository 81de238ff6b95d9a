#include "players/ForcedWin.h"

#include <algorithm>
#include <utility>

namespace duelogue {

std::optional<Reply> ForcedWin::find(std::span<const Match> worlds) {
    const Match& first = worlds.front();
    m_winner = first.asked();
    m_turn = first.state().globals.turn;
    int left = m_effort;
    for (const Reply& reply : usualFirst(first)) {
        m_left = left;
        const bool wonHere = wins(first, reply);
        left = m_left;
        const bool wonEverywhere = wonHere && std::all_of(worlds.begin() + 1, worlds.end(), [&](const Match& world) {
                                       m_left = m_effort;
                                       return wins(world, reply);
                                   });
        if (wonEverywhere) return reply;
        if (left <= 0) break;
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
    if (match.question() == nullptr || globals.turn != m_turn || m_left-- <= 0) return false;
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
    if (options.size() == 1) return options;
    m_evaluation.guess(match, options, m_gains);
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < options.size(); ++i) order.emplace_back(-m_gains[i], i);
    std::sort(order.begin(), order.end());
    Replies sorted;
    for (const auto& [gain, place] : order) sorted.push_back(options[place]);
    return sorted;
}

}  // namespace duelogue
