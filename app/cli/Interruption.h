#pragma once

#include <stop_token>
#include <thread>

namespace duelogue {

/// While it lives, the first Ctrl-C (SIGINT) asks a command to end instead of ending the program, so that the command
/// can write what it has so far. A second one ends the program. There is at most one at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Is stopped by Ctrl-C.
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
    [[nodiscard]] bool isAsked() const { return m_source.stop_requested(); }

private:
    std::stop_source m_source;
    std::jthread m_watch;  ///< waits for the signal, because its handler may do next to nothing
};

}  // namespace duelogue
