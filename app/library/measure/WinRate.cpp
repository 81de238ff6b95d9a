#include "app/library/measure/WinRate.h"

#include <algorithm>
#include <cmath>

namespace duelogue {

WinRate& WinRate::operator+=(const WinRate& other) {
    matches += other.matches;
    points += other.points;
    return *this;
}

double WinRate::rate() const {
    return matches == 0 ? .5 : static_cast<double>(points) / (2 * static_cast<double>(matches));
}

Interval WinRate::interval() const {
    if (matches == 0) return {};
    constexpr double z = 1.959964;
    const auto n = static_cast<double>(matches);
    const double middle = (rate() + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(rate() * (1 - rate()) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Opposition& Opposition::operator+=(const Opposition& other) {
    all += other.all;
    first += other.first;
    second += other.second;
    turns += other.turns;
    return *this;
}

CardResult& CardResult::operator+=(const CardResult& other) {
    opening += other.opening;
    drawn += other.drawn;
    played += other.played;
    unseen += other.unseen;
    kept += other.kept;
    return *this;
}

}  // namespace duelogue
