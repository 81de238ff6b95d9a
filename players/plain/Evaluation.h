#pragma once

#include <cstdint>
#include <vector>

#include "match/loop/Match.h"
#include "match/state/Random.h"

namespace duelogue {

class View;

/// What a computer player has to know of a game beyond its rules: how good a match is for somebody, and what one
/// usually answers. It is given whole matches, which a player has sampled from its view. Stateless; shared by threads.
class Evaluation {
public:
    Evaluation() = default;
    virtual ~Evaluation() = default;
    Evaluation(const Evaluation&) = delete;
    Evaluation& operator=(const Evaluation&) = delete;

    /// How good the match is for a player while it is not over: higher is better, 0 is even, always within the bounds
    /// of a match that is over.
    [[nodiscard]] virtual double standing(const Match& match, PlayerId player) const = 0;
    /// A sensible reply of the player who is asked, found at little cost; one of the options, which are not empty.
    /// Default: the most usual one.
    [[nodiscard]] virtual Reply habit(const Match& match, const Replies& options, Random& random) const;
    /// Leaves those replies that are worth a thought, at least one, first the one that changes least. Default: all.
    virtual void narrow(const Match& /*match*/, Replies& /*options*/) const {}

    /// A whole match that would look like the view to its viewer. Default: what is hidden is any of the cards that it
    /// can be, each as likely. A game may know better, by how it was played; all that it goes by is in the view.
    [[nodiscard]] virtual MatchState imagine(const View& view, Random& random) const;

    /// For each of the options what it may bring the player who is asked over doing nothing, in points of standing(),
    /// guessed at very little cost. A search tries them in this order, and plays so where it looks no further.
    /// `gains` becomes as long as the options. Default: all 0, so one is as usual as another.
    virtual void guess(const Match& match, const Replies& options, std::vector<double>& gains) const;
    /// The one of which guess() expects most; among equals by chance.
    [[nodiscard]] Reply mostUsual(const Match& match, const Replies& options, Random& random) const;
    /// Whether several replies to this question can be given in any order, and only the set of them counts.
    [[nodiscard]] virtual bool isUnordered(const Communication& /*question*/) const { return false; }
    /// Whether the reply ends a question that is asked again after everything done by it. Default: to be done.
    [[nodiscard]] virtual bool stops(const Reply& reply) const { return reply.is(ReplyWord::Done); }
    /// Through how many turns of others a greedy player goes on by habit() before it looks how it stands. Where habit
    /// is too weak a guess at what others do, looking at the end of the own turn is the better judgement.
    [[nodiscard]] virtual int turnsAhead(int players) const { return players - 1; }
    /// Through how many turns after the one that goes on a search plays a match out before it judges it; `own`: that
    /// one is the searcher's own. Default: until the searcher's next turn but two would begin.
    [[nodiscard]] virtual int turnsSearched(int players, bool own) const {
        return (own ? players - 1 : 0) + 2 * players;
    }
    /// How much of what a search makes of a reply is how it stands as the turn that goes on has ended, from 0 to 1; the
    /// rest is how it stands at the end of what is looked through. What is near is seen more clearly, but says less.
    [[nodiscard]] virtual double nearShare() const { return 0; }
    /// In how many worlds a greedy player tries each reply: more than one where what is hidden decides.
    [[nodiscard]] virtual int worlds() const { return 1; }
    /// A lead of so many points of standing() wins about 73 of 100 matches (the scale of a logistic curve).
    [[nodiscard]] virtual double clearLead() const { return 10; }

    /// The most work (WorkMeter) that decisions take in matches with the program's cards: a decision of the greedy
    /// player, and for each iteration of a search the iteration and the look for a forced win. Players give up beyond a
    /// multiple of it.
    struct UsualWork {
        std::int64_t greedy = 2000;
        std::int64_t iteration = 80;
        std::int64_t forcedWin = 0;  ///< beyond what is left over of the iterations
        /// So much of the work of a decision may go into the search for a forced win, from 0 to 1.
        double shareOfForcedWin = 1.0 / 3;
    };
    [[nodiscard]] virtual UsualWork usualWork(int /*players*/) const { return {}; }
    /// So many times the usual work is done at most for a decision, and for one iteration.
    static constexpr double mostOfDecision = 2;
    static constexpr std::int64_t mostOfIteration = 10;

    /// How far apart the chances are that the replies to one question lead to, compared with a game in which a turn is
    /// two or three plays: what a gentle level forgives goes by it.
    [[nodiscard]] virtual double weightOfReply() const { return 1; }

    /// A match that is over counts as this much for its winners, as much below zero for the others, a draw as 0.
    static constexpr double won = 1e6;
    [[nodiscard]] double of(const Match& match, PlayerId player) const;
    /// The chance that the player wins, from 0 to 1: a half is even. A match that is over is 1, 0, or a draw.
    [[nodiscard]] double chance(const Match& match, PlayerId player) const;
};

/// For a game of which nothing is known: only the end counts, and every reply is as usual as another.
class PlainEvaluation final : public Evaluation {
public:
    [[nodiscard]] double standing(const Match& match, PlayerId player) const override;
};

/// Whether a question belongs to something that was begun (its targets, its modes, its numbers). Those are the
/// questions that every game asks; with a game's own ones something begins.
[[nodiscard]] bool isFollowUp(const Communication& question);

/// What is known of the game of a rulebook; lives as long as the program.
[[nodiscard]] const Evaluation& evaluationFor(const Rulebook& rulebook);

}  // namespace duelogue
