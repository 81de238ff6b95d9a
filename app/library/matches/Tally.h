#pragma once

#include <cstdint>

namespace duelogue {

/// The result of a match for one of its seats.
enum class Ending : std::uint8_t { Won, Even, Lost };  ///< Even: drawn, or won together with others

/// The results of a group of matches.
struct Tally {
    int won = 0;
    int even = 0;
    int lost = 0;
    double shares = 0;  ///< sum of the shares of wins, each between 0 and 1

    void add(Ending outcome, double share) {
        (outcome == Ending::Won ? won : outcome == Ending::Even ? even : lost) += 1;
        shares += share;
    }
    [[nodiscard]] int total() const { return won + even + lost; }
    /// Returns the mean share of wins, from 0 (lost all) to 1 (won all); 0 without matches.
    [[nodiscard]] double share() const { return total() == 0 ? 0 : shares / total(); }

    bool operator==(const Tally&) const = default;
};

}  // namespace duelogue
