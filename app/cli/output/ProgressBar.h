#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "app/cli/output/Console.h"

namespace duelogue {

/// A progress bar on a terminal. Redraws at most ten times a second and disappears at the end of its scope.
class ProgressBar {
public:
    ProgressBar(Console& console, std::int64_t total) : m_console(console), m_total(total) {}
    ~ProgressBar() {
        if (m_drawn) *m_console.terminal << "\r\033[K" << std::flush;
    }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::int64_t done) {
        const auto now = std::chrono::steady_clock::now();
        if (m_console.terminal == nullptr || now - m_last < std::chrono::milliseconds(100)) return;
        m_last = now;
        m_drawn = true;
        constexpr int width = 40;
        const auto full = static_cast<std::size_t>(width * done / m_total);
        *m_console.terminal << "\r[" << std::string(full, '#') << std::string(width - full, ' ') << "] " << done
                            << " of " << m_total << std::flush;
    }

private:
    Console& m_console;
    std::int64_t m_total;
    bool m_drawn = false;
    std::chrono::steady_clock::time_point m_last;
};

}  // namespace duelogue
