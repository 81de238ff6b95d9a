#pragma once

#include <sys/types.h>

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>

#include "cards/parser/Printable.h"

namespace duelogue {

/// A child process whose standard input and output we hold. Its standard error is passed on to ours as printable text,
/// line by line, while we wait for the child and at its end.
///
/// The child cannot stall us. Every wait has a timeout, and output is read only as needed. When the child is ended or
/// this program dies, all processes started by the child end with it, and only those. No zombie is left. See
/// ProcessReaper.h.
///
/// Used by one thread at a time, not always the same one.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;
    enum class Result : std::uint8_t {
        Done,
        TimedOut,
        Closed,   ///< the other end is closed, usually because the program has ended
        TooLong,  ///< a line is longer than longestLine bytes
        Stopped,
    };
    static constexpr std::size_t longestLine = 65'536;

    ChildProcess();
    ~ChildProcess() { end(std::chrono::milliseconds(0)); }
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Starts the command with the shell. Returns false if the system lacks resources. An unknown command ends at once
    /// with status 127.
    [[nodiscard]] bool start(const std::string& command);
    [[nodiscard]] bool isRunning() const { return m_guardian > 0; }

    [[nodiscard]] Result write(std::string_view text, Clock::time_point until, const std::stop_token& stop);
    /// Reads the next line, without its newline.
    [[nodiscard]] Result readLine(std::string& line, Clock::time_point until, const std::stop_token& stop);
    /// Returns true if there is output to read or the output is closed.
    [[nodiscard]] bool hasOutput() const;

    /// Closes the child's input and waits up to `grace` for it to end. Then kills it and everything that it has
    /// started. Returns how it ended, as a phrase such as "ended with status 1", or an empty string if it was killed.
    std::string end(std::chrono::milliseconds grace);

private:
    pid_t m_guardian = 0;
    int m_control = -1;  ///< a socket to the guardian process
    int m_input = -1;    ///< a socket, because writing to a closed one can avoid SIGPIPE
    int m_output = -1;   ///< the read end of a pipe
    int m_errors = -1;   ///< the read end of the pipe of its standard error
    PrintableStream m_printed;
    std::string m_read;  ///< bytes read beyond the last line

    [[nodiscard]] Result waitFor(int file, short event, Clock::time_point until, const std::stop_token& stop);
    [[nodiscard]] bool hears(std::chrono::milliseconds time);
    bool passErrorsOn();
    void collectGuardian();
};

}  // namespace duelogue
