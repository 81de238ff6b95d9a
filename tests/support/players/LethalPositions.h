#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "match/loop/View.h"
#include "players/plain/Evaluation.h"
#include "players/plain/GreedyPlayer.h"
#include "players/search/SearchPlayer.h"

/// Positions from real matches of two players with a proved win in the current turn, whatever the opponent does.
namespace duelogue {

/// An exhaustive search of both players' replies to the end of a turn.
class WinProof {
public:
    /// `most` is the maximum number of replies tried.
    WinProof(PlayerId winner, int turn, int most) : m_winner(winner), m_turn(turn), m_left(most) {}

    /// Returns true if the winner provably wins in that turn, and false if this is wrong or remains unproved.
    [[nodiscard]] bool holds(const Match& match) {
        const Globals& globals = match.state().globals;
        if (globals.over != 0) return PlayerSet(globals.winners).has(m_winner);
        if (match.pendingQuestion() == nullptr || globals.turn != m_turn || m_left-- <= 0) return false;
        const bool mine = match.playerToAct() == m_winner;
        for (const Reply& reply : usualFirst(match)) {
            Match after = match;
            after.apply(reply);
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
        Replies replies;
        match.legalReplies(replies);
        if (replies.size() == 1) return replies;
        evaluation.prune(match, replies);
        std::vector<double> gains;
        evaluation.priors(match, replies, gains);
        std::vector<std::size_t> order(replies.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return gains[a] > gains[b]; });
        Replies sorted;
        for (const std::size_t i : order) sorted.push_back(replies[i]);
        return sorted;
    }
};

/// Returns true if the win is proved in the real match and in 60 worlds sampled from the winner's view.
[[nodiscard]] inline bool isProved(const Match& match, Random& random) {
    constexpr int effort = 4000;
    constexpr int worlds = 60;
    const PlayerId winner = match.playerToAct();
    const View view(match, winner);
    if (!WinProof(winner, match.state().globals.turn, effort).holds(match)) return false;
    for (int i = 0; i < worlds; ++i) {
        const Match world(match.rulebook(), view.sample(random));
        if (!WinProof(winner, match.state().globals.turn, effort).holds(world)) return false;
    }
    return true;
}

/// A source of such positions.
struct LethalGround {
    /// Returns a match that waits for its first answer. The generator then continues with sampling worlds.
    std::function<Match(std::uint64_t seed, Random& random)> begun;
    /// Returns true if a turn has just begun in which the player to act may have a win. Only then a proof is tried.
    std::function<bool(const Match& match)> isWorthALook;
};

/// Returns such positions from matches of greedy players, at most one from each match.
[[nodiscard]] inline std::vector<Match> lethalPositions(const LethalGround& ground, std::size_t count) {
    constexpr int latest = 60;
    std::vector<Match> found;
    for (std::uint64_t seed = 1; found.size() < count; ++seed) {
        Random random(seed);
        Match match = ground.begun(seed, random);
        GreedyPlayer greedy(evaluationFor(match.rulebook()), seed);
        int looked = 0;
        Replies replies;
        while (match.pendingQuestion() != nullptr && match.state().globals.turn < latest) {
            match.legalReplies(replies);
            const PlayerId player = match.playerToAct();
            const int turn = match.state().globals.turn;
            if (replies.size() > 1 && looked != turn && match.state().globals.current == player &&
                ground.isWorthALook(match)) {
                looked = turn;
                if (isProved(match, random)) {
                    found.push_back(match);
                    break;
                }
            }
            const Reply reply = replies.size() == 1 ? replies.front() : greedy.choose(View(match, player));
            if (match.play(player, reply) != MessageId::None) break;
        }
    }
    return found;
}

/// Plays the turn of a proved win by a search of 1000 iterations, against an opponent who escapes if possible. Returns
/// true if the search wins.
[[nodiscard]] inline bool winsInThisTurn(Match match) {
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    SearchPlayer player(evaluationFor(match.rulebook()), {1000, std::chrono::milliseconds(0)}, 1);
    Replies replies;
    while (match.pendingQuestion() != nullptr && match.state().globals.turn == turn) {
        match.legalReplies(replies);
        Reply reply = replies.front();
        if (replies.size() > 1 && match.playerToAct() == self) reply = player.choose(View(match, self));
        if (replies.size() > 1 && match.playerToAct() != self) {
            for (const Reply& escape : replies) {
                Match after = match;
                after.apply(escape);
                if (WinProof(self, turn, 2000).holds(after)) continue;
                reply = escape;
                break;
            }
        }
        match.apply(reply);
    }
    return match.state().globals.over != 0 && PlayerSet(match.state().globals.winners).has(self);
}

/// Returns the indices of the positions in which that search misses the win, such as "3 17 ".
[[nodiscard]] inline std::string missedWins(const std::vector<Match>& positions) {
    std::string missed;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (!winsInThisTurn(positions[i])) missed += std::to_string(i) + " ";
    }
    return missed;
}

}  // namespace duelogue
