#include "app/cli/Interruption.h"

#include <semaphore.h>

#include <csignal>
#include <system_error>

namespace duelogue {

namespace {

/// Posted by the signal handler, and by the destructor to end the waiting thread.
sem_t& raised() {
    static sem_t semaphore;
    return semaphore;
}

extern "C" void raiseInterruption(int signal) {
    (void)std::signal(signal, SIG_DFL);
    (void)::sem_post(&raised());
}

}  // namespace

Interruption::Interruption() {
    if (::sem_init(&raised(), 0, 0) != 0) return;
    try {
        m_watch = std::jthread([source = m_source](const std::stop_token& over) mutable {
            while (::sem_wait(&raised()) != 0) {
            }
            if (!over.stop_requested()) source.request_stop();
        });
    } catch (const std::system_error&) {
        return;  // without the thread, Ctrl-C ends the program as usual
    }
    (void)std::signal(SIGINT, &raiseInterruption);
}

Interruption::~Interruption() {
    if (!m_watch.joinable()) return;
    (void)std::signal(SIGINT, SIG_DFL);
    m_watch.request_stop();
    (void)::sem_post(&raised());
    m_watch.join();
    (void)::sem_destroy(&raised());
}

}  // namespace duelogue
