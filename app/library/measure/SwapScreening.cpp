#include "app/library/measure/SwapScreening.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace duelogue {

namespace {

/// The streams of random numbers, so that no stage plays the deals of another one.
enum Stream : std::uint64_t { WorthStream = 101, SwapStream };

/// The divisor of the matches that measure the worth of the deck's own cards.
constexpr std::int64_t worthDivisor = 8;
/// The minimum number of deals in which two changes are compared.
constexpr std::int64_t leastDeals = 2;
/// The number of incoming cards that are tried in several ways.
constexpr std::size_t keptCards = 8;

/// Returns the number of rounds until `keep` changes are left, and one with these.
std::int64_t roundsOf(std::size_t count, std::size_t keep) {
    std::int64_t rounds = 1;
    for (; count > keep; count = std::max(keep, count / 2)) ++rounds;
    return rounds;
}

}  // namespace

SwapScreening::SwapScreening(MeasurePlan plan, const Deck& deck, std::int64_t matches)
    : m_plan(std::move(plan)), m_deck(deck), m_most(matches), m_deals(m_plan, SwapStream) {}

SwapCandidates::Worth SwapScreening::measuredWorth() {
    MeasurePlan plan = m_plan;
    plan.seats.seed = mixedSeed(plan.seats.seed, WorthStream);
    plan.matches = static_cast<int>(std::max<std::int64_t>(2, m_most / worthDivisor / plan.opponents()));
    const DeckMeasurement measured = measureDeck(plan, m_progress);
    m_measured = measured.total().all.matches;
    SwapCandidates::Worth worth;
    for (const CardResult& card : measured.cards) {
        WinRate seen = measured.total().all;
        seen.matches -= card.unseen.matches;
        seen.points -= card.unseen.points;
        // The fewer matches one of the two rates has, the less their difference says.
        constexpr double doubt = 30;
        const auto fewer = static_cast<double>(std::min(seen.matches, card.unseen.matches));
        worth[plan.seats.game->pool().find(card.name)] = (seen.rate() - card.unseen.rate()) * fewer / (fewer + doubt);
    }
    return worth;
}

std::vector<ScreenedSwap> SwapScreening::best(std::size_t most, const std::function<void(std::int64_t)>& progress) {
    m_progress = progress;
    const SwapCandidates candidates(*m_plan.seats.game, m_deck, measuredWorth());
    const std::vector<ScreenedSwap> first =
        halved(candidates.firstChoices(), std::max(most, keptCards), (m_most - m_measured) / 2);
    std::vector<Swap> swaps;
    for (const ScreenedSwap& each : first) {
        swaps.push_back(each.swap);
        std::ranges::move(candidates.variantsOf(each.swap), std::back_inserter(swaps));
    }
    constexpr std::size_t variantsOfOne = 3;
    std::vector<ScreenedSwap> best = halved(std::move(swaps), variantsOfOne * most, m_most - matches());
    // Keeps the best change for each incoming card.
    for (auto each = best.begin(); each != best.end(); ++each) {
        const std::vector<DeckEntry> in = each->swap.in;
        const auto isSame = [&](const ScreenedSwap& other) { return other.swap.in.front().card == in.front().card; };
        best.erase(std::remove_if(std::next(each), best.end(), isSame), best.end());
    }
    best.resize(std::min(most, best.size()));
    return best;
}

double SwapScreening::differenceOf(std::size_t deck, std::int64_t begin, std::int64_t end) const {
    double sum = 0;
    std::int64_t deals = 0;
    for (std::int64_t deal = begin; deal < end; ++deal) {
        const auto before = m_deals.result(PairedDeals::unchanged, deal);
        const auto after = m_deals.result(deck, deal);
        if (!before || !after) continue;
        sum += static_cast<double>(after->points - before->points) / (2 * after->matches);
        ++deals;
    }
    return deals == 0 ? 0 : sum / static_cast<double>(deals);
}

/// Plays all changes in the same new deals and keeps the better half, until `keep` are left. Returns the best one
/// first.
std::vector<ScreenedSwap> SwapScreening::halved(std::vector<Swap> swaps, std::size_t keep, std::int64_t budget) {
    constexpr std::int64_t matchesOfDeal = 2;
    const std::int64_t rounds = roundsOf(swaps.size(), keep);
    const std::int64_t ofRound = std::max<std::int64_t>(0, budget / rounds);
    const std::int64_t room = ofRound / (matchesOfDeal * leastDeals);
    swaps.resize(std::min(swaps.size(), std::max(keep, static_cast<std::size_t>(room))));
    struct Entry {
        ScreenedSwap screened;
        std::size_t deck = 0;
    };
    std::vector<Entry> left;
    for (Swap& swap : swaps) {
        const std::size_t deck = m_deals.add(changed(m_plan.seats.decks.front(), swap));
        left.push_back({{std::move(swap), 0}, deck});
    }
    m_changes += static_cast<int>(left.size());
    const std::int64_t begin = m_nextDeal;
    std::int64_t done = matches();
    while (!left.empty()) {
        std::vector<std::size_t> decks;
        std::ranges::transform(left, std::back_inserter(decks), &Entry::deck);
        const std::int64_t ofDeal = matchesOfDeal * (std::ssize(left) + 1);
        const std::int64_t end = m_nextDeal + std::max(leastDeals, ofRound / ofDeal);
        if (!m_deals.play(decks, std::exchange(m_nextDeal, end), end, [&] { m_progress(++done); })) return {};
        for (Entry& each : left) each.screened.difference = differenceOf(each.deck, begin, end);
        std::ranges::stable_sort(left, std::greater<>(), [](const Entry& each) { return each.screened.difference; });
        if (left.size() <= keep) break;
        left.resize(std::max(keep, left.size() / 2));
    }
    std::vector<ScreenedSwap> best;
    std::ranges::transform(left, std::back_inserter(best), &Entry::screened);
    return best;
}

}  // namespace duelogue
