#pragma once

#include <sys/types.h>

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>

#include "cards/parser/Printable.h"

namespace duelogue {

/// A program that runs beside this one, with its standard input and output in our hands. Its standard error is passed
/// on to ours as printable text, line by line: while we wait for the program, and at its end.
///
/// The program can't hold us up. Every wait has an end, and its output is read only as far as we want it. When the
/// program is ended, or we are, exactly the processes that it has started are ended with it, without a zombie. See
/// Guardian.h for how.
///
/// One thread at a time, not always the same one.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;
    enum class Result : std::uint8_t {
        Done,
        TimedOut,
        Closed,   ///< the other side is closed, mostly because the program has ended
        TooLong,  ///< a line has more bytes than longestLine
        Stopped,
    };
    static constexpr std::size_t longestLine = 65'536;

    ChildProcess();
    ~ChildProcess() { end(std::chrono::milliseconds(0)); }
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Starts the command by the shell. False where the system has no room for it; a command that does not exist ends
    /// at once with status 127.
    [[nodiscard]] bool start(const std::string& command);
    [[nodiscard]] bool isRunning() const { return m_guardian > 0; }

    [[nodiscard]] Result write(std::string_view text, Clock::time_point until, const std::stop_token& stop);
    /// The next line, without its end.
    [[nodiscard]] Result readLine(std::string& line, Clock::time_point until, const std::stop_token& stop);
    /// Whether there is something to read, or nothing will come any more.
    [[nodiscard]] bool hasOutput() const;

    /// Closes its input and gives it a while to end by itself; then it is killed, with everything that it has started.
    /// Returns how it ended, as words behind "it": "ended with status 1"; empty where it had to be killed.
    std::string end(std::chrono::milliseconds grace);

private:
    pid_t m_guardian = 0;
    int m_control = -1;  ///< a socket to the guardian
    int m_input = -1;    ///< a socket: writing to it when nobody reads raises no signal
    int m_output = -1;   ///< the reading end of a pipe
    int m_errors = -1;   ///< likewise, of its standard error
    PrintableStream m_printed;
    std::string m_read;  ///< what has been read beyond the last line

    [[nodiscard]] Result waitFor(int file, short event, Clock::time_point until, const std::stop_token& stop);
    [[nodiscard]] bool hears(std::chrono::milliseconds time);
    bool passErrorsOn();
    void collectGuardian();
};

}  // namespace duelogue
