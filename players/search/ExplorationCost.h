#pragma once

#include "match/state/Ids.h"
#include "players/search/SearchTree.h"

namespace duelogue {

/// Returns the chance that a search lost after a reply because it also tried worse replies at later decisions of the
/// same player. The mean result of a tree is too low by this cost: the player will give the best replies. It counts
/// decisions at which the player learned nothing that was hidden before, so that every world offers equal replies. They
/// must have some visits, because the best of a few tries is too good by luck.
[[nodiscard]] double explorationCost(const SearchTree& tree, SearchTree::NodeId node, SearchTree::EdgeId reply,
                                     PlayerId player);

}  // namespace duelogue
