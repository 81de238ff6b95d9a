#pragma once

#include <cstddef>
#include <utility>

#include "match/loop/Questions.h"
#include "match/loop/ReadableMatch.h"

/// Heuristics about replies and questions that evaluations of several games share.
namespace duelogue {

/// Keeps the replies for which `isGood(index)` returns true, in their order; keeps all if none is good. When `isGood`
/// looks at an index, the replies before that index are still there, in any order.
template <class IsGood>
void keep(Replies& replies, IsGood&& isGood) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (isGood(i)) std::swap(replies[kept++], replies[i]);
    }
    if (kept > 0) replies.resize(kept);
}

/// Returns true if several cards or targets are chosen, one after the other.
[[nodiscard]] inline bool choosesSeveral(const Communication& question) {
    return (question.is<ChooseCard>() || question.is<ChooseTarget>()) && question.as<Selection>().most > 1;
}

}  // namespace duelogue
