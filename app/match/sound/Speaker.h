#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "app/match/sound/Sound.h"

namespace duelogue {

/// A player of sounds on the default device, several at once, in a thread of its own. Without a device, or while
/// another program uses it, a sound is dropped without a message, and the next sound tries again. The device is open
/// only while a sound is playing.
class Speaker {
public:
    Speaker();
    ~Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    /// Plays a sound at a volume from 0 to 1 and returns at once.
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
    /// Mixes the next samples of all voices. Returns false if no voice is left.
    [[nodiscard]] bool mix(std::vector<std::int16_t>& period);
};

}  // namespace duelogue
