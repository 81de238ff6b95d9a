#include "app/library/measure/DeckMeasurement.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <span>
#include <thread>
#include <utility>

#include "cards/data/CardPool.h"
#include "players/search/Level.h"

namespace duelogue {

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

void removeUnsuitable(PlayOptions& seats) {
    for (std::size_t d = seats.decks.size(); d-- > 1;) {
        if (!seatsAgainst(seats, d).empty()) continue;
        const auto at = static_cast<std::ptrdiff_t>(d);
        seats.deckNames.erase(seats.deckNames.begin() + at);
        seats.decks.erase(seats.decks.begin() + at);
        seats.anew.erase(seats.anew.begin() + at);
        seats.seatOf.erase(seats.seatOf.begin() + at);
    }
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

/// Adds matches, in any order, to the results of a measurement.
class ResultAdder {
public:
    ResultAdder(const MeasurePlan& plan, DeckMeasurement& results) : m_results(results) {
        for (const DefinitionId card : deckFor(plan.seats, 0, plan.seats.seed)) {
            if (std::ranges::find(m_definitions, card) == m_definitions.end()) m_definitions.push_back(card);
        }
    }

    void add(const Deal& deal, const PlayedDeal& played, const CardUse& use) {
        for (const std::string& problem : played.problems)
            m_results.problems.insert(std::ranges::upper_bound(m_results.problems, problem), problem);
        if (MatchReport::isFault(played.report.end)) return;
        const int points = pointsAt(played, deal.seat);
        Opposition& against = m_results.opponents[deal.opponent - 1];
        against.all.add(points);
        if (use.begins) (*use.begins ? against.first : against.second).add(points);
        against.turns += played.report.turns;
        duelogue::add(m_results.cards, m_definitions, use, points);
    }

private:
    DeckMeasurement& m_results;
    std::vector<DefinitionId> m_definitions;  ///< of m_results.cards
};

}  // namespace

MeasureState beginMeasurement(const MeasurePlan& plan) {
    const PlayOptions& seats = plan.seats;
    DeckMeasurement begun;
    begun.game = seats.game->id();
    begun.deck = seats.deckNames.front();
    begun.player = seats.players.front();
    begun.seed = seats.seed;
    begun.matches = plan.matches;
    begun.parts = plan.parts;
    begun.joined = {plan.part};
    for (std::size_t d = 1; d < seats.deckNames.size(); ++d)
        begun.opponents.push_back({seats.deckNames[d], {}, {}, {}, 0});
    std::vector<DefinitionId> definitions;
    for (const DefinitionId card : deckFor(seats, 0, seats.seed)) {
        const auto known = std::ranges::find(definitions, card);
        if (known == definitions.end()) {
            definitions.push_back(card);
            begun.cards.push_back({seats.game->pool()[card].name, 1, {}, {}, {}, {}, 0});
        } else {
            ++begun.cards[static_cast<std::size_t>(known - definitions.begin())].copies;
        }
    }
    return {std::move(begun), {}};
}

void continueMeasurement(const MeasurePlan& plan, MeasureState& state,
                         const std::function<void(const MeasureState&)>& progress) {
    state.results.matches = plan.matches;
    state.finished.resize(static_cast<std::size_t>(plan.size()));
    std::vector<std::int64_t> left;
    for (std::int64_t i = 0; i < plan.size(); ++i) {
        if (!state.finished[static_cast<std::size_t>(i)]) left.push_back(i);
    }
    ResultAdder adder(plan, state.results);
    std::mutex mutex;  // guards `state`
    forEachOnThreads(std::ssize(left), plan.jobs, plan.stop, [&](std::int64_t place) {
        const std::int64_t i = left[static_cast<std::size_t>(place)];
        const Deal deal = dealOf(plan, i * plan.parts + plan.part - 1);
        CardUse use;
        const PlayedDeal played = playRecorded(deal.spec, deal.seat, use, plan.stop);
        if (plan.stop.stop_requested() && played.report.end == MatchReport::End::Unfinished) return;
        const std::lock_guard lock(mutex);
        adder.add(deal, played, use);
        state.finished[static_cast<std::size_t>(i)] = true;
        progress(state);
    });
}

DeckMeasurement measureDeck(const MeasurePlan& plan, const std::function<void(std::int64_t)>& progress) {
    MeasureState state = beginMeasurement(plan);
    std::int64_t done = 0;
    continueMeasurement(plan, state, [&](const MeasureState&) { progress(++done); });
    state.results.partial = done < plan.size();
    return std::move(state.results);
}

namespace {

/// Returns true if the first match of the plan takes at most that many seconds with this player.
bool isWithin(double seconds, MeasurePlan plan, const std::string& player) {
    plan.seats.players = {player};
    const Deal deal = dealOf(plan, 0);
    std::stop_source source;
    const std::stop_callback stopped(plan.stop, [&source] { source.request_stop(); });
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
