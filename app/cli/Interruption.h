#pragma once

#include <stop_token>
#include <thread>

namespace duelogue {

/// A scope in which the first Ctrl-C (SIGINT) asks a command to end instead of ending the program. The command can then
/// write its results so far. A second Ctrl-C ends the program. At most one object may exist at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Returns a token that Ctrl-C stops.
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
    [[nodiscard]] bool isAsked() const { return m_source.stop_requested(); }

private:
    std::stop_source m_source;
    std::jthread m_watch;  ///< waits for the signal, because a signal handler may call very few functions
};

}  // namespace duelogue
