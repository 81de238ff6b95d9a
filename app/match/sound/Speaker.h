#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "app/match/sound/Sound.h"

namespace duelogue {

/// Plays sounds on the usual device, several at once, in a thread of its own. Where there is no device, or it is taken,
/// nothing is heard and nothing is said about it; it is tried again with the next sound. The device is held only while
/// something is to be heard.
class Speaker {
public:
    Speaker();
    ~Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    /// Loudness from 0 to 1. Returns at once.
    void play(Sound sound, double loudness);

private:
    struct Voice {
        const std::vector<std::int16_t>* samples = nullptr;
        std::size_t at = 0;
        double loudness = 1;
    };
    std::array<std::vector<std::int16_t>, allSounds.size()> m_sounds;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::vector<Voice> m_voices;
    bool m_ends = false;
    std::thread m_thread;

    void run();
    void playAll();
    /// The next samples of all voices together; false where none is left.
    [[nodiscard]] bool mix(std::vector<std::int16_t>& period);
};

}  // namespace duelogue
