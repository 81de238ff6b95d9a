#pragma once

#include <optional>
#include <span>
#include <vector>

namespace duelogue {

/// A match against the computer's levels, as a rating counts it.
struct RatedMatch {
    double others = 0;  ///< how strong the other seats are together, in points: see togetherAs()
    double share = 0;   ///< of the win: 1 won alone, 0 lost, 1/2 of a draw between two
};

/// How strong somebody is, on the scale of the levels' points (Level::points): 400 points more are odds of ten to one.
///
/// It is the strength that makes the results most likely, where each match is won with the chance that the model of
/// Bradley and Terry gives (with more than two seats that of Luce: a seat's part of the strengths added up). Nothing is
/// assumed beforehand. The interval holds what a likelihood ratio test at 5 % does not rule out, so it is honest after
/// few matches, and where all were won it has no upper end. What it takes for granted: that the levels are as far apart
/// as they were measured, in every game and with every deck, and that who plays was equally strong in all the matches.
struct Rating {
    int matches = 0;
    std::optional<double> points{};  ///< nothing without matches, and where all were won or all lost
    std::optional<double> low{};     ///< nothing: however low
    std::optional<double> high{};    ///< nothing: however high

    bool operator==(const Rating&) const = default;
};

/// The points of one who would win as often as these win together.
[[nodiscard]] double togetherAs(std::span<const double> points);
[[nodiscard]] Rating ratingOf(std::span<const RatedMatch> matches);

}  // namespace duelogue
