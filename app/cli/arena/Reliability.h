#pragma once

#include <vector>

#include "app/library/measure/Scores.h"
#include "players/plain/Evaluation.h"

namespace duelogue {

/// The chances at one decision, and the result of the match.
struct Forecast {
    int match = 0;
    std::size_t seat = 0;  ///< the seat that decided
    Chances chances{};
    Chances shares{};  ///< the share of the win of each seat
};

/// The comparison of forecasts with results (a reliability diagram).
class Reliability {
public:
    explicit Reliability(std::vector<Forecast> forecasts) : m_forecasts(std::move(forecasts)) {}

    /// A tenth of the forecasts, ordered by the chance of the seat that decided.
    struct Bin {
        double chance = 0;  ///< mean
        double share = 0;   ///< mean share of the win
        std::size_t count = 0;
    };
    [[nodiscard]] std::vector<Bin> bins() const { return binsOf(m_forecasts); }
    /// Returns the expected calibration error: the mean difference of chance and share in ten bins of equal size.
    [[nodiscard]] double error() const { return errorOf(m_forecasts); }

    /// Returns the 95 % interval of error() by bootstrap; 0 to 0 without forecasts. It draws whole matches, because the
    /// decisions of a match share one result.
    [[nodiscard]] Interval interval() const;
    /// Returns the power of the chances with the highest likelihood of the results: below 1 if the chances are too
    /// sure.
    [[nodiscard]] double fittedPower() const;

private:
    std::vector<Forecast> m_forecasts;

    [[nodiscard]] static std::vector<Bin> binsOf(std::vector<Forecast> forecasts);
    [[nodiscard]] static double errorOf(const std::vector<Forecast>& forecasts);
    [[nodiscard]] double likelihood(double power) const;
};

}  // namespace duelogue
