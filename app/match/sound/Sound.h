#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace duelogue {

struct TableState;

/// What can be heard.
enum class Sound : std::uint8_t {
    CardPlayed,
    CardDrawn,
    Damage,
    Destroyed,
    TurnBegins,
    QuestionWaits,
    Victory,
    Defeat
};
inline constexpr std::array allSounds{Sound::CardPlayed, Sound::CardDrawn,     Sound::Damage,  Sound::Destroyed,
                                      Sound::TurnBegins, Sound::QuestionWaits, Sound::Victory, Sound::Defeat};

/// Samples a second, of one channel.
inline constexpr int soundRate = 44'100;
/// A sound as samples, always the same: made of sines and noise that fade. None is longer than a second and a half, and
/// each begins and ends in silence.
[[nodiscard]] std::vector<std::int16_t> samplesOf(Sound sound);

/// What is to be heard as the window shows `now` instead of `before`; `waited`: since the person was asked last. A
/// question is heard only where it has been waited for.
[[nodiscard]] std::optional<Sound> soundOf(const TableState& before, const TableState& now,
                                           std::chrono::milliseconds waited);

}  // namespace duelogue
