#include "players/search/ExplorationCost.h"

#include <algorithm>

namespace duelogue {

namespace {

/// The visits that a decision needs.
constexpr std::uint32_t fewestVisits = 30;
/// The maximum number of decisions on a path.
constexpr int mostDecisions = 60;
/// The maximum share of visits with replies that only some worlds offer. They are due to choices of other players.
constexpr double mostUncommon = 0.1;

class Costs {
public:
    Costs(const SearchTree& tree, PlayerId player) : m_tree(tree), m_player(player) {}

    [[nodiscard]] double afterReply(const SearchTree::Step& step, int depth) const {
        const SearchTree::Edge& edge = m_tree.edge(step.edge);
        double cost = 0;
        for (SearchTree::NodeId id = edge.child; id != SearchTree::none; id = m_tree.node(id).sibling)
            cost += m_tree.node(id).visits * atDecision(id, depth + 1);
        // Several orders of replies can lead to this node.
        if (const SearchTree::NodeId id = m_tree.again(step); id != SearchTree::none)
            cost += std::min(edge.visits, m_tree.node(id).visits) * atDecision(id, depth + 1);
        return edge.visits > 0 ? cost / edge.visits : 0;
    }

private:
    const SearchTree& m_tree;
    PlayerId m_player;

    [[nodiscard]] double atDecision(SearchTree::NodeId id, int depth) const {
        const SearchTree::Node& node = m_tree.node(id);
        if (node.visits < fewestVisits || depth > mostDecisions) return 0;
        if (node.mover == m_player) return atOwnDecision(id, depth);
        double cost = 0;
        for (SearchTree::EdgeId edge = node.firstEdge; edge != SearchTree::none; edge = m_tree.edge(edge).next)
            cost += m_tree.edge(edge).visits * afterReply({id, edge}, depth);
        return cost / node.visits;
    }

    [[nodiscard]] double atOwnDecision(SearchTree::NodeId id, int depth) const {
        const SearchTree::Node& node = m_tree.node(id);
        double weights = 0;
        double total = 0;
        std::uint32_t uncommon = 0;
        for (SearchTree::EdgeId at = node.firstEdge; at != SearchTree::none; at = m_tree.edge(at).next) {
            const SearchTree::Edge& edge = m_tree.edge(at);
            if (edge.visits == 0) continue;
            if (edge.available < node.visits) uncommon += edge.visits;
            const double visits = edge.visits;
            const double weight = visits * visits;
            weights += weight;
            total += weight * (edge.mean() + afterReply({id, at}, depth));
        }
        if (weights == 0 || uncommon > mostUncommon * node.visits) return 0;
        return total / weights - node.total / node.visits;
    }
};

}  // namespace

double explorationCost(const SearchTree& tree, SearchTree::NodeId node, SearchTree::EdgeId reply, PlayerId player) {
    return Costs(tree, player).afterReply({node, reply}, 0);
}

}  // namespace duelogue
