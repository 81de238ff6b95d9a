#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace duelogue {

struct TableState;

/// A sound of the table.
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

/// Samples per second, for one channel.
inline constexpr int soundRate = 44'100;
/// Returns the samples of a sound, always the same: sines and noise that fade. A sound lasts at most 1.5 seconds and
/// begins and ends in silence.
[[nodiscard]] std::vector<std::int16_t> samplesOf(Sound sound);

/// Returns the sound to play when the window shows `now` instead of `before`, or std::nullopt. `waited` is the time
/// since the person was last asked. A question is audible only after a wait of at least three seconds.
[[nodiscard]] std::optional<Sound> soundOf(const TableState& before, const TableState& now,
                                           std::chrono::milliseconds waited);

}  // namespace duelogue
