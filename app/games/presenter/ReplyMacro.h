#pragma once

#include <QString>
#include <vector>

#include "match/loop/Reply.h"

namespace duelogue {

/// Several replies of one person that are offered as one: "All three of them, for 4 in all". They answer one
/// question after the other, the first of them the one at which the errand is offered.
struct ReplyMacro {
    /// From this TableAnswer::index on: errands, by their number.
    static constexpr int firstIndex = 200'000;

    QString label;             ///< what it does, with all that it costs
    std::vector<int> touches;  ///< cards that it is about, see TableAnswer
    Replies replies;           ///< two or more: one alone is offered anyway
};

}  // namespace duelogue
