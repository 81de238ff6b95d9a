#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/match/sound/Sound.h"

namespace duelogue {

namespace {

/// A sequence of samples from -1 to 1, to which tones and noise are added. Times are in seconds.
class Wave {
public:
    explicit Wave(double length) : m_samples(static_cast<std::size_t>(length * soundRate)) {}

    /// Adds a tone that glides from one pitch to another (in Hz) and fades like a plucked string.
    Wave& tone(double at, double length, double from, double to, double loud) {
        double angle = 0;
        add(at, length, [&](double share) {
            angle += 2 * std::numbers::pi * (from + (to - from) * share) / soundRate;
            return loud * std::exp(-4 * share) *
                   (std::sin(angle) + .25 * std::sin(2 * angle) + .1 * std::sin(3 * angle));
        });
        return *this;
    }
    /// Adds noise; values of `dull` near 1 make it duller.
    Wave& noise(double at, double length, double dull, double loud) {
        std::uint32_t random = 2'463'534'242;
        double last = 0;
        add(at, length, [&](double share) {
            random ^= random << 13U;
            random ^= random >> 17U;
            random ^= random << 5U;
            last = dull * last + (1 - dull) * (static_cast<double>(random) / 2'147'483'648.0 - 1);
            return loud * std::exp(-5 * share) * last / std::sqrt(1 - dull);
        });
        return *this;
    }
    [[nodiscard]] std::vector<std::int16_t> samples() const {
        constexpr double most = 30'000;
        std::vector<std::int16_t> result;
        result.reserve(m_samples.size());
        for (const double sample : m_samples)
            result.push_back(static_cast<std::int16_t>(std::lround(std::clamp(sample, -1.0, 1.0) * most)));
        return result;
    }

private:
    std::vector<double> m_samples;

    /// Adds samples with a short fade-in and fade-out, which prevents clicks.
    template <class Sample>
    void add(double at, double length, Sample&& sample) {
        constexpr double edge = .005 * soundRate;
        const auto begin = static_cast<std::size_t>(at * soundRate),
                   count = static_cast<std::size_t>(length * soundRate);
        for (std::size_t i = 0; i < count && begin + i < m_samples.size(); ++i) {
            const double rise =
                std::min({1.0, static_cast<double>(i) / edge, static_cast<double>(count - 1 - i) / edge});
            m_samples[begin + i] += rise * sample(static_cast<double>(i) / static_cast<double>(count));
        }
    }
};

}  // namespace

std::vector<std::int16_t> samplesOf(Sound sound) {
    switch (sound) {
        case Sound::CardPlayed:
            return Wave(.24).noise(0, .08, .6, .22).tone(.02, .2, 196, 147, .42).samples();
        case Sound::CardDrawn:
            return Wave(.14).noise(0, .13, .35, .16).samples();
        case Sound::Damage:
            return Wave(.32).noise(0, .14, .85, .5).tone(0, .3, 130, 62, .6).samples();
        case Sound::Destroyed:
            return Wave(.62).noise(0, .55, .8, .42).tone(.03, .55, 175, 49, .45).samples();
        case Sound::TurnBegins:
            return Wave(.55).tone(0, .5, 392, 392, .26).tone(.09, .45, 587, 587, .24).samples();
        case Sound::QuestionWaits:
            return Wave(.38).tone(0, .36, 740, 740, .26).samples();
        case Sound::Victory:
            return Wave(1.4)
                .tone(0, .7, 392, 392, .26)
                .tone(.14, .7, 494, 494, .26)
                .tone(.28, .8, 587, 587, .26)
                .tone(.42, .95, 784, 784, .3)
                .samples();
        case Sound::Defeat:
            return Wave(1.3)
                .tone(0, .7, 294, 294, .28)
                .tone(.2, .8, 247, 247, .28)
                .tone(.42, .85, 196, 185, .34)
                .samples();
    }
    return {};
}

}  // namespace duelogue
