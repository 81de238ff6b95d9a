#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "match/loop/Reply.h"
#include "match/state/Ids.h"
#include "players/plain/Evaluation.h"

namespace duelogue {

/// A tree of decisions over many worlds. A node is a question, and an edge is a reply, identified by its ReplyKey. The
/// available replies differ between worlds, so an edge counts how often its reply was available. This is
/// information-set search (Cowling, Powley and Whitehouse 2012).
///
/// The tree is independent of matches. Ids are indices and stay valid until clear().
class SearchTree {
public:
    using NodeId = std::uint32_t;
    using EdgeId = std::uint32_t;
    static constexpr std::uint32_t none = 0xffffffff;

    struct Node {
        std::uint64_t asked = 0;     ///< key of the question
        std::uint64_t gathered = 0;  ///< for an unordered question: combined key of the replies so far
        NodeId origin = none;        ///< for an unordered question: the node where it was first asked
        NodeId sibling = none;       ///< another question that may follow the same reply
        EdgeId firstEdge = none;
        std::uint32_t visits = 0;
        double total = 0;  ///< sum of the mover's chances
        PlayerId mover;
    };
    struct Edge {
        std::uint64_t key = 0;  ///< key of the reply
        double total = 0;       ///< sum of the mover's chances
        double squares = 0;
        float weight = 0;  ///< prior weight relative to the other replies
        std::uint32_t visits = 0;
        std::uint32_t available = 0;
        NodeId child = none;
        EdgeId next = none;  ///< next edge of the same node
        [[nodiscard]] double mean() const { return visits > 0 ? total / visits : 0; }
        /// Returns the standard error of the mean.
        [[nodiscard]] double error() const;
    };
    /// A decision of an iteration.
    struct Step {
        NodeId node = none;
        EdgeId edge = none;
    };

    [[nodiscard]] const Node& node(NodeId id) const { return m_nodes[id]; }
    [[nodiscard]] const Edge& edge(EdgeId id) const { return m_edges[id]; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

    void clear();
    /// Adds a root question.
    NodeId plant(PlayerId mover, std::uint64_t asked);
    /// Returns the question after a reply, or `none` if it is not in the tree.
    [[nodiscard]] NodeId child(EdgeId edge, std::uint64_t asked) const;
    NodeId grow(EdgeId edge, PlayerId mover, std::uint64_t asked);
    /// Returns the node of an unordered question after one more reply, or `none` if it is not in the tree. The order of
    /// replies does not matter: each set of replies has one node.
    [[nodiscard]] NodeId again(const Step& step) const;
    NodeId growAgain(const Step& step, PlayerId mover, std::uint64_t asked);

    /// Returns the edge with this key, or `none`.
    [[nodiscard]] EdgeId find(NodeId node, std::uint64_t key) const;
    EdgeId add(NodeId node, std::uint64_t key, float weight);
    /// Selects the edge to try next among available edges of a node, as an index into `edges`. `curiosity` weighs
    /// exploration against the mean.
    [[nodiscard]] std::size_t select(NodeId node, const std::vector<EdgeId>& edges, double curiosity);
    /// Adds the result of an iteration to all steps of its path.
    void record(const std::vector<Step>& path, const Chances& chances);

private:
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::unordered_map<std::uint64_t, NodeId> m_again;

    [[nodiscard]] std::uint64_t keyOfAgain(const Step& step) const;
};

}  // namespace duelogue
