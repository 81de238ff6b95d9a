#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "match/loop/Match.h"
#include "match/loop/View.h"
#include "match/state/Random.h"
#include "players/plain/Evaluation.h"
#include "players/search/Playout.h"
#include "players/search/ReplyKey.h"
#include "players/search/SearchTree.h"

namespace duelogue {

/// Settings of a search.
struct SearchManner {
    double curiosity = 0.6;      ///< weight of exploration
    std::uint32_t surprise = 3;  ///< percentage of random replies in a playout
    /// Divides the scale of chances (Evaluation::chances()). Exploration decreases with it, so the course stays alike.
    double sharpness = 1;
    bool keepsTree = true;  ///< reuses the tree of the last decision where it fits
};

/// The result of a search for one reply.
struct Candidate {
    Reply reply;
    std::uint32_t visits = 0;
    double chance = 0;  ///< the viewer's chance to win, 0-1
    double error = 0;   ///< standard error of the chance
};

/// Information-set Monte Carlo tree search for one viewer (Cowling, Powley and Whitehouse 2012). Each iteration samples
/// a world from the view and descends the tree. It adds one question, plays the world out, and evaluates it. The search
/// gets only views and a generator, so hidden information cannot influence it.
class TreeSearch {
public:
    TreeSearch(const Evaluation& evaluation, const SearchManner& manner);

    /// Starts a search for the question of a view. `replies` are one or more legal replies, and the search considers
    /// only these. The last tree is kept if it contains the events since then and nothing was revealed. Looking for
    /// them costs at most `most` work (WorkMeter).
    void begin(const View& view, Replies replies, Random& random,
               std::int64_t most = std::numeric_limits<std::int64_t>::max());
    /// Starts every further iteration in this world with the same luck (a determinized search).
    void fix(const MatchState& world) { m_fixed = world; }
    /// Runs one iteration that costs at most `most` work, as counted by WorkMeter. Returns the chances at its end.
    Chances iterate(Random& random, std::int64_t most = std::numeric_limits<std::int64_t>::max());
    /// Records the viewer's reply, so that the next begin() can find it in the tree.
    void answered(const Reply& reply) { m_answer = reply; }

    /// Returns the tried replies. The first one is the most reliable: it has the highest lower bound of its chance
    /// among the often visited ones. The others follow by visits.
    [[nodiscard]] std::vector<Candidate> candidates() const;
    /// Returns the chance that the mean of a reply lacks because of exploration, see explorationCost().
    [[nodiscard]] double costOf(const Reply& reply) const;
    /// Returns the difference in visits between the two most visited replies.
    [[nodiscard]] std::uint32_t lead() const;
    /// Returns the iterations through the question, including those of a kept tree.
    [[nodiscard]] std::uint32_t visits() const { return m_tree.node(m_root).visits; }

    /// Returns true if the iterations since begin() have cost Evaluation::mostOfDecision times the usual work of that
    /// number of iterations. So no decision takes much longer than usual, whatever the cards do. The cost depends only
    /// on the matches, never on the clock.
    [[nodiscard]] bool hasWorkedEnough(int iterations) const { return m_work >= mostWork(iterations); }
    [[nodiscard]] std::int64_t mostWork(int iterations) const {
        return static_cast<std::int64_t>(Evaluation::mostOfDecision * static_cast<double>(m_usual * iterations));
    }
    /// Returns the work since begin(), including that of line().
    [[nodiscard]] std::int64_t work() const { return m_work; }

    /// A reply of the expected line.
    struct Move {
        PlayerId player;
        Reply reply;
        std::string words;  ///< in the notation

        bool operator==(const Move&) const = default;
    };
    /// Returns the given replies of the viewer and their most visited continuation in one sampled world, at most `most`
    /// moves. It is shorter if cards do far more than usual.
    [[nodiscard]] std::vector<Move> line(const Replies& first, std::size_t most, Random& random);
    /// Returns the replies that answer the viewer's question together, for example all cards of a set that is chosen
    /// card by card. The given reply comes first, then the most visited ones, and forced ones such as Done. The list
    /// ends before the first reply that leads to another event in the match, and where the tree ends.
    [[nodiscard]] Replies answerWith(const Reply& first, Random& random);
    /// Returns a sampled world after the moves that this search expects, when a turn after `lastTurn` begins or the
    /// match is over. Follows the tree and then the playout. No result is recorded.
    [[nodiscard]] Match sampleLine(int lastTurn, Random& random);

private:
    const Evaluation& m_evaluation;
    SearchManner m_manner;
    SearchTree m_tree;
    SearchTree::NodeId m_root = SearchTree::none;
    // The node of a kept tree also has edges from other worlds. These two say which edges count and which replies they
    // stand for.
    Replies m_replies;
    std::vector<std::uint64_t> m_replyKeys;
    std::optional<View> m_view;
    std::optional<ReplyKey> m_meaning;
    std::optional<Reply> m_answer;
    std::optional<MatchState> m_fixed;
    int m_thisTurn = 0;
    int m_lastTurn = 0;
    double m_nearShare = 0;
    std::int64_t m_work = 0;   ///< work since begin(), as counted by WorkMeter
    std::int64_t m_usual = 0;  ///< usual work of an iteration

    // Reused by iterations to avoid allocation:
    Playout m_playout;
    Replies m_options;
    std::vector<std::uint64_t> m_keys;
    std::vector<SearchTree::EdgeId> m_edges;
    std::vector<float> m_weights;
    std::vector<SearchTree::Step> m_path;
    std::optional<Chances> m_near;  ///< chances at the end of this turn

    void goDown(Match& match, WorkMeter& meter);
    /// Evaluates the match if this turn has ended.
    void judgeNear(const ReadableMatch& match);
    [[nodiscard]] Chances withNear(const Chances& far) const;
    [[nodiscard]] SearchTree::EdgeId edgeOf(std::size_t reply) const;
    void listReplies(const ReadableMatch& match, bool atRoot, Replies& replies) const;
    [[nodiscard]] SearchTree::NodeId next(const ReadableMatch& match, const SearchTree::Step& step,
                                          CommunicationId before) const;
    [[nodiscard]] std::optional<Reply> follow(const ReadableMatch& match, const Replies& replies, const Reply* given,
                                              SearchTree::Step& step, CommunicationId& before);
    void grow(const ReadableMatch& match, CommunicationId before);
    [[nodiscard]] Reply choose(const ReadableMatch& match, SearchTree::NodeId node);
    [[nodiscard]] Chances judge(const ReadableMatch& match) const;

    [[nodiscard]] SearchTree::NodeId find(const View& view, Random& random, WorkMeter& meter) const;
    [[nodiscard]] SearchTree::NodeId follow(Match match, const SearchTree::Step& step, const Reply& reply,
                                            const View& view, int& tries, WorkMeter& meter) const;
};

}  // namespace duelogue
