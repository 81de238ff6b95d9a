#pragma once

#include <optional>
#include <span>
#include <vector>

namespace duelogue {

/// A match against the computer's levels, as input for a rating.
struct RatedMatch {
    double others = 0;  ///< combined strength of the other seats in points, see togetherAs()
    double share = 0;   ///< share of the win: 1 for a win, 0 for a loss, 1/2 for a draw between two
};

/// A player's rating on the scale of the levels' points (Level::points): 400 points are odds of 10 to 1.
///
/// The rating is the maximum likelihood estimate in the Bradley-Terry model, without a prior. With more than two seats
/// it uses Luce's model, in which a seat wins in proportion to its strength. The interval is the 95 % confidence
/// interval of a likelihood ratio test. It is therefore valid after few matches, and it is open upwards if all matches
/// were won.
///
/// Assumptions: the levels differ by their measured points in every game and with every deck, and the player was
/// equally strong in all matches.
struct Rating {
    int matches = 0;
    std::optional<double> points{};  ///< nullopt without matches, and if all were won or all lost
    std::optional<double> low{};     ///< nullopt if the interval has no lower end
    std::optional<double> high{};    ///< nullopt if the interval has no upper end

    bool operator==(const Rating&) const = default;
};

/// Returns the points of a single player who would win as often as all of these together.
[[nodiscard]] double togetherAs(std::span<const double> points);
[[nodiscard]] Rating ratingOf(std::span<const RatedMatch> matches);

}  // namespace duelogue
