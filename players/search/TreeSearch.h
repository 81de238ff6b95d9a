#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "match/loop/View.h"
#include "match/state/Random.h"
#include "players/plain/Evaluation.h"
#include "players/search/Meaning.h"
#include "players/search/Playout.h"
#include "players/search/SearchTree.h"

namespace duelogue {

/// How a search goes about it.
struct SearchManner {
    double curiosity = 0.6;      ///< how much replies that were seldom tried count against good ones
    std::uint32_t surprise = 3;  ///< of 100 answers of a playout, so many are not the most usual one
    bool keepsTree = true;       ///< what was found for the last decision is used for the next one, where it fits
};

/// What a search thinks of one reply.
struct Candidate {
    Reply reply;
    std::uint32_t visits = 0;
    double chance = 0;  ///< of the viewer to win, from 0 to 1
    double error = 0;   ///< its standard error
};

/// Information-set Monte Carlo tree search for one viewer (Cowling, Powley and Whitehouse 2012): one tree; each
/// iteration goes down it in a world of its own, sampled from the view, adds one question to it, and plays that world
/// out to where it is judged. It gets nothing but views and a generator, so what is hidden can't make a difference.
class TreeSearch {
public:
    TreeSearch(const Evaluation& evaluation, const SearchManner& manner);

    /// The question of a view; `replies` are two or more of its options, and nothing else is thought of as an answer to
    /// it. The tree of the last one is kept where what happened since is in it and nothing was revealed; looking for
    /// that costs at most so much work (WorkMeter).
    void begin(const View& view, Replies replies, Random& random,
               std::int64_t most = std::numeric_limits<std::int64_t>::max());
    /// From here on every iteration begins in this same world, with the same luck (a determinized search).
    void fix(const MatchState& world) { m_fixed = world; }
    /// One iteration, which costs at most so much work (WorkMeter).
    void iterate(Random& random, std::int64_t most = std::numeric_limits<std::int64_t>::max());
    /// What the viewer answers, so that the next begin() can find it in the tree.
    void answered(const Reply& reply) { m_answer = reply; }

    /// Those of the replies that were tried: first the one that is surest to be good (the highest lower bound of its
    /// chance) among those that were tried often, then by how often they were tried.
    [[nodiscard]] std::vector<Candidate> candidates() const;
    /// How much more often the one tried most was tried than the next one.
    [[nodiscard]] std::uint32_t lead() const;
    /// Iterations that went through the question, those of a tree that was kept counted in.
    [[nodiscard]] std::uint32_t visits() const { return m_tree.node(m_root).visits; }

    /// Returns true if the iterations since begin() have cost Evaluation::mostOfDecision times as much as that number
    /// of iterations usually does. So no decision takes much longer than usual, whatever the cards do. The cost follows
    /// from the matches alone, never from the clock.
    [[nodiscard]] bool hasWorkedEnough(int iterations) const { return m_work >= mostWork(iterations); }
    [[nodiscard]] std::int64_t mostWork(int iterations) const {
        return static_cast<std::int64_t>(Evaluation::mostOfDecision * static_cast<double>(m_usual * iterations));
    }
    /// The work since begin(), its own and that of line() included.
    [[nodiscard]] std::int64_t work() const { return m_work; }

    /// One answer of the expected line.
    struct Move {
        PlayerId player;
        Reply reply;
        std::string words;  ///< as the notation writes it

        bool operator==(const Move&) const = default;
    };
    /// How it may go on from the given reply: in one world, what was tried most. It is shorter where cards do far more
    /// than usual.
    [[nodiscard]] std::vector<Move> line(const Reply& first, std::size_t most, Random& random);

private:
    const Evaluation& m_evaluation;
    SearchManner m_manner;
    SearchTree m_tree;
    SearchTree::NodeId m_root = SearchTree::none;
    // The node of a tree that was kept also has edges of worlds in which other cards were drawn: which of its edges
    // count, and what they are as replies, say these two.
    Replies m_replies;
    std::vector<std::uint64_t> m_replyKeys;
    std::optional<View> m_view;
    std::optional<Meaning> m_meaning;
    std::optional<Reply> m_answer;
    std::optional<MatchState> m_fixed;
    int m_thisTurn = 0;
    int m_lastTurn = 0;
    double m_nearShare = 0;
    std::int64_t m_work = 0;   ///< since begin(), as WorkMeter counts it
    std::int64_t m_usual = 0;  ///< the usual work of an iteration

    // While it iterates, kept so that nothing need be allocated anew:
    Playout m_playout;
    Replies m_options;
    std::vector<std::uint64_t> m_keys;
    std::vector<SearchTree::EdgeId> m_edges;
    std::vector<float> m_weights;
    std::vector<SearchTree::Step> m_path;
    std::optional<Chances> m_near;  ///< as this turn had ended

    void goDown(Match& match, WorkMeter& meter);
    /// Once this turn has ended.
    void judgeNear(const Match& match);
    [[nodiscard]] Chances withNear(const Chances& far) const;
    [[nodiscard]] SearchTree::EdgeId edgeOf(std::size_t reply) const;
    void listReplies(const Match& match, bool atRoot, Replies& replies) const;
    [[nodiscard]] SearchTree::NodeId next(const Match& match, const SearchTree::Step& step,
                                          CommunicationId before) const;
    void grow(const Match& match, CommunicationId before);
    [[nodiscard]] Reply choose(const Match& match, SearchTree::NodeId node);
    [[nodiscard]] Chances judge(const Match& match) const;

    [[nodiscard]] SearchTree::NodeId find(const View& view, Random& random, WorkMeter& meter) const;
    [[nodiscard]] SearchTree::NodeId follow(Match match, const SearchTree::Step& step, const Reply& reply,
                                            const View& view, int& tries, WorkMeter& meter) const;
};

}  // namespace duelogue
