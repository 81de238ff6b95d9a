#include "app/match/sound/Speaker.h"

#include <alsa/asoundlib.h>

#include <algorithm>
#include <memory>
#include <system_error>

namespace duelogue {

namespace {

constexpr unsigned latency = 60'000;     // microseconds
constexpr std::size_t periodSize = 512;  // samples
constexpr std::size_t mostVoices = 6;    // more at once would only be noise

struct CloseDevice {
    void operator()(snd_pcm_t* device) const { snd_pcm_close(device); }
};
using Device = std::unique_ptr<snd_pcm_t, CloseDevice>;

Device openDevice() {
    snd_pcm_t* opened = nullptr;
    if (snd_pcm_open(&opened, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK) < 0) return nullptr;
    Device device(opened);
    const bool fit =
        snd_pcm_nonblock(opened, 0) == 0 &&
        snd_pcm_set_params(opened, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, soundRate, 1, latency) == 0;
    return fit ? std::move(device) : nullptr;
}

void saysNothing(const char* /*file*/, int /*line*/, const char* /*function*/, int /*error*/, const char* /*format*/,
                 ...) {}

}  // namespace

Speaker::Speaker() {
    snd_lib_error_set_handler(saysNothing);
    try {
        m_thread = std::thread([this] { run(); });
    } catch (const std::system_error&) {
        // Without a second thread, the program stays silent.
    }
}

Speaker::~Speaker() {
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable()) m_thread.join();
    snd_config_update_free_global();
}

void Speaker::play(Sound sound, double loudness) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_voices.size() >= mostVoices) return;
        m_voices.push_back({&m_sounds[static_cast<std::size_t>(sound)], 0, std::clamp(loudness, 0.0, 1.0)});
    }
    m_wake.notify_one();
}

void Speaker::run() {
    // Computed in this thread, because it would take a noticeable part of the start. No other thread reads the samples.
    for (const Sound sound : allSounds) m_sounds[static_cast<std::size_t>(sound)] = samplesOf(sound);
    for (;;) {
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_ends || !m_voices.empty(); });
            if (m_ends) return;
        }
        playAll();
        const std::lock_guard lock(m_mutex);
        m_voices.clear();
    }
}

void Speaker::playAll() {
    const Device device = openDevice();
    std::vector<std::int16_t> period(periodSize);
    while (device && mix(period)) {
        const snd_pcm_sframes_t written = snd_pcm_writei(device.get(), period.data(), period.size());
        if (written < 0 && snd_pcm_recover(device.get(), static_cast<int>(written), 1) < 0) return;
    }
    if (device) snd_pcm_drain(device.get());
}

bool Speaker::mix(std::vector<std::int16_t>& period) {
    constexpr double least = -32'768, most = 32'767;
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_voices, [](const Voice& voice) { return voice.at >= voice.samples->size(); });
    if (m_ends || m_voices.empty()) return false;
    for (std::size_t i = 0; i < period.size(); ++i) {
        double sum = 0;
        for (const Voice& voice : m_voices) {
            if (voice.at + i < voice.samples->size()) sum += (*voice.samples)[voice.at + i] * voice.loudness;
        }
        period[i] = static_cast<std::int16_t>(std::clamp(sum, least, most));
    }
    for (Voice& voice : m_voices) voice.at += period.size();
    return true;
}

}  // namespace duelogue
