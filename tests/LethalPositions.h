#pragma once

#include <algorithm>
#include <vector>

#include "match/arcana/Table.h"
#include "players/plain/Evaluation.h"
#include "players/plain/GreedyPlayer.h"
#include "tests/SelfPlay.h"

/// Positions of real matches of Arcana in which the player whose turn it is wins in this turn, whatever the other does:
/// proved by trying everything.
namespace duelogue::arcana {

/// Tries every answer of both players to the end of a turn.
class WinProof {
public:
    /// `most`: answers tried before it gives up.
    WinProof(PlayerId winner, int turn, int most) : m_winner(winner), m_turn(turn), m_left(most) {}

    /// Whether it is proved that the winner wins in that turn; false as well where it has given up.
    [[nodiscard]] bool holds(const Match& match) {
        const Globals& globals = match.state().globals;
        if (globals.over != 0) return PlayerSet(globals.winners).has(m_winner);
        if (match.question() == nullptr || globals.turn != m_turn || m_left-- <= 0) return false;
        const bool mine = match.asked() == m_winner;
        for (const Reply& reply : usualFirst(match)) {
            Match after = match;
            after.take(reply);
            if (holds(after) == mine) return mine;
        }
        return !mine;
    }

private:
    PlayerId m_winner;
    int m_turn;
    int m_left;

    [[nodiscard]] static Replies usualFirst(const Match& match) {
        const Evaluation& evaluation = evaluationFor(match.rulebook());
        Replies options;
        match.options(options);
        if (options.size() == 1) return options;
        evaluation.narrow(match, options);
        std::vector<double> gains;
        evaluation.guess(match, options, gains);
        std::vector<std::size_t> order(options.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return gains[a] > gains[b]; });
        Replies sorted;
        for (const std::size_t i : order) sorted.push_back(options[i]);
        return sorted;
    }
};

/// Whether the win is there whatever the other holds, as far as some worlds that look the same can tell.
[[nodiscard]] inline bool isProved(const Match& match, Random& random) {
    constexpr int effort = 4000;
    constexpr int worlds = 60;
    const PlayerId winner = match.asked();
    const View view(match, winner);
    if (!WinProof(winner, match.state().globals.turn, effort).holds(match)) return false;
    for (int i = 0; i < worlds; ++i) {
        const Match world(match.rulebook(), view.sample(random));
        if (!WinProof(winner, match.state().globals.turn, effort).holds(world)) return false;
    }
    return true;
}

/// Such positions from matches of greedy players with random decks, one of a match at most.
[[nodiscard]] inline std::vector<Match> lethalPositions(std::size_t count) {
    const ArcanaGame& game = ArcanaGame::instance();
    std::vector<Match> found;
    for (std::uint64_t seed = 1; found.size() < count; ++seed) {
        Random random(seed);
        Match match(game.rulebook());
        begin(match, {seed, {randomDeck(game.pool(), random), randomDeck(game.pool(), random)}});
        GreedyPlayer greedy(evaluationFor(game.rulebook()), seed);
        int looked = 0;
        while (match.question() != nullptr && match.state().globals.turn < 60) {
            Replies options;
            match.options(options);
            const PlayerId player = match.asked();
            const MatchState& state = match.state();
            const bool begins = state.globals.current == player && step(state) == Step::Main && options.size() > 1;
            if (begins && looked != state.globals.turn && value(state, opponent(player), Value::Life) < 12) {
                looked = state.globals.turn;
                if (isProved(match, random)) {
                    found.push_back(match);
                    break;
                }
            }
            const Reply reply = options.size() == 1 ? options.front() : greedy.choose(View(match, player));
            if (match.answer(player, reply) != MessageId::None) break;
        }
    }
    return found;
}

}  // namespace duelogue::arcana
