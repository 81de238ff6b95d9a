#pragma once

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/common_interface_defs.h>
#endif

namespace duelogue {

/// Writes the current seed to standard error if the program dies of a signal or a sanitizer. One for each program.
class SeedTeller {
public:
    /// Sets the current seed.
    static void set(std::uint64_t seed) {
        if (atWork == 0) install();
        atWork = seed;
    }

private:
    static inline volatile std::uint64_t atWork = 0;

    static void tell() {
        std::fprintf(stderr, "it died at seed %llu\n", static_cast<unsigned long long>(atWork));
        std::fflush(stderr);
    }
    static void onSignal(int signal) {
        tell();
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
    static void install() {
#if defined(__SANITIZE_ADDRESS__)
        __sanitizer_set_death_callback(&SeedTeller::tell);
        std::signal(SIGABRT, &SeedTeller::onSignal);
#else
        for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL}) std::signal(signal, &SeedTeller::onSignal);
#endif
    }
};

}  // namespace duelogue
