#include "app/cli/ArenaRun.h"

#include <utility>

namespace duelogue {

std::array<std::size_t, 2> decksOfDeal(std::int64_t deal, std::size_t count) {
    if (count == 1) return {0, 0};
    const auto number = static_cast<std::size_t>(deal);
    const std::size_t first = number % count;
    const std::size_t apart = 1 + number / count % (count - 1);
    return {first, (first + apart) % count};
}

ArenaRun::ArenaRun(ArenaPlan plan, Known known)
    : m_plan(std::move(plan)), m_known(std::move(known)), m_standings(m_plan.test) {
    for (std::size_t a = 0; a < m_plan.seats.players.size(); ++a) {
        for (std::size_t b = a + 1; b < m_plan.seats.players.size(); ++b) {
            m_matchups.push_back({a, b, &m_standings.of(m_plan.seats.players[a], m_plan.seats.players[b])});
        }
    }
    m_size = 2 * m_plan.deals * static_cast<std::int64_t>(m_matchups.size());
}

/// Each deal goes round all matchups before the next one, so that a run that is broken off has gone as far with each.
const ArenaRun::Matchup& ArenaRun::matchup(std::int64_t index) const {
    return m_matchups[static_cast<std::size_t>(index / 2) % m_matchups.size()];
}

std::int64_t ArenaRun::dealOf(std::int64_t index) const {
    return index / 2 / static_cast<std::int64_t>(m_matchups.size());
}

/// The game as it is before it is played.
ArenaGame ArenaRun::gameAt(std::int64_t index) const {
    const Matchup& between = matchup(index);
    const Seats& seats = m_plan.seats;
    ArenaGame game;
    game.index = index;
    game.seed = mixedSeed(seats.seed, static_cast<std::uint64_t>(dealOf(index)));
    game.players = {seats.players[between.a], seats.players[between.b]};
    if (index % 2 == 1) game.seats = {2, 1};
    for (const std::size_t deck : decksOfDeal(dealOf(index), seats.decks.size()))
        game.decks.push_back(seats.deckNames[deck]);
    return game;
}

ArenaRun::Played ArenaRun::played(std::int64_t index) const {
    ArenaGame game = gameAt(index);
    const auto known = m_known.find(game.key());
    if (known != m_known.end()) return {known->second, true};
    // Two at a time, so that it is the same game as one that is watched with these players and decks.
    Seats two;
    two.game = m_plan.seats.game;
    for (const std::size_t deck : decksOfDeal(dealOf(index), m_plan.seats.decks.size())) {
        two.decks.push_back(m_plan.seats.decks[deck]);
        two.anew.push_back(m_plan.seats.anew[deck]);
    }
    Deal deal{two.game, {game.seed, {}}, {game.players[0], game.players[1]}, m_plan.seats.bots, game.decks};
    for (std::size_t seat = 0; seat < 2; ++seat) deal.start.decks.push_back(deckFor(two, seat, game.seed));
    if (game.seats[0] != 1) std::swap(deal.players[0], deal.players[1]);
    PlayedDeal result = duelogue::play(deal);
    const auto seatOf = [&](std::size_t player) { return static_cast<std::size_t>(game.seats[player] - 1); };
    game.end = result.report.end;
    if (!MatchReport::isFault(game.end)) game.halves = result.won[seatOf(0)] ? 2 : result.won[seatOf(1)] ? 0 : 1;
    game.turns = result.report.turns;
    game.decisions = result.report.decisions;
    game.efforts = {result.efforts[seatOf(0)], result.efforts[seatOf(1)]};
    game.problems = std::move(result.problems);
    return {std::move(game), false};
}

/// The number of the next game that is worth playing; the size of the run where there is none.
std::int64_t ArenaRun::begin() {
    const std::lock_guard lock(m_mutex);
    while (m_next < m_size && matchup(m_next).standing->isDecided()) ++m_next;
    return m_next < m_size ? m_next++ : m_size;
}

void ArenaRun::takeInOrder(const Take& take) {
    for (; m_taken < m_size; ++m_taken) {
        const auto found = m_done.find(m_taken);
        if (matchup(m_taken).standing->isDecided()) {
            if (found != m_done.end()) m_done.erase(found);
            continue;
        }
        if (found == m_done.end()) return;
        m_standings.add(found->second.game);
        if (!take(found->second.game, found->second.known)) m_next = m_taken = m_size;
        m_done.erase(found);
    }
}

void ArenaRun::play(const Take& take) {
    onThreads(m_plan.jobs, [&] {
        for (std::int64_t index = begin(); index < m_size; index = begin()) {
            Played result = played(index);
            const std::lock_guard lock(m_mutex);
            m_done.emplace(index, std::move(result));
            takeInOrder(take);
        }
    });
}

}  // namespace duelogue
