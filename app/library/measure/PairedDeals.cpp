#include "app/library/measure/PairedDeals.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "app/library/measure/GameSpec.h"

namespace duelogue {

PairedDeals::PairedDeals(const MeasurePlan& plan, std::uint64_t stream)
    : m_plan(plan), m_seed(mixedSeed(plan.seats.seed, stream)) {
    m_variants.push_back({plan.seats.decks.front(), {}});
}

std::size_t PairedDeals::add(std::vector<DefinitionId> cards) {
    m_variants.push_back({std::move(cards), {}});
    return m_variants.size() - 1;
}

std::size_t PairedDeals::opponentOf(std::int64_t deal) const {
    return 1 + mixedSeed(seedOf(deal), 0) % static_cast<std::uint64_t>(m_plan.opponents());
}

std::optional<PairedDeals::Result> PairedDeals::result(std::size_t deck, std::int64_t deal) const {
    const auto& results = m_variants[deck].results;
    return deal < std::ssize(results) ? results[static_cast<std::size_t>(deal)] : std::nullopt;
}

void PairedDeals::addTasks(std::size_t deck, std::int64_t begin, std::int64_t end, std::vector<Task>& tasks) const {
    for (std::int64_t deal = begin; deal < end; ++deal) {
        if (result(deck, deal)) continue;
        for (const std::size_t seat : seatsAgainst(m_plan.seats, opponentOf(deal))) tasks.push_back({deck, deal, seat});
    }
}

std::vector<PairedDeals::Task> PairedDeals::tasks(std::span<const std::size_t> decks, std::int64_t begin,
                                                  std::int64_t end) const {
    std::vector<Task> tasks;
    addTasks(unchanged, begin, end, tasks);
    for (const std::size_t deck : decks) addTasks(deck, begin, end, tasks);
    return tasks;
}

std::int64_t PairedDeals::missing(std::span<const std::size_t> decks, std::int64_t begin, std::int64_t end) const {
    return std::ssize(tasks(decks, begin, end));
}

PlayedDeal PairedDeals::played(const Task& task) const {
    GameSpec spec = matchAgainst(m_plan.seats, opponentOf(task.deal), task.seat, seedOf(task.deal));
    spec.start.decks[task.seat] = m_variants[task.deck].cards;
    return duelogue::play(spec, m_plan.stop);
}

bool PairedDeals::play(std::span<const std::size_t> decks, std::int64_t begin, std::int64_t end,
                       const std::function<void()>& progress) {
    const std::vector<Task> all = tasks(decks, begin, end);
    std::vector<PlayedDeal> games(all.size());
    std::mutex mutex;
    forEachOnThreads(std::ssize(all), m_plan.jobs, m_plan.stop, [&](std::int64_t i) {
        games[static_cast<std::size_t>(i)] = played(all[static_cast<std::size_t>(i)]);
        const std::lock_guard lock(mutex);
        progress();
    });
    if (m_plan.stop.stop_requested()) return false;
    m_matches += std::ssize(all);
    std::vector<Task> faulty;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Task& task = all[i];
        m_problems.insert(m_problems.end(), games[i].problems.begin(), games[i].problems.end());
        auto& results = m_variants[task.deck].results;
        if (std::ssize(results) < end) results.resize(static_cast<std::size_t>(end));
        auto& result = results[static_cast<std::size_t>(task.deal)];
        if (!result) result.emplace();
        result->points += pointsAt(games[i], task.seat);
        ++result->matches;
        if (MatchReport::isFault(games[i].report.end)) faulty.push_back(task);
    }
    for (const Task& task : faulty) m_variants[task.deck].results[static_cast<std::size_t>(task.deal)].reset();
    return true;
}

}  // namespace duelogue
