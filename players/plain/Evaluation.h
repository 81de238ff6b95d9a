#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/state/Random.h"

namespace duelogue {

class View;

/// The probability of each seat to win, indexed by seat. A shared win counts as a share, and a draw as an equal share
/// of all seats. The chances of all seats sum to one; elements beyond the last seat are 0.
using Chances = std::array<double, maxPlayers>;

/// A game's knowledge for computer players beyond its rules: the value of a match and likely replies. All matches
/// passed to it are determinized from a player's view. Stateless and thread-safe.
class Evaluation {
public:
    Evaluation() = default;
    virtual ~Evaluation() = default;
    Evaluation(const Evaluation&) = delete;
    Evaluation& operator=(const Evaluation&) = delete;

    /// Returns the lead of a player over the best other player in an unfinished match: higher is better, 0 is even.
    /// With two players, the leads are opposite. The value stays between those of a lost and a won match.
    [[nodiscard]] virtual double evaluate(const ReadableMatch& match, PlayerId player) const = 0;
    /// Returns a sensible reply of the player to act at low cost. `replies` must not be empty. Default: likeliest().
    [[nodiscard]] virtual Reply rolloutPolicy(const ReadableMatch& match, const Replies& replies, Random& random) const;
    /// Keeps the replies worth considering, at least one. The one that changes least comes first. Default: keeps all.
    virtual void prune(const ReadableMatch& /*match*/, Replies& /*replies*/) const {}

    /// Returns a complete match that is consistent with the view. Default: hidden cards are drawn uniformly. A game may
    /// weigh them by how they were played, but must use only the view.
    [[nodiscard]] virtual MatchState determinize(const View& view, Random& random) const;

    /// Computes for each reply the expected gain of the player to act over doing nothing, in points of evaluate(). It
    /// must be very cheap. A search tries replies in this order, and playouts follow it. `gains` gets one element for
    /// each reply. Default: all 0, so all replies are equally likely.
    virtual void priors(const ReadableMatch& match, const Replies& replies, std::vector<double>& gains) const;
    /// Returns the reply with the highest prior, a random one among equals.
    [[nodiscard]] Reply likeliest(const ReadableMatch& match, const Replies& replies, Random& random) const;
    /// Returns true if several replies to this question may be given in any order, so that only their set counts.
    [[nodiscard]] virtual bool isUnordered(const Communication& /*question*/) const { return false; }
    /// Returns true if the reply ends a question that is otherwise asked again. Default: ReplyWord::Done.
    [[nodiscard]] virtual bool stops(const Reply& reply) const { return reply.is(ReplyWord::Done); }
    /// Returns the number of other players' turns that a greedy player looks ahead with rolloutPolicy(). It is 0 if
    /// that policy predicts other players badly. The value at the end of the own turn is then more reliable.
    [[nodiscard]] virtual int turnsAhead(int players) const { return players - 1; }
    /// Returns how many turns after the current one a search plays out. `own` is true in the searcher's turn. Default:
    /// until the searcher's third turn from now would begin.
    [[nodiscard]] virtual int turnsSearched(int players, bool own) const {
        return (own ? players - 1 : 0) + 2 * players;
    }
    /// Returns the weight of the value at the end of the current turn, 0-1. The rest is the value at the end of the
    /// playout. The near value is more accurate but says less.
    [[nodiscard]] virtual double shortTermWeight() const { return 0; }
    /// Returns the number of worlds in which a greedy player tries each reply. More than one pays if hidden cards
    /// decide.
    [[nodiscard]] virtual int worlds() const { return 1; }
    /// Returns the lead, in points of evaluate(), that wins about 73 % of matches. It is the scale of a logistic curve.
    [[nodiscard]] virtual double logisticScale() const { return 10; }

    /// The maximum work (WorkMeter) of decisions with the program's cards. `greedy` is for a decision of the greedy
    /// player, `iteration` and `forcedWin` for each iteration of a search. Players stop at a multiple of it.
    struct UsualWork {
        std::int64_t greedy = 2000;
        std::int64_t iteration = 80;
        std::int64_t forcedWin = 0;  ///< in addition to the work that iterations leave unused
        /// The maximum share of a decision's work for the search for a forced win, 0-1.
        double shareOfForcedWin = 1.0 / 3;
    };
    [[nodiscard]] virtual UsualWork usualWork(int /*players*/) const { return {}; }
    /// Multiples of the usual work at which a decision and an iteration stop.
    static constexpr double mostOfDecision = 2;
    static constexpr std::int64_t mostOfIteration = 10;

    /// Returns the spread of the chances of replies to one question. It is relative to a game with two or three plays
    /// in a turn. The margins of levels scale with it.
    [[nodiscard]] virtual double weightOfReply() const { return 1; }

    /// The value of a match to its winners. Other players get -`won`, and a draw is worth 0.
    static constexpr double won = 1e6;
    /// Returns the value of a match to the player, finished or not.
    [[nodiscard]] double of(const ReadableMatch& match, PlayerId player) const;
    /// Returns the chances of all seats. In an unfinished match, they are a softmax of the distances to the leader in
    /// units of logisticScale() divided by `sharpness`. With two players, this is the logistic curve of the lead. The
    /// chance of players who are out is 0.
    [[nodiscard]] Chances chances(const ReadableMatch& match, double sharpness = 1) const;
};

/// An evaluation without knowledge of the game: only the result counts, and all replies are equally likely.
class PlainEvaluation final : public Evaluation {
public:
    [[nodiscard]] double evaluate(const ReadableMatch& match, PlayerId player) const override;
};

/// Returns true if the question is part of something already begun, such as its targets, modes or numbers. These are
/// the questions common to all games. A game's own questions begin something.
[[nodiscard]] bool isFollowUp(const Communication& question);

/// Returns the evaluation of the rulebook's game; PlainEvaluation if none is registered. Thread-safe.
[[nodiscard]] const Evaluation& evaluationFor(const Rulebook& rulebook);

/// Registers the evaluation of a game (Vocabulary::game) in place of an earlier one. It must outlive the program's
/// matches. Must be called before the first match of the game begins.
void registerEvaluation(std::string_view game, const Evaluation& evaluation);

}  // namespace duelogue
