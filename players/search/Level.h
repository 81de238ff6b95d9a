#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "players/plain/ComputerPlayer.h"
#include "players/search/Budget.h"

namespace duelogue {

/// How strong a searching player is to be: it differs by how much it thinks, and by how close to the best a reply must
/// be for it to be given. No level sees more than another, and none gives a reply that it hardly looked at or that is
/// absurd. The gentler ones are content with replies that they take to be worse, the gentlest with much worse ones; a
/// proved win is taken by all of them.
struct Level {
    std::string_view name;   ///< on the command line
    std::string_view title;  ///< for people, English
    std::string_view about;  ///< what to expect, English, one sentence
    Budget budget;
    double margin = 0;  ///< a reply whose chance to win is at most so much (times Evaluation::weightOfReply) below the
                        ///< best one's is as good to it
    /// Its rating, from matches between neighboring levels of the first game in players/STRENGTH.md: 400 points more
    /// are odds of ten to one. The origin of the scale is arbitrary.
    double points = 0;
};

/// Gentlest first.
[[nodiscard]] std::span<const Level> levels();
/// The level of that name; null where there is none.
[[nodiscard]] const Level* findLevel(std::string_view name);

/// A player of a level.
[[nodiscard]] std::unique_ptr<ComputerPlayer> playerOf(const Level& level, const Rulebook& rulebook,
                                                       std::uint64_t seed);

}  // namespace duelogue
