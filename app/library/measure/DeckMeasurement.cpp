#include "app/library/measure/DeckMeasurement.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <span>
#include <thread>
#include <utility>

#include "cards/data/CardPool.h"
#include "players/search/Level.h"

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

std::int64_t MeasurePlan::size() const {
    const std::int64_t all = opponents() * matches;
    return (all - part + parts) / parts;
}

Opposition DeckMeasurement::total() const {
    Opposition total;
    for (const Opposition& each : opponents) total += each;
    return total;
}

std::string DeckMeasurement::join(const DeckMeasurement& other) {
    const auto namesOf = [](const DeckMeasurement& one) {
        std::vector<std::pair<std::string, int>> names;
        for (const Opposition& each : one.opponents) names.emplace_back(each.deck, 0);
        for (const CardResult& each : one.cards) names.emplace_back(each.name, each.copies);
        return names;
    };
    if (game != other.game || deck != other.deck || namesOf(*this) != namesOf(other))
        return "it measures another deck, or against other decks";
    if (player != other.player || seed != other.seed || matches != other.matches || parts != other.parts)
        return "it has another player, seed, or number of matches or parts";
    for (const int part : other.joined) {
        if (std::ranges::find(joined, part) != joined.end())
            return "part " + std::to_string(part) + " is already included";
    }
    for (std::size_t i = 0; i < opponents.size(); ++i) opponents[i] += other.opponents[i];
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] += other.cards[i];
    joined.insert(joined.end(), other.joined.begin(), other.joined.end());
    std::ranges::sort(joined);
    partial = partial || other.partial;
    problems.insert(problems.end(), other.problems.begin(), other.problems.end());
    return {};
}

GameSpec matchAgainst(const PlayOptions& seats, std::size_t opponent, std::size_t seat, std::uint64_t seed) {
    GameSpec spec{seats.game, {seed, {}, seats.options}, {}, seats.bots, {}};
    for (std::size_t s = 0; s < 2; ++s) {
        const std::size_t deck = s == seat ? 0 : opponent;
        spec.start.decks.push_back(deckFor(seats, deck, seed));
        spec.deckNames.push_back(seats.deckNames[deck]);
        spec.players.push_back(seats.players.front());
    }
    return spec;
}

int pointsAt(const PlayedDeal& played, std::size_t seat) {
    if (played.won[0] == played.won[1]) return 1;
    return played.won[seat] ? 2 : 0;
}

std::vector<std::size_t> seatsAgainst(const PlayOptions& seats, std::size_t opponent) {
    std::vector<std::size_t> fitting;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (fits(seats, 0, seat) && fits(seats, opponent, 1 - seat)) fitting.push_back(seat);
    }
    return fitting;
}

namespace {

/// A match of a measurement.
struct Deal {
    std::size_t opponent = 0;  ///< index of the other deck, from 1
    std::size_t seat = 0;      ///< of the measured deck
    GameSpec spec;
};

/// Returns match number `index` of the whole measurement. The opponents take turns. The two matches of a deal differ in
/// the seats of the decks.
Deal dealOf(const MeasurePlan& plan, std::int64_t index) {
    const PlayOptions& seats = plan.seats;
    Deal deal;
    deal.opponent = static_cast<std::size_t>(index % plan.opponents()) + 1;
    const auto round = static_cast<std::uint64_t>(index / plan.opponents());
    const std::vector<std::size_t> fitting = seatsAgainst(seats, deal.opponent);
    deal.seat = fitting[round % fitting.size()];
    const std::uint64_t seed = mixedSeed(mixedSeed(seats.seed, deal.opponent), round / fitting.size());
    deal.spec = matchAgainst(seats, deal.opponent, deal.seat, seed);
    return deal;
}

/// Adds a match to the results of each card of the deck.
void add(std::vector<CardResult>& cards, const std::vector<DefinitionId>& definitions, const CardUse& use, int points) {
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const bool isOpening = CardUse::has(use.opening, definitions[i]);
        const bool isDrawn = CardUse::has(use.drawn, definitions[i]);
        if (isOpening) cards[i].opening.add(points);
        if (isDrawn) cards[i].drawn.add(points);
        if (!isOpening && !isDrawn) cards[i].unseen.add(points);
        if (CardUse::has(use.played, definitions[i])) cards[i].played.add(points);
        if (CardUse::has(use.kept, definitions[i])) ++cards[i].kept;
    }
}

/// Collects the results of matches, which may come in any order.
class Collection {
public:
    explicit Collection(const MeasurePlan& plan) {
        const PlayOptions& seats = plan.seats;
        m_result.game = seats.game->id();
        m_result.deck = seats.deckNames.front();
        m_result.player = seats.players.front();
        m_result.seed = seats.seed;
        m_result.matches = plan.matches;
        m_result.parts = plan.parts;
        m_result.joined = {plan.part};
        for (std::size_t d = 1; d < seats.deckNames.size(); ++d)
            m_result.opponents.push_back({seats.deckNames[d], {}, {}, {}, 0});
        for (const DefinitionId card : deckFor(seats, 0, seats.seed)) {
            const auto known = std::ranges::find(m_definitions, card);
            if (known == m_definitions.end()) {
                m_definitions.push_back(card);
                m_result.cards.push_back({seats.game->pool()[card].name, 1, {}, {}, {}, {}, 0});
            } else {
                ++m_result.cards[static_cast<std::size_t>(known - m_definitions.begin())].copies;
            }
        }
    }

    void add(const Deal& deal, const PlayedDeal& played, const CardUse& use) {
        for (const std::string& problem : played.problems) m_result.problems.push_back(problem);
        if (MatchReport::isFault(played.report.end)) return;
        const int points = pointsAt(played, deal.seat);
        Opposition& against = m_result.opponents[deal.opponent - 1];
        against.all.add(points);
        if (use.begins) (*use.begins ? against.first : against.second).add(points);
        against.turns += played.report.turns;
        duelogue::add(m_result.cards, m_definitions, use, points);
    }
    void markPartial() { m_result.partial = true; }
    [[nodiscard]] DeckMeasurement take() {
        std::ranges::sort(m_result.problems);
        return std::move(m_result);
    }

private:
    DeckMeasurement m_result;
    std::vector<DefinitionId> m_definitions;  ///< of m_result.cards
};

}  // namespace

DeckMeasurement measureDeck(const MeasurePlan& plan, const std::function<void(std::int64_t)>& progress) {
    Collection collection(plan);
    const std::int64_t size = plan.size();
    std::mutex mutex;  // guards `collection` and `done`
    std::int64_t done = 0;
    forEachOnThreads(size, plan.jobs, plan.stop, [&](std::int64_t i) {
        const Deal deal = dealOf(plan, i * plan.parts + plan.part - 1);
        CardUse use;
        const PlayedDeal played = playRecorded(deal.spec, deal.seat, use, plan.stop);
        if (plan.stop.stop_requested() && played.report.end == MatchReport::End::Unfinished) return;
        const std::lock_guard lock(mutex);
        collection.add(deal, played, use);
        progress(++done);
    });
    if (done < size) collection.markPartial();
    return collection.take();
}

namespace {

/// Returns true if the first match of the plan takes at most that many seconds with this player.
bool isWithin(double seconds, MeasurePlan plan, const std::string& player) {
    plan.seats.players = {player};
    const Deal deal = dealOf(plan, 0);
    std::stop_source source;
    std::mutex mutex;
    std::condition_variable_any ended;
    const std::jthread clock([&](const std::stop_token& isEnded) {
        std::unique_lock lock(mutex);
        ended.wait_for(lock, isEnded, std::chrono::duration<double>(seconds), [] { return false; });
        source.request_stop();
    });
    return play(deal.spec, source.get_token()).report.end != MatchReport::End::Unfinished;
}

}  // namespace

std::string strongestLevel(const MeasurePlan& plan, double perMinute) {
    constexpr double minute = 60;
    const double longest = minute / perMinute * plan.jobs;
    const std::span<const Level> all = levels();
    const auto found = std::find_if(
        all.rbegin(), all.rend(), [&](const Level& level) { return isWithin(longest, plan, std::string(level.name)); });
    if (found != all.rend()) return std::string(found->name);
    return "greedy";
}

}  // namespace duelogue
