#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "app/match/saved/MatchConfig.h"

namespace duelogue {

/// The chess clocks of a match: the time that is left to each person for all decisions. At most one of them runs.
class ChessClock {
public:
    using Time = std::chrono::milliseconds;
    /// Returns the time since any fixed moment, and never goes back.
    using Now = std::function<Time()>;

    explicit ChessClock(Now now = steadyNow);

    /// Gives each seat the full time. Stops all clocks.
    void begin(const ClockSetting& setting, std::size_t seats);
    /// Sets the time that is left to each seat. Ignores a list of another length, and values that are negative.
    void setLeft(const std::vector<Time>& left);
    [[nodiscard]] bool isOn() const { return m_setting.isOn(); }

    /// Lets the clock of this seat run, and stops the others; std::nullopt stops all. Does nothing without a clock.
    void run(std::optional<std::size_t> seat);
    /// Returns the seat whose clock runs.
    [[nodiscard]] std::optional<std::size_t> running() const { return m_running; }
    /// Adds the increment after a decision of this seat, unless its time has run out.
    void decided(std::size_t seat);

    /// Returns the time that is left to this seat, never less than zero.
    [[nodiscard]] Time left(std::size_t seat) const;
    /// Returns the time that is left to each seat; empty without a clock.
    [[nodiscard]] std::vector<Time> allLeft() const;
    /// Returns true if the time of any seat has run out.
    [[nodiscard]] bool hasRunOut() const;

private:
    Now m_now;
    ClockSetting m_setting;
    std::vector<Time> m_left;  ///< when the running clock was started
    std::optional<std::size_t> m_running;
    Time m_since{};

    [[nodiscard]] static Time steadyNow();
};

/// Returns a time as text: "12:05", "1:02:30", and "0:09.4" below ten seconds. Rounds down.
[[nodiscard]] QString clockText(ChessClock::Time left);

}  // namespace duelogue
