#include "players/search/SearchTree.h"

#include <algorithm>
#include <cmath>

#include "players/search/ReplyKey.h"

namespace duelogue {

double SearchTree::Edge::error() const {
    if (visits < 2) return 0.5;
    const double count = visits;
    const double variance = std::max(0.0, squares / count - mean() * mean());
    return std::sqrt(variance / (count - 1));
}

void SearchTree::clear() {
    m_nodes.clear();
    m_edges.clear();
    m_again.clear();
}

SearchTree::NodeId SearchTree::plant(PlayerId mover, std::uint64_t asked) {
    Node node;
    node.asked = asked;
    node.mover = mover;
    m_nodes.push_back(node);
    return static_cast<NodeId>(m_nodes.size() - 1);
}

SearchTree::NodeId SearchTree::child(EdgeId edge, std::uint64_t asked) const {
    NodeId id = m_edges[edge].child;
    while (id != none && m_nodes[id].asked != asked) id = m_nodes[id].sibling;
    return id;
}

SearchTree::NodeId SearchTree::grow(EdgeId edge, PlayerId mover, std::uint64_t asked) {
    const NodeId id = plant(mover, asked);
    m_nodes[id].sibling = m_edges[edge].child;
    m_edges[edge].child = id;
    return id;
}

std::uint64_t SearchTree::keyOfAgain(const Step& step) const {
    const Node& node = m_nodes[step.node];
    const NodeId origin = node.origin == none ? step.node : node.origin;
    return mixed(node.gathered + mixed(m_edges[step.edge].key, 2), origin);
}

SearchTree::NodeId SearchTree::again(const Step& step) const {
    const auto found = m_again.find(keyOfAgain(step));
    return found != m_again.end() ? found->second : none;
}

SearchTree::NodeId SearchTree::growAgain(const Step& step, PlayerId mover, std::uint64_t asked) {
    const NodeId id = plant(mover, asked);
    const Node& before = m_nodes[step.node];
    m_nodes[id].origin = before.origin == none ? step.node : before.origin;
    m_nodes[id].gathered = before.gathered + mixed(m_edges[step.edge].key, 2);
    m_again.emplace(keyOfAgain(step), id);
    return id;
}

SearchTree::EdgeId SearchTree::find(NodeId node, std::uint64_t key) const {
    EdgeId id = m_nodes[node].firstEdge;
    while (id != none && m_edges[id].key != key) id = m_edges[id].next;
    return id;
}

SearchTree::EdgeId SearchTree::add(NodeId node, std::uint64_t key, float weight) {
    Edge edge;
    edge.key = key;
    edge.weight = weight;
    edge.next = m_nodes[node].firstEdge;
    m_edges.push_back(edge);
    m_nodes[node].firstEdge = static_cast<EdgeId>(m_edges.size() - 1);
    return m_nodes[node].firstEdge;
}

std::size_t SearchTree::select(NodeId node, const std::vector<EdgeId>& edges, double curiosity) {
    double weights = 0;
    for (const EdgeId id : edges) {
        weights += m_edges[id].weight;
        ++m_edges[id].available;
    }
    // An untried reply is expected to bring slightly less than the node's mean. So unusual replies enter only as visits
    // grow.
    constexpr double caution = 0.02;
    const Node& at = m_nodes[node];
    const double untried = at.visits > 0 ? at.total / at.visits - caution : 0.5;
    std::size_t best = 0;
    double most = -1e9;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Edge& edge = m_edges[edges[i]];
        const double share = edge.weight / weights;
        const double config = curiosity * share * std::sqrt(static_cast<double>(edge.available)) / (1.0 + edge.visits);
        const double score = (edge.visits > 0 ? edge.mean() : untried) + config;
        if (score <= most) continue;
        most = score;
        best = i;
    }
    return best;
}

void SearchTree::record(const std::vector<Step>& path, const Chances& chances) {
    for (const Step& step : path) {
        Node& node = m_nodes[step.node];
        const double chance = chances[node.mover.value];
        ++node.visits;
        node.total += chance;
        Edge& edge = m_edges[step.edge];
        ++edge.visits;
        edge.total += chance;
        edge.squares += chance * chance;
    }
}

}  // namespace duelogue
