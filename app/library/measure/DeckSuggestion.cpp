#include "app/library/measure/DeckSuggestion.h"

#include <algorithm>
#include <utility>

#include "app/library/measure/PairedDeals.h"
#include "app/library/measure/SwapScreening.h"

namespace duelogue {

namespace {

/// The stream of random numbers for the tests, other than those of SwapScreening.
constexpr std::uint64_t testStream = 1;
/// The number of quick matches for each one of the test.
constexpr std::int64_t quickMatches = 10;
/// The number of changes to test, and of matches for each.
constexpr std::size_t mostTested = 4;
constexpr std::int64_t matchesForOne = 100;
/// The number of deals between two looks.
constexpr std::int64_t dealsOfLook = 8;
/// A change that has not gained anything after this number of deals is given up.
constexpr std::int64_t patience = 40;

/// A change that is being tested.
struct Tested {
    ScreenedSwap screened;
    std::size_t deck = 0;
    PairedDifference difference;
    std::int64_t deals = 0;  ///< played, also those that count for nothing
    WinRate before{};
    WinRate after{};

    [[nodiscard]] bool isGivenUp() const { return !difference.isRise() && deals >= patience && difference.mean() <= 0; }
    /// Returns true if the difference is confirmed and known well.
    [[nodiscard]] bool isKnown() const {
        const Interval interval = difference.interval();
        return difference.isRise() && interval.high - interval.low <= difference.mean();
    }
    /// Returns the expected difference. The screening counts like a few deals.
    [[nodiscard]] double expected() const {
        constexpr double screeningDeals = 16;
        const auto tested = static_cast<double>(difference.deals());
        return (screeningDeals * screened.difference + tested * difference.mean()) / (screeningDeals + tested);
    }
    [[nodiscard]] Suggestion suggestion() const {
        return {screened.swap, difference.mean(), difference.interval(), before, after};
    }
};

/// The test of a few changes within a number of matches.
class SwapTest {
public:
    SwapTest(const SuggestionPlan& plan, std::vector<ScreenedSwap> swaps, const SuggestionObserver& observer)
        : m_plan(plan), m_observer(observer), m_deals(plan.measure, testStream) {
        const double error = suggestionError / static_cast<double>(std::max<std::size_t>(1, swaps.size()));
        for (ScreenedSwap& each : swaps) {
            const std::size_t deck = m_deals.add(changed(plan.measure.seats.decks.front(), each.swap));
            m_all.push_back({std::move(each), deck, PairedDifference(error)});
        }
    }

    /// Returns false if the plan stopped the test. The deals of a look count together or not at all.
    bool run() {
        while (Tested* one = next()) {
            if (!look(*one)) return false;
        }
        return true;
    }

    void addTo(SuggestionResult& result) const {
        result.tested = static_cast<int>(m_all.size());
        result.matches = m_deals.matches();
        result.problems.insert(result.problems.end(), m_deals.problems().begin(), m_deals.problems().end());
        for (const Tested& each : m_all) {
            if (each.difference.isRise()) result.confirmed.push_back(each.suggestion());
        }
        std::ranges::stable_sort(result.confirmed, std::greater<>(), &Suggestion::difference);
    }

private:
    const SuggestionPlan& m_plan;
    const SuggestionObserver& m_observer;
    PairedDeals m_deals;
    std::vector<Tested> m_all;

    [[nodiscard]] bool hasRoom(const Tested& one) const {
        const std::size_t deck = one.deck;
        return m_deals.matches() + m_deals.missing({&deck, 1}, one.deals, one.deals + dealsOfLook) <= m_plan.matches;
    }

    /// Returns the change to test next: the one with the best prospects, and confirmed ones last. Returns nullptr at
    /// the end.
    [[nodiscard]] Tested* next() {
        Tested* best = nullptr;
        const auto rank = [](const Tested& one) { return std::pair(!one.difference.isRise(), one.expected()); };
        for (Tested& each : m_all) {
            if (each.isGivenUp() || each.isKnown() || !hasRoom(each)) continue;
            if (best == nullptr || rank(each) > rank(*best)) best = &each;
        }
        return best;
    }

    [[nodiscard]] bool look(Tested& one) {
        const std::size_t deck = one.deck;
        const std::int64_t begin = one.deals;
        const std::int64_t end = begin + dealsOfLook;
        std::int64_t done = m_deals.matches();
        const auto progress = [&] {
            m_observer.progress(m_plan.measure.seats.players.front(), ++done, m_plan.matches);
        };
        if (!m_deals.play({&deck, 1}, begin, end, progress)) return false;
        for (std::int64_t deal = begin; deal < end; ++deal) {
            const auto before = m_deals.result(PairedDeals::unchanged, deal);
            const auto after = m_deals.result(deck, deal);
            if (!before || !after) continue;
            // Two points are a win.
            one.difference.add((after->points - before->points) * PairedDifference::parts / (2 * after->matches));
            one.before += WinRate{before->matches, before->points};
            one.after += WinRate{after->matches, after->points};
        }
        one.deals = end;
        const bool wasRise = one.difference.isRise();
        one.difference.look();
        if (one.difference.isRise() && !wasRise) m_observer.confirmed(one.suggestion());
        return true;
    }
};

}  // namespace

SuggestionResult suggestChanges(const SuggestionPlan& plan, const SuggestionObserver& observer) {
    SuggestionResult result;
    MeasurePlan quick = plan.measure;
    quick.seats.players = {quickPlayer};
    const std::int64_t total = quickMatches * plan.matches;
    SwapScreening screening(quick, plan.deck, total);
    const auto most = static_cast<std::size_t>(std::max<std::int64_t>(1, plan.matches / matchesForOne));
    std::vector<ScreenedSwap> best = screening.best(
        std::min(most, mostTested), [&](std::int64_t done) { observer.progress(quickPlayer, done, total); });
    result.screened = screening.changes();
    result.screeningMatches = screening.matches();
    SwapTest test(plan, std::move(best), observer);
    result.partial = plan.measure.stop.stop_requested() || !test.run();
    test.addTo(result);
    return result;
}

}  // namespace duelogue
