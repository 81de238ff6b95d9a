#include "players/ChildProcess.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigset_t and kill() are POSIX
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

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

/// Starts the shell with these as its standard input and output, and no other file of ours but standard error; as the
/// first of a process group, so that all of it can be killed. 0: it could not be started.
pid_t spawn(const std::string& command, int input, int output) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t none;
    sigset_t usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGQUIT, SIGCHLD}) sigaddset(&usual, signal);
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string line = command;
    const std::array<char*, 4> words{shell.data(), flag.data(), line.data(), nullptr};
    pid_t id = 0;
    if (posix_spawn(&id, "/bin/sh", &files, &attributes, words.data(), environ) != 0) id = 0;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return id;
}

/// Whether the process has ended; it stays a zombie, so that its number is not given to another one.
bool hasEnded(pid_t id) {
    siginfo_t info{};
    const int result = ::waitid(P_PID, static_cast<id_t>(id), &info, WEXITED | WNOHANG | WNOWAIT);
    return result != 0 || info.si_pid == id;
}

/// Reaps all that is left of a group; returns the status of the first of it.
int reap(pid_t group) {
    int first = 0;
    for (pid_t id = 0; id >= 0 || errno == EINTR;) {
        int status = 0;
        id = ::waitpid(-group, &status, 0);
        if (id == group) first = status;
    }
    return first;
}

std::string describe(int status) {
    if (WIFEXITED(status)) return "ended with status " + std::to_string(WEXITSTATUS(status));
    return "was ended by signal " + std::to_string(WTERMSIG(status));
}

}  // namespace

bool ChildProcess::start(const std::string& command) {
    end(std::chrono::milliseconds(0));
    std::array<int, 2> input{-1, -1};
    std::array<int, 2> output{-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0) return false;
    File ourInput(input[0]);
    const File theirInput(input[1]);
    if (::pipe2(output.data(), O_CLOEXEC) != 0) return false;
    File ourOutput(output[0]);
    const File theirOutput(output[1]);
    for (const int ours : {ourInput.get(), ourOutput.get()}) {
        if (::fcntl(ours, F_SETFL, O_NONBLOCK) != 0) return false;
    }
    // What it starts and leaves behind becomes our child when it ends, so that end() can reap it.
    (void)::prctl(PR_SET_CHILD_SUBREAPER, 1);
    m_id = spawn(command, theirInput.get(), theirOutput.get());
    if (m_id == 0) return false;
    m_input = ourInput.release();
    m_output = ourOutput.release();
    m_read.clear();
    return true;
}

ChildProcess::Result ChildProcess::waitFor(int file, short event, Clock::time_point until,
                                           const std::stop_token& stop) const {
    const File wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    const std::stop_callback callback(stop, [&] { (void)::eventfd_write(wake.get(), 1); });
    while (!stop.stop_requested()) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) return Result::TimedOut;
        std::array<pollfd, 2> files{{{file, event, 0}, {wake.get(), POLLIN, 0}}};
        constexpr std::int64_t longest = 1000;
        const int ready = ::poll(files.data(), files.size(), static_cast<int>(std::min(left, longest)));
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

std::string ChildProcess::end(std::chrono::milliseconds grace) {
    if (!isRunning()) return {};
    closeFile(m_input);
    const auto until = Clock::now() + grace;
    bool ended = hasEnded(m_id);
    while (!ended && Clock::now() < until) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        ended = hasEnded(m_id);
    }
    // Before it is reaped: until then the number of its group is nobody else's.
    ::kill(-m_id, SIGKILL);
    const int status = reap(m_id);
    closeFile(m_output);
    m_id = 0;
    return ended ? describe(status) : std::string();
}

}  // namespace duelogue
