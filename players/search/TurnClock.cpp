#include "players/search/TurnClock.h"

#include <algorithm>

namespace duelogue {

void TurnClock::start(int turn) {
    m_started = Clock::now();
    if (turn != m_turn) m_unspent = m_forTurn;
    m_turn = turn;
    constexpr int part = 40;  // of 100
    m_share = m_unspent * part / 100;
}

void TurnClock::stop() { m_unspent = std::max(Clock::duration::zero(), m_unspent - spent()); }

}  // namespace duelogue
