#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "players/plain/ComputerPlayer.h"
#include "players/search/Budget.h"

namespace duelogue {

/// A named playing strength. Levels differ in their search budget and in the margin below the best reply that they
/// accept. Every level sees only its view and takes a proved win. No level gives an absurd reply or one with hardly any
/// visits.
struct Level {
    std::string_view name;   ///< name on the command line
    std::string_view title;  ///< English name for people
    std::string_view about;  ///< English description, one sentence
    Budget budget;
    double margin = 0;  ///< accepted loss in the chance to win, times Evaluation::weightOfReply()
    /// The rating, from matches between neighboring levels of the first game in players/STRENGTH.md. A difference of
    /// 400 points means odds of ten to one. The origin of the scale is arbitrary.
    double points = 0;
};

/// Returns all levels, weakest first.
[[nodiscard]] std::span<const Level> levels();
/// Returns the level with that name, or nullptr.
[[nodiscard]] const Level* findLevel(std::string_view name);

/// Creates a player of the level.
[[nodiscard]] std::unique_ptr<ComputerPlayer> playerOf(const Level& level, const Rulebook& rulebook,
                                                       std::uint64_t seed);

}  // namespace duelogue
