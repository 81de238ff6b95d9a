#pragma once

#include <chrono>

#include "players/search/Budget.h"

namespace duelogue {

/// A time manager that shares the time of a turn among its decisions. Each decision gets a part of the remaining time,
/// so the first ones get most. Unused time is left for later decisions.
class TimeManager {
public:
    using Clock = std::chrono::steady_clock;

    explicit TimeManager(std::chrono::milliseconds forTurn) : m_forTurn(forTurn) {}

    /// Starts a decision in this turn of the match.
    void start(int turn);
    /// Ends the decision.
    void stop();
    [[nodiscard]] Clock::duration spent() const { return Clock::now() - m_started; }
    /// Returns the time left for this decision. It is zero or negative when the time is used up.
    [[nodiscard]] Clock::duration left() const { return m_share - spent(); }

private:
    std::chrono::milliseconds m_forTurn;
    int m_turn = -1;
    Clock::duration m_unspent{};
    Clock::duration m_share{};
    Clock::time_point m_started;
};

}  // namespace duelogue
