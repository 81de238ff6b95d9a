#include "players/process/ChildProcess.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <iostream>
#include <system_error>
#include <thread>
#include <utility>

#include "players/process/ProcessReaper.h"

namespace duelogue {

namespace {

/// A file descriptor that is closed when it goes out of scope.
class File {
public:
    explicit File(int file = -1) : m_file(file) {}
    ~File() {
        if (m_file >= 0) ::close(m_file);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    [[nodiscard]] int get() const { return m_file; }
    int release() { return std::exchange(m_file, -1); }

private:
    int m_file;
};

void closeFile(int& file) {
    if (file >= 0) ::close(file);
    file = -1;
}

std::string describe(int status) {
    if (WIFEXITED(status)) return "ended with status " + std::to_string(WEXITSTATUS(status));
    return "was ended by signal " + std::to_string(WTERMSIG(status));
}

}  // namespace

ChildProcess::ChildProcess() : m_printed(std::cerr) {}

bool ChildProcess::start(const std::string& command) {
    end(std::chrono::milliseconds(0));
    std::array<int, 2> control{-1, -1};
    std::array<int, 2> input{-1, -1};
    std::array<int, 2> output{-1, -1};
    std::array<int, 2> errors{-1, -1};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, control.data()) != 0) return false;
    File ourControl(control[0]);
    const File theirControl(control[1]);
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0) return false;
    File ourInput(input[0]);
    const File theirInput(input[1]);
    if (::pipe2(output.data(), O_CLOEXEC) != 0) return false;
    File ourOutput(output[0]);
    const File theirOutput(output[1]);
    if (::pipe2(errors.data(), O_CLOEXEC) != 0) return false;
    File ourErrors(errors[0]);
    const File theirErrors(errors[1]);
    for (const int ours : {ourInput.get(), ourOutput.get(), ourErrors.get()}) {
        if (::fcntl(ours, F_SETFL, O_NONBLOCK) != 0) return false;
    }
    m_guardian =
        startReaper({theirControl.get(), theirInput.get(), theirOutput.get(), theirErrors.get(), command.c_str()});
    if (m_guardian == 0) return false;
    m_control = ourControl.release();
    m_input = ourInput.release();
    m_output = ourOutput.release();
    m_errors = ourErrors.release();
    m_read.clear();
    return true;
}

ChildProcess::Result ChildProcess::waitFor(int file, short event, Clock::time_point until,
                                           const std::stop_token& stop) {
    const File wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    const std::stop_callback callback(stop, [&] { (void)::eventfd_write(wake.get(), 1); });
    while (!stop.stop_requested()) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) return Result::TimedOut;
        std::array<pollfd, 3> files{{{file, event, 0}, {wake.get(), POLLIN, 0}, {m_errors, POLLIN, 0}}};
        constexpr std::int64_t longest = 1000;
        const int ready = ::poll(files.data(), files.size(), static_cast<int>(std::min(left, longest)));
        if (ready > 0 && files[2].revents != 0) (void)passErrorsOn();
        if (ready > 0 && files[0].revents != 0) return Result::Done;
        if (ready < 0 && errno != EINTR) return Result::Closed;
    }
    return Result::Stopped;
}

ChildProcess::Result ChildProcess::write(std::string_view text, Clock::time_point until, const std::stop_token& stop) {
    while (!text.empty()) {
        const Result ready = waitFor(m_input, POLLOUT, until, stop);
        if (ready != Result::Done) return ready;
        const ssize_t written = ::send(m_input, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (written >= 0) text.remove_prefix(static_cast<std::size_t>(written));
        if (written < 0 && errno != EAGAIN && errno != EINTR) return Result::Closed;
    }
    return Result::Done;
}

ChildProcess::Result ChildProcess::readLine(std::string& line, Clock::time_point until, const std::stop_token& stop) {
    std::size_t searched = 0;
    while (true) {
        const std::size_t newline = m_read.find('\n', searched);
        if (newline != std::string::npos) {
            line = m_read.substr(0, newline);
            m_read.erase(0, newline + 1);
            return Result::Done;
        }
        searched = m_read.size();
        if (searched > longestLine) return Result::TooLong;
        const Result ready = waitFor(m_output, POLLIN, until, stop);
        if (ready != Result::Done) return ready;
        std::array<char, 4096> bytes{};
        const ssize_t count = ::read(m_output, bytes.data(), bytes.size());
        if (count == 0) return Result::Closed;
        if (count > 0) m_read.append(bytes.data(), static_cast<std::size_t>(count));
        if (count < 0 && errno != EAGAIN && errno != EINTR) return Result::Closed;
    }
}

bool ChildProcess::hasOutput() const {
    if (!m_read.empty()) return true;
    pollfd file{m_output, POLLIN, 0};
    return ::poll(&file, 1, 0) > 0;
}

/// Prints the next bytes of the child's standard error. Returns true if there were any.
bool ChildProcess::passErrorsOn() {
    if (m_errors < 0) return false;
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(m_errors, bytes.data(), bytes.size());
    if (count > 0) {
        m_printed.write(bytes.data(), count);
        if (m_printed.held() > longestLine) m_printed.flush();
        return true;
    }
    // A closed pipe would end every poll() at once.
    if (count == 0) closeFile(m_errors);
    return false;
}

/// Returns true if the guardian writes or exits within the time.
bool ChildProcess::hears(std::chrono::milliseconds time) {
    const auto until = Clock::now() + time;
    while (true) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
        std::array<pollfd, 2> files{{{m_control, POLLIN, 0}, {m_errors, POLLIN, 0}}};
        const int ready = ::poll(files.data(), files.size(), static_cast<int>(std::max<std::int64_t>(left, 0)));
        if (ready > 0 && files[1].revents != 0) (void)passErrorsOn();
        if (ready == 0 || (ready > 0 && files[0].revents != 0)) return ready > 0;
        if (ready < 0 && errno != EINTR) return false;
    }
}

std::string ChildProcess::end(std::chrono::milliseconds grace) {
    if (!isRunning()) return {};
    closeFile(m_input);
    int status = 0;
    const bool ended = hears(grace) && ::recv(m_control, &status, sizeof(status), 0) == sizeof(status);
    ::shutdown(m_control, SHUT_WR);
    closeFile(m_output);
    collectGuardian();
    closeFile(m_control);
    // Reads at most one pipe buffer, because a process that the guardian could not end may still be writing.
    constexpr int most = 16;
    for (int i = 0; i < most && passErrorsOn();) ++i;
    closeFile(m_errors);
    m_printed.flush();
    return ended ? describe(status) : std::string();
}

/// Waits until the guardian has killed the remaining processes and has exited. After the time limit it continues alone,
/// for example because new processes keep appearing.
void ChildProcess::collectGuardian() {
    constexpr std::chrono::milliseconds patience{2000};
    const pid_t guardian = std::exchange(m_guardian, 0);
    const auto until = Clock::now() + patience;
    std::array<char, sizeof(int)> rest{};
    while (hears(std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()))) {
        // The guardian may still report how the program ended before it exits.
        if (::recv(m_control, rest.data(), rest.size(), 0) > 0) continue;
        while (::waitpid(guardian, nullptr, 0) < 0 && errno == EINTR) {
        }
        return;
    }
    try {
        std::thread([guardian] { (void)::waitpid(guardian, nullptr, 0); }).detach();
    } catch (const std::system_error&) {
        // Without a thread, the guardian is collected when this program ends.
    }
}

}  // namespace duelogue
