#include "app/cli/arena/ArenaRun.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace duelogue {

std::vector<std::size_t> decksOfDeal(std::int64_t deal, std::size_t count, std::size_t seats) {
    const auto number = static_cast<std::size_t>(deal);
    std::vector<std::size_t> decks;
    std::vector<std::size_t> apart;  // distances from the first deck that are still available
    // The second deck takes every distance from the first in turn. mixedSeed() picks the others pseudo-randomly.
    std::uint64_t pick = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (apart.empty()) {
            apart.resize(count);
            std::iota(apart.begin(), apart.end(), std::size_t{0});
        }
        const auto taken = apart.begin() + static_cast<std::ptrdiff_t>(pick % apart.size());
        decks.push_back((number + *taken) % count);
        apart.erase(taken);
        pick = seat == 0 ? number / count : mixedSeed(number / count, seat);
    }
    return decks;
}

std::vector<std::size_t> decksOfDeal(std::int64_t deal, const std::vector<std::vector<std::size_t>>& bySeat) {
    auto number = static_cast<std::size_t>(deal);
    std::vector<std::size_t> decks;
    std::size_t moved = 0;  // offset that varies a seat's deck while the previous seat cycles through its own
    for (const auto& own : bySeat) {
        const std::size_t taken = (number + moved) % own.size();
        decks.push_back(own[taken]);
        moved = taken;
        number /= own.size();
    }
    return decks;
}

namespace {

/// Returns the decks that fit each seat; empty if every deck fits any seat.
std::vector<std::vector<std::size_t>> decksBySeat(const PlayOptions& seats, std::size_t tableSize) {
    if (std::ranges::none_of(seats.seatOf, [](const auto& seat) { return seat.has_value(); })) return {};
    std::vector<std::vector<std::size_t>> bySeat(tableSize);
    for (std::size_t seat = 0; seat < tableSize; ++seat) {
        for (std::size_t deck = 0; deck < seats.decks.size(); ++deck) {
            if (fits(seats, deck, seat)) bySeat[seat].push_back(deck);
        }
    }
    return bySeat;
}

}  // namespace

ArenaRun::ArenaRun(ArenaPlan plan, Known known)
    : m_plan(std::move(plan)), m_known(std::move(known)), m_standings(m_plan.test) {
    const std::size_t count = m_plan.seats.players.size();
    std::vector<bool> sits(count, false);
    std::fill_n(sits.begin(), std::min(count, m_plan.tableSize), true);
    do {
        std::vector<std::string> players;
        for (std::size_t p = 0; p < count; ++p) {
            if (sits[p]) players.push_back(m_plan.seats.players[p]);
        }
        addTable(players);
    } while (std::prev_permutation(sits.begin(), sits.end()));
    m_decks = decksBySeat(m_plan.seats, m_plan.tableSize);
    m_size = static_cast<std::int64_t>(m_plan.tableSize * m_tables.size()) * m_plan.deals;
}

/// Adds a table unless one with the same players exists, which happens if players have the same name.
void ArenaRun::addTable(const std::vector<std::string>& players) {
    const auto isSame = [&](const Standing* table) { return std::ranges::is_permutation(table->players, players); };
    if (std::ranges::none_of(m_tables, isSame)) m_tables.push_back(&m_standings.of(players));
}

/// A deal is played at all tables before the next deal begins. An interrupted run has then played about the same number
/// of deals at each table.
const Standing& ArenaRun::table(std::int64_t index) const {
    return *m_tables[static_cast<std::size_t>(index) / m_plan.tableSize % m_tables.size()];
}

std::int64_t ArenaRun::numberOfDeal(std::int64_t index) const {
    return index / static_cast<std::int64_t>(m_plan.tableSize * m_tables.size());
}

std::vector<std::size_t> ArenaRun::decksAt(std::int64_t index) const {
    const std::int64_t deal = numberOfDeal(index);
    return m_decks.empty() ? decksOfDeal(deal, m_plan.seats.decks.size(), m_plan.tableSize)
                           : decksOfDeal(deal, m_decks);
}

/// Returns the game before it is played.
ArenaGame ArenaRun::gameAt(std::int64_t index) const {
    const PlayOptions& seats = m_plan.seats;
    ArenaGame game;
    game.index = index;
    game.seed = mixedSeed(seats.seed, static_cast<std::uint64_t>(numberOfDeal(index)));
    game.players = table(index).players;
    game.seats = rotatedSeats(m_plan.tableSize, static_cast<std::size_t>(index) % m_plan.tableSize);
    for (const std::size_t deck : decksAt(index)) game.decks.push_back(seats.deckNames[deck]);
    return game;
}

/// Uses only the decks of this game, so that "duelogue watch" with the same players and decks shows the same match.
GameSpec ArenaRun::dealOf(const ArenaGame& game) const {
    PlayOptions one;
    one.game = m_plan.seats.game;
    for (const std::size_t deck : decksAt(game.index)) {
        one.decks.push_back(m_plan.seats.decks[deck]);
        one.anew.push_back(m_plan.seats.anew[deck]);
    }
    GameSpec deal{one.game, {game.seed, {}}, game.players, m_plan.seats.bots, game.decks};
    for (std::size_t p = 0; p < game.players.size(); ++p) {
        deal.players[static_cast<std::size_t>(game.seats[p] - 1)] = game.players[p];
        deal.start.decks.push_back(deckFor(one, p, game.seed));
    }
    return deal;
}

/// Returns nullopt for a game that was stopped.
std::optional<ArenaRun::Played> ArenaRun::played(std::int64_t index, const std::stop_token& stop) const {
    ArenaGame game = gameAt(index);
    const auto known = m_known.find(game.key());
    if (known != m_known.end()) return Played{known->second, true};
    PlayedDeal result = duelogue::play(dealOf(game), stop);
    if (stop.stop_requested() && result.report.end == MatchReport::End::Unfinished) return std::nullopt;
    std::vector<bool> won;
    for (const int seat : game.seats) {
        won.push_back(result.won[static_cast<std::size_t>(seat - 1)]);
        game.efforts.push_back(result.efforts[static_cast<std::size_t>(seat - 1)]);
    }
    game.end = result.report.end;
    if (!MatchReport::isFault(game.end)) game.parts = sharedWin(won);
    game.turns = result.report.turns;
    game.decisions = result.report.decisions;
    game.problems = std::move(result.problems);
    return Played{std::move(game), false};
}

/// Returns the number of the next game that needs to be played, or the size of the run at its end.
std::int64_t ArenaRun::begin() {
    const std::lock_guard lock(m_mutex);
    while (m_next < m_size && table(m_next).isDecided()) ++m_next;
    return m_next < m_size ? m_next++ : m_size;
}

void ArenaRun::takeInOrder(const Take& take) {
    for (; m_taken < m_size; ++m_taken) {
        const auto found = m_done.find(m_taken);
        if (table(m_taken).isDecided()) {
            if (found != m_done.end()) m_done.erase(found);
            continue;
        }
        if (found == m_done.end()) return;
        m_standings.add(found->second.game);
        if (!take(found->second.game, found->second.known)) m_next = m_taken = m_size;
        m_done.erase(found);
    }
}

int ArenaRun::play(const Take& take, const std::stop_token& stop) {
    return onThreads(m_plan.jobs, [&] {
        for (std::int64_t index = begin(); index < m_size && !stop.stop_requested(); index = begin()) {
            auto result = played(index, stop);
            if (!result) return;
            const std::lock_guard lock(m_mutex);
            m_done.emplace(index, std::move(*result));
            takeInOrder(take);
        }
    });
}

}  // namespace duelogue
