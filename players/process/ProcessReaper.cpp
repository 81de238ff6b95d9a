#include "players/process/ProcessReaper.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigset_t and kill() are POSIX
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>

namespace duelogue {

// After fork(), only the calling thread exists. Locks and data of other threads may be in any state, including the lock
// of the heap. So this code uses only system calls and the stack.

namespace {

void closeFrom(int first) {
    if (::close_range(static_cast<unsigned>(first), ~0U, 0) == 0) return;
    constexpr int many = 65'536;
    for (int file = first; file < many; ++file) ::close(file);
}

/// Starts a session of its own, so that signals of the terminal do not reach the guardian. It must outlive us.
void standAside() {
    ::setsid();
    ::signal(SIGCHLD, SIG_DFL);
    ::prctl(PR_SET_NAME, "duelogue-guard");
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
}

[[noreturn]] void becomeShell(const ReaperPart& part, pid_t guardian) {
    // If the guardian is killed, perhaps by the program, the shell dies with it.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != guardian) ::_exit(1);
    ::setpgid(0, 0);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGQUIT, SIGHUP}) ::signal(signal, SIG_DFL);
    ::dup2(part.input, STDIN_FILENO);
    ::dup2(part.output, STDOUT_FILENO);
    ::dup2(part.errors, STDERR_FILENO);
    closeFrom(STDERR_FILENO + 1);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::execl("/bin/sh", "sh", "-c", part.command, nullptr);
    constexpr int notFound = 127;
    ::_exit(notFound);
}

/// Kills all current children. Ids of children cannot be reused before they are collected.
void killChildren() {
    const int file = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    std::array<char, 4096> text{};
    pid_t id = 0;
    for (ssize_t count = 1; count > 0;) {
        count = ::read(file, text.data(), text.size());
        for (ssize_t i = 0; i < count; ++i) {
            const char c = text[static_cast<std::size_t>(i)];
            if (c >= '0' && c <= '9') {
                id = 10 * id + (c - '0');
            } else if (id > 0) {
                ::kill(id, SIGKILL);
                id = 0;
            }
        }
    }
    ::close(file);
}

/// Kills one generation after another, because orphans become children. `shell` is 0 once it has been collected. Until
/// then its process group id is still valid.
void endAll(pid_t shell) {
    if (shell > 0) ::kill(-shell, SIGKILL);
    while (true) {
        killChildren();
        pid_t ended = 1;
        while (ended > 0) ended = ::waitpid(-1, nullptr, WNOHANG);
        if (ended < 0 && errno == ECHILD) return;
        constexpr timespec moment{0, 200'000};
        ::nanosleep(&moment, nullptr);
    }
}

/// Collects all ended children. Sends the status of the shell to `control` and sets `shell` to 0.
void collect(pid_t& shell, int control) {
    int status = 0;
    for (pid_t ended = 1; ended > 0;) {
        ended = ::waitpid(-1, &status, WNOHANG);
        if (ended <= 0 || ended != shell) continue;
        (void)::send(control, &status, sizeof(status), MSG_NOSIGNAL | MSG_DONTWAIT);
        shell = 0;
    }
}

/// Waits until our side of `control` is closed. Nothing is ever written to it.
void keepWatch(pid_t& shell, int control) {
    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGCHLD);
    std::array<pollfd, 2> files{{{control, POLLIN, 0}, {::signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK), POLLIN, 0}}};
    while (files[0].revents == 0) {
        (void)::poll(files.data(), files.size(), -1);
        signalfd_siginfo told{};
        (void)!::read(files[1].fd, &told, sizeof(told));
        collect(shell, control);
    }
}

[[noreturn]] void guard(const ReaperPart& part) {
    standAside();
    const pid_t self = ::getpid();
    pid_t shell = ::fork();
    if (shell == 0) becomeShell(part, self);
    if (shell < 0) ::_exit(1);
    // The guardian must not keep our other files open.
    ::dup2(part.control, STDIN_FILENO);
    closeFrom(STDIN_FILENO + 1);
    keepWatch(shell, STDIN_FILENO);
    endAll(shell);
    ::_exit(0);
}

}  // namespace

pid_t startReaper(const ReaperPart& part) {
    // Signals are blocked, so the guardian never runs our handlers.
    sigset_t all;
    sigset_t usual;
    sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &usual);
    const pid_t id = ::fork();
    if (id == 0) guard(part);
    ::pthread_sigmask(SIG_SETMASK, &usual, nullptr);
    return std::max(id, 0);
}

}  // namespace duelogue
