#include "app/library/matches/Rating.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace duelogue {

namespace {

/// The 95 % quantile of the chi-squared distribution with one degree of freedom.
constexpr double likelihoodDrop = 3.841458819145;
/// The range of ratings, in points. Players outside it would win or lose practically every match.
constexpr double least = -4000;
constexpr double most = 7000;
constexpr int halvings = 60;

double strength(double points) { return std::pow(10, points / 400); }

double chance(double points, double others) { return 1 / (1 + strength(others - points)); }

/// The results against players of one strength.
struct Against {
    double others = 0;
    double won = 0;  ///< in shares of wins
    double lost = 0;
};

std::vector<Against> gathered(std::span<const RatedMatch> matches) {
    std::map<double, Against> found;
    for (const RatedMatch& match : matches) {
        Against& against = found[match.others];
        against.others = match.others;
        against.won += match.share;
        against.lost += 1 - match.share;
    }
    std::vector<Against> all;
    all.reserve(found.size());
    for (const auto& [others, against] : found) all.push_back(against);
    return all;
}

/// Returns the difference between the actual and the expected wins; decreases as the points rise.
double surplus(const std::vector<Against>& all, double points) {
    double sum = 0;
    for (const Against& each : all) sum += each.won - (each.won + each.lost) * chance(points, each.others);
    return sum;
}

double logLikelihood(const std::vector<Against>& all, double points) {
    double sum = 0;
    for (const Against& each : all) {
        // log1p is exact even if the chance is so close to 1 that its complement vanishes.
        sum -= each.won * std::log1p(strength(each.others - points));
        sum -= each.lost * std::log1p(strength(points - each.others));
    }
    return sum;
}

/// Returns the root of a decreasing function in an interval, by bisection.
template <class Function>
double zero(double above, double below, const Function& function) {
    for (int i = 0; i < halvings; ++i) {
        const double middle = (above + below) / 2;
        (function(middle) > 0 ? above : below) = middle;
    }
    return (above + below) / 2;
}

}  // namespace

double togetherAs(std::span<const double> points) {
    double sum = 0;
    for (const double each : points) sum += strength(each);
    return 400 * std::log10(sum);
}

Rating ratingOf(std::span<const RatedMatch> matches) {
    Rating rating{static_cast<int>(matches.size())};
    if (matches.empty()) return rating;
    const std::vector<Against> all = gathered(matches);
    const bool allLost = std::ranges::all_of(all, [](const Against& each) { return each.won <= 0; });
    const bool allWon = std::ranges::all_of(all, [](const Against& each) { return each.lost <= 0; });
    const double best = allWon    ? most
                        : allLost ? least
                                  : zero(least, most, [&](double points) { return surplus(all, points); });
    const double floor = logLikelihood(all, best) - likelihoodDrop / 2;
    const auto over = [&](double points) { return logLikelihood(all, points) - floor; };
    if (!allWon && !allLost) rating.points = best;
    if (!allLost) rating.low = zero(best, least, over);
    if (!allWon) rating.high = zero(best, most, over);
    return rating;
}

}  // namespace duelogue
