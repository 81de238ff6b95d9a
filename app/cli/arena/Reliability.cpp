#include "app/cli/arena/Reliability.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "app/cli/arena/Bootstrap.h"

namespace duelogue {

std::vector<Reliability::Bin> Reliability::binsOf(std::vector<Forecast> forecasts) {
    constexpr std::size_t count = 10;
    std::ranges::sort(forecasts, {}, [](const Forecast& each) { return each.chances[each.seat]; });
    std::vector<Bin> bins;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t first = i * forecasts.size() / count;
        const std::size_t last = (i + 1) * forecasts.size() / count;
        if (first == last) continue;
        Bin bin{0, 0, last - first};
        for (std::size_t at = first; at < last; ++at) {
            bin.chance += forecasts[at].chances[forecasts[at].seat] / static_cast<double>(bin.count);
            bin.share += forecasts[at].shares[forecasts[at].seat] / static_cast<double>(bin.count);
        }
        bins.push_back(bin);
    }
    return bins;
}

double Reliability::errorOf(const std::vector<Forecast>& forecasts) {
    double error = 0;
    for (const Bin& bin : binsOf(forecasts)) error += std::abs(bin.chance - bin.share) * static_cast<double>(bin.count);
    return forecasts.empty() ? 0 : error / static_cast<double>(forecasts.size());
}

Interval Reliability::interval() const {
    std::map<int, std::vector<Forecast>> byMatch;
    for (const Forecast& each : m_forecasts) byMatch[each.match].push_back(each);
    std::vector<std::vector<Forecast>> matches;
    matches.reserve(byMatch.size());
    for (const auto& [number, forecasts] : byMatch) matches.push_back(forecasts);
    if (matches.empty()) return {0, 0};
    return bootstrapInterval(matches, [](const auto& drawn) {
        std::vector<Forecast> all;
        for (const auto* match : drawn) all.insert(all.end(), match->begin(), match->end());
        return errorOf(all);
    });
}

double Reliability::likelihood(double power) const {
    constexpr double least = 1e-6;
    double sum = 0;
    for (const Forecast& each : m_forecasts) {
        double all = 0;
        for (const double chance : each.chances) all += chance > 0 ? std::pow(chance, power) : 0;
        for (std::size_t seat = 0; seat < each.chances.size(); ++seat) {
            if (each.shares[seat] > 0)
                sum += each.shares[seat] * (power * std::log(std::max(least, each.chances[seat])) - std::log(all));
        }
    }
    return sum;
}

double Reliability::fittedPower() const {
    constexpr double ratio = 1.02;
    double best = 1;
    for (const double step : {ratio, 1 / ratio}) {
        while (best > 0.1 && best < 10 && likelihood(best * step) > likelihood(best)) best *= step;
    }
    return best;
}

}  // namespace duelogue
