#include "players/search/TimeManager.h"

#include <algorithm>

namespace duelogue {

void TimeManager::start(int turn) {
    m_started = Clock::now();
    if (turn != m_turn) m_unspent = m_forTurn;
    m_turn = turn;
    constexpr int part = 40;  // percent
    m_share = m_unspent * part / 100;
}

void TimeManager::stop() { m_unspent = std::max(Clock::duration::zero(), m_unspent - spent()); }

}  // namespace duelogue
