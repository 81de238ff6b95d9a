#pragma once

#include <chrono>

#include "players/search/Budget.h"

namespace duelogue {

/// Shares a time for a turn over the decisions in it: each gets a part of what is left, so the first ones get most, and
/// what one does not use is there for the next ones.
class TimeManager {
public:
    using Clock = std::chrono::steady_clock;

    explicit TimeManager(std::chrono::milliseconds forTurn) : m_forTurn(forTurn) {}

    /// A decision in that turn of the match begins.
    void start(int turn);
    /// It is over.
    void stop();
    [[nodiscard]] Clock::duration spent() const { return Clock::now() - m_started; }
    /// What is left for this decision, zero or less if nothing.
    [[nodiscard]] Clock::duration left() const { return m_share - spent(); }

private:
    std::chrono::milliseconds m_forTurn;
    int m_turn = -1;
    Clock::duration m_unspent{};
    Clock::duration m_share{};
    Clock::time_point m_started;
};

}  // namespace duelogue
