#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "app/library/measure/PairedDeals.h"
#include "app/library/measure/SwapCandidates.h"

namespace duelogue {

/// A change with its estimated difference of the win rate, from -1 to 1. The best of many estimates is too high, so it
/// proves nothing.
struct ScreenedSwap {
    Swap swap;
    double difference = 0;
};

/// The search for promising changes with a quick player. It first measures the worth of the deck's own cards. Then it
/// plays all changes in the same few deals, keeps the better half, and goes on with more deals (successive halving).
/// The best incoming cards are tried in place of other cards and in other numbers in the same way.
class SwapScreening {
public:
    /// The player of the plan plays all matches. `matches` is their approximate number.
    SwapScreening(MeasurePlan plan, const Deck& deck, std::int64_t matches);

    /// Returns the most promising changes, the best one first, each with another incoming card. Returns fewer than
    /// `most` if there are fewer, and none if the plan stopped the search. Calls `progress` with the number of matches
    /// so far, from one thread at a time.
    [[nodiscard]] std::vector<ScreenedSwap> best(std::size_t most, const std::function<void(std::int64_t)>& progress);

    /// Returns the number of changes that were played.
    [[nodiscard]] int changes() const { return m_changes; }
    /// Returns the number of matches that were played.
    [[nodiscard]] std::int64_t matches() const { return m_measured + m_deals.matches(); }

private:
    MeasurePlan m_plan;
    const Deck& m_deck;
    std::int64_t m_most;
    PairedDeals m_deals;
    std::int64_t m_nextDeal = 0;
    std::int64_t m_measured = 0;
    int m_changes = 0;
    std::function<void(std::int64_t)> m_progress;

    [[nodiscard]] SwapCandidates::Worth measuredWorth();
    [[nodiscard]] std::vector<ScreenedSwap> halved(std::vector<Swap> swaps, std::size_t keep, std::int64_t budget);
    [[nodiscard]] double differenceOf(std::size_t deck, std::int64_t begin, std::int64_t end) const;
};

}  // namespace duelogue
