#pragma once

#include <cstddef>
#include <utility>

#include "match/loop/Match.h"
#include "match/loop/Questions.h"

/// What evaluations of several games say of replies and questions alike.
namespace duelogue {

/// Leaves the options of which `isGood(place)`, in their order; all of them where none is. While one is looked at, all
/// that stood before it still do, in some order.
template <class IsGood>
void keep(Replies& replies, IsGood&& isGood) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        if (isGood(i)) std::swap(replies[kept++], replies[i]);
    }
    if (kept > 0) replies.resize(kept);
}

/// Whether several cards or targets are chosen, one after the other.
[[nodiscard]] inline bool choosesSeveral(const Communication& question) {
    return (question.is<ChooseCard>() || question.is<ChooseTarget>()) && question.as<Selection>().most > 1;
}

}  // namespace duelogue
