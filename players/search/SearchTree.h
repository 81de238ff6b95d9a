#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "match/loop/Reply.h"
#include "match/state/Ids.h"

namespace duelogue {

/// The chance of each player to win, from 0 to 1.
using Chances = std::array<double, maxPlayers>;

/// What a search remembers: one tree of decisions over many worlds. A node is a question that somebody has to answer,
/// an edge one reply to it, by its meaning (Meaning.h). Which replies there are may differ from world to world, so an
/// edge counts how often it was available (information-set search: Cowling, Powley and Whitehouse 2012).
///
/// Knows nothing of matches. Ids are indices, and stay what they are until clear().
class SearchTree {
public:
    using NodeId = std::uint32_t;
    using EdgeId = std::uint32_t;
    static constexpr std::uint32_t none = 0xffffffff;

    struct Node {
        std::uint64_t asked = 0;     ///< what is asked, as a meaning
        std::uint64_t gathered = 0;  ///< of an unordered question: the replies to it so far
        NodeId origin = none;        ///< of an unordered question: where it was first asked
        NodeId sibling = none;       ///< another question that may follow from the same reply
        EdgeId firstEdge = none;
        std::uint32_t visits = 0;
        double total = 0;  ///< of the chances of `mover`
        PlayerId mover;
    };
    struct Edge {
        std::uint64_t key = 0;  ///< the meaning of the reply
        double total = 0;       ///< of the chances of the node's mover
        double squares = 0;
        float weight = 0;  ///< how usual the reply is, compared with the others
        std::uint32_t visits = 0;
        std::uint32_t available = 0;
        NodeId child = none;
        EdgeId next = none;  ///< of the same node
        [[nodiscard]] double mean() const { return visits > 0 ? total / visits : 0; }
        /// The standard error of the mean.
        [[nodiscard]] double error() const;
    };
    /// One decision of an iteration.
    struct Step {
        NodeId node = none;
        EdgeId edge = none;
    };

    [[nodiscard]] const Node& node(NodeId id) const { return m_nodes[id]; }
    [[nodiscard]] const Edge& edge(EdgeId id) const { return m_edges[id]; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

    void clear();
    /// A question with nothing before it.
    NodeId plant(PlayerId mover, std::uint64_t asked);
    /// The question that follows from a reply; none where it was not met yet.
    [[nodiscard]] NodeId child(EdgeId edge, std::uint64_t asked) const;
    NodeId grow(EdgeId edge, PlayerId mover, std::uint64_t asked);
    /// The same question put again after one more reply to it, where the order of replies does not count: one node
    /// however it was reached; none where it was not met yet.
    [[nodiscard]] NodeId again(const Step& step) const;
    NodeId growAgain(const Step& step, PlayerId mover, std::uint64_t asked);

    /// The edge with this meaning; none where there is none.
    [[nodiscard]] EdgeId find(NodeId node, std::uint64_t key) const;
    EdgeId add(NodeId node, std::uint64_t key, float weight);
    /// Of edges of a node, all of them available now, the one to try: index into `edges`. `curiosity`: how much a reply
    /// that was seldom tried counts against a good one.
    [[nodiscard]] std::size_t select(NodeId node, const std::vector<EdgeId>& edges, double curiosity);
    /// An iteration has come to its end.
    void record(const std::vector<Step>& path, const Chances& chances);

private:
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::unordered_map<std::uint64_t, NodeId> m_again;

    [[nodiscard]] std::uint64_t keyOfAgain(const Step& step) const;
};

}  // namespace duelogue
